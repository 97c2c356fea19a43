"""Amendments: what was announced or entered is changed, with a reason, as long as nothing rests on it."""

from typing import Any

import msgspec
from msgspec.structs import replace

from arbitro.desk.amendments import BEFORE_THE_DRAW, OF_A_PLAYER, TYPES, Amend, announce, wanted_value
from arbitro.desk.answer import Answered, no
from arbitro.desk.draws import ranking
from arbitro.desk.entry import EventEntry
from arbitro.desk.event import Event
from arbitro.desk.law.terms import AMEND
from arbitro.desk.members import looks_like
from arbitro.desk.offer import DeskOffer, FieldKind, OfferField, Offers, choice, is_accepted, reason
from arbitro.desk.renaming import rename_entry
from arbitro.kernel import Refused


def amend(event: Event, act: Amend) -> Answered:
    """Change what was announced or entered; without a reason it is only shown what that would do."""
    if act.what not in TYPES:
        return no("not_amended", what=act.what)
    # The keys of desk-2 11 decide who meets whom, or what was owed for entering: the draw makes them final.
    if act.what in BEFORE_THE_DRAW and event.drawn:
        return no("drawn_already")
    if act.what in OF_A_PLAYER:
        entry = event.entry(act.player)
        if entry is None:
            return no("nobody_of_that_name")
        to, was = wanted_value(act), getattr(entry, act.what)
        if to == was:
            return no("nothing_changes")
        if act.what == "name":
            # A name is a label of the entry's number, but two that only look
            # alike could not be told apart by a director.
            other = looks_like((name for name in event.entries if name != entry.name), to)
            if other is not None:
                return no("name_is_taken", name=other)
            after, affects = (
                rename_entry(event, entry.name, to),
                _concerned_matches(event, event, "name", entry),
            )
        else:
            refused = _clash(event, act.what, entry, to)
            if refused is not None:
                return refused
            after = event.enter(replace(entry, **{act.what: to}))
            affects = _concerned_matches(event, after, act.what, entry)
        left, right = msgspec.to_builtins((was, to))
        return announce(
            event, after, act.what, of=entry.name, left=left, to=right, affects=affects, reason=act.reason
        )
    return AMEND[act.what](event, act, wanted_value(act))


ASKED: dict[str, FieldKind] = {
    "name": "text",
    "club": "text",
    "country": "text",
    "rating": "number",
    "person": "text",
    "licence": "day",
    "birth_year": "whole",
    "category": "text",
    "handicap": "number",
    "seed": "whole",
}
"""Of what kind each thing is that can be amended of a player."""


def offer_amendments_of(event: Event, entry: EventEntry) -> Offers:
    """Offer what can be amended of a player."""
    found = ((what, _offer_of(event, entry, what, kind)) for what, kind in ASKED.items())
    return {f"amend:{what}": offer for what, offer in found if offer is not None}


def _offer_of(event: Event, entry: EventEntry, what: str, kind: FieldKind) -> DeskOffer | None:
    now = getattr(entry, what)
    given: dict[str, Any] = {"what": what, "player": entry.name}
    levels = event.setup.categories
    if what == "category" and levels:
        others = [level for level in (*levels, None) if level != now]
        example: Any = others[0]
        field = choice("to", others)
    else:
        example = _another(event, now, kind)
        into = "to" if what == "licence" else ""
        shown = now.until if what == "licence" and now is not None else now
        field = OfferField(
            "until" if into else "to", kind, value=shown, example=example, null=what != "name", into=into
        )
    to = {"until": example} if what == "licence" else example
    if not is_accepted(amend(event, Amend(to=to, **given))):
        return None
    return DeskOffer("amend", given, (field, reason()), shows=("reason",))


def _another(event: Event, now: Any, kind: FieldKind) -> Any:
    """Return something that is not what it is now, nor what another has."""
    number = len(event.entries) + 1
    match kind:
        case "text":
            while f"N. N. {number}" in event.entries or f"N. N. {number}" == now:
                number += 1
            return f"N. N. {number}"
        case "day":
            return "2030-12-31" if now is None or now.until != "2030-12-31" else "2031-12-31"
        case _:
            taken = {entry.seed for entry in event.entries.values()} | {now}
            while number in taken:
                number += 1
            return number


def _clash(event: Event, what: str, entry: EventEntry, to: Any) -> Refused | None:
    """Return why a player cannot have something, or None."""
    others = [one for one in event.entries.values() if one.name != entry.name]
    same = next((one.name for one in others if to is not None and getattr(one, what) == to), "")
    match what:
        case "person":
            # A refused entry holds nothing: the same person may have entered again since.
            twins = [one.name for one in others if one.person == to and one.state != "refused"]
            return no("person_entered_already", name=twins[0]) if to is not None and twins else None
        case "category" if event.setup.categories and to is not None and to not in event.setup.categories:
            return no("not_a_category")
        # Matches begun keep their start (desk-2 6), so a handicap is
        # amended until there is nothing left to play.
        case "handicap" if event.over:
            return no("event_is_over")
        case "seed" if same:
            return no("seed_is_taken", player=same)
    return None


def _concerned_matches(event: Event, after: Event, what: str, entry: EventEntry) -> tuple[str, ...]:
    """Return which matches, or who, an amendment of a player concerns."""
    # The handicap of a match is fixed when it begins; only those to come have another start.
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
