"""The snooker table: from the millimetres of the book to a table, and its opening."""

from __future__ import annotations

from math import sqrt

from arbitro.layout import Layout, Rack
from arbitro.measures import SNOOKER_TABLE, SnookerMeasures
from arbitro.table.bed import Bed, BedLine, Circle, Cushion, Falls, Jaw, Pocket, Spot
from arbitro.table.coefficients import SNOOKER, Coefficients
from arbitro.table.racks import spread
from arbitro.table.table import Body, Table

ROOT_2, ROOT_3 = 1.4142135623730951, 1.7320508075688772
COLOURS = ("yellow", "green", "brown", "blue", "pink", "black")
REDS = tuple(f"red-{n}" for n in range(1, 16))


def snooker_table(measures: SnookerMeasures = SNOOKER_TABLE, coefficients: Coefficients = SNOOKER) -> Table:
    """Return a snooker table of the given measures."""
    body = Body(measures.ball / 2000, measures.ball_grams / 1000)
    pieces = dict.fromkeys(("cue", *COLOURS, *REDS), body)
    return Table("snooker", snooker_bed(measures), pieces, "cue", coefficients)


def snooker_bed(measures: SnookerMeasures, falls: Falls = "gravity") -> Bed:
    """Return the bed with baulk at its lower end, six cushions, twelve jaws and six pockets, in metres."""
    width, length, baulk = measures.width / 1000, measures.length / 1000, measures.baulk / 1000
    # How wide a corner is where the slate falls, and how far before the narrowest part of its jaws that is.
    hole, before = measures.corner_fall / 1000, measures.corner_throat / 1000
    if falls == "swallow":
        hole, before = measures.corner_mouth / 1000, 0.0
    jaw = measures.corner_jaw / 1000
    throat = hole - 2 * (jaw - sqrt(jaw * jaw - before * before))
    corner, corner_jaw = throat, measures.corner_jaw / 1000
    middle, middle_jaw = measures.middle_mouth / 1000, measures.middle_jaw / 1000
    inset = (corner + 2 * corner_jaw) / ROOT_2 - corner_jaw
    half = middle / 2 + middle_jaw
    centre = length / 2
    cushions = (
        Cushion(inset, 0.0, width - inset, 0.0),
        Cushion(width, inset, width, centre - half),
        Cushion(width, centre + half, width, length - inset),
        Cushion(width - inset, length, inset, length),
        Cushion(0.0, length - inset, 0.0, centre + half),
        Cushion(0.0, centre - half, 0.0, inset),
    )
    jaws = []
    for x, out in ((0.0, -1.0), (width, 1.0)):
        inner = x - out * inset
        jaws += [Jaw(inner, -corner_jaw, corner_jaw), Jaw(inner, length + corner_jaw, corner_jaw)]
        jaws += [
            Jaw(x + out * corner_jaw, inset, corner_jaw),
            Jaw(x + out * corner_jaw, length - inset, corner_jaw),
        ]
        jaws += [Jaw(x + out * middle_jaw, length / 2 + side * half, middle_jaw) for side in (-1.0, 1.0)]
    return Bed(
        width,
        length,
        cushions,
        _pockets(width, length, (inset - corner_jaw) / 2 + before / ROOT_2, hole / 2, middle / 2),
        tuple(jaws),
        (BedLine(0.0, baulk, width, baulk, MARK),),
        (Circle(width / 2, baulk, measures.d_radius / 1000, 180.0, 360.0, MARK),),
        tuple(Spot(name, x, y) for name, (x, y) in _spots(measures).items()),
        rim=measures.rail / 1000,
        cushion=measures.cushion / 1000,
        falls=falls,
    )


MARK = 0.005
"""Thickness of a line on the cloth, as it is drawn."""


def _pockets(width: float, length: float, brink: float, corner: float, middle: float) -> tuple[Pocket, ...]:
    """Return holes as wide as their mouths: at the corners behind the brink, in the middle just off the nose."""
    deep = brink - corner / ROOT_2
    off = middle + 0.005
    return (
        Pocket("baulk-left", deep, deep, corner),
        Pocket("baulk-right", width - deep, deep, corner),
        Pocket("middle-left", -off, length / 2, middle),
        Pocket("middle-right", width + off, length / 2, middle),
        Pocket("top-left", deep, length - deep, corner),
        Pocket("top-right", width - deep, length - deep, corner),
    )


def _spots(measures: SnookerMeasures) -> dict[str, tuple[float, float]]:
    """Return the spot of each colour; baulk is at the lower end, yellow on the right of one who plays from it."""
    middle, length, baulk = measures.width / 2000, measures.length / 1000, measures.baulk / 1000
    return {
        "yellow": (middle + measures.d_radius / 1000, baulk),
        "green": (middle - measures.d_radius / 1000, baulk),
        "brown": (middle, baulk),
        "blue": (middle, length / 2),
        "pink": (middle, length * 3 / 4),
        "black": (middle, length - measures.black_from_top / 1000),
    }


def snooker_spots(table: Table) -> dict[str, tuple[float, float]]:
    """Return the spot of each colour."""
    return {spot.piece: (spot.x, spot.y) for spot in table.bed.spots}


def snooker_opening(table: Table, rack: Rack | None = None) -> Layout:
    """Return the colours on their spots, the reds in their triangle behind the pink, the cue ball in the D."""
    rack = rack or Rack()
    spots = snooker_spots(table)
    ball = 2 * table.pieces["cue"].radius
    x, y = spots["pink"]
    rows = [(column - row / 2, row * ROOT_3 / 2) for row in range(5) for column in range(row + 1)]
    reds = spread(rows, x, y + ball + PINK_GAP, ball, rack)
    at = {**spots, **dict(zip(REDS, reds, strict=True))}
    return Layout({"cue": (x + 0.15, spots["brown"][1]), **at}, rack)


PINK_GAP = 0.0005
