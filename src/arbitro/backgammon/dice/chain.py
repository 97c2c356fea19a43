"""A party's chain of links, and the dice that the links of all parties make.

Before the match each party draws a seed and hashes it over and over: the last hash is its commitment. For roll
number n it reveals the n-th hash before that. Anybody can check that the hash of a link is the link before it, and
nobody can know a link that its owner has not revealed. The links of the server and of both players are mixed, so
that two parties together cannot know a roll of which the third has not revealed its link.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from functools import lru_cache

import msgspec

Dice = tuple[int, int]
PARTIES = ("server", "X", "O")
# Above what any match rolls; a ledger from outside may ask for no more hashing than that.
LONGEST = 100_000
# Part of what is hashed: dice made otherwise one day get another label, and never the same numbers.
_LABEL = b"arbitro dice 1"
# Bytes from 252 on are left out: 252 is 42 times six, so that every face is as likely as the others.
_FAIR = 252


class Links(msgspec.Struct, frozen=True):
    """One link of each party, in hexadecimal."""

    server: str
    X: str
    O: str  # noqa: E741  # the players are X and O

    def as_strings(self, party: str) -> str:
        """Return what a party has shown, be it a link or not."""
        return {"server": self.server, "X": self.X, "O": self.O}[party]

    def of(self, party: str) -> bytes:
        """Return a party's link; raises ValueError where it is not one."""
        link = read_link(self.as_strings(party))
        if link is None:
            raise ValueError("a link is 32 bytes")
        return link


class Chain(msgspec.Struct, frozen=True):
    """A party's secret seed and the number of rolls it is good for."""

    seed: bytes
    length: int = 2000

    @classmethod
    def random(cls, length: int = 2000) -> Chain:
        """Return a chain from a seed of the operating system's randomness."""
        return cls(secrets.token_bytes(32), length)

    @property
    def commitment(self) -> str:
        """What the party publishes before the match."""
        return self.link(0)

    def link(self, number: int) -> str:
        """Return the link that is revealed for a roll, in hexadecimal; number 0 is the commitment."""
        if not 0 <= number <= self.length:
            raise IndexError(f"the chain has {self.length} links")
        return _links(self.seed, self.length)[number].hex()


@lru_cache(maxsize=64)
def _links(seed: bytes, length: int) -> list[bytes]:
    # Two thousand hashes once a chain, and not for every link; few chains are played with at a time.
    links = [seed]
    for _ in range(length):
        links.append(hashlib.sha256(links[-1]).digest())
    return links[::-1]


def read_link(text: str) -> bytes | None:
    """Return the 32 bytes of a link in hexadecimal; None where it is not one."""
    try:
        link = bytes.fromhex(text)
    except ValueError:
        return None
    return link if len(link) == 32 else None


def follows(link: bytes, before: bytes, steps: int = 1) -> bool:
    """Tell whether a link comes so many steps after another in a chain."""
    # A changed chain leaves numbers that nobody rolled, so that a link may lie several steps from the last one
    # shown.
    for _ in range(steps):
        link = hashlib.sha256(link).digest()
    return hmac.compare_digest(link, before)


def dice_of(match: str, number: int, links: Links) -> Dice:
    """Return the dice of a roll: fair bytes of an HMAC over what the three parties have revealed."""
    # The server's link is the key because it is shown last: whoever shows theirs before it cannot know the
    # dice.
    key, shares = links.of("server"), links.of("X") + links.of("O")
    head = _LABEL + b"\0" + match.encode() + b"\0" + number.to_bytes(4, "big") + shares
    found: list[int] = []
    block = 0
    while len(found) < 2:
        digest = hmac.digest(key, head + block.to_bytes(4, "big"), "sha256")
        found += [byte % 6 + 1 for byte in digest if byte < _FAIR]
        block += 1
    return found[0], found[1]
