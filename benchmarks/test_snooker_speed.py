"""How many strokes a second the snooker book judges on one core, and how long a look at a full table takes.

Required: at least 30,000 judged strokes a second; a snookered test of a full table in under 50 µs. Time of the
processor is measured, so that other work on the machine does not count.
"""

import time
from random import Random
from typing import Any

import pytest

from arbitro.snooker.balls import COLOURS, Ball
from arbitro.snooker.books.wpbsa.rules import FRAMES
from arbitro.snooker.facts import Choose, FrameFact, SnookerStroke
from arbitro.snooker.frame import Frame
from arbitro.snooker.geometry import is_snookered, open_path, snookered_in_hand, spot_all
from arbitro.snooker.table import BALL_DIAMETER, BALL_RADIUS, LENGTH, WIDTH, Placed, Point, rack

pytestmark = pytest.mark.benchmark(timer=time.process_time)

RED, SAFETY = SnookerStroke(first=("red",), potted=("red",)), SnookerStroke(first=("red",))
BLACK = SnookerStroke(nominated="black", first=("black",), potted=("black",))


def maximum() -> list[FrameFact]:
    """The strokes of a 147."""
    return [*[RED, BLACK] * 15, *(SnookerStroke(first=(colour,), potted=(colour,)) for colour in COLOURS)]


def ordinary() -> list[FrameFact]:
    """The strokes of an ordinary frame: safety, breaks, fouls, a miss, and the choices after them."""
    foul = [SnookerStroke(first=("blue",)), Choose("play")]
    miss = [SnookerStroke(missed=True, path="full"), Choose("replace")]
    visit = [*[SAFETY] * 6, *[RED, BLACK] * 3, SAFETY]
    colours = [SnookerStroke(first=(colour,), potted=(colour,)) for colour in COLOURS]
    return [*visit, *foul, *visit, *miss, *visit, *foul, *visit, *[RED, BLACK] * 3, *colours]


def crowded_tables(count: int) -> list[tuple[Point, list[Placed], tuple[Ball, ...]]]:
    """Full tables of 21 balls, half of them crowded, with a cue-ball and red on."""
    random = Random(7)
    tables = []
    for number in range(count):
        places: list[Point] = []
        while len(places) < 22:
            spread = 0.35 if number % 2 else 1.0
            x = (random.random() - 0.5) * (WIDTH - BALL_DIAMETER) * spread
            y = BALL_RADIUS + random.random() * (LENGTH - BALL_DIAMETER) * spread
            if all((x - p.x) ** 2 + (y - p.y) ** 2 > BALL_DIAMETER**2 for p in places):
                places.append(Point(x, y))
        names: list[Ball] = [*["red"] * 15, *COLOURS]  # type: ignore[list-item]
        balls = [Placed(name, at.x, at.y) for name, at in zip(names, places[1:], strict=True)]
        on: tuple[Ball, ...] = (random.choice(("red", "red", "yellow", "black")),)
        tables.append((places[0], balls, on))
    return tables


@pytest.mark.parametrize("strokes", [maximum, ordinary], ids=["maximum", "ordinary"])
def test_judged_strokes(benchmark: Any, strokes: Any) -> None:
    acts = strokes()

    def judge_all() -> Frame:
        frame = Frame()
        for act in acts:
            frame = FRAMES.judge(frame, act).state
        return frame

    assert benchmark(judge_all).outcome
    benchmark.extra_info["strokes a second"] = round(len(acts) / benchmark.stats.stats.median)
    benchmark.extra_info["required"] = 30_000


def test_snookered_on_full_tables(benchmark: Any) -> None:
    tables = crowded_tables(200)

    def look_at_all() -> int:
        return sum(is_snookered(*table) for table in tables)

    assert 0 < benchmark(look_at_all) < len(tables)
    benchmark.extra_info["µs a table"] = round(benchmark.stats.stats.median / len(tables) * 1e6, 1)
    benchmark.extra_info["required under"] = 50


def test_open_paths_on_full_tables(benchmark: Any) -> None:
    tables = crowded_tables(200)
    assert benchmark(lambda: {open_path(*table) for table in tables}) == {"none", "part", "full"}
    benchmark.extra_info["µs a table"] = round(benchmark.stats.stats.median / len(tables) * 1e6, 1)


def test_in_hand_at_the_start_of_a_frame(benchmark: Any) -> None:
    balls = rack()
    assert not benchmark(lambda: snookered_in_hand(balls, ["red"]))


def test_spotting_six_colours_on_full_tables(benchmark: Any) -> None:
    tables = [[ball for ball in balls if ball.ball == "red"] for _, balls, _ in crowded_tables(50)]
    assert len(benchmark(lambda: [spot_all(COLOURS, balls) for balls in tables])) == len(tables)
    benchmark.extra_info["µs a table"] = round(benchmark.stats.stats.median / len(tables) * 1e6, 1)
