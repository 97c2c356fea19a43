"""The Position ID of GNU Backgammon: 14 characters for where all men are."""

import base64
import binascii

from arbitro.backgammon.position import MEN, Position, Side, counts_from_points, seen_from

# Eighty bits, ten bytes, in Base64 without its padding.
_LENGTH = 14


class BadPositionId(ValueError):
    """Not a Position ID, or one of an impossible position."""


def write_position_id(position: Position, on_roll: Side) -> str:
    """Return the Position ID with a side on roll."""
    board = position.board(on_roll)
    return encode_boards(board[26:], board[:26])


def encode_boards(first: bytes, second: bytes) -> str:
    """Return the 14 characters: for each point from 1 to the bar as many ones as men, then a zero."""
    bits, place = 0, 0
    for men in (*first[1:], *second[1:]):
        bits |= ((1 << men) - 1) << place
        place += men + 1
    return base64.b64encode(bits.to_bytes(10, "little")).decode().rstrip("=")


def read_position_id(text: str, on_roll: Side) -> Position:
    """Return the position of a Position ID with a side on roll."""
    bits = _bits(text)
    counts, men = [], 0
    for place in range(80):
        if bits >> place & 1:
            men += 1
        else:
            counts.append(men)
            men = 0
    if len(counts) < 50 or any(counts[50:]) or men:
        raise BadPositionId(text)
    opponent, own = counts[:25], counts[25:50]
    if max(sum(opponent), sum(own)) > MEN:
        raise BadPositionId(text)
    return seen_from(on_roll, _side(own) + _side(opponent))


def _bits(text: str) -> int:
    if len(text) != _LENGTH:
        raise BadPositionId(text)
    try:
        return int.from_bytes(base64.b64decode(text + "==", validate=True), "little")
    except (binascii.Error, ValueError) as error:
        raise BadPositionId(text) from error


def _side(counts: list[int]) -> bytes:
    return counts_from_points({point: men for point, men in enumerate(counts, 1) if men})
