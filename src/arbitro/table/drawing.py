"""A picture of a stroke: the bed, the exact paths, and where the pieces started and ended."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import cos, hypot, radians, sin, sqrt

import msgspec

from arbitro.layout import Layout
from arbitro.table.bed import Bed, BedLine, Circle
from arbitro.table.motion import Motion, Segment
from arbitro.table.table import Table

MM = 1000.0
COLOURS = {
    "striker": "#f7f3e8", "queen": "#c8102e", "cue": "#fdfbf3", "yellow": "#f2c40f", "green": "#0b5d34",
    "brown": "#7a4a21", "blue": "#1b4fa0", "pink": "#f29bb2", "black": "#17181a", "white": "#f4ead2", "red": "#b3121d",
}  # fmt: skip
DARK = ("green", "brown", "blue", "black")
"""Balls that need a light edge to part from the cloth."""
RED, HOLE, CUSHION = "#b23227", "#0c0c0c", "#17633d"
TITLE = "<title>{}</title>"


class Look(msgspec.Struct, frozen=True):
    """The colours of a table."""

    surface: str
    wood: str
    mark: str


LOOKS = {
    "carrom": Look("#e9cf9c", "#5a3418", "#2a211a"),
    "snooker": Look("#1f7a4d", "#5b2f17", "#d9efe2"),
}


def draw(table: Table, motion: Motion) -> str:
    """Return a stroke as SVG, in millimetres; parabolas are drawn exactly, what flies dashed."""
    body = [*_bed(table), *_paths(table, motion), *_start(table, motion), *_end(table, motion)]
    return _drawing(table, body)


def still(table: Table, layout: Layout) -> str:
    """Return a table as SVG with each piece as a group that can be moved: `data-piece` has its name."""
    return _drawing(table, [*_bed(table), *_movable(table, layout)])


def _drawing(table: Table, body: list[str]) -> str:
    bed = table.bed
    edge = (bed.rim + bed.cushion) * MM
    width, height = bed.width * MM + 2 * edge, bed.length * MM + 2 * edge
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{_n(-edge)} {_n(-edge)} {_n(width)} {_n(height)}" '
        f'width="{_n(width / 2)}" height="{_n(height / 2)}" data-table="{table.name}">'
    )
    flip = f'<g transform="translate(0 {_n(bed.length * MM)}) scale(1 -1)" fill="none">'
    return "\n".join([head, flip, *body, "</g>", "</svg>", ""])


def picture(svg: str, width: int | None = None) -> bytes:
    """Return an SVG as PNG, as wide as it says or as is asked for; needs the extra `pictures`."""
    from resvg_py import svg_to_bytes

    return bytes(svg_to_bytes(svg_string=svg, background="white", width=width))


def colour(piece: str) -> str:
    """Return the colour of a piece by its name."""
    return COLOURS[piece.split("-", 1)[0]]


def _bed(table: Table) -> Iterator[str]:
    bed, look = table.bed, LOOKS[table.name]
    yield _around(bed, bed.rim + bed.cushion, f'fill="{look.wood}" rx="30"')
    yield _around(bed, bed.cushion, f'fill="{look.surface}"')
    for pocket in bed.pockets:
        yield _disc(pocket.x, pocket.y, pocket.radius, f'fill="{HOLE}"')
    for nose in bed.cushions if bed.jaws else ():
        # A cushion with its rounded ends: along its nose, round one jaw to the wood, and back round the other.
        length = hypot(nose.x1 - nose.x0, nose.y1 - nose.y0)
        dx, dy = (nose.x1 - nose.x0) / length, (nose.y1 - nose.y0) / length
        path = f"M{_point(nose.x0, nose.y0)}L{_point(nose.x1, nose.y1)}"
        for x, y, ahead in ((nose.x1, nose.y1, 1.0), (nose.x0, nose.y0, -1.0)):
            # The radius of the jaw that begins where a nose ends.
            radius = min(bed.jaws, key=lambda jaw: abs(hypot(jaw.x - x, jaw.y - y) - jaw.radius)).radius
            out = min(bed.cushion, radius)
            on = ahead * sqrt(radius * radius - (radius - out) ** 2)
            back = (x + dx * on + dy * out, y + dy * on - dx * out)
            far = (back[0] + dy * (bed.cushion - out), back[1] - dx * (bed.cushion - out))
            bend = f"A{_n(radius * MM)} {_n(radius * MM)} 0 0 0 "
            turn = [
                f"{bend}{_point(*back)}L{_point(*far)}",
                f"L{_point(*far)}L{_point(*back)}{bend}{_point(x, y)}",
            ]
            path += turn[0] if ahead > 0 else turn[1]
        yield f'<path d="{(path + "z")}" fill="{CUSHION}"/>'
    yield f'<g stroke="{look.mark}">'
    yield from _marks(bed, look)
    yield "</g>"


def _around(bed: Bed, edge: float, style: str) -> str:
    """Return a rectangle around the bed by so many metres."""
    size = f'width="{_n((bed.width + 2 * edge) * MM)}" height="{_n((bed.length + 2 * edge) * MM)}"'
    return f'<rect x="{_n(-edge * MM)}" y="{_n(-edge * MM)}" {size} {style}/>'


def _marks(bed: Bed, look: Look) -> Iterator[str]:
    for line in bed.lines:
        yield _line(line.x0, line.y0, line.x1, line.y1, f'stroke-width="{_n(line.width * MM)}"')
        if line.arrow:
            yield f'<path d="{_head(line)}" fill="{look.mark}" stroke="none"/>'
    for circle in bed.circles:
        yield _round(circle, look)
    for spot in bed.spots:
        yield _disc(spot.x, spot.y, SPOT, f'fill="{look.mark}" stroke="none"')


SPOT, HEAD = 0.006, 0.014
"""Radius of a spot and length of the head of an arrow, as they are drawn."""


def _head(line: BedLine) -> str:
    """Return the head of an arrow, its tip at the first end."""
    length = hypot(line.x1 - line.x0, line.y1 - line.y0) / HEAD
    dx, dy = (line.x1 - line.x0) / length, (line.y1 - line.y0) / length
    wings = [_point(line.x0 + dx - side * dy / 3, line.y0 + dy + side * dx / 3) for side in (1.0, -1.0)]
    return f"M{_point(line.x0, line.y0)}L{wings[0]}L{wings[1]}z"


def _round(circle: Circle, look: Look) -> str:
    """Return a round mark whose line lies within its outer edge."""
    width = f'stroke-width="{_n(circle.width * MM)}"'
    if circle.end - circle.start < 360.0:
        ends = [
            (circle.x + circle.radius * cos(radians(angle)), circle.y + circle.radius * sin(radians(angle)))
            for angle in (circle.start, circle.end)
        ]
        radius = _n(circle.radius * MM)
        arc = f"M{_point(*ends[0])}A{radius} {radius} 0 0 1 {_point(*ends[1])}"
        return f'<path d="{arc}" {width}/>'
    fill = RED if circle.red else look.surface
    return _disc(circle.x, circle.y, circle.radius - circle.width / 2, f'fill="{fill}" {width}')


def _paths(table: Table, motion: Motion) -> Iterator[str]:
    for piece in dict.fromkeys(segment.piece for segment in motion.segments):
        whole = pairwise(motion.path(piece))
        legs = [(start, end) for start, end in whole if (start.x, start.y) != (end.x, end.y)]
        for flies, dashes in ((False, ""), (True, ' stroke-dasharray="14 9"')):
            path = "".join(_curve(*leg) for leg in legs if (leg[0].phase == "flying") == flies)
            width = _n(table.pieces[piece].radius * MM * 0.22)
            style = f'stroke="{colour(piece)}" stroke-width="{width}" stroke-opacity=".75"{dashes}'
            if path:
                yield f'<path d="{path}" {style}/>'


def _curve(start: Segment, end: Segment) -> str:
    t = (end.time - start.time) / 2
    if start.phase == "rolling" or start.vx * start.ay == start.vy * start.ax:
        return f"M{_point(start.x, start.y)}L{_point(end.x, end.y)}"
    bend = _point(start.x + start.vx * t, start.y + start.vy * t)
    return f"M{_point(start.x, start.y)}Q{bend} {_point(end.x, end.y)}"


def _start(table: Table, motion: Motion) -> Iterator[str]:
    for piece, (x, y) in motion.start.at.items():
        if motion.final.at.get(piece) != (x, y):
            style = f'stroke="{colour(piece)}" stroke-width="3" stroke-dasharray="6 5" stroke-opacity=".8"'
            yield _disc(x, y, table.pieces[piece].radius, style)


def _end(table: Table, motion: Motion) -> Iterator[str]:
    for piece, (x, y) in motion.final.at.items():
        yield f"<g>{TITLE.format(piece)}{_piece(table, piece, x, y)}</g>"


def _movable(table: Table, layout: Layout) -> Iterator[str]:
    for piece, (x, y) in layout.at.items():
        disc = _piece(table, piece, 0.0, 0.0)
        yield f'<g data-piece="{piece}" transform="translate({_point(x, y)})">{disc}</g>'


def _piece(table: Table, piece: str, x: float, y: float) -> str:
    """Return a piece with an edge, within its radius, that parts it from what it lies on."""
    light = table.coefficients.balls and piece in DARK
    edge = f'stroke="{"#fff" if light else "#000"}" stroke-opacity=".8" stroke-width="{_n(EDGE * MM)}"'
    return _disc(x, y, table.pieces[piece].radius - EDGE / 2, f'fill="{colour(piece)}" {edge}')


EDGE = 0.002
"""Thickness of the edge of a piece."""


def _disc(x: float, y: float, radius: float, style: str) -> str:
    return f'<circle cx="{_n(x * MM)}" cy="{_n(y * MM)}" r="{_n(radius * MM)}" {style}/>'


def _line(x0: float, y0: float, x1: float, y1: float, style: str) -> str:
    return f'<line x1="{_n(x0 * MM)}" y1="{_n(y0 * MM)}" x2="{_n(x1 * MM)}" y2="{_n(y1 * MM)}" {style}/>'


def _point(x: float, y: float) -> str:
    return f"{_n(x * MM)} {_n(y * MM)}"


def _n(value: float) -> str:
    """Return a number with at most two digits after the point."""
    return f"{value:.2f}".rstrip("0").rstrip(".")
