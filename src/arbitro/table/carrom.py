"""The carrom board: from the millimetres of an edition to a table, and its opening."""

from __future__ import annotations

from itertools import product

from arbitro.layout import Layout, Rack
from arbitro.measures import CARROM_BOARD, CarromMeasures
from arbitro.table.bed import Bed, BedLine, Circle, Cushion, Pocket
from arbitro.table.coefficients import CARROM, Coefficients
from arbitro.table.racks import spread
from arbitro.table.table import Body, Table

ROOT_2 = 1.4142135623730951
ROOT_3 = 1.7320508075688772
MEN = tuple(f"{colour}-{n}" for colour in ("white", "black") for n in range(1, 10))
MEN_APART = 1e-4
"""The mean gap of a rack that hands set up, in metres: what hands, wood and powder leave."""
CORNERS = {"south-west": (0, 0), "south-east": (1, 0), "north-east": (1, 1), "north-west": (0, 1)}
"""The pockets by their names, and at which end of each side they are."""


def carrom_table(measures: CarromMeasures = CARROM_BOARD, coefficients: Coefficients = CARROM) -> Table:
    """Return a carrom table of the given measures."""
    piece = Body(measures.man / 2000, measures.man_grams / 1000)
    pieces = {
        "striker": Body(measures.striker / 2000, measures.striker_grams / 1000),
        "queen": piece,
        **dict.fromkeys(MEN, piece),
    }
    return Table("carrom", carrom_bed(measures), pieces, "striker", coefficients)


def carrom_bed(measures: CarromMeasures) -> Bed:
    """Return the square bed with a pocket that touches both frames in each corner, in metres."""
    side, pocket = measures.side / 1000, measures.pocket / 2000
    corners = [(side * x, side * y) for x, y in CORNERS.values()]
    ends = pocket, side - pocket
    middle = measures.side / 2000
    sizes = (measures.outer_circle / 2000, False), (measures.centre_circle / 2000, True)
    middle_circles = tuple(Circle(middle, middle, radius, red=red) for radius, red in sizes)
    return Bed(
        side,
        side,
        tuple(Cushion(*corners[k], *corners[(k + 1) % 4]) for k in range(4)),
        tuple(Pocket(name, ends[x], ends[y], pocket) for name, (x, y) in CORNERS.items()),
        lines=(*_base_lines(measures), *_arrows(measures)),
        circles=(*middle_circles, *_base_circles(measures)),
        frame=measures.frame / 1000,
        rim=measures.frame_width / 1000,
        catch=measures.man_thickness / 1000,
        lip=measures.man_edge / 1000,
        placed_from=(measures.centre_circle + measures.man) / 2000,
        placed_within=(measures.outer_circle - measures.man) / 2000,
    )


def _base_circles(measures: CarromMeasures) -> tuple[Circle, ...]:
    """Return the eight base circles, each with its red core."""
    side, width = measures.side / 1000, measures.upper_width / 1000
    aside, depth = measures.base_aside / 1000, measures.base_depth / 1000
    places = [*product((aside, side - aside), (depth, side - depth))]
    places += [(y, x) for x, y in places]
    outer, core = measures.base_circle / 2000, measures.base_core / 2000
    marks = [(Circle(x, y, outer, width=width), Circle(x, y, core, width=0.0, red=True)) for x, y in places]
    return tuple(circle for pair in marks for circle in pair)


def _base_lines(measures: CarromMeasures) -> tuple[BedLine, ...]:
    """Return the lines from base circle to base circle: the lower from its measure on, the upper up to its own."""
    side, left = measures.side / 1000, measures.base_aside / 1000
    upper = measures.frame_to_line + measures.between_lines
    widths = (measures.frame_to_line, measures.lower_width), (upper, -measures.upper_width)
    lines: list[BedLine] = []
    for edge, width in widths:
        near, thick = (edge + width / 2) / 1000, abs(width) / 1000
        for depth in (near, side - near):
            lines += [
                BedLine(left, depth, side - left, depth, thick),
                BedLine(depth, left, depth, side - left, thick),
            ]
    return tuple(lines)


def _arrows(measures: CarromMeasures) -> tuple[BedLine, ...]:
    """Return the four arrows: on the diagonals, each a gap away from the edge of its pocket."""
    pocket, side, width = measures.pocket / 2000, measures.side / 1000, measures.arrow_width / 1000
    tip = pocket + (pocket + measures.arrow_gap / 1000) / ROOT_2
    end = tip + measures.arrow_length / 1000 / ROOT_2
    ways = (tip, end), (side - tip, side - end)
    return tuple(BedLine(xs[0], ys[0], xs[1], ys[1], width, arrow=True) for xs in ways for ys in ways)


def carrom_rack(seed: int = 0) -> Rack:
    """Return a rack of men as hands set them up."""
    return Rack(MEN_APART, seed)


def carrom_opening(table: Table, rack: Rack | None = None) -> Layout:
    """Return the queen in the middle, six men around it in turn, twelve around them, the striker on its line."""
    rack = rack or carrom_rack()
    middle = table.bed.width / 2
    places = spread(_rings(), middle, middle, 2 * table.pieces["queen"].radius, rack)
    # The names of the men around the queen: colours in turn inside, whites on the tips outside.
    white, black = iter(MEN[:9]), iter(MEN[9:])
    inner = [next(white if k % 2 == 0 else black) for k in range(6)]
    outer = [next(white if k % 2 == 0 else black) for k in range(12)]
    at = dict(zip(("queen", *(inner + outer)), places, strict=True))
    return Layout({"striker": striker_home(table), **at}, rack)


def striker_home(table: Table) -> tuple[float, float]:
    """Return the middle of the south base line."""
    return table.bed.width / 2, min(circle.y for circle in table.bed.circles)


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
