"""What a position is worth to the player whose turn it is, in points: by its best pot, or by how well it is hidden."""

from collections.abc import Iterator
from math import hypot

from arbitro.players.snooker.pots import Pot, clear, possible, pots
from arbitro.players.snooker.view import REACH, View
from arbitro.snooker.balls import VALUE
from arbitro.snooker.frame import Frame
from arbitro.snooker.nomination import may_nominate
from arbitro.snooker.setting import CUE, metres, object_of
from arbitro.snooker.table import BAULK_LINE, Point, in_d

RED = 5.5
"""What a red is worth with what is likely to follow it."""
FOLLOWING = {"colour": 2.5, "order": 1.5}
"""What is likely to follow a colour after a red, and a colour in its order."""
HIDDEN = -1.5
"""To have to play with no ball on in sight."""
FROM_THE_D = tuple(
    metres(Point(x, BAULK_LINE - y)) for x, y in ((0, 60), (-140, 60), (140, 60), (-240, 30), (240, 30))
)
"""Places from which a cue-ball in hand is thought to be played."""

ALL_OVER_THE_D = tuple(
    metres(place)
    for place in (Point(x, BAULK_LINE - y) for y in range(0, 290, 10) for x in range(-280, 290, 10))
    if in_d(place)
)


def worth(view: View, stray: float) -> float:
    """Return what the position is worth to the player whose turn it is."""
    best = next(promising(view, stray), None)
    if best:
        return best[1].chance * gain(view.frame, best[1].piece)
    return 0.0 if any(in_sight(view)) else HIDDEN


def promising(view: View, stray: float) -> Iterator[tuple[tuple[float, float], Pot]]:
    """Yield the pots that nothing stands in the way of, and where they are played from, the most promising first."""
    frame, at = view.frame, view.layout.at
    pieces = view.pieces(may_nominate(frame))
    found = [(cue, *pot) for cue in places(view) for pot in pots(at, cue, pieces, stray)]
    found.sort(key=lambda one: -one[1].chance * gain(frame, one[1].piece))
    for cue, pot, mouth in found:
        if possible(at, cue, pot, mouth):
            yield cue, pot


def gain(frame: Frame, piece: str) -> float:
    """Return what a ball and what follows it are worth."""
    ball = object_of(piece)
    if frame.on == "colour":
        return VALUE[ball] + (FOLLOWING["colour"] if frame.reds else FOLLOWING["order"])
    if frame.on == "red" or frame.on is None:
        return RED
    return VALUE[frame.on] + FOLLOWING["order"]


def places(view: View) -> tuple[tuple[float, float], ...]:
    """Return where the cue-ball may be played from: where it is, or free places of the D."""
    if view.cue and not view.frame.in_hand:
        return (view.cue,)
    free = tuple(place for place in FROM_THE_D if _free(view, place))
    return free or tuple(place for place in ALL_OVER_THE_D if _free(view, place))[:1]


def in_sight(view: View) -> Iterator[bool]:
    """Yield, of each ball on, whether the middle of it can be hit straight."""
    pieces = view.pieces(may_nominate(view.frame))
    for cue in places(view):
        for piece in pieces:
            rest = [at for name, at in view.layout.at.items() if name not in (CUE, piece)]
            yield clear(cue, view.layout.at[piece], rest)


def _free(view: View, place: tuple[float, float]) -> bool:
    return all(
        hypot(x - place[0], y - place[1]) > REACH + 1e-3
        for name, (x, y) in view.layout.at.items()
        if name != CUE
    )
