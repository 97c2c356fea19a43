"""How many connections are held, of one address and in all: whoever has too many loses those that ask nothing."""

from collections.abc import Callable
from typing import Protocol

AN_ADDRESS = 2
"""Connections of one address for each stream that it may hold: the others are for what it asks beside them."""
IN_ALL = 20_000
RESERVED = 256
"""Files that the hall needs for itself: its database, its worker processes, its log."""


class Held(Protocol):
    """A connection."""

    @property
    def idle(self) -> bool:
        """Whether no request is under way on it."""
        ...

    def hang_up(self) -> None:
        """Close it at once."""
        ...


class Crowd:
    """The connections of a server, by the address from which they came, the oldest first."""

    def __init__(
        self, an_address: int, in_all: int = IN_ALL, trusts: Callable[[str], bool] = lambda _: False
    ) -> None:
        self._an_address = an_address
        self._in_all = in_all
        self._trusts = trusts
        self._held: dict[str, dict[Held, None]] = {}
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def admit(self, address: str, one: Held) -> bool:
        """Take a connection in, and hang up an idle one where there are too many; False where there is none."""
        held = self._held.setdefault(address, {})
        if len(held) >= self._an_address and not self._trusts(address) and not self._part_with(address):
            return False
        if self._count >= self._in_all and not self._part_with(max(self._held, key=self._weight)):
            return False
        self._held.setdefault(address, {})[one] = None
        self._count += 1
        return True

    def leave(self, address: str, one: Held) -> None:
        """Forget a connection that has gone."""
        held = self._held.get(address, {})
        if one in held:
            del held[one]
            self._count -= 1
        if not held:
            self._held.pop(address, None)

    def _part_with(self, address: str) -> bool:
        """Hang up the oldest connection of an address on which nothing is asked; tell whether there was one."""
        found = next((one for one in self._held[address] if one.idle), None)
        if found is None:
            return False
        self.leave(address, found)
        found.hang_up()
        return True

    def _weight(self, address: str) -> int:
        return len(self._held[address])


def most_connections() -> int:
    """Return how many connections this system lets a program have, after asking it for as many as it gives."""
    try:
        import resource
    except ImportError:  # not a system that says so
        return IN_ALL
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = IN_ALL + RESERVED if hard == resource.RLIM_INFINITY else hard
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
        except (ValueError, OSError):
            pass  # then with what there is
    return IN_ALL if soft == resource.RLIM_INFINITY else max(64, min(IN_ALL, soft - RESERVED))
