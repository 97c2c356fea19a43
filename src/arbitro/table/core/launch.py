# cython: annotation_typing=False, infer_types=True, initializedcheck=False
"""The start of a stroke: from direction, speed and where the tip meets the ball to velocity and spin."""

import cython
from cython.cimports.libc.math import sqrt

from arbitro.table.core.packs import Packs

# A quarter turn in two parts, so that what is left of an angle keeps its digits. Sines are made of + − × ÷ alone,
# which IEEE 754 rounds in one way: they are the same on every machine.
QUARTER_HIGH = 1.57079632673412561417
QUARTER_LOW = 6.07710050650619224932e-11
QUARTERS_A_RADIAN = 0.6366197723675814


class Launch(Packs):
    """Pieces that a stroke can set off. Sines are worked out in arithmetic alone, so they are equal everywhere."""

    def __init__(self, count: int, segments: int, jaws: int, pockets: int) -> None:
        Packs.__init__(self, count, segments, jaws, pockets)
        self.end_mass = 0.0

    def direction(self, angle: float) -> tuple[float, float]:
        """Return the cosine and sine of an angle."""
        self.aim(angle)
        return self.cosine, self.sine

    def aim(self, angle: float) -> None:
        """Note the sine and cosine of an angle of at most some thousand turns."""
        # Worked out in + − × ÷: the sines of C libraries differ in their last bits, and a stroke must not.
        shifted = angle * QUARTERS_A_RADIAN + 4000000.5
        quarter = cython.declare(cython.long, cython.cast(cython.long, shifted) - 4000000)
        rest = (angle - quarter * QUARTER_HIGH) - quarter * QUARTER_LOW
        q = rest * rest
        sine = 1.0 - q / 156.0 * (1.0 - q / 210.0 * (1.0 - q / 272.0))
        sine = 1.0 - q / 20.0 * (1.0 - q / 42.0 * (1.0 - q / 72.0 * (1.0 - q / 110.0 * sine)))
        sine = rest * (1.0 - q / 6.0 * sine)
        cosine = 1.0 - q / 132.0 * (1.0 - q / 182.0 * (1.0 - q / 240.0))
        cosine = 1.0 - q / 12.0 * (1.0 - q / 30.0 * (1.0 - q / 56.0 * (1.0 - q / 90.0 * cosine)))
        cosine = 1.0 - q / 2.0 * cosine
        quarter = quarter & 3
        self.sine = sine if quarter == 0 else cosine if quarter == 1 else -sine if quarter == 2 else -cosine
        self.cosine = cosine if quarter == 0 else -sine if quarter == 1 else -cosine if quarter == 2 else sine

    def squirt(self, side: float) -> float:
        """Return the tangent by which a ball struck beside its middle leaves to the other side (TP A.31)."""
        # Alciatore, TP A.31. None by default: the aim on the screen then is where the ball goes.
        if self.end_mass <= 0.0:
            return 0.0
        square = 1.0 - side * side
        return 2.5 * side * sqrt(square) / (1.0 + 1.0 / self.end_mass + 2.5 * square)

    def launch(
        self, i: int, angle: float, speed: float, side: float, height: float, elevation: float
    ) -> None:
        """Set a piece off: a disc with its spin in `side`, a ball by a tip off its middle in shares of its radius.

        A cue with its butt raised strikes a ball down, into the bed, which throws it back; a finger lifts a disc.
        """
        # A raised cue gives V sin θ downward, which the bed throws back at once with its rub: the ball begins
        # with a hop.
        self.aim(angle)
        fx, fy = self.cosine, self.sine
        self.aim(elevation)
        self.vx[i], self.vy[i] = speed * self.cosine * fx, speed * self.cosine * fy
        if not self.balls:
            self.wx[i] = self.wy[i] = 0.0
            self.wz[i] = side
            self.vz[i] = speed * self.sine
        else:
            aside = self.squirt(side)
            if aside != 0.0:
                share = 1.0 / sqrt(1.0 + aside * aside)
                fx, fy = share * (fx - aside * fy), share * (fy + aside * fx)
                self.vx[i], self.vy[i] = speed * self.cosine * fx, speed * self.cosine * fy
            turn = speed / (self.inertia[i] * self.radius[i])
            self.wx[i] = turn * (side * self.sine * fx - height * fy)
            self.wy[i] = turn * (side * self.sine * fy + height * fx)
            self.wz[i] = turn * side * self.cosine
            self.vz[i] = -speed * self.sine
        if self.vz[i] != 0.0:
            self.land(i)
        self.begin(i, 0.0)
