"""Leaving an event: by withdrawal, or put out of it."""

from typing import Literal

from msgspec.structs import replace

from arbitro.desk.entry import EventEntry
from arbitro.desk.event import Event
from arbitro.desk.finish import finish, lapse_claims, lapse_protests
from arbitro.desk.flow import settle
from arbitro.desk.format import format_of
from arbitro.desk.match import LIVE, EventMatch, Won


def leave(event: Event, entry: EventEntry, state: Literal["withdrawn", "disqualified"]) -> Event:
    """Return the event without an entry: its match goes to the opponent, each later one when both are known."""
    event = event.enter(replace(entry, state=state))
    if not event.drawn or not entry.drawn:
        return event
    by: Won = "walkover" if state == "withdrawn" else "disqualified"
    if format_of(event).voids(event, entry.name):
        # The event with all matches of a player void, and what was open about them at an end.
        for match in list(event.of(entry.name)):
            if match.state == "bye":
                continue
            event = lapse_claims(event, match.id)
            open_protests = [
                dispute
                for dispute in event.disputes.values()
                if dispute.match == match.id and dispute.kind == "protest" and dispute.open
            ]
            event = lapse_protests(event, open_protests)
            void = replace(
                match,
                state="void",
                winner=None,
                by=None,
                score=None,
                games=None,
                table=None,
                requests=(),
                before_leaving=match.before_leaving or match,
            )
            event = event.with_matches(void)
        return event
    # Matches in play first, each by its own finish: the walkovers of later rounds follow from their results.
    for match in list(event.of(entry.name)):
        current = event.matches[match.id]
        if current.state in LIVE:
            before = replace(current, before_leaving=current)
            event = finish(event, before, current.other(entry.name), by)
    return settle(event, [match.id for match in event.of(entry.name) if not match.finished])


def carry_on(event: Event, match: EventMatch) -> Event:
    """Return the event with a match that goes on, won without play where a side has left meanwhile."""
    left = [name for name in match.names if event.has_left(name)]
    event = event.with_matches(match)
    if match.state not in LIVE or not left:
        return event
    winner = match.other(left[0]) if len(left) == 1 else None
    before = replace(match, before_leaving=match)
    return finish(event, before, winner, "walkover" if winner else "double-walkover")
