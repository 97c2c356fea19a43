"""The keys with which a hall signs the heads of its journals; each runs on a connection of the store.

The secret of the one in use is a setting that goes into backups and into no live copy; the public parts of all are
another. Without the library `cryptography` (extra `signatures`) a hall signs nothing.
"""

import zipfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from secrets import token_bytes
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection

from arbitro.kernel.incoming import decode_json
from arbitro.kernel.signature import KIND, HallKey, SignedHead, head_message, key_message, write_bytes
from arbitro.store.chain import claimed_link
from arbitro.store.settings import SIGNING, get, put_once, save

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

KEYS = "signing keys"
"""The setting with the public keys, the first first."""
SIGNATURE = ".signature.json"
"""How the file ends in which the signature of a journal lies beside it."""
SEED = 32
"""Bytes of the secret of a key."""


def can_sign() -> bool:
    """Tell whether this program can sign."""
    return find_spec("cryptography") is not None


def signing_keys(connection: Connection) -> list[HallKey]:
    """Return the public keys of the hall, the first first."""
    return msgspec.json.decode(get(connection, KEYS) or b"[]", type=list[HallKey])


def make_key(connection: Connection, now: int) -> None:
    """Make the key of a hall that has none; one that was kept beside the keys of another hall is told among them."""
    pair, keys = get(connection, SIGNING), signing_keys(connection)
    if (pair and keys and keys[-1].key == _written(pair)) or not can_sign():
        return
    pair = pair or put_once(connection, SIGNING, _fresh_pair())
    _put_last(connection, keys, HallKey(_written(pair), now))


def rotate_key(connection: Connection, now: int) -> list[HallKey]:
    """Sign with a new key from now on, which the one before it vouches for, and return all keys."""
    before, fresh = get(connection, SIGNING), _fresh_pair()
    written = _written(fresh)
    # The old key vouches for the new one: a reader who remembers the old one sees that it is still this hall
    # (docs/security.md, Keys and secrets).
    vouched = "" if before is None else _sign(before, key_message(written, now))
    save(connection, SIGNING, fresh)
    return _put_last(connection, signing_keys(connection), HallKey(written, now, succession=vouched))


def sign_head(connection: Connection, journal: str, sequence: int, head: str, now: int) -> SignedHead | None:
    """Return the head of a journal signed; None where the hall cannot sign."""
    pair = get(connection, SIGNING)
    if pair is None or not can_sign():
        return None
    said = SignedHead(journal, sequence, head, now, _written(pair))
    return replace(said, signature=_sign(pair, head_message(said)))


def signatures_beside(file: Path) -> Iterator[tuple[str, SignedHead, str | None]]:
    """Yield the signatures in an exported hall: of which journal, and the digest of the entry there."""
    with zipfile.ZipFile(file) as archive:
        names = set(archive.namelist())
        for name in sorted(one for one in names if one.endswith(SIGNATURE)):
            lines = f"{name.removesuffix(SIGNATURE)}.jsonl"
            signed = decode_json(archive.read(name), SignedHead)
            yield signed.journal, signed, digest_of(archive.read(lines) if lines in names else b"", signed)


def digest_of(lines: bytes, signed: SignedHead) -> str | None:
    """Return the digest of the entry up to which a journal was signed; None where it has none there."""
    there = lines.split(b"\n")[signed.sequence :] if signed.sequence >= 0 else []
    return claimed_link(there[0]).digest if there else None


def _put_last(connection: Connection, keys: list[HallKey], last: HallKey) -> list[HallKey]:
    """Enter a key as the one in use."""
    over = [replace(one, until=last.since if one.until is None else one.until) for one in keys]
    save(connection, KEYS, msgspec.json.encode([*over, last]))
    return [*over, last]


def _fresh_pair() -> bytes:
    """Return a new key as it is kept: its secret, then its public part."""
    seed = token_bytes(SEED)
    return seed + _private(seed).public_key().public_bytes_raw()


def _written(pair: bytes) -> str:
    return KIND + write_bytes(pair[SEED:])


def _sign(pair: bytes, message: bytes) -> str:
    return write_bytes(_private(pair[:SEED]).sign(message))


def _private(seed: bytes) -> "Ed25519PrivateKey":
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

    return Ed25519PrivateKey.from_private_bytes(seed)
