"""Reads the plain values of situations and events, or says which key cannot be understood."""

from collections.abc import Collection, Mapping, Sequence
from typing import TypeVar, cast

from arbitro.kernel import Malformed
from arbitro.kernel import given as plain
from arbitro.kernel.given import mapping, one_of
from arbitro.snooker.balls import ANY_BALLS, AnyBall

_W = TypeVar("_W", bound=str)


def balls(value: object, key: str, among: Sequence[str] = ANY_BALLS) -> tuple[AnyBall, ...]:
    """Return a list of balls."""
    if not isinstance(value, list):
        raise Malformed(key, "not-a-list")
    return tuple(cast(AnyBall, one_of(ball, key, among)) for ball in value)


def choice(values: Mapping[str, object], name: str, key: str, among: Collection[_W], default: _W) -> _W:
    """Return one of some words under a key, or the default."""
    value = values.get(name)
    return default if value is None else one_of(value, f"{key}.{name}", among)


def flag(values: Mapping[str, object], name: str, key: str, default: bool) -> bool:
    """Return a flag under a key, or the default."""
    value = values.get(name)
    return default if value is None else plain.flag(value, f"{key}.{name}")


def count(values: Mapping[str, object], name: str, key: str, default: int, most: int = plain.MOST) -> int:
    """Return a count under a key, or the default."""
    value = values.get(name)
    return default if value is None else plain.whole(value, f"{key}.{name}", 0, most)


def read_score(value: object, sides: tuple[str, str], key: str) -> tuple[int, int]:
    """Return a score by side."""
    score = mapping({} if value is None else value, key, sides)
    return count(score, sides[0], key, 0), count(score, sides[1], key, 0)
