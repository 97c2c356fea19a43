"""Recorded positions measured from outside, without the core: no piece is ever in a cushion, a jaw or another piece."""

from collections.abc import Iterator
from itertools import combinations, pairwise
from math import hypot, sqrt
from random import Random

import pytest

from arbitro.table import Layout, Motion, Segment, Shot, Table, simulate
from tests.table.strokes import CARROM, SNOOKER, random_stroke, scattered

DEEPEST = 1e-9
LOOKS = 12
"""How often each segment is looked at."""


def in_bed(table: Table, piece: str, place: tuple[float, float], height: float) -> float:
    """Return how deep a piece is in the frame, or in the nose of a cushion or jaw: in three dimensions for balls."""
    radius, bed = table.pieces[piece].radius, table.bed
    if not table.coefficients.balls:
        side = min(*place, bed.width - place[0], bed.length - place[1])
        return radius - side if height < bed.frame else -radius
    nose = table.coefficients.cushion_height
    before = radius - sqrt(radius**2 - (nose - radius) ** 2)
    above = height + radius - nose
    aways = [away - before for away in (*cushions_before(table, place), *jaws_before(table, place))]
    return max(radius - (hypot(away, above) if away > 0 else above) for away in aways)


def cushions_before(table: Table, place: tuple[float, float]) -> Iterator[float]:
    for nose in table.bed.cushions:
        dx, dy = nose.x1 - nose.x0, nose.y1 - nose.y0
        x, y = place[0] - nose.x0, place[1] - nose.y0
        if 0 <= x * dx + y * dy <= dx * dx + dy * dy:
            yield (dx * y - dy * x) / hypot(dx, dy)


def jaws_before(table: Table, place: tuple[float, float]) -> Iterator[float]:
    for jaw in table.bed.jaws:
        yield hypot(place[0] - jaw.x, place[1] - jaw.y) - jaw.radius


def looked_at(motion: Motion, piece: str) -> Iterator[tuple[Segment, float]]:
    """Yield times within each segment of a piece, its start and its end among them."""
    for segment, after in pairwise(motion.path(piece)):
        for step in range(LOOKS + 1):
            yield segment, segment.time + (after.time - segment.time) * step / LOOKS


def deepest_in_bed(table: Table, motion: Motion) -> float:
    pieces = {segment.piece for segment in motion.segments}
    return max(
        (
            in_bed(table, piece, segment.at(time), segment.height(time))
            for piece in pieces
            for segment, time in looked_at(motion, piece)
        ),
        default=-1.0,
    )


def deepest_in_another(table: Table, motion: Motion) -> float:
    deepest = -1.0
    for step in range(40):
        time = motion.duration * step / 39
        places, heights = motion.at(time), motion.heights(time)
        for (a, (ax, ay)), (b, (bx, by)) in combinations(places.items(), 2):
            up = heights[a] - heights[b] if table.coefficients.balls else 0.0
            apart = hypot(ax - bx, ay - by, up) - table.pieces[a].radius - table.pieces[b].radius
            deepest = max(deepest, -apart)
    return deepest


def hold_outside(table: Table, seeds: range) -> None:
    for seed in seeds:
        dice = Random(seed)
        layout = scattered(table, dice, dice.randint(0, 6))
        motion = simulate(table, layout, random_stroke(table, layout, dice))
        assert deepest_in_bed(table, motion) <= DEEPEST, seed
        assert deepest_in_another(table, motion) <= DEEPEST, seed


def test_a_ball_that_curves_back_out_of_a_mouth_meets_the_cushion_where_it_is() -> None:
    shot = Shot(1.764, 1.763, -1.87, 3.9, 0.3, 0.1, 0.14)
    motion = simulate(SNOOKER, Layout({"cue": (1.764, 1.763)}), shot)
    assert in_bed(SNOOKER, "cue", motion.at(1.56985)["cue"], 0.0) <= DEEPEST
    assert deepest_in_bed(SNOOKER, motion) <= DEEPEST


@pytest.mark.parametrize("seed", [430, 448, 562, 1386])
def test_a_ball_that_comes_down_beside_a_mouth_meets_the_nose_of_the_jaw(seed: int) -> None:
    hold_outside(SNOOKER, range(seed, seed + 1))


@pytest.mark.parametrize("table", [CARROM, SNOOKER], ids=["carrom", "snooker"])
def test_no_piece_is_ever_in_a_cushion_a_jaw_or_another_piece(table: Table) -> None:
    hold_outside(table, range(300))


@pytest.mark.nightly
@pytest.mark.parametrize("part", range(10))
@pytest.mark.parametrize("table", [CARROM, SNOOKER], ids=["carrom", "snooker"])
def test_20_000_strokes_from_outside(table: Table, part: int) -> None:
    hold_outside(table, range(2_000 * part, 2_000 * (part + 1)))
