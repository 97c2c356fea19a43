"""What a director does at every event: places that change their holders, players who come back."""

from collections.abc import Mapping

from msgspec.structs import replace

from arbitro.desk.amending import consequences
from arbitro.desk.amendments import announce
from arbitro.desk.answer import Answered, answer_done, no
from arbitro.desk.entry import EntryState, EventEntry
from arbitro.desk.event import Event
from arbitro.desk.flow import settle
from arbitro.desk.format import HeldPlace, format_of
from arbitro.desk.law.entries import has_room
from arbitro.desk.match import BYE, DrawSeat, EventMatch
from arbitro.desk.offer import DeskOffer, OfferChoice, OfferField, is_accepted, reason
from arbitro.kernel import Fact

HELD = "held"
"""Why a match is marked that has begun and whose sides would be others; nothing is done then."""


class Swap(Fact, frozen=True):
    """Two places of the draw change their holders; without a reason it is only shown."""

    places: tuple[int | str, int | str]
    reason: str | None = None


def swap(event: Event, act: Swap) -> Answered:
    """Let two places of the draw change their holders, while nothing that this touches has begun."""
    # A committed draw is evidence: moved by hand, it would no longer follow from the seed that was published.
    if event.commit is not None:
        return no("draw_was_committed")
    one, other = (str(place) for place in act.places)
    moved = format_of(event).exchange(event, one, other) if event.drawn and one != other else None
    if moved is None:
        return no("no_such_place")
    empty = (DrawSeat(BYE), DrawSeat(BYE))
    if moved.holders == (BYE, BYE) or any(moved.event.matches[name].feeds == empty for name in moved.changed):
        return no("two_byes_meet")
    after = settle(moved.event, moved.changed, HELD)
    touched = _touched_matches(event, after)
    if begun := next((match for match in touched if match.has_begun), None):
        return no("match_has_begun", match=begun.id)
    first, second = moved.holders
    affects = tuple(match.id for match in touched)
    return announce(
        event, after, "swap", left=[first, second], to=[second, first], affects=affects, reason=act.reason
    )


def offer_swap(event: Event, entry: EventEntry) -> DeskOffer | None:
    """Offer the places of the draw with which a player may change theirs."""
    if not event.drawn or event.commit is not None:
        return None
    places = format_of(event).places_of_the_draw(event)

    def still(place: str) -> bool:
        return not any(event.matches[name].has_begun for name in places[place].matches)

    mine = next((place for place, held in places.items() if held.holder == entry.name), None)
    if mine is None or not still(mine):
        return None
    may = [
        place for place in places if place != mine and still(place) and _may_swap(event, places, mine, place)
    ]
    if not may:
        return None
    other = OfferField("places", "choice", tuple(OfferChoice([mine, place]) for place in may))
    return DeskOffer("swap", fields=(other, reason()), shows=("reason",))


def _may_swap(event: Event, places: Mapping[str, HeldPlace], mine: str, place: str) -> bool:
    """Tell whether two places may change their holders that lead to no match that has begun.

    Only a bye reaches beyond the first round: without one nothing needs to be tried (512 places: 2 s).
    """
    leads_to = [event.matches[name] for one in (mine, place) for name in places[one].matches]
    if not format_of(event).bracket or not any(BYE in match.sides for match in leads_to):
        return True
    return is_accepted(swap(event, Swap((mine, place))))


class Reinstate(Fact, frozen=True):
    """Who has withdrawn comes back; without a reason it is only shown what that would change."""

    player: str
    reason: str | None = None


def reinstate(event: Event, act: Reinstate) -> Answered:
    """Let somebody who has withdrawn come back, while nothing that follows from their leaving has begun."""
    entry = event.entry(act.player)
    if entry is None or entry.state != "withdrawn":
        return no("nobody_to_come_back")
    if not event.drawn:
        after = _back_before_the_draw(event, entry)
    # A Swiss has `late_entry` for it: its rounds went on without the player, and pairs stand.
    elif not entry.drawn or event.qualified or format_of(event).in_rounds:
        return no("no_way_back")
    else:
        after = _back_after_the_draw(event, entry)
        if begun := next((match for match in _touched_matches(event, after) if match.has_begun), None):
            return no("match_has_begun", match=begun.id)
    if not act.reason:
        shown = replace(event, consequences=consequences(event, after))
        return replace(answer_done(shown, "preview", match=entry.name), preview=True)
    state = after.entries[entry.name].state
    return announce(event, after, "reinstate", of=entry.name, left="withdrawn", to=state, reason=act.reason)


def offer_reinstate(event: Event, entry: EventEntry) -> DeskOffer | None:
    """Offer to let somebody who has withdrawn come back."""
    if not is_accepted(reinstate(event, Reinstate(entry.name))):
        return None
    return DeskOffer("reinstate", {"player": entry.name}, (reason(),), shows=("reason",))


def _touched_matches(before: Event, after: Event) -> list[EventMatch]:
    """Return the matches, as they were, whose sides change or would have to."""
    return [
        match
        for match in before.in_order()
        if (now := after.matches[match.id]) is not match
        and (now.sides != match.sides or now.causes != match.causes)
    ]


def _back_before_the_draw(event: Event, entry: EventEntry) -> Event:
    state: EntryState = "entered" if event.setup.approval else "approved"
    queue = event.queue
    if not has_room(event):
        state, queue = "waiting", (*(name for name in queue if name != entry.name), entry.name)
    here = event.checked_in
    # desk-2 11: after a closing they come back as one who has checked in.
    if event.check_in_closed and entry.name not in here:
        here = (*here, entry.name)
    return replace(event.enter(replace(entry, state=state)), queue=queue, checked_in=here)


def _back_after_the_draw(event: Event, entry: EventEntry) -> Event:
    """Return the event in which every match lost or void because somebody left is as it was, but not called."""
    own = list(event.of(entry.name))
    event = event.enter(replace(entry, state="approved"))
    # Whether a match stays void because the other side has left as well.
    lost = [
        match
        for match in own
        if match.before_leaving is not None
        and not (match.state == "void" and event.has_left(match.other(entry.name)))
    ]
    event = event.with_matches(*(_as_before(match) for match in lost))
    return settle(event, [match.id for match in own], HELD)


def _as_before(match: EventMatch) -> EventMatch:
    """Return a match as it was before a side left: with its result, or ready with its running score."""
    was: EventMatch = match.before_leaving
    # desk-2 11: what is finished has its result again; what was in play is ready, and not called.
    if was.state in ("done", "withheld"):
        return was
    return replace(
        was, state="ready", table=None, called=None, due=None, arrived={}, charged={}, told={}, rest=None
    )
