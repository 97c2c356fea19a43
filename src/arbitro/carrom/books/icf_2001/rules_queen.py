"""Laws 92 to 101 and 113: the right to the queen, covering her, and when she comes back."""

from collections.abc import Iterator

from arbitro.carrom.board import Board
from arbitro.carrom.books.icf_2001.book import book
from arbitro.carrom.books.icf_2001.rules_fouls import offender
from arbitro.carrom.effects import Fell, QueenBack, QueenCovered, QueenPending, Waived
from arbitro.carrom.facts import Falls, Finish, Foul, OutOfTurn, Place, Shot, Timeout, Unnoticed
from arbitro.carrom.orders import back, continues, due, due_and_foul, moment, passes
from arbitro.carrom.parameters import Parameters
from arbitro.kernel import Effect


@book.rule("15", Shot, when=("covering", "own"), without=("striker", "improper"))
@book.rule("15", Finish, when=("covering", "own"), without=("striker", "improper", "last_opponents"))
def an_own_man_covers_the_queen(board: Board, shot: Shot, p: Parameters) -> Iterator[Effect]:
    """Cover the queen with an own man in the stroke after her."""
    yield QueenCovered(shot.side)


@book.rule("92", Shot, when=("queen",), without=("own", "nine", "striker", "improper", "barred"))
def the_queen_after_an_own_man(board: Board, shot: Shot, p: Parameters) -> Iterator[Effect]:
    """Let a side that has pocketed a man of its own take the queen, to be covered next."""
    yield QueenPending(shot.side)


@book.rule("95a", Shot, when=("queen", "barred"), without=("indebted", "striker", "improper"))
def the_queen_before_an_own_man(board: Board, shot: Shot, p: Parameters) -> Iterator[Effect]:
    """Bring back a queen taken before any man of one's own, and pass the turn."""
    yield QueenBack()
    yield passes(board)


@book.rule(
    "95a", Shot, when=("queen", "barred", "striker"), without=("indebted", "nine", "improper"), derived=True
)
def the_queen_before_an_own_man_and_the_striker(board: Board, shot: Shot, p: Parameters) -> Iterator[Effect]:
    """Bring the queen back, charge a due and pass the turn, though the opponent has pocketed men of the side."""
    yield QueenBack()
    yield due(board, shot)
    yield passes(board)


@book.rule("95b", Shot, when=("queen", "indebted"), without=("own", "striker", "improper"))
def the_queen_with_a_due_outstanding(board: Board, shot: Shot, p: Parameters) -> Iterator[Effect]:
    """Bring back a queen taken while a due is outstanding, and pass the turn."""
    yield QueenBack()
    yield passes(board)


@book.rule("95b", Shot, when=("queen", "indebted", "own"), without=("striker", "improper"), derived=True)
def queen_and_own_man_with_a_due_outstanding(board: Board, shot: Shot, p: Parameters) -> Iterator[Effect]:
    """Bring the queen back and pass the turn; the own man pays the due."""
    yield QueenBack()
    yield passes(board)


@book.rule("95b", Shot, when=("queen", "indebted", "striker"), without=("improper",), derived=True)
def queen_and_striker_with_a_due_outstanding(board: Board, shot: Shot, p: Parameters) -> Iterator[Effect]:
    """Bring the queen and own men back with another due, and pass the turn."""
    yield QueenBack()
    if shot.own:
        yield back(board, shot)
    yield due(board, shot)
    yield passes(board)


@book.rule("95c", Shot, when=("queen", "nine"), without=("own", "striker", "improper", "barred"))
def the_queen_after_paying(board: Board, shot: Shot, p: Parameters) -> Iterator[Effect]:
    """Leave the right to the queen with a side whose nine men are back after it has paid."""
    yield QueenPending(shot.side)


