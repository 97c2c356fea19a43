"""Balls in the air against what the equations say on paper: hops, landings, jumps, contacts in three dimensions."""

from itertools import pairwise
from math import cos, hypot, pi, radians, sin, sqrt

import pytest

from arbitro.table import (
    Bounce,
    Contact,
    Fall,
    Landing,
    Layout,
    Left,
    Motion,
    Rack,
    Segment,
    Shot,
    Table,
    pack,
    simulate,
    snooker_opening,
    snooker_table,
    unpack,
)

G = 9.81
SNOOKER = snooker_table()
BALL = SNOOKER.pieces["cue"]
BOUNCE, SLIDE, NOSE = 0.5, 0.2, 0.03675
UP = pi / 2


def alone(shot: Shot, table: Table = SNOOKER) -> Motion:
    return simulate(table, Layout({"cue": (shot.x, shot.y)}), shot)


def flights(motion: Motion, piece: str = "cue") -> list[Segment]:
    return [segment for segment in motion.path(piece) if segment.phase == "flying"]


def landings(motion: Motion, piece: str = "cue") -> list[Landing]:
    return [event for event in motion.events if isinstance(event, Landing) and event.piece == piece]


def kinetic(segment: Segment) -> float:
    """Return the energy of motion of a ball at the start of a segment, over half its mass."""
    turning = 0.4 * BALL.radius**2 * (segment.wx**2 + segment.wy**2 + segment.wz**2)
    return segment.vx**2 + segment.vy**2 + segment.vz**2 + turning


@pytest.mark.parametrize("raised", [5.0, 20.0, 45.0, 70.0])
def test_a_cue_raised_by_theta_makes_the_ball_hop_by_the_share_that_the_bed_gives_back(raised: float) -> None:
    motion = alone(Shot(0.9, 0.5, UP, 4.0, elevation=radians(raised)))
    hop, down = flights(motion)[0], landings(motion)[0]
    rise = BOUNCE * 4.0 * sin(radians(raised))
    assert hop.vz == pytest.approx(rise, rel=1e-12)
    assert down.time == pytest.approx(2 * rise / G, rel=1e-12)
    assert down.speed == pytest.approx(rise, rel=1e-12)
    assert hop.height(down.time / 2) == pytest.approx(rise**2 / (2 * G), rel=1e-12)
    assert hop.at(down.time)[1] - 0.5 == pytest.approx(hop.vy * 2 * rise / G, rel=1e-12)


def test_the_bed_rubs_the_ball_by_coulombs_law_as_it_throws_it_back() -> None:
    theta = radians(30)
    hop = flights(alone(Shot(0.9, 0.5, UP, 4.0, elevation=theta)))[0]
    rubbed = SLIDE * (1 + BOUNCE) * 4.0 * sin(theta)
    assert hop.vy == pytest.approx(4.0 * cos(theta) - rubbed, rel=1e-12)
    assert hop.wx == pytest.approx(-2.5 * rubbed / BALL.radius, rel=1e-12)


def test_each_landing_gives_back_half_and_the_least_hop_stays_down() -> None:
    motion = alone(Shot(0.9, 0.5, UP, 3.0, elevation=radians(50)))
    speeds = [down.speed for down in landings(motion)]
    assert [late / early for early, late in pairwise(speeds)] == pytest.approx(
        [BOUNCE] * (len(speeds) - 1), rel=1e-9
    )
    assert 0.05 <= speeds[-1] < 0.1
    after = [s for s in motion.path("cue") if s.time == landings(motion)[-1].time]
    assert [s.phase for s in after] == ["rolling"]


def test_a_level_cue_leaves_the_ball_on_the_bed() -> None:
    assert not flights(alone(Shot(0.9, 0.5, UP, 10.0)))


def test_a_hop_that_the_bed_keeps_down_does_not_fly() -> None:
    assert not flights(alone(Shot(0.9, 0.5, UP, 1.0, elevation=radians(5))))


def clears(speed: float, raised: float, distance: float) -> bool:
    """Tell by the equations whether a hop touches no ball that stands at a distance."""
    rise = BOUNCE * speed * sin(raised)
    ahead = speed * cos(raised) - SLIDE * (1 + BOUNCE) * speed * sin(raised)
    steps = [2 * rise / G * k / 4000 for k in range(4001)]
    ways = [(ahead * t - distance, rise * t - G * t * t / 2) for t in steps]
    return min(hypot(*way) for way in ways) > 2 * BALL.radius


@pytest.mark.parametrize("speed", [3.0, 4.0, 5.0, 6.0])
@pytest.mark.parametrize("raised", [25.0, 35.0, 45.0])
@pytest.mark.parametrize("distance", [0.2, 0.3, 0.4])
def test_a_jump_clears_a_ball_exactly_when_its_geometry_does(
    speed: float, raised: float, distance: float
) -> None:
    layout = Layout({"cue": (0.9, 0.5), "red-1": (0.9, 0.5 + distance)})
    motion = simulate(SNOOKER, layout, Shot(0.9, 0.5, UP, speed, elevation=radians(raised)))
    until = 2 * BOUNCE * speed * sin(radians(raised)) / G
    touched = any(isinstance(event, Contact) and event.time <= until for event in motion.events)
    assert touched is not clears(speed, radians(raised), distance)


