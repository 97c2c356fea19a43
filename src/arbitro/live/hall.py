"""The matches that live in a hall, and everyone who is told; who serves them beside (machines, desk) is `live_hall`."""

import asyncio
import secrets
import sys
from collections.abc import Callable, Collection, Coroutine, Iterable
from contextlib import suppress
from functools import partial
from typing import Any, TypeAlias, TypeVar

import msgspec

from arbitro.kernel import Checkpoint, Sitting
from arbitro.library import game
from arbitro.live.audience import Audience
from arbitro.live.commits import CommandResult
from arbitro.live.desk_decisions import kept_back
from arbitro.live.guests import GuestRoom, is_guest
from arbitro.live.match import Deed, LiveHeard, LiveMatch, LiveSitting
from arbitro.live.memory import MatchCache
from arbitro.live.messages import act_message, missed_messages, noted_message
from arbitro.live.motions import Motions
from arbitro.live.ownership import Ownership
from arbitro.live.particulars import Particulars
from arbitro.live.register import Register
from arbitro.live.streams import Stream
from arbitro.live.time_source import SystemTime, Time
from arbitro.live.timing import enters_time
from arbitro.live.turns import FairQueue
from arbitro.live.viewer import Viewer
from arbitro.store import (
    Command,
    Fenced,
    Heading,
    Line,
    Loaded,
    Node,
    Repeated,
    Store,
    Unavailable,
    Unreadable,
    as_asyncio,
    guests,
)
from arbitro.store.batch import stored_head
from arbitro.store.reading import options
from arbitro.store.settings import put_once, put_options

T = TypeVar("T")
CLOCK = "clock"
Tell: TypeAlias = Callable[[int], None]
"""Tells those who watch of an entry at a position of the hall."""
GAP = 0.1
"""Seconds after which a position that nobody tells is looked for in the log."""
PAGE = 1000
AGAIN = 1.0
"""Seconds after which a clock that could not be entered is tried again."""


class UnknownMatch(LookupError):
    """There is no such match in the hall."""


