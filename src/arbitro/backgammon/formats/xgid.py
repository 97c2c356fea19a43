"""The XGID of eXtreme Gammon: position, cube, turn, dice, score, Crawford, length, highest cube. X is at the bottom."""

from __future__ import annotations

import re

from arbitro.backgammon.formats.table import BadId, RecordTable
from arbitro.backgammon.match import Cube, PerSide
from arbitro.backgammon.position import BAR, MEN, Position, counts_from_points

_XGID = re.compile(
    r"(?:XGID=)?([-A-Oa-o]{26}):(\d{1,2}):(-1|0|1):(-1|1):([1-6]{2}|00|D|B|R)"
    r":(\d+):(\d+):([0-3]):(\d+):(\d+)$"
)


def write_xgid(table: RecordTable) -> str:
    """Return the XGID. Whether a game is over, and a level resigned, are not told by it."""
    owner = {"X": 1, "O": -1, "centre": 0}[table.cube.owner]
    rules = int(table.jacoby) if table.length == 0 else int(table.crawford)
    counts = [0, *table.position.X[1:]], [*reversed(table.position.O[1:]), 0]
    fields = (
        "XGID=" + "".join(map(_letter, *counts)),
        table.cube.value.bit_length() - 1,
        owner,
        1 if table.on_roll == "X" else -1,
        _dice(table),
        table.score.X,
        table.score.O,
        rules,
        table.length,
        table.max_cube,
    )
    return ":".join(map(str, fields))


def _letter(x: int, o: int) -> str:
    if x:
        return chr(ord("A") + x - 1)
    return chr(ord("a") + o - 1) if o else "-"


def _dice(table: RecordTable) -> str:
    if table.doubled:
        return "D"
    return f"{table.dice[0]}{table.dice[1]}" if table.dice else "00"


def read_xgid(text: str) -> RecordTable:
    """Return the table of an XGID; raises BadId."""
    found = _XGID.match(text.strip())
    if not found:
        raise BadId(text)
    men, cube, owner, turn, dice, x, o, rules, length, most = found.groups()
    on_roll, doubled = "X" if turn == "1" else "O", dice in ("D", "B", "R")
    match = int(length) > 0
    return RecordTable(
        position=_position(men, text),
        on_roll="X" if turn == "1" else "O",
        to_decide="O" if (on_roll == "X") == doubled else "X",
        dice=None if doubled or dice == "00" else (int(dice[0]), int(dice[1])),
        cube=Cube(1 << int(cube), "X" if owner == "1" else "O" if owner == "-1" else "centre"),
        doubled=doubled,
        score=PerSide(int(x), int(o)),
        length=int(length),
        crawford=match and rules == "1",
        jacoby=not match and rules in ("1", "3"),
        max_cube=int(most),
    )


def _position(men: str, text: str) -> Position:
    x = {point: ord(sign) - ord("A") + 1 for point, sign in enumerate(men) if sign.isupper()}
    o = {BAR - point: ord(sign) - ord("a") + 1 for point, sign in enumerate(men) if sign.islower()}
    if 0 in x or 0 in o or max(sum(x.values()), sum(o.values())) > MEN:
        raise BadId(text)
    return Position(counts_from_points(x), counts_from_points(o))
