# cython: annotation_typing=False, infer_types=True, initializedcheck=False
"""The pieces of a stroke and how they move between events: quadratic in time, each with its own clock."""

from __future__ import annotations

from array import array

import cython
from cython.cimports.libc.math import fabs, sqrt

NEVER = 1e18
# What is slower than this, in m/s, is at rest, or its slip is none.
STILL = 1e-7
# The force on a spinning disc is taken as constant while R|ω| / |v| grows to this; with more spin a segment lasts
# until the disc has lost 40 % of its speed. Below 2 cm/s the segment lasts until rest.
SPUN_RATIO = 0.3
SPUN_SPEED = 0.02
SPUN_SHARE = 0.6
# A hop of less than 5 cm/s stays down, so that hops are few by construction: nine from the fastest shot.
LEAST_HOP = 0.05


class Bodies:
    """Discs or balls: where each is at the time `since`, and how it moves until the time `until`.

    The phase of a piece is -1 when it has left the bed, 0 at rest, 1 sliding, 2 rolling, 3 flying. The height `z` of
    what does not fly is 0. What flies over a hole, falling into it, has its number, counted from 1.
    """

    def __init__(self, count: int) -> None:
        self.count = count
        self.columns: list[array[float] | array[int]] = []
        self.balls = False
        self.gravity, self.slide, self.roll, self.spin = 9.81, 0.2, 0.01, 0.01
        self.bed_bounce, self.nap, self.sink = 0.5, 0.0, 0.0
        self.radius, self.mass, self.inertia = self.doubles(count), self.doubles(count), self.doubles(count)
        self.x, self.y, self.vx, self.vy = (
            self.doubles(count),
            self.doubles(count),
            self.doubles(count),
            self.doubles(count),
        )
        self.ax, self.ay = self.doubles(count), self.doubles(count)
        self.z, self.vz = self.doubles(count), self.doubles(count)
        self.wx, self.wy, self.wz, self.slowing = (
            self.doubles(count),
            self.doubles(count),
            self.doubles(count),
            self.doubles(count),
        )
        self.since, self.until = self.doubles(count), self.doubles(count)
        self.pace, self.span = self.doubles(count), self.doubles(count)
        self.phase, self.after, self.over = self.integers(count), self.integers(count), self.integers(count)

    def doubles(self, size: int) -> array[float]:
        """Return a new column of zeros."""
        column = array("d", bytes(8 * size))
        self.columns.append(column)
        return self.lend(column)

    def integers(self, size: int) -> array[int]:
        """Return a new column of whole zeros."""
        column = array("i", bytes(4 * size))
        self.columns.append(column)
        if cython.compiled:
            return cython.cast(cython.p_int, cython.cast(cython.size_t, column.buffer_info()[0]))
        else:  # noqa: RET505  # the branch not taken is left out of the compiled code
            return column

    def lend(self, column: array[float]) -> array[float]:
        """Return a column as the core reads it: by its address where it is compiled."""
        if cython.compiled:
            return cython.cast(cython.p_double, cython.cast(cython.size_t, column.buffer_info()[0]))
        else:  # noqa: RET505  # the branch not taken is left out of the compiled code
            return column

    def place(self, i: int) -> tuple[float, float] | None:
        """Return where a piece is, or None if it has left the bed."""
        return (self.x[i], self.y[i]) if self.phase[i] >= 0 else None

    def body(self, i: int, radius: float, mass: float, inertia: float) -> None:
        """Give a piece its radius, mass, and moment of inertia as a share of mass × radius²."""
        self.radius[i], self.mass[i], self.inertia[i] = radius, mass, inertia

    def energy_of(self, i: int) -> float:
        """Return the kinetic energy of one piece, spin included."""
        # A piece in the air or over a hole has energy of height too: without it a hop would look like a gain.
        turning = self.inertia[i] * self.radius[i] * self.radius[i]
        spin = self.wx[i] * self.wx[i] + self.wy[i] * self.wy[i] + self.wz[i] * self.wz[i]
        along = self.vx[i] * self.vx[i] + self.vy[i] * self.vy[i]
        return 0.5 * self.mass[i] * (along + self.vz[i] * self.vz[i] + turning * spin)

    def settle(self, i: int, now: float) -> None:
        """Bring a piece from its own time to now."""
        tau = now - self.since[i]
        self.since[i] = now
        if tau <= 0.0:
            return
        self.settle_spin(i, tau)
        if self.phase[i] > 0:
            self.x[i] += (self.vx[i] + 0.5 * self.ax[i] * tau) * tau
            self.y[i] += (self.vy[i] + 0.5 * self.ay[i] * tau) * tau
            self.vx[i] += self.ax[i] * tau
            self.vy[i] += self.ay[i] * tau
            if self.phase[i] == 3:
                self.z[i] += (self.vz[i] - 0.5 * self.gravity * tau) * tau
                self.vz[i] -= self.gravity * tau

    def settle_spin(self, i: int, tau: float) -> None:
        """Let the spin about the vertical fade, and that about the bed follow the sliding."""
        fade = self.slowing[i] * tau
        if self.wz[i] > fade:
            self.wz[i] -= fade
        elif self.wz[i] < -fade:
            self.wz[i] += fade
        else:
            self.wz[i] = 0.0
        if self.balls and self.phase[i] > 0:
            if self.phase[i] == 1:
                gain = tau / (self.inertia[i] * self.radius[i])
                self.wx[i] += self.ay[i] * gain
                self.wy[i] -= self.ax[i] * gain
            elif self.phase[i] == 2:
                share = 1.0 - tau / (self.until[i] - self.since[i] + tau)
                self.wx[i] *= share
                self.wy[i] *= share

    def begin(self, i: int, now: float) -> None:
        """Find how a piece moves on from its velocity and spin."""
        self.since[i] = now
        if self.over[i] > 0:
            self.begin_fall(i)
        elif self.z[i] > 0.0 or self.vz[i] != 0.0:
            self.begin_flight(i)
        elif self.balls:
            self.begin_ball(i)
        else:
            self.begin_disc(i)

    def begin_disc(self, i: int) -> None:
        """Slide straight; a spin about the vertical spreads the friction, so that both end together."""
        # A disc that spins is slowed less, and its spin and motion end together (Farkas and others, PRL 90,
        # 248302, 2003). The force is constant over a segment, so one with more spin gets a new segment whenever
        # it has lost 40 % of its speed.
        speed = sqrt(self.vx[i] * self.vx[i] + self.vy[i] * self.vy[i])
        if speed < STILL:
            self.rest(i)
            return
        ratio = self.radius[i] * fabs(self.wz[i]) / speed
        pull = self.slide * self.gravity * self.spin_pull(ratio)
        self.ax[i] = -pull * self.vx[i] / speed
        self.ay[i] = -pull * self.vy[i] / speed
        share = self.spun_share(ratio)
        if share * speed < SPUN_SPEED:
            share = 0.0
        lasts = (1.0 - share) * speed / pull
        self.slowing[i] = 2.0 * self.slide * self.gravity / self.radius[i] * self.spin_drag(ratio)
        # Below 0.3 s grows as 1/√v and the spin falls as √v, which is used exactly.
        if ratio < SPUN_RATIO:
            self.slowing[i] = fabs(self.wz[i]) * (1.0 - sqrt(share)) / lasts
        self.phase[i] = 1
        self.after[i] = 1 if share > 0.0 else 0
        self.pace[i], self.span[i] = speed, 0.5 * (1.0 + share) * speed * lasts
        self.until[i] = self.since[i] + lasts

    def spun_share(self, ratio: float) -> float:
        """Return the share of its speed down to which a spinning disc's friction may be taken as constant."""
        if ratio > SPUN_RATIO:
            return SPUN_SHARE
        share = (ratio / SPUN_RATIO) * (ratio / SPUN_RATIO)
        return share if share < SPUN_SHARE else SPUN_SHARE

    def spin_pull(self, ratio: float) -> float:
        """Return the share of sliding friction that slows a disc, by rim speed over speed (Farkas 2003, fitted)."""
        # Short fits to elliptic integrals, within 1 % of them: the core has only + − × ÷ and the square root,
        # to be the same to the bit on every machine.
        square = ratio * ratio
        if ratio <= 1.0:
            return 1.0 - square * (0.125 + square * (0.015 + 0.0112 * square))
        return (1.0 - (0.125 + 0.0262 / square) / square) / ratio

    def spin_drag(self, ratio: float) -> float:
        """Return the frictional torque on a disc over weight × friction × radius (Farkas 2003, fitted)."""
        # The torque of the same integrals; the two branches meet at s = 1.
        square = ratio * ratio
        if ratio <= 1.0:
            return 0.25 * ratio * (1.0 + square * (0.08 + 0.052 * square))
        return 2.0 / 3.0 - (0.5 - 0.11633 / square) / square

    def begin_ball(self, i: int) -> None:
        """Slide while the point on the cloth moves, then roll."""
        r = self.radius[i]
        self.slowing[i] = self.spin * self.gravity / (self.inertia[i] * r)
        ux, uy = self.vx[i] - r * self.wy[i], self.vy[i] + r * self.wx[i]
        slip = sqrt(ux * ux + uy * uy)
        speed = sqrt(self.vx[i] * self.vx[i] + self.vy[i] * self.vy[i])
        if slip > STILL:
            self.begin_sliding(i, ux, uy, slip)
        elif speed > STILL:
            self.begin_rolling(i, speed)
        else:
            self.rest(i)

    def begin_sliding(self, i: int, ux: float, uy: float, slip: float) -> None:
        """Slide along a parabola until the slip is used up."""
        # The slip ends after 2|u| / (7 μ g): five sevenths of it are taken up by the spin.
        pull = self.slide * self.gravity
        share = self.inertia[i] / (1.0 + self.inertia[i])
        self.ax[i], self.ay[i] = -pull * ux / slip, -pull * uy / slip
        endx, endy = self.vx[i] - share * ux, self.vy[i] - share * uy
        start = self.vx[i] * self.vx[i] + self.vy[i] * self.vy[i]
        end = endx * endx + endy * endy
        lasts = share * slip / pull
        self.phase[i], self.after[i] = 1, 2
        self.pace[i] = sqrt(start if start > end else end)
        self.span[i] = self.pace[i] * lasts
        self.until[i] = self.since[i] + lasts

    def begin_rolling(self, i: int, speed: float) -> None:
        """Roll straight until at rest: farther with the nap, which runs up the table, than against it."""
        # Rolling friction acts against the motion only: a ball that rolls goes straight, so that its meetings
        # have a closed form.
        pull = self.roll * self.gravity * (1.0 - self.nap * self.vy[i] / speed)
        self.ax[i], self.ay[i] = -pull * self.vx[i] / speed, -pull * self.vy[i] / speed
        self.wx[i], self.wy[i] = -self.vy[i] / self.radius[i], self.vx[i] / self.radius[i]
        lasts = speed / pull
        self.phase[i], self.after[i] = 2, 0
        self.pace[i], self.span[i] = speed, 0.5 * speed * lasts
        self.until[i] = self.since[i] + lasts

    def turn(self, i: int, now: float) -> None:
        """Carry out the change of motion that is due: from sliding to rolling, or to rest."""
        self.settle(i, now)
        speed = sqrt(self.vx[i] * self.vx[i] + self.vy[i] * self.vy[i])
        if self.after[i] == 0 or speed < STILL:
            self.rest(i)
        elif self.after[i] == 2:
            self.begin_rolling(i, speed)
        else:
            self.begin_disc(i)

    def begin_flight(self, i: int) -> None:
        """Fly straight in plan, and up and down by gravity, until the bed is met; the spin stays."""
        if self.z[i] < 0.0:
            self.z[i] = 0.0
        self.begin_drop(i, self.z[i])

    def begin_fall(self, i: int) -> None:
        """Fly likewise over a hole, until so far below the bed that nothing throws the piece back."""
        self.begin_drop(i, self.z[i] + self.sink)

    def begin_drop(self, i: int, high: float) -> None:
        """Fly until so much lower."""
        # It has fallen when the noses are above it, or a disc's edge; before that jaws may throw it out again.
        if high < 0.0:
            high = 0.0
        vz = self.vz[i]
        lasts = (vz + sqrt(vz * vz + 2.0 * self.gravity * high)) / self.gravity
        self.ax[i] = self.ay[i] = self.slowing[i] = 0.0
        self.phase[i], self.after[i] = 3, 3
        self.pace[i] = sqrt(self.vx[i] * self.vx[i] + self.vy[i] * self.vy[i])
        self.span[i] = self.pace[i] * lasts
        self.until[i] = self.since[i] + lasts

    def land(self, i: int) -> None:
        """Throw a piece that comes down back from the bed, rubbed by what throws it; a small hop stays down."""
        # A hop of less than 5 cm/s stays down, so that hops are few by construction: nine from the fastest
        # shot.
        fall = -self.vz[i] if self.vz[i] < 0.0 else 0.0
        rise = self.bed_bounce * fall if fall > 0.0 else self.vz[i]
        if rise < LEAST_HOP:
            rise = 0.0
        self.z[i], self.vz[i] = 0.0, rise
        if fall > 0.0:
            if self.balls:
                self.grip_ball(i, self.slide * (fall + rise))
            else:
                self.grip_disc(i, self.slide * (fall + rise))

    def grip_ball(self, i: int, most: float) -> None:
        """Rub a ball at the cloth by at most a change of speed, and no more than stops its slip."""
        r = self.radius[i]
        ux, uy = self.vx[i] - r * self.wy[i], self.vy[i] + r * self.wx[i]
        slip = sqrt(ux * ux + uy * uy)
        if slip <= STILL:
            return
        grip = slip * self.inertia[i] / (1.0 + self.inertia[i])
        if grip > most:
            grip = most
        dx, dy, turn = -grip * ux / slip, -grip * uy / slip, 1.0 / (self.inertia[i] * r)
        self.vx[i] += dx
        self.vy[i] += dy
        self.wx[i] += dy * turn
        self.wy[i] -= dx * turn

    def grip_disc(self, i: int, most: float) -> None:
        """Rub a disc at the board by a change of speed shared between its way and its spin, as when it slides."""
        speed = sqrt(self.vx[i] * self.vx[i] + self.vy[i] * self.vy[i])
        if speed <= STILL:
            return
        ratio = self.radius[i] * fabs(self.wz[i]) / speed
        share = 1.0 - most * self.spin_pull(ratio) / speed
        fade = 2.0 * most / self.radius[i] * self.spin_drag(ratio)
        if share < 0.0:
            share = 0.0
        self.vx[i] *= share
        self.vy[i] *= share
        if fabs(self.wz[i]) <= fade:
            self.wz[i] = 0.0
        else:
            self.wz[i] += fade if self.wz[i] < 0.0 else -fade

    def rest(self, i: int) -> None:
        """Stop a piece where it is; a spin about the vertical fades by itself."""
        self.z[i] = self.vz[i] = 0.0
        self.vx[i] = self.vy[i] = self.ax[i] = self.ay[i] = self.wx[i] = self.wy[i] = 0.0
        self.phase[i] = self.after[i] = 0
        self.pace[i] = self.span[i] = 0.0
        self.until[i] = NEVER
        if not self.balls:
            self.slowing[i] = 4.0 * self.slide * self.gravity / (3.0 * self.radius[i])
