"""Random layouts and strokes for what holds always."""

from math import pi
from random import Random

from arbitro.table import (
    Flick,
    Layout,
    Rack,
    Shot,
    Stroke,
    Table,
    carrom_opening,
    carrom_table,
    snooker_opening,
    snooker_table,
)

CARROM, SNOOKER = carrom_table(), snooker_table()


def scattered(table: Table, dice: Random, count: int) -> Layout:
    """Return pieces at random places, some of them touching."""
    names = [table.struck, *dice.sample([name for name in table.pieces if name != table.struck], count)]
    at: dict[str, tuple[float, float]] = {}
    while names:
        body = table.pieces[names[-1]]
        edge = body.radius + 0.03
        place = dice.uniform(edge, table.bed.width - edge), dice.uniform(edge, table.bed.length - edge)
        if at and dice.random() < 0.3:
            place = beside(table, names[-1], dice.choice(sorted(at)), at, dice)
        if free(table, names[-1], place, at):
            at[names.pop()] = place
    return Layout(at)


def beside(
    table: Table, name: str, other: str, at: dict[str, tuple[float, float]], dice: Random
) -> tuple[float, float]:
    """Return a place that touches another piece, or nearly."""
    apart = table.pieces[name].radius + table.pieces[other].radius + dice.choice([1e-12, 1e-6, 5e-5])
    dx, dy = dice.choice([(1.0, 0.0), (0.0, 1.0), (0.6, 0.8), (-0.8, 0.6)])
    return at[other][0] + apart * dx, at[other][1] + apart * dy


def free(table: Table, name: str, place: tuple[float, float], at: dict[str, tuple[float, float]]) -> bool:
    edge = table.pieces[name].radius + 0.03
    inside = edge <= place[0] <= table.bed.width - edge and edge <= place[1] <= table.bed.length - edge
    return inside and all(
        (x - place[0]) ** 2 + (y - place[1]) ** 2
        >= (table.pieces[name].radius + table.pieces[other].radius) ** 2
        for other, (x, y) in at.items()
    )


def random_stroke(table: Table, layout: Layout, dice: Random) -> Stroke:
    x, y = layout.at[table.struck]
    angle = dice.uniform(-pi, pi)
    if table is CARROM:
        spin, lift = dice.choice([0.0, dice.uniform(-80, 80)]), dice.choice([0.0, dice.uniform(-0.2, 0.2)])
        return Flick(x, y, angle, dice.uniform(0.01, 5.5), spin, lift)
    tip = dice.uniform(-0.45, 0.45), dice.uniform(-0.45, 0.45)
    raised = dice.choice([0.0, 0.05, 0.6, dice.uniform(0.0, 1.4)])
    return Shot(x, y, angle, dice.uniform(0.01, 14.0), *tip, raised)


def random_break(table: Table, seed: int) -> tuple[Layout, Stroke]:
    dice = Random(seed)
    rack = Rack(dice.choice([0.0, 1e-6, 1e-5, 2e-5, 5e-5, 1e-4]), seed)
    if table is CARROM:
        layout = carrom_opening(table, rack)
        x, y = layout.at["striker"]
        return layout, Flick(
            x + dice.uniform(-0.2, 0.2), y, pi / 2 + dice.uniform(-0.5, 0.5), dice.uniform(1, 5.5)
        )
    layout = snooker_opening(table, rack)
    angle, raised = pi / 2 + dice.uniform(-0.1, 0.25), dice.choice([0.0, 0.0, dice.uniform(0.0, 1.4)])
    tip = dice.uniform(-0.4, 0.4), dice.uniform(-0.4, 0.4)
    return layout, Shot(*layout.at["cue"], angle, dice.uniform(1, 10), *tip, raised)
