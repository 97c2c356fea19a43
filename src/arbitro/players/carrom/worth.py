"""What the referee's state is worth to a side: the men left, the queen, the turn, the end."""

from arbitro.carrom.board import Board
from arbitro.carrom.sides import Side, other

WON = 8.0
"""A board won, beside its points."""
QUEEN = 2.5
"""A covered queen."""
UNCOVERED = 1.0
"""A queen still to be covered."""
TURN = 0.8
LAST_MAN = 0.6
"""What it costs to have only one man left while the queen is on the board."""
RACE = 3.0
"""How much the last men count more than the first."""


def standing(board: Board, side: Side) -> float:
    """Return what the referee's state is worth to a side."""
    if board.outcome:
        points = WON + board.outcome.points + board.outcome.on_demand
        return 0.0 if board.outcome.winner is None else points if board.outcome.winner == side else -points
    own, theirs = _men_left(board, side), _men_left(board, other(side))
    men = theirs - own + RACE / (own + 1) - RACE / (theirs + 1)
    turn = TURN if board.side == side else -TURN
    return men + turn + _queen(board, side) - _alone(board, side) + _alone(board, other(side))


def _men_left(board: Board, side: Side) -> int:
    return board.men.of(side) + board.outstanding(side)


def _queen(board: Board, side: Side) -> float:
    match board.queen:
        case "board":
            return 0.0
        case "pending":
            return UNCOVERED if board.side == side else -UNCOVERED
        case covered:
            return QUEEN if covered == side else -QUEEN


def _alone(board: Board, side: Side) -> float:
    return LAST_MAN if board.queen == "board" and _men_left(board, side) == 1 else 0.0
