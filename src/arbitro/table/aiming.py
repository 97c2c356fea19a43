"""What a straight stroke meets first, and where both pieces go from there: the geometry of a contact, no promise."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import cos, hypot, inf, sin, sqrt
from typing import TypeAlias

import msgspec

from arbitro.table.plans import TablePlan

Place: TypeAlias = tuple[float, float]
CLOSED = 1e-6
"""Millimetres by which two pieces that touch may be measured in one another."""


class Way(msgspec.Struct, frozen=True):
    """A straight way of a piece until it meets something, in millimetres."""

    piece: str
    start: Place
    end: Place
    """Where its middle is when it meets something."""
    meets: str
    """`piece`, `cushion`, `jaw` or `pocket`."""
    name: str
    """Which piece or pocket; nothing for a cushion or a jaw."""
    speed: float
    """Its speed as a share of the stroke's."""


class Aim(msgspec.Struct, frozen=True):
    """The struck piece up to its first contact, and what moves from there."""

    first: Way
    after: tuple[Way, ...]
    """The piece that it met, then itself; itself alone off a cushion or a jaw; none over a pocket."""


def aim(plan: TablePlan, at: Mapping[str, Place], place: Place, angle: float) -> Aim:
    """Return what the struck piece meets from a place in a direction, played straight along the bed."""
    others = {name: there for name, there in at.items() if name != plan.struck}
    direction = cos(angle), sin(angle)
    first = way(plan, others, plan.struck, place, direction, 1.0)
    if first.meets == "pocket":
        return Aim(first, ())
    if first.meets == "piece":
        return Aim(first, _ways_after_contact(plan, others, first, direction))
    # The direction away from the cushion or jaw that a piece touches.
    x, y = first.end
    found = []
    for jaw in plan.bed.jaws:
        apart = hypot(x - jaw.x, y - jaw.y)
        found.append((apart - jaw.radius, (x - jaw.x) / apart, (y - jaw.y) / apart))
    for nose in plan.bed.cushions:
        dx, dy = nose.x1 - nose.x0, nose.y1 - nose.y0
        length = hypot(dx, dy)
        if 0.0 <= (x - nose.x0) * dx + (y - nose.y0) * dy <= length * length:
            found.append(((dx * (y - nose.y0) - dy * (x - nose.x0)) / length, -dy / length, dx / length))
    normal = min(found)[1:]
    into = direction[0] * normal[0] + direction[1] * normal[1]
    back = direction[0] - 2.0 * into * normal[0], direction[1] - 2.0 * into * normal[1]
    return Aim(first, (way(plan, others, plan.struck, first.end, back, 1.0),))


def way(plan: TablePlan, at: Mapping[str, Place], piece: str, place: Place, to: Place, speed: float) -> Way:
    """Return how far a piece goes straight on in a unit direction."""
    far, meets, name = min(_meetings(plan, at, piece, place, to))
    return Way(piece, place, (place[0] + far * to[0], place[1] + far * to[1]), meets, name, speed)


def _meetings(
    plan: TablePlan, at: Mapping[str, Place], piece: str, place: Place, to: Place
) -> Iterator[tuple[float, str, str]]:
    radius = plan.pieces[piece]
    for name, there in at.items():
        yield _to_circle(place, to, there, radius + plan.pieces[name]), "piece", name
    for jaw in plan.bed.jaws:
        yield _to_circle(place, to, (jaw.x, jaw.y), jaw.radius + radius), "jaw", ""
    for pocket in plan.bed.pockets:
        yield _to_circle(place, to, (pocket.x, pocket.y), pocket.radius), "pocket", pocket.name
    for nose in plan.bed.cushions:
        # How far it is until a middle is a radius from a cushion, between its ends.
        start = (nose.x0, nose.y0)
        end = (nose.x1, nose.y1)
        length = hypot(end[0] - start[0], end[1] - start[1])
        dx, dy = (end[0] - start[0]) / length, (end[1] - start[1]) / length
        x, y = place[0] - start[0], place[1] - start[1]
        closing, apart = to[0] * dy - to[1] * dx, dx * y - dy * x - radius
        if closing <= 0.0 or apart < -CLOSED:
            to_line = inf
        else:
            far = max(apart, 0.0) / closing
            along = (x + far * to[0]) * dx + (y + far * to[1]) * dy
            to_line = far if 0.0 <= along <= length else inf
        yield to_line, "cushion", ""


def _to_circle(place: Place, to: Place, middle: Place, reach: float) -> float:
    """Return how far it is until a middle comes within reach of another, if it comes nearer."""
    dx, dy = middle[0] - place[0], middle[1] - place[1]
    near = dx * to[0] + dy * to[1]
    under = near * near - (dx * dx + dy * dy - reach * reach)
    if near <= 0.0 or under <= 0.0:
        return inf
    far = near - sqrt(under)
    return max(far, 0.0) if far > -CLOSED else inf


def _ways_after_contact(plan: TablePlan, at: Mapping[str, Place], first: Way, to: Place) -> tuple[Way, ...]:
    """Return the ways of two pieces that met, without friction: one along the line of their middles."""
    x, y = at[first.name][0] - first.end[0], at[first.name][1] - first.end[1]
    apart = hypot(x, y)
    nx, ny = x / apart, y / apart
    mass, other = plan.masses[first.piece], plan.masses[first.name]
    push = (1.0 + plan.bounce) * (to[0] * nx + to[1] * ny) / (mass + other)
    rest = (to[0] - push * other * nx, to[1] - push * other * ny)
    there = {**at, first.piece: first.end}
    there.pop(first.name)
    gone = way(plan, there, first.name, at[first.name], (nx, ny), push * mass)
    speed = hypot(*rest)
    stays = Way(first.piece, first.end, first.end, "piece", first.name, 0.0)
    if speed < SLOW:
        return gone, stays
    return gone, way(plan, at, first.piece, first.end, (rest[0] / speed, rest[1] / speed), speed)


SLOW = 1e-9
"""Shares of the stroke's speed below which a piece stands."""
