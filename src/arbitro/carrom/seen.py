"""What the laws make of an act: strokes from the player's side, what falls in later, what a later call shows."""

from collections.abc import Mapping, Sequence
from typing import get_args

from msgspec.structs import replace

from arbitro.carrom.board import MEN, Board, Made
from arbitro.carrom.facts import (
    AppealToUmpire,
    CallPlay,
    CarromFact,
    CarromFoul,
    CarromMisconduct,
    CarromShot,
    CarromStroke,
    ConcedeGame,
    FallsLate,
    FaultUnnoticed,
    Finish,
    InvalidBreak,
    LeaveSeat,
    OutOfTurn,
    Pass,
    PlaceMen,
    PlaysDuringAppeal,
    Timeout,
    WrecksBoard,
)
from arbitro.carrom.parameters import CarromParameters
from arbitro.carrom.sides import SIDES, Side, other
from arbitro.kernel import Fact

Actor = (
    CarromFoul
    | Timeout
    | AppealToUmpire
    | LeaveSeat
    | PlaysDuringAppeal
    | WrecksBoard
    | OutOfTurn
    | CarromMisconduct
    | ConcedeGame
)
"""Acts that belong to one player, whoever has the turn when they are looked at again."""
_ACTORS = frozenset(get_args(Actor))


def sees(board: Board, fact: Fact, p: CarromParameters) -> tuple[Board, Fact, Fact]:
    """Return the board from which a fact is judged, the act as it was made, and the fact as the laws look at it."""
    if isinstance(fact, Pass):
        fact = CarromStroke(untouched=True, by=fact.by)
    if isinstance(fact, CarromStroke):
        strange = fact.by and not board.in_turn(fact.by)
        return board, fact, fact if strange else classify_stroke(board, fact, p)
    if isinstance(fact, FallsLate) and board.last and may_fall(board, fact, p):
        assert isinstance(board.last.act, CarromStroke)
        stroke = join_fall(board.last.act, fact)
        return board.last.before, stroke, classify_stroke(board.last.before, stroke, p)
    fact = complete_fact(board, fact)
    return board, fact, fact


def remembers(after: Board, start: Board, act: Fact) -> Board:
    """Return the board with its last act, where more can still become of it."""
    if isinstance(act, CarromStroke) or (isinstance(act, PlaceMen) and act.own):
        return replace(after, last=Made(replace(start, last=None) if start.last else start, act))
    return after if after.last is None else replace(after, last=None)


def complete_fact(board: Board, fact: Fact) -> Fact:
    """Fill in the player to whom an act belongs where nobody is named."""
    if type(fact) not in _ACTORS or not isinstance(fact, Actor) or fact.by:
        return fact
    if isinstance(fact, OutOfTurn):
        return replace(fact, by=board.right_of(board.turn))
    placers = [board.placers.of(colour) for colour in SIDES if board.must_place(colour)]
    if isinstance(fact, Timeout) and placers:
        return replace(fact, by=placers[0])
    return replace(fact, by=board.turn)


def hindsight(earlier: Sequence[CarromFact], fact: CarromFact) -> Mapping[int, CarromFact]:
    """Return which earlier facts of a board a later one shows in another light, each as it reads now."""
    match fact:
        case CallPlay():
            return _early(earlier)
        case FallsLate():
            return _last_of(earlier, CarromStroke)
        case FaultUnnoticed():
            return _last_of(earlier, CarromStroke | PlaceMen)
        case _:
            return {}


def _early(earlier: Sequence[CarromFact]) -> Mapping[int, CarromFact]:
    """Return what came before the umpire's first call: the stroke that made the break, and the clock before it."""
    early: dict[int, CarromFact] = {}
    for place, fact in enumerate(earlier):
        match fact:
            case CallPlay() | AppealToUmpire():
                return {}
            case Timeout() if not early:
                early[place] = replace(fact, early=True)
            case CarromStroke() if not fact.untouched and not any(
                isinstance(one, CarromStroke) for one in early.values()
            ):
                early[place] = replace(fact, early=True)
    return early


def _last_of(earlier: Sequence[CarromFact], kinds: object) -> Mapping[int, CarromFact]:
    places = [place for place, one in enumerate(earlier) if isinstance(one, kinds)]  # type: ignore[arg-type]  # a union
    return {places[-1]: earlier[places[-1]]} if places else {}


def classify_stroke(board: Board, stroke: CarromStroke, p: CarromParameters) -> InvalidBreak | CarromShot:
    """Return the stroke as an attempt at the break, a stroke after which play goes on, or a finish."""
    side = board.side
    off_board = stroke.off_board and p.break_fails_off_board
    if not board.broken and (stroke.untouched or stroke.early or off_board):
        early = stroke.early and not stroke.untouched
        return InvalidBreak(board.turn, side, stroke.striker, stroke.improper, early)
    own, opponents = (stroke.white, stroke.black) if side == "white" else (stroke.black, stroke.white)
    last_own, last_opponents = _clears(board, side, own), _clears(board, other(side), opponents)
    queen_left = board.queen == "board" and not stroke.queen
    opened, indebted = board.opened.of(side), board.outstanding(side) > 0
    kind = CarromShot
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
        stroke.fell[-1] if stroke.fell else "",
        not p.fall_covers and "queen" in stroke.fell,
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


def may_fall(board: Board, fact: FallsLate, p: CarromParameters) -> bool:
    """Tell whether a piece can have fallen in after the last act: a stroke with which it had not gone already."""
    last = board.last
    if last is None or not isinstance(last.act, CarromStroke):
        return False
    match fact.piece:
        case "striker":
            return not (last.act.striker or last.act.off_board)
        case _ if last.act.untouched and not last.before.broken:
            return False
        case "queen":
            # After a stroke that has ended the board a queen changes something only where it covers itself.
            covers = p.fall_covers or last.act.striker or bool(last.act.improper)
            return not last.act.queen and (covers or not board.outcome)
        case _:
            return True


def join_fall(stroke: CarromStroke, fact: FallsLate) -> CarromStroke:
    """Return the stroke with a piece that fell in after it."""
    fell = (*stroke.fell, fact.piece)
    match fact.piece:
        case "white":
            return replace(stroke, white=stroke.white + 1, untouched=False, fell=fell)
        case "black":
            return replace(stroke, black=stroke.black + 1, untouched=False, fell=fell)
        case "queen":
            return replace(stroke, queen=True, untouched=False, fell=fell)
        case "striker":
            return replace(stroke, striker=True, fell=fell)


def _clears(board: Board, side: Side, men: int) -> bool:
    """Tell whether pocketing so many men leaves a side none, on the board or to come back."""
    return men > 0 and board.men.of(side) == men and not board.outstanding(side)
