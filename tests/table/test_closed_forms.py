"""Single motions and contacts against what the equations say on paper."""

from itertools import pairwise
from math import acos, asin, atan2, cos, degrees, hypot, pi, radians, sin, sqrt

import pytest

from arbitro.table import (
    HAN_2005,
    Bounce,
    Contact,
    CushionModel,
    Fall,
    Flick,
    Layout,
    Motion,
    Segment,
    Shot,
    Table,
    Turn,
    carrom_table,
    simulate,
    snooker_table,
)
from arbitro.table.models import FIRST, PRESENT, Models, apply_models
from arbitro.table.stroke import FULL_FORCE

G = 9.81
CARROM, SNOOKER, HAN = carrom_table(), snooker_table(), snooker_table(coefficients=HAN_2005)
STRIKER, MAN, BALL = CARROM.pieces["striker"], CARROM.pieces["queen"], SNOOKER.pieces["cue"]


def alone(table: Table, stroke: Flick | Shot) -> Motion:
    return simulate(table, Layout({table.struck: (stroke.x, stroke.y)}), stroke)


def after(motion: Motion, piece: str, time: float) -> Segment:
    """Return the first segment of a piece that starts at or after a time."""
    return next(segment for segment in motion.path(piece) if segment.time >= time)


def velocity(segment: Segment, time: float) -> tuple[float, float]:
    t = time - segment.time
    return segment.vx + segment.ax * t, segment.vy + segment.ay * t


@pytest.mark.parametrize("speed", [0.1, 0.4, 0.9])
def test_a_disc_stops_after_v_squared_over_two_mu_g(speed: float) -> None:
    motion = alone(CARROM, Flick(0.37, 0.1174, pi / 2, speed))
    x, y = motion.final.at["striker"]
    assert hypot(x - 0.37, y - 0.1174) == pytest.approx(speed**2 / (2 * 0.13 * G), rel=1e-12)
    assert motion.duration == pytest.approx(speed / (0.13 * G), rel=1e-12)


def test_a_spinning_disc_slides_farther_and_straight() -> None:
    plain = alone(CARROM, Flick(0.37, 0.1174, pi / 2, 0.8))
    spun = alone(CARROM, Flick(0.37, 0.1174, pi / 2, 0.8, spin=60.0))
    assert spun.final.at["striker"][1] > plain.final.at["striker"][1] + 0.01
    assert spun.final.at["striker"][0] == pytest.approx(0.37, abs=1e-12)


def test_a_disc_with_little_spin_keeps_it_as_the_root_of_its_speed() -> None:
    motion = alone(CARROM, Flick(0.37, 0.1174, pi / 2, 1.0, spin=6.0))
    first, second = motion.path("striker")[:2]
    falls = hypot(second.vx, second.vy) / hypot(first.vx, first.vy)
    assert second.wz / first.wz == pytest.approx(sqrt(falls), rel=1e-9)


@pytest.mark.parametrize("speed", [0.5, 1.5, 3.0])
def test_a_stunned_ball_rolls_at_five_sevenths(speed: float) -> None:
    motion = alone(SNOOKER, Shot(0.9, 0.3, pi / 2, speed))
    turn = next(event for event in motion.events if isinstance(event, Turn))
    assert turn.phase == "rolling"
    assert turn.time == pytest.approx(2 * speed / (7 * 0.2 * G), rel=1e-12)
    rolling = after(motion, "cue", turn.time)
    assert rolling.vy == pytest.approx(speed * 5 / 7, rel=1e-12)


def test_a_rolling_ball_stops_after_v_squared_over_two_mu_g() -> None:
    motion = alone(SNOOKER, Shot(0.9, 0.3, pi / 2, 0.7, height=0.4))
    assert len(motion.segments) == 2
    assert motion.final.at["cue"][1] - 0.3 == pytest.approx(0.7**2 / (2 * 0.01 * G), rel=1e-9)


