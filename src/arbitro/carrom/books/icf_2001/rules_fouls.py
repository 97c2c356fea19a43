"""Laws 29 to 38 and 62 to 64: infringements, fouls and technical fouls, and who places their men in doubles (78b)."""

from collections.abc import Iterator

from arbitro.carrom.board import Board
from arbitro.carrom.books.icf_2001.book import book
from arbitro.carrom.effects import QueenBack
from arbitro.carrom.facts import CarromFoul, CarromShot, Finish, PlaceMen, Timeout
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
from arbitro.carrom.parameters import CarromParameters
from arbitro.carrom.rows import enter_improper, enter_offences, enter_strokes
from arbitro.carrom.sides import SIDES
from arbitro.kernel import Effect

enter_improper(
    book,
    """
    17           thumb              no_stroke_with_the_thumb
    """,
)


enter_offences(
    book,
    """
    29           chair              the_chair_stays_where_it_is
    30a          body               only_the_playing_arm_touches
    32           body               only_the_hand_crosses_the_lines
    """,
)


enter_improper(
    book,
    """
    33           push               the_striker_is_struck_not_pushed
    34           thumb              the_striker_is_struck_with_a_finger
    """,
)


enter_offences(
    book,
    """
    37a          elbow              the_elbow_stays_out
    38a          lean               no_leaning
    """,
)


@book.rule("62", CarromFoul)
def whatever_breaks_the_laws(board: Board, act: CarromFoul, p: CarromParameters) -> Iterator[Effect]:
    """Class as an infringement whatever goes against the laws."""
    if act.offence == "other" or act.law:
        yield declare_foul(board, act.by)


def faulty(place: PlaceMen) -> bool:
    """Tell whether men were placed against the laws."""
    return bool(place.where or place.disturbed or place.own)


def offender(board: Board, act: CarromFoul | PlaceMen | Timeout) -> str | None:
    """Return who is to be punished for an act outside a stroke, or None."""
    if isinstance(act, CarromFoul):
        return act.by
    if isinstance(act, PlaceMen):
        colour = claim_of(board, act.by, act.men)
        return board.placers.of(colour) if colour and faulty(act) else None
    if not any(map(board.must_place, SIDES)):
        return act.by
    colour = claim_of(board, act.by)
    return board.placers.of(colour) if colour and board.placed.of(colour) else None


@book.rule("63a", CarromFoul, PlaceMen, Timeout)
def before_the_first_stroke_of_the_turn(
    board: Board, act: CarromFoul | PlaceMen | Timeout, p: CarromParameters
) -> Iterator[Effect]:
    """Take a penalty man and leave the turn, when the player in turn has not yet struck."""
    by = offender(board, act)
    if by and board.in_turn(by) and moment(board, by) == "technical":
        yield from technical(board, by)


@book.rule("63b", CarromFoul, PlaceMen, Timeout)
def out_of_his_turn(
    board: Board, act: CarromFoul | PlaceMen | Timeout, p: CarromParameters
) -> Iterator[Effect]:
    """Take a penalty man from a player who has not the turn."""
    by = offender(board, act)
    if by and not board.in_turn(by) and not board.doubles:
        yield from technical(board, by)


@book.rule("63b", CarromFoul, PlaceMen, Timeout, derived=True)
def out_of_his_turn_in_doubles(
    board: Board, act: CarromFoul | PlaceMen | Timeout, p: CarromParameters
) -> Iterator[Effect]:
    """Take a penalty man from a player who has not the turn; an opponent's goes to the player in turn to place."""
    # The book prices the fault and does not say who places the man: the player in turn does, as 78b.ii has it
    # for what is owed.
    by = offender(board, act)
    if by and not board.in_turn(by) and board.doubles:
        yield from technical(board, by)


@book.rule("78b.i", CarromFoul, PlaceMen, Timeout)
def the_penalty_man_goes_to_the_right(
    board: Board, act: CarromFoul | PlaceMen | Timeout, p: CarromParameters
) -> Iterator[Effect]:
    """Let the player on the right place the penalty man of the side in turn, in doubles."""
    by = offender(board, act)
    if by and board.doubles and board.side_of(by) == board.side:
        yield penalty(board, board.side)


@book.rule("78b.ii", CarromFoul, PlaceMen, Timeout, derived=True)
def the_player_in_turn_takes_the_penalty_man(
    board: Board, act: CarromFoul | PlaceMen | Timeout, p: CarromParameters
) -> Iterator[Effect]:
    """Let the player in turn place the penalty man of an opponent, in doubles."""
    # Law 78b.ii speaks of a man that is available after an opponent has pocketed it; our reading carries it over
    # to a fault of the side that is not in turn.
    by = offender(board, act)
    if by and board.doubles and board.side_of(by) != board.side:
        yield penalty(board, board.side_of(by))


@book.rule("64a", CarromFoul, derived=True)
def after_the_first_stroke_of_the_turn(
    board: Board, act: CarromFoul, p: CarromParameters
) -> Iterator[Effect]:
    """Take a penalty man and the turn."""
    # The text says "first turn", under which it could not differ from 63: read as first stroke of the turn.
    if moment(board, act.by) == "foul":
        yield from turn_lost_by_foul(board, act.by)


@book.rule("64a", PlaceMen, Timeout, derived=True)
def placing_or_time_in_the_middle_of_the_turn(
    board: Board, act: PlaceMen | Timeout, p: CarromParameters
) -> Iterator[Effect]:
    """Take a penalty man and the turn for a fault in placing, or for time, in the middle of one's own turn."""
    # No clause prices a fault in placing by the side that is in the middle of its own turn: as any foul there.
    by = offender(board, act)
    if by and moment(board, by) == "foul":
        yield from turn_lost_by_foul(board, by)


enter_strokes(
    book,
    """
    an_improper_stroke: foul, penalty man, turn passes
        64a  improper | own opponents queen striker
    """,
)


@book.rule("64b", CarromShot, when=("improper",), without=("striker",))
def what_a_foul_pocketed_comes_back(board: Board, shot: CarromShot, p: CarromParameters) -> Iterator[Effect]:
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


enter_strokes(
    book,
    """
    an_improper_stroke_is_a_foul: foul
        62  improper
    """,
    Finish,
)
