# cython: annotation_typing=False, infer_types=True, initializedcheck=False
"""What a contact does to velocities and spins; no contact adds energy, and each leaves its pieces parting."""

from cython.cimports.libc.math import fabs, sqrt

from arbitro.table.core.forecast import Forecast

# Below 2 mm/s contacts are elastic, and every contact leaves its pieces parting at 1 mm/s at least, for which their
# other motion pays: so nothing hangs, and nothing gains.
GENTLE = 2e-3
PARTING = 1e-3
# Mathavan (2010) follows the slip at cushion and cloth through the impulse; the last of these steps is cut to fit.
STEPS = 64
TINY = 1e-12
# What is brought back to the energy that it had is brought a hair below it: rounding must not add any.
SHORT = 1.0 - 1e-15


class Contacts(Forecast):
    """Pieces that meet each other and the cushions."""

    def __init__(self, count: int, segments: int, jaws: int, pockets: int) -> None:
        Forecast.__init__(self, count, segments, jaws, pockets)
        self.bounce_slow = self.bounce_fast = 1.0
        self.fast = 1.0
        self.rub = self.rub_slow = self.rub_fade = 0.0
        self.cushion_bounce, self.cushion_rub = 1.0, 0.0
        self.cushion_model = self.cushion_loss = 0
        self.cushion_firm = 0.0
        self.pressing = 0.0

    def bounce(self, speed: float) -> float:
        """Return the restitution between two pieces: all of it when gentle, then falling with the closing speed."""
        # Elastic when gentle: a ball that leans on another would otherwise be met again and again in ever
        # shorter times.
        if speed < GENTLE:
            return 1.0
        share = speed / self.fast if speed < self.fast else 1.0
        return self.bounce_slow + (self.bounce_fast - self.bounce_slow) * share

    def cushioned(self, speed: float) -> float:
        """Return the restitution at a cushion that is met at a speed: constant, by a fourth root, or Han's square."""
        # The laws of loss of `arbitro.table.models`: Johnson's fourth root above the speed up to which Mathavan
        # measured, or what Han fitted to three-cushion tables.
        if self.cushion_loss == 1 and speed > self.cushion_firm:
            return self.cushion_bounce * sqrt(sqrt(self.cushion_firm / speed))
        if self.cushion_loss == 2:
            kept = 0.5 + (0.257 - 0.044 * speed) * speed
            return kept if kept > 0.4 else 0.4
        return self.cushion_bounce

    def rubbing(self, slip: float) -> float:
        """Return the friction between two pieces at a speed of slip: a + b·exp(-c·slip), in arithmetic alone."""
        # The exponential by sixteen squarings: the ones of C libraries round differently, and a stroke must
        # give the same bits on every machine.
        if self.rub_slow == 0.0:
            return self.rub
        part = 1.0 + self.rub_fade * slip / 65536.0
        for _ in range(16):
            part = part * part
        return self.rub + self.rub_slow / part

    def normal(self, i: int, j: int) -> float:
        """Point the normal from one piece to another and return their distance."""
        dx, dy = self.x[j] - self.x[i], self.y[j] - self.y[i]
        apart = sqrt(dx * dx + dy * dy)
        self.nx, self.ny = dx / apart, dy / apart
        return apart

    def closing(self, i: int, j: int) -> float:
        """Return the speed at which two pieces approach along the normal."""
        return (self.vx[i] - self.vx[j]) * self.nx + (self.vy[i] - self.vy[j]) * self.ny

    def push(self, i: int, j: int, impulse: float) -> None:
        """Give two pieces an impulse apart along the normal."""
        self.vx[i] -= impulse / self.mass[i] * self.nx
        self.vy[i] -= impulse / self.mass[i] * self.ny
        self.vx[j] += impulse / self.mass[j] * self.nx
        self.vy[j] += impulse / self.mass[j] * self.ny

    def collide(self, i: int, j: int) -> None:
        """Resolve the contact of two pieces alone; what it takes to part them, the rest of their motion pays."""
        # Rounding and the least parting can leave a little more than there was: it is taken from the pair's
        # motion, and never given.
        self.normal(i, j)
        before = self.energy_of(i) + self.energy_of(j)
        speed = self.closing(i, j)
        self.pressing = 0.0
        if speed > 0.0:
            impulse = (1.0 + self.bounce(speed)) * speed / (1.0 / self.mass[i] + 1.0 / self.mass[j])
            self.pressing = impulse
            self.push(i, j, impulse)
            self.rub_pair(i, j, impulse)
        if -self.closing(i, j) < PARTING:
            self.part(i, j)
        after = self.energy_of(i) + self.energy_of(j)
        if after > before:
            self.dampen(i, sqrt(before / after) * SHORT)
            self.dampen(j, sqrt(before / after) * SHORT)

    def rub_pair(self, i: int, j: int, impulse: float) -> None:
        """Rub two pieces against each other by the impulse that presses them."""
        self.find_rub(i, j, impulse)
        self.apply_rub(i, j, self.along, self.upward)

    def find_rub(self, i: int, j: int, impulse: float) -> None:
        """Find what rubs along the tangent and, for balls, up and down: throw and passed-on spin."""
        # Coulomb's law, but never more than stops the slip: friction does not turn a motion round.
        tx, ty = -self.ny, self.nx
        along = (self.vx[i] - self.vx[j]) * tx + (self.vy[i] - self.vy[j]) * ty
        along = along + self.radius[i] * self.wz[i] + self.radius[j] * self.wz[j]
        upward = -self.radius[i] * (self.wx[i] * tx + self.wy[i] * ty)
        upward = upward - self.radius[j] * (self.wx[j] * tx + self.wy[j] * ty)
        slip = sqrt(along * along + upward * upward)
        if slip < 1e-9:
            self.along = self.upward = 0.0
            return
        ease = (1.0 + 1.0 / self.inertia[i]) / self.mass[i] + (1.0 + 1.0 / self.inertia[j]) / self.mass[j]
        share = self.rubbing(slip) * impulse
        if share > slip / ease:
            share = slip / ease
        self.along, self.upward = share * along / slip, share * upward / slip

    def apply_rub(self, i: int, j: int, along: float, upward: float) -> None:
        """Carry out a rub at the normal."""
        # What rubs up and down changes spins only: two balls on the bed stay on it.
        tx, ty = -self.ny, self.nx
        self.vx[i] -= along / self.mass[i] * tx
        self.vy[i] -= along / self.mass[i] * ty
        self.vx[j] += along / self.mass[j] * tx
        self.vy[j] += along / self.mass[j] * ty
        self.twist(i, along, upward)
        self.twist(j, along, upward)

    def twist(self, i: int, along: float, upward: float) -> None:
        """Turn a piece by what rubs at its rim along the tangent and upwards."""
        turn = 1.0 / (self.inertia[i] * self.mass[i] * self.radius[i])
        self.wz[i] -= along * turn
        self.wx[i] -= upward * turn * self.ny
        self.wy[i] += upward * turn * self.nx

    def part(self, i: int, j: int) -> None:
        """Let two pieces part at a least speed."""
        impulse = (PARTING + self.closing(i, j)) / (1.0 / self.mass[i] + 1.0 / self.mass[j])
        self.push(i, j, impulse)

    def dampen(self, i: int, share: float) -> None:
        """Scale the velocity and the spin of a piece."""
        self.vx[i] *= share
        self.vy[i] *= share
        self.vz[i] *= share
        self.wx[i] *= share
        self.wy[i] *= share
        self.wz[i] *= share

    def rebound(self, i: int, nx: float, ny: float) -> None:
        """Resolve the contact of a piece with a cushion or a jaw, its normal pointing to the bed."""
        self.nx, self.ny = nx, ny
        before = self.energy_of(i)
        speed = -(self.vx[i] * nx + self.vy[i] * ny)
        if speed > GENTLE:
            if self.cushion_model == 0:
                self.rebound_flat(i, speed)
            elif self.cushion_model == 1:
                self.rebound_han(i, speed)
            else:
                self.rebound_mathavan(i, speed)
        elif speed > 0.0:
            self.vx[i] += 2.0 * speed * nx
            self.vy[i] += 2.0 * speed * ny
        speed = PARTING - self.vx[i] * nx - self.vy[i] * ny
        if speed > 0.0:
            self.vx[i] += speed * nx
            self.vy[i] += speed * ny
        after = self.energy_of(i)
        if after > before:
            self.dampen(i, sqrt(before / after) * SHORT)

    def rebound_flat(self, i: int, speed: float) -> None:
        """Bounce off an upright wall with restitution and friction at the rim."""
        # A disc meets the frame with an upright rim: no part of the push goes down or up.
        impulse = (1.0 + self.cushioned(speed)) * speed
        tx, ty = -self.ny, self.nx
        slip = self.vx[i] * tx + self.vy[i] * ty - self.radius[i] * self.wz[i]
        most = fabs(slip) / (1.0 + 1.0 / self.inertia[i])
        grip = self.cushion_rub * impulse
        if grip > most:
            grip = most
        if slip < 0.0:
            grip = -grip
        self.vx[i] += impulse * self.nx - grip * tx
        self.vy[i] += impulse * self.ny - grip * ty
        self.wz[i] += grip / (self.inertia[i] * self.radius[i])

    def rebound_han(self, i: int, speed: float) -> None:
        """Bounce off a cushion that touches the ball above its middle, in closed form (Han 2005)."""
        # The closed form lets the rise of a ball off a nose above its middle go for nothing, and so loses more
        # than Mathavan's: 3.2 lengths of the table against 4.1 from baulk at 7 m/s.
        sine = self.cushion_height / self.radius[i] - 1.0
        cosine = sqrt(1.0 - sine * sine)
        tx, ty = -self.ny, self.nx
        spin_along = self.wx[i] * tx + self.wy[i] * ty
        spin_into = -self.wx[i] * self.nx - self.wy[i] * self.ny
        slip_along = self.vx[i] * tx + self.vy[i] * ty
        slip_along = slip_along + self.radius[i] * (spin_into * sine - self.wz[i] * cosine)
        slip_up = -speed * sine + self.radius[i] * spin_along
        slip = sqrt(slip_along * slip_along + slip_up * slip_up)
        impulse = (1.0 + self.cushioned(speed)) * speed * cosine
        grip = self.cushion_rub * impulse
        most = slip / (1.0 + 1.0 / self.inertia[i])
        if grip > most:
            grip = most
        if slip > 0.0:
            slip_along, slip_up = grip * slip_along / slip, grip * slip_up / slip
        into = -impulse * cosine + slip_up * sine
        self.vx[i] += -slip_along * tx - into * self.nx
        self.vy[i] += -slip_along * ty - into * self.ny
        turn = 1.0 / (self.inertia[i] * self.radius[i])
        self.wz[i] += slip_along * cosine * turn
        self.wx[i] += turn * (-slip_up * tx + slip_along * sine * self.nx)
        self.wy[i] += turn * (-slip_up * ty + slip_along * sine * self.ny)

    def rebound_mathavan(self, i: int, speed: float) -> None:
        """Bounce off a cushion with slip at cushion and cloth followed through the impulse (Mathavan 2010)."""
        # The default, because it was fitted to snooker cushions. The slip at cushion and cloth changes while
        # they press, so that there is no closed form.
        sine = self.cushion_height / self.radius[i] - 1.0
        cosine = sqrt(1.0 - sine * sine)
        tx, ty = -self.ny, self.nx
        r, turn = self.radius[i], 1.0 / (self.inertia[i] * self.radius[i])
        along = self.vx[i] * tx + self.vy[i] * ty
        spin_along = self.wx[i] * tx + self.wy[i] * ty
        spin_into = -self.wx[i] * self.nx - self.wy[i] * self.ny
        step, work, due = speed / STEPS, 0.0, -1.0
        bounce = self.cushioned(speed)
        into, wz = speed, self.wz[i]
        for _ in range(20 * STEPS):
            wall_along = along + r * (spin_into * sine - wz * cosine)
            wall_up = r * spin_along - into * sine
            wall = sqrt(wall_along * wall_along + wall_up * wall_up) + TINY
            wall_along, wall_up = self.cushion_rub * wall_along / wall, self.cushion_rub * wall_up / wall
            cloth_along, cloth_into = along - r * spin_into, into + r * spin_along
            cloth = sqrt(cloth_along * cloth_along + cloth_into * cloth_into) + TINY
            press = sine + wall_up * cosine
            press = self.slide * press / cloth if press > 0.0 else 0.0
            cloth_along, cloth_into = press * cloth_along, press * cloth_into
            gain_along = -step * (wall_along + cloth_along)
            gain_into = -step * (cosine - wall_up * sine + cloth_into)
            gain_spin_along = -step * turn * (wall_up + cloth_into)
            gain_spin_into = -step * turn * (wall_along * sine - cloth_along)
            gain_wz = step * turn * wall_along * cosine
            done = step * cosine * (into + 0.5 * gain_into)
            work += done
            share = 1.0
            # The rebound ends within a step where the work that the restitution gives back is used up: cut
            # there, its error does not depend on the number of steps.
            if due >= 0.0 and work <= due:
                share = 1.0 - (work - due) / done
            along += share * gain_along
            into += share * gain_into
            spin_along += share * gain_spin_along
            spin_into += share * gain_spin_into
            wz += share * gain_wz
            if share < 1.0:
                break
            if due < 0.0 and into <= 0.0:
                due = (1.0 - bounce * bounce) * work
        self.vx[i], self.vy[i] = along * tx - into * self.nx, along * ty - into * self.ny
        self.wx[i], self.wy[i] = spin_along * tx - spin_into * self.nx, spin_along * ty - spin_into * self.ny
        self.wz[i] = wz
