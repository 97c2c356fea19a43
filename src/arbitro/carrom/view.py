"""What is shown of a board and of a match: `after` of a case is the view as plain values."""

from __future__ import annotations

import msgspec

from arbitro.carrom.board import Board, FoulKind, Queen
from arbitro.carrom.match import Match
from arbitro.carrom.sides import SIDES, Each, Side


class OutcomeView(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a board was won."""

    winner: Side | None
    points: int
    on_demand: int
    slam: Side | None = None


class Cancelled(msgspec.Struct, frozen=True):
    """A board that is played again."""

    replay: bool


class BoardView(msgspec.Struct, frozen=True):
    """A board as cases show it."""

    men: Each[int]
    queen: Queen
    owed: Each[int]
    to_place: Each[int]
    placer: str | dict[Side, str] | None
    turn: str
    strokes: int
    broken: bool
    covering: bool
    foul: FoulKind | None
    board: OutcomeView | Cancelled | None
    match_lost_by: Side | None


class MatchView(msgspec.Struct, frozen=True):
    """A match as cases show it."""

    score: dict[str, int]
    games: dict[str, int]
    next_break: str | None
    change_sides: bool
    interval_s: int | None
    extra_board: bool
    game_over: bool
    match_winner: str | None


def board_view(board: Board) -> BoardView:
    """Return what is shown of a board."""
    return BoardView(
        men=board.men,
        queen=board.queen,
        owed=board.owed,
        to_place=board.to_place,
        placer=_placer(board),
        turn=board.turn,
        strokes=board.strokes,
        broken=board.broken,
        covering=board.queen == "pending" and not board.over,
        foul=board.foul,
        board=_outcome(board),
        match_lost_by=board.match_lost_by,
    )


def match_view(match: Match) -> MatchView:
    """Return what is shown of a match."""
    return MatchView(
        score=dict(zip(match.players, match.score, strict=True)),
        games=dict(zip(match.players, match.games, strict=True)),
        next_break=match.next_break,
        change_sides=match.change_sides,
        interval_s=match.interval_s,
        extra_board=match.extra_board,
        game_over=match.game_over,
        match_winner=match.winner,
    )


def _placer(board: Board) -> str | dict[Side, str] | None:
    placers = {colour: board.placers.of(colour) for colour in SIDES if board.to_place.of(colour)}
    return placers if len(placers) > 1 else next(iter(placers.values()), None)


def _outcome(board: Board) -> OutcomeView | Cancelled | None:
    outcome = board.outcome
    if outcome is None:
        return None
    if outcome.replay:
        return Cancelled(replay=True)
    return OutcomeView(outcome.winner, outcome.points, outcome.on_demand, outcome.slam)
