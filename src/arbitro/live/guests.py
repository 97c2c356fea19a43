"""How much of the disk guests take: so much all together; once half of it is taken, so much each in a day.

What they write is counted where it is written, by the node that writes it, and read from the log for what other nodes
write. Where there is no room left, the matches go that were idle for longest of whoever has most.
"""

import asyncio
import heapq
import logging
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Collection, Iterator
from functools import partial

import msgspec
from sqlalchemy import Connection

from arbitro.live.refusals import NoRoom, NotNow, OwnShare
from arbitro.live.time_source import Time
from arbitro.store import Store, Unavailable, as_asyncio, guests
from arbitro.store.values import GUEST

_log = logging.getLogger("arbitro.guests")
MEGABYTE = 2**20
ROOM = 1024
"""Megabytes for what all guests write, unless it is set otherwise."""
PRESSED = 0.5
"""The part of the room from which the shares of guests and addresses bind: before it nobody lacks anything."""
ADDRESSES = 8
"""An address may write this part of the room in a day, and as much into events."""
GUESTS = 64
"""A guest may write this part of it in a day, and as much into events."""
COMING = 2_000
"""Guests that one address may bring in a day."""
REMEMBERED = 100_000
"""Guests whom the hall remembers; of more, those go who came longest ago and have nothing here."""
DAY = 24 * 3600 * 1000
IDLE = 3600 * 1000
"""Milliseconds in which nothing is done in a match before it may go for others."""
ON_RETURN = 300 * 1000
"""Milliseconds after a start in which those who play come back: what was written before it is idle thereafter."""
LONGEST = 20_000
"""Entries of a match of a guest: a final of 35 frames has 4,000."""
# Hysteresis: room is made in one go and then for a while, and not with every act.
FULL, LESS = 0.95, 0.85
"""Where matches begin to go, and where they cease to."""
A_LOOK = 10.0
LOOKS = 60
"""Seconds between two looks at what there is where somebody finds no room; else so many times as long."""
A_TIME, GUESTS_A_TIME = 20, 200
"""Matches, and guests, that go in one transaction, so that no act waits long for it."""
MUCH_A_TIME = MEGABYTE
"""Bytes of matches with which a transaction is full, however few they are."""
KEPT = 20_000
"""Guests and addresses of whom is known what they did today."""


class GuestMatch(msgspec.Struct):
    """A match of a guest, as it weighs."""

    owner: str
    size: int = 0
    last: int = 0
    """The hall's position of its last entry."""


class Share:
    """What each may have in a day: used up by and by, given back by and by."""

    def __init__(self, a_day: float, time: Time) -> None:
        self.a_day = a_day
        self._time = time
        self._used: OrderedDict[str, tuple[float, int]] = OrderedDict()

    def used(self, who: str) -> float:
        """Return how much somebody has used up and was not given back."""
        # A leaky bucket: the share of a day drains evenly over the day.
        level, at = self._used.get(who, (0.0, 0))
        return max(0.0, level - self.a_day * (self._time.steady() - at) / DAY)

    def use(self, who: str, much: float) -> None:
        """Use something up."""
        self._used[who] = (self.used(who) + much, self._time.steady())
        self._used.move_to_end(who)
        if len(self._used) > KEPT:
            self._used.popitem(last=False)

    def wait(self, who: str) -> int:
        """Return the seconds until somebody has a hundredth of their day again; 0 where they have something left."""
        over = self.used(who) - self.a_day
        return 0 if over < 0 else int((over + self.a_day / 100) / self.a_day * DAY / 1000) + 1


