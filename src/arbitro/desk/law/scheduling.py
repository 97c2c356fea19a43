"""Who and what is taken elsewhere, and who umpires."""

from collections import Counter

from msgspec.structs import replace

from arbitro.desk.answer import Answered, answer_done, no, not_now
from arbitro.desk.entry import EventEntry
from arbitro.desk.event import Event
from arbitro.desk.match import HOLDING, LIVE, EventMatch
from arbitro.desk.offer import DeskOffer, choice, is_accepted, reason
from arbitro.desk.setup import Umpire
from arbitro.kernel import Fact


class Hold(Fact, frozen=True):
    """A player or a table is taken elsewhere."""

    what: str
    reason: str | None = None


def hold(event: Event, act: Hold) -> Answered:
    """Keep a player or a table back: neither is called or given out until it is released."""
    people = {person for entry in event.entries.values() for person in (entry.name, *entry.members)}
    if act.what not in people and act.what not in event.setup.tables:
        return no("nobody_of_that_name")
    if act.what in event.held:
        return no("nothing_changes")
    return answer_done(replace(event, held=(*event.held, act.what)), "held", what=act.what)


def offer_hold(event: Event) -> DeskOffer | None:
    """Offer to keep a table back."""
    free = [table for table in event.setup.tables if table not in event.held]
    return DeskOffer("hold", fields=(choice("what", free), reason())) if free else None


def offer_hold_player(event: Event, entry: EventEntry) -> DeskOffer | None:
    """Offer to keep a player, or somebody of a pair or a team, back."""
    free = [person for person in (entry.name, *entry.members) if person not in event.held]
    return DeskOffer("hold", fields=(choice("what", free), reason())) if free else None


class Release(Fact, frozen=True):
    """A player or a table is free again."""

    what: str


def release(event: Event, act: Release) -> Answered:
    """Let a player or a table be called and given out again."""
    if act.what not in event.held:
        return no("nothing_changes")
    left = tuple(name for name in event.held if name != act.what)
    return answer_done(replace(event, held=left), "released", what=act.what)


def offer_release(event: Event) -> DeskOffer | None:
    """Offer to release who or what is kept back."""
    return DeskOffer("release", fields=(choice("what", event.held),)) if event.held else None


class AssignUmpire(Fact, frozen=True):
    """A match gets an umpire; without a match the free umpires are given out."""

    match: str | None = None
    who: str | None = None


def assign_umpire(event: Event, act: AssignUmpire) -> Answered:
    """Give a match an umpire who is free and belongs to neither side."""
    if act.match is None:
        return _give_out_umpires(event)
    match = event.match(act.match)
    if match is None or not match.known or match.state not in ("ready", *LIVE):
        return not_now("match_is_not_ready", event, act.match)
    umpire = next((one for one in event.setup.umpires if one.name == act.who), None)
    if umpire is None or not _may(event, umpire, match):
        return no("not_an_umpire_for_it")
    given = replace(match, umpire=umpire.name)
    return answer_done(event.with_matches(given), "umpire-assigned", match=match.id, who=umpire.name)


def offer_umpires(event: Event) -> DeskOffer | None:
    """Offer to give out the free umpires."""
    if not event.setup.umpires or not is_accepted(_give_out_umpires(event)):
        return None
    return DeskOffer("assign_umpire", whole="auto")


def offer_assign_umpire(event: Event, match: EventMatch) -> DeskOffer | None:
    """Offer the umpires that a match may have."""
    may = [
        one.name
        for one in event.setup.umpires
        if is_accepted(assign_umpire(event, AssignUmpire(match.id, one.name)))
    ]
    return DeskOffer("assign_umpire", {"match": match.id}, (choice("who", may),)) if may else None


def _may(event: Event, umpire: Umpire, match: EventMatch) -> bool:
    """Tell whether an umpire is free for a match and belongs to neither side."""
    taken = any(
        other.umpire == umpire.name and other.state in LIVE and other.id != match.id
        for other in event.matches.values()
    )
    return not taken and not event.party(match, umpire.name) and not event.busy([umpire.name])


def _give_out_umpires(event: Event) -> Answered:
    """Give each match with a table, or called, that has none an umpire: of another club where there is one."""
    waiting = [
        match
        for match in event.in_order()
        if match.umpire is None and (match.state in HOLDING or (match.state == "ready" and match.table))
    ]
    made = event
    for match in waiting:
        # The umpire of no club of the sides, who has umpired least, first of the list.
        given = Counter(other.umpire for other in made.matches.values() if other.umpire)
        open_ = {other.umpire for other in made.matches.values() if other.umpire and not other.finished}
        clubs = {made.entries[name].club for name in match.names} - {None}
        free = [one for one in made.setup.umpires if one.name not in open_ and _may(made, one, match)]
        ranked = sorted(free, key=lambda one: (one.club in clubs, given[one.name]))
        # A club-mate of a side only if nobody else is free: an umpire of the wrong club is better than none.
        found = ranked[0].name if ranked else None
        if found is not None:
            made = made.with_matches(replace(match, umpire=found))
    if made is event:
        return no("no_umpire_to_give")
    pairs = ", ".join(
        f"{match.id} {made.matches[match.id].umpire}"
        for match in waiting
        if made.matches[match.id].umpire is not None
    )
    return answer_done(made, "umpires-given", umpires=pairs)
