"""A what-if as its address holds it, and the case that it asks."""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, Protocol
from urllib.parse import urlencode

import msgspec

from arbitro.cases import Case
from arbitro.cases.book import casebook
from arbitro.cases.line import read_line, write_line
from arbitro.kernel import CaseEvent, Malformed
from arbitro.kernel.plugin import plugins
from arbitro.library import editions, game_of
from arbitro.library.yaml12 import Flaw, documents
from arbitro.web.whatif.form import Field, form_of

NAME = "what-if"
GIVEN_KEY, ACT_KEY = "given.", "do."


# Two kinds have these: a request of the hall, and an address in a browser without one (alone.py).
class Query(Protocol):
    """The parameters of an address."""

    def __contains__(self, name: object, /) -> bool: ...

    def get(self, name: str, default: str, /) -> str:
        """Return the last value of a parameter."""
        ...

    def multi_items(self) -> list[tuple[str, str]]:
        """Return every parameter with its value."""
        ...


class WhatIfQuery(msgspec.Struct, frozen=True):
    """What a visitor has filled in, word for word."""

    edition: str
    given: dict[str, tuple[str, ...]] = {}
    """By key as cases have it: `men.white`."""
    before: tuple[str, ...] = ()
    """Acts before the one of the form, a line each."""
    act: str = ""
    said: dict[str, tuple[str, ...]] = {}
    """What the form says of the act, by key; `value` for the value itself."""
    after: tuple[str, ...] = ()

    @property
    def game(self) -> str:
        """The game of the edition."""
        return game_of(self.edition)

    def value(self, place: str, field: Field) -> str:
        """Return what stands in a field of the situation or of the act."""
        return next(iter(self.values(place, field)), "")

    def values(self, place: str, field: Field) -> tuple[str, ...]:
        """Return all that is chosen in a field."""
        said = self.given if place == GIVEN_KEY else self.said
        return said.get(field.name or "value", ())


def read_query(query: Query) -> WhatIfQuery:
    """Read an address; an edition that is not known is the first of the game, or of all."""
    edition = query.get("edition", "")
    if edition not in editions():
        named = plugins().get(query.get("game", edition.partition("/")[0]))
        edition = named.usual if named else editions()[0]
    act = query.get("do", "")
    acts = form_of(game_of(edition)).acts
    return WhatIfQuery(
        edition,
        _under(query, GIVEN_KEY),
        _lines(query.get("before", "")),
        act if act in acts else "" if "do" in query else next(iter(acts), ""),
        _under(query, ACT_KEY),
        _lines(query.get("after", "")),
    )


def address(one: WhatIfQuery) -> str:
    """Return the address that holds a what-if."""
    pairs = [("edition", one.edition)]
    pairs += [(f"{GIVEN_KEY}{key}", value) for key, values in one.given.items() for value in values]
    pairs += [("before", "\n".join(one.before))] if one.before else []
    pairs += [("do", one.act)]
    pairs += [(f"{ACT_KEY}{key}", value) for key, values in one.said.items() for value in values]
    pairs += [("after", "\n".join(one.after))] if one.after else []
    return f"/whatif?{urlencode(pairs)}"


def case_of(one: WhatIfQuery) -> Case:
    """Return the case that is asked; raises Malformed."""
    given: dict[str, Any] = {}
    fields = {field.name: field for field in form_of(one.game).given}
    for key, values in one.given.items():
        field = fields.get(key)
        # What is usual stays unsaid, so that a situation has one case and is found in the book.
        if values != (field.usual if field else "",):
            _put_given(given, key, _read(values, field, f"given.{key}"))
    acts = [*map(read_line, one.before), *_acts_asked(one), *map(read_line, one.after)]
    return Case(NAME, one.edition, given, tuple(acts))


def asked_by(case: Case) -> WhatIfQuery:
    """Return a case as a visitor would have filled it in: its last act by form where there is one for it."""
    given = dict(_flat(case.given, form_of(game_of(case.edition)).given))
    if not case.when:
        return WhatIfQuery(case.edition, given)
    *before, last = case.when
    fields = form_of(game_of(case.edition)).acts.get(last.name)
    said = None if fields is None else _form_values(last, fields)
    if said is None:
        return WhatIfQuery(case.edition, given, tuple(_line(event) for event in case.when))
    return WhatIfQuery(case.edition, given, tuple(_line(event) for event in before), last.name, said)


def same_case(case: Case) -> Case | None:
    """Return the case of the book that asks the same."""
    return _by_address(game_of(case.edition)).get(_plainest(case))


