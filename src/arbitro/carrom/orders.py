"""The orders that many laws give alike, said of a shot or of a player."""

from collections.abc import Iterator

from arbitro.carrom.board import Board, FoulKind
from arbitro.carrom.effects import (
    Back,
    Due,
    FoulDeclared,
    FurtherMen,
    PenaltyMan,
    QueenBack,
    StrokeMade,
    TurnContinues,
    TurnPasses,
)
from arbitro.carrom.facts import CarromShot
from arbitro.carrom.sides import SIDES, Side
from arbitro.kernel import Effect, Fact, Order


def passes(board: Board) -> TurnPasses:
    """Return the order that the turn goes to the player on the right."""
    return TurnPasses(board.right_of(board.turn))


def continues(shot: CarromShot) -> TurnContinues:
    """Return the order that the player goes on."""
    return TurnContinues(shot.player)


def back(board: Board, shot: CarromShot) -> Back:
    """Return the order that the own men of this stroke come back."""
    return Back(shot.side, shot.own, board.right_of(shot.player))


def due(board: Board, shot: CarromShot) -> Due:
    """Return the order that a man is due for the striker."""
    return Due(shot.side, board.right_of(shot.player))


def penalty(board: Board, side: Side) -> PenaltyMan:
    """Return the order that a side gives a penalty man."""
    return PenaltyMan(side, board.placer_of(side, board.turn))


def further_men(board: Board, act: Fact, men: int) -> Iterator[Effect]:
    """Yield the men that an edition asks of the side that acted, besides what is due."""
    side = act.side if isinstance(act, CarromShot) else board.side_of(getattr(act, "by", "") or board.turn)
    yield FurtherMen(side, men, board.placer_of(side, board.turn))


def foul(shot: CarromShot) -> FoulDeclared:
    """Return the declaration of a foul in the making of a stroke."""
    return FoulDeclared("foul", shot.side)


def is_idle(board: Board, shot: CarromShot) -> bool:
    """Tell whether a stroke touched nothing and was the player's whole turn."""
    return shot.untouched and not (board.strokes or shot.striker or shot.improper)


def stroke_made(board: Board, shot: CarromShot) -> StrokeMade:
    """Return that a stroke is made, with all that it pocketed."""
    white, black = (shot.own, shot.opponents) if shot.side == "white" else (shot.opponents, shot.own)
    return StrokeMade(is_idle(board, shot), shot.player, white, black, shot.queen, shot.striker)


def moment(board: Board, by: str) -> FoulKind:
    """Tell whether an infringement is technical: out of turn, or before the first stroke of the turn."""
    return "foul" if board.in_turn(by) and board.strokes else "technical"


def declare_foul(board: Board, by: str) -> FoulDeclared:
    """Return the declaration of an infringement outside a stroke."""
    return FoulDeclared(moment(board, by), board.side_of(by))


def technical(board: Board, by: str) -> Iterator[Effect]:
    """Yield what a technical foul costs: a penalty man."""
    yield declare_foul(board, by)
    yield penalty(board, board.side_of(by))


def turn_lost_by_foul(board: Board, by: str) -> Iterator[Effect]:
    """Yield what a foul in one's own turn costs: a penalty man, the turn, and a queen not yet covered."""
    yield from technical(board, by)
    if board.queen == "pending":
        yield QueenBack(board.side)
    yield passes(board)


def claim_of(board: Board, by: str, men: int = 1) -> Side | None:
    """Return the colour that a player has to place, or None; unnamed, the one of whom so many are due."""
    claims = [
        colour for colour in SIDES if board.to_place.of(colour) and (not by or is_entitled(board, by, colour))
    ]
    fitting = [colour for colour in claims if board.to_place.of(colour) >= men]
    running = [colour for colour in fitting or claims if not board.waiting.of(colour)]
    return next(iter(running or fitting or claims), None)


def is_entitled(board: Board, by: str, colour: Side) -> bool:
    """Tell whether a player, or a side, places the men of a colour."""
    placer = board.placers.of(colour)
    return by in (placer, board.side_of(placer))


ORDERS: dict[str, Order] = {"penalty": further_men}
"""What an edition may let a rule order besides, in so many men."""
