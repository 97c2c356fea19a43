"""Signatures checked in plain Python: the vectors of RFC 8032, and what another library signs."""

import random

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from arbitro.kernel.ed25519 import ORDER, is_signed

VECTORS = (
    (
        "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a",
        "",
        "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe2465514"
        "1438e7a100b",
    ),
    (
        "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c",
        "72",
        "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d2"
        "91612bb0c00",
    ),
    (
        "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025",
        "af82",
        "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027b"
        "eceea1ec40a",
    ),
)


@pytest.mark.parametrize(("key", "message", "signature"), VECTORS)
def test_the_vectors_of_the_standard_are_good(key: str, message: str, signature: str) -> None:
    assert is_signed(*map(bytes.fromhex, (key, message, signature)))


def test_what_a_library_signs_is_good_and_nothing_else_is() -> None:
    chance = random.Random(8032)
    for _ in range(40):
        private = Ed25519PrivateKey.from_private_bytes(chance.randbytes(32))
        key, message = private.public_key().public_bytes_raw(), chance.randbytes(chance.randrange(200))
        signature = private.sign(message)
        assert is_signed(key, message, signature)
        assert not is_signed(key, message + b"!", signature)
        for whole, others in ((key, (message, signature)), (signature, (key, message))):
            place = chance.randrange(len(whole))
            other = whole[:place] + bytes([whole[place] ^ 1 << chance.randrange(8)]) + whole[place + 1 :]
            one = (other, *others) if whole is key else (*others, other)
            assert not is_signed(*one)


def test_a_signature_is_written_in_one_way_alone() -> None:
    key, message, signature = (bytes.fromhex(part) for part in VECTORS[1])
    again = int.from_bytes(signature[32:], "little") + ORDER
    assert not is_signed(key, message, signature[:32] + again.to_bytes(32, "little"))
    assert not is_signed(b"\xff" * 32, message, signature)
    assert not is_signed(key[:31], message, signature)
    assert not is_signed(key, message, signature[:63])
