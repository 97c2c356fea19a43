"""Laws 52 to 55: what a board gives."""

from collections.abc import Iterator

from arbitro.carrom.board import Board
from arbitro.carrom.books.icf_2001.book import book
from arbitro.carrom.effects import BoardWon, PointsCancelled, SlamMade
from arbitro.carrom.facts import Finish, LeaveSeat, OutOfTurn, PlaysDuringAppeal, WrecksBoard
from arbitro.carrom.parameters import CarromParameters
from arbitro.carrom.points import by_conduct, for_men, for_the_queen, lost_by_the_queen, queen_counts
from arbitro.carrom.sides import SIDES, other
from arbitro.kernel import Effect, Fact

Offending = LeaveSeat | OutOfTurn | PlaysDuringAppeal | WrecksBoard
"""Acts by which a board is lost."""


def _win(board: Board, shot: Finish, p: CarromParameters) -> BoardWon:
    left = board.men.of(other(shot.side)) - shot.opponents
    return for_men(board, shot.side, p, left, not shot.by_opponent)


@book.rule("26a", Finish, when=("last_own",), without=("last_opponents", "queen_left", "by_opponent"))
def a_white_slam(board: Board, shot: Finish, p: CarromParameters) -> Iterator[Effect]:
    """Recognise all nine white men and the queen pocketed from the break."""
    # From the break: no turn has passed to anybody yet.
    if shot.side == "white" and board.turns == 0:
        yield SlamMade("white")


@book.rule("26b", Finish, when=("last_own",), without=("last_opponents", "queen_left"))
def a_black_slam(board: Board, shot: Finish, p: CarromParameters) -> Iterator[Effect]:
    """Recognise all the black men left pocketed in the player's first turn."""
    # In the first turn of the player: fewer turns have been played than there are seats.
    if shot.side == "black" and board.turns < len(board.seats):
        yield SlamMade("black")


@book.rule("52a", Finish, when=("last_own",), without=("last_opponents", "queen_left"))
def the_last_own_man_wins(board: Board, shot: Finish, p: CarromParameters) -> Iterator[Effect]:
    """Give the board to the player who pockets all their men first."""
    yield _win(board, shot, p)


@book.rule("52b", Finish, when=("last_own",), without=("last_opponents", "queen_left", "by_opponent"))
def the_queen_has_her_price(board: Board, shot: Finish, p: CarromParameters) -> Iterator[Effect]:
    """Give the queen's points on top of one for each man, up to the cut-off."""
    if queen_counts(board, shot.side, p):
        yield _win(board, shot, p)


@book.rule("53a", Finish, when=("last_own",), without=("last_opponents", "queen_left"))
def the_opponents_men_are_the_points(board: Board, shot: Finish, p: CarromParameters) -> Iterator[Effect]:
    """Count the opponent's men left on the board."""
    yield _win(board, shot, p)


@book.rule("53b", Finish, when=("last_own",), without=("last_opponents", "queen_left", "by_opponent"))
def the_winner_counts_his_queen(board: Board, shot: Finish, p: CarromParameters) -> Iterator[Effect]:
    """Count the queen for the winner who covered it."""
    if queen_counts(board, shot.side, p):
        yield _win(board, shot, p)


@book.rule("53c", Finish, when=("last_own", "by_opponent"), without=("last_opponents",))
def the_losers_queen_is_lost(board: Board, shot: Finish, p: CarromParameters) -> Iterator[Effect]:
    """Give nobody the points of a queen that the loser covered."""
    yield _win(board, shot, p)


@book.rule("54", Finish, when=("last_own",), without=("last_opponents", "queen_left", "by_opponent"))
def the_queen_gives_nothing_from_the_cut_off(
    board: Board, shot: Finish, p: CarromParameters
) -> Iterator[Effect]:
    """Count no queen for a side whose score has reached the cut-off."""
    if not queen_counts(board, shot.side, p):
        yield _win(board, shot, p)


@book.rule("53b", LeaveSeat, derived=True)
@book.rule("53b", OutOfTurn, when=("noticed",), derived=True)
@book.rule("53b", PlaysDuringAppeal, WrecksBoard, derived=True)
def the_winner_by_conduct_counts_his_queen(
    board: Board, act: Offending, p: CarromParameters
) -> Iterator[Effect]:
    """Count the queen that the winner had covered when the other loses the board by conduct."""
    # No clause says what the winner by another's conduct has of a queen they had covered: they get its points
    # (53b), below the cut-off.
    loser = board.side_of(act.by)
    if board.queen == other(loser) and queen_counts(board, other(loser), p):
        yield by_conduct(board, loser, p)


@book.rule("54", LeaveSeat, derived=True)
@book.rule("54", OutOfTurn, when=("noticed",), derived=True)
@book.rule("54", PlaysDuringAppeal, WrecksBoard, derived=True)
def conduct_gives_no_queen_from_the_cut_off(
    board: Board, act: Offending, p: CarromParameters
) -> Iterator[Effect]:
    """Count the men alone for a winner by conduct whose score has reached the cut-off."""
    loser = board.side_of(act.by)
    if board.queen != loser and not queen_counts(board, other(loser), p):
        yield by_conduct(board, loser, p)


@book.rule("54", Finish, when=("last_own", "last_opponents", "striker", "by_opponent"), derived=True)
def both_last_men_and_striker_from_the_cut_off(
    board: Board, shot: Finish, p: CarromParameters
) -> Iterator[Effect]:
    """Give one point instead of the queen's to an opponent who had covered it and has reached the cut-off."""
    # 112 prices the queen and names no score; 54 does, for every board.
    if not queen_counts(board, other(shot.side), p):
        yield lost_by_the_queen(board, shot, p)


@book.settlement("52a", derived=True)
def a_side_is_left_without_men(board: Board, fact: Fact, p: CarromParameters) -> Iterator[Effect]:
    """Decide the board when men that were to come back no longer do: as if the last man had gone in by itself."""
    # No clause foresees it: men were given up, or their time was over, and none is left. The side wins if the
    # queen is covered (52a), else it loses (107a).
    if board.over or (board.men.white and board.men.black):
        return
    side = next(filter(board.has_cleared, SIDES), None)
    if side and board.queen in SIDES:
        yield for_men(board, side, p, board.men.of(other(side)), board.queen == side)
    elif side:
        yield for_the_queen(board, other(side), p)


@book.settlement("55")
def no_board_gives_more_than_the_maximum(board: Board, fact: Fact, p: CarromParameters) -> Iterator[Effect]:
    """Cancel what exceeds the most that a board can give."""
    if (
        board.outcome is None
        or p.maximum is None
        or board.outcome.points + board.outcome.on_demand <= p.maximum
    ):
        return
    points = min(board.outcome.points, p.maximum)
    yield PointsCancelled(board.outcome.points - points, board.outcome.on_demand - (p.maximum - points))
