from collections.abc import Iterator
from math import asin, atan2, hypot, inf, nan, pi
from random import Random

import pytest

from arbitro.snooker.balls import Ball
from arbitro.snooker.geometry import (
    BadPosition,
    CueContact,
    Curve,
    called_touching,
    effective_snookering_balls,
    first_contact,
    first_on_line,
    is_snookered,
    open_path,
    place_in_hand,
    snookered_in_hand,
    touching,
)
from arbitro.snooker.table import BALL_DIAMETER, BAULK_LINE, SPOTS, Placed, Point, in_d, rack
from tests.snooker.positions import (
    R,
    centre_clearance,
    clearance,
    met_first,
    mirrored,
    plain_snookered,
    random_position,
)

CLEAR = 1e-6
DAILY, NIGHTLY = 1500, 100_000


def positions(count: int, seed: int) -> Iterator[tuple[Point, list[Placed], tuple[str, ...]]]:
    random = Random(seed)
    for _ in range(count):
        cue, balls, on = random_position(random)
        yield cue, balls, tuple(on)


def check_snookered(count: int) -> dict[bool, int]:
    seen = {True: 0, False: 0}
    for cue, balls, on in positions(count, 1):
        best = plain_snookered(cue, balls, on)  # type: ignore[arg-type]  # names of balls
        if abs(best) < CLEAR:
            continue
        found = is_snookered(cue, balls, on)  # type: ignore[arg-type]
        assert found == (best < 0), (cue, balls, on, best)
        mirror = is_snookered(Point(-cue.x, cue.y), mirrored(balls)[::-1], on)  # type: ignore[arg-type]
        assert mirror == found
        seen[found] += 1
    return seen


def check_paths(count: int, rays: int) -> dict[str, int]:
    seen = {"none": 0, "part": 0, "full": 0}
    slivers = 0
    for cue, balls, on in positions(count, 2):
        path = open_path(cue, balls, on)  # type: ignore[arg-type]
        hits = [met_first(cue, turn * 2 * pi / rays, balls) for turn in range(rays)]
        if any(ball is not None and ball.ball in on for ball in hits):
            assert path != "none", (cue, balls, on)
        slivers += not found_by_looking(path, cue, balls, on)
        if not is_snookered(cue, balls, on):  # type: ignore[arg-type]
            assert path == "full"
        mirror = open_path(Point(-cue.x, cue.y), mirrored(balls)[::-1], on)  # type: ignore[arg-type]
        assert mirror == path
        seen[path] += 1
    assert slivers <= count / 1000
    return seen


def found_by_looking(path: str, cue: Point, balls: list[Placed], on: tuple[str, ...]) -> bool:
    """Compare `full` with the line of centres, near-tangents apart; tell whether a stroke hits where `part` says so."""
    others = [ball for ball in balls if ball.ball not in on]
    looks = clearance if "red" in on else centre_clearance
    best = max((looks(cue, ball, others) for ball in balls if ball.ball in on), default=-inf)
    if abs(best) > CLEAR:
        assert (path == "full") == (best > 0), (cue, balls, on, best)
    return path != "part" or any(hits_on(cue, ball, balls, on) for ball in balls if ball.ball in on)


def hits_on(cue: Point, target: Placed, balls: list[Placed], on: tuple[str, ...], rays: int = 2000) -> bool:
    """Tell whether one of many straight strokes across a ball meets a ball on first."""
    angle = atan2(target.y - cue.y, target.x - cue.x)
    half = asin(min(1.0, R / hypot(target.x - cue.x, target.y - cue.y)))
    met = (met_first(cue, angle + half * (2 * ray / rays - 1), balls) for ray in range(1, rays))
    return any(ball is not None and ball.ball in on for ball in met)


def check_in_hand(count: int, grid: int) -> dict[bool, int]:
    seen = {True: 0, False: 0}
    random = Random(3)
    for _ in range(count):
        balls, on = crowded_baulk(random)
        place = place_in_hand(balls, on)  # type: ignore[arg-type]
        served = any(_serves(Point(x, y), balls, on) for x, y in _grid(grid))
        if place is None:
            assert not served, (balls, on)
        else:
            assert _serves(place, balls, on, -CLEAR), (balls, on, place)
        mirror = snookered_in_hand(mirrored(balls)[::-1], on)  # type: ignore[arg-type]
        assert mirror == (place is None)
        seen[place is None] += 1
    return seen


