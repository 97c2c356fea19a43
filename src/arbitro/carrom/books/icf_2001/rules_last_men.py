"""Laws 107 to 112: the last own man, and last men with the striker."""

from collections.abc import Iterator

from arbitro.carrom.board import Board
from arbitro.carrom.books.icf_2001.book import book
from arbitro.carrom.facts import Finish
from arbitro.carrom.parameters import Parameters
from arbitro.carrom.points import faults, for_one, for_the_queen, lost_by_men, lost_by_the_queen
from arbitro.carrom.sides import other
from arbitro.kernel import Effect


@book.rule("107a", Finish, when=("last_own", "queen_left"), without=("last_opponents", "striker", "improper"))
def the_last_own_man_with_the_queen_on_the_board(
    board: Board, shot: Finish, p: Parameters
) -> Iterator[Effect]:
    """Give the opponent the board by the queen's points."""
    yield lost_by_the_queen(board, shot, p)


@book.rule(
    "107b",
    Finish,
    when=("last_own", "queen_left", "improper"),
    without=("last_opponents", "striker"),
    derived=True,
)
def the_last_own_man_with_the_queen_on_the_board_improper(
    board: Board, shot: Finish, p: Parameters
) -> Iterator[Effect]:
    """Give the opponent the board by the queen's points, and one on demand."""
    yield lost_by_the_queen(board, shot, p)


@book.rule(
    "108a",
    Finish,
    when=("last_own", "queen_left", "striker"),
    without=("last_opponents", "improper"),
    derived=True,
)
def the_last_own_man_and_striker_with_the_queen_on_the_board(
    board: Board, shot: Finish, p: Parameters
) -> Iterator[Effect]:
    """Give the opponent the board by the queen's points, and one on demand for the striker."""
    yield lost_by_the_queen(board, shot, p)


@book.rule(
    "108b",
    Finish,
    when=("last_own", "queen_left", "striker", "improper"),
    without=("last_opponents",),
    derived=True,
)
def the_last_own_man_and_striker_with_the_queen_on_the_board_improper(
    board: Board, shot: Finish, p: Parameters
) -> Iterator[Effect]:
    """Give the opponent the board by the queen's points, and what the edition grants on demand."""
    yield for_the_queen(board, other(shot.side), p, p.last_man_striker_improper)


@book.rule(
    "109a",
    Finish,
    when=("queen", "last_own", "last_opponents", "striker"),
    without=("improper",),
    derived=True,
)
def queen_both_last_men_and_striker(board: Board, shot: Finish, p: Parameters) -> Iterator[Effect]:
    """Give the opponent the board by the queen's points, and one on demand for the striker."""
    yield lost_by_the_queen(board, shot, p)


@book.rule("109b", Finish, when=("queen", "last_own", "last_opponents", "striker", "improper"), derived=True)
def queen_both_last_men_and_striker_improper(board: Board, shot: Finish, p: Parameters) -> Iterator[Effect]:
    """Give the opponent the board by the queen's points, and two on demand."""
    yield lost_by_the_queen(board, shot, p)


@book.rule(
    "109a",
    Finish,
    when=("covering", "last_own", "last_opponents", "striker"),
    without=("improper",),
    derived=True,
)
@book.rule(
    "109b", Finish, when=("covering", "last_own", "last_opponents", "striker", "improper"), derived=True
)
def covering_with_both_last_men_and_striker(board: Board, shot: Finish, p: Parameters) -> Iterator[Effect]:
    """Rule as if the queen had fallen in the same stroke."""
    yield lost_by_the_queen(board, shot, p)


@book.rule(
    "110a",
    Finish,
    when=("last_own", "last_opponents", "striker", "by_player"),
    without=("improper",),
    derived=True,
)
def both_last_men_and_striker_after_covering(board: Board, shot: Finish, p: Parameters) -> Iterator[Effect]:
    """Give the opponent one point, and one on demand for the striker."""
    yield for_one(board, other(shot.side), faults(shot))


