"""Amendments: what was announced or entered is changed, with a reason, as long as nothing rests on it."""

from collections.abc import Callable, Iterable
from typing import Any

import msgspec
from msgspec.structs import replace

from arbitro.desk.amendments import announce
from arbitro.desk.answer import Answered, laws_of, no
from arbitro.desk.draws import ranking
from arbitro.desk.entry import Entry, Licence
from arbitro.desk.event import Event
from arbitro.desk.format import format_of
from arbitro.desk.law.entries import filled_up, has_a_place
from arbitro.desk.lengths import best_of, length_of
from arbitro.desk.members import looks_like
from arbitro.desk.numbers import Number
from arbitro.desk.programme import zero_of
from arbitro.desk.renaming import renamed
from arbitro.desk.scoring import by_points
from arbitro.desk.setup import PlaySession, Points, Seeding, Separate, Setup, TieBreak, TimeLimit
from arbitro.desk.slots import planned_anew
from arbitro.desk.standing import levels_of, of_event
from arbitro.kernel import Fact

TYPES: dict[str, Any] = {
    "name": str,
    "club": str | None,
    "country": str | None,
    "rating": Number | None,
    "person": int | str | None,
    "licence": Licence | None,
    "birth_year": int | None,
    "category": str | None,
    "handicap": Number | None,
    "seed": int | None,
    "tables": tuple[str, ...],
    "length": int,
    "best_of": int,
    "rounds": int,
    "tiebreaks": tuple[TieBreak, ...],
    "time_limit": TimeLimit | None,
    "points": Points,
    "programme": tuple[PlaySession, ...] | None,
    "officials": tuple[str, ...],
    "capacity": int | None,
    "seeding": Seeding,
    "seeds": int | None,
    "separate": Separate | None,
    "third_place": bool,
    "entry_fee": Number | None,
    "prizes": tuple[Number, ...] | dict[str, Number] | None,
}
"""What can be amended, and of which kind it is then."""
OF_A_PLAYER = (
    *("name", "club", "country", "rating", "person", "licence", "birth_year", "category", "handicap", "seed"),
)
BEFORE_THE_DRAW = ("seed", "country", "category", "seeding", "seeds", "separate", "third_place", "entry_fee")


ANNOUNCED = (*(key for key in Setup.__struct_fields__ if key not in TYPES), "pairing")
"""What stands as it was announced; pairs are changed by pairing."""


class Amend(Fact, frozen=True):
    """Something that was announced or entered is changed; without a reason it is only shown what that would do."""

    what: str
    player: str | None = None
    round: str | None = None
    to: Any = msgspec.UNSET
    add: tuple[str, ...] | None = None
    close: tuple[str, ...] | None = None
    reason: str | None = None


def amend(event: Event, act: Amend) -> Answered:
    """Change what was announced or entered; without a reason it is only shown what that would do."""
    if act.what not in TYPES:
        return no("not_amended", what=act.what)
    if act.what in BEFORE_THE_DRAW and event.drawn:
        return no("drawn_already")
    if act.what in OF_A_PLAYER:
        entry = event.entry(act.player)
        return no("nobody_of_that_name") if entry is None else _of_a_player(event, act, entry)
    return AMEND[act.what](event, act, wanted(act))


def wanted(act: Amend) -> Any:
    """Return what something is to be, as it is kept."""
    to = {str(key): value for key, value in act.to.items()} if act.what == "prizes" and act.to else act.to
    if act.what == "prizes" and isinstance(act.to, list | tuple):
        to = act.to
    if act.what == "separate" and act.to == "club":
        to = {}
    return None if act.to is msgspec.UNSET else msgspec.convert(to, TYPES[act.what])


def _of_a_player(event: Event, act: Amend, entry: Entry) -> Answered:
    to, was = wanted(act), getattr(entry, act.what)
    if to == was:
        return no("nothing_changes")
    if act.what == "name":
        other = looks_like((name for name in event.entries if name != entry.name), to)
        if other is not None:
            return no("name_is_taken", name=other)
        after, affects = renamed(event, entry.name, to), _concerned(event, event, "name", entry)
    else:
        refused = _clash(event, act.what, entry, to)
        if refused is not None:
            return no(refused)
        after = event.enter(replace(entry, **{act.what: to}))
        affects = _concerned(event, after, act.what, entry)
    left, right = msgspec.to_builtins((was, to))
    return announce(
        event, after, act.what, of=entry.name, left=left, to=right, affects=affects, reason=act.reason
    )


