"""Laws 29 to 38 and 62 to 64: infringements, fouls and technical fouls, and who places their men in doubles (78b)."""

from collections.abc import Iterator

from arbitro.carrom.board import Board
from arbitro.carrom.books.icf_2001.book import book
from arbitro.carrom.effects import QueenBack
from arbitro.carrom.facts import Finish, Foul, Place, Shot, Timeout
from arbitro.carrom.orders import (
    back,
    claim_of,
    declare_foul,
    foul,
    moment,
    passes,
    penalty,
    technical,
    turn_lost_by_foul,
)
from arbitro.carrom.parameters import Parameters
from arbitro.carrom.sides import SIDES
from arbitro.kernel import Effect


@book.rule("17", Shot, when=("improper",))
@book.rule("17", Finish, when=("improper",))
def no_stroke_with_the_thumb(board: Board, shot: Shot, p: Parameters) -> Iterator[Effect]:
    """Call a stroke with the thumb improper."""
    if shot.improper == "thumb":
        yield foul(shot)


@book.rule("29", Foul, without=("law",))
def the_chair_stays_where_it_is(board: Board, act: Foul, p: Parameters) -> Iterator[Effect]:
    """Forbid moving the chair during the turn."""
    if act.offence == "chair":
        yield declare_foul(board, act.by)


@book.rule("30a", Foul, without=("law",))
def only_the_playing_arm_touches(board: Board, act: Foul, p: Parameters) -> Iterator[Effect]:
    """Forbid touching board and stand with any other part of the body."""
    if act.offence == "body":
        yield declare_foul(board, act.by)


@book.rule("32", Foul, without=("law",))
def only_the_hand_crosses_the_lines(board: Board, act: Foul, p: Parameters) -> Iterator[Effect]:
    """Forbid any part of the body but the hand beyond the imaginary lines."""
    if act.offence == "body":
        yield declare_foul(board, act.by)


@book.rule("33", Shot, when=("improper",))
@book.rule("33", Finish, when=("improper",))
def the_striker_is_struck_not_pushed(board: Board, shot: Shot, p: Parameters) -> Iterator[Effect]:
    """Call a push improper."""
    if shot.improper == "push":
        yield foul(shot)


@book.rule("34", Shot, when=("improper",))
@book.rule("34", Finish, when=("improper",))
def the_striker_is_struck_with_a_finger(board: Board, shot: Shot, p: Parameters) -> Iterator[Effect]:
    """Call a stroke improper that is not made with a finger."""
    if shot.improper == "thumb":
        yield foul(shot)


@book.rule("37a", Foul, without=("law",))
def the_elbow_stays_out(board: Board, act: Foul, p: Parameters) -> Iterator[Effect]:
    """Forbid the elbow over the playing surface or beyond the imaginary lines."""
    if act.offence == "elbow":
        yield declare_foul(board, act.by)


@book.rule("38a", Foul, without=("law",))
def no_leaning(board: Board, act: Foul, p: Parameters) -> Iterator[Effect]:
    """Forbid leaning on chair or stand while striking."""
    if act.offence == "lean":
        yield declare_foul(board, act.by)


@book.rule("62", Foul)
def whatever_breaks_the_laws(board: Board, act: Foul, p: Parameters) -> Iterator[Effect]:
    """Class as an infringement whatever goes against the laws."""
    if act.offence == "other" or act.law:
        yield declare_foul(board, act.by)


def faulty(place: Place) -> bool:
    """Tell whether men were placed against the laws."""
    return bool(place.where or place.disturbed or place.own)


def offender(board: Board, act: Foul | Place | Timeout) -> str | None:
    """Return who is to be punished for an act outside a stroke, or None."""
    if isinstance(act, Foul):
        return act.by
    if isinstance(act, Place):
        colour = claim_of(board, act.by, act.men)
        return board.placers.of(colour) if colour and faulty(act) else None
    if not any(map(board.claimed, SIDES)):
        return act.by
    colour = claim_of(board, act.by)
    return board.placers.of(colour) if colour and board.placed.of(colour) else None


