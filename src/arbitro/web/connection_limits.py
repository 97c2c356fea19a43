"""How many connections are held, of one address and in all: whoever has too many loses those that ask nothing."""

import asyncio
import errno
import logging
import os
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Protocol

_log = logging.getLogger("arbitro.connections")

AN_ADDRESS = 2
"""Connections of one address for each stream that it may hold: the others are for what it asks beside them."""
IN_ALL = 20_000
RESERVED = 256
"""Files that the hall needs for itself: its database, its worker processes, its log."""


class HeldConnection(Protocol):
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
        self._held: dict[str, dict[HeldConnection, None]] = {}
        self._count = 0
        self.refused = 0
        """How many there was no room for."""

    def __len__(self) -> int:
        return self._count

    def refuse(self, address: str, why: str) -> None:
        """Note that somebody could not be let in; the log writes the same line a few times a minute and counts on."""
        self.refused += 1
        _log.warning("refused a connection of %s: %s", address, why)

    def admit(self, address: str, one: HeldConnection) -> bool:
        """Take a connection in, and hang up an idle one where there are too many; False where there is none."""
        held = self._held.setdefault(address, {})
        # Behind a trusted proxy everybody comes from its address, which has no bound but that of all.
        if len(held) >= self._an_address and not self._trusts(address) and not self._part_with(address):
            self.refuse(address, f"it has {len(held)}")
            return False
        # Who holds most gives way (docs/operate.md): a crowd from one address keeps nobody else out.
        if self._count >= self._in_all and not self._part_with(max(self._held, key=self._weight)):
            self.refuse(address, f"there are {self._count} in all")
            return False
        # Asked for anew: `leave` forgets an address whose only connection has just been hung up.
        self._held.setdefault(address, {})[one] = None
        self._count += 1
        return True

    def leave(self, address: str, one: HeldConnection) -> None:
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


class SpareFile:
    """One open file kept back: where the system gives no more, it is let go for a moment to say so to who connects.

    Left to itself asyncio tries to accept as often as connections may wait, with a traceback each time.
    """

    def __init__(self, crowd: Crowd, listener: socket.socket, answer: bytes) -> None:
        self._crowd, self._listener, self._answer = crowd, listener, answer
        self._spare: int | None = os.open(os.devnull, os.O_RDONLY)

    def handle(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """Deal with what went wrong in a loop: a connection for which there is no file is answered, once."""
        error = context.get("exception")
        if isinstance(error, OSError) and error.errno in (errno.EMFILE, errno.ENFILE) and "socket" in context:
            if self._spare is not None:
                os.close(self._spare)
                self._spare = None
            with suppress(OSError):
                connection, peer = self._listener.accept()
                with connection:
                    self._crowd.refuse(str(peer[0]), "the system gives no more files")
                    connection.send(self._answer)
                    connection.shutdown(socket.SHUT_WR)
            with suppress(OSError):
                self._spare = os.open(os.devnull, os.O_RDONLY)
        else:
            loop.default_exception_handler(context)


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
