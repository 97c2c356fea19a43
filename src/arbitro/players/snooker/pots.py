"""Which balls can be potted, where, and how likely: the geometry of the ghost ball.

The cue-ball must come to the place where it touches the ball on the far side from the pocket. An error of aim grows
with the way to that place and with the cut, and is forgiven by the width of the pocket as the ball sees it.
"""

from array import array
from collections.abc import Iterable, Mapping
from math import erf, hypot, sqrt
from typing import Any

import msgspec

from arbitro.players.core.potting import Lines
from arbitro.players.snooker.view import REACH
from arbitro.strokes.snooker.setting import CUE, TABLE

At = dict[str, tuple[float, float]]
THINNEST = 0.22
"""The cosine of the thinnest cut that is thought of."""
# A pocket takes less than its width, and aslant less still, since its jaws throw out what comes beside its
# middle.
CORNER, MIDDLE = (0.0275, 0.0275, 0.070, 0.013), (0.033, 0.039, 0.070, 0.0)
"""How far beside its line a ball may come, in metres: at most; straight in, and how much less aslant; at least.

Found by trying aims at balls all over the table.
"""
PACE, MIDDLING = 0.055, 2.0
"""How much less pockets take for each metre a second beyond the speed at which that was found."""
# Below it a pot is a fluke: to try one costs as much as to try a good one.
LEAST_CHANCE = 0.02


class Mouth(msgspec.Struct, frozen=True):
    """A pocket as a ball sees it."""

    x: float
    """Where a ball falls that comes straight in; with y, in metres."""
    y: float
    inward_x: float
    """The direction from the pocket into the table; with y, of length one."""
    inward_y: float
    takes: tuple[float, float, float, float]
    """Which balls it takes."""


class Pot(msgspec.Struct, frozen=True, gc=False):
    """A ball that may go into a pocket."""

    piece: str
    """The ball."""
    mouth: Mouth
    """The pocket."""
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

    def chance_at(self, speed: float, stray: float) -> float:
        """Return how likely it is when the cue-ball is struck at a speed: pockets take less of what comes fast."""
        # Pockets throw fast balls out of their jaws: at 7 m/s a corner takes some 5 mm less to either side than
        # at 0.5 m/s.
        window = self.window * (1.0 - PACE * (speed - MIDDLING))
        return erf(window / (stray * sqrt(2))) if stray else 1.0


def _mouth(x: float, y: float, radius: float) -> Mouth:
    width, length = TABLE.bed.width, TABLE.bed.length
    dx = 1.0 if x < width / 2 else -1.0
    dy = 0.0 if abs(y - length / 2) < radius else 1.0 if y < length / 2 else -1.0
    size = hypot(dx, dy)
    dx, dy = dx / size, dy / size
    return Mouth(x + radius * dx, y + radius * dy, dx, dy, CORNER if dy else MIDDLE)


MOUTHS = tuple(_mouth(pocket.x, pocket.y, pocket.radius) for pocket in TABLE.bed.pockets)


_LINES = Lines(
    array(
        "d",
        [
            number
            for mouth in MOUTHS
            for number in (mouth.x, mouth.y, mouth.inward_x, mouth.inward_y, *mouth.takes)
        ],
    ),
    REACH,
    THINNEST,
    LEAST_CHANCE,
)


def open_pots(at: At, cue: tuple[float, float], gains: Mapping[str, float], stray: float) -> list[Pot]:
    """Return the pots with nothing in the way that a player might make, those first that promise most.

    The gains say which balls are wanted, and what each brings; the player strays by so many radians.
    """
    pieces = [piece for piece in at if piece != CUE]
    found = sorted(_find_pots(at, pieces, cue, gains, stray), reverse=True)
    return [Pot(pieces[ball], MOUTHS[mouth], *rest) for _, ball, mouth, *rest in found]


def best_pot(
    at: At, cue: tuple[float, float], gains: Mapping[str, float], stray: float
) -> tuple[float, float] | None:
    """Return what the most promising pot promises, and its chance; None where none is open."""
    pieces = [piece for piece in at if piece != CUE]
    best = max(_find_pots(at, pieces, cue, gains, stray), default=None)
    return best and (best[0], best[4])


def chances(at: At, cue: tuple[float, float], pieces: Iterable[str], stray: float) -> dict[str, float]:
    """Return how likely each of some balls can be potted from a place, without those that cannot."""
    balls = [piece for piece in at if piece != CUE]
    found = sorted(_find_pots(at, balls, cue, dict.fromkeys(pieces, 1.0), stray))
    return {balls[pot[1]]: pot[4] for pot in found}


def _find_pots(
    at: At, pieces: list[str], cue: tuple[float, float], gains: Mapping[str, float], stray: float
) -> list[tuple[Any, ...]]:
    # Compiled: weighing one position asks this for each ball on and pocket, from each place in the D.
    balls = array("d", [number for piece in pieces for number in at[piece]])
    brought = array("d", [gains.get(piece, 0.0) for piece in pieces])
    return _LINES.open_pots(balls, brought, *cue, stray)


def clear(start: tuple[float, float], end: tuple[float, float], rest: Iterable[tuple[float, float]]) -> bool:
    """Tell whether a ball can run from one place to another without meeting one of the rest."""
    # Along and aside of the way: a ball is in it between start and end, or within reach of the end.
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
