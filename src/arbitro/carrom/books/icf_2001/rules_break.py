"""Laws 5 to 47: what a stroke is, and the break."""

from collections.abc import Iterator

from arbitro.carrom.board import Board
from arbitro.carrom.books.icf_2001.book import book
from arbitro.carrom.effects import (
    Attempted,
    BreakFailed,
    BreakValid,
    EarlyBreak,
    FoulDeclared,
    PlayCalled,
    Pocketed,
)
from arbitro.carrom.facts import CallPlay, CarromShot, Finish, InvalidBreak, Timeout
from arbitro.carrom.orders import declare_foul, passes, penalty, stroke_made
from arbitro.carrom.parameters import CarromParameters
from arbitro.carrom.sides import SIDES, other
from arbitro.kernel import Effect


@book.rule("25", CarromShot, Finish)
def a_stroke_is_made(board: Board, shot: CarromShot, p: CarromParameters) -> Iterator[Effect]:
    """Say that a stroke is made, and what it pocketed: by a proper or an improper one alike."""
    yield stroke_made(board, shot)
    if shot.own:
        yield Pocketed(shot.side, shot.own, True)
    if shot.opponents:
        yield Pocketed(other(shot.side), shot.opponents, False)


@book.rule("44", CarromShot, when=("opening",))
def the_lightest_touch_makes_the_break(
    board: Board, shot: CarromShot, p: CarromParameters
) -> Iterator[Effect]:
    """Say that the break is made once the striker touches a man."""
    yield BreakValid()


@book.rule("45a", InvalidBreak, without=("striker", "improper", "early"))
def another_attempt_is_left(board: Board, attempt: InvalidBreak, p: CarromParameters) -> Iterator[Effect]:
    """Give two more attempts to a player whose striker touched no man."""
    # Colombia's edition counts a striker that leaves the board as a miss too; each book stays as it is
    # (`break_fails_off_board`).
    if board.attempts + 1 < p.attempts:
        yield Attempted(p.attempts - board.attempts - 1)


@book.rule("45b", InvalidBreak, without=("striker", "improper", "early"))
def the_third_miss_loses_the_break(
    board: Board, attempt: InvalidBreak, p: CarromParameters
) -> Iterator[Effect]:
    """Pass the break on after the last attempt; the colours stay as they are."""
    if board.attempts + 1 == p.attempts:
        yield BreakFailed()
        yield passes(board)


@book.rule("45c", InvalidBreak, without=("early",))
def a_faulty_attempt_loses_the_break(
    board: Board, attempt: InvalidBreak, p: CarromParameters
) -> Iterator[Effect]:
    """Pass the break on, with no due, when the attempt pocketed the striker or was improper."""
    if attempt.striker or attempt.improper:
        yield BreakFailed()
        yield passes(board)


@book.rule("46", CallPlay)
def play_begins_with_the_call(board: Board, play: CallPlay, p: CarromParameters) -> Iterator[Effect]:
    """Begin the board with the umpire's call."""
    if not board.appeal:
        yield PlayCalled()


@book.refuses("46", CallPlay)
def play_was_called_before(board: Board, play: CallPlay, p: CarromParameters) -> bool:
    """Refuse a call that changes nothing."""
    return board.called and not board.appeal


@book.refuses("46", Timeout)
def play_was_not_called_yet(board: Board, timeout: Timeout, p: CarromParameters) -> bool:
    """Refuse the end of a time that begins only with the umpire's call."""
    return timeout.early


@book.rule("46", Timeout, derived=True)
def the_break_is_late(board: Board, timeout: Timeout, p: CarromParameters) -> Iterator[Effect]:
    """Call it an infringement when the break is not made in time."""
    # The law gives a time and no price for letting it pass: our reading is a technical foul before the first
    # stroke of the turn, a foul after it.
    if not board.broken and not any(map(board.must_place, SIDES)):
        yield declare_foul(board, timeout.by)


@book.rule("47", InvalidBreak, when=("early",), derived=True)
def a_break_before_the_call(board: Board, attempt: InvalidBreak, p: CarromParameters) -> Iterator[Effect]:
    """Put everything back, take a penalty man, and pass the turn; the break counts as made."""
    # The law is silent on who puts the men back and whether the break stands. Our reading: all at once, one
    # penalty man, and the break counts as made.
    yield EarlyBreak()
    yield FoulDeclared("foul", attempt.side)
    yield penalty(board, attempt.side)
    yield passes(board)