def test_side_alone_does_not_bend_the_path_and_elevation_with_side_does() -> None:
    level = alone(SNOOKER, Shot(0.9, 0.3, pi / 2, 2.0, side=0.4))
    raised = alone(SNOOKER, Shot(0.9, 0.3, pi / 2, 2.0, side=0.4, elevation=0.5))
    assert level.segments[1].x == pytest.approx(0.9, abs=1e-12)
    assert raised.segments[1].x > 0.9 + 1e-3


def two_balls(table: Table, cut: float, speed: float, height: float, distance: float = 0.3) -> Motion:
    """Play the cue ball up the table so that it meets a red at a cut angle in degrees."""
    size = 2 * BALL.radius
    ghost_x, ghost_y = 0.9, 0.5 + distance
    red = (ghost_x + size * sin(radians(cut)), ghost_y + size * cos(radians(cut)))
    return simulate(
        table, Layout({"cue": (0.9, 0.5), "red-1": red}), Shot(0.9, 0.5, pi / 2, speed, 0.0, height)
    )


def contact(motion: Motion) -> Contact:
    return next(event for event in motion.events if isinstance(event, Contact))


@pytest.mark.parametrize("cut", [15.0, 30.0, 45.0, 60.0])
def test_a_stun_shot_between_perfect_balls_parts_at_ninety_degrees(cut: float) -> None:
    perfect = SNOOKER.with_coefficients(bounce_slow=1.0, bounce_fast=1.0, rub=0.0, rub_slow=0.0)
    motion = two_balls(perfect, cut, 3.0, 0.0, distance=1e-6)
    met = contact(motion)
    cue, red = after(motion, "cue", met.time), after(motion, "red-1", met.time)
    cosine = (cue.vx * red.vx + cue.vy * red.vy) / (hypot(cue.vx, cue.vy) * hypot(red.vx, red.vy))
    assert degrees(acos(cosine)) == pytest.approx(90.0, abs=1e-3)


@pytest.mark.parametrize("fraction", [0.35, 0.5, 0.65])
def test_a_rolling_ball_that_hits_near_half_is_deflected_by_about_thirty_degrees(fraction: float) -> None:
    cut = degrees(asin(1 - fraction))  # the fullness of a hit is one less the sine of the cut
    perfect = SNOOKER.with_coefficients(bounce_slow=1.0, bounce_fast=1.0, rub=0.0, rub_slow=0.0)
    motion = two_balls(perfect, cut, 2.0, 0.4)
    rolling = next(s for s in motion.path("cue") if s.time > contact(motion).time and s.phase == "rolling")
    assert abs(degrees(atan2(rolling.vx, rolling.vy))) == pytest.approx(31.5, abs=3.0)


@pytest.mark.parametrize("table", [SNOOKER, SNOOKER.with_coefficients(bounce_slow=0.7, bounce_fast=0.5)])
@pytest.mark.parametrize("cut", [0.0, 20.0, 50.0, 80.0])
def test_a_contact_keeps_momentum_and_the_stated_share_of_closing_speed(table: Table, cut: float) -> None:
    motion = two_balls(table, cut, 2.5, 0.2)
    met = contact(motion)
    before = velocity(next(s for s in reversed(motion.path("cue")) if s.time < met.time), met.time)
    cue, red = after(motion, "cue", met.time), after(motion, "red-1", met.time)
    assert cue.vx + red.vx == pytest.approx(before[0], abs=1e-12)
    assert cue.vy + red.vy == pytest.approx(before[1], abs=1e-12)
    nx, ny = (red.x - cue.x) / (2 * BALL.radius), (red.y - cue.y) / (2 * BALL.radius)
    share = ((red.vx - cue.vx) * nx + (red.vy - cue.vy) * ny) / met.speed
    given = table.coefficients
    assert share == pytest.approx(
        given.bounce_slow + (given.bounce_fast - given.bounce_slow) * met.speed / given.fast, rel=1e-9
    )