@book.rule(
    "95d",
    Shot,
    when=("queen", "striker", "nine"),
    without=("own", "opened", "indebted", "improper"),
    derived=True,
)
def queen_and_striker_with_nine_men(board: Board, shot: Shot, p: Parameters) -> Iterator[Effect]:
    """Bring the queen back, charge a due and pass the turn while the side has not opened."""
    yield QueenBack()
    yield due(board, shot)
    yield passes(board)


@book.rule("96", Shot, when=("covering",), without=("own", "striker"))
def the_queen_is_not_covered(board: Board, shot: Shot, p: Parameters) -> Iterator[Effect]:
    """Bring back a queen that was not covered."""
    yield _queen_back(shot)


@book.rule("96", Foul, derived=True)
@book.rule("96", Place, derived=True)
@book.rule("96", Timeout, derived=True)
def a_foul_instead_of_the_cover(board: Board, act: Foul | Place | Timeout, p: Parameters) -> Iterator[Effect]:
    """Bring back a queen when a foul or the clock has ended the turn in which she was to be covered."""
    by = offender(board, act)
    if by and board.queen == "pending" and moment(board, by) == "foul":
        yield QueenBack(board.side)


@book.rule("96", OutOfTurn, without=("noticed",), derived=True)
def a_stroke_out_of_turn_instead_of_the_cover(
    board: Board, act: OutOfTurn, p: Parameters
) -> Iterator[Effect]:
    """Bring back a queen when another played, unnoticed, in place of the stroke that was to cover her."""
    if board.queen == "pending":
        yield QueenBack(board.side)


@book.rule("96", Unnoticed)
def the_queen_not_covered_unnoticed(board: Board, act: Unnoticed, p: Parameters) -> Iterator[Effect]:
    """Count the queen as covered when nobody noticed before the next stroke."""
    if act.fault == "queen-not-covered" and board.uncovered:
        yield Waived(act.fault, board.uncovered)


@book.refuses("96", Unnoticed)
def no_queen_came_back(board: Board, act: Unnoticed, p: Parameters) -> bool:
    """Refuse the plea when no queen has just come back uncovered."""
    return act.fault == "queen-not-covered" and board.uncovered is None


@book.rule("97a", Shot, when=("queen", "own"), without=("striker", "improper", "barred", "uncovered"))
@book.rule("97a", Finish, when=("queen", "own"), without=("striker", "improper", "last_opponents"))
def queen_and_own_men_together(board: Board, shot: Shot, p: Parameters) -> Iterator[Effect]:
    """Count the queen as covered when own men fall with her."""
    if shot.own > 1 or not shot.nine:
        yield QueenCovered(shot.side)


@book.rule(
    "97b",
    Shot,
    when=("queen", "own", "nine"),
    without=("striker", "improper", "barred", "uncovered"),
    derived=True,
)
def queen_and_own_men_with_nine_men(board: Board, shot: Shot, p: Parameters) -> Iterator[Effect]:
    """Have the queen covered still when one man fell with her and all nine were on the board."""
    yield QueenCovered(shot.side) if shot.own > 1 else QueenPending(shot.side)


@book.rule(
    "98a", Shot, when=("queen", "own", "striker"), without=("indebted", "improper", "nine", "last_own")
)
@book.rule(
    "98a", Shot, when=("queen", "own", "striker", "nine"), without=("indebted", "improper"), derived=True
)
@book.rule(
    "98a",
    Shot,
    when=("queen", "own", "striker", "last_own"),
    without=("indebted", "improper", "nine"),
    derived=True,
)
def queen_own_men_and_striker(board: Board, shot: Shot, p: Parameters) -> Iterator[Effect]:
    """Bring queen and own men back with a due; the player goes on."""
    yield QueenBack()
    yield back(board, shot)
    yield due(board, shot)
    yield continues(shot)


