"""How large, how deep and how interwoven a document from outside may be, in whichever format it comes."""

import re
from itertools import accumulate
from typing import TypeVar

import msgspec

T = TypeVar("T")

LARGEST = 64 * 1024 * 1024
"""Bytes of a document."""
DEEPEST = 64
"""Lists and mappings within one another."""
# YAML lets ten lines stand for a thousand million values; what they stand for is counted before it is made.
MOST_ALIASED = 100_000
"""Values that the aliases of one document stand for, all told."""
# Beyond 64 bits readers of JSON disagree on what a number is.
LEAST_NUMBER, MOST_NUMBER = -(2**63), 2**64 - 1
"""Between which a whole number must be."""

# Possessive (`*+`): a string that is never closed is given up at once, and not tried in all ways.
_STRING = re.compile(rb'"[^"\\]*+(?:\\.[^"\\]*+)*+"')
_BRACKET = {**dict.fromkeys(b"[{", 1), **dict.fromkeys(b"]}", -1)}
_NO_BRACKETS = bytes(set(range(256)) - set(_BRACKET))


class OutOfBounds(msgspec.DecodeError):
    """A document is larger or deeper than any that is meant to come in."""


def decode_json(data: bytes, type: type[T]) -> T:
    """Return a JSON document as a value of the type; raises msgspec.DecodeError, OutOfBounds being one."""
    # msgspec goes down by recursion: a document of a million brackets would end the process. Counting brackets
    # is fast, and right unless strings hold some: then alone their depth is measured.
    if len(data) > LARGEST:
        raise OutOfBounds(f"more than {LARGEST} bytes")
    if data.count(b"[") + data.count(b"{") > DEEPEST and _depth(data) > DEEPEST:
        raise OutOfBounds(f"more than {DEEPEST} levels")
    return msgspec.json.decode(data, type=type)


def _depth(data: bytes) -> int:
    brackets = _STRING.sub(b"", data).translate(None, _NO_BRACKETS)
    return max(accumulate(_BRACKET[sign] for sign in brackets), default=0)
