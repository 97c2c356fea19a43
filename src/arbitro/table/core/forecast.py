# cython: annotation_typing=False, infer_types=True, initializedcheck=False
"""What comes next for each piece: its change of motion, a cushion, a jaw, a pocket, or another piece."""

from cython.cimports.libc.math import sqrt

from arbitro.table.core.flight import Flight

NEVER = 1e18
TOUCH = 1e-12


class Forecast(Flight):
    """Pieces whose next events are foreseen; a slot speaks of a time at most as late as the truth."""

    def __init__(self, count: int, segments: int, jaws: int, pockets: int) -> None:
        Flight.__init__(self, count, segments, jaws, pockets)

    def predict(self, i: int, now: float) -> None:
        """Fill the slot of a piece anew, and those of others that it meets before anything else happens to them."""
        # The slot may speak of a time too early (a contact that turns out to be none), and never of one too
        # late.
        self.due[i], self.partner[i] = self.until[i], -1
        if self.phase[i] < 0:
            return
        self.look(i, now)
        if self.phase[i] > 0:
            self.predict_bed(i, now)
            self.predict_pairs(i, now)
        else:
            for j in range(self.count):
                if self.phase[j] > 0:
                    self.predict_pair(i, j, now)

    def predict_pairs(self, i: int, now: float) -> None:
        """Enter the first meeting of a piece that moves; most of those at rest lie farther away than it can come."""
        # By reach alone, with two products each: most pieces at rest lie farther away than this one can come.
        x, y, pace, span, size = self.qx, self.qy, self.pace[i], self.span[i], self.radius[i]
        far = pace * (self.due[i] - now)
        far = size + (far if far < span else span)
        for j in range(self.count):
            if self.phase[j] == 0:
                dx, dy, reach = self.x[j] - x, self.y[j] - y, far + self.radius[j]
                if dx * dx + dy * dy > reach * reach:
                    continue
            if j != i and self.phase[j] >= 0:
                self.predict_pair(i, j, now)

    def predict_bed(self, i: int, now: float) -> None:
        """Find the first cushion, jaw or pocket before the piece's own change of motion."""
        # Far from every side nothing of the bed can be met, and most pieces are.
        window = self.due[i] - now
        far = self.pace[i] * window
        if far > self.span[i]:
            far = self.span[i]
        far = far + self.radius[i] + TOUCH
        if (
            self.qx - far > self.left
            and self.qx + far < self.right
            and self.qy - far > self.bottom
            and self.qy + far < self.top
        ):
            return
        if self.over[i] > 0:
            self.predict_fall(i, now)
            return
        if self.phase[i] == 3:
            self.predict_flight(i, now)
            return
        best, found = window, -1
        for k in range(self.segments):
            tau = self.cushion_time(i, k, best)
            if tau < best:
                best, found = tau, k
        for k in range(self.jaws + self.pockets):
            reach = self.cr[k]
            if k < self.jaws:
                reach = reach + self.radius[i]
            tau = self.circle_time(i, self.cx[k], self.cy[k], reach, best)
            if tau < best:
                best, found = tau, self.segments + k
        if found >= 0:
            self.due[i], self.partner[i] = now + best, -2 - found

    def predict_pair(self, i: int, j: int, now: float) -> None:
        """Enter the meeting of two pieces in both slots, if it comes before all else that they do."""
        # A meeting that comes after the other's own next event is not entered: that event fills the slot anew.
        limit = self.due[i] if self.due[i] < self.due[j] else self.due[j]
        if self.until[j] < limit:
            limit = self.until[j]
        if limit > now:
            tau = self.pair_time(i, j, now, limit - now)
            if now + tau < limit:
                self.due[i] = self.due[j] = now + tau
                self.partner[i], self.partner[j] = j, i

    def pair_time(self, i: int, j: int, now: float, limit: float) -> float:
        """Return when the piece looked at meets another, or never."""
        # In the order of cost: by reach, then in closed form where one stands still and the other goes
        # straight, and a quartic only for the rest.
        tau = now - self.since[j]
        far = (self.pace[i] + self.pace[j]) * limit
        if far > self.span[i] + self.span[j]:
            far = self.span[i] + self.span[j]
        reach = self.radius[i] + self.radius[j]
        dx = self.x[j] + (self.vx[j] + 0.5 * self.ax[j] * tau) * tau - self.qx
        dy = self.y[j] + (self.vy[j] + 0.5 * self.ay[j] * tau) * tau - self.qy
        square = dx * dx + dy * dy
        if square > (reach + far) * (reach + far):
            return NEVER
        gap = square - reach * reach
        if self.balls and (self.phase[i] == 3 or self.phase[j] == 3):
            return self.midair_time(i, j, now, dx, dy, gap, limit)
        if self.phase[j] == 0 and (self.phase[i] == 2 or not self.balls):
            pull = sqrt(self.ax[i] * self.ax[i] + self.ay[i] * self.ay[i])
            return self.straight_time(dx, dy, self.ux, self.uy, pull, gap, limit)
        vx = self.vx[j] + self.ax[j] * tau - self.ux
        vy = self.vy[j] + self.ay[j] * tau - self.uy
        ax, ay = self.ax[j] - self.ax[i], self.ay[j] - self.ay[i]
        return self.first_touch(
            gap,
            2.0 * (dx * vx + dy * vy),
            vx * vx + vy * vy + dx * ax + dy * ay,
            vx * ax + vy * ay,
            0.25 * (ax * ax + ay * ay),
            limit,
        )
