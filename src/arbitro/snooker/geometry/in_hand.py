"""Whether a cue-ball in hand is snookered from every place of the D (2.16.a), exactly.

From which places a ball on is fully open changes only across a few curves: the common tangents of the
circles around it and around a ball not on, the tangents through the points in which those circles cross,
the circle around each ball (the cue-ball cannot stand inside it), and the lines of the D. The places that
serve are a closed set bounded by these curves, so if there is one, a crossing of two of them serves, or the
D as a whole does.
"""

from collections.abc import Collection, Iterator, Sequence
from itertools import combinations
from math import hypot, sqrt

import msgspec

from arbitro.snooker.balls import Ball
from arbitro.snooker.geometry.sight import REACH, TOLERANCE, balls_on_and_others, fully_open
from arbitro.snooker.table import BAULK_LINE, D_RADIUS, Placed, Point

_SLACK = 1e-7
"""Millimetres by which a crossing may lie outside a line on which it was found."""
_CORNERS = (
    Point(0.0, BAULK_LINE),
    Point(D_RADIUS, BAULK_LINE),
    Point(-D_RADIUS, BAULK_LINE),
    Point(0.0, BAULK_LINE - D_RADIUS),
)


class _Line(msgspec.Struct, frozen=True):
    """The points with `a x + b y = c`, where a and b are a unit vector."""

    a: float
    """Of the normal, across the table."""
    b: float
    """Of the normal, along the table."""
    c: float
    """How far along the normal the line lies."""


class _Circle(msgspec.Struct, frozen=True):
    x: float
    """Of the centre."""
    y: float
    """Of the centre."""
    radius: float
    """In millimetres."""


_Curve = _Line | _Circle
_D_LINE = _Line(0.0, 1.0, BAULK_LINE)
_D_ARC = _Circle(0.0, BAULK_LINE, D_RADIUS)


def snookered_in_hand(balls: Sequence[Placed], on: Collection[Ball]) -> bool:
    """Tell whether from no place on or inside the lines of the D a ball on is open at both its edges."""
    return place_in_hand(balls, on) is None


def place_in_hand(balls: Sequence[Placed], on: Collection[Ball]) -> Point | None:
    """Return a place of the D from which a ball on is open at both its edges, if there is one."""
    # The corners first: from most positions one of them serves, and no curve need be crossed with another.
    targets = [ball for ball in balls if ball.ball in on]
    near = [
        _Circle(ball.x, ball.y, REACH)
        for ball in balls
        if ball.y <= BAULK_LINE + REACH and hypot(ball.x, ball.y - BAULK_LINE) <= D_RADIUS + REACH
    ]
    for target in targets:
        for place in _CORNERS:
            if _opens(place, balls, target, on):
                return place
    for target in targets:
        # The lines across the D that bound the places from which a ball is open.
        others = [ball for ball in balls if ball.ball not in on]
        bounds = [
            line
            for other in others
            for line in _lines(target, other)
            if (abs(line.b * BAULK_LINE - line.c) <= D_RADIUS + _SLACK)
        ]
        for place in _crossings([_D_LINE, _D_ARC, *near, *bounds]):
            if _opens(place, balls, target, on):
                return place
    return None


def _opens(place: Point, balls: Sequence[Placed], target: Placed, on: Collection[Ball]) -> bool:
    """Tell whether the cue-ball can stand there and hit the ball at both its extreme edges."""
    # A place that was found on a line may lie a hair beside it, so that it may stand a hair outside too.
    if place.y > BAULK_LINE + _SLACK or hypot(place.x, place.y - BAULK_LINE) > D_RADIUS + _SLACK:
        can_stand = False
    else:
        least = (REACH - _SLACK) ** 2
        can_stand = all((ball.x - place.x) ** 2 + (ball.y - place.y) ** 2 >= least for ball in balls)
    if not can_stand:
        return False
    _, others = balls_on_and_others(place, balls, on)
    return fully_open(target.x - place.x, target.y - place.y, others)


def _lines(target: Placed, other: Placed) -> Iterator[_Line]:
    """Yield the tangents to the target's circle across which the other ball begins or ceases to hide an edge."""
    # Where the other ball begins to hide an edge, and where it ceases to: the common tangents, and those
    # through the crossings of both circles.
    dx, dy = other.x - target.x, other.y - target.y
    apart = hypot(dx, dy)
    if apart <= TOLERANCE:
        return
    ux, uy = dx / apart, dy / apart
    for side in (-1.0, 1.0):
        yield _tangent(target, -uy * side, ux * side)
    cosine = 2 * REACH / apart if apart >= 2 * REACH else apart / (2 * REACH)
    sine = sqrt(max(0.0, 1 - cosine * cosine))
    for side in (-1.0, 1.0):
        yield _tangent(target, ux * cosine - uy * sine * side, uy * cosine + ux * sine * side)


def _tangent(target: Placed, a: float, b: float) -> _Line:
    """Return the tangent to the target's circle whose normal is given."""
    return _Line(a, b, a * target.x + b * target.y + REACH)


def _crossings(curves: Sequence[_Curve]) -> Iterator[Point]:
    for one, other in combinations(curves, 2):
        yield from _meet(one, other)


def _meet(one: _Curve, other: _Curve) -> Iterator[Point]:
    """Yield the points that two curves share."""
    if isinstance(one, _Line) and isinstance(other, _Line):
        area = one.a * other.b - other.a * one.b
        if abs(area) > 1e-12:
            yield Point(
                (one.c * other.b - other.c * one.b) / area, (one.a * other.c - other.a * one.c) / area
            )
    elif isinstance(one, _Line):
        assert isinstance(other, _Circle)
        yield from _line_meets(one, other)
    elif isinstance(other, _Line):
        yield from _line_meets(other, one)
    else:
        dx, dy = other.x - one.x, other.y - one.y
        apart2 = dx * dx + dy * dy
        if apart2 <= TOLERANCE:
            return
        share = (one.radius**2 - other.radius**2) / (2 * apart2) + 0.5
        room = one.radius**2 / apart2 - share * share
        if room < 0:
            return
        for aside in (-sqrt(room), sqrt(room)):
            yield Point(one.x + dx * share - dy * aside, one.y + dy * share + dx * aside)


def _line_meets(line: _Line, circle: _Circle) -> Iterator[Point]:
    off = line.c - line.a * circle.x - line.b * circle.y
    room = circle.radius**2 - off * off
    if room < -_SLACK:
        return
    half = sqrt(max(0.0, room))
    for along in (-half, half):
        yield Point(circle.x + line.a * off - line.b * along, circle.y + line.b * off + line.a * along)
