"""What a stream is told of a table, whatever match is called there: one flat document, for OBS, vMix and Companion."""

from typing import Any

import msgspec
from msgspec.structs import replace
from starlette.responses import Response

from arbitro.library import game_of
from arbitro.live.desk.table_matches import DESK_MATCH
from arbitro.live.documents import MatchShown, PlayerShown
from arbitro.live.match_views import match_view
from arbitro.web.hall.endpoint import Endpoint, HallRequest
from arbitro.web.hall.policy import EVERYONE
from arbitro.web.hall.problems import Problem
from arbitro.web.tables import known_tables, match_at


class TableState(msgspec.Struct, frozen=True):
    """A table as a stream shows it: plain values and pairs; all are empty while nothing is called there."""

    table: str
    match: str | None = None
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
    break_points: int = 0
    """Points of the break under way, in snooker."""
    remaining: int = -1
    """Points that are left on the table, in snooker; -1 elsewhere."""
    next_1: str = ""
    """Who plays next here, or next in the event where nobody is called here yet."""
    next_2: str = ""
    next_table: str = ""
    players: tuple[str, str] = ("", "")
    """The same as one value each, in the order of the players."""
    score: tuple[int, int] = (0, 0)
    part: tuple[int, int] = (0, 0)
    """Points of the game or frame under way."""
    broken: int = msgspec.field(default=0, name="break")
    clock_ms: int | None = None
    running: bool = False
    """Whether a clock runs."""
    round: str = ""
    """The round of the event, as in its matches' names."""


async def table_state(asked: HallRequest) -> Response:
    """Tell in one flat document what is played at a table now, as spectators see it."""
    table = str(asked.request.path_params["table"])
    match = await match_at(asked.hall, table)
    if match is None and table not in await known_tables(asked.hall):
        raise Problem(404, "no-such-table", table=table[:60])
    # As the public sees it, whoever asks: it goes out on a stream.
    told = TableState(table) if match is None else _flat(table, match_view(match, "public", asked.language))
    if match is not None and match.particulars.event:
        own = str(match.particulars.options.get(DESK_MATCH, ""))
        told = await _with_next(asked, replace(told, round=own.partition(".")[0]), own)
    return asked.json(told)


async def _with_next(asked: HallRequest, told: TableState, own: str) -> TableState:
    """Return the state with who plays next in the event of the match: at this table before others."""
    event = (await asked.hall.office.event(told.event)).event
    matches = (one for one in event.in_order() if one.state in ("called", "ready") and one.known)
    waiting = [one for one in matches if one.id != own]
    # This table before others, called before ready; sorting is stable, so the rest is as in the event.
    waiting.sort(key=lambda one: (one.table != told.table, one.state != "called"))
    if not waiting:
        return told
    first, second = waiting[0].names
    return replace(told, next_1=first, next_2=second, next_table=waiting[0].table or "")


def _flat(table: str, match: MatchShown) -> TableState:
    standing = match.standing
    turn = _on_turn(match)
    running = [clock.left_ms for clock in match.clocks if clock.running]
    won = standing.ended.winner if standing.ended else None
    part = standing.part or (0, 0)
    seen = match.spectators if isinstance(match.spectators, dict) else {}
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
        sum((seen.get("break") or {}).values()),
        int(seen.get("remaining", -1)),
        players=(_names(match, standing.sides[0]), _names(match, standing.sides[1])),
        score=standing.score,
        part=part,
        broken=sum((seen.get("break") or {}).values()),
        clock_ms=min(running) if running else None,
        running=bool(running),
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
