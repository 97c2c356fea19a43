"""Positions: one that was set up by hand, read and checked; and the one under way, as other programs write it."""

import math
from collections.abc import Mapping
from typing import Any

import msgspec
from starlette.responses import Response

from arbitro.backgammon.formats.match_id import read_gnuid, write_gnuid
from arbitro.backgammon.formats.table import BadId, Table
from arbitro.backgammon.formats.xgid import read_xgid, write_xgid
from arbitro.backgammon.match import Match
from arbitro.carrom.geometry import SURFACES
from arbitro.carrom.setting import colour_of
from arbitro.carrom.sides import SIDES
from arbitro.kernel import Malformed
from arbitro.kernel.given import mapping, one_of
from arbitro.library import game_of
from arbitro.live.playing.numbers import number
from arbitro.web.hall.endpoint import Asked, Endpoint
from arbitro.web.hall.entering import EVERYONE
from arbitro.web.hall.problems import Problem

KEY = "options.position"
MEN = 9
LONGEST_ID = 200


def practised(edition: str, position: object, length: object) -> tuple[dict[str, Any], object]:
    """Return the situation of a position and the length of a match from it, or raise Malformed."""
    match game_of(edition):
        case "backgammon":
            return _from_id(position, length)
        case "carrom":
            return _board(edition, position), {"games": 1, "boards": 1}
        case _:
            raise Malformed(KEY, "no-positions")


def _from_id(position: object, length: object) -> tuple[dict[str, Any], object]:
    table = _table(position)
    given: dict[str, Any] = {
        "position": {"X": _points(table.position.X), "O": _points(table.position.O)},
        "turn": table.on_roll,
        "cube": {"value": table.cube.value, "owner": table.cube.owner},
    }
    if table.dice is not None:
        given["dice"] = list(table.dice)
    if not table.length:
        return given, length
    given["score"] = {"X": table.score.X, "O": table.score.O}
    given["crawford"] = table.crawford
    return given, {"points": table.length}


def _table(position: object) -> Table:
    try:
        if isinstance(position, str) and len(position) <= LONGEST_ID:
            return read_xgid(position) if position.count(":") > 1 else read_gnuid(position.strip())
    except BadId:
        pass
    raise Malformed(KEY, "no-position-id")


def _points(men: bytes) -> dict[str, int]:
    return {str(point): count for point, count in enumerate(men) if count}


class Placed(msgspec.Struct, frozen=True):
    """A man where somebody has laid it, in millimetres from the middle."""

    piece: str
    x: float
    y: float


def _board(edition: str, position: object) -> dict[str, Any]:
    if not isinstance(position, list) or len(position) > 2 * MEN + 1:
        raise Malformed(KEY, "no-layout")
    surface = SURFACES[edition]
    most = surface.half - surface.man / 2
    placed = [_placed(one, f"{KEY}[{at}]", most) for at, one in enumerate(position)]
    for at, one in enumerate(placed):
        if any(math.hypot(one.x - other.x, one.y - other.y) < surface.man for other in placed[:at]):
            raise Malformed(f"{KEY}[{at}]", "position-overlaps")
    colours = [colour_of(one.piece) for one in placed]
    men = {side: colours.count(side) for side in SIDES}
    if not all(1 <= count <= MEN for count in men.values()) or colours.count("queen") > 1:
        raise Malformed(KEY, "no-layout")
    return {"men": men, "queen": "board" if "queen" in colours else "black", "broken": True, "strokes": 1}


def _placed(value: object, key: str, most: float) -> Placed:
    read: Mapping[str, Any] = mapping(value, key, ("piece", "x", "y"), ("piece", "x", "y"))
    known = ("queen", *(f"{side}-{number}" for side in SIDES for number in range(1, MEN + 1)))
    piece = one_of(read["piece"], f"{key}.piece", known)
    return Placed(piece, number(read, "x", key, -most, most), number(read, "y", key, -most, most))


class Written(msgspec.Struct, frozen=True):
    """The position under way, as other programs write it."""

    xgid: str
    gnuid: str


async def written(asked: Asked) -> Response:
    """Tell the position of a match of backgammon as an XGID and a GNUID."""
    match = await asked.match()
    if game_of(match.sitting.game.edition) != "backgammon":
        raise Problem(404, "no-such-form", form="XGID")
    table = table_of(match.sitting.state)
    return asked.json(Written(write_xgid(table), write_gnuid(table)))


def table_of(state: Match) -> Table:
    """Return what lies on the table of a match, and whose decision it is."""
    turn = state.turn or "X"
    return Table(
        position=state.position,
        on_roll=turn,
        to_decide=state.to_answer or turn,
        dice=state.dice,
        cube=state.cube,
        doubled=state.to_answer is not None and not state.resignation,
        score=state.score,
        length=state.length,
        crawford=state.crawford_game,
    )


ENDPOINTS = (Endpoint("GET", "/api/matches/{id}/position", written, EVERYONE, None, {200: Written}),)
