"""Plain words of YAML as values: null, true and false, numbers, texts, by the core schema of version 1.2."""

import re

import yaml

from arbitro.kernel.incoming import LEAST_NUMBER, MOST_NUMBER

_TAG = "tag:yaml.org,2002:"
_NULL = re.compile(r"~|null|Null|NULL|")
_BOOL = re.compile(r"true|True|TRUE|false|False|FALSE")
_INT = re.compile(r"[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+")
_FLOAT = re.compile(
    r"[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN)"
)
_NUMBERS = frozenset("-+.0123456789")
_WORDS = frozenset("~nNtTfF")
_LONGEST = 40
"""Signs of a whole number: more than any that is in range needs."""


class NotPlain(ValueError):
    """A value carries a tag that it does not fit, or one of another schema."""


class TooLong(ValueError):
    """A whole number is beyond 64 bits."""


def scalar(event: yaml.ScalarEvent) -> object:
    """Return the value of a scalar; raises NotPlain or TooLong."""
    text: str = event.value
    if event.tag is None or event.tag == "!":
        return _plain(text) if event.implicit[0] and event.tag is None else text
    if event.tag == _TAG + "str":
        return text
    value = _plain(text)
    if event.tag == _TAG + "float" and type(value) is int:
        return float(value)
    if event.tag != _TAG + {type(None): "null", bool: "bool", int: "int", float: "float"}.get(
        type(value), ""
    ):
        raise NotPlain(event.tag)
    return value


def _plain(text: str) -> object:
    first = text[:1]
    if first in _NUMBERS:
        return _number(text)
    if first and first not in _WORDS:
        return text
    if _NULL.fullmatch(text):
        return None
    return text.casefold() == "true" if _BOOL.fullmatch(text) else text


def _number(text: str) -> object:
    if _INT.fullmatch(text):
        return _whole(text)
    if _FLOAT.fullmatch(text):
        return float(text.replace(".", "") if text[-1].isalpha() else text)
    return text


def _whole(text: str) -> int:
    if len(text) > _LONGEST:
        raise TooLong(text[:_LONGEST])
    value = int(text, {"0o": 8, "0x": 16}.get(text[:2], 10))
    if not LEAST_NUMBER <= value <= MOST_NUMBER:
        raise TooLong(text)
    return value
