"""Several events at once: who plays in one, and where, is not free in another that shares."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from arbitro.desk.event import Event
from arbitro.desk.match import HOLDING
from arbitro.live.desk.event import LiveEvent

if TYPE_CHECKING:
    from arbitro.live.desk.office import Office


def sharers(office: Office, live: LiveEvent) -> list[LiveEvent]:
    """Return the other events with which an event shares its players and tables."""
    if not live.notes.shares:
        return []
    return [other for other in office.living() if other is not live and other.notes.shares]


def elsewhere(office: Office, live: LiveEvent) -> dict[str, str]:
    """Return which players and tables are taken in other events, and in which."""
    return {
        what: other.notes.title for other in sharers(office, live) for what in _taken(other.sitting.event)
    }


def _taken(event: Event) -> Iterator[str]:
    for match in event.matches.values():
        if match.state in HOLDING:
            yield from event.people(match.names)
            if match.table:
                yield match.table
