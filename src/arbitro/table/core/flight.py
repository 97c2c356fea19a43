# cython: annotation_typing=False, infer_types=True, initializedcheck=False
"""What comes next for a piece in the air: a cushion's nose, the way over it, a pocket, another ball."""

from cython.cimports.libc.math import sqrt

from arbitro.table.core.falls import Falls

NEVER = 1e18
# Outside of a ring the gap is convex but for gravity, so that each step of the search stops short of the contact.
FINEST = 1e-13
STRIDES = 200


class Flight(Falls):
    """Pieces that fly: balls meet noses and each other in three dimensions, discs meet frame and discs in plan.

    The wall is the height that a piece must have under it to leave the table, the catch that under which it falls
    into a hole that it flies over.
    """

    def __init__(self, count: int, segments: int, jaws: int, pockets: int) -> None:
        Falls.__init__(self, count, segments, jaws, pockets)
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
        # The nose is so far before the line of the plan that a ball on the bed meets both at once: flat and
        # flying balls agree there.
        high = self.cushion_height - self.radius[i]
        return self.radius[i] - sqrt(self.radius[i] * self.radius[i] - high * high)

    def predict_flight(self, i: int, now: float) -> None:
        """Find the first cushion, jaw, pocket or way out before the piece comes down."""
        self.rise(i, now)
        self.flight_due, self.flight_into = self.due[i] - now, -1
        self.nose_before = self.nose_depth(i)
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
        apart = (self.qx - self.sx[k]) * self.snx[k] + (self.qy - self.sy[k]) * self.sny[k] - self.nose_before
        if apart - self.radius[i] > self.pace[i] * self.flight_due:
            return
        self.find_abreast(k)
        start, window = self.abreast_from, self.abreast_until - self.abreast_from
        if window < 0.0:
            return
        speed = self.ux * self.snx[k] + self.uy * self.sny[k]
        apart = apart + speed * start
        high, rise = (
            self.height_in(start) + self.radius[i] - self.cushion_height,
            self.uz - self.gravity * start,
        )
        tau = self.first_touch(
            apart * apart + high * high - self.radius[i] * self.radius[i],
            2.0 * (apart * speed + high * rise),
            speed * speed + rise * rise - high * self.gravity,
            -rise * self.gravity,
            0.25 * self.gravity * self.gravity,
            window,
        )
        self.foresee(start + tau, k)
        if speed < 0.0:
            tau = apart / -speed if apart > 0.0 else 0.0
            if tau <= window:
                self.foresee(start + tau, self.way_out())

    def find_abreast(self, k: int) -> None:
        """Note from when until when the piece looked at is between the ends of a cushion: past one it is in a mouth."""
        self.abreast_from, self.abreast_until = 0.0, self.flight_due
        along = (self.qx - self.sx[k]) * self.sdx[k] + (self.qy - self.sy[k]) * self.sdy[k]
        speed = self.ux * self.sdx[k] + self.uy * self.sdy[k]
        rest = self.slength[k] - along
        if along < 0.0:
            self.abreast_from = -along / speed if speed > 0.0 else NEVER
        elif rest < 0.0:
            self.abreast_from = rest / speed if speed < 0.0 else NEVER
        if speed > 0.0 and rest < speed * self.abreast_until:
            self.abreast_until = rest / speed
        elif speed < 0.0 and along < -speed * self.abreast_until:
            self.abreast_until = -along / speed

    def foresee_jaw(self, i: int, k: int) -> None:
        """Look at a ball and the nose of a jaw, a ring at its height: it meets it, or passes over it."""
        ring = self.cr[k] + self.nose_before
        dx, dy, far = (
            self.qx - self.cx[k],
            self.qy - self.cy[k],
            ring + self.radius[i] + self.pace[i] * self.flight_due,
        )
        if dx * dx + dy * dy > far * far:
            return
        over = self.circle_time(i, self.cx[k], self.cy[k], ring, self.flight_due)
        tau = self.ring_time(i, k, ring, over if over < self.flight_due else self.flight_due)
        if tau < self.flight_due:
            self.foresee(tau, self.segments + k)
        elif over < self.flight_due:
            self.foresee(over, self.way_out())

    def ring_time(self, i: int, k: int, ring: float, limit: float) -> float:
        """Return when a ball outside a ring meets it, or never.

        Outside, the gap is convex but for gravity: gap + slope t - g t² / 2 is never more than the gap that comes, so
        that its root is a step that does not go too far.
        """
        tau = 0.0
        for _ in range(STRIDES):
            dx, dy = self.qx + self.ux * tau - self.cx[k], self.qy + self.uy * tau - self.cy[k]
            apart = sqrt(dx * dx + dy * dy)
            side, high = apart - ring, self.height_in(tau) + self.radius[i] - self.cushion_height
            near = sqrt(side * side + high * high)
            gap = near - self.radius[i]
            slope = side * (dx * self.ux + dy * self.uy) / apart + high * (self.uz - self.gravity * tau)
            slope = slope / near
            if gap <= 0.0:
                if slope <= 0.0:
                    return tau
                gap = 0.0
            root = sqrt(slope * slope + 2.0 * self.gravity * gap)
            step = 2.0 * gap / (root - slope) if slope < 0.0 else (root + slope) / self.gravity
            tau = tau + step
            if tau >= limit:
                return NEVER
            if step <= FINEST * limit:
                return tau
        return tau

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
