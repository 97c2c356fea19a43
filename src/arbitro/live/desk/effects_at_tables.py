"""What the desk decides about a match reaches its table: frozen, paused, over, or free again when it is undone."""

from __future__ import annotations

from contextlib import suppress

from msgspec.structs import replace

from arbitro.desk.event import Event
from arbitro.desk.finish import has_open_protest
from arbitro.desk.match import EventMatch
from arbitro.live.desk.boards import match_at_table, team_match
from arbitro.live.desk.event import LiveEvent
from arbitro.live.desk.office import EventHall
from arbitro.live.desk_decisions import held_back
from arbitro.live.hall import UnknownMatch
from arbitro.live.match import LiveMatch
from arbitro.live.particulars import Held
from arbitro.store import Fenced

NUMBERED = 9
"""How often a match is opened again under its name with a number; where somebody has all of those, signs are drawn."""
CHANCE_SIGNS = 8
"""How many signs a name ends in by chance where all of those are taken."""


class Reaching:
    """Carries what an event says of its matches to the hall's matches."""

    def __init__(self, office: EventHall) -> None:
        self.office = office
        self._carried: dict[str, Event] = {}

    async def reach(self, live: LiveEvent) -> None:
        """Carry what has changed since the last time to the tables."""
        event, before = live.sitting.event, self._carried.get(live.name)
        self._carried[live.name] = event
        for name in list(live.notes.links):
            if _has_decision(before, event, name):
                await self._reach(live, event, name)

    async def there(self, live: LiveEvent, match: EventMatch) -> LiveMatch | None:
        """Return the hall's match of a match between these two and played so often: the last opened, or an earlier."""
        for name in _names(live, match.id):
            with suppress(UnknownMatch):  # a guest's of that name goes when there is no room
                there = await self.office.hall.match(name)
                if there.particulars.event == live.name and fits(there, match):
                    return there
        return None

    async def _reach(self, live: LiveEvent, event: Event, name: str) -> None:
        match, linked = match_at_table(event, name), live.notes.links[name]
        there = await self.there(live, match) if match is not None else None
        if there is None or there.name != linked:
            await self._hold(await self.office.hall.match(linked), "over")
        if match is None or there is None:
            return
        if there.name != linked:
            await self.office.remember(live, links={**live.notes.links, name: there.name})
        await self._hold(there, decision_about(live, event, match, there))

    def concerns(self, event: str) -> bool:
        """Tell whether this node owns a match of an event."""
        return any(there.particulars.event == event for there in self._own())

    async def reach_own(self, live: LiveEvent) -> None:
        """Carry what the desk has decided, on whatever node, to the matches that this node owns."""
        event, names = live.sitting.event, {linked: name for name, linked in live.notes.links.items()}
        for there in self._own():
            match = match_at_table(event, names[there.name]) if there.name in names else None
            if there.particulars.event != live.name or match is None:
                continue
            if not fits(there, match):
                await self._hold(there, "over")
                continue
            await self.move(there, match.table)
            await self._hold(there, decision_about(live, event, match, there))

    async def move(self, there: LiveMatch, table: str | None) -> None:
        """Note at which table a match is, where this node owns it."""
        if there.particulars.table != table and await self.office.hall.owner(there) is None:
            there.particulars = replace(there.particulars, table=table)
            await self.office.hall.remember(there)

    def _own(self) -> list[LiveMatch]:
        hall = self.office.hall
        return [there for there in hall.living() if there.particulars.event and hall.owns(there)]

    async def _hold(self, there: LiveMatch, held: Held | None) -> None:
        """Hold a match of this node; that of another is held there, as soon as it hears of the desk's entry."""
        before = there.particulars.desk
        if before == held or await self.office.hall.owner(there) is not None:
            return
        # Remembered before it is entered: from here on `kept_back` lets nothing else in.
        there.particulars = replace(there.particulars, desk=held)
        await self.office.hall.remember(there)
        # Taken over meanwhile: the new owner holds it as soon as it hears of the desk's entry.
        with suppress(Fenced):
            await self.office.hall.enter(there, held_back(before, held))


def decision_about(live: LiveEvent, event: Event, match: EventMatch, there: LiveMatch) -> Held | None:
    """Return what the desk has decided about a match; None where it goes on at its table, or has ended there."""
    ended = there.sitting.standing().ended is not None
    if match.state == "suspended":
        return "suspended"
    if (match.state == "disputed" and match.before_claim) or (match.state == "withheld" and not ended):
        return "disputed"
    if has_open_protest(event, team_match(match.id)[0]):
        return "protest"
    return "over" if match.finished and not ended and match.id not in live.notes.corrections else None


def fits(there: LiveMatch, match: EventMatch) -> bool:
    """Tell whether a match of the hall is between these two, and the one that counts."""
    same = tuple(seat.name for seat in there.particulars.seats) == match.names
    return same and there.particulars.options.get("replays", 0) == match.replays


def _has_decision(before: Event | None, event: Event, name: str) -> bool:
    """Tell whether something was decided about a match; of an event just read, whether it may still be open."""
    name, _ = team_match(name)
    match = event.match(name)
    if before is None:
        return match is None or not match.finished or has_open_protest(event, name)
    # By identity: an act makes anew only the matches that it changes.
    return before.match(name) is not match or has_open_protest(before, name) != has_open_protest(event, name)


def _names(live: LiveEvent, match: str) -> list[str]:
    """Return the hall's matches that a match may have had, the last one first."""
    linked, first = live.notes.links.get(match), f"{live.name}.{match}"
    if linked is None:
        return []
    number = linked.rpartition(".")[2]
    # Where guests have taken every numbered name, the last one ends in eight signs by chance.
    later = 1 if linked == first else int(number) if len(number) < CHANCE_SIGNS else NUMBERED + 1
    attempts = range(later - 1, 0, -1)
    return [linked, *(first + (f".{attempt}" if attempt > 1 else "") for attempt in attempts)]
