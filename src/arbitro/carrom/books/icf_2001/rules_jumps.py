"""Laws 65 to 71: men that leave the board, stand, overlap, or fall in late."""

from collections.abc import Iterator

from arbitro.carrom.board import Board
from arbitro.carrom.books.icf_2001.book import book
from arbitro.carrom.effects import Due, Fell, JumpedBack, Pocketed, QueenBack
from arbitro.carrom.facts import CarromShot, CarromStroke, FallsLate, Finish, Piece
from arbitro.carrom.orders import passes
from arbitro.carrom.parameters import CarromParameters
from arbitro.carrom.seen import may_fall
from arbitro.carrom.sides import SIDES, Side
from arbitro.kernel import Effect


def order(jumped: tuple[Piece, ...], side: Side) -> list[Piece]:
    """Return the pieces in the order in which the umpire puts them back: the queen, the player's men, the others."""
    rank = {"queen": 0, side: 1}
    return sorted(jumped, key=lambda piece: rank.get(piece, 2))


@book.rule("65a", CarromShot, Finish, when=("jumped",))
def what_jumps_off_goes_to_the_centre(
    board: Board, shot: CarromShot, p: CarromParameters
) -> Iterator[Effect]:
    """Put the first piece that left the board in the centre circle."""
    yield JumpedBack(order(shot.jumped, shot.side)[0], 1)


@book.rule("65b", CarromShot, Finish, when=("jumped",), derived=True)
def the_queen_first_and_a_man_against_her(
    board: Board, shot: CarromShot, p: CarromParameters
) -> Iterator[Effect]:
    """Put a man that jumped with the queen against it, away from the player."""
    # In the text of 2001 the sentence of 65b stands inside 65a; the ruling cites where it belongs.
    if "queen" in shot.jumped and len(shot.jumped) > 1:
        yield JumpedBack(order(shot.jumped, shot.side)[1], 2)


@book.rule("65c", CarromShot, Finish, when=("jumped",))
def the_players_man_first(board: Board, shot: CarromShot, p: CarromParameters) -> Iterator[Effect]:
    """Put the player's man first when both colours jumped, and the other against it."""
    if "white" in shot.jumped and "black" in shot.jumped:
        place = 3 if "queen" in shot.jumped else 2
        yield JumpedBack(order(shot.jumped, shot.side)[place - 1], place)


@book.rule("65c", CarromShot, Finish, when=("jumped",), derived=True)
def the_second_man_of_one_colour(board: Board, shot: CarromShot, p: CarromParameters) -> Iterator[Effect]:
    """Put the second of several men of one colour against the first, away from the player."""
    # The law places a man against the queen (65b) and against one of the other colour (65c), and is silent on
    # two of one colour: in the same manner.
    if len(shot.jumped) > 1 and len(set(shot.jumped)) == 1:
        yield JumpedBack(shot.jumped[1], 2)


@book.rule("65d", CarromShot, Finish, when=("jumped",))
def the_others_touch_the_first_two(board: Board, shot: CarromShot, p: CarromParameters) -> Iterator[Effect]:
    """Put every further piece against the first two."""
    for place, piece in enumerate(order(shot.jumped, shot.side)[2:], start=3):
        yield JumpedBack(piece, place)


@book.rule("69b", CarromShot, Finish, when=("fell",))
def a_piece_falls_when_the_striker_is_lifted(
    board: Board, shot: CarromShot, p: CarromParameters
) -> Iterator[Effect]:
    """Count a man or the queen that falls when the umpire lifts the striker as pocketed."""
    if shot.fell in ("white", "black", "queen"):
        yield Fell(shot.fell)


@book.rule("70b", CarromShot, Finish, when=("fell", "striker"))
def the_striker_falls_when_a_piece_is_lifted(
    board: Board, shot: CarromShot, p: CarromParameters
) -> Iterator[Effect]:
    """Count the striker that falls when the umpire lifts a piece as pocketed."""
    if shot.fell == "striker":
        yield Fell("striker")


@book.rule("70b", FallsLate, derived=True)
def the_striker_falls_without_a_stroke(board: Board, act: FallsLate, p: CarromParameters) -> Iterator[Effect]:
    """Charge a due to the side in turn for a striker that falls in."""
    # The law speaks of the stroke before. Where none can be ruled on again, the striker costs what it always
    # costs: a due and the turn, and a queen still to be covered goes back.
    if act.piece == "striker":
        yield Fell("striker")
        yield Due(board.side, board.right_of(board.turn))
        if board.queen == "pending":
            yield QueenBack()
        yield passes(board)


@book.rule("71", CarromShot, Finish, when=("fell",))
def a_man_that_falls_counts(board: Board, shot: CarromShot, p: CarromParameters) -> Iterator[Effect]:
    """Count a man that falls in after the stroke as properly pocketed."""
    if shot.fell in SIDES:
        yield Fell(shot.fell)


@book.rule("71", FallsLate)
def a_man_falls_without_a_stroke(board: Board, act: FallsLate, p: CarromParameters) -> Iterator[Effect]:
    """Count a man that falls in between strokes as pocketed; the turn is not touched."""
    if act.piece in SIDES:
        yield Fell(act.piece)
        yield Pocketed(act.piece, 1, opens=act.piece == board.side)


@book.refuses("71", FallsLate)
def nothing_falls_before_the_break(board: Board, act: FallsLate, p: CarromParameters) -> bool:
    """Refuse a fall while nothing has moved the men yet."""
    # Before the break nothing has moved the men, so that such a fall cannot have happened.
    return not board.broken


@book.refuses("71", FallsLate)
def it_went_with_the_stroke(board: Board, act: FallsLate, p: CarromParameters) -> bool:
    """Refuse the fall of a queen or a striker that the last stroke had already taken."""
    # Otherwise one piece could be entered as pocketed twice: by the stroke, and by falling after it.
    return board.last is not None and isinstance(board.last.act, CarromStroke) and not may_fall(board, act, p)


@book.refuses("71", FallsLate)
def the_piece_is_not_there(board: Board, act: FallsLate, p: CarromParameters) -> bool:
    """Refuse the fall of a piece that is not on the board."""
    if act.piece == "queen":
        return board.queen != "board"
    return act.piece in SIDES and not board.men.of(act.piece)
