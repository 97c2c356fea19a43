"""Pieces that somebody has laid by hand, to practise from: read, checked, and told as the situation of a match."""

import math
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from arbitro.carrom.geometry import SURFACES
from arbitro.carrom.geometry import BoardPoint as Spot
from arbitro.carrom.sides import SIDES
from arbitro.kernel import Malformed
from arbitro.kernel.given import mapping, one_of
from arbitro.players.numbers import number
from arbitro.snooker.balls import COLOURS
from arbitro.snooker.table import BAULK_LINE, Point
from arbitro.strokes.carrom.setting import STRIKER, colour_of, setting_of
from arbitro.strokes.snooker.setting import CUE, TABLE, metres, object_of
from arbitro.table import Table
from arbitro.table.standing import OVERLAP, bed_fault

FURTHEST = 4000.0
"""Millimetres from where the hall measures."""


class LaidPiece(msgspec.Struct, frozen=True):
    """A piece where somebody has laid it, in metres of the bed."""

    piece: str
    x: float
    y: float


class LayingGround(msgspec.Struct, frozen=True):
    """What is laid on: a table, which of its pieces, and how the hall's millimetres are read on it."""

    table: Table
    pieces: tuple[str, ...]
    place: Callable[[float, float], tuple[float, float]]
    unread: str
    """What is said of pieces that make no position."""


def board(edition: str, position: object, length: object, key: str) -> tuple[dict[str, Any], object]:
    """Return the situation of a carrom board with men laid by hand, to be played out; raises Malformed."""
    held = setting_of(SURFACES[edition])
    men = tuple(piece for piece in held.table.pieces if piece != STRIKER)
    ground = LayingGround(held.table, men, lambda x, y: held.bed_place(Spot(x, y)), "no-layout")
    colours = [colour_of(one.piece) for one in _read_position(position, key, ground)]
    counted = {side: colours.count(side) for side in SIDES}
    if not all(counted.values()):
        raise Malformed(key, ground.unread)
    queen = "board" if "queen" in colours else "black"
    return {"men": counted, "queen": queen, "broken": True, "strokes": 1}, {"games": 1, "boards": 1}


def table(edition: str, position: object, length: object, key: str) -> tuple[dict[str, Any], object]:
    """Return the situation of a snooker frame with balls laid by hand; the white may be in hand. Raises Malformed."""
    ground = LayingGround(
        TABLE, tuple(TABLE.pieces), lambda x, y: metres(Point(x, y + BAULK_LINE)), "no-balls"
    )
    pieces = [one.piece for one in _read_position(position, key, ground)]
    balls = [object_of(piece) for piece in pieces if piece != CUE]
    colours = [colour for colour in COLOURS if colour in balls]
    # Without reds the colours go in ascending order and stay down, so only the last of them can be left.
    expected = COLOURS if "red" in balls else COLOURS[len(COLOURS) - len(colours) :]
    if not colours or colours != [*expected]:
        raise Malformed(key, ground.unread)
    in_hand = CUE not in pieces
    frame = {"reds": balls.count("red"), "colours": colours, "striker": "A", "in_hand": in_hand}
    return frame, {"best_of": 1}


def _read_position(position: object, key: str, ground: LayingGround) -> Sequence[LaidPiece]:
    if not isinstance(position, list) or len(position) > len(ground.pieces):
        raise Malformed(key, ground.unread)
    laid: list[LaidPiece] = []
    for at, one in enumerate(position):
        laid.append(_one(one, f"{key}[{at}]", ground, laid))
    if len({one.piece for one in laid}) != len(laid):
        raise Malformed(key, ground.unread)
    return laid


def _one(value: object, key: str, ground: LayingGround, others: Sequence[LaidPiece]) -> LaidPiece:
    read = mapping(value, key, ("piece", "x", "y"), ("piece", "x", "y"))
    piece = one_of(read["piece"], f"{key}.piece", ground.pieces)
    x, y = ground.place(*(number(read, name, key, -FURTHEST, FURTHEST) for name in ("x", "y")))
    radius = ground.table.pieces[piece].radius
    if bed_fault(ground.table.bed, (x, y), radius):
        raise Malformed(key, "position-astray")
    if any(math.hypot(x - other.x, y - other.y) < 2 * radius - OVERLAP for other in others):
        raise Malformed(key, "position-overlaps")
    return LaidPiece(piece, x, y)
