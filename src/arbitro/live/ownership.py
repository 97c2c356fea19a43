"""Which matches this node owns: by a lease in the database, renewed while there is something to do in them."""

import asyncio
import logging
from collections.abc import Callable, Collection, Iterable
from functools import partial
from typing import TypeVar

import msgspec
from sqlalchemy import Connection

from arbitro.live.time_source import Time
from arbitro.store import Lease, Node, Store, as_asyncio, leases, nodes

T = TypeVar("T")
_log = logging.getLogger("arbitro.node")
LASTS = 3000
"""Milliseconds for which a lease is given: after so long a node that died is replaced."""
EARLIER = 500
"""Milliseconds before its end from which a node no longer trusts its own lease."""
BELIEVED = 500
"""Milliseconds for which another node's lease is believed without asking again."""
RENEWED = 1.0
"""Seconds after which leases are renewed."""
NEVER = -1
"""No epoch at all."""


class HeldLease(msgspec.Struct, frozen=True):
    """A lease of this node."""

    epoch: int
    until: int
    """When it ends, by this node's steady clock."""


class Ownership:
    """The leases of one node. Whoever is wrong about its own is fenced by the database."""

    def __init__(self, store: Store, node: Node, time: Time) -> None:
        self.node = node
        self._store, self._time = store, time
        self._held: dict[str, HeldLease] = {}
        self._others: dict[str, tuple[Lease, int]] = {}
        self._epochs: dict[str, int] = {}
        self._known: dict[str, Node] = {}
        self.failovers = 0
        """How many journals were taken over from a node that had not given them back."""
        self.losses = 0
        """How many of its own it found taken over, or did not renew in time."""

    @property
    def count(self) -> int:
        """How many leases this node has."""
        return len(self._held)

    def epoch(self, journal: str) -> int | None:
        """Return the epoch under which this node may append to a journal, or None where it does not own it."""
        held = self._held.get(journal)
        return held.epoch if held and held.until > self._time.steady() else None

    def fence(self, journal: str) -> int:
        """Return the epoch of the last lease, in force or not: under one that is over nothing is accepted."""
        return self._epochs.get(journal, NEVER)

    async def enter(self) -> None:
        """Make this node known to the others."""
        await self._write(lambda connection: nodes.enter(connection, self.node, self._now(connection)))

    async def leave(self) -> None:
        """Give everything back, so that others go on with it at once."""
        # First here, then there: nothing may be entered under a lease that is being given back.
        self._held.clear()
        await self._write(self._release_leases)

    async def take(self, journal: str) -> Lease:
        """Take a journal if it is free, and return the lease in force."""
        # Before the question goes out: so the lease ends here no later than in the database, whose clock is
        # another.
        asked = self._time.steady()
        if (there := self._others.get(journal)) and asked < there[1]:
            return there[0]
        before, lease = await self._write(partial(self._take_lease, journal=journal))
        if lease.node == self.node.id:
            if before is not None and before.node != lease.node and before.expires > leases.FREE:
                self.failovers += 1
                _log.warning("took %s over from %s (epoch %d)", journal, before.node, lease.epoch)
            self._hold([lease], asked)
        else:
            self._others[journal] = (lease, asked + BELIEVED)
        return lease

    async def hand_over(self, journal: str) -> None:
        """Give a journal back for whoever asks next; its clocks are looked after by any node that sees it free."""
        if self._held.pop(journal, None) is not None:
            await self._write(partial(self._handed_over, journal=journal))

    def doubt(self, journal: str) -> None:
        """Look into the database before another node's lease is believed again."""
        self._others.pop(journal, None)

    def forget(self, journal: str) -> None:
        """Forget a lease that somebody else has taken over."""
        if self._held.pop(journal, None) is not None:
            self.losses += 1
            _log.warning("lost the lease of %s", journal)

    async def renew(self, wanted: Collection[str]) -> list[str]:
        """Renew the leases that are wanted, give the others back, and return the journals of nodes that died."""
        asked, idle = self._time.steady(), set(self._held) - set(wanted)
        # Before the database is told: an act that comes meanwhile takes the lease anew.
        for journal in idle:
            del self._held[journal]
        held = set(self._held)
        mine, orphaned = await self._write(partial(self._renew_leases, idle=idle))
        for journal in held - {lease.journal for lease in mine}:
            self.forget(journal)
        self._hold(mine, asked)
        return orphaned

    async def owner(self, lease: Lease) -> Node | None:
        """Return the node that has a lease, or None where it has left."""
        if lease.node not in self._known:
            found = await asyncio.to_thread(
                self._store.read, lambda connection: nodes.find(connection, lease.node)
            )
            if found is None:
                return None
            self._known[lease.node] = found
        return self._known[lease.node]

    def _hold(self, mine: Iterable[Lease], asked: int) -> None:
        for lease in mine:
            self._held[lease.journal] = HeldLease(lease.epoch, asked + LASTS - EARLIER)
            self._epochs[lease.journal] = lease.epoch

    def _take_lease(self, connection: Connection, journal: str) -> tuple[Lease | None, Lease]:
        before = leases.find(connection, journal)
        return before, leases.take(connection, journal, self.node.id, self._now(connection), LASTS)

    def _renew_leases(self, connection: Connection, idle: Collection[str]) -> tuple[list[Lease], list[str]]:
        now, me = self._now(connection), self.node.id
        if idle:
            leases.release(connection, me, idle)
        nodes.mark_alive(connection, self.node, now)
        return leases.renew(connection, me, now, LASTS), leases.orphans(connection, now)

    def _handed_over(self, connection: Connection, journal: str) -> None:
        # Over now, but not FREE: any node finds it among the orphans and looks after its clocks.
        leases.release(connection, self.node.id, [journal], self._now(connection))

    def _release_leases(self, connection: Connection) -> None:
        leases.release(connection, self.node.id, expires=self._now(connection))
        nodes.leave(connection, self.node.id)

    def _now(self, connection: Connection) -> int:
        return self._store.database.now(connection)

    async def _write(self, work: Callable[[Connection], T]) -> T:
        return await as_asyncio(self._store.write(work, exclusive=False))
