"""A typed line as an event of a case, and an event as the line that enters it."""

import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence

from arbitro.cases.document import read_event
from arbitro.kernel import CaseEvent, Malformed, Offer
from arbitro.library.yaml12 import Flaw, documents

KEY = "line"
"""What a line is called where it cannot be understood."""
ALWAYS = ("by", "to")
"""Keys that any act may have."""
_DOCUMENT = re.compile(r"\w+\s*:\s|.*[{\[]")
_NUMBER = re.compile(r"-?\d+")
_MENDED: dict[str, Callable[[object], object]] = {
    "malformed-not-a-list": lambda value: value if isinstance(value, list) else [value],
    "malformed-not-text": str,
    "malformed-law-not-quoted": str,
    "malformed-not-a-mapping": lambda value: {} if value is True else value,
}
"""What a value is made where the reader wants a list, a text, or a mapping of which nothing was said."""


def read_line(
    line: str, offers: Sequence[Offer] = (), meanings: Mapping[str, str] | None = None
) -> CaseEvent:
    """Return the event that a line says: `stroke white 1 queen`, `place 2`, `stroke: {white: 1}`; raises Malformed."""
    if _DOCUMENT.match(line):
        found = [*documents(line)]
        if len(found) != 1 or isinstance(found[0], Flaw):
            raise Malformed(KEY, "not-an-event")
        return read_event(found[0], KEY)
    known = meanings or {}
    name, *words = [known.get(word.casefold(), word) for word in _split(line)]
    keys = {*ALWAYS, *_keys(offer for offer in offers if offer.act == name)}
    return CaseEvent(name, _value(words, keys))


def write_line(event: CaseEvent) -> str:
    """Return the line that enters an event; `read_line` gives the event again."""
    match event.value:
        case True:
            return event.name
        case dict(value):
            return " ".join([event.name, *(_pair(key, part) for key, part in value.items())])
        case [*parts]:
            return " ".join([event.name, *map(str, parts)])
        case value:
            return f"{event.name} {_scalar(value)}"


def mend_event(event: CaseEvent, error: Malformed) -> CaseEvent | None:
    """Return the event with the one value that was to be of another kind made so; None where that is not it."""
    make = _MENDED.get(error.message.id)
    if make is None:
        return None
    key = error.key.rpartition(".")[2]
    if isinstance(event.value, dict) and key in event.value:
        better: object = {**event.value, key: make(event.value[key])}
    else:
        better = make(event.value)
    return None if better == event.value else CaseEvent(event.name, better)


def _split(line: str) -> list[str]:
    return re.sub(r"\s*([=,])\s*", r"\1", line.strip()).split()


def _keys(offers: Iterable[Offer]) -> set[str]:
    """Return the keys that some offers name, in their choices or in their plain form."""
    found: set[str] = set()
    for offer in offers:
        found |= {key for key in offer.fields if key}
        found |= offer.plain.keys() if isinstance(offer.plain, dict) else set()
    return found


def _value(words: Sequence[str], keys: Collection[str]) -> object:
    """Return the value of an event: pairs and flags, or a plain value where there are none."""
    pairs: dict[str, list[object]] = {}
    loose: list[str] = []
    into: list[object] | None = None
    for place, word in enumerate(words):
        key, equals, value = word.partition("=")
        following = words[place + 1] if place + 1 < len(words) else ""
        counted = not _NUMBER.fullmatch(word) and bool(_NUMBER.fullmatch(following))
        if equals:
            pairs[key], into = [_read(part) for part in value.split(",")], None
        elif word in keys or (counted and (into is None or into)):
            into = pairs.setdefault(word, [])
        elif into is not None and not _full(into, word):
            into += [_read(part) for part in word.split(",")]
        else:
            loose.append(word)
            into = None
    if pairs:
        return {**{key: _one(parts) for key, parts in pairs.items()}, **dict.fromkeys(loose, True)}
    # Words without keys as a value: one as it is, numbers as a list, others as a text.
    parts = [_read(word) for word in loose]
    if len(parts) < 2:
        return _one(parts)
    return parts if all(isinstance(part, int) for part in parts) else " ".join(loose)


def _full(into: list[object], word: str) -> bool:
    """Tell whether a key has its number and the next word is no other number."""
    return bool(into) and isinstance(into[-1], int) and not _NUMBER.fullmatch(word)


def _one(parts: list[object]) -> object:
    return True if not parts else parts[0] if len(parts) == 1 else parts


def _read(word: str) -> object:
    if _NUMBER.fullmatch(word):
        return int(word)
    return {"true": True, "false": False}.get(word, word)


def _pair(key: str, value: object) -> str:
    return key if value is True else f"{key}={_scalar(value)}"


def _scalar(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return ",".join(map(_scalar, value)) if isinstance(value, list | tuple) else str(value)
