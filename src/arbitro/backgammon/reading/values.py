"""Reads the plain values of backgammon, or says which key cannot be understood."""

from __future__ import annotations

from collections.abc import Callable

from arbitro.backgammon.position import SIDES, Side
from arbitro.kernel import Malformed
from arbitro.kernel.given import mapping, one_of, whole

Value = object


def seconds(value: Value, key: str) -> int:
    """Return a time given in seconds as milliseconds."""
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value < 1_000_000:
        raise Malformed(key, "backgammon-not-a-time")
    return round(value * 1000)


def side(value: Value, key: str) -> Side:
    """Return one of the two sides."""
    return one_of(value, key, SIDES)


def pair(value: Value, key: str, read: Callable[[Value, str], int]) -> tuple[int, int]:
    """Return a number for each side; a side left out has 0."""
    found = mapping(value, key, SIDES)
    x, o = (read(found.get(name, 0), f"{key}.{name}") for name in SIDES)
    return x, o


def dice(value: Value, key: str) -> tuple[int, int]:
    """Return two dice."""
    if not isinstance(value, list | tuple) or len(value) != 2:
        raise Malformed(key, "backgammon-not-two-dice")
    first, second = (whole(die, key, 1, 6) for die in value)
    return first, second


def cube_value(value: object, key: str) -> int:
    """Return a level of the cube: a power of two."""
    level = whole(value, key, 1)
    if level & (level - 1):
        raise Malformed(key, "backgammon-not-a-cube")
    return level
