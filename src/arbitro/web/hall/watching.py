"""How many streams are held open: of one address, of one person, and in all."""

from collections import Counter
from collections.abc import Callable

from arbitro.web.hall.limits import network_of
from arbitro.web.hall.problems import Problem

# docs/operate.md, "What strangers may take"; that of an address (256, hall.md) is set by who serves.
A_PERSON = 64
"""Streams of one person or device."""
IN_ALL = 10_000
AGAIN = {"retry-after": "10", "connection": "close"}
"""What is said to whoever has too many: when to come again; the connection is closed."""


class Watching:
    """Counts the streams of a node."""

    def __init__(self, an_address: int, in_all: int = IN_ALL) -> None:
        self._an_address = an_address
        self._in_all = in_all
        self._held: Counter[str] = Counter()
        self._count = 0

    def take(self, address: str, person: str) -> Callable[[], None]:
        """Count a stream, and return what ends it, once however often it is called; raises 429 or 503."""
        if self._count >= self._in_all:
            raise Problem(503, "busy", headers=AGAIN)
        keys = [(f"address {network_of(address)}", self._an_address)]
        keys += [(f"person {person}", A_PERSON)] if person else []
        if most := [most for key, most in keys if self._held[key] >= most]:
            raise Problem(429, "too-many-streams", headers=AGAIN, most=most[0])
        self._held.update(key for key, _ in keys)
        self._count += 1
        # Both the end of the answer and the reader's leaving call it, in either order.
        ended = False

        def end() -> None:
            nonlocal ended
            if ended:
                return
            ended = True
            self._count -= 1
            for key, _ in keys:
                self._held[key] -= 1
                if not self._held[key]:
                    del self._held[key]

        return end
