"""A picture of a stroke: the bed, the exact paths, and where the pieces started and ended."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import cos, radians, sin

from arbitro.table.bed import Bed, Circle
from arbitro.table.motion import Motion, Segment
from arbitro.table.table import Layout, Table

MM = 1000.0
EDGE = 90.0
SURFACES = {"carrom": ("#e9cf9c", "#5a3418"), "snooker": ("#1f7a4d", "#5b2f17")}
COLOURS = {
    "striker": "#f7f3e8", "queen": "#c8102e", "cue": "#fdfbf3", "yellow": "#f2c40f", "green": "#0b5d34",
    "brown": "#7a4a21", "blue": "#1b4fa0", "pink": "#f29bb2", "black": "#17181a", "white": "#f4ead2", "red": "#b3121d",
}  # fmt: skip
TITLE = "<title>{}</title>"


def draw(table: Table, motion: Motion) -> str:
    """Return a stroke as SVG, in millimetres; parabolas are drawn exactly, what flies dashed."""
    body = [*_bed(table), *_paths(table, motion), *_start(table, motion), *_end(table, motion)]
    return _drawing(table, body)


def still(table: Table, layout: Layout) -> str:
    """Return a table as SVG with each piece as a group that can be moved: `data-piece` has its name."""
    return _drawing(table, [*_bed(table), *_movable(table, layout)])


def _drawing(table: Table, body: list[str]) -> str:
    bed = table.bed
    width, height = bed.width * MM + 2 * EDGE, bed.length * MM + 2 * EDGE
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{-EDGE:g} {-EDGE:g} {_n(width)} {_n(height)}" '
        f'width="{_n(width / 2)}" height="{_n(height / 2)}" data-table="{table.name}">'
    )
    flip = f'<g transform="translate(0 {_n(bed.length * MM)}) scale(1 -1)" fill="none">'
    return "\n".join([head, flip, *body, "</g>", "</svg>", ""])


def picture(svg: str) -> bytes:
    """Return an SVG as PNG; needs the extra `pictures`."""
    from resvg_py import svg_to_bytes

    return bytes(svg_to_bytes(svg_string=svg, background="white"))


def colour(piece: str) -> str:
    """Return the colour of a piece by its name."""
    return COLOURS[piece.split("-", 1)[0]]


def _bed(table: Table) -> Iterator[str]:
    bed = table.bed
    surface, frame = SURFACES[table.name]
    yield (
        f'<rect x="{-EDGE:g}" y="{-EDGE:g}" width="{_n(bed.width * MM + 2 * EDGE)}" '
        f'height="{_n(bed.length * MM + 2 * EDGE)}" fill="{frame}" rx="30"/>'
    )
    yield f'<rect width="{_n(bed.width * MM)}" height="{_n(bed.length * MM)}" fill="{surface}"/>'
    for jaw in bed.jaws:
        yield _disc(jaw.x, jaw.y, jaw.radius, f'fill="{frame}"')
    for pocket in bed.pockets:
        yield _disc(pocket.x, pocket.y, pocket.radius, 'fill="#0c0c0c"')
    yield '<g stroke="#00000066" stroke-width="2">'
    yield from _marks(bed)
    for nose in bed.cushions:
        yield _line(nose.x0, nose.y0, nose.x1, nose.y1)
    yield "</g>"


def _marks(bed: Bed) -> Iterator[str]:
    for line in bed.lines:
        yield _line(line.x0, line.y0, line.x1, line.y1)
    for circle in bed.circles:
        whole = circle.end - circle.start >= 360.0
        yield _disc(circle.x, circle.y, circle.radius, "") if whole else _arc(circle)


def _arc(circle: Circle) -> str:
    ends = [
        (circle.x + circle.radius * cos(radians(angle)), circle.y + circle.radius * sin(radians(angle)))
        for angle in (circle.start, circle.end)
    ]
    radius = _n(circle.radius * MM)
    return f'<path d="M{_point(*ends[0])}A{radius} {radius} 0 0 1 {_point(*ends[1])}"/>'


def _paths(table: Table, motion: Motion) -> Iterator[str]:
    for piece in dict.fromkeys(segment.piece for segment in motion.segments):
        legs = list(_legs(motion.path(piece)))
        for flies, dashes in ((False, ""), (True, ' stroke-dasharray="14 9"')):
            path = "".join(_curve(*leg) for leg in legs if (leg[0].phase == "flying") == flies)
            width = _n(table.pieces[piece].radius * MM * 0.22)
            style = f'stroke="{colour(piece)}" stroke-width="{width}" stroke-opacity=".75"{dashes}'
            if path:
                yield f'<path d="{path}" {style}/>'


def _legs(path: tuple[Segment, ...]) -> Iterator[tuple[Segment, Segment]]:
    for start, end in pairwise(path):
        if (start.x, start.y) != (end.x, end.y):
            yield start, end


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
        yield (
            f"<g>{TITLE.format(piece)}"
            + _disc(
                x, y, table.pieces[piece].radius, f'fill="{colour(piece)}" stroke="#000" stroke-width="1.5"'
            )
            + "</g>"
        )


def _movable(table: Table, layout: Layout) -> Iterator[str]:
    for piece, (x, y) in layout.at.items():
        style = f'fill="{colour(piece)}" stroke="#000" stroke-width="1.5"'
        disc = _disc(0.0, 0.0, table.pieces[piece].radius, style)
        yield f'<g data-piece="{piece}" transform="translate({_point(x, y)})">{disc}</g>'


def _disc(x: float, y: float, radius: float, style: str) -> str:
    return f'<circle cx="{_n(x * MM)}" cy="{_n(y * MM)}" r="{_n(radius * MM)}" {style}/>'


def _line(x0: float, y0: float, x1: float, y1: float) -> str:
    return f'<line x1="{_n(x0 * MM)}" y1="{_n(y0 * MM)}" x2="{_n(x1 * MM)}" y2="{_n(y1 * MM)}"/>'


def _point(x: float, y: float) -> str:
    return f"{_n(x * MM)} {_n(y * MM)}"


def _n(value: float) -> str:
    """Return a number with at most two digits after the point."""
    return f"{value:.2f}".rstrip("0").rstrip(".")
