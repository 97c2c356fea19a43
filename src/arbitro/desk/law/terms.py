"""Terms of an event that are amended: each with what it takes, why it is refused, and how it is offered."""

from collections.abc import Callable, Iterable
from typing import Any, get_args

import msgspec
from msgspec.structs import replace

from arbitro.desk.amendments import BEFORE_THE_DRAW, Amend, announce, wanted_value
from arbitro.desk.answer import Answered, laws_of, no
from arbitro.desk.event import Event
from arbitro.desk.format import format_of
from arbitro.desk.law.entries import filled_up, has_a_place
from arbitro.desk.lengths import best_of, length_of
from arbitro.desk.numbers import exact, plain
from arbitro.desk.offer import (
    DeskOffer,
    OfferChoice,
    OfferField,
    Offers,
    choice,
    choices,
    is_accepted,
    reason,
)
from arbitro.desk.programme import zero_of
from arbitro.desk.scoring import by_points
from arbitro.desk.setup import Seeding, TieBreak
from arbitro.desk.slots import planned_anew
from arbitro.desk.standing import levels_of, places_in


def offer_amendments(event: Event) -> Offers:
    """Offer what can be amended of the event."""
    found = {f"amend:{what}": asked(event) for what, asked in CONDITIONS.items()}
    return {key: offer for key, offer in found.items() if offer is not None}


# Offers promise to be accepted (the console shows nothing that is refused), so each tries itself.
def _offer(event: Event, what: str, *fields: OfferField, **given: Any) -> DeskOffer | None:
    """Return the offer of an amendment, where its plainest form is accepted."""
    offer = DeskOffer("amend", {"what": what, **given}, (*fields, reason()), shows=("reason",))
    said = offer.as_act()["amend"]
    if what in BEFORE_THE_DRAW and event.drawn:
        return None
    return (
        offer
        if is_accepted(AMEND[what](event, act := msgspec.convert(said, Amend), wanted_value(act)))
        else None
    )


def _untried_offer(what: str, *fields: OfferField) -> DeskOffer:
    """Return the offer of an amendment that is known to be accepted, where trying it would take long."""
    # New tie-breaks sort the whole table twice, a new programme plans it:
    # too dear for what is asked at every view.
    return DeskOffer("amend", {"what": what}, (*fields, reason()), shows=("reason",))


def _number_of(what: str) -> Callable[[Event], DeskOffer | None]:
    def offer(event: Event) -> DeskOffer | None:
        now = getattr(event.setup, what)
        field = OfferField(
            "to", "whole", value=now, example=(now or 0) + 1, null=what not in ("length", "best_of"), least=0
        )
        return _offer(event, what, field)

    return offer


def _offer_length(what: str) -> Callable[[Event], DeskOffer | None]:
    def offer(event: Event) -> DeskOffer | None:
        said = getattr(event.setup, what)
        numbers = set(said.values()) if isinstance(said, dict) else {said}
        to = next(number for number in range(5, 99, 2) if number not in numbers)
        shown = said if isinstance(said, int) else None
        open_ = [name for name, found in event.rounds().items() if not any(one.has_begun for one in found)]
        field = OfferField("to", "whole", value=shown, example=to, least=1)
        rounds = (choice("round", open_, optional=True),) if open_ else ()
        return _offer(event, what, field, *rounds)

    return offer


def _choice_of(what: str, values: tuple[Any, ...]) -> Callable[[Event], DeskOffer | None]:
    def offer(event: Event) -> DeskOffer | None:
        now = getattr(event.setup, what)
        others = [value for value in values if value != now]
        return _offer(event, what, choice("to", others))

    return offer


def _offer_more_tables(event: Event) -> DeskOffer | None:
    number = len(event.setup.tables) + 1
    while f"T{number}" in event.setup.tables:
        number += 1
    return _offer(event, "tables", OfferField("add", "names", example=[f"T{number}"]))


def _offer_fewer_tables(event: Event) -> DeskOffer | None:
    used = event.tables_in_use()
    free = [table for table in event.setup.tables if table not in used]
    if not free:
        return None
    return _offer(event, "tables", OfferField("close", "several", choices(free), least=1))


def _offer_rounds(event: Event) -> DeskOffer | None:
    now = (event.swiss_rounds if event.drawn else event.setup.swiss_rounds) or 0
    # Once over, only more rounds make sense: those that were played cannot be planned away.
    least = now + 1 if event.over else max(1, event.paired)
    field = OfferField("to", "whole", value=now or None, example=max(now, event.paired) + 1, least=least)
    return _offer(event, "rounds", field)


