"""A stroke as the laws look at it: from the player's side, with what it means for queen, dues and the end."""

from typing import Literal

from msgspec.structs import replace

from arbitro.carrom.board import MEN, Board
from arbitro.carrom.facts import Attempt, Fallen, Falls, Finish, Shot, Stroke
from arbitro.carrom.parameters import Parameters
from arbitro.carrom.sides import Side, other


def seen(
    board: Board,
    stroke: Stroke,
    p: Parameters,
    fell: Fallen | Literal[""] = "",
    queen_fell: bool = False,
) -> Attempt | Shot:
    """Return the stroke as an attempt at the break, a stroke after which play goes on, or a finish."""
    side = board.side
    if not board.broken and _makes_no_break(board, stroke, p):
        early = not board.called and not stroke.untouched
        return Attempt(board.turn, side, stroke.striker, stroke.improper, early)
    own, opponents = (stroke.white, stroke.black) if side == "white" else (stroke.black, stroke.white)
    last_own, last_opponents = _clears(board, side, own), _clears(board, other(side), opponents)
    queen_left = board.queen == "board" and not stroke.queen
    opened, indebted = board.opened.of(side), board.outstanding(side) > 0
    kind = Shot
    if last_opponents or (last_own and (queen_left or not (stroke.striker or stroke.improper))):
        kind = Finish
    return kind(
        board.turn,
        side,
        own,
        opponents,
        stroke.queen,
        stroke.striker,
        stroke.improper,
        stroke.untouched,
        stroke.jumped,
        stroke.off_board,
        fell,
        queen_fell and not p.fall_covers,
        not board.broken,
        board.queen == "pending",
        board.men.of(side) == MEN,
        opened,
        indebted,
        stroke.queen and (indebted or not (own or opened)),
        last_own,
        last_opponents,
        queen_left,
        board.queen == side,
        board.queen == other(side),
    )


def may_fall(board: Board, fact: Falls, p: Parameters) -> bool:
    """Tell whether a piece can have fallen in after the last act: a stroke with which it had not gone already."""
    last = board.last
    if last is None or not isinstance(last.act, Stroke):
        return False
    match fact.piece:
        case "queen":
            return not last.act.queen and not (board.outcome and _stays_uncovered(last.act, p))
        case "striker":
            return not (last.act.striker or last.act.off_board)
        case _:
            return last.before.broken or not last.act.untouched


def _stays_uncovered(stroke: Stroke, p: Parameters) -> bool:
    """Tell whether a queen that falls in changes nothing after a stroke that has ended the board."""
    return not (p.fall_covers or stroke.striker or stroke.improper)


def joined(stroke: Stroke, fact: Falls) -> Stroke:
    """Return the stroke with a piece that fell in after it."""
    match fact.piece:
        case "white":
            return replace(stroke, white=stroke.white + 1, untouched=False)
        case "black":
            return replace(stroke, black=stroke.black + 1, untouched=False)
        case "queen":
            return replace(stroke, queen=True, untouched=False)
        case "striker":
            return replace(stroke, striker=True)


def _makes_no_break(board: Board, stroke: Stroke, p: Parameters) -> bool:
    off_board = stroke.off_board and p.break_fails_off_board
    return stroke.untouched or not board.called or off_board


def _clears(board: Board, side: Side, men: int) -> bool:
    """Tell whether pocketing so many men leaves a side none, on the board or to come back."""
    return men > 0 and board.men.of(side) == men and not board.outstanding(side)
