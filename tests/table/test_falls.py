"""Pieces over a hole: what tips, what sinks, what is thrown back over the brink, and what falls late."""

from math import cos, hypot, pi, radians, sin, sqrt

import pytest

from arbitro.table import (
    Bounce,
    Fall,
    Flick,
    Layout,
    Motion,
    Segment,
    Shot,
    Table,
    carrom_table,
    pack,
    simulate,
    simulate_many,
    snooker_table,
    unpack,
)
from arbitro.table.models import Models, apply_models
from tests.table.test_from_outside import DEEPEST, deepest_in_another, deepest_in_bed

G = 9.81
CARROM, SNOOKER = carrom_table(), snooker_table()
SWALLOWING = Models(loss="johnson-1985", pockets="swallow")
BALL, NOSE, LIP = 0.02625, 0.03675, 0.001
ROLLING = 0.4
"""Height of the tip, in radii, at which a ball rolls at once."""


def to_middle(speed: float, aside: float = 0.0, angle: float = 0.0, away: float = 0.3) -> Shot:
    """Return a rolling ball on its way to the right middle pocket, at an angle and beside the line to its mouth."""
    x, y = SNOOKER.bed.width - away * cos(angle), SNOOKER.bed.length / 2 - away * sin(angle)
    return Shot(x - aside * sin(angle), y + aside * cos(angle), angle, speed, height=ROLLING)


def alone(shot: Shot, table: Table = SNOOKER) -> Motion:
    return simulate(table, Layout({"cue": (shot.x, shot.y)}), shot)


def over(motion: Motion, piece: str = "cue") -> list[Segment]:
    return [segment for segment in motion.path(piece) if segment.phase == "falling"]


def the_fall(motion: Motion, piece: str = "cue") -> Fall:
    return next(event for event in motion.events if isinstance(event, Fall) and event.piece == piece)


def brink(name: str) -> float:
    """Return how far the brink of the right middle pocket is from the left."""
    hole = next(pocket for pocket in SNOOKER.bed.pockets if pocket.name == name)
    return hole.x - hole.radius


def test_a_ball_too_slow_to_fly_off_the_brink_drops_there() -> None:
    """v² < g R: its weight holds it on the edge, about which it turns."""
    slow, faster = alone(to_middle(0.54, away=0.3)), alone(to_middle(0.62, away=0.3))
    assert over(slow) == []
    assert the_fall(slow).speed < sqrt(G * BALL) < hypot(over(faster)[0].vx, over(faster)[0].vy)
    assert slow.segments[-1].x == pytest.approx(brink("middle-right"), abs=1e-9)


def test_a_ball_that_flies_off_sinks_by_gravity_until_the_noses_are_above_it() -> None:
    motion = alone(to_middle(1.2))
    (flight,) = over(motion)
    assert (flight.x, flight.z, flight.vz, flight.az) == pytest.approx((brink("middle-right"), 0.0, 0.0, -G))
    lasts = the_fall(motion).time - flight.time
    assert lasts == pytest.approx(sqrt(2 * (2 * BALL - NOSE) / G), rel=1e-9)
    assert (flight.ax, flight.ay) == (0.0, 0.0)


def test_the_back_of_a_pocket_takes_a_ball_that_comes_straight_in_at_any_pace() -> None:
    motion = alone(to_middle(9.0))
    (flight,) = over(motion)
    assert the_fall(motion).time - flight.time == pytest.approx(0.092 / flight.vx, rel=1e-9)
    assert flight.height(the_fall(motion).time) > -0.002


def test_jaws_throw_a_fast_ball_out_that_they_let_a_slow_one_in() -> None:
    slow, fast = alone(to_middle(0.9, aside=0.032)), alone(to_middle(5.0, aside=0.032))
    assert slow.pocketed == ("cue",)
    assert fast.pocketed == () or the_fall(fast).time > 0.5
    assert len(over(fast)) >= 1
    assert alone(to_middle(5.0, aside=0.032), apply_models(SNOOKER, SWALLOWING)).pocketed == ("cue",)


def test_a_ball_comes_back_over_the_brink_with_what_its_climb_leaves() -> None:
    motion = alone(to_middle(5.0, aside=0.032))
    path = list(motion.path("cue"))
    last = max(k for k, segment in enumerate(path) if segment.phase == "falling" and segment.time < 0.2)
    flight, back = path[last], path[last + 1]
    assert back.phase in ("sliding", "rolling")
    hole = next(pocket for pocket in SNOOKER.bed.pockets if pocket.name == "middle-right")
    nx, ny = (back.x - hole.x) / hole.radius, (back.y - hole.y) / hole.radius
    assert hypot(nx, ny) == pytest.approx(1.0, abs=1e-9)
    sunk, sinking = -flight.height(back.time), -(flight.vz + flight.az * (back.time - flight.time))
    cosine = 1 - sunk / BALL
    along = (flight.vx * nx + flight.vy * ny) * cosine - sinking * sqrt(1 - cosine**2)
    assert back.vx * nx + back.vy * ny == pytest.approx(sqrt(along**2 - 2 * G * sunk), rel=1e-9)
    assert back.vy * nx - back.vx * ny == pytest.approx(flight.vy * nx - flight.vx * ny, rel=1e-9)
    assert sunk > 0
    assert (back.z, back.vz) == (0.0, 0.0)


