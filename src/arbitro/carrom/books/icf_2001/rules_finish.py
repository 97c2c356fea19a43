"""Laws 102 to 112: strokes that end the board with last men, the queen and the striker."""

from collections.abc import Iterator

from arbitro.carrom.board import Board
from arbitro.carrom.books.icf_2001.book import book
from arbitro.carrom.effects import BoardWon, QueenCovered
from arbitro.carrom.facts import Finish
from arbitro.carrom.parameters import Parameters
from arbitro.carrom.points import for_men, for_one, for_the_queen
from arbitro.carrom.sides import other
from arbitro.kernel import Effect


def _faults(shot: Finish) -> int:
    """Return the additional points that striker and improper stroke give on demand."""
    return bool(shot.striker) + bool(shot.improper)


def _flat(board: Board, shot: Finish, p: Parameters) -> BoardWon:
    """Return a loss by the points of the queen."""
    return for_the_queen(board, other(shot.side), p, _faults(shot))


def _by_men(board: Board, shot: Finish, p: Parameters, queen: bool = True) -> BoardWon:
    """Return a loss by the player's men left after the stroke, with the queen or without."""
    left = board.men.of(shot.side) - shot.own
    return for_men(board, other(shot.side), p, left, queen, _faults(shot))


@book.rule("102a", Finish, when=("covering", "last_own", "last_opponents"), without=("striker", "improper"))
def covering_with_both_last_men(board: Board, shot: Finish, p: Parameters) -> Iterator[Effect]:
    """Give the player the board by the queen's points."""
    yield QueenCovered(shot.side)
    yield for_the_queen(board, shot.side, p)


@book.rule(
    "102a",
    Finish,
    when=("last_own", "last_opponents", "by_player"),
    without=("striker", "improper"),
    derived=True,
)
def both_last_men_after_covering(board: Board, shot: Finish, p: Parameters) -> Iterator[Effect]:
    """Give the player, who had covered the queen before, the board by her points."""
    yield for_the_queen(board, shot.side, p)


@book.rule(
    "102a",
    Finish,
    when=("last_own", "last_opponents", "by_opponent"),
    without=("striker", "improper"),
    derived=True,
)
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
    yield _flat(board, shot, p)


@book.rule(
    "102b",
    Finish,
    when=("last_own", "last_opponents", "by_player", "improper"),
    without=("striker",),
    derived=True,
)
def both_last_men_after_covering_improper(board: Board, shot: Finish, p: Parameters) -> Iterator[Effect]:
    """Give the opponent one point when the player had covered the queen, and one on demand."""
    yield for_one(board, other(shot.side), _faults(shot))


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
    yield _flat(board, shot, p)


@book.rule("103a", Finish, when=("covering", "last_opponents"), without=("own", "striker", "improper"))
def covering_with_the_opponents_last_man(board: Board, shot: Finish, p: Parameters) -> Iterator[Effect]:
    """Give the opponent the player's men left and the queen."""
    yield _by_men(board, shot, p)


@book.rule("103b", Finish, when=("covering", "last_opponents", "improper"), without=("own", "striker"))
def covering_with_the_opponents_last_man_improper(
    board: Board, shot: Finish, p: Parameters
) -> Iterator[Effect]:
    """Give the opponent the player's men left and the queen, and one on demand."""
    yield _by_men(board, shot, p)


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
    yield _by_men(board, shot, p)


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
    yield _by_men(board, shot, p)


@book.rule("104a", Finish, when=("queen", "last_own", "last_opponents"), without=("striker", "improper"))
def queen_and_both_last_men(board: Board, shot: Finish, p: Parameters) -> Iterator[Effect]:
    """Give the player the board by the queen's points."""
    yield QueenCovered(shot.side)
    yield for_the_queen(board, shot.side, p)


@book.rule("104b", Finish, when=("queen", "last_own", "last_opponents", "improper"), without=("striker",))
def queen_and_both_last_men_improper(board: Board, shot: Finish, p: Parameters) -> Iterator[Effect]:
    """Give the opponent the board by the queen's points, and one on demand."""
    yield _flat(board, shot, p)


@book.rule(
    "105a",
    Finish,
    when=("last_own", "last_opponents", "queen_left"),
    without=("striker", "improper"),
    derived=True,
)
def both_last_men_with_the_queen_on_the_board(board: Board, shot: Finish, p: Parameters) -> Iterator[Effect]:
    """Give the opponent the board by the queen's points."""
    yield _flat(board, shot, p)


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
    yield _flat(board, shot, p)


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
    yield _flat(board, shot, p)


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
    yield _by_men(board, shot, p)


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
    yield _by_men(board, shot, p)


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
    yield _by_men(board, shot, p)


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
    yield _by_men(board, shot, p, queen=False)


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
    yield _by_men(board, shot, p)


@book.rule("107a", Finish, when=("last_own", "queen_left"), without=("last_opponents", "striker", "improper"))
def the_last_own_man_with_the_queen_on_the_board(
    board: Board, shot: Finish, p: Parameters
) -> Iterator[Effect]:
    """Give the opponent the board by the queen's points."""
    yield _flat(board, shot, p)


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
    yield _flat(board, shot, p)


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
    yield _flat(board, shot, p)


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
    yield _flat(board, shot, p)


@book.rule("109b", Finish, when=("queen", "last_own", "last_opponents", "striker", "improper"), derived=True)
def queen_both_last_men_and_striker_improper(board: Board, shot: Finish, p: Parameters) -> Iterator[Effect]:
    """Give the opponent the board by the queen's points, and two on demand."""
    yield _flat(board, shot, p)


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
    yield _flat(board, shot, p)


@book.rule(
    "110a",
    Finish,
    when=("last_own", "last_opponents", "striker", "by_player"),
    without=("improper",),
    derived=True,
)
def both_last_men_and_striker_after_covering(board: Board, shot: Finish, p: Parameters) -> Iterator[Effect]:
    """Give the opponent one point, and one on demand for the striker."""
    yield for_one(board, other(shot.side), _faults(shot))


@book.rule(
    "110b", Finish, when=("last_own", "last_opponents", "striker", "by_player", "improper"), derived=True
)
def both_last_men_and_striker_after_covering_improper(
    board: Board, shot: Finish, p: Parameters
) -> Iterator[Effect]:
    """Give the opponent one point, and two on demand."""
    yield for_one(board, other(shot.side), _faults(shot))


@book.rule("111a", Finish, when=("last_opponents", "striker", "queen_left"), without=("own", "improper"))
def the_opponents_last_man_and_striker_with_the_queen_on_the_board(
    board: Board, shot: Finish, p: Parameters
) -> Iterator[Effect]:
    """Give the opponent the player's men left and the queen, and one on demand for the striker."""
    yield _by_men(board, shot, p)


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
    yield _by_men(board, shot, p)


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
    yield _by_men(board, shot, p)


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
    yield _by_men(board, shot, p, queen=False)


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
    yield _flat(board, shot, p)


@book.rule(
    "112b", Finish, when=("last_own", "last_opponents", "striker", "by_opponent", "improper"), derived=True
)
def both_last_men_and_striker_with_the_opponents_queen_improper(
    board: Board, shot: Finish, p: Parameters
) -> Iterator[Effect]:
    """Give the opponent, who had covered the queen, her points, and two on demand."""
    yield _flat(board, shot, p)
