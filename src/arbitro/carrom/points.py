"""What a board gives to its winner."""

from arbitro.carrom.board import Board
from arbitro.carrom.effects import BoardWon
from arbitro.carrom.facts import Finish
from arbitro.carrom.parameters import CarromParameters
from arbitro.carrom.sides import Side, other


def queen_counts(board: Board, winner: Side, p: CarromParameters) -> bool:
    """Tell whether the queen still gives points to a side."""
    return board.score.of(winner) < p.cut_off


def for_the_queen(board: Board, winner: Side, p: CarromParameters, extra: int = 0) -> BoardWon:
    """Return a board won by the points of the queen, or by one where it gives none."""
    if queen_counts(board, winner, p):
        return _board_won(board, winner, 0, p.queen, extra)
    return _board_won(board, winner, 1, 0, extra)


def for_men(
    board: Board, winner: Side, p: CarromParameters, men: int, queen: bool, extra: int = 0
) -> BoardWon:
    """Return a board won by men, and by the queen where it goes with them and still gives points."""
    counts = queen and queen_counts(board, winner, p)
    return _board_won(board, winner, men, p.queen if counts else 0, extra)


def for_one(board: Board, winner: Side, extra: int = 0) -> BoardWon:
    """Return a board won by a single point."""
    return _board_won(board, winner, 1, 0, extra)


def by_conduct(board: Board, loser: Side, p: CarromParameters) -> BoardWon:
    """Return a board lost by conduct: the loser's men, and the queen unless it is theirs."""
    queen = board.queen != loser
    return for_men(board, other(loser), p, board.men.of(loser), queen)


def faults(shot: Finish) -> int:
    """Return the additional points that striker and improper stroke give on demand."""
    return bool(shot.striker) + bool(shot.improper)


def lost_by_the_queen(board: Board, shot: Finish, p: CarromParameters) -> BoardWon:
    """Return a board that the player loses by the points of the queen."""
    return for_the_queen(board, other(shot.side), p, faults(shot))


def lost_by_men(board: Board, shot: Finish, p: CarromParameters, queen: bool = True) -> BoardWon:
    """Return a board that the player loses by their men left after the stroke, with the queen or without."""
    left = board.men.of(shot.side) - shot.own
    return for_men(board, other(shot.side), p, left, queen, faults(shot))


def _board_won(board: Board, winner: Side, men: int, queen: int, extra: int) -> BoardWon:
    return BoardWon(winner, men + queen, extra + board.outstanding(other(winner)), queen)