def test_side_throws_the_object_ball_off_its_line() -> None:
    plain, spun = (
        simulate(
            SNOOKER,
            Layout({"cue": (0.9, 0.5), "red-1": (0.9, 0.8)}),
            Shot(0.9, 0.5, pi / 2, 1.0, side=side, height=0.0),
        )
        for side in (0.0, 0.5)
    )
    assert plain.path("red-1")[0].vx == pytest.approx(0.0, abs=1e-12)
    thrown = degrees(atan2(spun.path("red-1")[0].vx, spun.path("red-1")[0].vy))
    assert -6.0 < thrown < -1.0  # right-hand side throws to the left: to greater angles, to smaller x


@pytest.mark.parametrize("speed", [0.5, 2.0, 4.5])
def test_a_disc_leaves_the_cushion_at_seven_tenths(speed: float) -> None:
    motion = alone(apply_models(CARROM, FIRST), Flick(0.37, 0.37, 0.0, 1.0 + speed))
    bounce = next(event for event in motion.events if isinstance(event, Bounce))
    assert -after(motion, "striker", bounce.time).vx == pytest.approx(0.7 * bounce.speed, rel=1e-12)


@pytest.mark.parametrize("speed", [0.2, 1.0, 2.0, 4.5])
def test_what_a_frame_gives_back_falls_with_the_fourth_root_of_the_speed(speed: float) -> None:
    motion = alone(CARROM, Flick(0.37, 0.37, 0.0, 1.0 + speed))
    bounce = next(event for event in motion.events if isinstance(event, Bounce))
    share = 0.85 * min(1.0, (1.4 / bounce.speed) ** 0.25)
    assert -after(motion, "striker", bounce.time).vx == pytest.approx(share * bounce.speed, rel=1e-12)


@pytest.mark.parametrize("speed", [1.0, 3.0, 5.0, 9.0])
def test_hans_restitution_rises_and_falls_with_the_speed(speed: float) -> None:
    slippery = apply_models(HAN, Models(loss="han-2005")).with_coefficients(cushion_rub=0.0)
    motion = alone(slippery, Shot(0.889, 0.3, -pi / 2, speed))
    bounce = next(event for event in motion.events if isinstance(event, Bounce))
    kept = max(0.4, 0.5 + 0.257 * bounce.speed - 0.044 * bounce.speed**2)
    share = (1.0 + kept) * (1.0 - (0.03675 / BALL.radius - 1.0) ** 2) - 1.0
    assert after(motion, "cue", bounce.time).vy == pytest.approx(share * bounce.speed, rel=1e-12)


@pytest.mark.parametrize("angle", [20.0, 45.0, 70.0])
def test_a_disc_that_grips_the_cushion_loses_a_third_of_its_speed_along_it(angle: float) -> None:
    rough = CARROM.with_coefficients(cushion_rub=10.0)
    motion = alone(rough, Flick(0.65, 0.2, radians(angle), 2.5))
    bounce = next(event for event in motion.events if isinstance(event, Bounce))
    assert bounce.place == 1
    gone = after(motion, "striker", bounce.time)
    into = velocity(next(s for s in reversed(motion.path("striker")) if s.time < bounce.time), bounce.time)
    assert gone.vy == pytest.approx(into[1] * 2 / 3, rel=1e-9)
    assert gone.wz * STRIKER.radius == pytest.approx(-gone.vy, rel=1e-9)


def test_a_square_rebound_by_han_follows_his_closed_form() -> None:
    sine = 0.03675 / BALL.radius - 1.0
    slippery = HAN.with_coefficients(cushion_rub=0.0)
    motion = alone(slippery, Shot(0.889, 0.5, -pi / 2, 2.0))
    bounce = next(event for event in motion.events if isinstance(event, Bounce))
    share = 1.95 * (1 - sine * sine) - 1.0
    assert after(motion, "cue", bounce.time).vy == pytest.approx(share * bounce.speed, rel=1e-12)


