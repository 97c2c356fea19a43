"""Laws 92 to 101 and 113: the right to the queen, covering it, and when it comes back."""

from collections.abc import Iterator

from arbitro.carrom.board import Board
from arbitro.carrom.books.icf_2001.book import book
from arbitro.carrom.books.icf_2001.rules_fouls import offender
from arbitro.carrom.effects import Fell, QueenBack, QueenCovered, QueenPending, Waived
from arbitro.carrom.facts import (
    CarromFoul,
    CarromShot,
    FallsLate,
    FaultUnnoticed,
    Finish,
    OutOfTurn,
    PlaceMen,
    Timeout,
)
from arbitro.carrom.orders import back, due, moment, passes
from arbitro.carrom.parameters import CarromParameters
from arbitro.carrom.rows import enter_strokes
from arbitro.kernel import Effect


@book.rule("15", CarromShot, when=("covering", "own"), without=("striker", "improper"))
@book.rule("15", Finish, when=("covering", "own"), without=("striker", "improper", "last_opponents"))
def an_own_man_covers_the_queen(board: Board, shot: CarromShot, p: CarromParameters) -> Iterator[Effect]:
    """Cover the queen with an own man in the stroke after it."""
    yield QueenCovered(shot.side)


enter_strokes(
    book,
    """
    the_queen_after_an_own_man: queen to be covered
        92    queen                | own nine striker improper barred
    the_queen_before_an_own_man: queen back, turn passes
        95a   queen barred         | indebted striker improper
    the_queen_before_an_own_man_and_the_striker: queen back, due, turn passes
        95a*  queen barred striker | indebted nine improper
    the_queen_with_a_due_outstanding: queen back, turn passes
        95b   queen indebted       | own striker improper
    queen_and_own_man_with_a_due_outstanding: queen back, turn passes
        95b*  queen indebted own   | striker improper
    """,
)


@book.rule("95b", CarromShot, when=("queen", "indebted", "striker"), without=("improper",), derived=True)
def queen_and_striker_with_a_due_outstanding(
    board: Board, shot: CarromShot, p: CarromParameters
) -> Iterator[Effect]:
    """Bring the queen and own men back with another due, and pass the turn."""
    # 95b is about the queen alone. With own men besides, these come back too: they would pay the due that is
    # outstanding.
    yield QueenBack()
    if shot.own:
        yield back(board, shot)
    yield due(board, shot)
    yield passes(board)


enter_strokes(
    book,
    """
    the_queen_after_paying: queen to be covered
        95c   queen nine         | own striker improper barred
    queen_and_striker_with_nine_men: queen back, due, turn passes
        95d*  queen striker nine | own opened indebted improper
    the_queen_is_not_covered: uncovered queen back
        96    covering           | own striker
    """,
)


@book.rule("96", CarromFoul, PlaceMen, Timeout, derived=True)
def a_foul_instead_of_the_cover(
    board: Board, act: CarromFoul | PlaceMen | Timeout, p: CarromParameters
) -> Iterator[Effect]:
    """Bring back a queen when a foul or the clock has ended the turn in which it was to be covered."""
    # 96 and 64a collide: the turn in which the queen was to be covered has ended, and the stroke that 96 speaks
    # of never came. The queen goes back.
    by = offender(board, act)
    if by and board.queen == "pending" and moment(board, by) == "foul":
        yield QueenBack(board.side)


@book.rule("96", OutOfTurn, without=("noticed",), derived=True)
def a_stroke_out_of_turn_instead_of_the_cover(
    board: Board, act: OutOfTurn, p: CarromParameters
) -> Iterator[Effect]:
    """Bring back a queen when another played, unnoticed, in place of the stroke that was to cover it."""
    # The stroke to cover it was not made, though another one was (44, 51).
    if board.queen == "pending":
        yield QueenBack(board.side)


