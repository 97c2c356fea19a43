"""Those who watch: each has a bounded queue of messages that were encoded once for all of them."""

import asyncio
from collections import deque
from collections.abc import Iterable, Mapping

MOST = 256
"""How many messages a reader may be behind before it gets the whole picture instead."""


class Stream:
    """One device that watches some matches; a slow one loses messages, and then gets a snapshot."""

    def __init__(
        self,
        matches: Iterable[str],
        *,
        watcher: str = "",
        kind: tuple[str, str] = ("public", "en"),
        desks: Mapping[str, tuple[str, str]] | None = None,
    ):
        self.matches = frozenset(matches)
        self.desks = dict(desks or {})
        """The events of the desk that it watches, each with the role and the language for it."""
        self.watcher = watcher
        """Who watches, so that whoever may no longer is cut off."""
        self.kind = kind
        """The role and the language in which messages are written for him."""
        self.closed = False
        self._queue: deque[tuple[int, bytes]] = deque()
        self._behind = False
        self._woken = asyncio.Event()

    def put(self, position: int, message: bytes) -> None:
        """Queue a message, unless the reader is too slow: then all that it missed is forgotten."""
        if len(self._queue) >= MOST:
            self._queue.clear()
            self._behind = True
        if not self._behind:
            self._queue.append((position, message))
        self._woken.set()

    @property
    def waiting(self) -> int:
        """How many messages have not been taken."""
        return len(self._queue)

    def close(self) -> None:
        """End the stream."""
        self.closed = True
        self._woken.set()

    def take_behind(self) -> bool:
        """Tell once whether messages were lost since the last time."""
        behind, self._behind = self._behind, False
        return behind

    def take(self) -> list[tuple[int, bytes]]:
        """Return what is queued, and empty the queue."""
        self._woken.clear()
        waiting = list(self._queue)
        self._queue.clear()
        return waiting

    async def wait(self, seconds: float) -> None:
        """Wait until there is something to take, or some time has passed."""
        try:
            await asyncio.wait_for(self._woken.wait(), seconds)
        except TimeoutError:
            return
