"""What is shown of a board and of a match: `after` of a case is the view as plain values."""

from __future__ import annotations

import msgspec

from arbitro.carrom.board import Board, FoulKind, Queen
from arbitro.carrom.contest import CarromContest
from arbitro.carrom.match import CarromMatch, Pair
from arbitro.carrom.sides import SIDES, Each, Side
from arbitro.kernel import Ended, Standing, View


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


class CarromMatchView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A match as cases show it."""

    score: dict[str, int]
    games: dict[str, int]
    next_break: str | None
    change_sides: bool
    interval_s: int | None
    extra_board: bool
    game_over: bool
    match_winner: str | None
    colours: dict[str, Side] = {}
    """The men of each side in the board under way; nothing where there is none."""


def contest_view(contest: CarromContest, match: CarromMatch) -> View:
    """Return what is shown of a contest whose match stands so."""
    playing = contest.before and not contest.told
    colours = {player: contest.side_of(player) for player in match.players} if playing else {}
    return View(
        msgspec.to_builtins(msgspec.structs.replace(match_view(match), colours=colours)),
        msgspec.to_builtins(board_view(contest.board)),
    )


def standing(contest: CarromContest, match: CarromMatch) -> Standing:
    """Return a contest whose match stands so in numbers."""
    ended = Ended(match.winner, match.won_by) if match.winner else None
    playing = not (ended or contest.board.over)
    turn = contest.board.turn if contest.board.doubles else contest.player_of(contest.board.turn)
    points = None if ended else (0, 0) if match.game_over else match.score
    return Standing(match.players, match.games, points, games(match), turn if playing else None, ended)


def spectators(contest: CarromContest, match: CarromMatch, points: int) -> dict[str, dict[str, int]]:
    """Return what spectators are told beside the score; so many points win a game."""
    score = (0, 0) if match.game_over and match.winner is None else match.score
    return {
        "to_win": {player: max(0, points - made) for player, made in zip(match.players, score, strict=True)},
        "strokes": {player: contest.made.of(contest.side_of(player)) for player in match.players},
    }


def games(match: CarromMatch) -> tuple[Pair, ...]:
    """Return the points of every game that is over, in their order."""
    over = sum(match.games) if match.winner is None or match.won_by == "play" else None
    numbers = sorted({result.game for result in match.results})
    return tuple(_points(match, number) for number in numbers[:over])


def _points(match: CarromMatch, game: int) -> Pair:
    won = [result for result in match.results if result.game == game]
    first, second = (sum(r.points for r in won if r.winner == player) for player in match.players)
    return first, second


def board_view(board: Board) -> BoardView:
    """Return what is shown of a board."""
    placers = {colour: board.placers.of(colour) for colour in SIDES if board.to_place.of(colour)}
    placer = placers if len(placers) > 1 else next(iter(placers.values()), None)
    return BoardView(
        men=board.men,
        queen=board.queen,
        owed=board.owed,
        to_place=board.to_place,
        placer=placer,
        turn=board.turn,
        strokes=board.strokes,
        broken=board.broken,
        covering=board.queen == "pending" and not board.over,
        foul=board.foul,
        board=_outcome(board),
        match_lost_by=board.match_lost_by,
    )


def match_view(match: CarromMatch) -> CarromMatchView:
    """Return what is shown of a match."""
    return CarromMatchView(
        score=dict(zip(match.players, match.score, strict=True)),
        games=dict(zip(match.players, match.games, strict=True)),
        next_break=match.next_break,
        change_sides=match.change_sides,
        interval_s=match.interval_s,
        extra_board=match.extra_board,
        game_over=match.game_over,
        match_winner=match.winner,
    )


def _outcome(board: Board) -> OutcomeView | Cancelled | None:
    outcome = board.outcome
    if outcome is None:
        return None
    if outcome.replay:
        return Cancelled(replay=True)
    return OutcomeView(outcome.winner, outcome.points, outcome.on_demand, outcome.slam)