def test_running_side_lengthens_the_angle_off_the_cushion_and_check_side_shortens_it() -> None:
    def leaves(side: float, table: Table) -> float:
        motion = alone(table, Shot(0.5, 0.5, radians(-60), 2.0, side=side))
        bounce = next(event for event in motion.events if isinstance(event, Bounce))
        gone = after(motion, "cue", bounce.time)
        return degrees(atan2(gone.vx, gone.vy))

    assert SNOOKER.coefficients.cushion is CushionModel.MATHAVAN_2010
    for table in (SNOOKER, HAN):
        assert leaves(-0.4, table) > leaves(0.0, table) + 3.0 > leaves(0.4, table) + 6.0


def test_a_square_rolling_rebound_by_mathavan_loses_more_than_restitution_alone() -> None:
    motion = alone(SNOOKER, Shot(0.889, 0.6, -pi / 2, 1.5, height=0.4))
    bounce = next(event for event in motion.events if isinstance(event, Bounce))
    share = after(motion, "cue", bounce.time).vy / bounce.speed
    assert 0.85 < share < 0.98


def test_law_a1_a_full_flick_covers_three_and_a_half_boards() -> None:
    motion = alone(CARROM, Flick(0.37, 0.1174, pi / 2, FULL_FORCE))
    path = motion.path("striker")
    covered = sum(hypot(end.x - part.x, end.y - part.y) for part, end in pairwise(path))
    assert covered >= 3.5 * CARROM.bed.length


@pytest.mark.parametrize(("models", "least"), [(FIRST, 3.8), (PRESENT, 3.6)])
def test_a_hard_shot_from_baulk_runs_four_lengths_of_the_table(models: Models, least: float) -> None:
    motion = alone(apply_models(SNOOKER, models), Shot(0.8, 0.737, pi / 2, 7.0))
    path = motion.path("cue")
    covered = sum(hypot(end.x - part.x, end.y - part.y) for part, end in pairwise(path))
    assert least < covered / SNOOKER.bed.length < 5.0


def test_directions_are_as_exact_as_the_platforms() -> None:
    engine = CARROM.engine({})
    for k in range(-4000, 4000):
        cosine, sine = engine.direction(0.01 * k + 1e-5)
        assert cosine == pytest.approx(cos(0.01 * k + 1e-5), abs=3e-16)
        assert sine == pytest.approx(sin(0.01 * k + 1e-5), abs=3e-16)


def test_a_hole_that_swallows_takes_a_piece_at_the_speed_that_it_has_there() -> None:
    motion = alone(apply_models(CARROM, FIRST), Flick(0.1, 0.1, radians(225), 1.0))
    fall = motion.events[-1]
    assert isinstance(fall, Fall)
    assert fall.pocket == "south-west"
    covered = hypot(0.1 - motion.segments[-1].x, 0.1 - motion.segments[-1].y)
    assert fall.speed == pytest.approx(sqrt(1.0 - 2 * 0.13 * G * covered), rel=1e-9)


@pytest.mark.parametrize("speed", [0.2, 1.0, 3.0])
def test_a_contact_beside_an_idle_neighbour_bounces_as_one_alone(speed: float) -> None:
    """The springs of a pack give back what the restitution says."""
    smooth = CARROM.with_coefficients(rub=0.0)
    reach = STRIKER.radius + MAN.radius
    men = {"queen": (0.37, 0.2 + reach + 1e-6), "white-1": (0.37 + 2 * MAN.radius + 1e-4, 0.2 + reach + 1e-6)}
    motion = simulate(smooth, Layout({"striker": (0.37, 0.2), **men}), Flick(0.37, 0.2, pi / 2, speed))
    met = contact(motion)
    striker, queen = after(motion, "striker", met.time), after(motion, "queen", met.time)
    restitution = 0.85 - 0.25 * speed / 5.0
    assert (queen.vy - striker.vy) / speed == pytest.approx(restitution, rel=0.01)
