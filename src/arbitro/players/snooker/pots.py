"""Which balls can be potted, where, and how likely: the geometry of the ghost ball.

The cue-ball must come to the place where it touches the ball on the far side from the pocket. An error of aim grows
with the way to that place and with the cut, and is forgiven by the width of the pocket as the ball sees it.
"""

from collections.abc import Iterable, Sequence
from math import atan2, erf, hypot, sqrt

import msgspec

from arbitro.players.snooker.view import REACH
from arbitro.snooker.setting import CUE, TABLE

At = dict[str, tuple[float, float]]
THINNEST = 0.22
"""The cosine of the thinnest cut that is thought of."""
FORGIVING = 0.003
"""Metres by which the jaws forgive more than the bare width."""
LEAST_CHANCE = 0.02


class Mouth(msgspec.Struct, frozen=True):
    """A pocket as a ball sees it."""

    x: float
    """Where a ball falls that comes straight in; with y, in metres."""
    y: float
    inward_x: float
    """The direction from the pocket into the table; with y, of length one."""
    inward_y: float
    half: float
    """Half of its width."""


class Pot(msgspec.Struct, frozen=True, gc=False):
    """A ball that may go into a pocket."""

    piece: str
    """The ball."""
    angle: float
    """Where the cue-ball is aimed, in radians."""
    chance: float
    """How likely this player's hand makes it."""
    cut: float
    """The sine of the cut, positive when the ball goes to the left of the cue-ball's way."""
    way: float
    """Metres from the cue-ball to the ghost ball."""
    run: float
    """Metres from the ball to the pocket."""
    window: float
    """Radians of aim, to either side, within which the ball goes in."""


def _mouth(x: float, y: float, radius: float) -> Mouth:
    width, length = TABLE.bed.width, TABLE.bed.length
    dx = 1.0 if x < width / 2 else -1.0
    dy = 0.0 if abs(y - length / 2) < radius else 1.0 if y < length / 2 else -1.0
    size = hypot(dx, dy)
    dx, dy = dx / size, dy / size
    return Mouth(x + radius * dx, y + radius * dy, dx, dy, radius)


MOUTHS = tuple(_mouth(pocket.x, pocket.y, pocket.radius) for pocket in TABLE.bed.pockets)


def pots(at: At, cue: tuple[float, float], pieces: Iterable[str], stray: float) -> list[tuple[Pot, Mouth]]:
    """Return every pot that a player who strays by so many radians might make, if nothing stood in the way."""
    found = []
    for piece in pieces:
        for mouth in MOUTHS:
            pot = _pot(piece, at[piece], cue, mouth, stray)
            if pot:
                found.append((pot, mouth))
    return found


def possible(at: At, cue: tuple[float, float], pot: Pot, mouth: Mouth) -> bool:
    """Tell whether nothing stands in the way of a pot."""
    rest = [place for name, place in at.items() if name != pot.piece and name != CUE]
    return _open(at[pot.piece], cue, mouth, rest)


def _pot(
    piece: str, ball: tuple[float, float], cue: tuple[float, float], mouth: Mouth, stray: float
) -> Pot | None:
    """Return a pot if angles and distances allow it, whatever stands in the way."""
    rx, ry = mouth.x - ball[0], mouth.y - ball[1]
    run = hypot(rx, ry) or 1e-9
    ux, uy = rx / run, ry / run
    half = -(ux * mouth.inward_x + uy * mouth.inward_y) * mouth.half - REACH / 2 + FORGIVING
    wx, wy = ball[0] - REACH * ux - cue[0], ball[1] - REACH * uy - cue[1]
    way = hypot(wx, wy)
    if half <= 0 or way < 1e-6:
        return None
    thin = (wx * ux + wy * uy) / way
    if thin < THINNEST:
        return None
    window = half / run * REACH * thin / way
    chance = erf(window / (stray * sqrt(2))) if stray else 1.0
    if chance < LEAST_CHANCE:
        return None
    return Pot(piece, atan2(wy, wx), chance, (wx * uy - wy * ux) / way, way, run, window)


def _open(
    ball: tuple[float, float], cue: tuple[float, float], mouth: Mouth, rest: Sequence[tuple[float, float]]
) -> bool:
    """Tell whether nothing stands in the way of the ball to the pocket, and of the cue-ball to the ball."""
    run = hypot(mouth.x - ball[0], mouth.y - ball[1]) or 1e-9
    ghost = (
        ball[0] - REACH * (mouth.x - ball[0]) / run,
        ball[1] - REACH * (mouth.y - ball[1]) / run,
    )
    return clear(ball, (mouth.x, mouth.y), rest) and clear(cue, ghost, rest)


def clear(start: tuple[float, float], end: tuple[float, float], rest: Iterable[tuple[float, float]]) -> bool:
    """Tell whether a ball can run from one place to another without meeting one of the rest."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = hypot(dx, dy) or 1e-9
    dx, dy = dx / length, dy / length
    for bx, by in rest:
        x, y = bx - start[0], by - start[1]
        along, aside = x * dx + y * dy, x * dy - y * dx
        if along <= 0 or along >= length + REACH or aside >= REACH or aside <= -REACH:
            continue
        if along <= length or (along - length) ** 2 + aside * aside < REACH * REACH:
            return False
    return True
