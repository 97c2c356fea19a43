"""What is put into the store and taken out of it."""

from typing import Literal

import msgspec

Kind = Literal["match", "desk"]


class Heading(msgspec.Struct, frozen=True):
    """What stands above a journal: whose it is, and the request that made it."""

    id: str
    kind: Kind = "match"
    edition: str = ""
    mode: str = ""
    owner: str = ""
    """The account or guest that made it."""
    body: bytes = b""
    """The request that made it, as canonical JSON: sent again it is known again."""
    options: bytes = b""
    """What the hall itself wants to remember of it from the start."""
    created: int = 0
    """When, in milliseconds since 1970."""


class Place(msgspec.Struct, frozen=True):
    """Where a hall or a copy of it stands: the position of its last entry, and the digest of that."""

    position: int = 0
    digest: str = ""


class Command(msgspec.Struct, frozen=True):
    """The client's id of an act, what it asked for, and the answer that it gets however often it asks."""

    id: str
    asked: str
    """A digest of the request's body."""
    answer: bytes


class Checkpoint(msgspec.Struct, frozen=True):
    """A state of a journal, from which the program that wrote it can go on without reading all before it."""

    sequence: int
    state: bytes


class Line(msgspec.Struct, frozen=True):
    """An entry with its place in the whole hall."""

    position: int
    journal: str
    sequence: int
    line: bytes


class Loaded(msgspec.Struct, frozen=True):
    """A journal as it is stored."""

    heading: Heading
    lines: tuple[bytes, ...]
    checkpoint: Checkpoint | None

    def export(self) -> bytes:
        """Return the journal as JSON Lines."""
        return b"".join(line + b"\n" for line in self.lines)


class Standing(msgspec.Struct, frozen=True):
    """A journal in a list: what stands above it, and where it stands."""

    heading: Heading
    sequence: int


class Lease(msgspec.Struct, frozen=True):
    """A journal owned by one node for a while."""

    journal: str
    node: str
    epoch: int
    """How often it has changed hands; an append under an older one is refused."""
    expires: int


class Node(msgspec.Struct, frozen=True):
    """A program that serves the hall, beside others on the same database."""

    id: str
    address: str
    """Where the other nodes reach it."""
    secret: str
    """What they show it, so that it knows them."""
