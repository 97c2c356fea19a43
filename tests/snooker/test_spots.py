from collections.abc import Sequence
from math import hypot
from random import Random

import pytest

from arbitro.snooker.balls import COLOURS, Colour
from arbitro.snooker.geometry import is_occupied, spot, spot_all, spots_seen
from arbitro.snooker.spotting import HIGHEST_FIRST, placings
from arbitro.snooker.table import BALL_RADIUS, LENGTH, SPOTS, Placed, Point, rack
from tests.snooker.positions import R, free_place, mirrored

NANOMETRE = 1e-6
"""In millimetres: 1e-9 m."""
DAILY, NIGHTLY = 600, 100_000


def crowded(random: Random, all_spots: bool) -> list[Placed]:
    """Return balls about the spots; with `all_spots` every spot is occupied."""
    balls: list[Placed] = []
    places: list[Point] = []
    for name in COLOURS:
        if all_spots or random.random() < 0.7:
            at = SPOTS[name]
            place = Point(at.x + (random.random() - 0.5) * 40, at.y + (random.random() - 0.5) * 40)
            balls.append(Placed("red", place.x, place.y))
            places.append(place)
    while len(balls) < 20:
        at = SPOTS[random.choice(("pink", "black", "blue"))]
        place = Point(
            at.x + (random.random() - 0.5) * 120, min(at.y + random.random() * 330, LENGTH - BALL_RADIUS)
        )
        if random.random() < 0.1:
            place = free_place(random, places, 1.0)
        if all(hypot(place.x - other.x, place.y - other.y) > R for other in places):
            balls.append(Placed("red", place.x, place.y))
            places.append(place)
        elif random.random() < 0.02:
            break
    return balls


def plainly_nearest(colour: Colour, balls: Sequence[Placed]) -> float:
    """Return the y nearest to the spot by stepping away from the edges of every ball, above and then below."""
    at = SPOTS[colour]

    def free(y: float) -> bool:
        return all(hypot(ball.x - at.x, ball.y - y) > R for ball in balls)

    edges = [at.y]
    for ball in balls:
        if abs(ball.x - at.x) <= R:
            half = (R * R - (ball.x - at.x) ** 2) ** 0.5
            edges += [ball.y + half + NANOMETRE, ball.y - half - NANOMETRE]
    above = [y for y in edges if at.y <= y <= LENGTH - BALL_RADIUS and free(y)]
    below = [y for y in edges if y <= at.y and free(y)]
    return min(above) if above else max(below)


def check_spotting(count: int) -> set[str]:
    random, seen = Random(4), set()
    for _ in range(count):
        balls = crowded(random, random.random() < 0.7)
        colour = random.choice(COLOURS)
        place = spot(colour, balls)
        assert all(hypot(ball.x - place.x, ball.y - place.y) > R for ball in balls)
        shuffled = random.sample(balls, len(balls))
        assert spot(colour, shuffled) == place
        free = [name for name in (colour, *HIGHEST_FIRST) if not is_occupied(SPOTS[name], balls)]
        if free:
            assert place == SPOTS[free[0]]
            seen.add("spot")
        else:
            assert place.x == SPOTS[colour].x
            assert abs(place.y - plainly_nearest(colour, balls)) <= NANOMETRE
            mirror = spot(colour, mirrored(balls)) if place.x == 0 else place
            assert mirror.y == place.y
            seen.add("above" if place.y > SPOTS[colour].y else "below")
    return seen


def test_a_colour_goes_to_the_nearest_free_place_to_a_nanometre_and_touches_nothing() -> None:
    assert check_spotting(DAILY) == {"spot", "above", "below"}


@pytest.mark.nightly
def test_spotting_on_a_hundred_thousand_positions() -> None:
    assert check_spotting(NIGHTLY) == {"spot", "above", "below"}


def test_2_17_touching_is_occupied() -> None:
    assert is_occupied(SPOTS["blue"], [Point(0, SPOTS["blue"].y + R)])
    assert not is_occupied(SPOTS["blue"], [Point(0, SPOTS["blue"].y + R + NANOMETRE)])


def test_3_7_f_between_the_spot_and_the_top_cushion_as_near_as_can_be() -> None:
    balls = [Placed("red", at.x, at.y) for at in SPOTS.values()]
    place = spot("blue", balls)
    assert place.x == 0
    assert 0 < place.y - (SPOTS["blue"].y + R) <= NANOMETRE
    yellow = spot("yellow", balls)
    assert (yellow.x, yellow.y > SPOTS["yellow"].y) == (292, True)


def test_3_7_g_black_goes_below_when_there_is_no_room_above() -> None:
    wall = [Placed("red", 0, SPOTS["black"].y + step * (R + 1)) for step in range(6)]
    balls = [*wall, *(Placed("red", SPOTS[name].x, SPOTS[name].y) for name in COLOURS if name != "black")]
    place = spot("black", balls)
    assert 0 < SPOTS["black"].y - R - place.y <= NANOMETRE
    assert "black" in spots_seen(balls).no_space


def test_3_7_e_own_spots_first_then_the_highest() -> None:
    balls = [Placed("red", SPOTS["black"].x, SPOTS["black"].y), Placed("red", 0, SPOTS["blue"].y)]
    placed = {ball.ball: (ball.x, ball.y) for ball in spot_all(("blue", "pink", "black"), balls)}
    at = {name: (place.x, place.y) for name, place in SPOTS.items()}
    assert placed == {"pink": at["pink"], "black": at["brown"], "blue": at["green"]}


def test_the_cue_ball_occupies_a_spot_too() -> None:
    assert spots_seen([], SPOTS["pink"]).occupied == ("pink",)
    pink: Colour = "pink"
    assert spot_all([pink], [], SPOTS["pink"])[0] == Placed("pink", SPOTS["black"].x, SPOTS["black"].y)


def test_what_is_seen_of_the_spots_gives_the_places_that_the_geometry_gives() -> None:
    random = Random(5)
    for _ in range(200):
        balls = crowded(random, random.random() < 0.5)
        colours = tuple(colour for colour in COLOURS if random.random() < 0.4)
        said = {one.ball: one.spot for one in placings(colours, spots_seen(balls))}
        for ball in spot_all(colours, balls):
            named = [name for name, at in SPOTS.items() if (ball.x, ball.y) == (at.x, at.y)]
            assert named == [name for name in SPOTS if name == said[ball.ball]]  # type: ignore[index]


def test_3_2_a_the_rack_touches_nothing_but_itself_and_stands_right() -> None:
    balls = rack()
    reds = [ball for ball in balls if ball.ball == "red"]
    assert len(balls) == 21
    assert len(reds) == 15
    apex, pink = reds[0], SPOTS["pink"]
    assert apex.x == 0
    assert R < apex.y - pink.y < R + 0.1
    assert len({round(ball.y, 6) for ball in reds}) == 5
    assert max(ball.y for ball in reds) < SPOTS["black"].y - R
