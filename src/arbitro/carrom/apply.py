"""Carries effects out: on a board, and on a match."""

from typing import assert_never, cast

from msgspec.structs import replace

from arbitro.carrom import effects as e
from arbitro.carrom.board import Board, BoardOutcome, Strayed
from arbitro.carrom.facts import PlaceMen
from arbitro.carrom.match import BoardOfMatch, CarromMatch, Pair
from arbitro.carrom.parameters import CarromParameters
from arbitro.carrom.sides import NONE, Side, other
from arbitro.kernel import Effect


def begin_board(board: Board) -> Board:
    """Clear what speaks only of the last event."""
    return board if board.foul is None else replace(board, foul=None)


def apply_board(board: Board, effect: Effect, p: CarromParameters) -> Board:
    """Return the board after one effect."""
    ordered = cast("e.BoardEffect", effect)
    match ordered:
        case e.StrokeMade(idle):
            return _stroke_made(board, idle)
        case e.EarlyBreak():
            return _stroke_made(board, idle=False)
        case e.Attempted():
            return replace(board, attempts=board.attempts + 1)
        case e.Pocketed(colour, men, opens):
            opened = board.opened.replace(colour, board.opened.of(colour) or opens)
            return replace(board, men=board.men.replace(colour, board.men.of(colour) - men), opened=opened)
        case e.Back(colour, men, placer) | e.FurtherMen(colour, men, placer):
            return _take_out_claim(board, colour, men, placer)
        case e.Due(colour, placer) | e.PenaltyMan(colour, placer):
            return _take_out_claim(board, colour, 1, placer)
        case e.Available(colour, _, placer):
            return _take_out_claim(board, colour, 0, placer)
        case e.TurnPasses(to):
            return replace(board, turn=to, strokes=0, attempts=0, turns=board.turns + 1)
        case e.QueenPending():
            return replace(board, queen="pending")
        case e.QueenCovered(by):
            return replace(board, queen=by)
        case e.QueenBack(uncovered):
            return replace(board, queen="board", uncovered=uncovered)
        case e.FoulDeclared(kind):
            return replace(board, foul=kind)
        case e.Strays(player, strokes):
            return replace(board, strayed=Strayed(player, strokes))
        case e.MenPlaced(colour, men):
            left = board.to_place.of(colour) - men
            return replace(
                board,
                men=board.men.replace(colour, board.men.of(colour) + men),
                to_place=board.to_place.replace(colour, left),
                placed=board.placed.replace(colour, board.placed.of(colour) + men if left else 0),
                waiting=board.waiting.replace(colour, board.waiting.of(colour) and left > 0),
            )
        case e.ClaimLost(colour, removed):
            return _claim_lost(board, colour, removed)
        case e.ClaimWaits(colour):
            placed = board.placed.replace(colour, 0)
            return replace(board, waiting=board.waiting.replace(colour, True), placed=placed)
        case e.PlacerChanges(colour, to):
            return replace(board, placers=board.placers.replace(colour, to))
        case e.Waived(fault, side):
            return _waive_fault(board, fault, side)
        case e.PlayCalled():
            return replace(board, called=True, appeal=False)
        case e.ClockStopped():
            return replace(board, appeal=True, called=True)
        case e.PlayerWarned(side, times):
            return replace(board, warnings=board.warnings.replace(side, times))
        case e.Fell() | e.TurnContinues() | e.BreakValid() | e.BreakFailed():
            return board
        case e.JumpedBack() | e.StrikerBack() | e.PlacingCorrected():
            return board
        case _:
            return _end_board(board, ordered)


Ending = (
    e.BoardWon
    | e.PointsCancelled
    | e.PointsDemanded
    | e.SlamMade
    | e.BoardCancelled
    | e.GameLost
    | e.MatchLost
)
"""What ends a board, or belongs to its end."""


def _end_board(board: Board, ending: Ending) -> Board:
    match ending:
        case e.BoardWon():
            slam = board.outcome.slam if board.outcome else None
            return replace(
                board,
                outcome=BoardOutcome(ending.winner, ending.points, ending.on_demand, ending.queen, slam=slam),
            )
        case e.PointsCancelled(points, on_demand):
            return _demands(board, -points, -on_demand)
        case e.PointsDemanded(points):
            return _demands(board, points, -points)
        case e.SlamMade(colour):
            return replace(board, outcome=replace(board.outcome or BoardOutcome(), slam=colour))
        case e.BoardCancelled():
            return replace(board, outcome=BoardOutcome(replay=True))
        case e.GameLost(by):
            given_up = board.outcome or BoardOutcome(other(by), conceded=True)
            return replace(board, game_lost_by=by, outcome=given_up)
        case e.MatchLost(by, conceded):
            return replace(board, match_lost_by=by, match_conceded=conceded)
        case never:
            assert_never(never)


