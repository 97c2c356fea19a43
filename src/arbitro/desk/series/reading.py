"""Reads a series as given, and its acts as written, or says which key cannot be understood."""

import re
from collections.abc import Mapping
from math import isfinite
from typing import Any

import msgspec
from msgspec.structs import replace

from arbitro.desk import acts, members
from arbitro.desk.days import parse_day
from arbitro.desk.reading import seconds
from arbitro.desk.series.judging import with_event
from arbitro.desk.series.state import AddEvent, EventSeries, SeriesTerms
from arbitro.desk.series.terms import AMENDED, ANNOUNCED, by_place, check_term, wanted_value
from arbitro.kernel import CaseEvent as Written
from arbitro.kernel import Fact, Malformed, Refused
from arbitro.kernel.given import event_name, mapping, not_one_of, one_of, whole

SERIES = "series"
"""The level of a series, and the only edition of one is `desk`."""
TERMS = SeriesTerms.__struct_fields__
ACTS: dict[str, type[Fact]] = {
    "add_event": AddEvent,
    "deduct": acts.Deduct,
    "amend": acts.Amend,
    "tick": acts.Tick,
    "undo": acts.Undo,
}


def read_series(given: Mapping[str, object], edition: str) -> EventSeries:
    """Return the series as given, or raise Malformed."""
    mapping(given, "given", ("level", "events", "now", *TERMS))
    one_of(given.get("level"), "given.level", (SERIES,))
    if edition != "desk":
        raise not_one_of(edition, "edition", ("desk",))
    said: dict[str, Any] = {name: given[name] for name in TERMS if given.get(name) is not None}
    if "award" in said:
        said["award"] = by_place(said["award"])
    terms = _convert(said, SeriesTerms, "given")
    for key in said:
        check_term(key, getattr(terms, key), f"given.{key}")
    series = EventSeries(terms, now=whole(given.get("now", 0), "given.now"))
    events = given.get("events") or []
    if not isinstance(events, list):
        raise Malformed("given.events", "not-a-list")
    for number, item in enumerate(events):
        added = with_event(series, _read_addition(item, f"given.events[{number}]"))
        if isinstance(added, Refused):
            raise Malformed(f"given.events[{number}]", "desk-not-possible")
        series = added
    return replace(series, opening=series)


def read_act(written: Written, key: str) -> Fact:
    """Return the act that was written, or raise Malformed."""
    name = event_name(written.name, key, tuple(ACTS))
    key = f"{key}.{name}"
    if name == "tick":
        return acts.Tick(seconds(written.value, key))
    if name == "add_event":
        return _read_addition(written.value, key)
    kind = ACTS[name]
    fields = msgspec.structs.fields(kind)
    value = {} if written.value is True and name == "undo" else written.value
    said = mapping(
        value,
        key,
        [field.encode_name for field in fields],
        [field.encode_name for field in fields if field.required],
    )
    act: Fact = _convert(said, kind, key)
    # YAML knows `.inf` and `.nan`; one of them in a total would make every comparison false.
    if isinstance(act, acts.Deduct) and not isfinite(act.points):
        raise Malformed(f"{key}.points", "desk-wrong-value")
    if isinstance(act, acts.Amend):
        # Raise Malformed where an amendment is of nothing that can be amended, or gives it what it cannot be.
        one_of(act.what, f"{key}.what", (*AMENDED, *ANNOUNCED))
        if act.what not in ANNOUNCED:
            if act.to is msgspec.UNSET:
                raise Malformed(f"{key}.to", "missing")
            if act.what == "name" and act.player is None:
                raise Malformed(f"{key}.player", "missing")
            try:
                to = wanted_value(act)
            except msgspec.ValidationError as error:
                raise Malformed(f"{key}.to", "desk-wrong-value") from error
            if act.what == "name":
                members.legible((to,), f"{key}.to")
            else:
                check_term(act.what, to, f"{key}.to")
    return act


def _read_addition(value: object, key: str) -> AddEvent:
    """Return an event of a series as written."""
    said = mapping(value, key, AddEvent.__struct_fields__, ("name", "ranking"))
    event: AddEvent = _convert({name: one for name, one in said.items() if one is not None}, AddEvent, key)
    members.legible((event.name,), f"{key}.name")
    for place, level in enumerate(event.ranking):
        if not level:
            raise Malformed(f"{key}.ranking[{place}]", "desk-wrong-value")
        members.legible((level,) if isinstance(level, str) else level, f"{key}.ranking[{place}]")
    if event.date is not None:
        parse_day(event.date, f"{key}.date")
    if not (event.weight >= 0 and isfinite(event.weight) and all(map(isfinite, event.score.values()))):
        raise Malformed(f"{key}.weight", "desk-wrong-value")
    return event


def _convert(value: object, kind: Any, key: str) -> Any:
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        place = re.search(r"at `\$\.?([^`]*)`", str(error))
        where = f"{key}.{place[1]}" if place and place[1] else key
        raise Malformed(where.replace(".[", "["), "desk-wrong-value") from error
