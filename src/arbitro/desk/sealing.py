"""Sealed votes in a journal: what was cast stands there locked until the ballot is over; then its keys are told.

A key comes from a secret of the hall and the entry before the vote, so that whoever has the journal alone opens
nothing, and afterwards everybody can check that each vote is the one that was cast.
"""

import hashlib
import hmac
from collections.abc import Mapping

from msgspec.structs import replace

from arbitro.desk.event import Event
from arbitro.desk.law.claims import Vote
from arbitro.kernel import Fact
from arbitro.kernel.journal import Entry, Recorded

LOCKED = "sealed:"
OPENED = "opened"
"""Under which name an entry tells the keys of a ballot, by the numbers of the votes."""
BLOCK = 256
"""Bytes to which a vote is filled up, so that its length tells nothing."""
TAG = 16


# From the previous entry's hash too: the same vote cast again (revote)
# has another key, so nothing can be compared.
def key_of(secret: bytes, previous: str, number: int) -> bytes:
    """Return the key of the vote in an entry."""
    return hmac.new(secret, f"{previous}|{number}".encode(), hashlib.sha256).digest()


def lock_vote(vote: Vote, key: bytes) -> Vote:
    """Return a vote of which nobody sees what was voted."""
    said = vote.choice.encode()
    filled = said + bytes(-len(said) % BLOCK or (0 if said else BLOCK))
    # The tag is a commitment to the vote: when the key is told, nobody can claim another one.
    return replace(vote, choice=LOCKED + (_tag(said, key) + _xor_stream(filled, key)).hex())


def unlock_vote(vote: Vote, key: bytes) -> Vote | None:
    """Return a vote as it was cast; None where the key is not its own."""
    if not vote.choice.startswith(LOCKED):
        return vote
    try:
        kept = bytes.fromhex(vote.choice.removeprefix(LOCKED))
    except ValueError:
        return None
    said = _xor_stream(kept[TAG:], key).rstrip(b"\0")
    # Without this comparison a wrong key would give a vote of garbage.
    if not hmac.compare_digest(_tag(said, key), kept[:TAG]):
        return None
    return replace(vote, choice=said.decode())


def told_keys(entries: tuple[Entry, ...]) -> dict[int, bytes]:
    """Return the keys that a journal tells, by the numbers of the entries."""
    made = [entry.act.made.get(OPENED, {}) for entry in entries if isinstance(entry.act, Recorded)]
    return {int(number): bytes.fromhex(key) for one in made for number, key in one.items()}


def as_cast(act: Fact, entry: Entry, keys: Mapping[int, bytes], secret: bytes) -> Fact | None:
    """Return an act as it was entered; None for a vote that cannot be opened here: it counts as not cast."""
    if not isinstance(act, Vote):
        return act
    return unlock_vote(act, keys.get(entry.number) or key_of(secret, entry.previous, entry.number))


def ballot_is_over(before: Event, after: Event, dispute: str) -> bool:
    """Tell whether a vote was the last of its ballot."""
    # An undecided ballot empties its votes: it is over too, and its keys are told before the next.
    was, now = before.disputes[dispute], after.disputes[dispute]
    return now.state != "voting" or len(now.votes) <= len(was.votes)


def _tag(said: bytes, key: bytes) -> bytes:
    return hmac.new(key, said, hashlib.sha256).digest()[:TAG]


def _xor_stream(said: bytes, key: bytes) -> bytes:
    # A stream from SHAKE-256 under a key used once; the standard library
    # has no cipher, and this needs no other.
    stream = hashlib.shake_256(b"vote" + key).digest(len(said))
    return bytes(one ^ other for one, other in zip(said, stream, strict=True))
