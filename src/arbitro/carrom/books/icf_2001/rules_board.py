"""Laws 7 and 10: what can no longer happen at a board, and what never can."""

from typing import get_args

from arbitro.carrom.board import Board
from arbitro.carrom.books.icf_2001.book import book
from arbitro.carrom.facts import (
    BoardFact,
    BoardPlayed,
    BreakToss,
    CarromMisconduct,
    CarromShot,
    CarromToss,
    ChangeMissed,
    ConcedeGame,
    Demand,
    Finish,
    InvalidBreak,
    NextBoard,
    PracticeBoard,
)
from arbitro.carrom.parameters import CarromParameters
from arbitro.carrom.sides import other
from arbitro.kernel import Fact

AFTERWARDS = (Demand, CarromMisconduct, ConcedeGame)
"""Acts that can still come after the end of a board."""


def the_board_is_over(board: Board, act: Fact, p: CarromParameters) -> bool:
    """Refuse whatever belongs to a board that has ended."""
    return board.over


# A board ends with the stroke that decides it (7), but its points on demand are asked for after it (87b), and
# conduct and concession know no end of a board (139, 143).
for _act in (InvalidBreak, CarromShot, Finish, *get_args(BoardFact)):
    if _act not in AFTERWARDS:
        book.refuses("7", _act)(the_board_is_over)


@book.refuses("7", NextBoard)
def the_board_is_not_over(board: Board, act: NextBoard, p: CarromParameters) -> bool:
    """Refuse another board before the one under way has ended."""
    return not board.over


def the_board_has_begun(board: Board, act: Fact, p: CarromParameters) -> bool:
    """Refuse between two boards what belongs there, once the next has begun or before the last is put away."""
    return board.begun


# What belongs between two boards: entered during one it would count a board twice, or change places in the
# middle of it.
for _act in (BoardPlayed, BreakToss, CarromToss, PracticeBoard, ChangeMissed):
    book.refuses("7", _act)(the_board_has_begun)


@book.refuses("10", CarromShot, Finish)
def so_many_men_are_not_there(board: Board, shot: CarromShot, p: CarromParameters) -> bool:
    """Refuse a stroke that pockets or throws off more pieces than are on the board."""
    left_own = board.men.of(shot.side) - shot.own
    left_opponents = board.men.of(other(shot.side)) - shot.opponents
    if left_own < 0 or left_opponents < 0 or (shot.queen and board.queen != "board"):
        return True
    queens = 1 if board.queen == "board" and not shot.queen else 0
    jumped = shot.jumped
    few = jumped.count(shot.side) <= left_own and jumped.count(other(shot.side)) <= left_opponents
    return bool(shot.jumped) and not (few and jumped.count("queen") <= queens)
