"""Laws 102 to 106: both last men, or the opponent's last man, and the queen."""

from collections.abc import Iterator

from arbitro.carrom.board import Board
from arbitro.carrom.books.icf_2001.book import book
from arbitro.carrom.effects import QueenCovered
from arbitro.carrom.facts import Finish
from arbitro.carrom.parameters import Parameters
from arbitro.carrom.points import faults, for_one, for_the_queen, lost_by_men, lost_by_the_queen
from arbitro.carrom.sides import other
from arbitro.kernel import Effect

FAULTS = ("striker", "improper")
"""What makes a stroke that ends the board faulty."""


@book.rule("102a", Finish, when=("covering", "last_own", "last_opponents"), without=("striker", "improper"))
def covering_with_both_last_men(board: Board, shot: Finish, p: Parameters) -> Iterator[Effect]:
    """Give the player the board by the queen's points."""
    yield QueenCovered(shot.side)
    yield for_the_queen(board, shot.side, p)


@book.rule("52a", Finish, when=("last_own", "last_opponents", "by_player"), without=FAULTS, derived=True)
@book.rule("102a", Finish, when=("last_own", "last_opponents", "by_player"), without=FAULTS, derived=True)
def both_last_men_after_covering(board: Board, shot: Finish, p: Parameters) -> Iterator[Effect]:
    """Give the player, who had covered the queen before, the board by her points."""
    yield for_the_queen(board, shot.side, p)


@book.rule("52a", Finish, when=("last_own", "last_opponents", "by_opponent"), without=FAULTS, derived=True)
@book.rule("102a", Finish, when=("last_own", "last_opponents", "by_opponent"), without=FAULTS, derived=True)
def both_last_men_with_the_opponents_queen(board: Board, shot: Finish, p: Parameters) -> Iterator[Effect]:
    """Give the player the board by one point when the opponent had covered the queen."""
    yield for_one(board, shot.side)


@book.rule(
    "102b",
    Finish,
    when=("covering", "last_own", "last_opponents", "improper"),
    without=("striker",),
    derived=True,
)
def covering_with_both_last_men_improper(board: Board, shot: Finish, p: Parameters) -> Iterator[Effect]:
    """Give the opponent the board by the queen's points, and one on demand."""
    yield lost_by_the_queen(board, shot, p)


@book.rule(
    "102b",
    Finish,
    when=("last_own", "last_opponents", "by_player", "improper"),
    without=("striker",),
    derived=True,
)
def both_last_men_after_covering_improper(board: Board, shot: Finish, p: Parameters) -> Iterator[Effect]:
    """Give the opponent one point when the player had covered the queen, and one on demand."""
    yield for_one(board, other(shot.side), faults(shot))


@book.rule(
    "102b",
    Finish,
    when=("last_own", "last_opponents", "by_opponent", "improper"),
    without=("striker",),
    derived=True,
)
def both_last_men_with_the_opponents_queen_improper(
    board: Board, shot: Finish, p: Parameters
) -> Iterator[Effect]:
    """Give the opponent, who had covered the queen, her points, and one on demand."""
    yield lost_by_the_queen(board, shot, p)


@book.rule("103a", Finish, when=("covering", "last_opponents"), without=("own", "striker", "improper"))
def covering_with_the_opponents_last_man(board: Board, shot: Finish, p: Parameters) -> Iterator[Effect]:
    """Give the opponent the player's men left and the queen."""
    yield lost_by_men(board, shot, p)


@book.rule("103b", Finish, when=("covering", "last_opponents", "improper"), without=("own", "striker"))
def covering_with_the_opponents_last_man_improper(
    board: Board, shot: Finish, p: Parameters
) -> Iterator[Effect]:
    """Give the opponent the player's men left and the queen, and one on demand."""
    yield lost_by_men(board, shot, p)


@book.rule(
    "103a", Finish, when=("covering", "last_opponents", "own"), without=("last_own", "improper"), derived=True
)
@book.rule(
    "103a", Finish, when=("covering", "last_opponents", "striker"), without=("own", "improper"), derived=True
)
def covering_with_the_opponents_last_man_and_more(
    board: Board, shot: Finish, p: Parameters
) -> Iterator[Effect]:
    """Count the men left after the stroke when an own man fell too, and one on demand for the striker."""
    yield lost_by_men(board, shot, p)


@book.rule(
    "103b",
    Finish,
    when=("covering", "last_opponents", "own", "improper"),
    without=("last_own",),
    derived=True,
)
@book.rule(
    "103b", Finish, when=("covering", "last_opponents", "striker", "improper"), without=("own",), derived=True
)
def covering_with_the_opponents_last_man_and_more_improper(
    board: Board, shot: Finish, p: Parameters
) -> Iterator[Effect]:
    """Count the men left after the stroke, with one on demand for the stroke and one for the striker."""
    yield lost_by_men(board, shot, p)


@book.rule("104a", Finish, when=("queen", "last_own", "last_opponents"), without=("striker", "improper"))
def queen_and_both_last_men(board: Board, shot: Finish, p: Parameters) -> Iterator[Effect]:
    """Give the player the board by the queen's points."""
    yield QueenCovered(shot.side)
    yield for_the_queen(board, shot.side, p)


