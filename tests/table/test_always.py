"""What holds in every stroke: no overlap, no gained energy, an end within the bound, and bits that are the same."""

import os
import subprocess
import sys
from itertools import combinations
from math import hypot, pi
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from arbitro.table import (
    HAN_2005,
    Flick,
    Layout,
    Motion,
    Rack,
    RanAway,
    Shot,
    Stroke,
    Table,
    carrom_opening,
    carrom_table,
    simulate,
    snooker_table,
)
from arbitro.table.motion import Segment
from arbitro.table.simulation import run_stroke
from tests.table.strokes import CARROM, SNOOKER, random_break, random_stroke, scattered

DEEPEST = 1e-9


def hold(table: Table, layout: Layout, stroke: Stroke) -> None:
    """Play a stroke with every event inspected."""
    engine = run_stroke(table, layout, stroke, audit=True)
    assert engine.deepest <= DEEPEST, stroke
    assert engine.gained <= 0.0, stroke
    assert engine.events < engine.limit // 4


def hold_many(table: Table, seeds: range) -> None:
    for seed in seeds:
        dice = Random(seed)
        layout = scattered(table, dice, dice.randint(1, len(table.pieces) - 1))
        hold(table, layout, random_stroke(table, layout, dice))


@pytest.mark.parametrize("table", [CARROM, SNOOKER], ids=["carrom", "snooker"])
def test_random_strokes_neither_overlap_nor_gain_energy_nor_run_away(table: Table) -> None:
    hold_many(table, range(1_500))


def test_a_stroke_that_never_comes_to_rest_reaches_the_bound() -> None:
    lossless = carrom_table().with_coefficients(slide=1e-9, cushion_bounce=1.0, cushion_rub=0.0)
    with pytest.raises(RanAway, match="more than 20000 events"):
        simulate(lossless, Layout({"striker": (0.37, 0.1174)}), Flick(0.37, 0.1174, pi / 2, 4.5))


@pytest.mark.parametrize("table", [CARROM, SNOOKER], ids=["carrom", "snooker"])
def test_breaks_neither_overlap_nor_gain_energy_nor_run_away(table: Table) -> None:
    for seed in range(250):
        hold(table, *random_break(table, seed))


def test_cushions_by_han_gain_nothing_either() -> None:
    table = snooker_table(coefficients=HAN_2005)
    for seed in range(200):
        hold(table, *random_break(table, seed))


@pytest.mark.parametrize("table", [CARROM, SNOOKER], ids=["carrom", "snooker"])
def test_no_two_pieces_pass_through_each_other_between_events(table: Table) -> None:
    """An independent look at the recorded paths between their events: a meeting that was not foreseen shows here."""
    for seed in range(12):
        dice = Random(seed)
        layout = scattered(table, dice, 9)
        motion = simulate(table, layout, random_stroke(table, layout, dice))
        for step in range(300):
            time = motion.duration * step / 299
            places, heights = motion.at(time), motion.heights(time)
            for (a, (ax, ay)), (b, (bx, by)) in combinations(places.items(), 2):
                up = heights[a] - heights[b] if table is SNOOKER else 0.0
                apart = hypot(ax - bx, ay - by, up) - table.pieces[a].radius - table.pieces[b].radius
                assert apart >= -DEEPEST, (seed, step, a, b)


@pytest.mark.nightly
@pytest.mark.parametrize("part", range(20))
@pytest.mark.parametrize("table", [CARROM, SNOOKER], ids=["carrom", "snooker"])
def test_100_000_random_strokes(table: Table, part: int) -> None:
    hold_many(table, range(10_000 + 5_000 * part, 15_000 + 5_000 * part))


@pytest.mark.nightly
@pytest.mark.parametrize("part", range(10))
@pytest.mark.parametrize("table", [CARROM, SNOOKER], ids=["carrom", "snooker"])
def test_10_000_breaks(table: Table, part: int) -> None:
    for seed in range(1_000 + 1_000 * part, 2_000 + 1_000 * part):
        hold(table, *random_break(table, seed))


def energy(table: Table, parts: dict[str, Segment], time: float) -> float:
    """Return the energy of motion along the bed of all pieces, spin left out."""
    total = 0.0
    for piece, part in parts.items():
        t = time - part.time
        total += (
            0.5 * table.pieces[piece].mass * ((part.vx + part.ax * t) ** 2 + (part.vy + part.ay * t) ** 2)
        )
    return total


