"""Matches that a draw makes, and names that take a place in them."""

from collections.abc import Iterable

from msgspec.structs import replace

from arbitro.desk.event import Event, plan_matches
from arbitro.desk.flow import settle
from arbitro.desk.match import BYE, EventMatch


def with_matches(event: Event, made: Iterable[EventMatch]) -> Event:
    """Return the event with more matches after those it has, every known place filled."""
    new = list(made)
    event = replace(
        event,
        matches=event.matches | {match.id: match for match in new},
        plan=plan_matches([*event.in_order(), *new]),
    )
    return settle(event, [match.id for match in new])


def ranked_last(event: Event, name: str) -> Event:
    """Return the event with a name at the end of the ranks, unless it has a rank."""
    return event if name in event.order else replace(event, order=(*event.order, name))


def deciding_match(event: Event, prefix: str) -> EventMatch | None:
    """Return the match that decides a bracket."""
    matches = [match for match in event.in_order() if match.round[0] == prefix]
    needed = [match for match in matches if match.state != "void"]
    return needed[-1] if needed else None


def winner_of(event: Event, final: EventMatch | None) -> str | None:
    """Return who has won a bracket, unless they were disqualified."""
    side = final.goes_on if final else None
    if side is None or side == BYE or event.entries[side].state == "disqualified":
        return None
    return side
