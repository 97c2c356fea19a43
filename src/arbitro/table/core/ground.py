# cython: annotation_typing=False, infer_types=True, initializedcheck=False
"""The bed that pieces move on, and when a piece reaches what stands still on it."""

from cython.cimports.libc.math import fabs, sqrt

from arbitro.table.core.bodies import Bodies

NEVER = 1e18
FINEST = 1e-13


class Ground(Bodies):
    """Pieces on a bed with cushions, jaws and pockets, each piece with one slot for its next event.

    The partner in a slot is a piece (0 and up), -1 for the piece's own change of motion, or -2-k for the k-th
    cushion, jaw or pocket, counted in this order; one more stands for leaving the table.
    """

    def __init__(self, count: int, segments: int, jaws: int, pockets: int) -> None:
        Bodies.__init__(self, count)
        self.segments, self.jaws, self.pockets = segments, jaws, pockets
        self.sx, self.sy, self.sdx, self.sdy = (
            self.doubles(segments),
            self.doubles(segments),
            self.doubles(segments),
            self.doubles(segments),
        )
        self.snx, self.sny, self.slength = (
            self.doubles(segments),
            self.doubles(segments),
            self.doubles(segments),
        )
        self.cx, self.cy, self.cr = (
            self.doubles(jaws + pockets),
            self.doubles(jaws + pockets),
            self.doubles(jaws + pockets),
        )
        self.left = self.right = self.bottom = self.top = 0.0
        self.due, self.partner = self.doubles(count), self.integers(count)

    def cushion(self, k: int, x: float, y: float, dx: float, dy: float, length: float) -> None:
        """Lay a cushion from a point along a unit direction, the bed on its left."""
        self.sx[k], self.sy[k], self.sdx[k], self.sdy[k], self.slength[k] = x, y, dx, dy, length
        self.snx[k], self.sny[k] = -dy, dx

    def circle(self, k: int, x: float, y: float, radius: float) -> None:
        """Lay the k-th jaw, or after the jaws the pocket, as a circle."""
        self.cx[k], self.cy[k], self.cr[k] = x, y, radius

    def look(self, i: int, now: float) -> None:
        """Note where a piece is now and how fast, without moving it."""
        tau = now - self.since[i]
        self.qx = self.x[i] + (self.vx[i] + 0.5 * self.ax[i] * tau) * tau
        self.qy = self.y[i] + (self.vy[i] + 0.5 * self.ay[i] * tau) * tau
        self.ux = self.vx[i] + self.ax[i] * tau
        self.uy = self.vy[i] + self.ay[i] * tau

    def cushion_time(self, i: int, k: int, limit: float) -> float:
        """Return when a piece reaches a straight cushion, or never."""
        # Of the two roots the one at which the piece approaches: at the other it would come from behind the
        # cushion.
        apart = (self.qx - self.sx[k]) * self.snx[k] + (self.qy - self.sy[k]) * self.sny[k] - self.radius[i]
        if apart > self.pace[i] * limit:
            return NEVER
        speed = self.ux * self.snx[k] + self.uy * self.sny[k]
        pull = self.ax[i] * self.snx[k] + self.ay[i] * self.sny[k]
        if speed >= 0.0 and pull >= 0.0:
            return NEVER
        if apart < 0.0 and speed < 0.0:
            apart = 0.0
        under = speed * speed - 2.0 * pull * apart
        if under < 0.0:
            return NEVER
        tau = 2.0 * apart / (sqrt(under) - speed) if speed < 0.0 else (speed + sqrt(under)) / -pull
        if tau >= limit:
            return NEVER
        x = self.qx + (self.ux + 0.5 * self.ax[i] * tau) * tau - self.sx[k]
        y = self.qy + (self.uy + 0.5 * self.ay[i] * tau) * tau - self.sy[k]
        along = x * self.sdx[k] + y * self.sdy[k]
        return tau if 0.0 <= along <= self.slength[k] else NEVER

    def circle_time(self, i: int, x: float, y: float, reach: float, limit: float) -> float:
        """Return when a piece's centre comes within a circle that stands still, or never."""
        # First by reach, with two products: nearly all circles are out of it.
        dx, dy = x - self.qx, y - self.qy
        gap = dx * dx + dy * dy - reach * reach
        far = reach + self.pace[i] * limit
        if dx * dx + dy * dy > far * far:
            return NEVER
        if self.phase[i] == 2 or not self.balls:
            pull = sqrt(self.ax[i] * self.ax[i] + self.ay[i] * self.ay[i])
            return self.straight_time(dx, dy, self.ux, self.uy, pull, gap, limit)
        ax, ay = self.ax[i], self.ay[i]
        return self.first_touch(
            gap,
            -2.0 * (dx * self.ux + dy * self.uy),
            self.ux * self.ux + self.uy * self.uy - dx * ax - dy * ay,
            self.ux * ax + self.uy * ay,
            0.25 * (ax * ax + ay * ay),
            limit,
        )

    def straight_time(
        self, dx: float, dy: float, vx: float, vy: float, pull: float, gap: float, limit: float
    ) -> float:
        """Return when a piece that slows down on a straight line meets a circle, by the length of its path."""
        # By the length of the path, since on a straight one time is a function of length.
        toward = dx * vx + dy * vy
        if toward <= 0.0:
            return NEVER
        speed = sqrt(vx * vx + vy * vy)
        near = toward / speed
        under = near * near - gap
        if under <= 0.0:
            return NEVER
        path = gap / (near + sqrt(under))
        if path <= 0.0:
            return 0.0
        rest = speed * speed - 2.0 * pull * path
        if rest < 0.0:
            return NEVER
        tau = 2.0 * path / (speed + sqrt(rest))
        return tau if tau < limit else NEVER

    def first_touch(self, c0: float, c1: float, c2: float, c3: float, c4: float, limit: float) -> float:
        """Return the first time at which a quartic gap closes, or never; one that is closed counts if it closes."""
        # The gap |Δp + Δv t + Δa t²/2|² − σ² is a quartic. Closed forms of its roots lose too many digits, so
        # it is bracketed and closed in.
        if c1 >= 0.0 and c2 >= 0.0 and c3 >= 0.0:
            return NEVER
        if c0 <= 0.0:
            if c1 < 0.0 or (c1 <= 0.0 and c2 < 0.0):
                return 0.0
            c0 = 0.0
        return self.isolate(c0, c1, c2, c3, c4, limit)

    def isolate(self, c0: float, c1: float, c2: float, c3: float, c4: float, limit: float) -> float:
        """Halve the window until its first part holds one crossing only, by the signs of its Bernstein form."""
        # In Bernstein form over the window: no change of sign, no root, and most cases end there. Else the
        # window is halved from the left, for the first root is wanted.
        start, width = 0.0, limit
        while start < limit:
            changes = self.variations(c0, c1, c2, c3, c4, start, width)
            if self.b0 < 0.0:
                return start
            if changes == 1:
                return self.polish(c0, c1, c2, c3, c4, start, start + width)
            if changes == 0 or width <= FINEST * limit:
                start = start + width
                width = limit - start
            else:
                width = 0.5 * width
        return NEVER

    def variations(
        self, c0: float, c1: float, c2: float, c3: float, c4: float, start: float, width: float
    ) -> int:
        """Count the sign changes of the Bernstein coefficients over a window; zero counts as positive."""
        s = start
        d0 = c0 + s * (c1 + s * (c2 + s * (c3 + s * c4)))
        d1 = (c1 + s * (2.0 * c2 + s * (3.0 * c3 + s * 4.0 * c4))) * width
        d2 = (c2 + s * (3.0 * c3 + s * 6.0 * c4)) * width * width
        d3 = (c3 + s * 4.0 * c4) * width * width * width
        d4 = c4 * width * width * width * width
        self.b0 = d0
        self.b1 = d0 + 0.25 * d1
        self.b2 = d0 + 0.5 * d1 + d2 / 6.0
        self.b3 = d0 + 0.75 * d1 + 0.5 * d2 + 0.25 * d3
        self.b4 = d0 + d1 + d2 + d3 + d4
        changes = 0
        if (self.b0 < 0.0) != (self.b1 < 0.0):
            changes += 1
        if (self.b1 < 0.0) != (self.b2 < 0.0):
            changes += 1
        if (self.b2 < 0.0) != (self.b3 < 0.0):
            changes += 1
        if (self.b3 < 0.0) != (self.b4 < 0.0):
            changes += 1
        return changes

    def polish(self, c0: float, c1: float, c2: float, c3: float, c4: float, low: float, high: float) -> float:
        """Close in on the one crossing of a window by Newton's steps kept inside it; the gap is still open there."""
        # Newton's steps kept inside the bracket, from the side on which the gap is still open: a contact that
        # is found a hair early never overlaps.
        tau = 0.5 * (low + high)
        for _ in range(100):
            value = c0 + tau * (c1 + tau * (c2 + tau * (c3 + tau * c4)))
            slope = c1 + tau * (2.0 * c2 + tau * (3.0 * c3 + tau * 4.0 * c4))
            if value >= 0.0:
                low = tau
            else:
                high = tau
            if high - low <= FINEST * high:
                break
            step = tau - value / slope if slope < 0.0 else low
            if step <= low or step >= high:
                step = 0.5 * (low + high)
            if fabs(step - tau) <= 0.5 * FINEST * high:
                return tau if value >= 0.0 else step
            tau = step
        return low