def _clash(event: Event, what: str, entry: Entry, to: Any) -> str | None:
    """Return why a player cannot have something, or None."""
    others = [one for one in event.entries.values() if one.name != entry.name]
    match what:
        case "person" if to is not None and any(
            one.person == to and one.state != "refused" for one in others
        ):
            return "person_entered_already"
        case "category" if event.setup.categories and to is not None and to not in event.setup.categories:
            return "not_a_category"
        case "handicap" if event.over:
            return "event_is_over"
        case "seed" if to is not None and any(one.seed == to for one in others):
            return "seed_is_taken"
    return None


def _concerned(event: Event, after: Event, what: str, entry: Entry) -> tuple[str, ...]:
    """Return which matches, or who, an amendment of a player concerns."""
    if what == "handicap" and event.setup.handicap is not None:
        own = (match for match in event.of(entry.name) if match.known and not match.has_begun)
        return tuple(match.id for match in own if match.state != "void")
    if what == "seed":
        was, now = _ranks(event), _ranks(after)
        return tuple(name for name in was if was[name] != now.get(name))
    return ()


def _ranks(event: Event) -> dict[str, int]:
    approved = [entry for entry in event.entries.values() if entry.state == "approved"]
    names = ranking.ranking(event.setup, approved).names
    return {name: rank for rank, name in enumerate(names)}


def _announced(event: Event, act: Amend, affects: Iterable[str] = (), **changes: Any) -> Answered:
    """Answer that one key of what was announced is changed."""
    ((key, to),) = changes.items()
    was = getattr(event.setup, key)
    if was == to:
        return no("nothing_changes")
    after = replace(event, setup=replace(event.setup, **changes))
    left, right = msgspec.to_builtins((was, to))
    return announce(event, after, act.what, left=left, to=right, affects=tuple(affects), reason=act.reason)


def _same_key(event: Event, act: Amend, to: Any) -> Answered:
    return _announced(event, act, **{act.what: to})


def _tables(event: Event, act: Amend, to: Any) -> Answered:
    tables = event.setup.tables
    used = {match.table for match in event.matches.values() if match.table and not match.finished}
    if act.add is not None:
        if any(name in tables for name in act.add) or len(set(act.add)) < len(act.add):
            return no("table_is_there", table=", ".join(name for name in act.add if name in tables))
        return _announced(event, act, tables=(*tables, *act.add))
    closed = act.close or ()
    if any(name not in tables for name in closed):
        return no("no_such_table")
    if taken := [name for name in closed if name in used]:
        return no("table_in_use", table=", ".join(taken))
    return _announced(event, act, tables=tuple(name for name in tables if name not in closed))


def _length(event: Event, act: Amend, to: Any) -> Answered:
    """Change the length, or the number of games, of a round or of all that have not begun."""
    if act.what == "best_of" and to % 2 == 0 and (laws_of(event).odd_games or _needs_odd(event)):
        return no("impossible_length")
    rounds = event.rounds()
    begun = {name for name, found in rounds.items() if any(match.has_begun for match in found)}
    reads = length_of if act.what == "length" else best_of
    said = getattr(event.setup, act.what)
    by_round = dict(said) if isinstance(said, dict) else {} if said is None else {"default": said}
    if act.round is not None:
        if act.round not in rounds:
            return no("no_such_round", round=act.round)
        if act.round in begun:
            return no("round_has_begun", round=act.round)
        was, changed, now = reads(event, rounds[act.round][0]), [act.round], {**by_round, act.round: to}
    else:
        changed = [name for name in rounds if name not in begun]
        if event.drawn and not changed and not _more_to_come(event):
            return no("every_round_has_begun")
        pinned = {name: reads(event, rounds[name][0]) for name in rounds if name in begun}
        was, now = msgspec.to_builtins(said), {"default": to, **pinned} if pinned else to
    if was == to:
        return no("nothing_changes")
    affects = tuple(match.id for name in changed for match in rounds[name])
    after = replace(event, setup=replace(event.setup, **{act.what: now}))
    return announce(event, after, act.what, of=act.round, left=was, to=to, affects=affects, reason=act.reason)


def _needs_odd(event: Event) -> bool:
    return event.setup.play_all and not event.setup.draws


def _more_to_come(event: Event) -> bool:
    """Tell whether rounds are still to be drawn."""
    return event.paired < (event.swiss_rounds or 0) or (bool(event.groups) and not event.qualified)