@cache
def _by_address(game: str) -> dict[str, Case]:
    return {_plainest(case): case for case in casebook(game).values()}


def _plainest(case: Case) -> str:
    """Return the address of a case without what says nothing."""
    # There and back, so that two ways to write one situation come to the same address.
    return address(asked_by(case_of(asked_by(case))))


def _acts_asked(one: WhatIfQuery) -> list[CaseEvent]:
    if not one.act:
        return []
    said: dict[str, Any] = {}
    for field in form_of(one.game).acts[one.act]:
        values = one.said.get(field.name or "value", ())
        if any(values):
            said[field.name] = _read(values, field, f"do.{field.name}")
    whole = [field.name for field in form_of(one.game).acts[one.act]] == [""]
    if whole and "" not in said:
        raise Malformed("do", "missing")
    return [CaseEvent(one.act, said[""] if whole else said or True)]


def _read(values: tuple[str, ...], field: Field | None, key: str) -> object:
    """Return what was filled in as a case says it."""
    if field is not None and field.kind == "many":
        return list(values)
    if field is not None and field.kind == "flag":
        return True
    if field is not None and field.kind == "dice":
        return [_scalar(part, key) for part in values[0].replace("-", " ").replace(",", " ").split()]
    if field is not None and field.kind == "text" and not values[0].startswith("{"):
        return values[0]
    return _scalar(values[0], key)


def _scalar(text: str, key: str) -> object:
    # By the reader of cases, with its bounds: the address is a stranger's.
    found = [*documents(text)]
    if len(found) != 1 or isinstance(found[0], Flaw):
        raise Malformed(key, "not-text")
    return found[0]


def _put_given(given: dict[str, Any], key: str, value: object) -> None:
    *path, last = key.split(".")
    for part in path:
        inner = given.setdefault(part, {})
        if not isinstance(inner, dict):
            raise Malformed(f"given.{key}", "not-a-mapping")
        given = inner
    given[last] = value


def _flat(given: Mapping[str, object], fields: Iterable[Field]) -> Iterable[tuple[str, tuple[str, ...]]]:
    kinds = {field.name: field.kind for field in fields}
    for key, value in given.items():
        if isinstance(value, Mapping) and value and key not in kinds:
            yield from ((f"{key}.{name}", (_value_text(part),)) for name, part in value.items())
        elif kinds.get(key) == "many" and isinstance(value, list | tuple):
            yield key, tuple(map(str, value))
        elif kinds.get(key) == "dice" and isinstance(value, list | tuple):
            yield key, (" ".join(map(str, value)),)
        else:
            yield key, (_value_text(value),)


def _form_values(event: CaseEvent, fields: tuple[Field, ...]) -> dict[str, tuple[str, ...]] | None:
    """Return what an event says as its form has it; None where it says more than the form can."""
    known = {field.name: field for field in fields}
    said = {"": event.value} if [*known] == [""] else event.value
    if said is True:
        return {}
    if not isinstance(said, Mapping) or not said.keys() <= known.keys():
        return None
    formed = {name or "value": _choices(value, known[name]) for name, value in said.items()}
    # What the form cannot hold is told in lines: a part of it would ask for something else.
    return None if None in formed.values() else {key: value for key, value in formed.items() if value}


def _choices(value: object, field: Field) -> tuple[str, ...] | None:
    """Return a value as its field holds it; None where the field cannot."""
    match field.kind, value:
        case "many", [*parts]:
            return tuple(map(str, parts)) if len({*map(str, parts)}) == len(parts) else None
        case "dice", [int(one), int(other)]:
            return (f"{one} {other}",)
        case "flag", bool():
            return ("on",) if value else ()
        case "text", str():
            return (value,)
        case "count", int() if not isinstance(value, bool):
            return (str(value),)
        case "choice", _ if _value_text(value) in field.choices:
            return (_value_text(value),)
        case _:
            return None


def _line(event: CaseEvent) -> str:
    """Return an event as a line that gives it again."""
    line = write_line(event)
    try:
        # Short only where it is read back as the same event.
        if read_line(line) == event:
            return line
    except Malformed:
        pass
    return f"{event.name}: {_value_text(event.value)}"


def _value_text(value: object) -> str:
    if isinstance(value, str):
        return value
    return msgspec.json.encode(value).decode()


def _under(query: Query, beginning: str) -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for key, value in query.multi_items():
        if key.startswith(beginning) and value.strip():
            name = key.removeprefix(beginning)
            found[name] = (*found.get(name, ()), value.strip())
    return found


def _lines(text: str) -> tuple[str, ...]:
    return tuple(line.strip() for line in text.splitlines() if line.strip())
