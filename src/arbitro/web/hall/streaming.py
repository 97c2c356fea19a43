"""What a stream is told of a table, whatever match is called there: one flat document, for OBS, vMix and Companion."""

from typing import Any

import msgspec
from starlette.responses import Response

from arbitro.library import game_of
from arbitro.live.documents import MatchShown, PlayerShown
from arbitro.live.telling import shown
from arbitro.web.hall.endpoint import Asked, Endpoint
from arbitro.web.hall.policy import EVERYONE
from arbitro.web.tables import match_at


class TableState(msgspec.Struct, frozen=True):
    """A table as a stream shows it: plain values only; all are empty while nothing is called there."""

    table: str
    match: str = ""
    game: str = ""
    edition: str = ""
    event: str = ""
    state: str = ""
    sequence: int = 0
    unit: int = 0
    """The number of the board, frame or game."""
    name_1: str = ""
    name_2: str = ""
    score_1: int = 0
    """Games, frames or points: what wins the match."""
    score_2: int = 0
    points_1: int = 0
    """Points of the game or frame under way."""
    points_2: int = 0
    turn: int = 0
    """Which side plays, 1 or 2; 0 where nobody does."""
    turn_name: str = ""
    """Who plays: in doubles the one in the chair."""
    clock_s: int = -1
    """What is left of the clock that runs, in seconds; -1 where none does."""
    winner: int = 0
    """Which side has won, 1 or 2."""


async def table_state(asked: Asked) -> Response:
    """Tell in one flat document what is played at a table now, as spectators see it."""
    table = str(asked.request.path_params["table"])
    match = await match_at(asked.hall, table)
    told = TableState(table) if match is None else _flat(table, shown(match, "public", asked.language))
    return asked.json(told)


def _flat(table: str, match: MatchShown) -> TableState:
    standing = match.standing
    turn = _on_turn(match)
    running = [clock.left_ms for clock in match.clocks if clock.running]
    won = standing.ended.winner if standing.ended else None
    part = standing.part or (0, 0)
    return TableState(
        table,
        match.id,
        game_of(match.edition),
        match.edition,
        match.event or "",
        match.state,
        match.sequence,
        match.unit,
        _names(match, standing.sides[0]),
        _names(match, standing.sides[1]),
        standing.score[0],
        standing.score[1],
        part[0],
        part[1],
        _number(standing.sides, turn[0].side if turn else None),
        " · ".join(player.name for player in turn),
        max(0, min(running)) // 1000 if running else -1,
        _number(standing.sides, won),
    )


def _names(match: MatchShown, side: str) -> str:
    return " · ".join(player.name for player in match.players if player.side.startswith(side))


def _on_turn(match: MatchShown) -> list[PlayerShown]:
    """Return those whose act is due: the one in the chair, or a side."""
    word: Any = match.standing.turn
    if match.standing.ended or not word:
        return []
    seated = [player for player in match.players if (player.chair or player.side) == word]
    return seated or [one for one in match.players if one.colour == word or one.side.startswith(word)]


def _number(sides: tuple[str, str], side: str | None) -> int:
    """Return the number of a side, or of the side of a player; 0 where it is nobody's."""
    return next((place for place, one in enumerate(sides, 1) if side and side.startswith(one)), 0)


ENDPOINTS = (Endpoint("GET", "/api/state/table/{table}", table_state, EVERYONE, None, {200: TableState}),)
