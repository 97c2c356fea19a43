"""Pieces that touch exactly, on a cushion or off it: every stroke into them ends, and none fails the others."""

from math import cos, hypot, pi, sin, sqrt
from random import Random

import pytest

from arbitro.table import Flick, Layout, Shot, Stroke, Table, carrom_table, simulate_many
from tests.table.strokes import CARROM, SNOOKER
from tests.table.test_always import hold

Place = tuple[float, float]


def lattice(table: Table, dice: Random) -> list[Place]:
    """Return places that touch exactly: in a hexagon, in a square, or in a line, most of them on the cushion."""
    size = 2 * next(body.radius for name, body in table.pieces.items() if name != table.struck)
    x, y = table.bed.width / 2, dice.choice([size / 2, size / 2, 0.4 * table.bed.length])
    cells = [(column, row) for column in range(-3, 4) for row in range(5)]
    slope = dice.choice([0.5, 0.5, 0.0])
    rise = sqrt(1 - slope * slope)
    if dice.random() < 0.2:
        return [(x + size * step, y) for step in range(-8, 9)]
    return [(x + size * (column + slope * (row % 2)), y + size * row * rise) for column, row in cells]


def grown(places: list[Place], count: int, dice: Random) -> list[Place]:
    """Return some of the places, each next to another one."""
    size = min(hypot(x - places[0][0], y - places[0][1]) for x, y in places[1:])
    chosen = [dice.choice(places)]
    while len(chosen) < count:
        near = [p for p in places if p not in chosen and any(touch(p, q, size) for q in chosen)]
        if not near:
            break
        chosen.append(dice.choice(near))
    return chosen


def touch(one: Place, other: Place, size: float) -> bool:
    return hypot(one[0] - other[0], one[1] - other[1]) < 1.001 * size


def beside(table: Table, at: dict[str, Place], dice: Random) -> tuple[Place, float] | None:
    """Return a place for the struck piece that touches another, and the direction to it."""
    radius = table.pieces[table.struck].radius
    for _ in range(200):
        other = dice.choice(sorted(at))
        angle = dice.choice([pi / 6 * dice.randrange(12), dice.uniform(0, 2 * pi)])
        reach = radius + table.pieces[other].radius
        x, y = at[other][0] + reach * cos(angle), at[other][1] + reach * sin(angle)
        if y >= radius and all(hypot(x - a, y - b) >= reach - 5e-10 for a, b in at.values()):
            return (x, y), angle + pi
    return None


def crowd(table: Table, seed: int) -> tuple[Layout, Stroke] | None:
    """Return a crowd of pieces and a stroke into it, mostly a slow one."""
    dice = Random(seed)
    names = [name for name in table.pieces if name != table.struck]
    at = dict(zip(names, grown(lattice(table, dice), dice.randint(2, 18), dice), strict=False))
    found = beside(table, at, dice)
    if found is None:
        return None
    (x, y), toward = found
    angle = toward + dice.choice([0.0, dice.uniform(-0.5, 0.5), dice.uniform(-pi, pi)])
    speed = dice.choice([0.001, 0.003, 0.005, 0.01, 0.05, 1.0, 3.0]) * dice.uniform(0.5, 1.5)
    layout = Layout({table.struck: (x, y), **at})
    if table is CARROM:
        return layout, Flick(x, y, angle, speed)
    return layout, Shot(x, y, angle, speed, 0.0, dice.choice([0.0, 0.3, -0.3]))


def hold_crowds(table: Table, seeds: range) -> None:
    crowds = [found for seed in seeds if (found := crowd(table, seed))]
    assert len(crowds) > 0.9 * len(seeds)
    for layout, stroke in crowds:
        hold(table, layout, stroke)


@pytest.mark.parametrize("table", [CARROM, SNOOKER], ids=["carrom", "snooker"])
def test_every_stroke_into_pieces_that_touch_exactly_ends(table: Table) -> None:
    hold_crowds(table, range(1_500))


@pytest.mark.nightly
@pytest.mark.parametrize("part", range(10))
@pytest.mark.parametrize("table", [CARROM, SNOOKER], ids=["carrom", "snooker"])
def test_25_000_strokes_into_pieces_that_touch_exactly_end(table: Table, part: int) -> None:
    hold_crowds(table, range(2_500 * part, 2_500 * (part + 1)))


def test_a_stroke_that_never_rests_is_halted_and_the_others_of_its_batch_are_played() -> None:
    lossless = carrom_table().with_coefficients(slide=1e-9, cushion_bounce=1.0, cushion_rub=0.0)
    layout = Layout({"striker": (0.37, 0.1174)})
    endless, short = Flick(0.37, 0.1174, pi / 2, 4.5), Flick(0.37, 0.1174, pi / 2, 0.0)
    outcomes = simulate_many(lossless, layout, [short, endless, short])
    assert [outcome.halted for outcome in outcomes] == [False, True, False]
    assert outcomes[0].final == outcomes[2].final == layout.at
    x, y = outcomes[1].final["striker"]
    assert x == pytest.approx(0.37)
    assert 0.02 <= y <= 0.72