def crowded_baulk(random: Random) -> tuple[list[Placed], tuple[str, ...]]:
    """Return balls that stand close in front of the D, so that snookers are frequent."""
    balls: list[Placed] = []
    colours = ["green", "brown", "blue", "pink", "black"]
    for name in ["yellow", *random.choices(colours, k=random.randint(6, 14))]:
        for _ in range(50):
            wide = 300 if name == "yellow" else 700
            place = Placed(name, (random.random() - 0.5) * 2 * wide, 760 + random.random() * 90)  # type: ignore[arg-type]
            if name == "yellow":
                place = Placed("yellow", place.x, 1100 + random.random() * 900)
            if all((b.x - place.x) ** 2 + (b.y - place.y) ** 2 > R * R for b in balls):
                balls.append(place)
                break
    return balls, ("yellow",)


def _grid(steps: int) -> Iterator[tuple[float, float]]:
    for i in range(steps + 1):
        for j in range(steps + 1):
            place = Point(-292 + 584 * i / steps, BAULK_LINE - 292 * j / steps)
            if in_d(place):
                yield place.x, place.y


def _serves(place: Point, balls: list[Placed], on: tuple[str, ...], slack: float = CLEAR) -> bool:
    if any((b.x - place.x) ** 2 + (b.y - place.y) ** 2 < (R + slack) ** 2 for b in balls):
        return False
    others = [ball for ball in balls if ball.ball not in on]
    return any(clearance(place, ball, others) >= slack for ball in balls if ball.ball in on)


def test_snookered_agrees_with_a_plain_look_at_random_positions() -> None:
    seen = check_snookered(DAILY)
    assert min(seen.values()) > DAILY / 10


