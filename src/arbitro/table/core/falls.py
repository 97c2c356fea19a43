# cython: annotation_typing=False, infer_types=True, initializedcheck=False
"""What becomes of a piece over a hole: it sinks by gravity, and may come back over the brink before it has sunk."""

from cython.cimports.libc.math import sqrt

from arbitro.table.core.ground import Ground

NEVER = 1e18


class Falls(Ground):
    """Pieces over holes. Jaws and frame meet one as on the bed until it has sunk; the back of a hole takes it.

    A piece rests on the brink with its lip: a ball is as round as its radius, a disc as its rim.
    """

    def __init__(self, count: int, segments: int, jaws: int, pockets: int) -> None:
        Ground.__init__(self, count, segments, jaws, pockets)
        self.ballistic, self.rim = False, 0.0

    def lip(self, i: int) -> float:
        """Return how round a piece is where it rolls or slides over the brink."""
        return self.radius[i] if self.balls else self.rim

    def tips(self, i: int) -> bool:
        """Tell whether a piece whose middle passes a brink falls there and then: too slow to fly off it."""
        # v² < g r: gravity holds a piece on the round edge that it rolls over, 0.51 m/s for a ball. Pockets
        # that swallow take it at any pace.
        speed = self.vx[i] * self.vx[i] + self.vy[i] * self.vy[i]
        return not self.ballistic or speed < self.gravity * self.lip(i)

    def predict_fall(self, i: int, now: float) -> None:
        """Find the cushion or jaw that a piece over a hole meets, or the edge that it comes to, before it has sunk."""
        best, found = self.due[i] - now, -1
        for k in range(self.segments):
            tau = self.cushion_time(i, k, best)
            if tau < best:
                best, found = tau, k
        for k in range(self.jaws):
            tau = self.circle_time(i, self.cx[k], self.cy[k], self.cr[k] + self.radius[i], best)
            if tau < best:
                best, found = tau, self.segments + k
        tau = self.edge_time(self.jaws + self.over[i] - 1)
        if tau < best:
            best, found = tau, self.segments + self.jaws + self.over[i] - 1
        if found >= 0:
            self.due[i], self.partner[i] = now + best, -2 - found

    def edge_time(self, k: int) -> float:
        """Return when the piece looked at comes to the edge of the hole that it is over, from inside."""
        dx, dy = self.qx - self.cx[k], self.qy - self.cy[k]
        square = self.ux * self.ux + self.uy * self.uy
        if square <= 0.0:
            return NEVER
        near = -(dx * self.ux + dy * self.uy)
        inside = self.cr[k] * self.cr[k] - dx * dx - dy * dy
        under = near * near + square * inside
        tau = (near + (sqrt(under) if under > 0.0 else 0.0)) / square
        return tau if tau > 0.0 else 0.0

    def climbs(self, i: int, k: int) -> bool:
        """Tell whether a piece that comes to the edge of a hole comes back over its brink, and let it.

        Its lip meets the brink as far down as it has sunk: what is left of its speed along the lip must lift it.
        """
        # Sunk by s it meets the brink at cos θ = 1 − s / r of its round, u = v cos θ − v_z sin θ of its speed
        # goes on along that, and it comes out with √(u² − 2 g s), if there is so much.
        dx, dy = (self.x[i] - self.cx[k]) / self.cr[k], (self.y[i] - self.cy[k]) / self.cr[k]
        lip = self.lip(i)
        if self.z[i] <= -lip or self.at_back(k, dx, dy):
            return False
        out = self.vx[i] * dx + self.vy[i] * dy
        cosine = 1.0 + self.z[i] / lip
        along = out * cosine + self.vz[i] * sqrt(1.0 - cosine * cosine)
        left = along * along + 2.0 * self.gravity * self.z[i]
        if along <= 0.0 or left <= 0.0:
            return False
        slower = sqrt(left) - out
        self.vx[i] += slower * dx
        self.vy[i] += slower * dy
        self.z[i] = self.vz[i] = 0.0
        self.over[i] = 0
        return True

    def at_back(self, k: int, dx: float, dy: float) -> bool:
        """Tell whether a direction from the middle of a hole points away from the bed."""
        # Leather takes what comes at the back of a hole; only towards the bed is there a brink to come over.
        mx = self.left - self.cx[k] if self.cx[k] < self.left else 0.0
        if self.cx[k] > self.right:
            mx = self.right - self.cx[k]
        my = self.bottom - self.cy[k] if self.cy[k] < self.bottom else 0.0
        if self.cy[k] > self.top:
            my = self.top - self.cy[k]
        return dx * mx + dy * my <= 0.0
