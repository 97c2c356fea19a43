"""Reads cases from YAML or JSON. What cannot be understood becomes a problem with one clear line."""

from collections.abc import Iterator, Mapping

import msgspec

from arbitro.kernel import CaseEvent, Malformed, Message
from arbitro.library.yaml12 import Flaw, documents

_KEYS = ("id", "edition", "given", "when", "then")


class Case(msgspec.Struct, frozen=True):
    """A situation, what happens, and what must hold after it."""

    id: str
    edition: str
    given: dict[str, object] = {}
    when: tuple[CaseEvent, ...] = ()
    then: dict[str, object] | None = None
    """What is compared; None where a case only asks for a ruling."""


class CaseProblem(msgspec.Struct, frozen=True):
    """Why a case, or a whole file, cannot be ruled on."""

    case: str
    """The case's id, or its place in the file where it has none."""
    message: Message


def read_cases(text: str) -> Iterator[Case | CaseProblem]:
    """Yield each case of a text, or the problem that stands in its place."""
    number = 0
    for document in documents(text):
        for item in document if isinstance(document, list) else [document]:
            if item is not None:
                number += 1
                yield read_case(item, f"#{number}")
    if not number:
        yield CaseProblem("#1", Message("malformed-empty"))


def read_case(item: object, place: str = "#1") -> Case | CaseProblem:
    """Return the case of a document that was read already, or the problem that stands in its place."""
    if isinstance(item, Flaw):
        return CaseProblem(item.id or place, item.message)
    name = item.get("id", place) if isinstance(item, Mapping) else place
    try:
        return _case(item)
    except Malformed as error:
        return CaseProblem(name if isinstance(name, str) else place, error.message)


def _case(item: object) -> Case:
    document = _mapping(item, "")
    for key in document:
        if key not in _KEYS:
            raise Malformed(key, "unknown-key", known=", ".join(_KEYS))
    then = document.get("then")
    return Case(
        _text(document, "id"),
        _text(document, "edition"),
        _mapping(document.get("given") or {}, "given"),
        tuple(_events(document.get("when"))),
        None if then is None else _expectation(_mapping(then, "then")),
    )


def _text(document: Mapping[str, object], key: str) -> str:
    value = document.get(key)
    if value is None:
        raise Malformed(key, "missing")
    if not isinstance(value, str) or not value:
        raise Malformed(key, "not-text")
    return value


def _mapping(value: object, key: str) -> dict[str, object]:
    if not isinstance(value, dict):
        raise Malformed(key, "not-a-mapping" if key else "not-a-case")
    for name in value:
        if not isinstance(name, str) and key in ("", "given", "then"):
            raise Malformed(f"{key}.{name}".strip("."), "not-text")
    return value


def _events(value: object) -> Iterator[CaseEvent]:
    if not isinstance(value, list):
        raise Malformed("when", "missing" if value is None else "not-a-list")
    for number, item in enumerate(value):
        yield read_event(item, f"when[{number}]")


def read_event(item: object, key: str) -> CaseEvent:
    """Return an event as a document writes it: a word, or a mapping with one key; raises Malformed."""
    if isinstance(item, str):
        return CaseEvent(item)
    if isinstance(item, dict) and len(item) == 1:
        ((name, value),) = item.items()
        if isinstance(name, str):
            return CaseEvent(name, value)
    raise Malformed(key, "not-an-event")


def _expectation(then: dict[str, object]) -> dict[str, object]:
    laws = then.get("laws", [])
    if not isinstance(laws, list):
        raise Malformed("then.laws", "not-a-list")
    for law in laws:
        if not isinstance(law, str):
            raise Malformed("then.laws", "law-not-quoted", law=str(law))
    refused = then.get("refused")
    if isinstance(refused, int | float) and not isinstance(refused, bool):
        raise Malformed("then.refused", "law-not-quoted", law=str(refused))
    return then
