"""The hall's signature of a journal that is judged again: genuine, of this journal, by a key that the hall tells."""

from typing import Any

import msgspec

from arbitro.kernel.signature import Flaw, HallKey, SignedHead, find_flaw, leads_to
from arbitro.pocket.judging import UNDER_WAY


class CheckedSignature(msgspec.Struct, frozen=True):
    """What came of it."""

    key: str
    flaw: Flaw | None
    vouched: bool
    """Whether the key is the one known from before, or that one vouches for it; true where none is known."""


def check_signature(match: str, signed: Any, keys: Any, known: str = "") -> CheckedSignature:
    """Check the signature of a journal that is being judged, by the keys of its hall and the one known from before."""
    head, told = msgspec.convert(signed, SignedHead), msgspec.convert(keys, list[HallKey])
    entries = UNDER_WAY[match].journal.entries
    digest = entries[head.sequence].digest if 0 <= head.sequence < len(entries) else None
    flaw = find_flaw(head, digest, [one.key for one in told] or [""])
    return CheckedSignature(head.key, flaw, not known or leads_to(known, told, head.key))
