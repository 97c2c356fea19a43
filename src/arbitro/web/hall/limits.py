"""How often somebody may try to get in: by device, and in the whole hall."""

from collections import deque

from arbitro.live.moments import Time
from arbitro.web.hall.problems import Problem

MINUTE = 60_000
TRIES_A_DEVICE = 10
TRIES_IN_THE_HALL = 100
GUESTS_A_DEVICE = 300


class Limits:
    """Counts tries over the last minute."""

    def __init__(self, time: Time) -> None:
        self._time = time
        self._tries: dict[str, deque[int]] = {}

    def check(self, what: str, device: str, each: int = TRIES_A_DEVICE, all: int = TRIES_IN_THE_HALL) -> None:
        """Raise 429 where a device, or all of them together, have tried too often."""
        for key, most in ((f"{what} {device}", each), (what, all)):
            tries = self._recent(key)
            if len(tries) >= most:
                wait = max(1, -(-(tries[0] + MINUTE - self._time.steady()) // 1000))
                raise Problem(429, "too-often", headers={"retry-after": str(wait)}, seconds=wait)

    def count(self, what: str, device: str) -> None:
        """Count one try."""
        now = self._time.steady()
        for key in (f"{what} {device}", what):
            self._recent(key).append(now)

    def _recent(self, key: str) -> deque[int]:
        if len(self._tries) > 10_000:
            self._tries.clear()
        tries = self._tries.setdefault(key, deque())
        since = self._time.steady() - MINUTE
        while tries and tries[0] <= since:
            tries.popleft()
        return tries
