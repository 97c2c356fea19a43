"""How often somebody may try to get in: by device, and in the whole hall, however many nodes serve it."""

import asyncio
from collections import deque
from collections.abc import Sequence
from functools import partial

from sqlalchemy import Connection

from arbitro.live.moments import Time
from arbitro.store import Store, awaited, tries
from arbitro.web.hall.problems import Problem

MINUTE = 60_000
TRIES_A_DEVICE = 10
TRIES_IN_THE_HALL = 100
GUESTS_A_DEVICE = 300


class Limits:
    """Counts tries over the last minute; with a store, those of other nodes too."""

    def __init__(self, time: Time, shared: Store | None = None) -> None:
        self._time = time
        self._shared = shared
        self._tries: dict[str, deque[int]] = {}

    def check(self, what: str, device: str, each: int = TRIES_A_DEVICE, all: int = TRIES_IN_THE_HALL) -> None:
        """Raise 429 where a device, or all of them together, have tried too often at this node."""
        for key, most in ((f"{what} {device}", each), (what, all)):
            _refuse(self._recent(key), most, self._time.steady())

    def count(self, what: str, device: str) -> None:
        """Count one try."""
        now = self._time.steady()
        for key in (f"{what} {device}", what):
            self._recent(key).append(now)

    async def admit(self, what: str, device: str) -> None:
        """Raise 429 where a device, or all of them together, have failed too often at any node."""
        self.check(what, device)
        if self._shared is not None:
            now, kept = await asyncio.to_thread(self._shared.read, self._kept)
            for key, most in ((f"{what} {device}", TRIES_A_DEVICE), (what, TRIES_IN_THE_HALL)):
                _refuse(kept.get(key, ()), most, now)

    async def failed(self, what: str, device: str) -> None:
        """Count a try that failed, for every node."""
        self.count(what, device)
        if self._shared is not None:
            await awaited(self._shared.write(partial(self._count, keys=(f"{what} {device}", what))))

    def _kept(self, connection: Connection) -> tuple[int, dict[str, list[int]]]:
        assert self._shared is not None
        now = self._shared.database.now(connection)
        return now, tries.recent(connection, now - MINUTE)

    def _count(self, connection: Connection, keys: Sequence[str]) -> None:
        assert self._shared is not None
        now = self._shared.database.now(connection)
        tries.count(connection, keys, now, now - MINUTE)

    def _recent(self, key: str) -> deque[int]:
        if len(self._tries) > 10_000:
            self._tries.clear()
        tried = self._tries.setdefault(key, deque())
        since = self._time.steady() - MINUTE
        while tried and tried[0] <= since:
            tried.popleft()
        return tried


def _refuse(tried: Sequence[int], most: int, now: int) -> None:
    """Raise 429 where there were too many tries, with how long to wait."""
    if len(tried) >= most:
        wait = max(1, -(-(tried[0] + MINUTE - now) // 1000))
        raise Problem(429, "too-often", headers={"retry-after": str(wait)}, seconds=wait)
