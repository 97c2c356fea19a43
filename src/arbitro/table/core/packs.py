# cython: annotation_typing=False, infer_types=True, initializedcheck=False
"""Pieces that touch in a pack: their contacts act together, through a short window of stiff springs.

The pieces stand still while velocities flow through the contacts, so nothing can overlap; each spring has a dashpot
beside it that takes what the restitution takes, so nothing can gain.
"""

from cython.cimports.libc.math import sqrt

from arbitro.table.core.midair import Midair

# Pieces within 0.2 mm of two that meet are of their pack.
NEAR = 2e-4
# The springs of a pack are followed in fixed steps of a fortieth of the contact time, so that every machine makes the
# same ones. At a restitution of 0.85 a straight carrom break keeps 0.87 of its energy so, as soft contacts do that
# are followed in microseconds; single contacts in a row would leave 0.54.
STEPS_A_CONTACT = 40.0
LONGEST = 2000
# A pack is over when no spring is pressed and none will be within so many steps.
IMMINENT = 20.0
SHORT = 1.0 - 1e-15
PI = 3.141592653589793


class Packs(Midair):
    """Pieces whose close neighbours take part in a contact."""

    def __init__(self, count: int, segments: int, jaws: int, pockets: int) -> None:
        Midair.__init__(self, count, segments, jaws, pockets)
        self.contact_time = 1e-4
        self.members = self.touches = 0
        self.member, self.inside = self.integers(count), self.integers(count)
        size = 6 * count + 1
        self.first, self.second = self.integers(size), self.integers(size)
        self.mx, self.my, self.depth = self.doubles(size), self.doubles(size), self.doubles(size)
        self.fastest, self.damping, self.pitch = self.doubles(size), self.doubles(size), self.doubles(size)
        self.pressed, self.impulse = self.doubles(size), self.doubles(size)
        self.rubbed, self.rubbed_up = self.doubles(size), self.doubles(size)
        self.raised, self.was_x, self.was_y = self.doubles(count), self.doubles(count), self.doubles(count)
        self.pressed_at, self.elapsed = self.doubles(size), 0.0

    def gather(self, i: int, j: int, now: float) -> int:
        """Collect the pack around two pieces in contact and return its size."""
        for k in range(self.members):
            self.inside[self.member[k]] = 0
        self.members = 0
        self.enter(i)
        self.enter(j)
        done = 0
        while done < self.members:
            self.gather_around(self.member[done], now)
            done += 1
        return self.members

    def enter(self, i: int) -> None:
        """Make a piece a member of the pack."""
        self.member[self.members] = i
        self.inside[i] = 1
        self.members += 1

    def gather_around(self, i: int, now: float) -> None:
        """Enter all that stand close to a piece."""
        # A ball in the air meets its balls one after another; only what stands on the bed is of a pack.
        self.look(i, now)
        x, y = self.qx, self.qy
        for k in range(self.count):
            if self.inside[k] == 0 and self.phase[k] >= 0 and not (self.balls and self.phase[k] == 3):
                reach = self.radius[i] + self.radius[k] + NEAR
                self.look(k, now)
                dx, dy = self.qx - x, self.qy - y
                if dx * dx + dy * dy < reach * reach:
                    self.enter(k)

    def resolve_pack(self) -> None:
        """Resolve all contacts of the pack at once."""
        # Fixed steps leave an error of rounding, which may be a gain; it is taken back from all alike.
        before = self.pack_energy()
        self.list_touches()
        if self.lift > 0.0:
            self.note_speeds()
        self.shove()
        self.rub_touches()
        after = self.pack_energy()
        if after > before:
            share = sqrt(before / after) * SHORT
            for k in range(self.members):
                self.dampen(self.member[k], share)
        elif self.lift > 0.0:
            self.lift_pack(before - after)

    def pack_energy(self) -> float:
        """Return the kinetic energy of the pack."""
        total = 0.0
        for k in range(self.members):
            total += self.energy_of(self.member[k])
        return total

    def list_touches(self) -> None:
        """List the pairs of the pack that are close enough to take part."""
        self.touches = 0
        for a in range(self.members):
            for b in range(a):
                i, j = self.member[a], self.member[b]
                if i < j:
                    self.list_touch(i, j)
                else:
                    self.list_touch(j, i)

    def list_touch(self, i: int, j: int) -> None:
        """List a pair if it is close enough."""
        # Nobody touches more than six of its own size; the list has room for that.
        k = self.touches
        reach = self.radius[i] + self.radius[j]
        dx, dy = self.x[j] - self.x[i], self.y[j] - self.y[i]
        if dx * dx + dy * dy >= (reach + NEAR) * (reach + NEAR) or k >= 6 * self.count:
            return
        apart = sqrt(dx * dx + dy * dy)
        self.first[k], self.second[k] = i, j
        self.mx[k], self.my[k] = dx / apart, dy / apart
        gap = apart - reach
        self.depth[k] = -gap if gap > 0.0 else 0.0
        self.fastest[k] = self.damping[k] = self.impulse[k] = 0.0
        self.pitch[k] = sqrt(1.0 / self.mass[i] + 1.0 / self.mass[j])
        self.touches = k + 1

    def shove(self) -> None:
        """Let the springs act until none is pressed and none is about to be."""
        # One stiffness for the whole pack, from its lightest piece: the contact time is then right for that and
        # longer for heavier ones, and the step fits the fastest spring.
        lightest = self.mass[self.member[0]]
        for k in range(self.members):
            if self.mass[self.member[k]] < lightest:
                lightest = self.mass[self.member[k]]
        stiff = 0.5 * lightest * (PI / self.contact_time) * (PI / self.contact_time)
        step = self.contact_time / STEPS_A_CONTACT
        for k in range(self.touches):
            self.pitch[k] *= sqrt(stiff)
        for n in range(LONGEST):
            self.elapsed = n * step
            if not self.shove_once(stiff, step):
                return

    def shove_once(self, stiff: float, step: float) -> bool:
        """Take one step of the window; tell whether there is more to come."""
        # All springs are read before any of them pushes, so that a rack that is hit straight opens
        # symmetrically.
        busy = False
        for k in range(self.touches):
            i, j = self.first[k], self.second[k]
            closing = (self.vx[i] - self.vx[j]) * self.mx[k] + (self.vy[i] - self.vy[j]) * self.my[k]
            depth = self.depth[k] + closing * step
            self.depth[k] = depth
            self.pressed[k] = 0.0
            if depth > 0.0:
                self.pressed[k] = stiff * self.give(k, depth, closing) * step
                if closing > 0.0 or self.pressed[k] > 0.0:
                    busy = True
            else:
                self.fastest[k] = 0.0
                if depth + IMMINENT * closing * step > 0.0:
                    busy = True
        self.shove_apart()
        return busy

    def shove_apart(self) -> None:
        """Carry out the pushes of one step."""
        for k in range(self.touches):
            push = self.pressed[k]
            if push > 0.0:
                i, j = self.first[k], self.second[k]
                if self.impulse[k] == 0.0:
                    self.pressed_at[k] = self.elapsed
                self.impulse[k] += push
                self.vx[i] -= push * self.mx[k] / self.mass[i]
                self.vy[i] -= push * self.my[k] / self.mass[i]
                self.vx[j] += push * self.mx[k] / self.mass[j]
                self.vy[j] += push * self.my[k] / self.mass[j]

    def give(self, k: int, depth: float, closing: float) -> float:
        """Return the force of a spring and its dashpot over the stiffness; they push, and never pull.

        The dashpot is as strong as a contact that closed at the greatest speed seen needs for its restitution.
        """
        if closing > self.fastest[k]:
            self.fastest[k] = closing
            self.damping[k] = 2.0 * self.damping_for(self.bounce(closing)) / self.pitch[k]
        given = depth + self.damping[k] * closing
        return given if given > 0.0 else 0.0

    def damping_for(self, bounce: float) -> float:
        """Return the share of critical damping that leaves a restitution (Schwager & Pöschel 2007, fitted)."""
        # Fitted within 10⁻⁴ to Schwager and Pöschel, Granular Matter 9, 2007: their equation has no closed
        # form, and the core has only + − × ÷ and the square root.
        lost = 1.0 - bounce
        return lost * (0.31831 - 0.20216 * lost) / (1.0 - lost * (1.33914 - 0.38029 * lost))

    def rub_touches(self) -> None:
        """Rub all pieces that were pressed together at once, each pair by its impulse."""
        # Friction follows the pushes, found for all contacts before any is carried out: the order of the pairs
        # must not matter.
        for k in range(self.touches):
            self.nx, self.ny = self.mx[k], self.my[k]
            self.find_rub(self.first[k], self.second[k], self.impulse[k])
            self.rubbed[k], self.rubbed_up[k] = self.along, self.upward
        for k in range(self.touches):
            self.nx, self.ny = self.mx[k], self.my[k]
            self.apply_rub(self.first[k], self.second[k], self.rubbed[k], self.rubbed_up[k])

    def note_speeds(self) -> None:
        """Note how fast the pieces of the pack are before its contacts act."""
        for k in range(self.members):
            i = self.member[k]
            self.was_x[i], self.was_y[i] = self.vx[i], self.vy[i]

    def lift_pack(self, lost: float) -> None:
        """Throw up the discs that were pushed hard, with energy that the pack lost."""
        # A contact throws a disc up with energy that it has lost, so that nothing is gained; where that is less
        # than the throws would cost, all of them shrink alike.
        cost = 0.0
        for k in range(self.members):
            i = self.member[k]
            dx, dy = self.vx[i] - self.was_x[i], self.vy[i] - self.was_y[i]
            self.raised[i] = self.lifted_by(i, self.mass[i] * sqrt(dx * dx + dy * dy))
            cost += 0.5 * self.mass[i] * self.raised[i] * self.raised[i]
        if cost > 0.0:
            share = sqrt(lost / cost) * SHORT if cost > lost else 1.0
            for k in range(self.members):
                self.vz[self.member[k]] += share * self.raised[self.member[k]]

    def next_touch(self) -> int:
        """Return the pressed pair that was pressed first of those not yet returned, or -1."""
        best = -1
        for k in range(self.touches):
            if self.impulse[k] > 0.0 and (best < 0 or self.pressed_at[k] < self.pressed_at[best]):
                best = k
        if best >= 0:
            self.last_impulse, self.impulse[best] = self.impulse[best], 0.0
        return best
