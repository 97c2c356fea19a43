"""Ed25519 signatures checked (RFC 8032, 5.1.7), in plain Python: wherever the laws run, signatures can be checked.

Nothing here is secret, so nothing has to take the same time. Signatures are made elsewhere, by a library.
"""

import hashlib

PRIME = 2**255 - 19
ORDER = 2**252 + 27742317777372353535851937790883648493
CURVE = -121665 * pow(121666, -1, PRIME) % PRIME
ROOT = pow(2, (PRIME - 1) // 4, PRIME)
"""A square root of -1."""
Point = tuple[int, int, int, int]
"""Extended coordinates: X, Y, Z and T, where x = X/Z, y = Y/Z and xy = T/Z."""
NEUTRAL: Point = (0, 1, 1, 0)


def is_signed(key: bytes, message: bytes, signature: bytes) -> bool:
    """Tell whether a signature of a message was made with the private part of a public key."""
    if len(key) != 32 or len(signature) != 64:
        return False
    signer, nonce = _decode(key), _decode(signature[:32])
    scalar = int.from_bytes(signature[32:], "little")
    if signer is None or nonce is None or scalar >= ORDER:
        return False
    digest = hashlib.sha512(signature[:32] + key + message).digest()
    challenge = int.from_bytes(digest, "little") % ORDER
    return _equal(_multiply(scalar, BASE), _add(nonce, _multiply(challenge, signer)))


def _add(one: Point, other: Point) -> Point:
    a = (one[1] - one[0]) * (other[1] - other[0]) % PRIME
    b = (one[1] + one[0]) * (other[1] + other[0]) % PRIME
    c = 2 * one[3] * other[3] * CURVE % PRIME
    d = 2 * one[2] * other[2] % PRIME
    e, f, g, h = b - a, d - c, d + c, b + a
    return e * f % PRIME, g * h % PRIME, f * g % PRIME, e * h % PRIME


def _multiply(scalar: int, point: Point) -> Point:
    result = NEUTRAL
    while scalar:
        if scalar & 1:
            result = _add(result, point)
        point, scalar = _add(point, point), scalar >> 1
    return result


def _equal(one: Point, other: Point) -> bool:
    return not (
        (one[0] * other[2] - other[0] * one[2]) % PRIME or (one[1] * other[2] - other[1] * one[2]) % PRIME
    )


def _decode(written: bytes) -> Point | None:
    """Return the point that 32 bytes stand for; None where they stand for none, or are not the one way to write it."""
    number = int.from_bytes(written, "little")
    y, odd = number & ((1 << 255) - 1), number >> 255
    if y >= PRIME:
        return None
    square = (y * y - 1) * pow(CURVE * y * y + 1, -1, PRIME) % PRIME
    x = pow(square, (PRIME + 3) // 8, PRIME)
    if (x * x - square) % PRIME:
        x = x * ROOT % PRIME
    if (x * x - square) % PRIME or (not x and odd):
        return None
    if x & 1 != odd:
        x = PRIME - x
    return x, y, 1, x * y % PRIME


_BASE_POINT = _decode((4 * pow(5, -1, PRIME) % PRIME).to_bytes(32, "little"))
assert _BASE_POINT is not None
BASE = _BASE_POINT
