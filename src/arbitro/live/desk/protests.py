"""What is protested at a table of an event comes before the director: as a claim, or as something that waits."""

from __future__ import annotations

from arbitro.desk import acts
from arbitro.desk.finish import has_open_claim
from arbitro.kernel import Entry
from arbitro.kernel.journal import Protested
from arbitro.kernel.plugin import side_of
from arbitro.live.desk.boards import team_match
from arbitro.live.desk.event import LiveEvent, TableProtest
from arbitro.live.desk.office import EventHall
from arbitro.live.desk.sitting import DeskHeard, DeskSitting
from arbitro.live.desk_decisions import HALL, held_back
from arbitro.live.match import LiveMatch
from arbitro.store import Command


class Protests:
    """Brings protests of tables to the desk; a table has neither signature nor fee, so each is a claim first."""

    def __init__(self, office: EventHall) -> None:
        self.office = office

    async def take_entry(self, match: LiveMatch, entry: Entry) -> None:
        """Take up what a table has protested, or forget what it has settled by itself."""
        live = await self.office.event(str(match.particulars.event))
        linked = str(match.particulars.options["desk_match"])
        name, board = team_match(linked)
        if live.notes.links.get(linked) != match.name or has_open_claim(live.sitting.event, name):
            return
        if not isinstance(entry.act, Protested):
            await self._set_protest(live, name, None)
            return
        seats = match.particulars.seats
        seat = next((one for one in seats if side_of(one.side) == entry.act.by), None)
        by = seat.name if seat else None
        if by is not None and board is not None:
            names = live.sitting.event.matches[name].names
            by = next((team for team in names if by in live.sitting.event.people([team])), None)
        said = TableProtest(entry.act.text, by)
        if said.by is None or not await self._claim(live, name, said, entry):
            await self._set_protest(live, name, said)
            await self._note(live, name, said, entry)

    async def settle(self, live: LiveEvent) -> None:
        """Forget protests that are claims at the desk by now, or of matches that are no more."""
        event = live.sitting.event
        for name in list(live.notes.protests):
            if event.match(name) is None or has_open_claim(event, name):
                await self._set_protest(live, name, None)

    async def leave(self, live: LiveEvent, name: str) -> None:
        """Leave a protest as it is: the review at the table ends."""
        if name in live.notes.protests:
            await self._set_protest(live, name, None)
            for linked in [one for key, one in live.notes.links.items() if team_match(key)[0] == name]:
                there = await self.office.hall.match(linked)
                await self.office.hall.enter(there, held_back("protest", None))

    async def _claim(self, live: LiveEvent, name: str, said: TableProtest, entry: Entry) -> bool:
        """Enter the claim of a side, and tell whether it could be made."""
        act, made = acts.Claim(name, str(said.by), said.text), _protest_words(name, said, entry)

        def claim(sitting: DeskSitting, now: int) -> tuple[DeskHeard, ...]:
            one = sitting.enter(act, author=HALL, now=now // 1000, made=made)
            return (one,) if one.entry is not None else ()

        done = await self.office.carry_out(live, Command(), claim)
        return done.entered

    async def _note(self, live: LiveEvent, name: str, said: TableProtest, entry: Entry) -> None:
        """Put the words of a protest that is no claim into the event's journal: they come with a second that passes."""
        made = _protest_words(name, said, entry)

        def note(sitting: DeskSitting, now: int) -> tuple[DeskHeard, ...]:
            # A tick of no time changes nothing, and so would not be entered.
            passed = max(1, now // 1000 - sitting.event.now)
            return (sitting.enter(acts.Tick(passed), author=HALL, now=sitting.event.now, made=made),)

        await self.office.by_itself(live, note)

    async def _set_protest(self, live: LiveEvent, name: str, said: TableProtest | None) -> None:
        kept = {other: one for other, one in live.notes.protests.items() if other != name}
        kept |= {name: said} if said is not None else {}
        if kept != live.notes.protests:
            await self.office.remember(live, protests=kept)
            self.office.tell_again(live)


def _protest_words(name: str, said: TableProtest, entry: Entry) -> dict[str, str]:
    """Return what an entry of the event says of a protest at a table: who, the words, the law, who entered it."""
    assert isinstance(entry.act, Protested)
    told = {"protest": said.text, "match": name, "by": said.by, "law": entry.act.law, "entered": entry.author}
    return {key: value for key, value in told.items() if value}
