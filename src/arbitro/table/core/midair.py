# cython: annotation_typing=False, infer_types=True, initializedcheck=False
"""Contacts of balls in the air, in three dimensions, and what a hard contact lifts of discs with rounded rims."""

from cython.cimports.libc.math import sqrt

from arbitro.table.core.contacts import Contacts

# A ball on the bed that is pressed into it is thrown back by it, in up to twelve rounds, until both part at 1 cm/s.
PARTING_ALOFT = 1e-2
ROUNDS = 12
SHORT = 1.0 - 1e-15
LEAST_HOP = 0.05


class Midair(Contacts):
    """Pieces that meet above the bed, or are sent above it."""

    def __init__(self, count: int, segments: int, jaws: int, pockets: int) -> None:
        Contacts.__init__(self, count, segments, jaws, pockets)
        self.lift, self.held = 0.0, 0.0
        self.nz = 0.0

    def point_aloft(self, i: int, j: int) -> None:
        """Point the normal from one ball to another, in three dimensions."""
        dx, dy, dz = self.x[j] - self.x[i], self.y[j] - self.y[i], self.z[j] - self.z[i]
        apart = sqrt(dx * dx + dy * dy + dz * dz)
        self.nx, self.ny, self.nz = dx / apart, dy / apart, dz / apart

    def closing_aloft(self, i: int, j: int) -> float:
        """Return the speed at which two balls approach along the normal."""
        return self.closing(i, j) + (self.vz[i] - self.vz[j]) * self.nz

    def collide_aloft(self, i: int, j: int) -> None:
        """Resolve the contact of two balls of which one flies; one on the bed is thrown back by it."""
        # A ball on the bed that is pressed into it is thrown back by it, and presses the other again: in
        # rounds, until both part.
        before = self.energy_of(i) + self.energy_of(j)
        for _ in range(ROUNDS):
            speed = self.closing_aloft(i, j)
            if speed <= 0.0:
                break
            impulse = (1.0 + self.bounce(speed)) * speed / (1.0 / self.mass[i] + 1.0 / self.mass[j])
            self.push_aloft(i, -impulse, False)
            self.push_aloft(j, impulse, False)
            self.rub_aloft(i, j, impulse)
            self.meet_slate(i)
            self.meet_slate(j)
        self.part_aloft(i, j)
        after = self.energy_of(i) + self.energy_of(j)
        if after > before:
            self.dampen(i, sqrt(before / after) * SHORT)
            self.dampen(j, sqrt(before / after) * SHORT)

    def push_aloft(self, i: int, impulse: float, held: bool) -> None:
        """Give a ball an impulse along the normal; one that the bed holds is not pushed into it."""
        self.vx[i] += impulse / self.mass[i] * self.nx
        self.vy[i] += impulse / self.mass[i] * self.ny
        if not held:
            self.vz[i] += impulse / self.mass[i] * self.nz

    def meet_slate(self, i: int) -> None:
        """Throw a ball on the bed back from it if it was pushed into it, and keep it there if it hardly rises."""
        if self.z[i] <= 0.0 and self.vz[i] != 0.0 and self.over[i] == 0:
            self.land(i)

    def part_aloft(self, i: int, j: int) -> None:
        """Let two balls part at a least speed."""
        short = PARTING_ALOFT + self.closing_aloft(i, j)
        if short <= 0.0:
            return
        flat = self.nx * self.nx + self.ny * self.ny
        ease = (flat if self.bed_holds(i, -self.nz) else 1.0) / self.mass[i]
        ease = ease + (flat if self.bed_holds(j, self.nz) else 1.0) / self.mass[j]
        self.push_aloft(i, -short / ease, self.bed_holds(i, -self.nz))
        self.push_aloft(j, short / ease, self.bed_holds(j, self.nz))
        self.keep_down(i)
        self.keep_down(j)

    def bed_holds(self, i: int, push: float) -> bool:
        """Tell whether the bed holds a ball against a push upwards or downwards."""
        return self.z[i] <= 0.0 and push < 0.0 and self.over[i] == 0

    def keep_down(self, i: int) -> None:
        """Keep a ball on the bed that hardly rises from it."""
        if self.z[i] <= 0.0 and self.vz[i] < LEAST_HOP and self.over[i] == 0:
            self.vz[i] = 0.0

    def rub_aloft(self, i: int, j: int, impulse: float) -> None:
        """Rub two balls in the plane in which they touch: throw and passed-on spin in three dimensions."""
        nx, ny, nz = self.nx, self.ny, self.nz
        wx = self.radius[i] * self.wx[i] + self.radius[j] * self.wx[j]
        wy = self.radius[i] * self.wy[i] + self.radius[j] * self.wy[j]
        wz = self.radius[i] * self.wz[i] + self.radius[j] * self.wz[j]
        sx = self.vx[i] - self.vx[j] + wy * nz - wz * ny
        sy = self.vy[i] - self.vy[j] + wz * nx - wx * nz
        sz = self.vz[i] - self.vz[j] + wx * ny - wy * nx
        slip = self.slip_aloft(sx, sy, sz)
        if slip < 1e-9:
            return
        ease = (1.0 + 1.0 / self.inertia[i]) / self.mass[i] + (1.0 + 1.0 / self.inertia[j]) / self.mass[j]
        grip = self.rubbing(slip) * impulse
        if grip > slip / ease:
            grip = slip / ease
        self.grip_aloft(i, -grip / self.mass[i], -grip / self.mass[i])
        self.grip_aloft(j, grip / self.mass[j], -grip / self.mass[j])

    def slip_aloft(self, sx: float, sy: float, sz: float) -> float:
        """Note the direction of a slip across the normal and return its speed."""
        along = sx * self.nx + sy * self.ny + sz * self.nz
        sx, sy, sz = sx - along * self.nx, sy - along * self.ny, sz - along * self.nz
        slip = sqrt(sx * sx + sy * sy + sz * sz)
        if slip >= 1e-9:
            self.tx, self.ty, self.tz = sx / slip, sy / slip, sz / slip
        return slip

    def grip_aloft(self, i: int, push: float, turn: float) -> None:
        """Change the velocity of a ball along the slip, and its spin about the axis across it."""
        self.vx[i] += push * self.tx
        self.vy[i] += push * self.ty
        self.vz[i] += push * self.tz
        turn = turn / (self.inertia[i] * self.radius[i])
        self.wx[i] += turn * (self.ny * self.tz - self.nz * self.ty)
        self.wy[i] += turn * (self.nz * self.tx - self.nx * self.tz)
        self.wz[i] += turn * (self.nx * self.ty - self.ny * self.tx)

    def rebound_aloft(self, i: int, nx: float, ny: float, away: float, high: float) -> None:
        """Throw a flying ball back from a nose so far away in plan and below its middle: up, if it is below."""
        apart = sqrt(away * away + high * high)
        self.nx, self.ny, self.nz = nx * away / apart, ny * away / apart, high / apart
        before = self.energy_of(i)
        speed = -(self.vx[i] * self.nx + self.vy[i] * self.ny + self.vz[i] * self.nz)
        if speed > 0.0:
            impulse = (1.0 + self.cushioned(speed)) * speed
            self.push_aloft(i, impulse * self.mass[i], False)
            self.rub_nose(i, impulse)
        short = PARTING_ALOFT - (self.vx[i] * self.nx + self.vy[i] * self.ny + self.vz[i] * self.nz)
        if short > 0.0:
            self.push_aloft(i, short * self.mass[i], False)
        after = self.energy_of(i)
        if after > before:
            self.dampen(i, sqrt(before / after) * SHORT)

    def rub_nose(self, i: int, impulse: float) -> None:
        """Rub a ball at a nose by the change of speed that presses it."""
        # The friction of the cushion, in the plane in which the ball touches the nose: side turns into a rise,
        # and a rise into side.
        r = self.radius[i]
        slip = self.slip_aloft(
            self.vx[i] - r * (self.wy[i] * self.nz - self.wz[i] * self.ny),
            self.vy[i] - r * (self.wz[i] * self.nx - self.wx[i] * self.nz),
            self.vz[i] - r * (self.wx[i] * self.ny - self.wy[i] * self.nx),
        )
        if slip < 1e-9:
            return
        grip = self.cushion_rub * impulse
        if grip > slip / (1.0 + 1.0 / self.inertia[i]):
            grip = slip / (1.0 + 1.0 / self.inertia[i])
        self.grip_aloft(i, -grip, grip)

    def lifted_by(self, i: int, impulse: float) -> float:
        """Return how fast an impulse throws a disc up from the board: its rim is round, and some is held."""
        # κ Δv − h: both assumed, set so that it takes about full force to send a man over the frame
        # (docs/table.md has what was counted).
        if self.z[i] > 0.0 or self.vz[i] != 0.0:
            return 0.0
        rise = self.lift * impulse / self.mass[i] - self.held
        return rise if rise > LEAST_HOP else 0.0

    def lift_pair(self, i: int, j: int, impulse: float, lost: float) -> None:
        """Throw two discs up by the impulse between them, with energy that the contact lost."""
        # Thrown up with energy that the contact has lost, so that nothing is gained.
        one, other = self.lifted_by(i, impulse), self.lifted_by(j, impulse)
        cost = 0.5 * (self.mass[i] * one * one + self.mass[j] * other * other)
        if cost <= 0.0 or lost <= 0.0:
            return
        share = sqrt(lost / cost) * SHORT if cost > lost else 1.0
        self.vz[i] += share * one
        self.vz[j] += share * other