@book.rule("96", FaultUnnoticed)
def the_queen_not_covered_unnoticed(
    board: Board, act: FaultUnnoticed, p: CarromParameters
) -> Iterator[Effect]:
    """Count the queen as covered when nobody noticed before the next stroke."""
    if act.fault == "queen-not-covered" and board.uncovered:
        yield Waived(act.fault, board.uncovered)


@book.refuses("96", FaultUnnoticed)
def no_queen_came_back(board: Board, act: FaultUnnoticed, p: CarromParameters) -> bool:
    """Refuse the plea when no queen has just come back uncovered."""
    return act.fault == "queen-not-covered" and board.uncovered is None


@book.rule("97a", CarromShot, when=("queen", "own"), without=("striker", "improper", "barred", "uncovered"))
@book.rule("97a", Finish, when=("queen", "own"), without=("striker", "improper", "last_opponents"))
def queen_and_own_men_together(board: Board, shot: CarromShot, p: CarromParameters) -> Iterator[Effect]:
    """Count the queen as covered when own men fall with it."""
    if shot.own > 1 or not shot.nine:
        yield QueenCovered(shot.side)


@book.rule(
    "97b",
    CarromShot,
    when=("queen", "own", "nine"),
    without=("striker", "improper", "barred", "uncovered"),
    derived=True,
)
def queen_and_own_men_with_nine_men(board: Board, shot: CarromShot, p: CarromParameters) -> Iterator[Effect]:
    """Have the queen covered still when one man fell with it and all nine were on the board."""
    # The sentence is cut off in ICF; read as classic (queen.10) and Colombia have it.
    yield QueenCovered(shot.side) if shot.own > 1 else QueenPending(shot.side)


enter_strokes(
    book,
    """
    queen_own_men_and_striker: queen back, own men back, due, goes on
        98a*   queen own striker last_own          | indebted improper nine
        98a*   queen own striker nine              | indebted improper
        98a    queen own striker                   | indebted improper nine last_own
    queen_own_men_and_striker_improper: queen back, own men back, foul, due, penalty man, turn passes
        98b*   queen own striker improper last_own | nine
        98b*   queen own striker improper nine
        98b    queen own striker improper          | nine last_own
    queen_and_striker: queen back, due, goes on
        99a*   queen striker                       | own barred improper
    queen_and_striker_improper: queen back, foul, due, penalty man, turn passes
        99b    queen striker improper              | own
    the_striker_instead_of_a_cover: uncovered queen back, due, turn passes
        100a*  covering striker opponents          | own improper
        100a   covering striker                    | own improper opponents
    the_striker_instead_of_a_cover_improper: uncovered queen back, foul, due, penalty man, turn passes
        100b   covering striker improper           | own
    the_striker_with_the_cover: own men back, due, queen to be covered, goes on
        101a*  covering own striker last_own       | improper opponents
        101a*  covering own striker opponents      | improper
        101a   covering own striker                | improper opponents last_own
    the_striker_with_the_cover_improper: uncovered queen back, own men back, foul, due, penalty man, turn passes
        101b   covering own striker improper
    """,
)


@book.rule("113", CarromShot, Finish, when=("fell", "queen"))
def the_queen_falls_after_the_stroke(board: Board, shot: CarromShot, p: CarromParameters) -> Iterator[Effect]:
    """Count a queen that falls in after the stroke as pocketed by it."""
    if shot.fell == "queen":
        yield Fell("queen")


@book.rule("113", FallsLate, derived=True)
def the_queen_falls_without_a_stroke(board: Board, act: FallsLate, p: CarromParameters) -> Iterator[Effect]:
    """Count a queen that falls in between strokes for the side in turn, if it has the right to it."""
    # The law rules on the last stroke again. Where there is none, the queen is for the side in turn, if it has
    # the right to it.
    if act.piece == "queen":
        yield Fell("queen")
        entitled = board.opened.of(board.side) and not board.outstanding(board.side)
        yield QueenPending(board.side) if entitled else QueenBack()
