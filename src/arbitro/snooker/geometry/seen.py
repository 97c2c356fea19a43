"""Turns positions into what the referee's facts say: the open path, the occupied spots."""

from collections.abc import Collection, Iterable, Sequence
from itertools import pairwise
from math import asin, atan2, cos, hypot, inf, pi, sin

from arbitro.snooker.balls import COLOURS, Ball
from arbitro.snooker.facts import Path, Spots
from arbitro.snooker.geometry.sight import (
    REACH,
    balls_on_and_others,
    entry,
    fully_open,
    is_blocked,
    seen_from,
)
from arbitro.snooker.geometry.spots import is_occupied, nearest_above
from arbitro.snooker.table import SPOTS, Placed, Point

_EDGE = 1e-9
"""Radians: a gap narrower than this is no path."""


def open_path(cue: Point, balls: Sequence[Placed], on: Collection[Ball]) -> Path:
    """Return whether a straight path is open to part of a ball on, or to a full-ball contact (3.14.b, 3.14.c)."""
    targets, others = balls_on_and_others(cue, balls, on)
    if "red" in on:
        full = any(fully_open(x, y, others) for x, y in targets)
    else:
        full = any(not is_blocked(_to_centre(x, y), others) for x, y in targets)
    if full:
        return "full"
    return "part" if any(_partly_open(x, y, others) for x, y in targets) else "none"


def spots_seen(balls: Iterable[Placed], cue: Point | None = None) -> Spots:
    """Return which spots are occupied, and which have no room between them and the top cushion."""
    standing: list[Placed | Point] = [*balls, *([cue] if cue else [])]
    return Spots(
        tuple(colour for colour in COLOURS if is_occupied(SPOTS[colour], standing)),
        tuple(colour for colour in COLOURS if nearest_above(SPOTS[colour], standing) is None),
    )


def _to_centre(x: float, y: float) -> tuple[float, float, float]:
    distance = hypot(x, y)
    return x / distance, y / distance, distance - REACH


def _partly_open(x: float, y: float, others: Sequence[tuple[float, float, float, float]]) -> bool:
    """Tell whether some straight path meets the ball before any ball not on."""
    distance = hypot(x, y)
    if distance <= REACH:
        return True
    middle, half = atan2(y, x), asin(REACH / distance)
    target = seen_from(Point(0.0, 0.0), x, y)
    turns = sorted({-half, half, *_turns(x, y, middle, half, others)})
    for low, high in pairwise(turns):
        if high - low <= _EDGE:
            continue
        angle = (low + high) / 2 + middle
        ray = (cos(angle), sin(angle), inf)
        at = entry(ray, target)
        if at < inf and all(entry(ray, other) > at for other in others):
            return True
    return False


def _turns(
    x: float, y: float, middle: float, half: float, others: Sequence[tuple[float, float, float, float]]
) -> Iterable[float]:
    """Yield the angles within the ball's width at which another ball begins or ceases to hide it."""
    for other_x, other_y, distance2, _ in others:
        angle, distance = atan2(other_y, other_x), distance2**0.5
        width = asin(REACH / distance) if distance > REACH else pi / 2
        crossings = _crossings(x, y, other_x, other_y)
        for turn in (angle - width, angle + width, *crossings):
            turned = (turn - middle + pi) % (2 * pi) - pi
            if -half < turned < half:
                yield turned


def _crossings(x: float, y: float, other_x: float, other_y: float) -> Iterable[float]:
    """Yield the angles under which the circles around two balls cross."""
    dx, dy = other_x - x, other_y - y
    apart = hypot(dx, dy)
    if 0 < apart < 2 * REACH:
        aside = (REACH * REACH - apart * apart / 4) ** 0.5 / apart
        for sign in (-1, 1):
            yield atan2((y + other_y) / 2 + sign * dx * aside, (x + other_x) / 2 - sign * dy * aside)