def test_balls_rattle_between_the_jaws_and_fall_later_than_one_that_comes_straight() -> None:
    straight = the_fall(alone(to_middle(4.0))).time
    late = [alone(to_middle(4.0, aside=step * 4e-4)) for step in range(120)]
    rattled = {}
    for motion in late:
        if motion.pocketed and the_fall(motion).time < 0.5:
            jaws = sum(isinstance(event, Bounce) and event.jaw for event in motion.events)
            rattled[jaws] = the_fall(motion).time
    assert set(rattled) >= {0, 1, 2, 3, 4}
    assert all(rattled[jaws] > straight for jaws in (2, 3, 4))


def taken(table: Table, shots: list[Shot] | list[Flick], seconds: float) -> int:
    outcomes = simulate_many(table, Layout({}), shots, threads=1)
    return sum(bool(end.pocketed) and end.duration < seconds for end in outcomes)


@pytest.mark.parametrize("angle", [0.0, radians(30), radians(50)])
def test_a_middle_pocket_takes_less_the_faster_a_ball_comes(angle: float) -> None:
    widths = [
        taken(SNOOKER, [to_middle(v, step * 1e-3, angle) for step in range(-60, 61)], 0.5 / v + 0.2)
        for v in (0.8, 1.5, 3.0, 5.0)
    ]
    assert widths == sorted(widths, reverse=True)
    assert widths[-1] < 0.85 * widths[0]


@pytest.mark.parametrize("degrees", [45, 60, 75])
def test_a_corner_takes_less_the_faster_a_ball_comes(degrees: int) -> None:
    angle, width, length = radians(degrees), SNOOKER.bed.width, SNOOKER.bed.length
    x, y = width - 0.5 * cos(angle), length - 0.5 * sin(angle)
    asides = [step * 5e-4 for step in range(-90, 91)]
    widths = [
        taken(
            SNOOKER,
            [Shot(x - d * sin(angle), y + d * cos(angle), angle, v, height=ROLLING) for d in asides],
            0.8 / v + 0.15,
        )
        for v in (0.6, 1.5, 3.0, 5.0)
    ]
    assert widths == sorted(widths, reverse=True)
    assert widths[-1] < 0.85 * widths[0]


def to_corner(speed: float) -> Motion:
    """Return a striker straight into the north-east corner of the board, with this speed at the brink."""
    hole = CARROM.bed.pockets[2]
    start, path = hole.x - 0.15, 0.15 * sqrt(2) - hole.radius
    flick = Flick(start, start, pi / 4, sqrt(speed**2 + 2 * 0.13 * G * path))
    return simulate(CARROM, Layout({"striker": (start, start)}), flick)


def test_a_disc_that_has_sunk_by_the_round_of_its_edge_stays_in_the_hole() -> None:
    motion = to_corner(0.9)
    (flight, *_) = over(motion, "striker")
    assert the_fall(motion, "striker").time - flight.time == pytest.approx(sqrt(2 * LIP / G), rel=1e-9)


def test_a_striker_at_full_force_comes_out_of_the_corner_again() -> None:
    path = list(to_corner(5.2).path("striker"))
    out = path[
        max(k for k, segment in enumerate(path) if segment.phase == "falling" and segment.time < 0.1) + 1
    ]
    assert out.phase == "sliding"
    assert out.vx == pytest.approx(out.vy, rel=0.05)
    assert out.vx < 0


def test_balls_that_follow_each_other_into_a_pocket_do_not_overlap() -> None:
    """The first is still over the hole when the next one comes."""
    met = 0
    for step in range(40):
        x, y = SNOOKER.bed.width - 0.04, SNOOKER.bed.length / 2 + 0.01
        shot = Shot(x - 0.2, y + (step - 20) * 5e-4, 0.0, 3.5, height=0.45)
        layout = Layout({"cue": (shot.x, shot.y), "red-1": (x, y)})
        motion = simulate(SNOOKER, layout, shot)
        met += bool(over(motion, "red-1"))
        assert deepest_in_another(SNOOKER, motion) <= DEEPEST, step
        assert deepest_in_bed(SNOOKER, motion) <= DEEPEST, step
    assert met > 10


def test_a_record_keeps_how_far_a_piece_had_sunk() -> None:
    motion = alone(to_middle(5.0, aside=0.032))
    read = unpack(pack(motion))
    assert [(s.time, s.x, s.z, s.vz, s.az) for s in over(read)] == [
        (s.time, s.x, s.z, s.vz, s.az) for s in over(motion)
    ]
    assert any(s.z < 0 for s in over(read))
    assert Motion.from_json(motion.json()) == motion
