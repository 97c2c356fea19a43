"""Entries: who comes in, who is turned away or invited higher, who leaves, who comes late."""

from msgspec.structs import replace

from arbitro.desk.answer import Answered, answer_done, laws_of, no
from arbitro.desk.entry import EntryState, EventEntry, Licence
from arbitro.desk.event import Event
from arbitro.desk.format import format_of
from arbitro.desk.leaving import leave
from arbitro.desk.members import fault_of, looks_like
from arbitro.desk.numbers import Number
from arbitro.desk.offer import DeskOffer, OfferField, choice, is_accepted, reason
from arbitro.desk.persons import AWAITED, age_flag, may_not_play
from arbitro.kernel import Fact, Refused


class Enter(Fact, frozen=True):
    """Somebody enters, before the draw."""

    player: str
    club: str | None = None
    rating: float | None = None
    seed: int | None = None
    category: str | None = None
    members: tuple[str, ...] = ()
    country: str | None = None
    person: int | str | None = None
    birth_year: int | None = None
    licence: Licence | None = None
    handicap: Number | None = None


def enter(event: Event, act: Enter) -> Answered:
    """Take an entry, before the draw; where entries need approval, or places are full, it waits."""
    if event.drawn:
        return no("drawn_already")
    if event.check_in_closed:
        return no("check_in_is_closed")
    if (other := looks_like(event.entries, act.player)) is not None:
        return no("entered_already", player=other)
    if (fault := fault_of(event.entries, act.player, act.members, event.setup.boards)) is not None:
        return fault
    entry = EventEntry(
        act.player,
        # Entries are numbered for good: the verifiable draw hashes the
        # number, so it must not shift when one leaves.
        len(event.entries) + 1,
        act.seed,
        act.club,
        act.rating,
        act.category,
        act.members,
        "entered" if event.setup.approval else "approved",
        *_known_of(act),
    )
    if (refused := _entry_barrier(event, entry)) is not None:
        return refused
    # Whoever waits has no place, but is in the queue for one; the order
    # of entering is the order of moving up.
    if not has_room(event):
        waits = replace(event.enter(replace(entry, state="waiting")), queue=(*event.queue, entry.name))
        return answer_done(waits, "waits-for-a-place", player=act.player)
    said = "entered-waits" if event.setup.approval else "entered"
    return answer_done(event.enter(entry), said, player=act.player)


def offer_enter(event: Event) -> DeskOffer | None:
    """Offer to enter somebody, before the draw."""
    if event.drawn or event.check_in_closed:
        return None
    return DeskOffer("enter", fields=_asked_of_a_newcomer(event, seeded=True))


def _asked_of_a_newcomer(event: Event, *, seeded: bool = False) -> tuple[OfferField, ...]:
    """Return what is said of somebody who comes in."""
    number, setup = len(event.entries) + 1, event.setup
    while f"N. N. {number}" in event.entries:
        number += 1
    name, boards = f"N. N. {number}", setup.boards
    members = [f"{name} ({place + 1})" for place in range(boards or 0)]
    levels = (*setup.categories, *(group.name for group in (setup.ages.groups if setup.ages else ())))
    licensed = setup.licence == "required" and setup.start is not None
    grouped = bool(boards) or any(entry.members for entry in event.entries.values())
    return (
        OfferField("player", "text", example=name),
        *([OfferField("members", "names", example=members or None, optional=not boards)] if grouped else []),
        OfferField("club", "text", optional=True),
        OfferField("country", "text", optional=True),
        OfferField("rating", "number", optional=True),
        *([OfferField("seed", "whole", optional=True, least=1)] if seeded else []),
        *([choice("category", levels, optional=True)] if levels else []),
        *([OfferField("handicap", "number", optional=True)] if setup.handicap else []),
        OfferField("birth_year", "whole", optional=True, least=1900, most=2100),
        OfferField("person", "text", optional=True),
        OfferField("until", "day", into="licence", example=setup.end or setup.start, optional=not licensed),
    )


def _entry_barrier(event: Event, entry: EventEntry) -> Refused | None:
    """Return why somebody may not enter: another entry of the same person, no licence, not of the age."""
    others = (one for one in event.entries.values() if one.name != entry.name and one.state != "refused")
    if entry.person is not None and (twin := next((o for o in others if o.person == entry.person), None)):
        return no("person_entered_already", name=twin.name)
    if may_not_play(event, entry):
        return no("licence_is_needed")
    return no("not_of_the_age") if age_flag(event, entry) == "age" else None


def has_a_place(entry: EventEntry) -> bool:
    """Tell whether an entry takes one of the places that there are."""
    return entry.state in ("approved", "entered")


def has_room(event: Event) -> bool:
    """Tell whether a place is free and nobody waits for it."""
    # Nobody overtakes the queue, not even when a place is free for a moment.
    return event.setup.capacity is None or (not waiting(event) and _places_left(event) > 0)