@book.rule("63a", Foul)
@book.rule("63a", Place)
@book.rule("63a", Timeout)
def before_the_first_stroke_of_the_turn(
    board: Board, act: Foul | Place | Timeout, p: Parameters
) -> Iterator[Effect]:
    """Take a penalty man and leave the turn, when the player in turn has not yet struck."""
    by = offender(board, act)
    if by and board.in_turn(by) and moment(board, by) == "technical":
        yield from technical(board, by)


@book.rule("63b", Foul)
@book.rule("63b", Place)
@book.rule("63b", Timeout)
def out_of_his_turn(board: Board, act: Foul | Place | Timeout, p: Parameters) -> Iterator[Effect]:
    """Take a penalty man from a player who has not the turn."""
    by = offender(board, act)
    if by and not board.in_turn(by) and not board.doubles:
        yield from technical(board, by)


@book.rule("63b", Foul, derived=True)
@book.rule("63b", Place, derived=True)
@book.rule("63b", Timeout, derived=True)
def out_of_his_turn_in_doubles(board: Board, act: Foul | Place | Timeout, p: Parameters) -> Iterator[Effect]:
    """Take a penalty man from a player who has not the turn; an opponent's goes to the player in turn to place."""
    by = offender(board, act)
    if by and not board.in_turn(by) and board.doubles:
        yield from technical(board, by)


@book.rule("78b.i", Foul)
@book.rule("78b.i", Place)
@book.rule("78b.i", Timeout)
def the_penalty_man_goes_to_the_right(
    board: Board, act: Foul | Place | Timeout, p: Parameters
) -> Iterator[Effect]:
    """Let the player on the right place the penalty man of the side in turn, in doubles."""
    by = offender(board, act)
    if by and board.doubles and board.side_of(by) == board.side:
        yield penalty(board, board.side)


@book.rule("78b.ii", Foul, derived=True)
@book.rule("78b.ii", Place, derived=True)
@book.rule("78b.ii", Timeout, derived=True)
def the_player_in_turn_takes_the_penalty_man(
    board: Board, act: Foul | Place | Timeout, p: Parameters
) -> Iterator[Effect]:
    """Let the player in turn place the penalty man of an opponent, in doubles."""
    by = offender(board, act)
    if by and board.doubles and board.side_of(by) != board.side:
        yield penalty(board, board.side_of(by))


@book.rule("64a", Foul, derived=True)
def after_the_first_stroke_of_the_turn(board: Board, act: Foul, p: Parameters) -> Iterator[Effect]:
    """Take a penalty man and the turn."""
    if moment(board, act.by) == "foul":
        yield from turn_lost_by_foul(board, act.by)


@book.rule("64a", Place, derived=True)
@book.rule("64a", Timeout, derived=True)
def placing_or_time_in_the_middle_of_the_turn(
    board: Board, act: Place | Timeout, p: Parameters
) -> Iterator[Effect]:
    """Take a penalty man and the turn for a fault in placing, or for time, in the middle of one's own turn."""
    by = offender(board, act)
    if by and moment(board, by) == "foul":
        yield from turn_lost_by_foul(board, by)


@book.rule("64a", Shot, when=("improper",), without=("own", "opponents", "queen", "striker"))
def an_improper_stroke(board: Board, shot: Shot, p: Parameters) -> Iterator[Effect]:
    """Take a penalty man and the turn for an improper stroke that pocketed nothing."""
    yield foul(shot)
    yield penalty(board, shot.side)
    yield passes(board)


@book.rule("64b", Shot, when=("improper",), without=("striker",))
def what_a_foul_pocketed_comes_back(board: Board, shot: Shot, p: Parameters) -> Iterator[Effect]:
    """Bring own men and the queen back with a penalty man."""
    if not (shot.queen or shot.own):
        return
    yield foul(shot)
    if shot.own:
        yield back(board, shot)
    yield penalty(board, shot.side)
    if shot.queen or shot.covering:
        yield QueenBack(shot.side if shot.covering else None)
    yield passes(board)


@book.rule("62", Finish, when=("improper",))
def an_improper_stroke_is_a_foul(board: Board, shot: Finish, p: Parameters) -> Iterator[Effect]:
    """Declare the foul of an improper stroke that ends the board."""
    yield foul(shot)
