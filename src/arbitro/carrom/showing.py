"""Shows a board as cases show it."""

from arbitro.carrom.board import Board
from arbitro.carrom.sides import SIDES, Each


def after(board: Board) -> dict[str, object]:
    """Return the state of a board as the `after` of a case."""
    return {
        "men": _pair(board.men),
        "queen": board.queen,
        "owed": _pair(board.owed),
        "to_place": _pair(board.to_place),
        "placer": _placer(board),
        "turn": board.turn,
        "strokes": board.strokes,
        "broken": board.broken,
        "covering": board.queen == "pending" and not board.over,
        "foul": board.foul,
        "board": _end(board),
        "match_lost_by": board.match_lost_by,
    }


def _pair(each: Each[int]) -> dict[str, int]:
    return {"white": each.white, "black": each.black}


def _placer(board: Board) -> object:
    placers = {colour: board.placers.of(colour) for colour in SIDES if board.to_place.of(colour)}
    return placers if len(placers) > 1 else next(iter(placers.values()), None)


def _end(board: Board) -> dict[str, object] | None:
    if board.end is None:
        return None
    if board.end.replay:
        return {"replay": True}
    ended: dict[str, object] = {
        "winner": board.end.winner,
        "points": board.end.points,
        "on_demand": board.end.on_demand,
    }
    return {**ended, "slam": board.end.slam} if board.end.slam else ended
