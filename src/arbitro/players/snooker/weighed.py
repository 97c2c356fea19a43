"""Strokes with what they promise: the best of them, those beside one, and what trials tell of a pot."""

from collections.abc import Iterable, Iterator
from math import hypot

import msgspec
from msgspec.structs import replace

from arbitro.players.snooker.sight import Strike
from arbitro.table.stroke import MISCUE

KNOWN = 20
"""How many trials the chance of a pot is worth that is known by cut and distances."""
DOUBT, ALIKE = 2.0, 0.5
"""Points: a pot that is so far behind is thought about no more; pots that are so close promise as much."""
SPEED_STEP, TIP_STEP = 0.14, 0.17
"""How far beside the best pots is looked for better ones: of the speed, and in radii."""


class Weighed(msgspec.Struct, frozen=True):
    """A stroke and what it promises, in points."""

    value: float
    """What it promises to the player who makes it."""
    strike: Strike
    """As it is meant, before the hand strays."""
    piece: str | None = None
    """The ball that it pots, where it is meant to pot one."""
    chance: float | None = None
    """How likely it pots it, as far as that is known."""
    known: int = KNOWN
    """How many trials that is worth."""
    window: float = 0.0
    """Radians of aim, to either side, within which the ball is thought to go in."""


def with_trials(one: Weighed, made: int, count: int) -> Weighed:
    """Return a pot with what so many trials more tell of its chance."""
    chance = (made + one.known * (one.chance or 0.0)) / (count + one.known)
    return replace(one, chance=chance, known=one.known + count)


def turn_strike(one: Weighed, share: float) -> Strike:
    """Return a stroke turned by a share of the window of its pot."""
    return replace(one.strike, angle=one.strike.angle + share * one.window)


def promise(weighed: Weighed) -> float:
    """Return what a stroke promises."""
    return weighed.value


def best_of(weighed: Iterable[Weighed], few: int) -> list[Weighed]:
    """Return so many strokes that promise most, the best first."""
    return sorted(weighed, key=promise, reverse=True)[:few]


def close_to_best(weighed: Iterable[Weighed]) -> list[Weighed]:
    """Return the strokes that promise nearly as much as the best, the best first."""
    best = sorted(weighed, key=promise, reverse=True)
    return [one for one in best if one.value > best[0].value - DOUBT]


def softest(weighed: list[Weighed]) -> Weighed:
    """Return the softest of the strokes that promise as much as the best, which is the first."""
    alike = [one for one in weighed if one.value >= weighed[0].value - ALIKE]
    return min(alike, key=lambda one: one.strike.speed)


def nearby(one: Weighed, share: float) -> Iterator[Weighed]:
    """Yield a stroke played a little softer and harder, and with the tip a little lower and higher."""
    strike, faster, higher = one.strike, share * SPEED_STEP, share * TIP_STEP
    for pace in (1 - faster, 1 + faster):
        yield replace(one, strike=replace(strike, speed=pace * strike.speed))
    for step in (-higher, higher):
        if hypot(strike.side, strike.height + step) <= MISCUE:
            yield replace(one, strike=replace(strike, height=strike.height + step))
