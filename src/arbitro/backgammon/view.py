"""What is shown of a match: `after` of a case is the view as plain values."""

from __future__ import annotations

import msgspec

from arbitro.backgammon.match import BackgammonMatch, Cube, GameOutcome, PerSide
from arbitro.backgammon.parameters import BackgammonParameters
from arbitro.backgammon.plays import Dice
from arbitro.backgammon.position import SIDES, Side
from arbitro.backgammon.position_id import write_position_id
from arbitro.kernel import Ended, Standing, View


class Seconds(msgspec.Struct, frozen=True):
    """The time that each side has left, whole where it is."""

    X: int | float
    O: int | float  # noqa: E741


class BackgammonMatchView(msgspec.Struct, frozen=True):
    """A match as cases show it."""

    position: str
    turn: Side | None
    dice: Dice | None
    must_move: int
    moves: int
    illegal: bool
    to_answer: Side | None
    score: PerSide
    length: int
    cube: Cube
    crawford_game: bool
    game: GameOutcome | None
    match_winner: Side | None
    clock: Seconds | None
    breaks_left: PerSide
    reports: tuple[str, ...] | None


class ScoreView(msgspec.Struct, frozen=True):
    """The match without the game under way."""

    score: PerSide
    length: int
    match_winner: Side | None


def public_view(match: BackgammonMatch, p: BackgammonParameters) -> View:
    """Return the match as everybody may see it."""
    whole = ScoreView(match.score, _length(match), match.winner)
    money = {} if match.money is None else {"money": match.money}
    return View(
        msgspec.to_builtins(whole) | money,
        msgspec.to_builtins(match_view(match, p)) | money,
    )


def standing(match: BackgammonMatch) -> Standing:
    """Return the match in numbers; games are not counted, points are."""
    ended = Ended(match.winner, match.decided_by) if match.over else None
    return Standing(SIDES, (match.score.X, match.score.O), None, (), match.to_answer or match.turn, ended)


def match_view(match: BackgammonMatch, p: BackgammonParameters) -> BackgammonMatchView:
    """Return what is shown of a match."""
    legal = match.legal
    return BackgammonMatchView(
        position=write_position_id(match.position, match.turn or "X"),
        turn=match.turn,
        dice=match.dice,
        must_move=legal.used if legal else 0,
        moves=len(legal.positions) if legal else 0,
        illegal=match.illegal,
        to_answer=match.to_answer,
        score=match.score,
        length=_length(match),
        cube=match.shown if match.opening and match.shown else match.cube,
        crawford_game=match.crawford_game,
        game=match.outcome,
        match_winner=match.winner,
        clock=Seconds(*(_seconds(match.time_left(side)) for side in SIDES)) if match.clock else None,
        breaks_left=PerSide(*(match.breaks_left(side, p) for side in SIDES)),
        reports=match.reports or None,
    )


def _length(match: BackgammonMatch) -> int:
    """Return the points that win; 0 in a money session, as XGID and SGF have it."""
    return match.length if match.money is None else 0


def _seconds(milliseconds: int) -> int | float:
    return milliseconds // 1000 if milliseconds % 1000 == 0 else milliseconds / 1000
