"""What is put into the store and taken out of it: lines, headings, commands by their idempotency keys."""

import hashlib
from typing import Literal

import msgspec

from arbitro.kernel.journal import encode

GUEST = "guest-"
"""How the id of a guest begins: of whoever came in under a name alone."""
Kind = Literal["match", "desk", "series"]


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
    """What a client asks for under an idempotency key of its own; without a key, what the hall does by itself."""

    id: str = ""
    path: str = ""
    """Where it was sent."""
    body: bytes = b""
    """What was sent, as it came."""
    expected: int | None = None
    """The sequence that the client last saw; None for whoever need not say."""
    salt: bytes = b""
    """The secret with which only a digest of the body is kept, where the body itself may not be seen."""

    @property
    def kept(self) -> "StoredRequest":
        """What is kept of it: the bytes that came, which cost nothing to make."""
        if self.salt:
            return StoredRequest(self._digest, None)
        return StoredRequest(None, b"%s %s" % (self._name, self._without_key(self.body)))

    def repeats(self, kept: "StoredRequest") -> bool:
        """Tell whether a request of the same key asked for the same: the same bytes, or the same JSON values."""
        if kept.asked is not None:  # salted, or from before bodies were kept
            return kept.asked == self._digest
        name, _, body = (kept.body or b"").partition(b" ")
        # Bytes first: a client that tries again sends the same ones, and nothing has to be decoded.
        return name == self._name and (
            body == self._without_key(self.body) or self._canonical(body) == self._canonical(self.body)
        )

    def _without_key(self, body: bytes) -> bytes:
        """Leave the key out of a body as browsers and Python write it: it has a column of its own."""
        key = self.id.encode()
        # Where it stands twice, once is in something that was said: nothing is cut out then.
        if body.count(key) == 1:
            for member in (b'"command":"%s",' % key, b'"command": "%s", ' % key):
                body = body.replace(member, b"")
        return body

    def _canonical(self, body: bytes) -> bytes:
        return encode({**msgspec.json.decode(body or b"{}"), "command": self.id})

    @property
    def _name(self) -> bytes:
        return self.path.rpartition("/")[2].encode()

    @property
    def _digest(self) -> str:
        asked = encode({"path": self.path, "body": msgspec.json.decode(self.body)})
        return hashlib.sha256(asked + self.salt).hexdigest()


class StoredRequest(msgspec.Struct, frozen=True):
    """What is kept of a request, by which it is known when it comes again."""

    asked: str | None
    """A digest of its path and its values; None where its body is kept."""
    body: bytes | None
    """What was asked, and the body as it came."""
    sequence: int = 0
    """The number of the last entry that it made."""


class StoredCheckpoint(msgspec.Struct, frozen=True):
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
    checkpoint: StoredCheckpoint | None

    def export(self) -> bytes:
        """Return the journal as JSON Lines."""
        return b"".join(line + b"\n" for line in self.lines)


class JournalStanding(msgspec.Struct, frozen=True):
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
