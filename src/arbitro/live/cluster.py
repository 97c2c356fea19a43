"""Failover among the nodes of one hall: each renews its leases, takes over from those that died, hears the others."""

import asyncio
from collections.abc import Sequence
from contextlib import aclosing, suppress

from arbitro.live.bus import Bus
from arbitro.live.hall import UnknownMatch
from arbitro.live.live_hall import LiveHall
from arbitro.live.match import LiveMatch
from arbitro.live.ownership import RENEWED, Ownership
from arbitro.store import Unavailable

IDLE = 60_000
"""Milliseconds after which a match in which nothing was done is given back."""
PAUSE = 1.0
"""Seconds after which a bus that broke is asked again."""
CUT_OFF = "cut-off "


class BackgroundTasks:
    """What a node does beside answering, for as long as the hall is open."""

    def __init__(self, hall: LiveHall, buses: Sequence[Bus]) -> None:
        assert hall.ownership is not None
        self._hall, self._buses = hall, buses
        self._ownership: Ownership = hall.ownership
        self._told_apart = [bus for bus in buses if not bus.by_itself]
        self._tasks: list[asyncio.Task[None]] = []
        self._adopting: set[str] = set()

    async def start(self) -> None:
        """Make this node known, and begin to listen."""
        await self._ownership.enter()
        self._hall.say = self._say
        self._tasks = [asyncio.create_task(self._hear(bus)) for bus in self._buses]
        self._tasks.append(asyncio.create_task(self._renew()))

    async def stop(self) -> None:
        """Give everything back, and listen no more."""
        # First: a lease that is renewed after it was given back would keep the others waiting.
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for bus in self._buses:
            await bus.close()
        with suppress(Unavailable):
            await self._ownership.leave()

    def _say(self, what: str) -> None:
        # The database tells of new entries with each transaction: only other buses need a word.
        for bus in self._buses if what else self._told_apart:
            self._hall.spawn(self._send_to_bus(bus, what))

    async def _send_to_bus(self, bus: Bus, what: str) -> None:
        with suppress(Unavailable, OSError):
            await bus.tell(what)

    async def _hear(self, bus: Bus) -> None:
        """Follow hints; while there are none to be had, the log is looked at with each renewal."""
        while True:
            with suppress(OSError):
                async with aclosing(bus.listen()) as words:
                    async for what in words:
                        await self._receive(what)
            await asyncio.sleep(PAUSE)

    async def _receive(self, what: str) -> None:
        if what.startswith(CUT_OFF):
            self._hall.end_streams(what.removeprefix(CUT_OFF))
        # Where nobody watches and no event is open nothing waits for the log: it is looked at with the next renewal.
        if len(self._hall.streams) or any(self._hall.office.living()):
            with suppress(Unavailable):
                await self._hall.catch_up()

    async def _renew(self) -> None:
        while True:
            await asyncio.sleep(RENEWED)
            with suppress(Unavailable):
                wanted = [match.name for match in self._hall.living() if self._is_wanted(match)]
                orphans = await self._ownership.renew(wanted)
                # In any case once a second: buses carry hints, and the log is what counts (docs/operate.md,
                # Several nodes).
                await self._hall.catch_up()
                fresh = [name for name in orphans if name not in self._adopting]
                self._adopting.update(fresh)
                if fresh:
                    self._hall.spawn(self._adopt_matches(fresh))

    def _is_wanted(self, match: LiveMatch) -> bool:
        """Tell whether a match should stay this node's own: because of its clock, or what was just done in it."""
        return match.timer is not None or self._hall.time.steady() - match.touched < IDLE

    async def _adopt_matches(self, orphans: Sequence[str]) -> None:
        """Take over the matches of a node that died, so that their clocks go on."""
        for name in orphans:
            # One that cannot be taken over now comes again with the next renewal, and keeps none of the
            # others.
            with suppress(Unavailable, UnknownMatch):
                await self._hall.owner(await self._hall.match(name))
            self._adopting.discard(name)
