"""Reads an event as given, and acts as written, or says which key cannot be understood."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, get_args

import msgspec
from msgspec.structs import replace

from arbitro.desk import acts, members
from arbitro.desk.amendments import ANNOUNCED, OF_A_PLAYER, TYPES, wanted_value
from arbitro.desk.conditions import MOST_MATCHES, ROUND, announce_conditions, drawable
from arbitro.desk.days import parse_day
from arbitro.desk.draws import ranking
from arbitro.desk.entry import EventEntry
from arbitro.desk.event import Event
from arbitro.desk.format import FORMATS, format_of
from arbitro.desk.judging import judge
from arbitro.desk.laws import laws_by
from arbitro.desk.match import BYE, DrawSeat, EventMatch
from arbitro.desk.programme import check_sessions
from arbitro.desk.setup import Baffles, Clocks, Setup
from arbitro.desk.slots import with_slots
from arbitro.desk.swissrounds import pair
from arbitro.kernel import CaseEvent as Written
from arbitro.kernel import Fact, Malformed, kebab, tag_of
from arbitro.kernel.given import event_name, mapping, not_one_of, one_of, whole
from arbitro.kernel.names import look_of

OPENING = ("level", "entries", "commit", "draw", "results", "rounds", "playing", "now")
"""Keys of an event that say how far it has come; all others are announced conditions."""
SETTINGS = tuple(name for name in Setup.__struct_fields__ if name != "edition")
PEOPLE = (
    *("name", "seed", "club", "rating", "category", "state", "members"),
    *("country", "person", "birth_year", "licence", "handicap"),
)
# Bounds of input: without them one line (`entries: 999999999`) would take the memory of the hall.
MOST_ENTRIES = 8192
MOST_BOARDS = 99
"""No game has more boards, and no match more games."""
# `Exception` is taken in Python: the struct has another name, the act is called `exception` in cases.
NAMES: dict[str, type[Fact]] = {
    {"GrantException": "exception"}.get(tag_of(kind), kebab(tag_of(kind)).replace("-", "_")): kind
    for kind in get_args(acts.Act)
}
"""The acts by the names that cases give them."""

UNPLAYED = ("walkover", "double-walkover")
"""How a match of a round that is given ended without play."""

AUTOMATIC: dict[str, Fact] = {"assign_table": acts.AssignTable(), "assign_umpire": acts.AssignUmpire()}
"""The acts that the word `auto` stands for."""

SINGLE = {
    name: needed[0].encode_name
    for name, kind in NAMES.items()
    if len(needed := [field for field in msgspec.structs.fields(kind) if field.required]) == 1
} | {"close_rounds": "rounds"}
"""The field that a single value stands for: the only one that an act needs."""


def read_event(given: Mapping[str, object], edition: str, *, kept: bool = False) -> Event:
    """Return the event as given, everything said of its past entered; one that is kept already is taken as it is."""
    mapping(given, "given", (*OPENING, *SETTINGS))
    if given.get("level", "event") != "event":
        raise not_one_of(given["level"], "given.level", ("event",))
    setup = read_setup(given, edition, kept=kept)
    now, entries = (
        whole(given.get("now", 0), "given.now"),
        read_entries(given.get("entries", []), setup, kept=kept),
    )
    if not kept and not drawable(setup, len(entries)):
        raise Malformed("given.entries", "desk-too-many-matches", most=MOST_MATCHES)
    event = _with_capacity(Event(setup, now, entries, held=setup.busy))
    for pair_ in setup.avoid:
        for name in pair_:
            if name not in event.entries:
                raise Malformed("given.avoid", "desk-unknown-name", name=name)
    if given.get("commit") is not None:
        event = _enter_fact(
            event, read_act(Written("commit", given["commit"]), "given.commit"), "given.commit"
        )
    event = replace(_advance_event(event, given), past=(), log=())
    return replace(event, opening=event)


def _with_capacity(event: Event) -> Event:
    """Return an event in which the entries beyond its places wait for one."""
    most = event.setup.capacity
    late = [] if most is None else list(event.entries.values())[most:]
    waiting = [replace(entry, state="waiting") for entry in late]
    return replace(event.enter(*waiting), queue=tuple(entry.name for entry in waiting)) if late else event


def read_setup(given: Mapping[str, object], edition: str, *, kept: bool = False) -> Setup:
    """Return the announced conditions."""
    said: dict[str, Any] = {name: given[name] for name in SETTINGS if given.get(name) is not None}
    said.setdefault("approval", laws_by(edition).approval)
    if (form := FORMATS.get(str(said.get("format")))) is not None:
        said.setdefault("legs", form.legs)
    said["tables"] = _tables(said.get("tables", 0))
    value = said.get("umpires", [])
    if not isinstance(value, list):
        raise Malformed("given.umpires", "not-a-list")
    said["umpires"] = [{"name": item} if isinstance(item, str) else item for item in value]
    if said.get("handicap") in ("none", "start"):
        said["handicap"] = {} if said["handicap"] == "start" else None
    if said.get("separate") == "club":
        said["separate"] = {}
    if isinstance(said.get("prizes"), Mapping):
        said["prizes"] = {str(place): amount for place, amount in said["prizes"].items()}
    for name, kind in (("clock", Clocks), ("baffle", Baffles)):
        if name in said:
            mapping(said[name], f"given.{name}", kind.__struct_fields__)
    try:
        setup = msgspec.convert({**said, "edition": edition}, Setup)
    except msgspec.ValidationError as error:
        raise _wrong("given", error) from error
    # What is in a journal was accepted once: rules made since must not make old events unreadable.
    return setup if kept else announce_conditions(setup)


def read_entries(value: object, setup: Setup, *, kept: bool = False) -> dict[str, EventEntry]:
    """Return the entries: a number of them, or a list of names or of what is known of each.

    Those that are kept already were written before a name had to look like no other.
    """
    if isinstance(value, int) and not isinstance(value, bool):
        value = [f"P{number + 1}" for number in range(whole(value, "given.entries", 0, MOST_ENTRIES))]
    if not isinstance(value, list):
        raise Malformed("given.entries", "not-a-list")
    entries: dict[str, EventEntry] = {}
    looks = set[str]()
    for number, item in enumerate(value, start=1):
        entry = _entry(item, number, f"given.entries[{number - 1}]")
        look = entry.name if kept else look_of(entry.name)
        if look in looks:
            raise Malformed(f"given.entries[{number - 1}]", "desk-name-twice", name=entry.name)
        if not kept:
            members.legible((entry.name, *entry.members), f"given.entries[{number - 1}].name")
        if entry.person is not None and any(one.person == entry.person for one in entries.values()):
            raise Malformed(f"given.entries[{number - 1}].person", "desk-name-twice", name=str(entry.person))
        looks.add(look)
        entries[entry.name] = entry
    return entries if kept else members.check_members(entries, setup.boards)


def read_act(written: Written, key: str) -> Fact:
    """Return the act that was written, or raise Malformed."""
    name = event_name(written.name, key, tuple(NAMES))
    kind, value = NAMES[name], written.value
    if name == "tick":
        passed = value.get("seconds") if isinstance(value, Mapping) else value
        return acts.Tick(seconds(passed, f"{key}.tick"))
    if name in AUTOMATIC and value == "auto":
        return AUTOMATIC[name]
    if kind is acts.Batch:
        return _batch(value, f"{key}.batch")
    known = [field.encode_name for field in msgspec.structs.fields(kind)]
    # YAML has `- draw` for an act without a value, which arrives as true.
    if value is True:
        value = {}
    elif not isinstance(value, Mapping) and name in SINGLE:
        value = {SINGLE[name]: value}
    said = mapping(value, f"{key}.{name}", known)
    for field in msgspec.structs.fields(kind):
        if field.required and field.encode_name not in said:
            raise Malformed(f"{key}.{name}.{field.encode_name}", "missing")
    return _act(name, kind, said, f"{key}.{name}")


def _batch(value: object, key: str) -> acts.Batch:
    """Return several acts that are entered as one."""
    if isinstance(value, Mapping) and list(value) == ["acts"]:
        value = value["acts"]
    if not isinstance(value, list | tuple) or not value:
        raise Malformed(key, "not-a-list")
    read = []
    for number, item in enumerate(value):
        here = f"{key}[{number}]"
        if isinstance(item, str):
            item = {item: True}
        if not isinstance(item, Mapping) or len(item) != 1:
            raise Malformed(here, "desk-wrong-value")
        ((name, said),) = item.items()
        # desk-2 11: malformed in a batch, which has one number and one undo.
        if name in ("tick", "undo", "batch"):
            raise Malformed(here, "desk-not-in-a-batch", act=name)
        read.append(read_act(Written(str(name), said), here))
    return acts.Batch(tuple(read))  # type: ignore[arg-type]  # every fact of NAMES is an act


def seconds(value: object, key: str) -> int:
    """Return seconds written as a number, `m:ss` or `h:mm:ss`."""
    if isinstance(value, str) and re.fullmatch(r"(\d+:)?\d+:[0-5]\d", value):
        total = 0
        for part in value.split(":"):
            total = 60 * total + int(part)
        return whole(total, key)
    if isinstance(value, str):
        raise Malformed(key, "desk-not-a-time")
    return whole(value, key)


def _act(name: str, kind: type[Fact], said: dict[str, Any], key: str) -> Fact:
    if name in ("draw", "lot"):
        said = {
            # A seed of digits is a number to YAML; the digest is of its text
            # (desk.md, verifiable draw). A bool is no int here.
            field: str(v) if field in ("seed", "public") and type(v) is int else v
            for field, v in said.items()
        }
    try:
        act = msgspec.convert(said, kind)
    except msgspec.ValidationError as error:
        raise _wrong(key, error) from error
    if isinstance(act, acts.Enter | acts.LateEntry):
        members.legible((act.player, *act.members), f"{key}.player")
        if act.licence is not None:
            parse_day(act.licence.until, f"{key}.licence.until")
    if isinstance(act, acts.Commit) and not re.fullmatch("[0-9a-fA-F]{64}", act.digest):
        raise Malformed(key, "desk-not-a-digest")
    if isinstance(act, acts.AssignTable) and (act.match is None or act.table is None):
        raise Malformed(f"{key}.{'match' if act.match is None else 'table'}", "missing")
    if isinstance(act, acts.AssignUmpire) and (act.match is None or act.who is None):
        raise Malformed(f"{key}.{'match' if act.match is None else 'who'}", "missing")
    if isinstance(act, acts.OfficialRuling) and (
        (act.dispute is None) == (act.match is None) or not act.decision
    ):
        raise Malformed(f"{key}.{'decision' if not act.decision else 'dispute'}", "missing")
    if isinstance(act, acts.Warn) and (act.player is None) == (act.who is None):
        raise Malformed(f"{key}.player", "missing")
    if isinstance(act, acts.Amend):
        _amendable(act, key)
    if isinstance(act, acts.AddTime) and (act.match is None) == (act.round is None):
        raise Malformed(f"{key}.match", "missing")
    return _countable(act, key)


def _countable(act: Fact, key: str) -> Fact:
    """Return an act whose numbers count something, or raise Malformed."""
    match act:
        case acts.BoardEnd(game=game, board=board) | acts.Protest(game=game, board=board):
            for name, number in (("game", game), ("board", board)):
                if number is not None:
                    whole(number, f"{key}.{name}", 1, MOST_BOARDS)
        case acts.Result(length=length) if length is not None:
            whole(length, f"{key}.length", 1)
        case acts.Postpone(to=day) if day is not None:
            parse_day(day, f"{key}.to")
        case acts.Call(in_s=seconds):
            whole(seconds, f"{key}.in_s")
    return act


def _amendable(act: acts.Amend, key: str) -> None:
    """Raise Malformed where an amendment is of nothing that can be amended, or gives it what it cannot be."""
    if act.what in ANNOUNCED:
        return
    one_of(act.what, f"{key}.what", tuple(TYPES))
    if act.what in OF_A_PLAYER and act.player is None:
        raise Malformed(f"{key}.player", "missing")
    if act.what == "tables":
        if (act.add is None) == (act.close is None):
            raise Malformed(f"{key}.add", "missing")
        return
    if act.to is msgspec.UNSET:
        raise Malformed(f"{key}.to", "missing")
    try:
        to = wanted_value(act)
    except (msgspec.ValidationError, AttributeError) as error:
        raise Malformed(f"{key}.to", "desk-wrong-value") from error
    if act.what == "name":
        members.legible((to,), f"{key}.to")
    if act.what == "licence" and to is not None:
        parse_day(to.until, f"{key}.to.until")
    if act.what == "programme":
        check_sessions(to or (), f"{key}.to", ROUND)
    if act.what in ("length", "best_of", "rounds"):
        whole(to, f"{key}.to", 1)


def _wrong(key: str, error: msgspec.ValidationError) -> Malformed:
    """Return which key has a value that cannot stand there."""
    place = re.search(r"at `\$\.?([^`]*)`", str(error))
    where = f"{key}.{place[1]}" if place and place[1] else key
    return Malformed(where.replace(".[", "["), "desk-wrong-value")


def _tables(value: object) -> tuple[str, ...]:
    if isinstance(value, list) and all(isinstance(name, str) for name in value):
        return tuple(value)
    if isinstance(value, list):
        raise Malformed("given.tables", "desk-wrong-value")
    return tuple(f"T{number + 1}" for number in range(whole(value, "given.tables", 0, MOST_ENTRIES)))


def _entry(item: object, number: int, key: str) -> EventEntry:
    said = {"name": item} if isinstance(item, str) else mapping(item, key, PEOPLE, ("name",))
    try:
        entry = msgspec.convert({**said, "number": number}, EventEntry)
    except msgspec.ValidationError as error:
        raise _wrong(key, error) from error
    one_of(entry.state, f"{key}.state", ("approved", "entered"))
    if entry.licence is not None:
        parse_day(entry.licence.until, f"{key}.licence.until")
    return entry


def _advance_event(event: Event, given: Mapping[str, object]) -> Event:
    """Return the event with its draw, its results and what is in play entered."""
    results, rounds, playing = (given.get(key) for key in ("results", "rounds", "playing"))
    draw = given.get("draw") or False
    if draw or results or playing:
        value = True if draw is False else draw
        if not isinstance(value, bool):
            mapping(value, "given.draw")
    else:
        value = False
    if not isinstance(rounds, list | None):
        raise Malformed("given.rounds", "not-a-list")
    if rounds:
        event = _rounds(event, rounds, draw)
    elif value is not False:
        event = _enter_fact(event, read_act(Written("draw", value), "given.draw"), "given.draw")
    for name, result in mapping(results or {}, "given.results").items():
        said = dict(result) if isinstance(result, Mapping) else {"winner": result}
        key = f"given.results.{name}"
        event = _with_knockout(event, name)
        event = _enter_fact(event, read_act(Written("result", {"match": name, **said}), key), key)
    if not isinstance(playing, list | None):
        raise Malformed("given.playing", "not-a-list")
    for name in playing or []:
        event = _with_knockout(event, str(name))
        event = _enter_fact(event, read_act(Written("start", name), "given.playing"), f"given.playing.{name}")
    return event


def _with_knockout(event: Event, name: str) -> Event:
    """Return the event with the knockout after the groups drawn, where a match of it is named."""
    if event.groups and not event.qualified and name.startswith("R"):
        return _enter_fact(event, acts.Draw(), "given.results")
    return event


def _enter_fact(event: Event, act: Fact, key: str) -> Event:
    verdict = judge(event, act)
    if verdict.refused:
        raise Malformed(key, "desk-not-possible")
    return verdict.state


def _rounds(event: Event, rounds: list[object], draw: object) -> Event:
    """Return a Swiss with rounds that are paired already; who was drawn without a seed is in the order of the list."""
    if not format_of(event).in_rounds:
        raise Malformed("given.rounds", "desk-rounds-of-a-swiss", format=event.setup.format)
    approved = [entry for entry in event.entries.values() if entry.state == "approved"]
    listed = acts.Draw(order=ranking.ranking(event.setup, approved).drawn)
    said = read_act(Written("draw", draw), "given.draw") if isinstance(draw, Mapping) else listed
    first = _enter_fact(event, said, "given.rounds")
    # Drawn first, so that order and seeds are right; then the pairs that
    # were really played replace the first round.
    event = replace(first, matches={}, plan=type(first.plan)(), paired=0, slots={}, unscheduled=())
    for number, pairs in enumerate(rounds):
        key = f"given.rounds[{number}]"
        if not isinstance(pairs, list):
            raise Malformed(key, "not-a-list")
        read = [_pair(event, item, key) for item in pairs]
        paired = pair(event, [(match.sides[0] or BYE, match.sides[1] or BYE) for match, _ in read])
        event = with_slots(event, paired, acts.Draw())
        for place, (_, result) in enumerate(read, start=1):
            if result is not None:
                act = replace(result, match=f"R{event.paired}.{place}")
                event = _enter_fact(event, act, f"{key}[{place - 1}]")
    return event


def _pair(event: Event, item: object, key: str) -> tuple[EventMatch, acts.Result | acts.Walkover | None]:
    """Return the sides of a pair and its result, if it has one; the fifth member says that nobody played."""
    if not isinstance(item, Sequence) or isinstance(item, str) or not 2 <= len(item) <= 5:
        raise Malformed(key, "desk-wrong-value")
    first, second, *rest = item
    if first not in event.entries or (second != BYE and second not in event.entries):
        raise Malformed(key, "desk-unknown-name", name=str(first if first not in event.entries else second))
    match = EventMatch("", (DrawSeat(first), DrawSeat(second)), (first, second))
    if len(rest) == 3 and rest[2] is not None:
        one_of(rest[2], key, ("play", *UNPLAYED))
        if (rest[0] is None) != (rest[2] == "double-walkover"):
            raise Malformed(key, "desk-wrong-value")
        if rest[2] in UNPLAYED:
            return match, acts.Walkover("", rest[0])
    if not rest or rest[0] is None:
        return match, None
    said = {"match": "", "winner": rest[0], **({"score": rest[1]} if len(rest) > 1 else {})}
    act = read_act(Written("result", said), key)
    assert isinstance(act, acts.Result)
    return match, act