def _rounds(event: Event, act: Amend, to: Any) -> Answered:
    if not format_of(event).in_rounds:
        return no("no_rounds_to_pair")
    was = event.swiss_rounds if event.drawn else event.setup.swiss_rounds
    if to < max(1, event.paired):
        return no("rounds_are_paired")
    if to == was:
        return no("nothing_changes")
    if event.over and (to < (was or 0) or event.reported):
        return no("event_is_over")
    after = replace(event, setup=replace(event.setup, swiss_rounds=to))
    after = replace(after, swiss_rounds=to) if event.drawn else after
    return announce(event, after, act.what, left=was, to=to, reason=act.reason)


def _tiebreaks(event: Event, act: Amend, to: Any) -> Answered:
    if event.over or event.qualified:
        return no("event_is_over")
    was = levels_of(event)
    if to == was:
        return no("nothing_changes")
    after = replace(event, setup=replace(event.setup, tiebreaks=to))
    before, then = _places(event), _places(after)
    affects = tuple(name for name in before if before[name] != then[name])
    return announce(event, after, act.what, left=list(was), to=list(to), affects=affects, reason=act.reason)


def _places(event: Event) -> dict[str, int | None]:
    return {one.name: one.place for table in of_event(event).values() for one in table}


def _time_limit(event: Event, act: Amend, to: Any) -> Answered:
    return no("event_is_over") if event.over else _announced(event, act, time_limit=to)


def _points(event: Event, act: Amend, to: Any) -> Answered:
    if format_of(event).bracket:
        return no("no_points_here")
    over = [match for match in event.in_order() if match.state in ("done", "withheld", "suspended")]
    if over:
        return no("match_is_over", match=over[0].id)
    was = by_points(event.setup)
    if was == to:
        return no("nothing_changes")
    after = replace(event, setup=replace(event.setup, points=to))
    left, right = msgspec.to_builtins((was, to))
    return announce(event, after, act.what, left=left, to=right, reason=act.reason)


def _programme(event: Event, act: Amend, to: Any) -> Answered:
    """Change the programme; what has not begun is planned anew, and the hour of second 0 stays what it was."""
    if event.over:
        return no("event_is_over")
    was = event.setup.programme
    if (was or ()) == (to or ()):
        return no("nothing_changes")
    changed = replace(event.setup, programme=to, zero=zero_of(event.setup) or event.setup.zero)
    after = planned_anew(replace(event, setup=changed))
    places = [{name: (one.start, one.table) for name, one in at.slots.items()} for at in (event, after)]
    moved = [name for name in event.plan.order if places[0].get(name) != places[1].get(name)]
    left, right = msgspec.to_builtins((was, to))
    return announce(event, after, act.what, left=left, to=right, affects=tuple(moved), reason=act.reason)


def _officials(event: Event, act: Amend, to: Any) -> Answered:
    return _announced(event, act, directors=to) if to else no("no_director")


def _capacity(event: Event, act: Amend, to: Any) -> Answered:
    if event.drawn:
        return no("drawn_already")
    placed = [entry for entry in event.entries.values() if has_a_place(entry)]
    if to is not None and to < len(placed):
        return no("places_are_taken", count=len(placed))
    after = filled_up(replace(event, setup=replace(event.setup, capacity=to)))
    moved = [name for name, entry in event.entries.items() if after.entries[name].state != entry.state]
    return _announced(event, act, moved, capacity=to)


def _prizes(event: Event, act: Amend, to: Any) -> Answered:
    was = event.setup.prizes
    if event.over or to == was:
        return no("event_is_over" if event.over else "nothing_changes")
    after = replace(event, setup=replace(event.setup, prizes=to))
    left, right = (
        {int(place): amount for place, amount in one.items()} if isinstance(one, dict) else one and list(one)
        for one in (was, to)
    )
    return announce(event, after, act.what, left=left, to=right, reason=act.reason)


AMEND: dict[str, Callable[[Event, Amend, Any], Answered]] = {
    "tables": _tables,
    "length": _length,
    "best_of": _length,
    "rounds": _rounds,
    "tiebreaks": _tiebreaks,
    "time_limit": _time_limit,
    "points": _points,
    "programme": _programme,
    "officials": _officials,
    "capacity": _capacity,
    "prizes": _prizes,
    **dict.fromkeys(("seeding", "seeds", "separate", "third_place", "entry_fee"), _same_key),
}
"""How each condition is amended."""
