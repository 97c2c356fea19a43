"""Racks with gaps drawn from a seed, in integer arithmetic, so that a rack is the same everywhere."""

from __future__ import annotations

from collections.abc import Iterable

from arbitro.layout import Rack

MASK = (1 << 64) - 1


class Dice:
    """A stream of numbers from a seed (SplitMix64)."""

    def __init__(self, seed: int) -> None:
        self._state = seed & MASK

    def uniform(self) -> float:
        """Return the next number in [0, 1)."""
        self._state = (self._state + 0x9E3779B97F4A7C15) & MASK
        z = self._state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return ((z ^ (z >> 31)) >> 11) / (1 << 53)


def spread(
    places: Iterable[tuple[float, float]], x: float, y: float, size: float, rack: Rack
) -> list[tuple[float, float]]:
    """Return unit-spaced places around a point, widened by the rack's gap and shifted by at most half of it."""
    dice = Dice(rack.seed)
    pitch = size + rack.gap
    return [_shift_place(x + pitch * px, y + pitch * py, rack.gap, dice) for px, py in places]


def _shift_place(x: float, y: float, gap: float, dice: Dice) -> tuple[float, float]:
    while True:
        dx, dy = dice.uniform() - 0.5, dice.uniform() - 0.5
        if dx * dx + dy * dy <= 0.25:
            return x + gap * dx, y + gap * dy
