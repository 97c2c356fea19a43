# cython: annotation_typing=False, infer_types=True, initializedcheck=False
"""What comes next for a piece in the air: a cushion's nose, the way over it, a pocket, another ball."""

from cython.cimports.libc.math import sqrt

from arbitro.table.core.ground import Ground

NEVER = 1e18


class Flight(Ground):
    """Pieces that fly: balls meet noses and each other in three dimensions, discs meet frame and discs in plan.

    The wall is the height that a piece must have under it to leave the table, the catch that under which it falls
    into a hole that it flies over.
    """

    def __init__(self, count: int, segments: int, jaws: int, pockets: int) -> None:
        Ground.__init__(self, count, segments, jaws, pockets)
        self.wall = self.catch = self.cushion_height = 0.0
        self.qz = self.uz = 0.0

    def rise(self, i: int, now: float) -> None:
        """Note how high a piece is now and how fast it rises."""
        self.qz = self.uz = 0.0
        if self.phase[i] == 3:
            tau = now - self.since[i]
            self.qz = self.z[i] + (self.vz[i] - 0.5 * self.gravity * tau) * tau
            self.uz = self.vz[i] - self.gravity * tau

    def height_in(self, tau: float) -> float:
        """Return how high the piece looked at is a time later."""
        return self.qz + (self.uz - 0.5 * self.gravity * tau) * tau

    def nose_depth(self, i: int) -> float:
        """Return how far the nose stands before the line at which the middle of a ball on the bed turns back."""
        high = self.cushion_height - self.radius[i]
        return self.radius[i] - sqrt(self.radius[i] * self.radius[i] - high * high)

    def predict_flight(self, i: int, now: float) -> None:
        """Find the first cushion, jaw, pocket or way out before the piece comes down."""
        self.rise(i, now)
        self.flight_due, self.flight_into = self.due[i] - now, -1
        for k in range(self.segments):
            if self.balls:
                self.foresee_nose(i, k)
            else:
                self.foresee_frame(i, k)
        for k in range(self.jaws):
            self.foresee_jaw(i, k)
        for k in range(self.jaws, self.jaws + self.pockets):
            self.foresee_hole(i, k)
        if self.flight_into >= 0:
            self.due[i], self.partner[i] = now + self.flight_due, -2 - self.flight_into

    def foresee(self, tau: float, into: int) -> None:
        """Enter what comes first."""
        if tau < self.flight_due:
            self.flight_due, self.flight_into = tau, into

    def way_out(self) -> int:
        """Return the number that stands for leaving the table."""
        return self.segments + self.jaws + self.pockets

    def foresee_frame(self, i: int, k: int) -> None:
        """Look at a disc and an upright frame: it turns back, or goes over if its underside is higher."""
        tau = self.cushion_time(i, k, self.flight_due)
        if tau < self.flight_due:
            self.foresee(tau, k if self.height_in(tau) < self.wall else self.way_out())

    def foresee_nose(self, i: int, k: int) -> None:
        """Look at a ball and the nose of a cushion, a line at its height: it meets it, or passes over it."""
        apart = (
            (self.qx - self.sx[k]) * self.snx[k] + (self.qy - self.sy[k]) * self.sny[k] - self.nose_depth(i)
        )
        if apart - self.radius[i] > self.pace[i] * self.flight_due:
            return
        speed = self.ux * self.snx[k] + self.uy * self.sny[k]
        high = self.qz + self.radius[i] - self.cushion_height
        tau = self.first_touch(
            apart * apart + high * high - self.radius[i] * self.radius[i],
            2.0 * (apart * speed + high * self.uz),
            speed * speed + self.uz * self.uz - high * self.gravity,
            -self.uz * self.gravity,
            0.25 * self.gravity * self.gravity,
            self.flight_due,
        )
        if tau < self.flight_due and self.abreast(k, tau):
            self.foresee(tau, k)
        if speed < 0.0:
            tau = apart / -speed if apart > 0.0 else 0.0
            if tau < self.flight_due and self.abreast(k, tau):
                self.foresee(tau, self.way_out())

    def abreast(self, k: int, tau: float) -> bool:
        """Tell whether the piece looked at will be between the ends of a cushion."""
        along = (self.qx + self.ux * tau - self.sx[k]) * self.sdx[k]
        along = along + (self.qy + self.uy * tau - self.sy[k]) * self.sdy[k]
        return 0.0 <= along <= self.slength[k]

    def foresee_jaw(self, i: int, k: int) -> None:
        """Look at a ball and a jaw, in plan: it meets it if the nose is above its underside, or passes over it."""
        tau = self.circle_time(i, self.cx[k], self.cy[k], self.cr[k] + self.radius[i], self.flight_due)
        if tau < self.flight_due and self.height_in(tau) < self.wall:
            self.foresee(tau, self.segments + k)
            return
        tau = self.circle_time(i, self.cx[k], self.cy[k], self.cr[k], self.flight_due)
        if tau < self.flight_due:
            self.foresee(tau, self.segments + k if self.height_in(tau) < self.wall else self.way_out())

    def foresee_hole(self, i: int, k: int) -> None:
        """Look at the way over a hole: what is low enough on it falls; a ball that is not leaves the table."""
        speed = self.pace[i]
        if speed <= 0.0:
            return
        dx, dy = self.cx[k] - self.qx, self.cy[k] - self.qy
        near = (dx * self.ux + dy * self.uy) / speed
        under = near * near - (dx * dx + dy * dy - self.cr[k] * self.cr[k])
        if under <= 0.0:
            return
        half = sqrt(under)
        enters, leaves = (near - half) / speed, (near + half) / speed
        if leaves <= 0.0:
            return
        if enters < 0.0:
            enters = 0.0
        if enters < self.flight_due:
            if self.height_in(enters) < self.catch or self.height_in(leaves) < self.catch:
                self.foresee(enters, self.segments + k)
            elif self.balls:
                self.foresee(leaves, self.way_out())

    def hole_under(self, i: int) -> int:
        """Return the pocket whose hole is under the middle of a piece, or -1."""
        for k in range(self.pockets):
            c = self.jaws + k
            dx, dy = self.x[i] - self.cx[c], self.y[i] - self.cy[c]
            if dx * dx + dy * dy < self.cr[c] * self.cr[c]:
                return k
        return -1

    def midair_time(
        self, i: int, j: int, now: float, dx: float, dy: float, gap: float, limit: float
    ) -> float:
        """Return when two balls meet of which at least one flies, by their distance in three dimensions."""
        tau = now - self.since[j]
        vx = self.vx[j] + self.ax[j] * tau - self.ux
        vy = self.vy[j] + self.ay[j] * tau - self.uy
        ax, ay = self.ax[j] - self.ax[i], self.ay[j] - self.ay[i]
        az = 0.0
        if self.phase[i] != self.phase[j]:
            az = self.gravity if self.phase[i] == 3 else -self.gravity
        self.rise(i, now)
        dz, vz = -self.qz, -self.uz
        self.rise(j, now)
        dz, vz = dz + self.qz, vz + self.uz
        return self.first_touch(
            gap + dz * dz,
            2.0 * (dx * vx + dy * vy + dz * vz),
            vx * vx + vy * vy + vz * vz + dx * ax + dy * ay + dz * az,
            vx * ax + vy * ay + vz * az,
            0.25 * (ax * ax + ay * ay + az * az),
            limit,
        )