def test_an_open_path_is_found_where_any_straight_stroke_finds_one() -> None:
    seen = check_paths(DAILY // 10, 360)
    assert min(seen.values()) > 0


def test_in_hand_agrees_with_a_grid_of_places_and_shows_its_place() -> None:
    seen = check_in_hand(60, 16)
    assert min(seen.values()) > 0


@pytest.mark.nightly
def test_snookered_on_a_hundred_thousand_positions() -> None:
    assert min(check_snookered(NIGHTLY).values()) > NIGHTLY / 10


@pytest.mark.nightly
def test_paths_on_a_hundred_thousand_positions() -> None:
    assert min(check_paths(NIGHTLY, 180).values()) > NIGHTLY / 100


@pytest.mark.nightly
def test_in_hand_on_many_positions() -> None:
    assert min(check_in_hand(2000, 24).values()) > 0


def red(x: float, y: float) -> Placed:
    return Placed("red", x, y)


def test_2_16_hidden_on_one_edge_is_snookered_and_clear_on_both_is_not() -> None:
    cue, target = Point(0, 1000), red(0, 2000)
    assert not is_snookered(cue, [target, Placed("blue", 110, 1500)], ["red"])
    assert is_snookered(cue, [target, Placed("blue", 60, 1500)], ["red"])
    assert not is_snookered(cue, [target, red(0, 1500)], ["red"])


def test_2_16_one_open_ball_on_is_enough() -> None:
    cue = Point(0, 1000)
    balls = [red(0, 2000), Placed("blue", 0, 1500), red(400, 1500)]
    assert not is_snookered(cue, balls, ["red"])


def test_2_16_b_the_nearest_obstruction_counts_and_equally_near_ones_all_do() -> None:
    cue, target = Point(0, 1000), red(0, 2000)
    near, far = Placed("blue", 10, 1300), Placed("pink", -10, 1600)
    assert effective_snookering_balls(cue, [target, far, near], ["red"]) == (near,)
    left, right = Placed("blue", -30, 1500), Placed("pink", 30, 1500)
    assert set(effective_snookering_balls(cue, [target, left, right], ["red"])) == {left, right}


def test_2_16_c_different_balls_before_different_reds_are_no_effective_snookering_ball() -> None:
    cue = Point(0, 1000)
    balls = [red(0, 2000), Placed("blue", 0, 1500), red(600, 1000), Placed("pink", 300, 1000)]
    assert is_snookered(cue, balls, ["red"])
    assert effective_snookering_balls(cue, balls, ["red"]) == ()


def test_2_16_e_a_nearer_cushion_curve_means_not_snookered() -> None:
    cue = Point(-860, 1000)
    balls = [red(-860, 1700), Placed("blue", -860, 1500)]
    assert is_snookered(cue, balls, ["red"])
    assert not is_snookered(cue, balls, ["red"], [Curve(-920, 1200, 40)])
    assert is_snookered(cue, balls, ["red"], [Curve(-920, 1600, 40)])


def test_2_16_a_at_the_start_of_a_frame_the_reds_are_open_from_the_d() -> None:
    assert not snookered_in_hand(rack(), ["red"])


def test_2_16_a_a_wall_of_colours_around_a_ball_hides_it_from_the_whole_d() -> None:
    wall = [Placed("blue", x * 53.0, 1900.0) for x in range(-6, 7)]
    assert snookered_in_hand([red(0, 2000), *wall], ["red"])
    assert not snookered_in_hand([red(0, 2000), *wall[:5], *wall[8:]], ["red"])


def test_3_14_paths_to_a_part_and_to_the_full_ball() -> None:
    cue = Point(0, 1000)
    target = Placed("black", 0, 2000)
    assert open_path(cue, [target], ["black"]) == "full"
    assert open_path(cue, [target, Placed("blue", 80, 1800)], ["black"]) == "full"
    assert open_path(cue, [target, Placed("blue", 40, 1600)], ["black"]) == "part"
    assert open_path(cue, [target, Placed("blue", 0, 1100)], ["black"]) == "none"


def test_3_14_c_for_reds_a_full_diameter_must_be_open() -> None:
    cue = Point(0, 1000)
    balls = [red(0, 2000), Placed("blue", 80, 1800)]
    assert open_path(cue, balls, ["red"]) == "part"
    assert open_path(cue, [*balls, red(500, 1500)], ["red"]) == "full"


def test_3_8_a_touching_ball_is_seen() -> None:
    cue = Point(0, 0)
    assert touching(cue, [red(BALL_DIAMETER, 0), red(0, BALL_DIAMETER + 0.001)]) == (red(BALL_DIAMETER, 0),)


def test_3_8_e_only_the_touching_ball_on_is_indicated() -> None:
    cue = Point(0, 0)
    balls = [red(BALL_DIAMETER, 0), Placed("blue", -BALL_DIAMETER, 0)]
    assert len(touching(cue, balls)) == 2
    assert called_touching(cue, balls, ["red"]) == (balls[0],)


def test_3_6_two_balls_met_at_once() -> None:
    cue = Point(0, 0)
    balls = [red(-30, 500), Placed("blue", 30, 500), red(0, 900)]
    assert set(first_on_line(cue, Point(0, 1), balls)) == {"red", "blue"}
    assert first_on_line(cue, Point(-0.05, 1), balls) == ("red",)
    assert first_on_line(cue, Point(0, -1), balls) == ()
    assert first_contact(
        [CueContact("red", 0.5), CueContact("blue", 0.5 + 1e-12), CueContact("pink", 0.6)]
    ) == (
        "red",
        "blue",
    )


@pytest.mark.parametrize("at", [Point(0, 0), Point(nan, 0), Point(0, inf)])
def test_a_position_that_cannot_be_is_refused(at: Point) -> None:
    cue, balls = Point(0, 0), [Placed("red", at.x, at.y)]
    on: tuple[Ball, ...] = ("red",)
    with pytest.raises(BadPosition):
        open_path(cue, balls, on)
    with pytest.raises(BadPosition):
        is_snookered(cue, balls, on)
    with pytest.raises(BadPosition):
        first_on_line(cue, at, [])
    with pytest.raises(BadPosition):
        first_on_line(cue, Point(0, 1), balls)


def test_3_5_a_the_lines_of_the_d_belong_to_it() -> None:
    assert in_d(SPOTS["yellow"])
    assert in_d(SPOTS["green"])
    assert in_d(Point(0, BAULK_LINE - 292))
    assert not in_d(Point(0, BAULK_LINE + 0.001))
    assert not in_d(Point(0, BAULK_LINE - 292.001))
    assert SPOTS["green"].x < 0 < SPOTS["yellow"].x