@book.rule("104b", Finish, when=("queen", "last_own", "last_opponents", "improper"), without=("striker",))
def queen_and_both_last_men_improper(board: Board, shot: Finish, p: Parameters) -> Iterator[Effect]:
    """Give the opponent the board by the queen's points, and one on demand."""
    yield lost_by_the_queen(board, shot, p)


@book.rule(
    "105a",
    Finish,
    when=("last_own", "last_opponents", "queen_left"),
    without=("striker", "improper"),
    derived=True,
)
def both_last_men_with_the_queen_on_the_board(board: Board, shot: Finish, p: Parameters) -> Iterator[Effect]:
    """Give the opponent the board by the queen's points."""
    yield lost_by_the_queen(board, shot, p)


@book.rule(
    "105b",
    Finish,
    when=("last_own", "last_opponents", "queen_left", "improper"),
    without=("striker",),
    derived=True,
)
def both_last_men_with_the_queen_on_the_board_improper(
    board: Board, shot: Finish, p: Parameters
) -> Iterator[Effect]:
    """Give the opponent the board by the queen's points, and one on demand."""
    yield lost_by_the_queen(board, shot, p)


@book.rule(
    "105a",
    Finish,
    when=("last_own", "last_opponents", "queen_left", "striker"),
    without=("improper",),
    derived=True,
)
@book.rule(
    "105b", Finish, when=("last_own", "last_opponents", "queen_left", "striker", "improper"), derived=True
)
def both_last_men_and_striker_with_the_queen_on_the_board(
    board: Board, shot: Finish, p: Parameters
) -> Iterator[Effect]:
    """Give the opponent the queen's points, with one on demand for the striker."""
    yield lost_by_the_queen(board, shot, p)


@book.rule(
    "106a",
    Finish,
    when=("last_opponents", "queen_left"),
    without=("own", "striker", "improper"),
    derived=True,
)
def the_opponents_last_man_with_the_queen_on_the_board(
    board: Board, shot: Finish, p: Parameters
) -> Iterator[Effect]:
    """Give the opponent the player's men left and the queen."""
    yield lost_by_men(board, shot, p)


@book.rule(
    "106b",
    Finish,
    when=("last_opponents", "queen_left", "improper"),
    without=("own", "striker"),
    derived=True,
)
def the_opponents_last_man_with_the_queen_on_the_board_improper(
    board: Board, shot: Finish, p: Parameters
) -> Iterator[Effect]:
    """Give the opponent the player's men left and the queen, and one on demand."""
    yield lost_by_men(board, shot, p)


@book.rule(
    "106a",
    Finish,
    when=("last_opponents", "queen_left", "own"),
    without=("last_own", "striker", "improper"),
    derived=True,
)
@book.rule(
    "106b",
    Finish,
    when=("last_opponents", "queen_left", "own", "improper"),
    without=("last_own", "striker"),
    derived=True,
)
@book.rule(
    "106a",
    Finish,
    when=("last_opponents", "queen"),
    without=("last_own", "striker", "improper"),
    derived=True,
)
@book.rule(
    "106b",
    Finish,
    when=("last_opponents", "queen", "improper"),
    without=("last_own", "striker"),
    derived=True,
)
def the_opponents_last_man_with_an_own_man_or_the_queen(
    board: Board, shot: Finish, p: Parameters
) -> Iterator[Effect]:
    """Count the player's men left after the stroke and the queen when an own man or she fell too."""
    yield lost_by_men(board, shot, p)


@book.rule("52a", Finish, when=("last_opponents", "by_player"), without=("last_own", *FAULTS), derived=True)
@book.rule("53a", Finish, when=("last_opponents", "by_player"), without=("last_own", *FAULTS), derived=True)
@book.rule(
    "106a",
    Finish,
    when=("last_opponents", "by_player"),
    without=("last_own", "striker", "improper"),
    derived=True,
)
@book.rule(
    "106b",
    Finish,
    when=("last_opponents", "by_player", "improper"),
    without=("last_own", "striker"),
    derived=True,
)
def the_opponents_last_man_after_covering(board: Board, shot: Finish, p: Parameters) -> Iterator[Effect]:
    """Give the opponent the player's men left alone when the player had covered the queen."""
    yield lost_by_men(board, shot, p, queen=False)


@book.rule("52a", Finish, when=("last_opponents", "by_opponent"), without=("last_own", *FAULTS), derived=True)
@book.rule("53a", Finish, when=("last_opponents", "by_opponent"), without=("last_own", *FAULTS), derived=True)
@book.rule(
    "106a",
    Finish,
    when=("last_opponents", "by_opponent"),
    without=("last_own", "striker", "improper"),
    derived=True,
)
@book.rule(
    "106b",
    Finish,
    when=("last_opponents", "by_opponent", "improper"),
    without=("last_own", "striker"),
    derived=True,
)
def the_opponents_last_man_with_the_opponents_queen(
    board: Board, shot: Finish, p: Parameters
) -> Iterator[Effect]:
    """Give the opponent, who had covered the queen, the player's men left and her points."""
    yield lost_by_men(board, shot, p)