@book.rule("98b", Shot, when=("queen", "own", "striker", "improper"), without=("nine", "last_own"))
@book.rule("98b", Shot, when=("queen", "own", "striker", "improper", "nine"), derived=True)
@book.rule(
    "98b", Shot, when=("queen", "own", "striker", "improper", "last_own"), without=("nine",), derived=True
)
def queen_own_men_and_striker_improper(board: Board, shot: Shot, p: Parameters) -> Iterator[Effect]:
    """Bring queen and own men back with two men; the turn is lost."""
    yield QueenBack()
    yield back(board, shot)
    yield from due_and_foul(board, shot)


@book.rule("99a", Shot, when=("queen", "striker"), without=("own", "barred", "improper"), derived=True)
def queen_and_striker(board: Board, shot: Shot, p: Parameters) -> Iterator[Effect]:
    """Bring the queen back with a due; the player goes on."""
    yield QueenBack()
    yield due(board, shot)
    yield continues(shot)


@book.rule("99b", Shot, when=("queen", "striker", "improper"), without=("own",))
def queen_and_striker_improper(board: Board, shot: Shot, p: Parameters) -> Iterator[Effect]:
    """Bring the queen back with two men; the turn is lost."""
    yield QueenBack()
    yield from due_and_foul(board, shot)


@book.rule("100a", Shot, when=("covering", "striker"), without=("own", "improper", "opponents"))
@book.rule("100a", Shot, when=("covering", "striker", "opponents"), without=("own", "improper"), derived=True)
def the_striker_instead_of_a_cover(board: Board, shot: Shot, p: Parameters) -> Iterator[Effect]:
    """Bring the queen back with a due and pass the turn."""
    yield _queen_back(shot)
    yield due(board, shot)
    yield passes(board)


@book.rule("100b", Shot, when=("covering", "striker", "improper"), without=("own",))
def the_striker_instead_of_a_cover_improper(board: Board, shot: Shot, p: Parameters) -> Iterator[Effect]:
    """Bring the queen back with two men; the turn is lost."""
    yield _queen_back(shot)
    yield from due_and_foul(board, shot)


@book.rule("101a", Shot, when=("covering", "own", "striker"), without=("improper", "opponents", "last_own"))
@book.rule(
    "101a", Shot, when=("covering", "own", "striker", "opponents"), without=("improper",), derived=True
)
@book.rule(
    "101a",
    Shot,
    when=("covering", "own", "striker", "last_own"),
    without=("improper", "opponents"),
    derived=True,
)
def the_striker_with_the_cover(board: Board, shot: Shot, p: Parameters) -> Iterator[Effect]:
    """Bring own men back with a due; the player goes on and has still to cover the queen."""
    yield back(board, shot)
    yield due(board, shot)
    yield QueenPending(shot.side)
    yield continues(shot)


@book.rule("101b", Shot, when=("covering", "own", "striker", "improper"))
def the_striker_with_the_cover_improper(board: Board, shot: Shot, p: Parameters) -> Iterator[Effect]:
    """Bring own men back with two men and the queen with them; the turn is lost."""
    yield _queen_back(shot)
    yield back(board, shot)
    yield from due_and_foul(board, shot)


@book.rule("113", Shot, when=("fell", "queen"))
@book.rule("113", Finish, when=("fell", "queen"))
def the_queen_falls_after_the_stroke(board: Board, shot: Shot, p: Parameters) -> Iterator[Effect]:
    """Count a queen that falls in after the stroke as pocketed by it."""
    if shot.fell == "queen":
        yield Fell("queen")


@book.rule("113", Falls, derived=True)
def the_queen_falls_without_a_stroke(board: Board, act: Falls, p: Parameters) -> Iterator[Effect]:
    """Count a queen that falls in between strokes for the side in turn, if it has the right to her."""
    if act.piece == "queen":
        yield Fell("queen")
        entitled = board.opened.of(board.side) and not board.outstanding(board.side)
        yield QueenPending(board.side) if entitled else QueenBack()


def _queen_back(shot: Shot) -> QueenBack:
    return QueenBack(shot.side)
