"""The GNUID of GNU Backgammon: a Position ID and a Match ID. O is its player 0, above; X its player 1, below."""

from __future__ import annotations

import base64
import binascii
from typing import Literal

from msgspec.structs import replace

from arbitro.backgammon.formats.table import BadId, RecordTable
from arbitro.backgammon.match import Cube, PerSide
from arbitro.backgammon.position import Side
from arbitro.backgammon.position_id import BadPositionId, read_position_id, write_position_id

_WIDTHS = (4, 2, 1, 1, 3, 1, 1, 2, 3, 3, 15, 15, 15, 1)

_PLAYERS: tuple[Side, Side] = ("O", "X")
_STATES: tuple[Literal[0, 1, 2, 3, 4], ...] = (0, 1, 2, 3, 4)


def write_gnuid(table: RecordTable) -> str:
    """Return `position:match`. The highest cube that an XGID tells is not in it."""
    return f"{write_position_id(table.position, table.on_roll)}:{write_match_id(table)}"


def write_match_id(table: RecordTable) -> str:
    """Return the Match ID: 12 characters."""
    first, second = table.dice or (0, 0)
    owner = 3 if table.cube.owner == "centre" else _PLAYERS.index(table.cube.owner)
    fields = (
        table.cube.value.bit_length() - 1,
        owner,
        _PLAYERS.index(table.on_roll),
        int(table.crawford),
        table.state,
        _PLAYERS.index(table.to_decide),
        int(table.doubled),
        table.resigned,
        first,
        second,
        table.length,
        table.score.O,
        table.score.X,
        int(table.jacoby or table.length > 0),
    )
    bits, place = 0, 0
    for value, width in zip(fields, _WIDTHS, strict=True):
        bits |= value << place
        place += width
    return base64.b64encode(bits.to_bytes(9, "little")).decode()


def read_gnuid(text: str) -> RecordTable:
    """Return the table of `position:match`, or of a Position ID alone; raises BadId."""
    position, _, match = text.strip().partition(":")
    table = read_match_id(match) if match else RecordTable()
    try:
        read = read_position_id(position, table.on_roll)
    except BadPositionId as error:
        raise BadId(text) from error
    return replace(table, position=read)


def read_match_id(text: str) -> RecordTable:
    """Return the table of a Match ID, with the men at the start."""
    values = _values(text)
    cube, owner, on_roll, crawford, state, turn, doubled, resigned, first, second, length, o, x, jacoby = (
        values
    )
    if owner == 2 or state > 4 or max(first, second) > 6 or (first == 0) != (second == 0):
        raise BadId(text)
    return RecordTable(
        on_roll=_PLAYERS[on_roll],
        to_decide=_PLAYERS[turn],
        dice=(first, second) if first else None,
        cube=Cube(1 << cube, "centre" if owner == 3 else _PLAYERS[owner]),
        doubled=bool(doubled),
        resigned=resigned,
        score=PerSide(x, o),
        length=length,
        crawford=bool(crawford),
        state=_STATES[state],
        jacoby=bool(jacoby) and length == 0,
    )


def _values(text: str) -> list[int]:
    if len(text) != 12:
        raise BadId(text)
    try:
        bits = int.from_bytes(base64.b64decode(text, validate=True), "little")
    except (binascii.Error, ValueError) as error:
        raise BadId(text) from error
    values = []
    for width in _WIDTHS:
        values.append(bits & ((1 << width) - 1))
        bits >>= width
    return values