class Shares:
    """What each guest, and each address, may write of a room in a day."""

    def __init__(self, room: int, time: Time) -> None:
        self._guests = Share(room / GUESTS, time)
        self._addresses = Share(room / ADDRESSES, time)

    def use(self, guest: str, address: str, size: int) -> None:
        """Count what a guest has written."""
        self._guests.use(guest, size)
        self._addresses.use(address, size)

    def require(self, guest: str, address: str) -> None:
        """Raise NoRoom where a guest, or all guests of the address together, have had their share."""
        if wait := max(self._guests.wait(guest), self._addresses.wait(address)):
            raise NoRoom("guest-share", seconds=wait, hours=-(-wait // 3600))


class GuestRoom:
    """What guests have written, and may write."""

    def __init__(self, store: Store, time: Time, node: str = "", room: int = ROOM * MEGABYTE) -> None:
        self._store, self._time, self._node = store, time, node
        self.total = 0
        """Bytes that the matches of all guests take on disk, as they are reckoned."""
        self.removed = 0
        """Matches that went for others."""
        self.needed: Callable[[str], bool] = lambda match: False
        """Tells whether a match is needed now, whatever it weighs: somebody watches it."""
        self.gone: Callable[[Collection[str]], None] = lambda matches: None
        """Is told which matches have gone."""
        self._matches: dict[str, GuestMatch] = {}
        self._ahead: dict[int, tuple[str, int]] = {}
        """What this node wrote and has not yet read from the log: by its position, in which match, how much."""
        self._read = 0
        self._marks: deque[tuple[int, int]] = deque()
        """Moments with the hall's position then: what came before an old one was idle since."""
        self._from: OrderedDict[str, str] = OrderedDict()
        self._task: asyncio.Task[None] | None = None
        self._wanted = False
        """Whether somebody found no room since one looked."""
        self.set_room(room)

    def set_room(self, room: int) -> None:
        """Let guests have so many bytes."""
        self.room = room
        self._played, self._entered = Shares(room, self._time), Shares(room, self._time)
        self._coming = Share(COMING, self._time)

    def ask_from(self, guest: str, address: str) -> None:
        """Note from which address a guest asks."""
        self._from[guest] = address
        self._from.move_to_end(guest)
        if len(self._from) > KEPT:
            self._from.popitem(last=False)

    def address_of(self, person: str) -> str:
        """Return from which address somebody asked last; of those whom nobody knows by it, themselves."""
        return self._from.get(person, person)

    def let_in(self, address: str) -> None:
        """Count a guest who comes, or raise OwnShare where too many came from one address today."""
        if wait := self._coming.wait(address):
            raise OwnShare("too-many-guests", seconds=wait)
        self._coming.use(address, 1)

    def require(self, who: str, owner: str, *, mends: bool = False) -> None:
        """Raise NoRoom where a guest may not write into a match: all is full, or little is left and they had a share.

        What ends or mends a match has room as long as there is any, whatever share was used up.
        """
        if not is_guest(who) or not is_guest(owner):
            return
        # Into matches of guests alone: a guest who plays in an event is not stopped by what strangers wrote.
        if self.total >= self.room:
            self._wanted = True
            raise NoRoom("guests-full")
        if not mends and self.total >= PRESSED * self.room:
            self._played.require(who, self.address_of(who))

    def require_entering(self, who: str) -> None:
        """Raise NoRoom where a guest has had their share of what guests may write into events."""
        if is_guest(who):
            self._entered.require(who, self.address_of(who))

    def require_length(self, owner: str, entries: int, beyond: float = 0) -> None:
        """Raise NotNow where a match of a guest has as many entries as it may have: what reads it reads all of them.

        What ends or mends it may go beyond that.
        """
        if is_guest(owner) and entries >= LONGEST + beyond:
            raise NotNow("match-too-long", most=LONGEST)

    def write(self, who: str, size: int, match: str, owner: str, position: int) -> None:
        """Count what somebody has written into a match, at a position of the hall; of a guest's alone."""
        if not is_guest(owner):
            return
        if is_guest(who):
            self._played.use(who, self.address_of(who), size)
        if position > self._read:
            self._grow(match, owner, size, position)
            # Counted at once, and again when the log is read: what is noted here is taken off then.
            self._ahead[position] = match, size

    def enter(self, who: str, size: int) -> None:
        """Count what somebody has written into an event."""
        if is_guest(who):
            self._entered.use(who, self.address_of(who), size)

    async def open(self) -> None:
        """Begin to look after the room."""
        self._task = asyncio.create_task(self._keep())

    async def close(self) -> None:
        """Cease to."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _keep(self) -> None:
        while True:
            try:
                await self.look()
            except Unavailable:
                pass  # the hall tells that its store fails; what is looked for is there the next time
            except Exception:  # noqa: BLE001  # whatever a look meets, there is a next one
                _log.exception("the room of guests could not be looked after")
            for _ in range(LOOKS):
                await asyncio.sleep(A_LOOK)
                if self._wanted:
                    break
            self._wanted = False

    async def look(self) -> None:
        """Take in what was written, let go of guests who cannot come back, and make room where there is none."""
        while True:
            found = await asyncio.to_thread(self._store.read, partial(guests.written, since=self._read))
            self._take_in(found)
            if found.whole:
                break
        there = await asyncio.to_thread(self._store.read, guests.still_there)
        self._forget(
            [name for name, one in self._matches.items() if name not in there and one.last <= found.upto]
        )
        now = self._time.steady()
        self._marks.append((now if self._marks else now - IDLE + ON_RETURN, found.upto))
        await self._forget_guests()
        if self.total > FULL * self.room:
            await self._make_room()

    def _take_in(self, found: guests.Written) -> None:
        for position in [place for place in self._ahead if place <= found.upto]:
            match, size = self._ahead.pop(position)
            if match in self._matches:
                self._grow(match, self._matches[match].owner, -size, 0)
        for one in found.journals:
            self._grow(one.journal, one.owner, one.size, one.last)
        self._read = max(self._read, found.upto)

    def _grow(self, match: str, owner: str, size: int, last: int) -> None:
        held = self._matches.setdefault(match, GuestMatch(owner))
        held.size += size
        held.last = max(held.last, last)
        self.total += size

    async def _forget_guests(self) -> None:
        """Let go of sessions that are over, and of guests who have nothing here and cannot come back."""
        now = self._time.wall()
        many = await asyncio.to_thread(self._store.read, guests.count_guests) > REMEMBERED
        await as_asyncio(self._store.write(partial(guests.end_old_sessions, now=now)))
        asked = partial(guests.lost_guests, came_before=now - DAY, all_of_them=many)
        lost = await asyncio.to_thread(self._store.read, asked)
        for start in range(0, len(lost), GUESTS_A_TIME):
            some = lost[start : start + GUESTS_A_TIME]
            await as_asyncio(self._store.write(partial(guests.forget_guests, names=some)))

    async def _make_room(self) -> None:
        before, count = self.total, 0
        going, size = list[str](), 0
        for match in self._leaving():
            going.append(match)
            size += self._matches[match].size
            if len(going) == A_TIME or size >= MUCH_A_TIME:
                count += await self._remove(going)
                going, size = [], 0
        count += await self._remove(going)
        if count:
            freed = (before - self.total) // MEGABYTE
            _log.warning("the room of guests was full: %d of their matches went (%d MB)", count, freed)

    def _leaving(self) -> Iterator[str]:
        """Yield the matches to go until there is room: of whoever has most, the one that was idle for longest."""
        until = self._idle_since()
        idle: dict[str, list[tuple[int, str]]] = {}
        weights: Counter[str] = Counter()
        for name, one in self._matches.items():
            weights[one.owner] += one.size
            if one.last <= until and not self.needed(name):
                idle.setdefault(one.owner, []).append((one.last, name))
        for names in idle.values():
            names.sort(reverse=True)
        # A heap by what each owner has: who floods the hall loses their own matches first (docs/security.md).
        heaviest = [(-weights[owner], owner) for owner in idle]
        heapq.heapify(heaviest)
        left = self.total - LESS * self.room
        while heaviest and left > 0:
            weight, owner = heapq.heappop(heaviest)
            name = idle[owner].pop()[1]
            left -= self._matches[name].size
            if idle[owner]:
                heapq.heappush(heaviest, (weight + self._matches[name].size, owner))
            yield name

    def _idle_since(self) -> int:
        """Return the position of the hall before which nothing was written for an hour; 0 where it is not known."""
        until, since = 0, self._time.steady() - IDLE
        while self._marks and self._marks[0][0] <= since:
            until = self._marks.popleft()[1]
        if until:
            # Kept for the next look, by which no later mark may be old enough.
            self._marks.appendleft((since, until))
        return until

    async def _remove(self, matches: Collection[str]) -> int:
        if not matches:
            return 0

        def remove(connection: Connection) -> list[str]:
            # The time by which the leases of all nodes are measured, not this machine's.
            now = self._store.database.now(connection)
            return guests.remove_matches(connection, matches, node=self._node, now=now)

        removed = await as_asyncio(self._store.write(remove))
        self._forget(removed)
        self.removed += len(removed)
        self.gone(removed)
        return len(removed)

    def _forget(self, matches: Collection[str]) -> None:
        for name in matches:
            self.total -= self._matches.pop(name).size


def is_guest(person: str) -> bool:
    """Tell whether somebody's id is that of a guest."""
    return person.startswith(GUEST)
