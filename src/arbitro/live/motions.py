"""The trajectories of strokes that were played: a bounded cache, so that a hundred watchers cost one simulation."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable

from arbitro.live.turns import FairQueue
from arbitro.table import Motion

MOST = 32 * 1024 * 1024
"""Bytes that are kept: some hundreds of breaks, some thousands of other strokes."""
FRESH = 64
"""Strokes that were just played and that nobody has asked for, which are kept as they were made."""


class Motions:
    """What each stroke looked like, as JSON, by the digest of its entry; the one asked for longest ago goes first."""

    def __init__(self) -> None:
        self._fresh: OrderedDict[str, Motion] = OrderedDict()
        self._told: OrderedDict[str, bytes] = OrderedDict()
        self._size = 0
        self._turns = FairQueue(1)
        self._making: dict[str, asyncio.Future[bytes]] = {}

    def keep(self, digest: str, motion: Motion) -> None:
        """Keep the motion of a stroke where it was made."""
        self._fresh[digest] = motion
        while len(self._fresh) > FRESH:
            self._fresh.popitem(last=False)

    async def motion_bytes(self, digest: str, simulate: Callable[[], Motion], address: str = "") -> bytes:
        """Return a motion for a screen, written once; where it is no longer kept, the stroke is simulated again.

        That is done for one after the other, for each address in turn: however many old strokes somebody asks for.
        """
        if (known := self._told.get(digest)) is not None:
            self._told.move_to_end(digest)
            return known
        # One simulation for all who ask at once: 100 watchers of a stroke cost 34 ms, of which it takes 22
        # (docs/act.md).
        if (making := self._making.get(digest)) is None:
            work = self._write(self._fresh.pop(digest, None), simulate, address)
            making = self._making[digest] = asyncio.ensure_future(work)
            making.add_done_callback(lambda done: self._finish_making(digest, done))
        return await asyncio.shield(making)

    async def _write(self, kept: Motion | None, simulate: Callable[[], Motion], address: str) -> bytes:
        if kept is not None:
            return await asyncio.to_thread(kept.as_json)
        async with self._turns.turn(address, awaited=True):
            return await asyncio.to_thread(lambda: simulate().as_json())

    def _finish_making(self, digest: str, done: "asyncio.Future[bytes]") -> None:
        del self._making[digest]
        if done.cancelled() or done.exception() is not None:
            return
        self._told[digest] = done.result()
        self._size += len(done.result())
        while self._size > MOST:
            _, oldest = self._told.popitem(last=False)
            self._size -= len(oldest)