def test_discs_without_spin_only_ever_lose_energy() -> None:
    smooth = CARROM.with_coefficients(rub=0.0, cushion_rub=0.0)
    layout, stroke = random_break(CARROM, 4)
    motion = simulate(smooth, layout, stroke)
    parts: dict[str, Segment] = {}
    last = float("inf")
    for event in motion.events:
        parts |= {s.piece: s for s in motion.segments if s.time <= event.time}
        now = energy(smooth, parts, event.time)
        assert now <= last * (1 + 1e-12)
        last = now


@settings(max_examples=60, deadline=None)
@given(st.floats(0.01, 5.5), st.floats(-pi, pi), st.floats(0.05, 0.69), st.floats(0.05, 0.69))
def test_a_lone_disc_stays_on_the_board_or_falls(speed: float, angle: float, x: float, y: float) -> None:
    motion = simulate(CARROM, Layout({"striker": (x, y)}), Flick(x, y, angle, speed))
    for fx, fy in motion.final.at.values():
        radius = CARROM.pieces["striker"].radius - 1e-12
        assert radius <= fx <= CARROM.bed.width - radius
        assert radius <= fy <= CARROM.bed.length - radius


@settings(max_examples=60, deadline=None)
@given(st.floats(0.01, 14.0), st.floats(-pi, pi), st.floats(-0.5, 0.5), st.floats(-0.45, 0.45))
def test_a_lone_ball_stays_on_the_table_or_falls(
    speed: float, angle: float, side: float, height: float
) -> None:
    motion = simulate(SNOOKER, Layout({"cue": (0.9, 1.2)}), Shot(0.9, 1.2, angle, speed, side, height))
    for x, y in motion.final.at.values():
        assert -0.03 < x < SNOOKER.bed.width + 0.03
        assert -0.03 < y < SNOOKER.bed.length + 0.03


def test_a_rack_broken_straight_opens_evenly() -> None:
    """A symmetrical blow has a symmetrical outcome: contacts of one moment act at once, not one after another."""
    layout = carrom_opening(CARROM, Rack(gap=0.0))
    motion = simulate(CARROM, layout, Flick(*layout.at["striker"], pi / 2, 3.0))
    first = {s.piece: s for s in reversed(motion.segments) if s.piece != "striker"}.values()
    moved = sorted((round(s.x - 0.37, 9), round(s.y, 9), s.vx, s.vy) for s in first)
    mirrored = sorted((round(0.37 - s.x, 9), round(s.y, 9), -s.vx, s.vy) for s in first)
    for mine, other in zip(moved, mirrored, strict=True):
        assert mine == pytest.approx(other, abs=1e-9)


INTERPRETED = """
import importlib.machinery, sys
class Sources:
    def find_spec(self, name, path=None, target=None):
        if name.startswith("arbitro.table.core.") and path:
            finder = importlib.machinery.FileFinder(path[0], (importlib.machinery.SourceFileLoader, [".py"]))
            return finder.find_spec(name)
sys.meta_path.insert(0, Sources())
import arbitro.table.core.engine as engine
assert engine.__file__.endswith(".py"), engine.__file__
sys.path.insert(0, sys.argv[1])
from tests.table import test_always
for line in test_always.fingerprints(int(sys.argv[2])):
    print(line)
"""


def fingerprints(count: int) -> list[str]:
    """Return every number of some strokes and breaks, to the last bit."""
    lines = []
    for seed in range(count):
        for table in (CARROM, SNOOKER, snooker_table(coefficients=HAN_2005)):
            dice = Random(seed)
            known = CARROM if table is CARROM else SNOOKER
            layout = scattered(known, dice, 9)
            lines.append(fingerprint(simulate(table, layout, random_stroke(known, layout, dice))))
            lines.append(fingerprint(simulate(table, *random_break(known, seed))))
    return lines


def fingerprint(motion: Motion) -> str:
    return ";".join(
        f"{s.piece} "
        + " ".join(
            v.hex() for v in (s.time, s.x, s.y, s.z, s.vx, s.vy, s.vz, s.ax, s.ay, s.az, s.wx, s.wy, s.wz)
        )
        for s in motion.segments
    )


def interpreted(count: int) -> list[str]:
    root = Path(__file__).parents[2]
    run = subprocess.run(
        [sys.executable, "-c", INTERPRETED, str(root), str(count)],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"},
    )
    return run.stdout.splitlines()


def test_compiled_and_interpreted_give_the_same_bits() -> None:
    assert interpreted(3) == fingerprints(3)


@pytest.mark.nightly
def test_compiled_and_interpreted_give_the_same_bits_in_many_strokes() -> None:
    assert interpreted(40) == fingerprints(40)
