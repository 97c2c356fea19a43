"""Those who watch, by server-sent events with backpressure: each a bounded queue of messages encoded once for all."""

import asyncio
from collections import deque
from collections.abc import Callable, Iterable, Mapping
from typing import Literal, TypeAlias

from arbitro.live.viewer import Viewer

MOST = 256
"""How many messages a reader may be behind before it gets the whole picture instead."""

Line: TypeAlias = Callable[[bytes], bool]
"""Writes to a reader at once, and tells whether it could."""
Lists: TypeAlias = Literal["", "matches", "changes"]
"""What a reader is told of lists: nothing, which matches there are, or that some list may be another."""


class Stream:
    """One device that watches some matches; a slow one loses messages, and then gets a snapshot."""

    # Up to 10,000 of these are told in turn: what a message touches of each has to be fetched from memory,
    # and that is what it costs (docs/act.md).
    __slots__ = (
        "_behind",
        "_idle",
        "_line",
        "_nudged",
        "_queue",
        "beat",
        "closed",
        "desks",
        "lists",
        "matches",
        "series",
        "watcher",
    )

    def __init__(
        self,
        matches: Mapping[str, Viewer] | Iterable[str],
        *,
        watcher: str = "",
        desks: Mapping[str, Viewer] | None = None,
        series: Mapping[str, Viewer] | None = None,
        line: Line | None = None,
        beat: float = 5.0,
        lists: Lists = "",
    ):
        self.matches = dict(matches) if isinstance(matches, Mapping) else dict.fromkeys(matches, Viewer())
        """The matches that it watches, each with as whom; the public's whole views where nothing is said."""
        self.desks = dict(desks or {})
        """The events of the desk that it watches, each with as whom."""
        self.series = dict(series or {})
        """The series that it watches, which are the same for everybody."""
        self.watcher = watcher
        """Who watches, so that whoever may no longer is cut off."""
        self.beat = beat
        """Seconds after which it gets a sign of life where nothing happens."""
        self.lists = lists
        """What it is told of lists."""
        self.closed = False
        self._queue: deque[tuple[int, bytes]] = deque()
        self._behind = False
        self._nudged = False
        self._line = line
        """By which a reader who waits for news gets them without being woken; None where there is no such way."""
        self._idle: asyncio.Future[None] | None = None

    def send(self, position: int, message: bytes) -> None:
        """Tell a message or queue it, unless the reader is too slow: then all that it missed is forgotten."""
        # No queue and no task to wake: so a message to one of 1,000 watchers is little more than a bare
        # `send` (docs/act.md).
        if self._idle is not None and self._line is not None and not self.closed and self._line(message):
            return
        # Backpressure: who is too slow gets one whole view instead of what was missed (hall.md, Live).
        if len(self._queue) >= MOST:
            self._queue.clear()
            self._behind = True
        if not self._behind:
            self._queue.append((position, message))
        self._wake()

    @property
    def waiting(self) -> int:
        """How many messages have not been taken."""
        return len(self._queue)

    def nudge(self) -> None:
        """Let the reader look for news that are in no queue."""
        self._nudged = True
        self._wake()

    def close(self) -> None:
        """End the stream."""
        self.closed = True
        self._wake()

    def take_behind(self) -> bool:
        """Tell once whether messages were lost since the last time."""
        behind, self._behind = self._behind, False
        return behind

    def take(self) -> list[tuple[int, bytes]]:
        """Return what is queued, and empty the queue."""
        waiting = list(self._queue)
        self._queue.clear()
        return waiting

    async def wait(self, seconds: float) -> None:
        """Wait until there is something to take, or some time has passed."""
        if self._queue or self._behind or self._nudged or self.closed:
            self._nudged = False
            return
        loop = asyncio.get_running_loop()
        self._idle = loop.create_future()
        alarm = loop.call_later(seconds, self._wake)
        try:
            await self._idle
        finally:
            alarm.cancel()
            self._idle, self._nudged = None, False

    def _wake(self) -> None:
        idle, self._idle = self._idle, None
        if idle is not None and not idle.done():
            idle.set_result(None)
