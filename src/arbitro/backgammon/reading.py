"""Reads the situation and the events of a case, or says which key cannot be understood."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

from arbitro.backgammon.position import SIDES, Side
from arbitro.kernel import Malformed

Value = object


def whole(value: Value, key: str, least: int, most: int = 1_000_000) -> int:
    """Return a whole number within its range."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise Malformed(key, "backgammon-not-a-number")
    if not least <= value <= most:
        raise Malformed(key, "backgammon-out-of-range", least=least, most=most)
    return value


def seconds(value: Value, key: str) -> int:
    """Return a time given in seconds as milliseconds."""
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value < 1_000_000:
        raise Malformed(key, "backgammon-not-a-time")
    return round(value * 1000)


def side(value: Value, key: str) -> Side:
    """Return one of the two sides."""
    return cast(Side, one_of(value, key, SIDES))


def one_of(value: Value, key: str, choices: Sequence[str]) -> str:
    """Return one of the words allowed."""
    if not isinstance(value, str) or value not in choices:
        raise Malformed(key, "backgammon-not-one-of", choices=", ".join(choices))
    return value


def flag(value: Value, key: str) -> bool:
    """Return true or false."""
    if not isinstance(value, bool):
        raise Malformed(key, "backgammon-not-a-flag")
    return value


def mapping(value: Value, key: str, known: Sequence[str], needed: Sequence[str] = ()) -> dict[str, Any]:
    """Return a mapping that has only known keys and all those needed."""
    if not isinstance(value, Mapping):
        raise Malformed(key, "not-a-mapping")
    for name in value:
        if name not in known:
            raise Malformed(f"{key}.{name}", "unknown-key", known=", ".join(known))
    for name in needed:
        if name not in value:
            raise Malformed(f"{key}.{name}", "missing")
    return dict(value)


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