def _offer_tiebreaks(event: Event) -> DeskOffer | None:
    if format_of(event).bracket:
        return None
    now = levels_of(event)
    field = OfferField(
        "to", "order", choices(get_args(TieBreak)), value=list(now), example=[*now[1:], now[0]], least=1
    )
    other = replace(field, example=["for"] if now != ("for",) else ["wins"]) if len(set(now)) < 2 else field
    return None if event.over or event.qualified else _untried_offer("tiebreaks", other)


def _offer_time_limit(event: Event) -> DeskOffer | None:
    now = event.setup.time_limit
    minutes = now.minutes if now and not isinstance(now.minutes, dict) else 20
    fields = (
        OfferField(
            "minutes", "number", into="to", value=minutes, example=plain(exact(minutes) + 1), null=True
        ),
        OfferField("warn_minutes", "number", into="to", value=now.warn_minutes if now else 5, optional=True),
        choice("then", ("finish-unit", "now"), into="to", value=now.then if now else None, optional=True),
        choice(
            "level",
            ("draw", "extra", "last-scorer"),
            into="to",
            value=now.level if now else None,
            optional=True,
        ),
    )
    return _offer(event, "time_limit", *fields)


def _offer_points(event: Event) -> DeskOffer | None:
    now = by_points(event.setup)
    win = plain(exact(now.win)) if now else 1
    numbers = ("draw", "loss", "bye", "walkover", "absent", "unit")
    fields = (
        OfferField("win", "number", into="to", value=win, example=plain(exact(win) + 1)),
        *(
            OfferField(name, "number", into="to", value=getattr(now, name) if now else None, optional=True)
            for name in numbers
        ),
    )
    return _offer(event, "points", *fields)


def _offer_programme(event: Event) -> DeskOffer | None:
    day = event.setup.start or "2030-01-01"
    example: list[dict[str, Any]] = [{"day": day, "from": "09:00", "to": "21:00"}]
    now = msgspec.to_builtins(event.setup.programme)
    if now and len(now) == 1 and (now[0]["day"], now[0]["from"], now[0]["to"]) == (day, "09:00", "21:00"):
        example = [{"day": day, "from": "09:30", "to": "21:00"}]
    field = OfferField("to", "sessions", value=now, example=example, null=True)
    return None if event.over else _untried_offer("programme", field)


def _offer_officials(event: Event) -> DeskOffer | None:
    now = list(event.setup.directors)
    return _offer(event, "officials", OfferField("to", "names", value=now, example=[*now, "N. N."], least=1))


def _offer_capacity(event: Event) -> DeskOffer | None:
    held = sum(has_a_place(entry) for entry in event.entries.values())
    now = event.setup.capacity
    field = OfferField("to", "whole", value=now, example=max(held, now or 0) + 1, null=True, least=held)
    return _offer(event, "capacity", field)


def _offer_separate(event: Event) -> DeskOffer | None:
    now = event.setup.separate
    depths = [
        OfferChoice(
            one, {"by": ("country" if now.by == "club" else "club",)} if now and one == now.depth else {}
        )
        for one in ("round1", "quarter", "half")
    ]
    other = "half" if now is None or now.depth != "half" else "round1"
    fields = (
        choice("by", ("club", "country"), into="to", value=now.by if now else "club"),
        OfferField(
            "depth", "choice", tuple(depths), into="to", value=now.depth if now else None, example=other
        ),
    )
    return _offer(event, "separate", *fields)


def _offer_money(what: str) -> Callable[[Event], DeskOffer | None]:
    def offer(event: Event) -> DeskOffer | None:
        now = getattr(event.setup, what)
        if what == "entry_fee":
            example = plain(exact(now or 0) + 1)
            return _offer(event, what, OfferField("to", "number", value=now, example=example, null=True))
        listed = list(now.values()) if isinstance(now, dict) else list(now or ())
        return _offer(event, what, OfferField("to", "numbers", value=listed, example=[*listed, 1], null=True))

    return offer