@book.rule(
    "110b", Finish, when=("last_own", "last_opponents", "striker", "by_player", "improper"), derived=True
)
def both_last_men_and_striker_after_covering_improper(
    board: Board, shot: Finish, p: Parameters
) -> Iterator[Effect]:
    """Give the opponent one point, and two on demand."""
    yield for_one(board, other(shot.side), faults(shot))


@book.rule("111a", Finish, when=("last_opponents", "striker", "queen_left"), without=("own", "improper"))
def the_opponents_last_man_and_striker_with_the_queen_on_the_board(
    board: Board, shot: Finish, p: Parameters
) -> Iterator[Effect]:
    """Give the opponent the player's men left and the queen, and one on demand for the striker."""
    yield lost_by_men(board, shot, p)


@book.rule(
    "111b",
    Finish,
    when=("last_opponents", "striker", "queen_left", "improper"),
    without=("own",),
    derived=True,
)
def the_opponents_last_man_and_striker_with_the_queen_on_the_board_improper(
    board: Board, shot: Finish, p: Parameters
) -> Iterator[Effect]:
    """Give the opponent the player's men left and the queen, and two on demand."""
    yield lost_by_men(board, shot, p)


@book.rule(
    "111a",
    Finish,
    when=("last_opponents", "striker", "queen_left", "own"),
    without=("last_own", "improper"),
    derived=True,
)
@book.rule(
    "111b",
    Finish,
    when=("last_opponents", "striker", "queen_left", "own", "improper"),
    without=("last_own",),
    derived=True,
)
@book.rule(
    "111a",
    Finish,
    when=("last_opponents", "striker", "queen"),
    without=("last_own", "improper"),
    derived=True,
)
@book.rule(
    "111b",
    Finish,
    when=("last_opponents", "striker", "queen", "improper"),
    without=("last_own",),
    derived=True,
)
@book.rule(
    "111a",
    Finish,
    when=("last_opponents", "striker", "by_opponent"),
    without=("last_own", "improper"),
    derived=True,
)
@book.rule(
    "111b",
    Finish,
    when=("last_opponents", "striker", "by_opponent", "improper"),
    without=("last_own",),
    derived=True,
)
def the_opponents_last_man_and_striker_with_more(
    board: Board, shot: Finish, p: Parameters
) -> Iterator[Effect]:
    """Count the men left after the stroke and the queen: she fell too, or is the opponent's, or an own man fell."""
    yield lost_by_men(board, shot, p)


@book.rule(
    "111a",
    Finish,
    when=("last_opponents", "striker", "by_player"),
    without=("last_own", "improper"),
    derived=True,
)
@book.rule(
    "111b",
    Finish,
    when=("last_opponents", "striker", "by_player", "improper"),
    without=("last_own",),
    derived=True,
)
def the_opponents_last_man_and_striker_after_covering(
    board: Board, shot: Finish, p: Parameters
) -> Iterator[Effect]:
    """Count the player's men left alone when he had covered the queen."""
    yield lost_by_men(board, shot, p, queen=False)


@book.rule(
    "112a",
    Finish,
    when=("last_own", "last_opponents", "striker", "by_opponent"),
    without=("improper",),
    derived=True,
)
def both_last_men_and_striker_with_the_opponents_queen(
    board: Board, shot: Finish, p: Parameters
) -> Iterator[Effect]:
    """Give the opponent, who had covered the queen, her points, and one on demand for the striker."""
    yield lost_by_the_queen(board, shot, p)


@book.rule(
    "112b", Finish, when=("last_own", "last_opponents", "striker", "by_opponent", "improper"), derived=True
)
def both_last_men_and_striker_with_the_opponents_queen_improper(
    board: Board, shot: Finish, p: Parameters
) -> Iterator[Effect]:
    """Give the opponent, who had covered the queen, her points, and two on demand."""
    yield lost_by_the_queen(board, shot, p)