def met_in_the_air(table: Table, offset: float = 0.0) -> tuple[Motion, Contact]:
    layout = Layout({"cue": (0.9, 0.5), "red-1": (0.9 + offset, 0.7)})
    motion = simulate(table, layout, Shot(0.9, 0.5, UP, 3.0, 0.0, 0.1, elevation=radians(20)))
    contact = next(event for event in motion.events if isinstance(event, Contact))
    return motion, contact


def around(motion: Motion, piece: str, time: float) -> tuple[Segment, Segment | None]:
    """Return the segments of a piece that start at a time, and before it."""
    path = motion.path(piece)
    after = next(segment for segment in path if segment.time >= time)
    return after, next((segment for segment in reversed(path) if segment.time < time), None)


@pytest.mark.parametrize("offset", [0.0, 0.02, 0.04])
def test_balls_that_meet_in_the_air_touch_in_three_dimensions(offset: float) -> None:
    motion, contact = met_in_the_air(SNOOKER, offset)
    cue, before = around(motion, "cue", contact.time)
    assert before is not None
    assert before.height(contact.time) > 0.01
    x, y = before.at(contact.time)
    assert hypot(x - 0.9 - offset, y - 0.7, before.height(contact.time)) == pytest.approx(
        2 * BALL.radius, abs=1e-12
    )
    assert cue.z == pytest.approx(before.height(contact.time), abs=1e-15)


@pytest.mark.parametrize("offset", [0.0, 0.02, 0.04])
def test_a_smooth_contact_in_the_air_pushes_both_balls_along_the_line_of_centres(offset: float) -> None:
    """With smooth balls and a dead, smooth bed the ball below goes along the bed, and the one above is thrown back."""
    lively = SNOOKER.with_coefficients(rub=0.0, rub_slow=0.0)
    motion, contact = met_in_the_air(lively, offset)
    cue, before = around(motion, "cue", contact.time)
    red = around(motion, "red-1", contact.time)[0]
    assert before is not None
    sinking = before.vz - G * (contact.time - before.time)
    line = (red.x - cue.x, red.y - cue.y, red.z - cue.z)
    pushed = (cue.vx - before.vx, cue.vy - before.vy, cue.vz - sinking)
    for a, b in ((0, 1), (1, 2), (0, 2)):
        assert pushed[a] * line[b] - pushed[b] * line[a] == pytest.approx(0.0, abs=1e-12)


@pytest.mark.parametrize("offset", [0.0, 0.01, 0.03, 0.05])
def test_a_contact_in_the_air_keeps_what_the_bed_does_not_take(offset: float) -> None:
    """Along the bed the momentum changes by no more than the bed can rub, and energy only falls."""
    motion, contact = met_in_the_air(SNOOKER, offset)
    cue, before = around(motion, "cue", contact.time)
    red = around(motion, "red-1", contact.time)[0]
    assert before is not None
    sinking = before.vz - G * (contact.time - before.time)
    assert kinetic(cue) + kinetic(red) < kinetic(before) - before.vz**2 + sinking**2
    bed = cue.vz + red.vz - sinking
    lost = hypot(cue.vx + red.vx - before.vx, cue.vy + red.vy - before.vy)
    assert 0.0 <= lost <= SLIDE * bed + 1e-12


def test_two_flying_balls_keep_their_momentum_in_three_dimensions() -> None:
    """A red thrown up by the cue ball is met by it again before either has come down."""
    found = 0
    for step in range(300):
        layout = Layout({"cue": (0.9, 0.5), "red-1": (0.9, 0.77 + 0.0002 * step)})
        motion = simulate(SNOOKER, layout, Shot(0.9, 0.5, UP, 3.03, elevation=radians(41.5)))
        found += sum(_kept(motion, event) for event in motion.events if isinstance(event, Contact))
    assert found > 5


def _kept(motion: Motion, contact: Contact) -> bool:
    """Hold a contact to its momentum if both balls were in the air; tell whether they were."""
    pairs = [around(motion, piece, contact.time) for piece in ("cue", "red-1")]
    if any(before is None or before.phase != "flying" or after.z == 0.0 for after, before in pairs):
        return False
    for axis in ("vx", "vy", "vz"):
        fell = G if axis == "vz" else 0.0
        gained = [
            getattr(after, axis) - getattr(before, axis) + fell * (contact.time - before.time)
            for after, before in pairs
            if before is not None
        ]
        assert sum(gained) == pytest.approx(0.0, abs=1e-12)
    return True


