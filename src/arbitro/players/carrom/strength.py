"""How well a house player plays carrom: how steady its finger is, and how much it looks at."""

from math import radians
from random import Random

import msgspec
from msgspec.structs import replace

from arbitro.players.carrom.sight import Hit
from arbitro.players.hands import along
from arbitro.table.stroke import FULL_FORCE

SLOWEST = 0.3
"""However it strays, a stroke keeps this share of the speed that is meant."""


class CarromStrength(msgspec.Struct, frozen=True):
    """A strength as data."""

    aim: float
    """How far the stroke strays from its aim, in degrees (standard deviation)."""
    force: float
    """How far its speed strays, as a share of it."""
    tried: int
    """How many strokes it tries once without straying."""
    shortlist: int
    """How many of them it tries again with its own straying."""
    copies: int
    """How often it tries each of those; the best quarter three times as often."""

    racks: int = 4
    """How many racks it imagines before a break, since it cannot see the gaps of the real one."""
    looks: int = 0
    """In how many directions it looks round from each spot; 0 for one who thinks of plain strokes alone."""

    def bent(self, hit: Hit, aside: float, harder: float) -> Hit:
        """Return the stroke that strays by so many standard deviations of this finger."""
        angle = hit.angle + radians(self.aim * aside)
        speed = hit.speed * (1.0 + self.force * harder)
        return replace(hit, angle=angle, speed=min(max(speed, SLOWEST * hit.speed), FULL_FORCE))

    def with_error(self, hit: Hit, whim: Random) -> Hit:
        """Return the stroke as this finger really plays it."""
        return self.bent(hit, whim.gauss(0.0, 1.0), whim.gauss(0.0, 1.0))


STRENGTHS = {
    1: CarromStrength(aim=3.0, force=0.20, tried=60, shortlist=6, copies=4),
    2: CarromStrength(aim=1.5, force=0.12, tried=250, shortlist=12, copies=8),
    3: CarromStrength(aim=0.8, force=0.08, tried=700, shortlist=20, copies=10),
    4: CarromStrength(aim=0.35, force=0.05, tried=1000, shortlist=24, copies=12),
    5: CarromStrength(aim=0.12, force=0.03, tried=1500, shortlist=28, copies=16, racks=16, looks=360),
}
USUAL = 3


def with_hand(strength: CarromStrength, degrees: float) -> CarromStrength:
    """Return the mind of a strength with the hand of another: its speed strays as that of hands that aim as well."""
    return replace(strength, aim=degrees, force=along(degrees, [(one.aim, one.force) for one in HANDS]))


HANDS = tuple(STRENGTHS.values())
