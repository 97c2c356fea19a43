"""Whether the cue-ball is snookered: laws 2.16 to 2.16.e, exactly.

The centre of the cue-ball runs along straight lines. It just touches a ball's extreme edge on the two
tangents to the circle of one diameter around that ball's centre, and it meets another ball where a line
enters that one's circle. So a ball can be hit at both extreme edges when neither tangent enters the circle
of a ball not on before it reaches the edge; whatever lies between the tangents is then free too.
"""

from collections.abc import Collection, Iterable, Sequence
from math import inf, sqrt
from typing import TypeAlias

import msgspec

from arbitro.snooker.balls import Ball
from arbitro.snooker.table import BALL_DIAMETER, BALL_RADIUS, Placed, Point

REACH = BALL_DIAMETER
"""How far the centres of two balls in contact are apart."""
TOLERANCE = 1e-6
"""Millimetres: what is nearer than this counts as touching."""

_Blocker: TypeAlias = tuple[float, float, float, float]
"""A circle that a path may enter, seen from the cue-ball: x, y, distance squared, radius squared."""
_Ray: TypeAlias = tuple[float, float, float]
"""A path from the cue-ball: its direction and its length."""


class BadPosition(ValueError):
    """Something stands where the cue-ball stands, or at no place at all."""


class Curve(msgspec.Struct, frozen=True):
    """A curved face of a cushion, as the circle of which it is a part."""

    x: float
    """Of the centre."""
    y: float
    """Of the centre."""
    radius: float
    """Of the face, in millimetres."""


def is_snookered(
    cue: Point, balls: Iterable[Placed], on: Collection[Ball], curves: Sequence[Curve] = ()
) -> bool:
    """Tell whether no ball on can be hit at both its extreme edges, free of any ball not on."""
    # A cushion never snookers: where its curve is nearer than any ball that hides, the cue-ball is not snookered
    # (2.16.e).
    targets, others = balls_on_and_others(cue, balls, on)
    if any(fully_open(x, y, others) for x, y in targets):
        return False
    return not curves or not _nearer_curve(cue, targets, others, curves)


def effective_snookering_balls(
    cue: Point, balls: Sequence[Placed], on: Collection[Ball]
) -> tuple[Placed, ...]:
    """Return the nearest obstructing ball or balls; none when different balls hide different reds (2.16.b, 2.16.c)."""
    # Different balls that hide different reds have no nearest among them: none of them is the snookering ball
    # (2.16.c).
    if not is_snookered(cue, balls, on):
        return ()
    targets = [ball for ball in balls if ball.ball in on]
    hiding = [_nearest_hiding(cue, target, balls, on) for target in targets]
    first = hiding[0] if hiding else ()
    return first if all(set(others) == set(first) for others in hiding) else ()


def balls_on_and_others(
    cue: Point, balls: Iterable[Placed], on: Collection[Ball]
) -> tuple[list[tuple[float, float]], list[_Blocker]]:
    """Return the balls on and the balls not on, the nearest first, as the cue-ball sees them."""
    # The nearest first, because a ball in the way is nearly always near: most questions end with the first one.
    targets: list[tuple[float, float, float]] = []
    others: list[tuple[float, float, float]] = []
    for ball in balls:
        x, y = ball.x - cue.x, ball.y - cue.y
        (targets if ball.ball in on else others).append((apart2(x, y), x, y))
    targets.sort()
    others.sort()
    reach2 = REACH * REACH
    return [(x, y) for _, x, y in targets], [(x, y, d2, reach2) for d2, x, y in others]


def fully_open(x: float, y: float, others: Sequence[_Blocker]) -> bool:
    """Tell whether a ball can be hit at both its extreme edges."""
    return not any(is_blocked(ray, others) for ray in edges(x, y))


def edges(x: float, y: float) -> tuple[_Ray, ...]:
    """Return the two paths to the extreme edges of a ball; a touching ball is hit where it stands."""
    # A ball that touches has no edges to be hid: it is hit where it stands.
    distance2 = x * x + y * y
    length2 = distance2 - REACH * REACH
    if length2 <= TOLERANCE:
        return ()
    length = sqrt(length2)
    along, aside = length / distance2, REACH / distance2
    return (
        (x * along - y * aside, y * along + x * aside, length),
        (x * along + y * aside, y * along - x * aside, length),
    )


def is_blocked(ray: _Ray, others: Iterable[_Blocker]) -> bool:
    """Tell whether a path enters another circle before its end."""
    dx, dy, length = ray
    end = length - TOLERANCE
    for x, y, distance2, radius2 in others:
        along = x * dx + y * dy
        if along <= 0:
            continue
        inside2 = radius2 - distance2 + along * along
        if inside2 > TOLERANCE and along - sqrt(inside2) < end:
            return True
    return False


def entry(ray: _Ray, blocker: _Blocker) -> float:
    """Return how far along the path a circle is entered; infinity when it is not."""
    x, y, distance2, radius2 = blocker
    along = x * ray[0] + y * ray[1]
    inside2 = radius2 - distance2 + along * along
    if along <= 0 or inside2 <= TOLERANCE:
        return inf
    return max(0.0, along - sqrt(inside2))


def seen_from(cue: Point, x: float, y: float, reach: float = REACH) -> _Blocker:
    """Return a circle as the cue-ball sees it."""
    x, y = x - cue.x, y - cue.y
    return x, y, apart2(x, y), reach * reach


def apart2(x: float, y: float) -> float:
    """Return the square of a distance from the cue-ball; raises BadPosition where there is none."""
    distance2 = x * x + y * y
    if not 0 < distance2 < inf:
        raise BadPosition(f"no finite distance from the cue-ball: {x}, {y}")
    return distance2


def _nearest_hiding(
    cue: Point, target: Placed, balls: Sequence[Placed], on: Collection[Ball]
) -> tuple[Placed, ...]:
    """Return the nearest balls not on that stand in the way of a ball on."""
    rays = edges(target.x - cue.x, target.y - cue.y)
    found = [
        ((ball.x - cue.x) ** 2 + (ball.y - cue.y) ** 2, ball)
        for ball in balls
        if ball.ball not in on and any(is_blocked(ray, [seen_from(cue, ball.x, ball.y)]) for ray in rays)
    ]
    nearest = min((distance2 for distance2, _ in found), default=0.0)
    return tuple(ball for distance2, ball in found if sqrt(distance2) - sqrt(nearest) <= TOLERANCE)


def _nearer_curve(
    cue: Point, targets: Sequence[tuple[float, float]], others: Sequence[_Blocker], curves: Sequence[Curve]
) -> bool:
    """Tell whether a cushion obstructs and is nearer than any obstructing ball (2.16.e)."""
    rays = [ray for x, y in targets for ray in edges(x, y)]
    cushions = [seen_from(cue, curve.x, curve.y, curve.radius + BALL_RADIUS) for curve in curves]

    def nearest(blockers: Sequence[_Blocker]) -> float:
        return min((at for ray in rays for one in blockers if (at := entry(ray, one)) < ray[2]), default=inf)

    return nearest(cushions) < nearest(others)
