"""The events that live in a hall, and everyone who is told; their matches at the tables are `event_office`."""

from __future__ import annotations

import asyncio
import secrets
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial

import msgspec
from msgspec.structs import replace

from arbitro.desk import acts
from arbitro.live.commits import CommandResult, NotAsExpected
from arbitro.live.desk.claims import followed
from arbitro.live.desk.event import LiveEvent, Notes
from arbitro.live.desk.messages import event_message
from arbitro.live.desk.shared_players import elsewhere, sharers
from arbitro.live.desk.sitting import DeskHeard, DeskSitting
from arbitro.live.hall import MatchHall
from arbitro.store import Command, Heading, Line, Repeated, Unavailable, Unwritable, as_asyncio
from arbitro.store.settings import SEAL, get, put_once, put_options

CLOCK = "clock"
LOOKS = 2.0
"""Seconds after which is looked whether time alone has changed an event that waits for it."""
TRIES = 8
"""How often something is tried that other nodes were faster than."""
Deed = Callable[[DeskSitting, int], tuple[DeskHeard, ...]]


class UnknownEvent(LookupError):
    """There is no such event in the hall."""


class EventHall(ABC):
    """Events by name, each loaded when it is first asked for."""

    def __init__(self, hall: MatchHall) -> None:
        self.hall = hall
        self._events: dict[str, LiveEvent] = {}
        self._reached: dict[str, int] = {}
        """The last entry of each event that this node has heard of, be it while the event was read."""
        self._loading: dict[str, asyncio.Lock] = {}
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._seal = b""
        self._erased = False
        self.after_act: list[Callable[[LiveEvent], None]] = []
        """Who is told after each act of an event: the webhooks."""

    async def event(self, name: str) -> LiveEvent:
        """Return an event, or raise UnknownEvent."""
        if found := self._as_it_stands(name):
            return found
        # One reading for all who ask; again, if more was entered elsewhere while it read.
        async with self._loading.setdefault(name, asyncio.Lock()):
            while not (found := self._as_it_stands(name)):
                self._reached.pop(name, None)  # all that was heard of by now is about to be read
                read = await asyncio.to_thread(self._load, name, self._events.get(name))
                self._events[name] = read
                self._watch_time(read)
                self.hall.spawn(self.catch_up_tables(read))
                if read.notes.shares:
                    self.hall.spawn(self._load_others())
        return found

    async def open(
        self, name: str, notes: Notes, sitting: DeskSitting, body: bytes, since_s: int = 0
    ) -> LiveEvent:
        """Begin an event, or one that began so many seconds ago, on disk before it is told; raises Taken."""
        created = self.hall.time.wall() - 1000 * since_s
        sitting = replace(sitting, seal=await asyncio.to_thread(self.seal))
        heading = Heading(
            name,
            kind="desk",
            edition=sitting.record.edition,
            mode=sitting.event.setup.format,
            owner=notes.owner,
            body=body,
            options=msgspec.json.encode(notes),
            created=created,
        )
        done = self.hall.store.append(name, list(sitting.journal.lines()), expects=-1, heading=heading)
        position = await as_asyncio(done)
        live = LiveEvent(name, notes, sitting, created, self.hall.store, self.hall.time)
        live.position = position
        live.elsewhere, live.agreed = partial(self._elsewhere, live), self._people_who_agreed
        self._events[name] = live
        self.hall.deliver({position: None})
        self.hall.list_changed()
        return live

    async def remember(self, live: LiveEvent, **changes: object) -> None:
        """Remember something else of an event."""
        live.note(**changes)
        written = partial(put_options, journal=live.name, options=msgspec.json.encode(live.notes))
        await as_asyncio(self.hall.store.write(written, exclusive=False))
        self.hall.list_changed()

    async def act(
        self, live: LiveEvent, command: Command, deed: Deed
    ) -> CommandResult[DeskSitting, DeskHeard]:
        """Carry out a command and tell everyone; it goes on even if the one who asked has gone."""
        return await asyncio.shield(self.hall.spawn(self.carry_out(live, command, deed)))

    async def carry_out(
        self, live: LiveEvent, command: Command, deed: Deed
    ) -> CommandResult[DeskSitting, DeskHeard]:
        """Carry out a command, tell everyone, and open in the hall what was called."""
        before, stood = _list_entry(live), live.sitting.event
        try:
            done = await live.carry_out(command, deed)
        except Repeated:
            return await (await self.event(live.name)).carry_out(command, deed)
        if done.position is not None:
            claims = followed(live.notes.claims, stood, live.sitting.event)
            if claims != live.notes.claims:
                await self.remember(live, claims=claims)
            first = done.position - len(done.heard) + 1
            self.hall.deliver(
                {first + place: partial(self._send, live, one) for place, one in enumerate(done.heard)}
            )
            self._reach(live.name, done.heard[-1].sitting.sequence)
            self._watch_time(live)
            for told in self.after_act:
                told(live)
            if _list_entry(live) != before:
                self.hall.list_changed()
            # Last: the act is on disk and told, and what does not reach a table now is carried when the event
            # is next read.
            await self.follow_at_tables(live)
            for other in sharers(self.living(), live):
                self.tell_again(other)
        return done

    async def by_itself(self, live: LiveEvent, deed: Deed) -> CommandResult[DeskSitting, DeskHeard]:
        """Enter what the hall does by itself; where another node was faster, again from how the event stands then."""
        # Optimistic concurrency: events have no lease, of two nodes the number of the entry lets one in
        # (docs/operate.md).
        for _ in range(TRIES):
            try:
                return await self.carry_out(live, Command(), deed)
            except NotAsExpected:
                live = await self.event(live.name)
        raise NotAsExpected

    def seal(self) -> bytes:
        """Return the secret of the hall by which votes are sealed, made when it is first asked for."""
        if not self._seal:
            self._seal = self.hall.store.read(partial(get, name=SEAL)) or b""
        if not self._seal:
            with suppress(Unwritable):
                made = partial(put_once, name=SEAL, value=secrets.token_bytes(32))
                self._seal = self.hall.store.write(made, exclusive=False).result()
        return self._seal

    def find_loaded(self, name: str) -> LiveEvent | None:
        """Return an event that is loaded already."""
        return self._events.get(name)

    def living(self) -> Iterable[LiveEvent]:
        """Return the events that are loaded."""
        return tuple(self._events.values())

    def tells(self, line: Line) -> bool:
        """Tell whether an entry of the log is told by the act that made it; what another node entered is read anew."""
        live = self._events.get(line.journal)
        if live is None:
            if self.concerns_tables(line.journal):
                self.hall.spawn(self.reach_own(line.journal))
            return False
        if self.hall.ownership is not None and line.sequence > live.sitting.sequence:
            self._reach(live.name, line.sequence)
            self.hall.spawn(self._read_anew(live.name))
            return False
        return line.sequence >= live.sitting.sequence

    async def read_all_anew(self) -> None:
        """Read every event that is loaded again, and tell those who watch: names were erased."""
        self._erased = True  # what is remembered beside the journals has changed on disk
        try:
            for live in self.living():
                live.doubtful = True
                self.tell_again(await self.event(live.name))
        finally:
            self._erased = False

    def tell_again(self, live: LiveEvent) -> None:
        """Tell those who watch how an event stands, without a position: nothing was entered."""
        self._send(live, None, None)

    @abstractmethod
    async def follow_at_tables(self, live: LiveEvent) -> None:
        """Carry what an act has changed to the matches in the hall."""

    @abstractmethod
    async def catch_up_tables(self, live: LiveEvent) -> None:
        """Bring an event that was just read and its matches in the hall together."""

    @abstractmethod
    def concerns_tables(self, event: str) -> bool:
        """Tell whether this node owns a match of an event."""

    @abstractmethod
    async def reach_own_tables(self, live: LiveEvent) -> None:
        """Carry what the desk has decided to the matches that this node owns."""

    def _elsewhere(self, live: LiveEvent) -> dict[str, str]:
        return elsewhere(self.living(), live)

    def _people_who_agreed(self) -> frozenset[str]:
        return self.hall.register.agreed

    def stop(self) -> None:
        """Look at no clock any more."""
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()

    def _as_it_stands(self, name: str) -> LiveEvent | None:
        """Return an event that is loaded with all that was heard of it."""
        # What is behind what was heard of counts as not loaded: two nodes would else tell two events.
        found = self._events.get(name)
        if found is None or found.doubtful or found.sitting.sequence < self._reached.get(name, 0):
            return None
        return found

    def _reach(self, name: str, sequence: int) -> None:
        self._reached[name] = max(sequence, self._reached.get(name, 0))

    async def _load_others(self) -> None:
        """Load every event, so that those that share know what is taken."""
        for one in await asyncio.to_thread(self.hall.store.journals, "desk"):
            await self.event(one.heading.id)

    async def reach_own(self, name: str) -> None:
        """Carry what the desk of an event has decided to the matches of this node."""
        with suppress(UnknownEvent, Unavailable):
            await self.reach_own_tables(await self.event(name))

    async def _read_anew(self, name: str) -> None:
        self.tell_again(await self.event(name))
        await self.reach_own(name)

    def _load(self, name: str, before: LiveEvent | None) -> LiveEvent:
        loaded = self.hall.store.load(name)
        if loaded is None or loaded.heading.kind != "desk":
            raise UnknownEvent(name)
        # Alone, this node has the newest in memory; other nodes, or an erasure, change it on the disk.
        known = before if self.hall.ownership is None and not self._erased else None
        notes = known.notes if known else msgspec.json.decode(loaded.heading.options, type=Notes)
        self.hall.register.refresh()
        sitting = DeskSitting.load(loaded.export(), self.seal(), self.hall.register.pseudonyms)
        live = LiveEvent(name, notes, sitting, loaded.heading.created, self.hall.store, self.hall.time)
        live.position = self.hall.store.position
        if before is not None:
            live.copies, live.told = before.copies, before.told
        live.elsewhere, live.agreed = partial(self._elsewhere, live), self._people_who_agreed
        return live

    def _send(self, live: LiveEvent, heard: DeskHeard | None, position: int | None) -> None:
        live.told = heard.sitting if heard else live.sitting
        readers = live.copies.readers(self.hall.streams.viewers_of_event(live.name))
        place = self.hall.position if position is None else position
        texts = {viewer: event_message(live, heard, place, viewer) for viewer in readers}
        self.hall.streams.send_event(live.name, position or sys.maxsize, texts)

    def _watch_time(self, live: LiveEvent) -> None:
        """See to it that what time alone brings about is entered: a notice that nobody put in writing lapses."""
        if timer := self._timers.pop(live.name, None):
            timer.cancel()
        waits = any(one.state == "announced" for one in live.sitting.event.disputes.values())
        if waits and live.notes.clock == "hall" and not self.hall.stopping:
            loop = asyncio.get_running_loop()
            self._timers[live.name] = loop.call_later(LOOKS, self._look, live)

    def _look(self, live: LiveEvent) -> None:
        if live.event.disputes == live.sitting.event.disputes:
            self._watch_time(live)
            return

        def passes(sitting: DeskSitting, now: int) -> tuple[DeskHeard, ...]:
            passed = now // 1000 - sitting.event.now
            # As of the last entry: `enter` puts the time passed since before any act, and here it is the act.
            return (sitting.enter(acts.Tick(passed), author=CLOCK, now=sitting.event.now),)

        self.hall.spawn(self.by_itself(live, passes))


def _list_entry(live: LiveEvent) -> tuple[str, int]:
    """Return what the list of events tells of one, and acts may change."""
    return live.event.stage, len(live.event.entries)
