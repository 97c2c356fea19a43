"""Reads plain values of a document, or says which key cannot be understood and what it must be."""

from collections.abc import Collection, Iterable, Mapping
from typing import Any, TypeVar

import msgspec

from arbitro.kernel.event import Malformed

T = TypeVar("T")
MOST = 1_000_000
LONGEST = 60
"""Signs of a value that are told again where it is not understood."""


def mapping(
    value: object, key: str, known: Collection[str] | None = None, needed: Iterable[str] = ()
) -> dict[str, Any]:
    """Return a mapping with text for keys, all of them known and all that are needed there."""
    if not isinstance(value, Mapping) or not all(isinstance(name, str) for name in value):
        raise Malformed(key, "not-a-mapping")
    for name in value:
        if known is not None and name not in known:
            raise Malformed(f"{key}.{name}", "unknown-key", known=", ".join(known))
    for name in needed:
        if name not in value:
            raise Malformed(f"{key}.{name}", "missing")
    return dict(value)


def whole(value: object, key: str, least: int = 0, most: int = MOST) -> int:
    """Return a whole number in its range."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise Malformed(key, "not-a-number")
    if not least <= value <= most:
        raise Malformed(key, "out-of-range", least=str(least), most=str(most))
    return value


def flag(value: object, key: str) -> bool:
    """Return true or false."""
    if not isinstance(value, bool):
        raise Malformed(key, "not-a-flag")
    return value


def one_of(value: object, key: str, choices: Collection[T]) -> T:
    """Return one of the choices."""
    for choice in choices:
        if value == choice and not isinstance(value, bool):
            return choice
    raise not_one_of(value, key, choices)


def not_one_of(value: object, key: str, choices: Iterable[object]) -> Malformed:
    """Return what is said of a value that is none of the choices."""
    return Malformed(
        key, "not-one-of", value=written_value(value), choices=", ".join(map(written_value, choices))
    )


def written_value(value: object) -> str:
    """Return a value as its document has it: text as it is, all else as JSON, and not too much of it."""
    text = value if isinstance(value, str) else msgspec.json.encode(value, enc_hook=str).decode()
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def event_name(name: str, key: str, known: Collection[str]) -> str:
    """Return the name of an event that the game has."""
    if name not in known:
        raise Malformed(key, "unknown-event", event=name, known=", ".join(known))
    return name
