"""Glicko-2, after M. E. Glickman, "Example of the Glicko-2 system" (2022): the ratings of carrom and snooker."""

from collections.abc import Callable, Sequence
from math import exp, fsum, log, pi, sqrt

import msgspec

START = 1500.0
SCALE = 173.7178
"""Points of the old scale in one of the new, as the paper rounds it."""
TAU = 0.5
"""How much a volatility may change in a period; the paper's own example has this value."""
PRECISION = 1e-6


class GlickoRating(msgspec.Struct, frozen=True):
    """The rating of a player, how sure it is, and how steady their results are."""

    rating: float = START
    deviation: float = 350.0
    volatility: float = 0.06


class Met(msgspec.Struct, frozen=True):
    """An opponent as they were rated when the period began, 1 where they were beaten, a half for a draw, else 0."""

    opponent: GlickoRating
    score: float


def after_period(player: GlickoRating, met: Sequence[Met]) -> GlickoRating:
    """Return a player's rating after a period; one who has not played is only less sure."""
    phi = player.deviation / SCALE
    if not met:
        return GlickoRating(
            player.rating, SCALE * sqrt(phi * phi + player.volatility * player.volatility), player.volatility
        )
    # `fsum` is exact whatever the order of opponents: the same journals give the same digits everywhere.
    variance = 1 / fsum(_weight(one) ** 2 * (e := _expected_score(player, one)) * (1 - e) for one in met)
    gain = fsum(_weight(one) * (one.score - _expected_score(player, one)) for one in met)
    volatility = _volatility(phi, player.volatility, variance, variance * gain)
    star = phi * phi + volatility * volatility
    spread = 1 / sqrt(1 / star + 1 / variance)
    return GlickoRating(player.rating + SCALE * spread * spread * gain, SCALE * spread, volatility)


def _weight(met: Met) -> float:
    """Return how much a result counts: the less, the less sure the opponent's rating is."""
    phi = met.opponent.deviation / SCALE
    return 1 / sqrt(1 + 3 * phi * phi / (pi * pi))


def _expected_score(player: GlickoRating, met: Met) -> float:
    return 1 / (1 + exp(-_weight(met) * (player.rating - met.opponent.rating) / SCALE))


def _volatility(phi: float, sigma: float, variance: float, delta: float) -> float:
    """Return the new volatility: step 5 of the paper."""
    a = log(sigma * sigma)

    def slope(x: float) -> float:
        whole = phi * phi + variance + exp(x)
        return exp(x) * (delta * delta - whole) / (2 * whole * whole) - (x - a) / (TAU * TAU)

    # The other end of the interval in which the root lies.
    excess = delta * delta - phi * phi - variance
    if excess > 0:
        lower = log(excess)
    else:
        steps = 1
        while slope(a - steps * TAU) < 0:
            steps += 1
        lower = a - steps * TAU

    return exp(_root(slope, a, lower) / 2)


def _root(slope: Callable[[float], float], a: float, b: float) -> float:
    """Return the root between two ends, by the Illinois method."""
    at_a, at_b = slope(a), slope(b)
    while abs(b - a) > PRECISION:
        c = a + (a - b) * at_a / (at_b - at_a)
        at_c = slope(c)
        if at_c * at_b <= 0:
            a, at_a = b, at_b
        else:
            # The Illinois step: halving the kept end keeps the false
            # position from standing still at one side.
            at_a /= 2
        b, at_b = c, at_c
    return a