def _stroke_made(board: Board, idle: bool) -> Board:
    return replace(
        board,
        strokes=board.strokes + 1,
        broken=True,
        passes=board.passes + 1 if idle else 0,
        placed=NONE,
        uncovered=None,
        strayed=None,
    )


def _take_out_claim(board: Board, colour: Side, men: int, placer: str) -> Board:
    """Take out what is available of the claim and of what was owed; the rest is owed."""
    claim = board.owed.of(colour) + men
    out = min(claim, board.available(colour))
    if not out:
        return replace(board, owed=board.owed.replace(colour, claim))
    return replace(
        board,
        owed=board.owed.replace(colour, claim - out),
        to_place=board.to_place.replace(colour, board.to_place.of(colour) + out),
        placers=board.placers.replace(colour, placer),
        waiting=board.waiting.replace(colour, False),
    )


def _claim_lost(board: Board, colour: Side, removed: int) -> Board:
    return replace(
        board,
        men=board.men.replace(colour, board.men.of(colour) - removed),
        to_place=board.to_place.replace(colour, 0),
        owed=board.owed.replace(colour, 0),
        placed=board.placed.replace(colour, 0),
        waiting=board.waiting.replace(colour, False),
    )


def _waive_fault(board: Board, fault: str, side: Side) -> Board:
    match fault:
        case "queen-not-covered":
            return replace(board, queen=side, uncovered=None)
        case "opponent-pocketed" if board.strayed:
            turn, strokes = board.strayed.player, board.strayed.strokes
            return replace(board, turn=turn, strokes=strokes, strayed=None, turns=board.turns - 1)
        case "wrong-man-placed":
            # Extinguish the due on a colour; the placer's own men stay on the board.
            men = board.to_place.of(side)
            if board.last and isinstance(board.last.act, PlaceMen):
                men, board = board.last.act.men, board.last.before
            placer = other(side)
            more = min(men, board.available(placer))
            left = _claim_lost(board, side, 0)
            return replace(left, men=left.men.replace(placer, left.men.of(placer) + more), foul=None)
        case _:
            return _claim_lost(board, side, 0)


def _demands(board: Board, points: int, on_demand: int) -> Board:
    assert board.outcome is not None
    end = replace(
        board.outcome, points=board.outcome.points + points, on_demand=board.outcome.on_demand + on_demand
    )
    return replace(board, outcome=end)


def apply_match(match: CarromMatch, effect: Effect, p: CarromParameters) -> CarromMatch:
    """Return the match after one effect."""
    ordered = cast("e.MatchEffect", effect)
    match ordered:
        case e.PointsScored():
            match = _opened_game(match)
            result = replace(_result(match, ordered.winner), points=ordered.points, queen=ordered.queen)
            return replace(
                match,
                score=_plus(match, match.score, ordered.winner, ordered.points),
                boards=result.number,
                next_break=None,
                extra_board=False,
                results=(*match.results, result),
            )
        case e.BreakGoesTo(player):
            opening = {"first_break": player} if not match.results else {}
            return replace(match, next_break=player, **opening)
        case e.ExtraBoard():
            return replace(match, extra_board=True)
        case e.CarromGameWon():
            # End the game under way; one that is given up is noted at the board where that happened.
            if ordered.conceded:
                match = _opened_game(match)
                conceded = replace(_result(match, ordered.winner), conceded=True)
                match = replace(match, results=(*match.results, conceded))
            games = _plus(match, match.games, ordered.winner, 1)
            return replace(match, games=games, game_over=True, extra_board=False, next_break=None)
        case e.SidesChange(_, True):
            return replace(match, change_sides=True, made_up=match.changes)
        case e.SidesChange(within):
            return replace(match, change_sides=True, changes=match.changes + 1, changed=within)
        case e.IntervalGiven(seconds):
            return replace(match, interval_s=seconds)
        case e.CarromMatchWon(winner, by):
            return replace(match, winner=winner, won_by=by, next_break=None)
        case e.TossWon():
            return replace(match, tossed=True)
        case e.SitsFirst(player):
            return replace(match, sits_first=player)
        case e.PracticePlayed():
            return replace(match, practice=match.practice + 1)
        case never:
            assert_never(never)


def begin_match(match: CarromMatch) -> CarromMatch:
    """Clear what speaks only of the last event."""
    return replace(match, change_sides=False, interval_s=None)


def _plus(match: CarromMatch, pair: Pair, player: str, more: int) -> Pair:
    first, second = pair
    return (first + more, second) if player == match.players[0] else (first, second + more)


def _opened_game(match: CarromMatch) -> CarromMatch:
    """Return the game under way, or a new one after the last."""
    return (
        replace(match, score=(0, 0), boards=0, game_over=False, changed=False) if match.game_over else match
    )


def _result(match: CarromMatch, winner: str) -> BoardOfMatch:
    """Return the next board of the game under way, without its points."""
    breaker = match.next_break or match.players[0]
    return BoardOfMatch(sum(match.games) + 1, match.boards + 1, breaker, winner, 0)
