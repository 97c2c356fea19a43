"""Positions: one that was set up by hand, read and checked; and the one under way, as other programs write it."""

from typing import Any

import msgspec
from starlette.responses import Response

from arbitro.backgammon.formats.match_id import read_gnuid, write_gnuid
from arbitro.backgammon.formats.table import BadId, RecordTable
from arbitro.backgammon.formats.xgid import read_xgid, write_xgid
from arbitro.backgammon.match import BackgammonMatch
from arbitro.kernel import Malformed
from arbitro.kernel.plugin import load, plugin
from arbitro.library import game_of
from arbitro.live.visibility import visible
from arbitro.web.hall.endpoint import Endpoint, HallRequest
from arbitro.web.hall.policy import WATCH, audience
from arbitro.web.hall.problems import Problem

KEY = "options.position"
LONGEST_ID = 200


def practice_position(edition: str, position: object, length: object) -> tuple[dict[str, Any], object]:
    """Return the situation of a position and the length of a match from it, or raise Malformed."""
    reference = plugin(game_of(edition)).position
    if not reference:
        raise Malformed(KEY, "no-position-id")
    read: tuple[dict[str, Any], object] = load(reference)(edition, position, length, KEY)
    return read


def from_id(edition: str, position: object, length: object, key: str) -> tuple[dict[str, Any], object]:
    """Return the situation of an XGID or a GNUID, and the length that it says."""
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


def _table(position: object) -> RecordTable:
    try:
        if isinstance(position, str) and len(position) <= LONGEST_ID:
            # An XGID has nine colons, a GNUID one at most, between position and match.
            return read_xgid(position) if position.count(":") > 1 else read_gnuid(position.strip())
    except BadId:
        pass
    raise Malformed(KEY, "no-position-id")


def _points(men: bytes) -> dict[str, int]:
    return {str(point): count for point, count in enumerate(men) if count}


class Written(msgspec.Struct, frozen=True):
    """The position under way, as other programs write it."""

    xgid: str
    gnuid: str


async def show_position(asked: HallRequest) -> Response:
    """Tell the position of a match of backgammon as an XGID and a GNUID."""
    match = await asked.match()
    reference = plugin(game_of(match.sitting.game.edition)).position_ids
    if not reference:
        raise Problem(404, "no-such-form", form="XGID")
    return asked.json(load(reference)(visible(match.sitting, audience(asked.who, match)).state))


def written_ids(state: BackgammonMatch) -> Written:
    """Return a position of backgammon as an XGID and a GNUID."""
    table = table_of(state)
    return Written(write_xgid(table), write_gnuid(table))


def table_of(state: BackgammonMatch) -> RecordTable:
    """Return what lies on the table of a match, and whose decision it is."""
    turn = state.turn or "X"
    return RecordTable(
        position=state.position,
        on_roll=turn,
        to_decide=state.to_answer or turn,
        dice=state.dice,
        cube=state.cube,
        doubled=state.to_answer is not None and not state.resignation,
        score=state.score,
        length=0 if state.money else state.length,
        jacoby=state.money is not None,
        crawford=state.crawford_game,
    )


ENDPOINTS = (Endpoint("GET", "/api/matches/{id}/position", show_position, WATCH, None, {200: Written}),)
