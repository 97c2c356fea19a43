"""A circuit breaker: while a server is silent, whoever asks is refused at once instead of waiting in line for it.

Without it every thread of the pool, and then everybody behind them, waits for the whole timeout one after another.
"""

import threading
import time
from collections.abc import Callable

RETRY = 0.5
"""Seconds after which one is let through again to see whether the server answers."""


class CircuitBreaker:
    """Opens with a timeout, closes with any answer; while it is open one at a time tries."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._turn = threading.Lock()
        self._retry_at: float | None = None
        """When the next one may try; None while the server answers."""

    @property
    def is_open(self) -> bool:
        """Whether the last that was heard of the server is that it was silent."""
        return self._retry_at is not None

    def admits(self) -> bool:
        """Tell whether the server may be asked now."""
        if not self.is_open:
            return True
        with self._turn:
            now, due = self._clock(), self._retry_at
            if due is None or now >= due:
                # Half-open: this one tries, and all others are refused until it is answered or the pause is
                # over again.
                self._retry_at = None if due is None else now + RETRY
                return True
            return False

    def timed_out(self) -> None:
        """Note that the server did not answer in time."""
        with self._turn:
            self._retry_at = self._clock() + RETRY

    def note_answer(self) -> None:
        """Note that the server answered."""
        self._retry_at = None
