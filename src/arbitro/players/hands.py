"""Hands that stray: what goes with how well a hand aims, between the hands that are known."""

from collections.abc import Sequence
from itertools import pairwise


def along(degrees: float, known: Sequence[tuple[float, float]]) -> float:
    """Return what belongs to a hand, straight between the nearest known ones; beyond them in proportion."""
    points = [(0.0, 0.0), *sorted(known)]
    for (low, at_low), (high, at_high) in pairwise(points):
        if degrees <= high:
            return at_low + (at_high - at_low) * (degrees - low) / (high - low)
    last, at_last = points[-1]
    return at_last * degrees / last
