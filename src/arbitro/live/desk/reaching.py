"""What the desk decides about a match reaches its table: frozen, paused, over, or free again when it is undone."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from msgspec.structs import replace

from arbitro.desk.event import Event
from arbitro.desk.finish import protested
from arbitro.desk.match import Match
from arbitro.live.desk.event import LiveEvent
from arbitro.live.held import held_back
from arbitro.live.match import LiveMatch
from arbitro.live.particulars import Held
from arbitro.store import Fenced

if TYPE_CHECKING:
    from arbitro.live.desk.office import Office


class Reaching:
    """Carries what an event says of its matches to the hall's matches."""

    def __init__(self, office: Office) -> None:
        self.office = office
        self._carried: dict[str, Event] = {}

    async def reach(self, live: LiveEvent) -> None:
        """Carry what has changed since the last time to the tables."""
        event, before = live.sitting.event, self._carried.get(live.name)
        self._carried[live.name] = event
        for name in list(live.notes.links):
            if _changed(before, event, name):
                await self._reach(live, event, name)

    async def there(self, live: LiveEvent, match: Match) -> LiveMatch | None:
        """Return the hall's match of a match between these two and played so often: the last opened, or an earlier."""
        for name in _names(live, match.id):
            there = await self.office.hall.match(name)
            if there.particulars.event == live.name and fits(there, match):
                return there
        return None

    async def _reach(self, live: LiveEvent, event: Event, name: str) -> None:
        match, linked = event.match(name), live.notes.links[name]
        there = await self.there(live, match) if match is not None else None
        if there is None or there.name != linked:
            await self._hold(await self.office.hall.match(linked), "over")
        if match is None or there is None:
            return
        if there.name != linked:
            await self.office.remember(live, links={**live.notes.links, name: there.name})
        await self._hold(there, decided(live, event, match, there))

    async def _hold(self, there: LiveMatch, held: Held | None) -> None:
        before = there.particulars.desk
        if before == held:
            return
        there.particulars = replace(there.particulars, desk=held)
        await self.office.hall.remember(there)
        with suppress(Fenced):
            await self.office.hall.owner(there)
            await self.office.hall.enter(there, held_back(before, held))


def decided(live: LiveEvent, event: Event, match: Match, there: LiveMatch) -> Held | None:
    """Return what the desk has decided about a match; None where it goes on at its table, or has ended there."""
    ended = there.sitting.standing().ended is not None
    if match.state == "suspended":
        return "suspended"
    if (match.state == "disputed" and match.before_claim) or (match.state == "withheld" and not ended):
        return "disputed"
    if protested(event, match.id):
        return "protest"
    return "over" if match.finished and not ended and match.id not in live.notes.corrections else None


def fits(there: LiveMatch, match: Match) -> bool:
    """Tell whether a match of the hall is between these two, and the one that counts."""
    same = tuple(seat.name for seat in there.particulars.seats) == match.names
    return same and there.particulars.options.get("replays", 0) == match.replays


def _changed(before: Event | None, event: Event, name: str) -> bool:
    """Tell whether something was decided about a match; of an event just read, whether it may still be open."""
    match = event.match(name)
    if before is None:
        return match is None or not match.finished or protested(event, name)
    return before.match(name) is not match or protested(before, name) != protested(event, name)


def _names(live: LiveEvent, match: str) -> list[str]:
    """Return the hall's matches that a match may have had, the last one first."""
    linked, first = live.notes.links.get(match), f"{live.name}.{match}"
    if linked is None:
        return []
    attempts = range(int(linked.rpartition(".")[2]) - 1 if linked != first else 0, 0, -1)
    return [linked, *(first + (f".{attempt}" if attempt > 1 else "") for attempt in attempts)]