def waiting(event: Event) -> tuple[str, ...]:
    """Return who waits for a place, in order."""
    return tuple(name for name in event.queue if event.entries[name].state == "waiting")


def filled_up(event: Event) -> Event:
    """Return the event in which places that fell free before the draw are taken by those who wait first."""
    # With check-in a place is given at the closing only: until then who is on the list may still come.
    if event.drawn or event.setup.check_in or not event.queue:
        return event
    return _moved_up(event, waiting(event))


def _places_left(event: Event) -> int:
    held = sum(has_a_place(entry) for entry in event.entries.values())
    return len(event.entries) if event.setup.capacity is None else event.setup.capacity - held


def _moved_up(event: Event, names: tuple[str, ...]) -> Event:
    state: EntryState = "entered" if event.setup.approval else "approved"
    up = names[: max(0, _places_left(event))]
    return event.enter(*(replace(event.entries[name], state=state) for name in up)) if up else event


class CheckIn(Fact, frozen=True):
    """A player is there before the draw."""

    player: str


def check_in(event: Event, act: CheckIn) -> Answered:
    """Note that a player is there."""
    entry = event.entry(act.player)
    if not event.setup.check_in or event.check_in_closed or event.drawn:
        return no("check_in_is_closed")
    if entry is None or entry.state not in ("approved", "waiting"):
        return no("nobody_to_check_in")
    if entry.name in event.checked_in:
        return no("nothing_changes")
    if may_not_play(event, entry):
        return no("licence_is_needed")
    return answer_done(
        replace(event, checked_in=(*event.checked_in, entry.name)), "checked-in", player=act.player
    )


def offer_check_in(event: Event, entry: EventEntry) -> DeskOffer | None:
    """Offer to note that a player is there."""
    act = CheckIn(entry.name)
    return DeskOffer("check_in", {"player": entry.name}) if is_accepted(check_in(event, act)) else None


class CloseCheckIn(Fact, frozen=True):
    """Who is not there now is not drawn."""


def close_check_in(event: Event, act: CloseCheckIn) -> Answered:
    """Close the check-in: who is not there goes, who waits and is there moves up."""
    if not event.setup.check_in or event.check_in_closed or event.drawn:
        return no("check_in_is_closed")
    # By presence, not by the order of checking in: who moves up is decided by the queue.
    here = set(event.checked_in)
    absent = [one for one in event.entries.values() if one.state == "approved" and one.name not in here]
    event = event.enter(*(replace(entry, state="withdrawn") for entry in absent))
    event = _moved_up(event, tuple(name for name in waiting(event) if name in here))
    return answer_done(replace(event, check_in_closed=True), "check-in-closed", count=len(absent))


def offer_close_check_in(event: Event) -> DeskOffer | None:
    """Offer to close the check-in."""
    is_open = event.setup.check_in and not event.check_in_closed and not event.drawn
    return DeskOffer("close_check_in", grave=True) if is_open else None


class Approve(Fact, frozen=True):
    """An entry is approved."""

    player: str


def approve(event: Event, act: Approve) -> Answered:
    """1.4.i: every entry needs the director's approval."""
    law, entry = laws_of(event).entry, event.entry(act.player)
    if entry is None or entry.state != "entered" or event.drawn:
        return no("no_entry_waits", law)
    if may_not_play(event, entry):
        return no("licence_is_needed")
    return answer_done(event.enter(replace(entry, state="approved")), "approved", law, player=act.player)


def offer_approve(event: Event, entry: EventEntry) -> DeskOffer | None:
    """Offer to approve an entry that waits for it."""
    act = Approve(entry.name)
    return DeskOffer("approve", {"player": entry.name}) if is_accepted(approve(event, act)) else None


class RefuseEntry(Fact, frozen=True):
    """An entry is turned away."""

    player: str
    reason: str | None = None


def refuse_entry(event: Event, act: RefuseEntry) -> Answered:
    """1.4.i: the director may turn anybody away before the draw, and need not say why; 1.4.iii: they report it."""
    laws, entry = laws_of(event), event.entry(act.player)
    if entry is None or entry.state not in AWAITED or event.drawn:
        return no("no_entry_to_refuse", laws.entry)
    turned = event.enter(replace(entry, state="refused"))
    # No reason is asked: the player is owed none (1.4.i), only the federation is (1.4.iii).
    if laws.turned_away:
        turned = turned.owe(laws.turned_away, act.player)
    return answer_done(turned, "turned-away", laws.entry, player=act.player)


def offer_refuse_entry(event: Event, entry: EventEntry) -> DeskOffer | None:
    """Offer to turn somebody away."""
    if not is_accepted(refuse_entry(event, RefuseEntry(entry.name))):
        return None
    return DeskOffer("refuse_entry", {"player": entry.name}, (reason(),), grave=True)


class Promote(Fact, frozen=True):
    """A player is invited to a higher category instead."""

    player: str
    to: str
    reason: str | None = None


