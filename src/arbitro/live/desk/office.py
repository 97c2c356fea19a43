"""The office of the hall: every event of the desk, its matches in the hall, and everyone who is told."""

from __future__ import annotations

import asyncio
import secrets
import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from arbitro.desk import acts
from arbitro.live.desk.event import LiveEvent, Notes
from arbitro.live.desk.linking import Linking
from arbitro.live.desk.messages import event_message
from arbitro.live.desk.sharing import elsewhere, sharers
from arbitro.live.desk.sitting import DeskHeard, DeskSitting
from arbitro.live.living import Done, NotAsExpected
from arbitro.store import Command, Heading, Line, Repeated, Unavailable, Unwritable, awaited
from arbitro.store.settings import SEAL, get, put_once, put_options

if TYPE_CHECKING:
    from arbitro.live.hall import Hall

CLOCK = "clock"
LOOKS = 2.0
"""Seconds after which is looked whether time alone has changed an event that waits for it."""
TRIES = 8
"""How often something is tried that other nodes were faster than."""
Deed = Callable[[DeskSitting, int], tuple[DeskHeard, ...]]


class UnknownEvent(LookupError):
    """There is no such event in the hall."""


class Office:
    """Events by name, each loaded when it is first asked for."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._events: dict[str, LiveEvent] = {}
        self._reached: dict[str, int] = {}
        """The last entry of each event that this node has heard of, be it while the event was read."""
        self._loading: dict[str, asyncio.Lock] = {}
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._seal = b""
        self.linking = Linking(self)

    async def event(self, name: str) -> LiveEvent:
        """Return an event, or raise UnknownEvent."""
        if found := self._as_it_stands(name):
            return found
        async with self._loading.setdefault(name, asyncio.Lock()):
            while not (found := self._as_it_stands(name)):
                self._reached.pop(name, None)  # all that was heard of by now is about to be read
                read = await asyncio.to_thread(self._load, name, self._events.get(name))
                self._events[name] = read
                self._watch_time(read)
                self.hall.spawn(self.linking.catch_up(read))
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
        position = await awaited(done)
        live = LiveEvent(name, notes, sitting, created, self.hall.store, self.hall.time)
        live.position = position
        live.elsewhere = partial(elsewhere, self, live)
        self._events[name] = live
        self.hall.arrived({position: None})
        return live

    async def remember(self, live: LiveEvent, **changes: object) -> None:
        """Remember something else of an event."""
        live.note(**changes)
        written = partial(put_options, journal=live.name, options=msgspec.json.encode(live.notes))
        await awaited(self.hall.store.write(written, exclusive=False))

    async def act(self, live: LiveEvent, command: Command, deed: Deed) -> Done[DeskSitting, DeskHeard]:
        """Carry out a command and tell everyone; it goes on even if the one who asked has gone."""
        return await asyncio.shield(self.hall.spawn(self.carry_out(live, command, deed)))

    async def carry_out(self, live: LiveEvent, command: Command, deed: Deed) -> Done[DeskSitting, DeskHeard]:
        """Carry out a command, tell everyone, and open in the hall what was called."""
        try:
            done = await live.carry_out(command, deed)
        except Repeated:
            return await (await self.event(live.name)).carry_out(command, deed)
        if done.position is not None:
            first = done.position - len(done.heard) + 1
            self.hall.arrived(
                {first + place: partial(self._send, live, one) for place, one in enumerate(done.heard)}
            )
            self._reach(live.name, done.heard[-1].sitting.sequence)
            self._watch_time(live)
            await self.linking.follow(live)
            for other in sharers(self, live):
                self.tell_again(other)
        return done

    async def by_itself(self, live: LiveEvent, deed: Deed) -> Done[DeskSitting, DeskHeard]:
        """Enter what the hall does by itself; where another node was faster, again from how the event stands then."""
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

    def loaded(self, name: str) -> LiveEvent | None:
        """Return an event that is loaded already."""
        return self._events.get(name)

    def living(self) -> Iterable[LiveEvent]:
        """Return the events that are loaded."""
        return tuple(self._events.values())

    def tells(self, line: Line) -> bool:
        """Tell whether an entry of the log is told by the act that made it; what another node entered is read anew."""
        live = self._events.get(line.journal)
        if live is None:
            if self.linking.reaching.concerned(line.journal):
                self.hall.spawn(self.reach_own(line.journal))
            return False
        if self.hall.ownership is not None and line.sequence > live.sitting.sequence:
            self._reach(live.name, line.sequence)
            self.hall.spawn(self._read_anew(live.name))
            return False
        return line.sequence >= live.sitting.sequence

    def tell_again(self, live: LiveEvent) -> None:
        """Tell those who watch how an event stands, without a position: nothing was entered."""
        self._send(live, None, None)

    def stop(self) -> None:
        """Look at no clock any more."""
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()

    def _as_it_stands(self, name: str) -> LiveEvent | None:
        """Return an event that is loaded with all that was heard of it."""
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
            await self.linking.reaching.reach_own(await self.event(name))

    async def _read_anew(self, name: str) -> None:
        self.tell_again(await self.event(name))
        await self.reach_own(name)

    def _load(self, name: str, before: LiveEvent | None) -> LiveEvent:
        loaded = self.hall.store.load(name)
        if loaded is None or loaded.heading.kind != "desk":
            raise UnknownEvent(name)
        alone = before is not None and self.hall.ownership is None
        notes = before.notes if before and alone else msgspec.json.decode(loaded.heading.options, type=Notes)
        sitting = DeskSitting.load(loaded.export(), self.seal())
        live = LiveEvent(name, notes, sitting, loaded.heading.created, self.hall.store, self.hall.time)
        live.position = self.hall.store.position
        if before is not None:
            live.copies, live.told = before.copies, before.told
        live.elsewhere = partial(elsewhere, self, live)
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
            return (sitting.enter(acts.Tick(passed), author=CLOCK, now=sitting.event.now),)

        self.hall.spawn(self.by_itself(live, passes))
