"""The hash chain of a journal, whatever its acts mean: number, previous digest, own digest of each line."""

import hashlib
from collections.abc import Iterable

import msgspec

from arbitro.kernel.journal import GENESIS, BadJournal, Fault, encode

EMPTY = -1
"""The sequence of a journal without entries."""


class Link(msgspec.Struct, frozen=True):
    """What chains a line of a journal to the one before it."""

    number: int
    previous: str
    digest: str


class Head(msgspec.Struct, frozen=True):
    """Where a journal stands."""

    sequence: int = EMPTY
    digest: str = GENESIS


_link = msgspec.json.Decoder(Link).decode
_values = msgspec.json.Decoder(dict[str, object]).decode


def links(lines: Iterable[bytes], after: Head = Head()) -> list[Link]:  # noqa: B008 - a frozen value
    """Return the links of lines that go on from a head, or raise BadJournal with the first that does not."""
    chained = []
    for line in lines:
        link = read(line, after.sequence + 1)
        if link.number != after.sequence + 1:
            raise BadJournal(Fault(after.sequence + 1, "out-of-order"))
        if link.previous != after.digest:
            raise BadJournal(Fault(link.number, "broken-chain"))
        chained.append(link)
        after = Head(link.number, link.digest)
    return chained


def read(line: bytes, number: int) -> Link:
    """Return the link of a line that is canonical and has the digest it claims, or raise BadJournal."""
    try:
        link, values = _link(line), _values(line)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise BadJournal(Fault(number, "unreadable")) from None
    # White space or another order of keys would leave the digest of the values as it is: bytes are compared,
    # so that any changed byte is found (docs/decisions.md).
    if encode(values) != line:
        raise BadJournal(Fault(number, "not-canonical"))
    if hashlib.sha256(encode({**values, "digest": ""})).hexdigest() != link.digest:
        raise BadJournal(Fault(number, "wrong-digest"))
    return link


def claimed_link(line: bytes) -> Link:
    """Return the link that a line claims to be, unchecked; an empty one when it cannot be read."""
    try:
        return _link(line)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return Link(EMPTY, "", "")
