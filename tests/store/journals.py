"""Lines of journals for the tests: chained as the kernel chains them, with acts of no meaning."""

import hashlib
from collections.abc import Sequence
from concurrent.futures import Future

import msgspec

from arbitro.kernel.journal import GENESIS
from arbitro.store import Command, Heading, Store

canonical = msgspec.json.Encoder(order="sorted").encode


def line(number: int, previous: str, act: object = "act") -> bytes:
    """Return a line that goes on from a digest."""
    values = {"number": number, "at": number, "author": "a", "command": "", "act": act, "previous": previous}
    digest = hashlib.sha256(canonical({**values, "digest": ""})).hexdigest()
    return canonical({**values, "digest": digest})


def digest(of: bytes) -> str:
    """Return the digest of a line."""
    found = msgspec.json.decode(of)["digest"]
    assert isinstance(found, str)
    return found


def lines(count: int, act: object = "act") -> list[bytes]:
    """Return a whole journal."""
    chained: list[bytes] = []
    for number in range(count):
        chained.append(line(number, digest(chained[-1]) if chained else GENESIS, act))
    return chained


def command(name: str, body: bytes = b'{"event":"act"}', salt: bytes = b"") -> Command:
    """Return a command with what it asks for."""
    return Command(name, "/acts", body, salt=salt)


def begin(
    store: Store, journal: str, entries: Sequence[bytes], command: Command | None = None
) -> Future[int]:
    """Begin a journal."""
    return store.append(journal, entries, expects=-1, command=command, heading=Heading(journal, created=1))