CONDITIONS: dict[str, Callable[[Event], DeskOffer | None]] = {
    "tables": _offer_more_tables,
    "tables-close": _offer_fewer_tables,
    "length": _offer_length("length"),
    "best_of": _offer_length("best_of"),
    "rounds": _offer_rounds,
    "tiebreaks": _offer_tiebreaks,
    "time_limit": _offer_time_limit,
    "points": _offer_points,
    "programme": _offer_programme,
    "officials": _offer_officials,
    "capacity": _offer_capacity,
    "prizes": _offer_money("prizes"),
    "entry_fee": _offer_money("entry_fee"),
    "seeding": _choice_of("seeding", get_args(Seeding)),
    "seeds": _number_of("seeds"),
    "separate": _offer_separate,
    "third_place": _choice_of("third_place", (False, True)),
}
"""How each condition is offered to be amended."""


def _announce_change(event: Event, act: Amend, affects: Iterable[str] = (), **changes: Any) -> Answered:
    """Answer that one key of what was announced is changed."""
    ((key, to),) = changes.items()
    was = getattr(event.setup, key)
    if was == to:
        return no("nothing_changes")
    after = replace(event, setup=replace(event.setup, **changes))
    left, right = msgspec.to_builtins((was, to))
    return announce(event, after, act.what, left=left, to=right, affects=tuple(affects), reason=act.reason)


def _same_key(event: Event, act: Amend, to: Any) -> Answered:
    return _announce_change(event, act, **{act.what: to})


def _tables(event: Event, act: Amend, to: Any) -> Answered:
    tables = event.setup.tables
    used = event.tables_in_use()
    if act.add is not None:
        if any(name in tables for name in act.add) or len(set(act.add)) < len(act.add):
            return no("table_is_there", table=", ".join(name for name in act.add if name in tables))
        return _announce_change(event, act, tables=(*tables, *act.add))
    closed = act.close or ()
    if any(name not in tables for name in closed):
        return no("no_such_table")
    if taken := [name for name in closed if name in used]:
        return no("table_in_use", table=", ".join(taken))
    return _announce_change(event, act, tables=tuple(name for name in tables if name not in closed))


def _length(event: Event, act: Amend, to: Any) -> Answered:
    """Change the length, or the number of games, of a round or of all that have not begun."""
    if (
        act.what == "best_of"
        and to % 2 == 0
        and (laws_of(event).odd_games or (event.setup.play_all and not event.setup.draws))
    ):
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
        # Rounds that have begun are pinned to what they have, or the new default would change them too.
        pinned = {name: reads(event, rounds[name][0]) for name in rounds if name in begun}
        was, now = msgspec.to_builtins(said), {"default": to, **pinned} if pinned else to
    if was == to:
        return no("nothing_changes")
    affects = tuple(match.id for name in changed for match in rounds[name])
    after = replace(event, setup=replace(event.setup, **{act.what: now}))
    return announce(event, after, act.what, of=act.round, left=was, to=to, affects=affects, reason=act.reason)


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
    # More rounds may be asked for just after the last result, but not once the event was reported as ended.
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
    before, then = places_in(event), places_in(after)
    affects = tuple(name for name in before if before[name] != then[name])
    return announce(event, after, act.what, left=list(was), to=list(to), affects=affects, reason=act.reason)


def _time_limit(event: Event, act: Amend, to: Any) -> Answered:
    return no("event_is_over") if event.over else _announce_change(event, act, time_limit=to)


def _points(event: Event, act: Amend, to: Any) -> Answered:
    if format_of(event).bracket:
        return no("no_points_here")
    # Withheld and suspended ones have a winner as well: their points would change under a protest.
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
    # `now` 0 has to stay the hour it was: clocks and starts are counted from it.
    changed = replace(event.setup, programme=to, zero=zero_of(event.setup) or event.setup.zero)
    after = planned_anew(replace(event, setup=changed))
    places = [{name: (one.start, one.table) for name, one in at.slots.items()} for at in (event, after)]
    moved = [name for name in event.plan.order if places[0].get(name) != places[1].get(name)]
    left, right = msgspec.to_builtins((was, to))
    return announce(event, after, act.what, left=left, to=right, affects=tuple(moved), reason=act.reason)


def _officials(event: Event, act: Amend, to: Any) -> Answered:
    return _announce_change(event, act, directors=to) if to else no("no_director")


def _capacity(event: Event, act: Amend, to: Any) -> Answered:
    if event.drawn:
        return no("drawn_already")
    placed = [entry for entry in event.entries.values() if has_a_place(entry)]
    if to is not None and to < len(placed):
        return no("places_are_taken", count=len(placed))
    after = filled_up(replace(event, setup=replace(event.setup, capacity=to)))
    moved = [name for name, entry in event.entries.items() if after.entries[name].state != entry.state]
    return _announce_change(event, act, moved, capacity=to)


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
