"""What msgspec says of a document of the wrong form, as the key and the reason that are told in three languages."""

import re

import msgspec

from arbitro.kernel import Malformed

KINDS = {
    "int": "not-a-number",
    "float": "not-a-quantity",
    "bool": "not-a-flag",
    "str": "not-text",
    "array": "not-a-list",
    "object": "not-a-mapping",
}
"""What is told where a value of a kind was expected."""
BOUNDS = {
    ("", ">="): "too-little",
    ("", "<="): "too-much",
    (" of length", ">="): "too-short",
    (" of length", "<="): "too-long",
}
# msgspec says what is wrong in English sentences alone, without codes: these patterns read its wording.
_PLACE = re.compile(r" - at `(?:key in )?\$([^`]*)`$")
_MISSING = re.compile(r"missing required field `([^`]+)`")
_UNKNOWN = re.compile(r"contains unknown field `([^`]+)`")
_BOUND = re.compile(r"^Expected `\w+`( of length|) (<=|>=) (\S+)$")
_KIND = re.compile(r"^Expected `([^`]+)`, got ")


def misread(error: msgspec.ValidationError) -> Malformed:
    """Return which key of a document is wrong, and how."""
    said = str(error)
    place = _PLACE.search(said)
    what, key = (said[: place.start()], place[1].lstrip(".")) if place else (said, "")
    if missing := _MISSING.search(what):
        return Malformed(_within(key, missing[1]), "missing")
    if unknown := _UNKNOWN.search(what):
        return Malformed(_within(key, unknown[1]), "no-such-key")
    key = key or "body"
    if bound := _BOUND.search(what):
        return Malformed(key, BOUNDS[bound[1], bound[2]], bound=bound[3])
    return Malformed(key, _kind(what))


def _within(key: str, name: str) -> str:
    return f"{key}.{name}" if key else name


def _kind(what: str) -> str:
    """Return what is told of a value that is not of the kind, or not one of those, that were expected."""
    found = _KIND.search(what)
    names = [name for name in found[1].split(" | ") if name != "null"] if found else []
    return KINDS.get(names[0], "wrong-value") if len(names) == 1 else "wrong-value"