def promote(event: Event, act: Promote) -> Answered:
    """1.4.ii: a player may be kept out of a lower category and invited to a higher one; 1.4.iii: it is reported."""
    laws, entry = laws_of(event), event.entry(act.player)
    if entry is None or entry.state not in AWAITED or event.drawn:
        return no("no_entry_to_promote", laws.higher)
    if not _higher(event, entry, act.to):
        return no("not_a_higher_category", laws.higher)
    promoted = event.enter(replace(entry, state="promoted", category=act.to))
    if laws.turned_away:
        promoted = promoted.owe(laws.turned_away, act.player)
    return answer_done(promoted, "promoted", laws.higher, player=act.player, to=act.to)


def offer_promote(event: Event, entry: EventEntry) -> DeskOffer | None:
    """Offer the higher categories to which a player may be invited."""
    levels = [
        to for to in event.setup.categories[::-1] if is_accepted(promote(event, Promote(entry.name, to)))
    ]
    if not levels:
        return None
    return DeskOffer("promote", {"player": entry.name}, (choice("to", levels), reason()))


class Withdraw(Fact, frozen=True):
    """A player leaves the event."""

    player: str
    reason: str | None = None


def withdraw(event: Event, act: Withdraw) -> Answered:
    """Let a player leave: before the draw they are not drawn, after it their matches go to the opponents."""
    entry = event.entry(act.player)
    if entry is None or entry.state not in AWAITED:
        return no("nobody_to_leave")
    return answer_done(leave(event, entry, "withdrawn"), "withdrawn", player=act.player)


def offer_withdraw(event: Event, entry: EventEntry) -> DeskOffer | None:
    """Offer to let a player leave."""
    if entry.state not in AWAITED:
        return None
    return DeskOffer("withdraw", {"player": entry.name}, (reason(),), own="player", grave=True)


class LateEntry(Fact, frozen=True):
    """Somebody comes in after the draw."""

    player: str
    club: str | None = None
    rating: float | None = None
    members: tuple[str, ...] = ()
    country: str | None = None
    person: int | str | None = None
    birth_year: int | None = None
    licence: Licence | None = None
    handicap: Number | None = None
    category: str | None = None


def late_entry(event: Event, act: LateEntry) -> Answered:
    """Let somebody in after the draw, where the format has a place."""
    if not event.drawn:
        return no("not_drawn_yet")
    # Somebody known keeps number and results: they come back, they do not enter twice.
    known = event.entry(act.player)
    if known is None and (other := looks_like(event.entries, act.player)) is not None:
        return no("entered_already", player=other)
    if known is not None and not _may_come_back(event, known):
        return no("entered_already", player=known.name)
    if known is None and (fault := fault_of(event.entries, act.player, act.members, event.setup.boards)):
        return fault
    if known:
        entry = replace(known, state="approved", drawn=True)
    else:
        entry = EventEntry(
            act.player,
            len(event.entries) + 1,
            None,
            act.club,
            act.rating,
            act.category,
            act.members,
            "approved",
            *_known_of(act),
            drawn=True,
        )
    if (refused := _entry_barrier(event, entry)) is not None:
        return refused
    placed = format_of(event).let_in(event.enter(entry), entry)
    if placed is None:
        return no("no_place_left")
    return answer_done(placed, "late-entry", player=act.player)


def offer_late_entry(event: Event) -> DeskOffer | None:
    """Offer to let somebody in after the draw, where the format has a place."""
    newcomer = EventEntry("", len(event.entries) + 1, drawn=True)
    if not event.drawn or format_of(event).let_in(event.enter(newcomer), newcomer) is None:
        return None
    return DeskOffer("late_entry", fields=_asked_of_a_newcomer(event))


def offer_way_back(event: Event, entry: EventEntry) -> DeskOffer | None:
    """Offer to let in, after the draw, somebody who left or waits for a place."""
    if not is_accepted(late_entry(event, LateEntry(entry.name))):
        return None
    return DeskOffer("late_entry", {"player": entry.name})


def _known_of(
    act: Enter | LateEntry,
) -> tuple[str | None, int | str | None, int | None, Licence | None, Number | None]:
    return act.country, act.person, act.birth_year, act.licence, act.handicap


def _may_come_back(event: Event, known: EventEntry) -> bool:
    """Tell whether somebody who is known may be let in after the draw: who left, or waits for a place."""
    # Capacity binds the draw; a place that the format still has may go to who waited for one.
    if known.state == "waiting":
        return True
    return known.state == "withdrawn" and format_of(event).takes_back(known)


def _higher(event: Event, entry: EventEntry, to: str) -> bool:
    levels = event.setup.categories
    # An entry without a category plays in that of the event, so that is what it is raised from.
    held = entry.category or event.setup.category
    if to not in levels or held not in levels:
        return False
    return levels.index(to) > levels.index(held)
