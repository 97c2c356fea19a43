"""How well the house plays: the steadiness of its hand, and how much it tries in its mind."""

from math import radians
from random import Random

import msgspec

from arbitro.players.hands import along
from arbitro.players.snooker.sight import Strike
from arbitro.table.stroke import MISCUE

FASTEST = 7.0
"""Metres a second: the hardest that it strikes."""


class SnookerStrength(msgspec.Struct, frozen=True):
    """A house player's hand and mind."""

    degrees: float
    """How far its aim strays (standard deviation)."""
    pace: float
    """How far its speed strays, as a share of it."""
    tip: float
    """How far its tip strays on the ball, in radii."""
    pots: int
    """How many pots it thinks about."""
    speeds: tuple[float, ...]
    """The speeds at which it thinks of potting, in metres a second."""
    tips: tuple[tuple[float, float], ...]
    """Side and height of the tips that it thinks of."""
    contacts: int
    """How many ways to meet a ball on it thinks of, for safety or round a snooker."""
    finalists: int
    """How many strokes it weighs again with its own unsteadiness in mind."""
    trials: int
    """How often it plays each of them in its mind."""
    ahead: int = 0
    """How many of them it follows to the stroke after the next; 0 for one who does not look so far."""
    lenient: bool = False
    """Whether after a foul it plays on itself, whatever it may ask: a beginner who misses would miss for ever."""

    @property
    def stray(self) -> float:
        """How far the aim strays, in radians."""
        return radians(self.degrees)

    def with_error(self, strike: Strike, whim: Random) -> Strike:
        """Return what this unsteady hand makes of a stroke."""
        gauss = whim.gauss
        side, height = strike.side + gauss(0, self.tip), strike.height + gauss(0, self.tip)
        off = max(1.0, (side * side + height * height) ** 0.5 / MISCUE)
        return msgspec.structs.replace(
            strike,
            angle=strike.angle + gauss(0, self.stray),
            speed=min(FASTEST, max(0.1, strike.speed * (1 + gauss(0, self.pace)))),
            side=side / off,
            height=height / off,
        )


PLAIN = ((0.0, 0.0),)
FOLLOW_AND_DRAW = ((0.0, 0.0), (0.0, 0.35), (0.0, -0.35))
EVERY_TIP = (
    *FOLLOW_AND_DRAW,
    (0.3, 0.0),
    (-0.3, 0.0),
    (0.3, 0.3),
    (-0.3, 0.3),
    (0.3, -0.3),
    (-0.3, -0.3),
)
SLOW_TO_FAST = (0.4, 0.55, 0.75, 1.0, 1.35, 1.8, 2.4, 3.2, 4.3)

# Aim (degrees), pace and tip of the hand; pots, speeds, tips and contacts thought of; finalists, trials, ahead.
STRENGTHS = {
    1: SnookerStrength(0.6, 0.12, 0.06, 2, (1.8,), PLAIN, 24, 3, 3, lenient=True),
    2: SnookerStrength(0.35, 0.08, 0.04, 3, (1.4, 2.4), PLAIN, 40, 4, 5),
    3: SnookerStrength(0.2, 0.06, 0.03, 4, (1.2, 2.0, 3.0), FOLLOW_AND_DRAW, 80, 6, 10),
    4: SnookerStrength(0.1, 0.04, 0.02, 5, (0.6, 1.0, 1.6, 2.4, 3.4), FOLLOW_AND_DRAW, 120, 8, 14, 2),
    5: SnookerStrength(0.08, 0.036, 0.018, 5, SLOW_TO_FAST, EVERY_TIP, 160, 12, 20, 6),
    6: SnookerStrength(0.05, 0.03, 0.015, 5, SLOW_TO_FAST, EVERY_TIP, 160, 12, 20, 6),
}
USUAL = 3
HANDS = tuple(STRENGTHS.values())


def with_hand(strength: SnookerStrength, degrees: float) -> SnookerStrength:
    """Return the mind of a strength with another hand: speed and tip stray as those of hands that aim as well."""
    return msgspec.structs.replace(
        strength,
        degrees=degrees,
        pace=along(degrees, [(one.degrees, one.pace) for one in HANDS]),
        tip=along(degrees, [(one.degrees, one.tip) for one in HANDS]),
    )
