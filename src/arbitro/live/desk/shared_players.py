"""Several events at once: who plays in one, and where, is not free in another that shares."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from arbitro.desk.event import Event
from arbitro.desk.match import HOLDING
from arbitro.live.desk.event import LiveEvent


def sharers(loaded: Iterable[LiveEvent], live: LiveEvent) -> list[LiveEvent]:
    """Return the other events with which an event shares its players and tables, of those that are loaded."""
    if not live.notes.shares:
        return []
    return [other for other in loaded if other is not live and other.notes.shares]


def elsewhere(loaded: Iterable[LiveEvent], live: LiveEvent) -> dict[str, str]:
    """Return which players and tables are taken in other events, and in which."""
    return {
        what: other.notes.title
        for other in sharers(loaded, live)
        for what in _tables_taken(other.sitting.event)
    }


def _tables_taken(event: Event) -> Iterator[str]:
    used = event.tables_in_use()
    for match in event.matches.values():
        if match.state in HOLDING:
            yield from event.people(match.names)
    yield from (table for table, match in used.items() if event.matches[match].state in HOLDING)