class MatchHall:
    """Matches by name, each loaded when it is first asked for, and the streams of those who watch."""

    def __init__(self, store: Store, time: Time | None = None, node: Node | None = None) -> None:
        self.store = store
        self.time = time or SystemTime()
        self.ownership = Ownership(store, node, self.time) if node else None
        """Which matches are this node's own, where there may be others; else all are."""
        self.position = store.position
        """The hall's position up to which everyone has been told."""
        self.streams = Audience()
        self.list_version = 0
        """Grows whenever there may be another list of matches."""
        self._pending: dict[int, Tell | None] = {}
        self._catching = asyncio.Lock()
        self._catch: asyncio.Task[None] | None = None
        self.stopping = False
        self.say: Callable[[str], None] = lambda what: None
        """Tells other nodes something; an empty word, that there are new entries."""
        self.after_act: list[Callable[[LiveMatch], None]] = []
        """Who is told after each act, in the hall itself: the house players, the desk."""
        self.memory = MatchCache(self.must_stay)
        self._apart = FairQueue(1)
        self._tasks: set[asyncio.Task[Any]] = set()
        self.motions = Motions()
        self.register = Register(store)
        self.guests = GuestRoom(store, self.time, node.id if node else "")
        self.guests.needed, self.guests.gone = self.streams.watches, self.matches_gone

    async def match(self, name: str) -> LiveMatch:
        """Return a match, or raise UnknownMatch."""
        found = await self.at_hand(name)
        if not self.owns(found):
            # While the database is silent, reading goes on from what is known here (hall.md, Errors).
            with suppress(Unreadable):
                await self.catch_up()
                found = await self.at_hand(name)
                found.recall(await asyncio.to_thread(self.store.read, partial(options, journal=name)))
        return found

    async def at_hand(self, name: str) -> LiveMatch:
        """Return a match as this node knows it, or raise UnknownMatch."""
        found = self.memory.get(name)
        if found is not None and not found.doubtful:
            return found
        # Not while the log is taken in: an entry would be missed between the reading and the telling.
        async with self._catching:
            return await self._load_match(name)

    async def owner(self, match: LiveMatch) -> Node | None:
        """Return the node that enters acts in a match; None where it is this one, which then knows all of it."""
        if self.ownership is None or self.owns(match):
            return None
        lease = await self.ownership.take(match.name)
        if lease.node != self.ownership.node.id:
            # A node that has left has no address to send the act on to; its lease ends by itself.
            return await self.ownership.owner(lease) or Node(lease.node, "", "")
        # What the node before it entered is not followed any more: of its own matches a node knows all by itself.
        head = await asyncio.to_thread(self.store.read, partial(stored_head, journal=match.name))
        if head.sequence != match.sitting.sequence:
            match.doubtful = True
        await self.catch_up()
        self.serve(await self.at_hand(match.name))
        return None

    def owns(self, match: LiveMatch) -> bool:
        """Tell whether acts are entered in a match by this node."""
        return self.ownership is None or self.ownership.epoch(match.name) is not None

    def serve(self, match: LiveMatch) -> None:
        """Do what the hall itself has to do in a match of this node: its clocks."""
        match.touch()
        self.watch_clock(match)

    async def catch_up(self) -> None:
        """Take in whatever was entered before this was called, and tell it in its order."""
        if self._catch is None:
            self._catch = self.spawn(self._caught_up())
        # Shared by all who wait for it: one who goes does not end it for the others.
        await asyncio.shield(self._catch)

    async def open(self, name: str, particulars: Particulars, sitting: LiveSitting, body: bytes) -> LiveMatch:
        """Begin a match, on disk before it is told; raises Taken where the name is used."""
        heading = Heading(
            name,
            edition=sitting.game.edition,
            mode=particulars.mode,
            owner=particulars.owner,
            body=body,
            options=msgspec.json.encode(particulars),
            created=self.time.wall(),
        )
        lines = list(sitting.journal.lines())
        if self.ownership is not None:
            await self.ownership.take(name)
        done = self.store.append(name, lines, expects=-1, heading=heading, epoch=self._fence(name))
        position = await as_asyncio(done)
        size = guests.A_MATCH + len(heading.body) + len(heading.options) + sum(map(_size, lines))
        self.guests.write(particulars.owner, size, name, particulars.owner, position)
        match = self._living(name, particulars, sitting)
        match.position = position
        match.secret = await asyncio.to_thread(self._secret, name)
        self.memory.store(match)
        self.deliver({position: None})
        self.watch_clock(match)
        self.list_changed()
        return match

    async def remember(self, match: LiveMatch) -> None:
        """Keep the particulars of a match as they are now."""
        written = msgspec.json.encode(match.particulars)
        kept = partial(put_options, journal=match.name, options=written)
        await as_asyncio(self.store.write(kept, exclusive=False))
        self.note(match)
        self.list_changed()

    def list_changed(self) -> None:
        """Let those who watch the list of matches look whether it is another."""
        self.list_version += 1
        self.streams.nudge_lists()

    async def act(
        self,
        match: LiveMatch,
        command: Command,
        deed: Deed,
        by: str = "",
        *,
        long: bool = False,
        beyond: float = 0,
    ) -> CommandResult[LiveSitting, LiveHeard]:
        """Carry out a command of somebody and tell everyone; it goes on even if the one who asked has gone.

        What judges many acts again may take `long`: in a match of a guest it is done apart, so that no other waits.
        What ends or mends a match may go so many entries `beyond` the longest that a guest may have.
        """

        def within_bounds(sitting: LiveSitting, now: int) -> tuple[LiveHeard, ...]:
            self.guests.require(by, match.particulars.owner, mends=beyond > 0)
            self.guests.require_length(match.particulars.owner, sitting.sequence, beyond)
            return deed(sitting, now)

        # An official's correction does not wait in a queue of strangers (docs/operate.md, What strangers may
        # take).
        long = long and is_guest(match.particulars.owner)
        work = self._act(match, command, kept_back(match, within_bounds), by, long=long)
        return await asyncio.shield(self.spawn(work))

    async def apart(self, person: str, address: str, work: Callable[..., T], *given: object) -> T:
        """Return what takes long to work out: one thing after the other, for each address and person in turn."""
        async with self._apart.turn(address, person, awaited=True):
            return await asyncio.to_thread(work, *given)

    async def enter(self, match: LiveMatch, deed: Deed) -> None:
        """Enter something of the hall's own, also in a match that the desk holds."""
        await asyncio.shield(self.spawn(self._act(match, Command(), deed)))

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Let something run in the hall, kept until it is done."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def watch(self, stream: Stream) -> None:
        """Let somebody watch."""
        self.streams.add(stream)

    def leave(self, stream: Stream) -> None:
        """Let somebody go."""
        self.streams.discard(stream)

    def pass_on(self, match: str, message: bytes | Callable[[Viewer], bytes]) -> None:
        """Tell those who watch a match something that is not kept: the same to all, or to each what they may see."""
        self.streams.tell(match, sys.maxsize, message if callable(message) else lambda viewer: message)

    def note(self, match: LiveMatch) -> None:
        """Tell those who are told changes what has changed of a match without an entry: a seat, a lease, a wish."""
        watching = self.streams.viewers_of_match(match.name)
        readers = [viewer for viewer in match.copies.readers(watching) if viewer.view == "changes"]
        texts = {viewer: noted_message(match, self.position, viewer) for viewer in readers}
        self.streams.send(match.name, sys.maxsize, texts)

    def cut_off(self, watcher: str) -> None:
        """End the streams of somebody who may no longer watch, on every node."""
        self.end_streams(watcher)
        self.say(f"cut-off {watcher}")

    def end_streams(self, watcher: str) -> None:
        """End the streams that somebody has on this node."""
        for stream in self.streams:
            if stream.watcher == watcher:
                stream.close()

    def watch_clock(self, match: LiveMatch) -> None:
        """See to it that the next clock of a match that runs out is entered at its moment."""
        if match.timer is not None:
            match.timer.cancel()
            match.timer = None
        # Only the owner has a timer: of several nodes one enters that a clock has run out.
        if enters_time(match) or match.still or self.stopping or not self.owns(match):
            return
        due = match.next_end
        if due is not None:
            delay = max(0, due[0] - match.now) / 1000
            match.timer = asyncio.get_running_loop().call_later(delay, self._ring, match)

    async def stop(self) -> None:
        """Take no more acts, finish those under way, end the streams."""
        self.stopping = True
        for match in self.memory:
            self.watch_clock(match)
        # Acts before streams: what is acknowledged while the hall stops is still told (hall.md, Starting).
        if self._tasks:
            await asyncio.wait(self._tasks)
        for stream in self.streams:
            stream.close()

    @property
    def lag(self) -> int:
        """How many entries on disk nobody was told yet, as far as this node knows; the database is not asked."""
        return max(self._pending, default=self.position) - self.position

    def living(self) -> Iterable[LiveMatch]:
        """Return the matches that are loaded."""
        return self.memory

    def must_stay(self, match: LiveMatch) -> bool:
        """Tell whether a match must stay in memory: a clock runs, or somebody watches."""
        return match.busy or self.streams.watches(match.name)

    def was_loaded(self, match: LiveMatch) -> None:
        """Do what a match needs that has just been read from the store: its clocks."""
        self.watch_clock(match)

    def tells(self, line: Line) -> bool:
        """Tell whether an entry of the log that is of no match here is told by the act that made it."""
        return False

    async def _load_match(self, name: str) -> LiveMatch:
        """Return a match, read from the store where that is needed; whoever asks has the log for themself."""
        found = self.memory.get(name)
        if found is None or found.doubtful:
            found = await asyncio.to_thread(self._load, name, found)
            self.memory.store(found)
            self.was_loaded(found)
        return found

    def _load(self, name: str, before: LiveMatch | None) -> LiveMatch:
        loaded = self.store.load(name)
        if loaded is None or loaded.heading.kind != "match":
            raise UnknownMatch(name)
        particulars = (
            before.particulars if before else msgspec.json.decode(loaded.heading.options, type=Particulars)
        )
        match = self._living(name, particulars, _sitting(loaded))
        match.position = self.store.position
        if before is not None:
            # Readers of changes go on from what they were told, though the match was read again.
            match.copies = before.copies
        match.secret = self._secret(name) if particulars.mode == "played" else b""
        return match

    def _living(self, name: str, particulars: Particulars, sitting: LiveSitting) -> LiveMatch:
        match = LiveMatch(name, particulars, sitting, self.store, self.time, partial(self._fence, name))
        match.motions = self.motions
        return match

    def _fence(self, name: str) -> int | None:
        return None if self.ownership is None else self.ownership.fence(name)

    def _secret(self, name: str) -> bytes:
        """Return the secret of a match, made when it is first asked for."""
        made = partial(put_once, name=f"secret {name}", value=secrets.token_bytes(32))
        return self.store.write(made, exclusive=False).result()

    async def _act(
        self, match: LiveMatch, command: Command, deed: Deed, by: str = "", *, long: bool = False
    ) -> CommandResult[LiveSitting, LiveHeard]:
        match.touch()
        apart = partial(self.apart, by, self.guests.address_of(by)) if long else None
        try:
            done = await match.carry_out(command, deed, apart)
        except Fenced:
            # Leave a match to the node that has taken it over.
            assert self.ownership is not None
            self.ownership.forget(match.name)
            self.watch_clock(match)
            raise
        except Repeated:
            # Another node has carried out this very command: its entries are read, and heard again as a
            # repeat.
            return await (await self.at_hand(match.name)).carry_out(command, deed, apart)
        if done.position is not None:
            self.memory.store(match)
            self._weigh(match, command, done.heard, done.position, by)
            self.say("")
            # The lines of one append have positions in a row.
            first = done.position - len(done.heard) + 1
            self.deliver(
                {first + place: partial(self._send, match, one) for place, one in enumerate(done.heard)}
            )
            self.watch_clock(match)
            for told in self.after_act:
                told(match)
        return done

    def _weigh(
        self, match: LiveMatch, command: Command, heard: tuple[LiveHeard, ...], position: int, by: str
    ) -> None:
        """Count what was written into a match of a guest."""
        owner = match.particulars.owner
        if is_guest(owner):
            request = len(command.kept.body or b"") if command.id else 0
            size = request + sum(_size(one.sitting.journal.line) for one in heard)
            self.guests.write(by or owner, size, match.name, owner, position)

    def matches_gone(self, matches: Collection[str]) -> None:
        """Let go of matches that are not there any more."""
        for name in matches:
            self.memory.drop(name)
        if matches:
            self.list_changed()

    def deliver(self, entries: dict[int, Tell | None]) -> None:
        """Tell entries in the order of the hall's positions, whoever of those that wrote them comes first."""
        # Commits are heard of in any order: what is ahead waits, so that a stream misses nothing and doubles
        # nothing (hall.md, Live).
        self._pending |= {place: entry for place, entry in entries.items() if place > self.position}
        while (place := self.position + 1) in self._pending:
            tell = self._pending.pop(place)
            self.position = place
            if tell is not None:
                tell(place)
        if self._pending:
            asyncio.get_running_loop().call_later(GAP, self._look_for, self.position)

    def _look_for(self, stuck: int) -> None:
        if self._pending and self.position == stuck:
            self.spawn(self._deliver_from_log(stuck))

    async def _deliver_from_log(self, stuck: int) -> None:
        """Tell a position that nobody told from the log, or go on after it."""
        with suppress(Unreadable):
            await self.catch_up()
            if self._pending and self.position == stuck:
                # Not in the log any more either, as matches of guests leave it: the gap is passed over.
                self.position = min(self._pending) - 1
        self.deliver({})

    async def _caught_up(self) -> None:
        async with self._catching:
            # Cleared before reading: whoever asks from now on may mean an entry that this reading does not
            # see.
            self._catch, since = None, self.position
            while lines := await asyncio.to_thread(self.store.after, since, limit=PAGE):
                for line in lines:
                    await self._taken_in(line)
                since = lines[-1].position

    async def _taken_in(self, line: Line) -> None:
        """Take in an entry of the log, unless the act that made it is about to tell it."""
        if line.position <= self.position or line.position in self._pending:
            return
        match = self.memory.get(line.journal)
        if match is None:
            if not self.tells(line):
                self.deliver({line.position: None})
            if line.sequence == 0:
                self.list_changed()
            return
        heard = None
        if line.sequence > match.sitting.sequence and not match.doubtful:
            # Of its own matches a node tells what it commits; this entry is just being committed.
            if self.owns(match):
                return
            heard = match.follow(line)
        if match.doubtful:
            match = await self._load_match(match.name)
        tell = partial(self._send, match, heard) if heard else partial(self._retell, match, line)
        self.deliver({line.position: tell})

    def _send(self, match: LiveMatch, heard: LiveHeard, position: int) -> None:
        ended = match.told.standing().ended is not None
        match.told = heard.sitting
        if ended != (heard.sitting.standing().ended is not None):
            self.list_changed()
        readers = match.copies.readers(self.streams.viewers_of_match(match.name))
        texts = {viewer: act_message(match, heard, position, viewer) for viewer in readers}
        self.streams.send(match.name, position, texts)

    def _retell(self, match: LiveMatch, line: Line, position: int) -> None:
        """Tell an entry of a match that had to be read again; to who is told changes, how the match stands."""
        match.told = match.sitting

        def message(viewer: Viewer) -> bytes:
            if viewer.view == "changes":
                return noted_message(match, position, viewer)
            return b"".join(missed_messages(match, [(position, line.sequence, line.line)], viewer))

        if line.sequence > 0:
            self.streams.tell(match.name, position, message)

    def _ring(self, match: LiveMatch) -> None:
        match.timer = None
        due = match.next_end
        if due is None or due[0] > match.now:
            self.watch_clock(match)
            return
        fact = due[1]

        def run_out(sitting: LiveSitting, now: int) -> tuple[LiveHeard, ...]:
            return (sitting.enter(fact, author=CLOCK, at=now),)

        self.spawn(self._rung(match, run_out))

    async def _rung(self, match: LiveMatch, run_out: Deed) -> None:
        """Enter that a clock has run out, again and again while the disk fails."""
        try:
            await self._act(match, Command(), run_out)
        except Fenced:
            return
        except Unavailable:
            await asyncio.sleep(AGAIN)
            if not self.stopping:
                self.watch_clock(await self.match(match.name))


def _size(line: bytes) -> int:
    """Return how many bytes an entry takes on disk, without the request that made it."""
    return len(line) + guests.AN_ENTRY


def _sitting(loaded: Loaded) -> LiveSitting:
    checkpoint = msgspec.json.decode(loaded.checkpoint.state, type=Checkpoint) if loaded.checkpoint else None
    return Sitting.load(game(loaded.heading.edition), loaded.export(), checkpoint)
