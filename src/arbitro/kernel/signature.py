"""Signed heads of journals: what a hall says of a journal and cannot deny, and the keys that it signs with.

A head is the digest of an entry, and every entry holds the digest of the one before it: whoever signs a head signs all
that led to it. The journal itself stays as it is.
"""

import binascii
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Sequence
from itertools import pairwise
from typing import Literal

import msgspec

from arbitro.kernel.ed25519 import is_signed
from arbitro.kernel.journal import encode

KIND = "ed25519:"
"""What a key begins with, as it is written."""
_OF_HEAD = b"Arbitro signed head 1\n"
_OF_KEY = b"Arbitro next key 1\n"
"""What stands before that which is signed, so that a signature of one thing is none of another."""
Flaw = Literal["other-journal", "forged", "unknown-key"]


class SignedHead(msgspec.Struct, frozen=True):
    """What a hall signs of a journal."""

    journal: str
    """The name of its match, event or series."""
    sequence: int
    """The number of the entry up to which it is signed."""
    head: str
    """The digest of that entry."""
    at: int
    """When it was signed, in milliseconds since 1970, by the clock of the hall."""
    key: str
    """The public key that the signature was made with."""
    signature: str = ""


class HallKey(msgspec.Struct, frozen=True, omit_defaults=True):
    """A public key of a hall."""

    key: str
    since: int
    """From when on the hall signed with it, in milliseconds since 1970."""
    until: int | None = None
    """Until when; none for the one that it signs with now."""
    succession: str = ""
    """This key, signed with the one before it; empty for the first, and where the one before it was not at hand."""


def head_message(signed: SignedHead) -> bytes:
    """Return the bytes of a head that are signed: all that is said, but for the signature."""
    return _OF_HEAD + encode(msgspec.structs.replace(signed, signature=""))


def key_message(key: str, since: int) -> bytes:
    """Return the bytes of a key that the one before it signs."""
    return _OF_KEY + encode({"key": key, "since": since})


def write_bytes(value: bytes) -> str:
    """Return bytes as they stand in what is signed."""
    return urlsafe_b64encode(value).rstrip(b"=").decode()


def find_flaw(signed: SignedHead, digest: str | None, keys: Sequence[str] = ()) -> Flaw | None:
    """Return what is wrong with a signature, by one of these keys where some are given; None where it is good.

    `digest` is that of the entry up to which it is signed, in a journal whose chain holds; it may have grown since.
    """
    if keys and signed.key not in keys:
        return "unknown-key"
    if not _is_signed(signed.key, head_message(signed), signed.signature):
        return "forged"
    return None if digest == signed.head else "other-journal"


def leads_to(known: str, keys: Sequence[HallKey], wanted: str) -> bool:
    """Tell whether a key that is known vouches for another: each of those between was signed with the one before it."""
    if known == wanted:
        return True
    vouched = {known}
    for before, one in pairwise(keys):
        message = key_message(one.key, one.since)
        if before.key in vouched and _is_signed(before.key, message, one.succession):
            vouched.add(one.key)
    return wanted in vouched


def _is_signed(key: str, message: bytes, signature: str) -> bool:
    if not key.startswith(KIND):
        return False
    try:
        return is_signed(_read_bytes(key.removeprefix(KIND)), message, _read_bytes(signature))
    except (ValueError, binascii.Error):
        return False


def _read_bytes(text: str) -> bytes:
    return urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))
