"""Time as the hall knows it: injected, so that a test turns it by hand."""

import time
from typing import Protocol


class Time(Protocol):
    """Two clocks: one that says when, one that only ever goes on."""

    def wall(self) -> int:
        """Return milliseconds since 1970, by the machine's calendar."""
        ...

    def steady(self) -> int:
        """Return milliseconds that never fall, whatever happens to the calendar."""
        ...


class SystemTime:
    """The machine's own clocks."""

    def wall(self) -> int:
        """Return milliseconds since 1970, by the machine's calendar."""
        return time.time_ns() // 1_000_000

    def steady(self) -> int:
        """Return milliseconds that never fall, whatever happens to the calendar."""
        return time.monotonic_ns() // 1_000_000
