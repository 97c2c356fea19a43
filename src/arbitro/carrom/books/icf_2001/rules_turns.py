"""Laws 48 to 51: whose turn it is, and how long."""

from collections.abc import Iterator

from arbitro.carrom.board import Board
from arbitro.carrom.books.icf_2001.book import book
from arbitro.carrom.effects import StrokeMade, TurnPasses
from arbitro.carrom.facts import CarromShot, CarromStroke, OutOfTurn, Pass, Timeout
from arbitro.carrom.orders import continues, declare_foul, passes
from arbitro.carrom.parameters import CarromParameters
from arbitro.carrom.points import by_conduct
from arbitro.carrom.rows import enter_strokes
from arbitro.carrom.sides import SIDES
from arbitro.kernel import Effect


@book.rule("48", CarromShot, without=("opponents", "striker", "improper", "barred"))
def own_men_and_the_queen_keep_the_turn(
    board: Board, shot: CarromShot, p: CarromParameters
) -> Iterator[Effect]:
    """Let the player go on as long as they pocket their men or the queen."""
    yield continues(shot) if shot.own or shot.queen else passes(board)


@book.rule("48", CarromShot, when=("opponents",), without=("striker", "improper", "barred"), derived=True)
def an_opponents_man_besides(board: Board, shot: CarromShot, p: CarromParameters) -> Iterator[Effect]:
    """Let the player go on although a man of the opponent fell with their own, or with the queen."""
    # 125a has the umpire stop the player, 48 lets them go on. Our reading is 48, which 75, 78b.ii and 102a
    # support.
    if shot.own or shot.queen:
        yield continues(shot)


enter_strokes(
    book,
    """
    only_an_opponents_man_ends_the_turn: turn passes
        48  opponents | own queen striker improper
    """,
)


@book.refuses("48", CarromStroke, Pass)
def another_has_the_turn(board: Board, act: CarromStroke | Pass, p: CarromParameters) -> bool:
    """Refuse an ordinary stroke entered for a player who has not the turn."""
    return not board.in_turn(act.by)


@book.rule("49b", CarromShot, without=("own", "queen", "striker", "improper"))
def the_turn_goes_to_the_right(board: Board, shot: CarromShot, p: CarromParameters) -> Iterator[Effect]:
    """Say in doubles who plays next when neither an own man nor the queen was pocketed."""
    if board.doubles:
        yield passes(board)


@book.rule("50", Timeout, derived=True)
def the_stroke_is_late(board: Board, timeout: Timeout, p: CarromParameters) -> Iterator[Effect]:
    """Call it an infringement when the stroke is not made in time."""
    # The law gives a time and no price: as an infringement before the first stroke of the turn, a foul after it
    # (63, 64).
    if board.broken and not any(map(board.must_place, SIDES)):
        yield declare_foul(board, timeout.by)


@book.refuses("50", Timeout)
def no_clock_of_his_runs(board: Board, timeout: Timeout, p: CarromParameters) -> bool:
    """Refuse the end of a time that was not running."""
    # Placing is timed before the stroke (88a). In doubles either of a side may be named, as people say it.
    claims = [colour for colour in SIDES if board.must_place(colour)]
    if not claims:
        return not board.in_turn(timeout.by)
    placers = [board.placers.of(colour) for colour in claims]
    return timeout.by not in (*placers, *map(board.side_of, placers))


@book.rule("51", OutOfTurn, when=("noticed",), derived=True)
def playing_out_of_turn_loses_the_board(
    board: Board, act: OutOfTurn, p: CarromParameters
) -> Iterator[Effect]:
    """Give the board to the opponent for the men and the queen that the player had left."""
    # The clause states no score from which the queen gives nothing: the cut-off of 54 holds here as well.
    yield by_conduct(board, board.side_of(act.by), p)


@book.rule("51", OutOfTurn, without=("noticed",), derived=True)
def an_unnoticed_turn_stands(board: Board, act: OutOfTurn, p: CarromParameters) -> Iterator[Effect]:
    """Let the stroke out of turn stand once the next one is made; play goes on from there."""
    # The next player is the one on the right of whoever played, and the break is made by it (44), as by any
    # stroke.
    player = act.by if act.by in board.seats else board.right_of(board.turn)
    yield StrokeMade(idle=False, player=player, unseen=True)
    yield TurnPasses(board.right_of(player))


@book.refuses("51", OutOfTurn)
def it_was_his_turn(board: Board, act: OutOfTurn, p: CarromParameters) -> bool:
    """Refuse the charge against the player who has the turn."""
    return act.by == board.turn
