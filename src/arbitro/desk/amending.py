"""What a corrected result does to an event: which matches get other sides, and what becomes of them."""

from msgspec.structs import replace

from arbitro.desk.draws import bracket, swiss
from arbitro.desk.event import Consequences, Event, SeatMove, names_of
from arbitro.desk.flow import flow, settle, sides_due
from arbitro.desk.match import BYE, IN_PLAY, UNPLAYED, DrawSeat, EventMatch
from arbitro.desk.qualifying import knockout_of_groups, qualifiers
from arbitro.desk.swissrounds import pair, records, without_last_round

RULING = "ruling"
"""Why a match is suspended that waits for a ruling."""


def with_right_record(event: Event, right: EventMatch) -> Event | None:
    """Return the event with a right record as by `suspend`: the winner goes on, whoever did so far."""
    # `advanced` is what an earlier correction by `score-only` left
    # standing; by `suspend` the record alone counts.
    return amend_record(event, replace(right, advanced=None) if right.advanced else right)


def recorded_only(event: Event, right: EventMatch) -> Event:
    """Return the event with a right record from which whoever went on stays gone on."""
    ahead = event.matches[right.id].goes_on
    # Group matches feed no place of their own: who went on from a group follows from the table.
    bracketed = bool(event.plan.followers.get(right.id)) and right.round[0] not in event.groups
    return event.with_matches(replace(right, advanced=ahead if bracketed and ahead != right.winner else None))


def amend_record(event: Event, right: EventMatch) -> Event | None:
    """Return the event with a right record and the sides that follow from it.

    Matches in play or finished whose sides are no longer right are suspended with the sides they had.
    None where the groups cannot be told apart any more.
    """
    event = event.with_matches(right)
    # A corrected group match moves nobody by a feed: the seats of the
    # knockout are worked out from the tables anew.
    if event.qualified and not right.id.startswith(("R", "T")):
        return seated_anew(event)
    return flow(event, [right.id], RULING)


def to_be_ruled_on(event: Event, name: str) -> Event:
    """Return the event in which what was held up by protests on a match waits for a ruling instead."""
    held = [other for other in event.matches.values() if name in other.causes]
    return event.with_matches(*(replace(other, causes=_ruled_on(other.causes, name)) for other in held))


def _ruled_on(causes: tuple[str, ...], name: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(RULING if cause == name else cause for cause in causes))


def affected_matches(before: Event, after: Event) -> tuple[EventMatch, ...]:
    """Return the matches, as they were, whose sides a correction changes."""
    return tuple(match for match in before.in_order() if _has_changed(before, after, match))


def _has_changed(before: Event, after: Event, match: EventMatch) -> bool:
    now = after.matches.get(match.id)
    if now is None:
        return True
    if match.state == "suspended":
        # A suspended match keeps the sides it had, so what is compared is the sides that it should have.
        return sides_due(after, now) != sides_due(before, match)
    return now is not match and (now.sides != match.sides or now.causes != match.causes)


def in_play_or_over(match: EventMatch) -> bool:
    """Tell whether a match is in play or finished; a suspended one counts as what it was."""
    state = match.was or match.state
    return state in IN_PLAY or state == "done"


def consequences(before: Event, after: Event) -> Consequences:
    """Return what a correction would change, and who would move."""
    changed = affected_matches(before, after)
    states = {match.id: match.was or match.state for match in changed}
    return Consequences(
        _moves(before, after, changed),
        tuple(name for name, state in states.items() if state in (*UNPLAYED, "bye", "void")),
        tuple(name for name, state in states.items() if state in IN_PLAY),
        tuple(name for name, state in states.items() if state == "done"),
    )


def swiss_consequences(event: Event, match: EventMatch, winner: str) -> Consequences:
    """Return what a correction touches in a Swiss: the last round with its bye, where it was paired after the match."""
    # Only the last round was paired from this result; earlier pairs are
    # history and stand (desk.md, Corrections).
    if winner == match.winner or int(match.round[1:]) >= event.paired:
        return Consequences()
    last = [other for other in event.in_order() if other.round == f"R{event.paired}"]
    return Consequences(
        {},
        tuple(other.id for other in last if other.state in (*UNPLAYED, "bye")),
        tuple(other.id for other in last if other.state in IN_PLAY),
        tuple(other.id for other in last if other.state == "done"),
    )


def paired_anew(event: Event) -> Event | None:
    """Return a Swiss with its last round paired again, or None where no pairing is left."""
    shorter = without_last_round(event)
    found = swiss.next_round(list(records(shorter, shorter.paired).values()))
    return None if found is None else pair(shorter, found)


def _moves(before: Event, after: Event, changed: tuple[EventMatch, ...]) -> dict[str, SeatMove]:
    """Return for each player who changes places the first match that they leave and the first they come into."""
    left: dict[str, str] = {}
    into: dict[str, str] = {}
    for match in changed:
        due = sides_due(after, after.matches[match.id]) if match.id in after.matches else ()
        was, now = set(names_of(match.sides)), set(names_of(due))
        for name in was - now:
            left.setdefault(name, match.id)
        for name in now - was:
            into.setdefault(name, match.id)
    return {
        name: SeatMove(left.get(name), into.get(name))
        for name in (*left, *(n for n in into if n not in left))
    }


def seated_order(event: Event) -> tuple[str, ...]:
    """Return the names by rank as they are seated in the first round of the knockout."""
    feeds = [feed for match in event.in_order() if match.round == "R1" for feed in match.feeds]
    ranks = dict(zip(bracket.lines(len(feeds)), feeds, strict=True))
    named = [feed.name for _, feed in sorted(ranks.items()) if isinstance(feed, DrawSeat)]
    return tuple(name for name in named if name != BYE)


def seated_anew(event: Event) -> Event | None:
    """Return the event with the first round of the knockout seated anew from the groups."""
    order = qualifiers(event, frozenset(event.order))
    # Others qualify, or as many no longer do: the bracket would need another size, and nothing is moved.
    if order is None or len(order) != len(event.order):
        return None
    names = knockout_of_groups(event, order)
    if names == event.order:
        return event
    event = replace(event, order=names)
    feeds = bracket.seats(names)
    first = [match for match in event.in_order() if match.round == "R1"]
    moved = []
    for place, match in enumerate(first):
        one, other = feeds[2 * place], feeds[2 * place + 1]
        if (one, other) != match.feeds:
            moved.append(replace(match, feeds=(one, other)))
    return settle(event.with_matches(*moved), [match.id for match in moved], RULING)
