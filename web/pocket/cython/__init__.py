"""Stands in for Cython where nothing is compiled: the few of its words that the table's core is written in."""

from typing import Any

compiled = False
long = int


def declare(_kind: Any, value: Any) -> Any:
    """Return the value: a name has no type of its own here."""
    return value


def cast(kind: Any, value: Any) -> Any:
    """Return the value as that kind: a float is cut off towards zero, as in C."""
    return kind(value)
