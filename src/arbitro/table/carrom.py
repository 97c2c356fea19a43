"""The carrom board: from the millimetres of an edition to a table, and its opening."""

from __future__ import annotations

from msgspec.structs import replace

from arbitro.table.bed import Bed, Circle, Cushion, Line, Pocket
from arbitro.table.coefficients import CARROM, Coefficients
from arbitro.table.racks import spread
from arbitro.table.table import Body, Layout, Rack, Table

ROOT_2 = 1.4142135623730951
ROOT_3 = 1.7320508075688772

THICKNESS = 0.008
"""Of a man in metres: between the 7 and 9 mm of the ICF's law B."""
MEN = tuple(f"{colour}-{n}" for colour in ("white", "black") for n in range(1, 10))


def carrom_table(
    side: float = 740.0,
    pocket: float = 44.5,
    man: float = 31.8,
    man_grams: float = 5.25,
    striker: float = 41.3,
    striker_grams: float = 15.0,
    base_line: float = 101.5,
    base_width: float = 31.8,
    base_length: float = 470.0,
    arrow_gap: float = 50.0,
    arrow_length: float = 267.0,
    frame: float = 22.2,
    coefficients: Coefficients = CARROM,
) -> Table:
    """Return a carrom table: side, diameters, lines and height of the frame in millimetres, weights in grams."""
    piece = Body(man / 2000, man_grams / 1000)
    pieces = {
        "striker": Body(striker / 2000, striker_grams / 1000),
        "queen": piece,
        **dict.fromkeys(MEN, piece),
    }
    bed = carrom_bed(side / 1000, pocket / 2000, base_line / 1000, base_width / 1000, base_length / 1000)
    arrows = _arrows(side / 1000, pocket / 2000, arrow_gap / 1000, arrow_length / 1000)
    bed = replace(bed, lines=(*bed.lines, *arrows), frame=frame / 1000, catch=THICKNESS)
    return Table("carrom", bed, pieces, "striker", coefficients)


def carrom_bed(side: float, pocket: float, base: float, width: float, length: float) -> Bed:
    """Return the square bed with a pocket that touches both frames in each corner, in metres."""
    corners = ((0.0, 0.0), (side, 0.0), (side, side), (0.0, side))
    cushions = tuple(Cushion(*corners[k], *corners[(k + 1) % 4]) for k in range(4))
    near, far = pocket, side - pocket
    names = ("south-west", "south-east", "north-east", "north-west")
    holes = ((near, near), (far, near), (far, far), (near, far))
    pockets = tuple(Pocket(name, x, y, pocket) for name, (x, y) in zip(names, holes, strict=True))
    lines, circles = _base_lines(side, base, width, length)
    middle = (Circle(side / 2, side / 2, 0.0159), Circle(side / 2, side / 2, 0.085))
    return Bed(side, side, cushions, pockets, lines=lines, circles=(*middle, *circles))


def _base_lines(
    side: float, base: float, width: float, length: float
) -> tuple[tuple[Line, ...], tuple[Circle, ...]]:
    left, right = (side - length) / 2, (side + length) / 2
    lines, circles = [], []
    for depth in (base, base + width):
        lines += [Line(left, depth, right, depth), Line(left, side - depth, right, side - depth)]
        lines += [Line(depth, left, depth, right), Line(side - depth, left, side - depth, right)]
    middle = base + width / 2
    for end in (left, right):
        circles += [Circle(end, middle, width / 2), Circle(end, side - middle, width / 2)]
        circles += [Circle(middle, end, width / 2), Circle(side - middle, end, width / 2)]
    return tuple(lines), tuple(circles)


def _arrows(side: float, pocket: float, gap: float, length: float) -> tuple[Line, ...]:
    """Return the four arrows: on the diagonals, each a gap away from the edge of its pocket."""
    start = pocket + (pocket + gap) / ROOT_2
    end = start + length / ROOT_2
    near, far = (start, end), (side - start, side - end)
    return tuple(Line(xs[0], ys[0], xs[1], ys[1]) for xs in (near, far) for ys in (near, far))


def carrom_opening(table: Table, rack: Rack | None = None) -> Layout:
    """Return the queen in the middle, six men around her in turn, twelve around them, the striker on his line."""
    rack = rack or Rack()
    middle = table.bed.width / 2
    places = spread(_rings(), middle, middle, 2 * table.pieces["queen"].radius, rack)
    at = dict(zip(("queen", *_ring_order()), places, strict=True))
    return Layout({"striker": striker_home(table), **at}, rack)


def striker_home(table: Table) -> tuple[float, float]:
    """Return the middle of the south base line."""
    south = table.bed.circles[2]
    return table.bed.width / 2, south.y


def _rings() -> list[tuple[float, float]]:
    """Return the nineteen places of the hexagon, the middle first, then each ring by its angle."""
    inner = [
        (0.0, 1.0),
        (ROOT_3 / 2, 0.5),
        (ROOT_3 / 2, -0.5),
        (0.0, -1.0),
        (-ROOT_3 / 2, -0.5),
        (-ROOT_3 / 2, 0.5),
    ]
    outer = []
    for k, (x, y) in enumerate(inner):
        nx, ny = inner[(k + 1) % 6]
        outer += [(2 * x, 2 * y), (x + nx, y + ny)]
    return [(0.0, 0.0), *inner, *outer]


def _ring_order() -> list[str]:
    """Return the names of the men around the queen: colours in turn inside, whites on the tips outside."""
    white, black = iter(MEN[:9]), iter(MEN[9:])
    inner = [next(white if k % 2 == 0 else black) for k in range(6)]
    outer = [next(white if k % 2 == 0 else black) for k in range(12)]
    return inner + outer