def test_a_ball_pressed_into_the_bed_is_thrown_back() -> None:
    layout = Layout({"cue": (0.9, 0.5), "red-1": (0.9, 0.584)})
    motion = simulate(SNOOKER, layout, Shot(0.9, 0.5, UP, 6.8, elevation=radians(45)))
    assert flights(motion, "red-1")
    assert all(down.speed > 0 for down in landings(motion, "red-1"))


def test_a_ball_on_the_bed_and_one_in_the_air_meet_the_same_cushion_line() -> None:
    high = NOSE - BALL.radius
    inset = BALL.radius - sqrt(BALL.radius**2 - high**2)
    motion = alone(Shot(0.9, 3.3, UP, 4.0, elevation=radians(8)))
    bounce = next(event for event in motion.events if isinstance(event, Bounce))
    before = around(motion, "cue", bounce.time)[1]
    assert before is not None
    assert before.phase == "flying"
    away = SNOOKER.bed.length - before.at(bounce.time)[1] - inset
    up = before.height(bounce.time) + BALL.radius - NOSE
    assert hypot(away, up) == pytest.approx(BALL.radius, abs=1e-12)


def test_a_nose_below_the_middle_throws_the_ball_up() -> None:
    """The ball comes to the cushion with its middle above the nose: its fall is turned upward."""
    for y in (2.9, 2.95, 3.0, 3.05, 3.1):
        motion = alone(Shot(0.9, y, UP, 4.0, elevation=radians(35)))
        bounce = next(event for event in motion.events if isinstance(event, Bounce | Left))
        after, before = around(motion, "cue", bounce.time)
        if isinstance(bounce, Bounce) and before and before.height(bounce.time) > 0.6 * BALL.radius:
            assert after.vz > before.vz - G * (bounce.time - before.time)
            assert after.vy < before.vy
            return
    pytest.fail("no ball came high enough")


def test_a_ball_that_clears_the_nose_has_left_the_table() -> None:
    motion = alone(Shot(0.9, 3.0, UP, 6.0, elevation=radians(35)))
    assert motion.off_table == ("cue",)
    left = motion.events[-1]
    assert isinstance(left, Left)
    last = flights(motion)[-1]
    assert last.height(left.time) >= NOSE
    assert "cue" not in motion.final.at
    assert motion.path("cue")[-1].phase == "gone"
    assert motion.at(left.time + 1) == {}


def test_a_ball_flies_over_a_pocket_and_leaves_or_is_low_enough_and_falls() -> None:
    corner = SNOOKER.bed.pockets[0]
    start = (0.45, 0.45)
    shots = [Shot(*start, pi / 4 - pi, speed, elevation=radians(40)) for speed in (1.0, 3.0, 6.0)]
    ends = [alone(shot).events[-1] for shot in shots]
    assert isinstance(ends[0], Fall)
    assert ends[0].pocket == corner.name
    assert isinstance(ends[2], Left)


def test_a_stroke_in_the_air_is_recorded_whole_and_small() -> None:
    motion = alone(Shot(0.9, 0.5, UP, 4.0, 0.2, 0.1, elevation=radians(40)))
    assert Motion.from_json(motion.json()) == motion
    again = unpack(pack(motion))
    assert [(s.z, s.vz, s.az, s.phase) for s in again.segments] == [
        (s.z, s.vz, s.az, s.phase) for s in motion.segments
    ]
    in_the_air = len(flights(motion))
    plain = alone(Shot(0.9, 0.5, UP, 4.0))
    assert len(plain.json()) < len(motion.json())
    rows = len(motion.segments) * 70 + in_the_air * 24
    assert rows < len(pack(motion)) < rows + 1_200


def test_energy_with_the_height_only_ever_falls() -> None:
    motion = alone(Shot(0.9, 0.5, 1.2, 5.0, 0.3, -0.2, elevation=radians(50)))
    energies = [kinetic(s) + 2 * G * s.z for s in motion.path("cue")]
    assert all(late <= early * (1 + 1e-12) for early, late in pairwise(energies))


def test_swerve_grows_with_the_elevation() -> None:
    ends = [
        alone(Shot(0.9, 0.3, UP, 2.0, side=0.4, elevation=radians(raised))).at(0.8)["cue"][0]
        for raised in (0, 20, 40)
    ]
    assert ends[0] < ends[1] < ends[2]


def test_a_ball_that_comes_to_rest_on_others_is_off_the_table() -> None:
    """On a table so sticky that the triangle does not give way, a ball lies on it and never comes down."""
    sticky = SNOOKER.with_coefficients(slide=30.0, roll=30.0, bounce_slow=0.2, bounce_fast=0.2)
    opening = snooker_opening(sticky, Rack(gap=0.0)).at
    reds = {name: at for name, at in opening.items() if name.startswith("red")}
    shot = Shot(0.8966, 2.60975, UP, 2.25257, elevation=0.85507)
    motion = simulate(sticky, Layout({**reds, "cue": (shot.x, shot.y)}), shot)
    assert motion.off_table == ("cue",)
    last = flights(motion)[-1]
    assert last.z > BALL.radius
    assert hypot(last.vx, last.vy, last.vz) < 0.1
