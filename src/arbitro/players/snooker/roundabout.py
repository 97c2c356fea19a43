"""Pots that do not go straight: a red that sends another in, and a ball that comes to the pocket off a cushion."""

from collections.abc import Iterator
from itertools import permutations
from math import atan2, hypot

from arbitro.players.snooker.pots import MOUTHS, THINNEST, clear
from arbitro.players.snooker.sight import Strike
from arbitro.players.snooker.strokes import nearest, strike
from arbitro.players.snooker.view import REACH, ImaginedFrame
from arbitro.players.snooker.worth import places
from arbitro.strokes.snooker.setting import CUE, TABLE

Place = tuple[float, float]
PLANT_SPEEDS = (1.6, 2.6)
DOUBLE_SPEEDS = (1.8, 2.6)
KEPT = (0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8)
"""Shares of its speed across a cushion that a ball may keep on a double."""
FAN = (-0.008, -0.004, 0.0, 0.004, 0.008)
"""Radians around the ghost ball, for what throw and spin do."""
NEAR = 0.4
"""Metres between two balls of a plant at most."""
LONGEST = 3.5
"""Metres to the image of a pocket at most."""


def plants(view: ImaginedFrame) -> Iterator[tuple[str, Strike]]:
    """Yield strokes at a ball on that sends another of the same kind into a pocket."""
    at = view.layout.at
    reds = view.pieces(("red",)) if view.frame.on == "red" else ()
    for cue in places(view)[:1]:
        for first, second in permutations(reds, 2):
            if hypot(at[first][0] - at[second][0], at[first][1] - at[second][1]) < NEAR:
                for mouth in MOUTHS:
                    yield from _plant(view, cue, first, second, (mouth.x, mouth.y))


def _plant(
    view: ImaginedFrame, cue: Place, first: str, second: str, goal: Place
) -> Iterator[tuple[str, Strike]]:
    at = view.layout.at
    rest = [place for name, place in at.items() if name not in (CUE, first, second)]
    through = _behind(at[second], goal)
    start = at[first]
    if _cut_cosine(start, through, at[second], goal) < THINNEST or not clear(at[second], goal, rest):
        return
    yield from ((second, one) for one in _strokes_to(view, cue, first, through, rest, PLANT_SPEEDS))


def doubles(view: ImaginedFrame) -> Iterator[tuple[str, Strike]]:
    """Yield strokes that bring a ball on to a pocket off the cushion across from it."""
    at = view.layout.at
    for cue in places(view)[:1]:
        for piece in nearest(view, cue):
            rest = [place for name, place in at.items() if name not in (CUE, piece)]
            for goal in _images():
                if hypot(goal[0] - at[piece][0], goal[1] - at[piece][1]) < LONGEST:
                    yield from (
                        (piece, one) for one in _strokes_to(view, cue, piece, goal, rest, DOUBLE_SPEEDS)
                    )


def _images() -> Iterator[Place]:
    """Yield the pockets as they are seen in the side cushion across from them."""
    half, width = REACH / 2, TABLE.bed.width
    for mouth in MOUTHS:
        for kept in KEPT:
            if mouth.x < width / 2:
                yield width - half + (width - half - mouth.x) / kept, mouth.y
            else:
                yield half - (mouth.x - half) / kept, mouth.y


def _strokes_to(
    view: ImaginedFrame, cue: Place, piece: str, goal: Place, rest: list[Place], speeds: tuple[float, ...]
) -> Iterator[Strike]:
    """Yield strokes that send a ball along the line to a place, where the cut allows it and the way to it is free."""
    ball = view.layout.at[piece]
    ghost = _behind(ball, goal)
    if hypot(ghost[0] - cue[0], ghost[1] - cue[1]) < 1e-6 or _cut_cosine(cue, ghost, ball, goal) < THINNEST:
        return
    if clear(cue, ghost, rest):
        angle = atan2(ghost[1] - cue[1], ghost[0] - cue[0])
        yield from (strike(view.frame, cue, piece, angle + off, speed) for speed in speeds for off in FAN)


def _behind(ball: Place, goal: Place) -> Place:
    """Return where the ball that strikes another has to be when it sends it to a place."""
    dx, dy = goal[0] - ball[0], goal[1] - ball[1]
    far = hypot(dx, dy) or 1e-9
    return ball[0] - REACH * dx / far, ball[1] - REACH * dy / far


def _cut_cosine(start: Place, ghost: Place, ball: Place, goal: Place) -> float:
    """Return the cosine of a cut."""
    wx, wy, gx, gy = ghost[0] - start[0], ghost[1] - start[1], goal[0] - ball[0], goal[1] - ball[1]
    return (wx * gx + wy * gy) / ((hypot(wx, wy) or 1e-9) * (hypot(gx, gy) or 1e-9))
