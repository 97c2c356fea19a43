"""Where a piece can stand: on the bed or in the mouth of a pocket, in no cushion, over no hole, in no other piece."""

from __future__ import annotations

from collections.abc import Iterable
from math import hypot, isfinite
from typing import TypeAlias

from arbitro.layout import Layout
from arbitro.table.bed import Bed, Cushion
from arbitro.table.stroke import Flick, Misplayed, Shot, Stroke
from arbitro.table.table import Table

OVERLAP = 1e-9
"""Metres by which places may be wrong: what came to rest touching is not refused."""
IN_THE_JAWS = 0.04
"""Metres past the cushions within which a ball between two jaws has not fallen yet."""
Place: TypeAlias = tuple[float, float]


def refuse_misplaced(table: Table, layout: Layout, strokes: Iterable[Stroke]) -> None:
    """Refuse strokes of the other game, or whose piece cannot stand where it is struck."""
    kind, others, mouth = (
        Shot if table.coefficients.balls else Flick,
        layout.without(table.struck),
        table.bed.mouth,
    )
    for stroke in strokes:
        if not isinstance(stroke, kind):
            raise Misplayed("kind")
        _refuse_place(table, table.struck, (stroke.x, stroke.y), others.at.items(), mouth)


def refuse_impossible(table: Table, layout: Layout) -> None:
    """Refuse a layout with a piece that the game has not, or that cannot stand where it is."""
    seen: list[tuple[str, Place]] = []
    mouth = table.bed.mouth
    for name, place in layout.at.items():
        if name not in table.pieces:
            raise Misplayed("unknown", name)
        if name != table.struck:
            _refuse_place(table, name, place, seen, mouth)
            seen.append((name, place))


def _refuse_place(
    table: Table, name: str, place: Place, others: Iterable[tuple[str, Place]], mouth: float
) -> None:
    if not all(map(isfinite, place)):
        raise Misplayed("number")
    (x, y), bed, radius = place, table.bed, table.pieces[name].radius
    clear = max(radius, mouth)
    if not (clear <= x <= bed.width - clear and clear <= y <= bed.length - clear):
        fault = bed_fault(bed, place, radius)
        if fault:
            raise Misplayed(fault, name, table.name)
    for other, (u, v) in others:
        reach = radius + table.pieces[other].radius - OVERLAP
        if (x - u) * (x - u) + (y - v) * (y - v) < reach * reach:
            raise Misplayed("overlap", name, table.name)


def bed_fault(bed: Bed, place: Place, radius: float) -> str | None:
    """Return why a piece cannot stand at a place of the bed: it would be `outside`, over a `hole`, in a `cushion`."""
    x, y = place
    depth = min(x, y, bed.width - x, bed.length - y)
    if depth < -IN_THE_JAWS:
        return "outside"
    if any(hypot(hole.x - x, hole.y - y) < hole.radius - OVERLAP for hole in bed.pockets):
        return "hole"
    # Only a piece near a side can overlap a cushion or a jaw: most are asked no more than that.
    reach = radius - OVERLAP
    if depth >= reach:
        return None
    in_jaw = any(hypot(jaw.x - x, jaw.y - y) < jaw.radius + reach for jaw in bed.jaws)
    return "cushion" if in_jaw or any(_before(one, place) < reach for one in bed.cushions) else None


def move_out_of_cushion(bed: Bed, place: Place, radius: float) -> Place:
    """Return the place of a piece moved out of the cushion or jaw that it was measured in by a hair."""
    x, y = place
    for jaw in bed.jaws:
        apart = hypot(x - jaw.x, y - jaw.y)
        if apart < jaw.radius + radius:
            share = (jaw.radius + radius) / apart
            x, y = jaw.x + (x - jaw.x) * share, jaw.y + (y - jaw.y) * share
    for nose in bed.cushions:
        short = max(radius - _before(nose, (x, y)), 0.0) / hypot(nose.x1 - nose.x0, nose.y1 - nose.y0)
        x, y = x - (nose.y1 - nose.y0) * short, y + (nose.x1 - nose.x0) * short
    return x, y


def _before(cushion: Cushion, place: Place) -> float:
    """Return how far a place lies before a cushion; past its ends there is a mouth, and no bound."""
    dx, dy = cushion.x1 - cushion.x0, cushion.y1 - cushion.y0
    x, y = place[0] - cushion.x0, place[1] - cushion.y0
    length = hypot(dx, dy)
    return (dx * y - dy * x) / length if 0.0 <= dx * x + dy * y <= length * length else length
