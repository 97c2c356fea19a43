"""The table of the book in millimetres.

The origin is the middle of the bottom cushion's face; x grows to the right and y towards the top cushion,
seen from the baulk end. Green is on the left.
"""

from math import sqrt

import msgspec

from arbitro.measures import SNOOKER_TABLE
from arbitro.snooker.balls import COLOURS, Ball, Colour

MEASURES = SNOOKER_TABLE
"""The same numbers as those of the simulated and of the drawn table."""
LENGTH = MEASURES.length
"""1.1.size: between the faces of the bottom and the top cushion."""
WIDTH = MEASURES.width
"""1.1.size: between the faces of the side cushions."""
BAULK_LINE = MEASURES.baulk
"""1.1.baulk: 29 inches from the bottom cushion."""
D_RADIUS = MEASURES.d_radius
"""1.1.d: of the semicircle centred on the middle of the baulk-line."""
BLACK_SPOT_FROM_TOP = MEASURES.black_from_top
"""1.1.spots.1: from the top cushion's face."""
BALL_DIAMETER = MEASURES.ball
"""1.2: of every ball."""
BALL_RADIUS = BALL_DIAMETER / 2
RACK_GAP = 0.01
"""3.2.a.1: the apex red stands as close to the pink as can be without touching it."""


class Point(msgspec.Struct, frozen=True):
    """A place on the bed: the centre of a ball."""

    x: float
    """Across the table."""
    y: float
    """Along the table."""


class Placed(msgspec.Struct, frozen=True):
    """An object ball on the bed."""

    ball: Ball
    """Which ball."""
    x: float
    """Across the table."""
    y: float
    """Along the table."""


SPOTS: dict[Colour, Point] = {
    "yellow": Point(D_RADIUS, BAULK_LINE),
    "green": Point(-D_RADIUS, BAULK_LINE),
    "brown": Point(0.0, BAULK_LINE),
    "blue": Point(0.0, LENGTH / 2),
    "pink": Point(0.0, LENGTH * 3 / 4),
    "black": Point(0.0, LENGTH - BLACK_SPOT_FROM_TOP),
}
"""1.1.spots: the six spots."""


def rack(gap: float = RACK_GAP) -> tuple[Placed, ...]:
    """Return the set-up of a frame (3.2.a): fifteen reds in a triangle above the pink, six colours on their spots."""
    return (*_reds(gap), *(Placed(colour, SPOTS[colour].x, SPOTS[colour].y) for colour in COLOURS))


def in_d(place: Point) -> bool:
    """Tell whether a cue-ball is on or inside the lines of the D (3.5.a)."""
    if place.y > BAULK_LINE:
        return False
    return place.x**2 + (place.y - BAULK_LINE) ** 2 <= D_RADIUS**2


def _reds(gap: float) -> tuple[Placed, ...]:
    apex = SPOTS["pink"].y + BALL_DIAMETER + gap
    return tuple(
        Placed("red", (column - row / 2) * BALL_DIAMETER, apex + row * BALL_DIAMETER * sqrt(3) / 2)
        for row in range(5)
        for column in range(row + 1)
    )
