"""Series of events that live in the hall: each a journal of its own, told to whoever watches."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Mapping
from functools import partial
from typing import Any

import msgspec

from arbitro.desk.places import placing_of
from arbitro.desk.series.judging import judge
from arbitro.desk.series.record import SeriesRecord, load_series, open_series
from arbitro.desk.series.view import view
from arbitro.kernel import Entry, Fact, Journal, Verdict
from arbitro.kernel.journal import Recorded, seal_facts
from arbitro.kernel.pseudonyms import names_in, veil
from arbitro.live.commits import CommandResult, Living
from arbitro.live.desk.event import LiveEvent
from arbitro.live.hall import MatchHall
from arbitro.live.messages import message
from arbitro.live.time_source import Time
from arbitro.store import Command, Heading, Store, as_asyncio


class UnknownSeries(LookupError):
    """There is no such series in the hall."""


class NotOver(ValueError):
    """An event that is not over has no places to be counted yet."""


class SeriesNotes(msgspec.Struct, frozen=True):
    """A series as the hall keeps it."""

    title: str = ""
    owner: str = ""


class SeriesShown(msgspec.Struct, frozen=True):
    """A series as everybody sees it."""

    id: str
    title: str
    sequence: int
    head: str
    series: dict[str, Any]
    """What stands: the keys of a case about a series."""


class SeriesSitting(msgspec.Struct, frozen=True):
    """A series and its journal."""

    record: SeriesRecord

    @property
    def journal(self) -> Journal:
        """Everything that was entered."""
        return self.record.journal

    @property
    def sequence(self) -> int:
        """The number of the last entry."""
        return len(self.journal.entries) - 1

    def entry_of(self, command: str) -> Entry | None:
        """Return the entry that a command made, if it did."""
        return next((entry for entry in reversed(self.journal.entries) if entry.command == command), None)

    def enter(
        self, act: Fact, *, author: str, at: int, command: str = "", hidden: Mapping[str, str] | None = None
    ) -> SeriesHeard:
        """Judge an act; what is refused is not entered, and for registered names pseudonyms are."""
        verdict = judge(self.record.series, act)
        if verdict.refused:
            return SeriesHeard(self, None, verdict)
        known = names_in(self.journal.export()) | dict(hidden or {})
        facts = seal_facts(veil(msgspec.json.decode(fact), known) for fact in seal_facts([act]))
        journal = self.journal.append(Recorded(facts), author=author, at=at, command=command)
        return SeriesHeard(SeriesSitting(SeriesRecord(journal, verdict.state)), journal.entries[-1], verdict)


class SeriesHeard(msgspec.Struct, frozen=True):
    """One act in a series, and what stands after it."""

    sitting: SeriesSitting
    entry: Entry | None
    verdict: Verdict[Any] | None = None


class LiveSeries(Living[SeriesSitting, SeriesHeard]):
    """A series that lives: acts are entered one at a time, on disk before they are told."""

    def __init__(
        self, name: str, notes: SeriesNotes, sitting: SeriesSitting, created: int, store: Store, time: Time
    ) -> None:
        super().__init__(name, sitting, store, time)
        self.notes = notes
        self.created = created

    @property
    def now(self) -> int:
        """The moment, in milliseconds since the series was opened."""
        return self._time.wall() - self.created

    def hear_again(self, first: int, last: int) -> tuple[SeriesSitting, tuple[SeriesHeard, ...]]:
        """Return the series as it stood before some entries, and as it stands after each of them."""
        entries = self.sitting.journal.entries
        before, *after = (
            SeriesSitting(load_series(Journal(entries[:number]).export()))
            for number in range(first, last + 2)
        )
        return before, tuple(SeriesHeard(one, entries[first + place]) for place, one in enumerate(after))

    def view(self) -> SeriesShown:
        """Return the series as everybody sees it."""
        sitting = self.sitting
        stands = view(sitting.record.series)
        return SeriesShown(self.name, self.notes.title, sitting.sequence, sitting.journal.head, stands)


class SeriesHall:
    """The series of the hall by name, each loaded when it is first asked for."""

    def __init__(self, hall: MatchHall) -> None:
        self.hall = hall
        self._series: dict[str, LiveSeries] = {}

    async def series(self, name: str) -> LiveSeries:
        """Return a series, or raise UnknownSeries."""
        found = self._series.get(name)
        # Of several nodes any may have entered something: with others it is read each time.
        if found is None or found.doubtful or self.hall.ownership is not None:
            found = self._series[name] = await asyncio.to_thread(self._load, name)
        return found

    async def open(
        self, name: str, notes: SeriesNotes, given: dict[str, Any], author: str, body: bytes
    ) -> LiveSeries:
        """Begin a series, on disk before it is told; raises Taken or Malformed."""
        sitting = SeriesSitting(open_series({"level": "series", **given}, "desk", author))
        created = self.hall.time.wall()
        options = msgspec.json.encode(notes)
        heading = Heading(name, "series", "desk", "series", notes.owner, body, options, created)
        lines = list(sitting.journal.lines())
        position = await as_asyncio(self.hall.store.append(name, lines, expects=-1, heading=heading))
        live = LiveSeries(name, notes, sitting, created, self.hall.store, self.hall.time)
        live.position = position
        self._series[name] = live
        self.hall.deliver({position: None})
        return live

    async def act(
        self,
        live: LiveSeries,
        command: Command,
        act: Fact,
        author: str,
        hidden: Mapping[str, str] | None = None,
    ) -> CommandResult[SeriesSitting, SeriesHeard]:
        """Carry out an act and tell everyone; it goes on even if the one who asked has gone."""

        def deed(sitting: SeriesSitting, now: int) -> tuple[SeriesHeard, ...]:
            return (sitting.enter(act, author=author, at=now, command=command.id, hidden=hidden),)

        return await asyncio.shield(self.hall.spawn(self._carry_out(live, command, deed)))

    async def read_all_anew(self) -> None:
        """Read every series that is loaded again, and tell those who watch: names were erased."""
        for live in list(self._series.values()):
            live.doubtful = True
            self._send(await self.series(live.name), sys.maxsize)

    async def _carry_out(self, live: LiveSeries, command: Command, deed: Any) -> Any:
        done = await live.carry_out(command, deed)
        if done.position is not None:
            self.hall.deliver({done.position: partial(self._send, live)})
        return done

    def _send(self, live: LiveSeries, position: int) -> None:
        text = series_message(live, min(position, self.hall.position))
        viewers = self.hall.streams.viewers_of_event(live.name)
        self.hall.streams.send_event(live.name, position, dict.fromkeys(viewers, text))

    def _load(self, name: str) -> LiveSeries:
        found = self.hall.store.load(name)
        if found is None or found.heading.kind != "series":
            raise UnknownSeries(name)
        notes = msgspec.json.decode(found.heading.options, type=SeriesNotes)
        sitting = SeriesSitting(load_series(found.export()))
        live = LiveSeries(name, notes, sitting, found.heading.created, self.hall.store, self.hall.time)
        live.position = self.hall.store.position
        return live


def series_message(live: LiveSeries, position: int) -> bytes:
    """Return the message that tells how a series stands."""
    return message("series", live.view(), position)


def hidden_in(live: LiveEvent) -> dict[str, str]:
    """Return what stands in journals for the names of an event's registered people."""
    known = live.sitting.pseudonyms
    entries = live.event.entries.values()
    return {one.name: known[key] for one in entries if (key := (str(one.person), one.name)) in known}


def added_event(live: LiveEvent) -> dict[str, Any]:
    """Return an event of the hall as one of a series, ranked by its final places, or raise NotOver."""
    event = live.event
    places = placing_of(event)
    if not event.over or not places:
        raise NotOver(live.name)
    levels: dict[int, list[str]] = {}
    for name, (first, _) in places.items():
        levels.setdefault(first, []).append(name)
    ranking = [levels[first] for first in sorted(levels)]
    return {"name": live.notes.title, "ranking": ranking, "date": event.setup.start}
