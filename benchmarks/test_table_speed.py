"""How many strokes a second the table plays on one core, how long the slow ones take, and how long the first."""

import subprocess
import sys
from array import array
from math import pi
from random import Random
from time import perf_counter
from typing import Any

import pytest

from arbitro.table import (
    Flick,
    Layout,
    Rack,
    Shot,
    Table,
    carrom_opening,
    carrom_table,
    simulate,
    snooker_opening,
    snooker_table,
)
from arbitro.table.batch import play_numbers

CARROM, SNOOKER = carrom_table(), snooker_table()


def flicks(count: int) -> list[Flick]:
    """Ordinary strokes from the south base line in every forward direction."""
    dice = Random(1)
    return [
        Flick(dice.uniform(0.2, 0.54), 0.1174, dice.uniform(0.3, 2.8), dice.uniform(0.5, 5.0))
        for _ in range(count)
    ]


def shots(count: int, cue: tuple[float, float]) -> list[Shot]:
    """Strokes of all strengths in all directions, with side, follow and draw."""
    dice = Random(1)
    return [
        Shot(
            *cue,
            dice.uniform(-pi, pi),
            dice.uniform(0.3, 7.0),
            dice.uniform(-0.4, 0.4),
            dice.uniform(-0.4, 0.4),
        )
        for _ in range(count)
    ]


def board() -> Layout:
    """A board after two strokes."""
    opened = simulate(CARROM, carrom_opening(CARROM, Rack(seed=1)), Flick(0.37, 0.1174, pi / 2, 4.5)).final
    return simulate(CARROM, opened, Flick(0.30, 0.1174, pi / 2 + 0.2, 4.0)).final.without("striker")


def frame() -> Layout:
    """A frame with the reds well spread."""
    layout = snooker_opening(SNOOKER, Rack(seed=1))
    broken = simulate(SNOOKER, layout, Shot(*layout.at["cue"], pi / 2 + 0.074, 7.0)).final
    assert "cue" in broken.at
    return broken


def numbers(strokes: list[Flick] | list[Shot]) -> "array[float]":
    found = array("d")
    for stroke in strokes:
        found.extend(stroke.numbers())
    return found


def measure(
    benchmark: Any, table: Table, layout: Layout, strokes: list[Flick] | list[Shot], least: int = 0
) -> None:
    given = numbers(strokes)
    outcomes = benchmark.pedantic(play_numbers, (table, layout, given, 1), rounds=7, warmup_rounds=1)
    events = [outcomes[n].events for n in range(len(outcomes))]
    benchmark.extra_info["strokes a second"] = round(len(strokes) / benchmark.stats.stats.median)
    if least:
        benchmark.extra_info["required"] = least
    benchmark.extra_info["events a stroke"] = round(sum(events) / len(events), 1)


def test_carrom_breaks(benchmark: Any) -> None:
    dice = Random(1)
    strokes = [
        Flick(
            0.37 + dice.uniform(-0.05, 0.05), 0.1174, pi / 2 + dice.uniform(-0.1, 0.1), dice.uniform(3, 5.5)
        )
        for _ in range(400)
    ]
    measure(benchmark, CARROM, carrom_opening(CARROM, Rack(seed=1)), strokes, 2_000)


def test_ordinary_carrom_strokes(benchmark: Any) -> None:
    measure(benchmark, CARROM, board(), flicks(3_000), 20_000)


def test_varied_snooker_strokes(benchmark: Any) -> None:
    layout = frame()
    measure(benchmark, SNOOKER, layout, shots(3_000, layout.at["cue"]), 10_000)


def test_jump_shots(benchmark: Any) -> None:
    layout = frame()
    dice = Random(2)
    strokes = [
        Shot(*layout.at["cue"], dice.uniform(-pi, pi), dice.uniform(2, 8), elevation=dice.uniform(0.2, 1.2))
        for _ in range(3_000)
    ]
    measure(benchmark, SNOOKER, layout, strokes)


def test_snooker_breaks(benchmark: Any) -> None:
    layout = snooker_opening(SNOOKER, Rack(seed=1))
    dice = Random(1)
    strokes = [
        Shot(*layout.at["cue"], pi / 2 + dice.uniform(0.0, 0.1), dice.uniform(3, 9)) for _ in range(400)
    ]
    measure(benchmark, SNOOKER, layout, strokes)


def test_the_slow_snooker_strokes(benchmark: Any) -> None:
    layout = frame()
    engine = SNOOKER.engine(layout.at)

    def each() -> list[float]:
        times = []
        for shot in shots(3_000, layout.at["cue"]):
            start = perf_counter()
            engine.play(*shot.numbers())
            times.append(perf_counter() - start)
        return sorted(times)

    times = benchmark.pedantic(each, rounds=3)
    benchmark.extra_info["95 % under (ms)"] = round(times[len(times) * 95 // 100] * 1000, 4)
    benchmark.extra_info["slowest (ms)"] = round(times[-1] * 1000, 3)
    benchmark.extra_info["required (ms)"] = 0.5


def test_a_whole_motion_with_its_record(benchmark: Any) -> None:
    layout = frame()
    shot = Shot(*layout.at["cue"], pi / 3, 5.0, 0.2, 0.1)
    motion = benchmark(simulate, SNOOKER, layout, shot)
    benchmark.extra_info["segments"] = len(motion.segments)


@pytest.mark.parametrize(
    ("what", "code"),
    [
        ("import", "import arbitro.table"),
        (
            "first stroke",
            "from arbitro.table import *; t = snooker_table(); o = snooker_opening(t);"
            "simulate(t, o, Shot(*o.at['cue'], 1.6, 5.0))",
        ),
    ],
)
def test_the_start(benchmark: Any, what: str, code: str) -> None:
    program = f"import time; s = time.perf_counter(); {code}; print(time.perf_counter() - s)"

    def start() -> float:
        run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
        return float(run.stdout)

    benchmark.pedantic(start, rounds=5)
    benchmark.extra_info[f"{what} (s)"] = round(min(start() for _ in range(5)), 3)
    benchmark.extra_info["required (s)"] = 0.2 if what == "import" else 0.5
