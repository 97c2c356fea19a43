"""Compares what a case expects with what was ruled."""

from collections.abc import Iterator, Mapping

import msgspec

from arbitro.cases.hearing import Hearing

_SETS = (
    *("options", "colours"),
    *(
        "out",
        "alive",
        "byes",
        "ready",
        "withheld",
        "suspended",
        "unplayed",
        "in_play",
        "done",
        "present",
        "expelled",
        "checked_in",
        "affects",
        "unscheduled",
    ),
)
"""Lists that are compared as sets: of the games, and of the desk."""
_LISTS_OF_SETS = ("flags", "conflicts")
"""Mappings of the desk whose lists are compared as sets."""


class Difference(msgspec.Struct, frozen=True):
    """A key of `then` that does not hold."""

    key: str
    expected: object
    actual: object


def compare(hearing: Hearing) -> list[Difference]:
    """Return every difference between the case's `then` and the hearing."""
    expected = dict(hearing.case.then or {})
    laws, refused = expected.pop("laws", []), expected.pop("refused", None)
    missing = [
        Difference("laws", law, list(hearing.laws))
        for law in (laws if isinstance(laws, list) else [])
        if not any(cites(cited, law) for cited in hearing.laws)
    ]
    return [*missing, *_refusal(refused, hearing), *_differences("", expected, hearing.after)]


def cites(cited: str, listed: str) -> bool:
    """Tell whether a cited law is the listed one or a sub-clause of it: `143f` of `143`, `49a.i` of `49a`."""
    # A case may name a law without its letter, where it is about all of it: 143 is met by 143f, and 14 is not.
    if cited == listed:
        return True
    rest = cited.removeprefix(listed)
    return rest != cited and (rest[0] == "." or (rest[0].isalpha() and listed[-1].isdigit()))


def _refusal(expected: object, hearing: Hearing) -> Iterator[Difference]:
    if expected is None:
        return
    refused = hearing.refused
    held = bool(expected) == (refused is not None)
    if isinstance(expected, str):
        held = refused is not None and cites(refused.law, expected)
    if not held:
        yield Difference("refused", expected, refused.law if refused else False)


def _differences(
    path: str, expected: Mapping[str, object], actual: Mapping[str, object]
) -> Iterator[Difference]:
    for key, value in expected.items():
        name = f"{path}.{key}" if path else str(key)
        found = actual.get(key)
        if isinstance(value, Mapping) and value and (found is None or isinstance(found, Mapping)):
            yield from _differences(name, value, found or {})
        elif not _equal("affects" if path in _LISTS_OF_SETS else str(key), value, found):
            yield Difference(name, value, found)


def _equal(key: str, expected: object, actual: object) -> bool:
    # YAML has no word for an empty list that nobody wrote: nothing, and nothing in it, are the same here.
    if key in _SETS and isinstance(expected, list | None) and isinstance(actual, list | tuple | None):
        return set(map(str, expected or ())) == set(map(str, actual or ()))
    if actual is None:
        return not expected and expected != ""
    if not expected and isinstance(expected, dict | list | None):
        return isinstance(actual, dict | list | tuple) and not actual
    if isinstance(expected, bool) or isinstance(actual, bool):
        return expected is actual
    if isinstance(expected, list) and isinstance(actual, list | tuple):
        # An item that is a mapping is compared in part, as everywhere: a case tells only what it is about.
        return len(expected) == len(actual) and all(
            not list(_differences("", one, other))
            if isinstance(one, Mapping) and isinstance(other, Mapping)
            else _equal("", one, other)
            for one, other in zip(expected, actual, strict=True)
        )
    return expected == actual
