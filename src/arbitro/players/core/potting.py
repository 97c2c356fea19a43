"""Which balls of snooker can be potted from a place, by the geometry of the ghost ball."""

import cython
from cython.cimports.libc.math import atan2, erf, sqrt


@cython.cclass
class Lines:
    """The ways from balls to the pockets of a table, in metres."""

    mouths: cython.double[64]
    count: cython.int
    reach: cython.double
    thinnest: cython.double
    least: cython.double

    def __init__(
        self,
        mouths: cython.const[cython.double][::1],
        reach: cython.double,
        thinnest: cython.double,
        least: cython.double,
    ) -> None:
        """Note the pockets, eight numbers each.

        Where a ball falls, the direction into the table, and how far beside its line a ball may come: at most,
        straight in, by how much less the more aslant, at least.
        """
        index: cython.int
        self.reach, self.thinnest, self.least = reach, thinnest, least
        if not cython.compiled:
            self.mouths = [0.0] * 64
        self.count = mouths.shape[0] // 8 if cython.compiled else len(mouths) // 8
        for index in range(8 * self.count):
            self.mouths[index] = mouths[index]

    def open_pots(
        self,
        balls: cython.const[cython.double][::1],
        gains: cython.const[cython.double][::1],
        x: cython.double,
        y: cython.double,
        stray: cython.double,
    ) -> list:  # type: ignore[type-arg]  # Cython knows no other
        """Return what can be potted from a place with nothing in the way, each pot as nine numbers.

        What it promises, ball, pocket, angle, chance, cut, way, run, window. A ball with a gain of 0 is not wanted.
        """
        found: list = []  # type: ignore[type-arg]  # Cython knows no other
        ball: cython.int
        mouth: cython.int
        for ball in range(gains.shape[0] if cython.compiled else len(gains)):
            if gains[ball] > 0.0:
                for mouth in range(self.count):
                    pot = self.pot(balls, gains, ball, mouth, x, y, stray)
                    if pot is not None:
                        found.append(pot)
        return found

    @cython.cfunc
    def pot(
        self,
        balls: cython.const[cython.double][::1],
        gains: cython.const[cython.double][::1],
        ball: cython.int,
        mouth: cython.int,
        x: cython.double,
        y: cython.double,
        stray: cython.double,
    ) -> object:
        """Return a pot if angles and distances allow it and nothing stands in the way."""
        at: cython.int = 8 * mouth
        bx: cython.double = balls[2 * ball]
        by: cython.double = balls[2 * ball + 1]
        ux: cython.double = self.mouths[at] - bx
        uy: cython.double = self.mouths[at + 1] - by
        run: cython.double = sqrt(ux * ux + uy * uy) or 1e-9
        ux, uy = ux / run, uy / run
        aslant: cython.double = 1.0 + ux * self.mouths[at + 2] + uy * self.mouths[at + 3]
        half: cython.double = self.mouths[at + 5] - aslant * self.mouths[at + 6]
        half = max(self.mouths[at + 7], min(self.mouths[at + 4], half))
        wx: cython.double = bx - self.reach * ux - x
        wy: cython.double = by - self.reach * uy - y
        way: cython.double = sqrt(wx * wx + wy * wy)
        thin: cython.double = (wx * ux + wy * uy) / way if way > 1e-6 else 0.0
        if half <= 0.0 or thin < self.thinnest:
            return None
        window: cython.double = half / run * self.reach * thin / way
        chance: cython.double = erf(window / (stray * sqrt(2.0))) if stray > 0.0 else 1.0
        if chance < self.least or not self.clear(balls, ball, bx, by, ux, uy, run):
            return None
        if not self.clear(balls, ball, x, y, wx / way, wy / way, way):
            return None
        cut: cython.double = (wx * uy - wy * ux) / way
        return chance * gains[ball], ball, mouth, atan2(wy, wx), chance, cut, way, run, window

    @cython.cfunc
    @cython.exceptval(check=False)
    def clear(
        self,
        balls: cython.const[cython.double][::1],
        but: cython.int,
        x: cython.double,
        y: cython.double,
        dx: cython.double,
        dy: cython.double,
        length: cython.double,
    ) -> cython.bint:
        """Tell whether a ball can run so far in a direction without meeting another than the one that is played at."""
        ball: cython.int
        along: cython.double
        aside: cython.double
        reach: cython.double = self.reach
        for ball in range((balls.shape[0] if cython.compiled else len(balls)) // 2):
            if ball == but:
                continue
            along = (balls[2 * ball] - x) * dx + (balls[2 * ball + 1] - y) * dy
            aside = (balls[2 * ball] - x) * dy - (balls[2 * ball + 1] - y) * dx
            if along <= 0.0 or along >= length + reach or aside >= reach or aside <= -reach:
                continue
            if along <= length or (along - length) * (along - length) + aside * aside < reach * reach:
                return False
        return True
