# cython: annotation_typing=False, infer_types=True, initializedcheck=False
"""The run of a stroke from event to event until all is at rest."""

from __future__ import annotations

from array import array

import cython
from cython.cimports.libc.math import sqrt

from arbitro.table.core.launch import Launch

NEVER = 1e18
# Slower contacts are resolved two by two, also within a pack.
PACKED = 5e-3
# Balls that the cue-ball meets within a nanosecond are met at the same moment: both are its first.
TOGETHER = 1e-9
# A ball that has not come down after so many contacts lies on others, and the law has it off the table (2.14). None
# did in 230,000 wild strokes.
LODGED = 1000
OUTSIDE = 0.05
# Pieces that touch exactly can hand a least parting round in a ring without any time passing: one slower than 1 cm/s
# that has had 64 contacts within a microsecond is at rest.
CROWDED = 64
MOMENT = 1e-6
CRAWL = 1e-2
TURN, PAIR, CUSHION, JAW, POCKET, LEFT, LANDING = 0, 1, 2, 3, 4, 5, 6
OFF = -3
RAN_AWAY, TAPE_FULL = 1, 2
EVENT_WIDTH, SEGMENT_WIDTH = 5, 15


class Engine(Launch):
    """One stroke after another from the same home position, with what happened on two tapes.

    The status is 0 after a whole stroke, 1 when the bound on events was reached, 2 when a tape was full.
    """

    def __init__(self, count: int, segments: int, jaws: int, pockets: int, events: int, tape: int) -> None:
        Launch.__init__(self, count, segments, jaws, pockets)
        self.limit, self.struck, self.audit = events, 0, False
        self.width = self.length = 0.0
        self.events = self.status = self.taped_events = self.taped_segments = 0
        self.first_hit = self.first_also = -1
        self.clock = self.first_at = self.deepest = self.gained = 0.0
        self.home_x, self.home_y, self.home = self.doubles(count), self.doubles(count), self.integers(count)
        self.fell, self.cushions = self.integers(count), self.integers(count)
        self.stale, self.alone, self.aloft = self.integers(count), self.integers(count), self.integers(count)
        self.crowd, self.crowd_since = self.integers(count), self.doubles(count)
        self.tape = tape
        self.event_record = array("d", bytes(8 * EVENT_WIDTH * tape))
        self.segment_record = array("d", bytes(8 * SEGMENT_WIDTH * tape))
        self.event_tape, self.segment_tape = self.lend(self.event_record), self.lend(self.segment_record)

    def stand(self, i: int, x: float, y: float, on_bed: bool) -> None:
        """Give a piece its home position."""
        self.home_x[i], self.home_y[i], self.home[i] = x, y, 1 if on_bed else 0

    def play_many(self, start: int, stop: int) -> None:
        """Play the strokes from one number to another."""
        strokes = self.given
        for n in range(start, stop):
            k = 7 * n
            self.stroke(
                strokes[k],
                strokes[k + 1],
                strokes[k + 2],
                strokes[k + 3],
                strokes[k + 4],
                strokes[k + 5],
                strokes[k + 6],
            )
            self.report(n * (6 + 4 * self.count))

    def report(self, at: int) -> None:
        """Write the outcome of a stroke: status, events, duration, first hits, and of each piece where it ended."""
        results = self.found
        results[at], results[at + 1], results[at + 2] = self.status, self.events, self.clock
        results[at + 3], results[at + 4], results[at + 5] = self.first_hit, self.first_also, self.first_at
        for i in range(self.count):
            k = at + 6 + 4 * i
            results[k], results[k + 1] = self.x[i], self.y[i]
            results[k + 2] = self.fell[i] if self.phase[i] < 0 else -1
            results[k + 3] = self.cushions[i]

    def stroke(
        self, x: float, y: float, angle: float, speed: float, side: float, height: float, elevation: float
    ) -> None:
        """Restore the home position, set the struck piece off and run."""
        self.restore()
        self.x[self.struck], self.y[self.struck] = x, y
        self.phase[self.struck] = 0
        self.launch(self.struck, angle, speed, side, height, elevation)
        self.tape_segment(self.struck)
        self.predict_all()
        self.run()

    def restore(self) -> None:
        """Put every piece back to its home position, and the tapes to their start."""
        self.events = self.status = self.taped_events = self.taped_segments = 0
        self.first_hit = self.first_also = -1
        self.clock = self.first_at = self.deepest = self.gained = 0.0
        for i in range(self.count):
            self.x[i], self.y[i] = self.home_x[i], self.home_y[i]
            self.wz[i] = self.since[i] = 0.0
            self.rest(i)
            self.phase[i] = self.home[i] - 1
            self.fell[i] = self.home[i] - 2
            self.cushions[i] = self.stale[i] = self.aloft[i] = self.crowd[i] = self.over[i] = 0
            self.crowd_since[i] = 0.0

    def predict_all(self) -> None:
        """Fill every slot at the start."""
        for i in range(self.count):
            self.due[i], self.partner[i] = NEVER, -1
        for i in range(self.count):
            if self.phase[i] > 0:
                self.predict(i, 0.0)

    def run(self) -> None:
        """Let one event after another happen until nothing is due."""
        while self.status == 0:
            i = self.soonest()
            if self.due[i] >= NEVER:
                return
            self.events += 1
            if self.events > self.limit:
                self.halt()
                self.status = RAN_AWAY
                return
            self.clock = self.due[i]
            self.happen(i)
            if self.audit:
                self.inspect()

    def halt(self) -> None:
        """Bring all to rest where it is; what is in the air has left the table."""
        # Only a table that loses no energy has come to this bound; in a batch the other strokes are played all
        # the same.
        for i in range(self.count):
            if self.phase[i] > 0:
                self.settle(i, self.clock)
                if self.over[i] > 0:
                    self.fall(i, self.over[i] - 1)
                elif self.phase[i] == 3:
                    self.leave(i)
                else:
                    self.rest(i)

    def soonest(self) -> int:
        """Return the piece whose event comes first, the lowest of equals."""
        # The lowest of equals, so that every machine takes events that come at one moment in the same order.
        best = 0
        for i in range(1, self.count):
            if self.due[i] < self.due[best]:
                best = i
        return best

    def happen(self, i: int) -> None:
        """Carry out the event in a piece's slot."""
        other = self.partner[i]
        if other == -1 and self.phase[i] == 3:
            self.alight(i)
        elif other == -1:
            self.turn(i, self.clock)
            self.tape_event(self.clock, TURN, i, self.phase[i], 0.0)
            self.tape_segment(i)
            self.stale[i] = 1
        elif other > i:
            self.meet(i, other)
        elif other >= 0:
            self.meet(other, i)
        else:
            self.settle(i, self.clock)
            self.meet_bed(i, -2 - other)
        self.renew()

    def changed(self, i: int) -> None:
        """Let a piece move on from its new velocity, and have its slot filled anew."""
        if not self.jammed(i):
            self.begin(i, self.clock)
        elif self.over[i] > 0:
            self.fall(i, self.over[i] - 1)
            return
        else:
            self.rest(i)
        self.tape_segment(i)
        self.stale[i] = 1

    def jammed(self, i: int) -> bool:
        """Count a contact, and tell whether a piece that crawls has had more in one moment than lead anywhere."""
        # Pieces that fly come to each other through the air, and are counted apart (`LODGED`).
        if self.clock - self.crowd_since[i] > MOMENT:
            self.crowd_since[i], self.crowd[i] = self.clock, 0
        self.crowd[i] += 1
        if self.crowd[i] <= CROWDED or ((self.z[i] > 0.0 or self.vz[i] != 0.0) and self.over[i] == 0):
            return False
        return self.energy_of(i) < 0.5 * self.mass[i] * CRAWL * CRAWL or self.crowd[i] > 8 * CROWDED

    def renew(self) -> None:
        """Fill the slots of the pieces that changed, and of those that were to meet one of them."""
        # A slot depends on its own piece and its partner alone: whatever happens, the others' stay as they are.
        for i in range(self.count):
            if self.stale[i] == 0 and self.partner[i] >= 0 and self.stale[self.partner[i]] == 1:
                self.stale[i] = 2
            if self.stale[i] > 0:
                self.due[i], self.partner[i] = NEVER, -1
        for i in range(self.count):
            if self.stale[i] > 0:
                self.stale[i] = 0
                self.predict(i, self.clock)

    def meet(self, i: int, j: int) -> None:
        """Resolve the meeting of two pieces, together with the pack that they stand in."""
        # Slow contacts and pairs with nobody near are resolved alone. A pack acts together: single contacts in
        # a row would leave a straight break 0.54 of its energy where soft contacts leave 0.87.
        self.settle(i, self.clock)
        self.settle(j, self.clock)
        if self.balls and (self.phase[i] == 3 or self.phase[j] == 3):
            self.meet_aloft(i, j)
            return
        self.normal(i, j)
        speed = self.closing(i, j)
        if speed > PACKED and self.gather(i, j, self.clock) > 2:
            self.meet_pack()
            return
        before = self.energy_of(i) + self.energy_of(j)
        self.note_hit(i, j, self.clock)
        self.tape_event(self.clock, PAIR, i, j, speed)
        self.collide(i, j)
        if self.lift > 0.0:
            self.lift_pair(i, j, self.pressing, before - self.energy_of(i) - self.energy_of(j))
        self.note_gain(self.energy_of(i) + self.energy_of(j) - before)
        self.changed(i)
        self.changed(j)

    def meet_pack(self) -> None:
        """Resolve a pack, and let all that were pushed move on."""
        # The contacts are written down in the order in which they were pressed, so that the first ball that the
        # cue-ball meets is the first, and two only where they were met at one moment (law 3.6).
        for k in range(self.members):
            self.settle(self.member[k], self.clock)
        before = self.pack_energy()
        self.resolve_pack()
        self.note_gain(self.pack_energy() - before)
        for k in range(self.members):
            self.alone[self.member[k]] = 1
        k = self.next_touch()
        while k >= 0:
            i, j = self.first[k], self.second[k]
            speed = self.last_impulse * (1.0 / self.mass[i] + 1.0 / self.mass[j])
            self.note_hit(i, j, self.clock + self.pressed_at[k])
            self.tape_event(self.clock + self.pressed_at[k], PAIR, i, j, speed)
            self.alone[i] = self.alone[j] = 0
            k = self.next_touch()
        for k in range(self.members):
            if self.alone[self.member[k]] == 0 or self.phase[self.member[k]] > 0:
                self.changed(self.member[k])

    def meet_aloft(self, i: int, j: int) -> None:
        """Resolve the meeting of two balls of which one flies; one that does not come down lies on others: off."""
        before = self.energy_of(i) + self.energy_of(j)
        self.point_aloft(i, j)
        self.note_hit(i, j, self.clock)
        self.tape_event(self.clock, PAIR, i, j, self.closing_aloft(i, j))
        self.collide_aloft(i, j)
        self.note_gain(self.energy_of(i) + self.energy_of(j) - before)
        self.carry_on(i)
        self.carry_on(j)

    def carry_on(self, i: int) -> None:
        """Let a ball move on after a contact in the air, unless there were too many."""
        # A ball that lies on others comes to rest neither on the bed nor in a pocket, and the law has it off
        # the table (2.14).
        self.aloft[i] = self.aloft[i] + 1 if self.z[i] > 0.0 else 0
        if self.aloft[i] > LODGED:
            self.leave(i)
        else:
            self.changed(i)

    def alight(self, i: int) -> None:
        """Let a piece come down: into a hole, beside the table, or on the bed, which throws it back."""
        # Holes come first: a ball that comes down over one has fallen, whatever lies behind it.
        self.settle(i, self.clock)
        hole = self.over[i] - 1 if self.over[i] > 0 else self.hole_under(i)
        if hole >= 0:
            self.fall(i, hole)
        elif self.outside(i):
            self.leave(i)
        else:
            before = self.energy_of(i)
            self.tape_event(self.clock, LANDING, i, 0, -self.vz[i])
            self.land(i)
            self.note_gain(self.energy_of(i) - before)
            self.aloft[i] = 0
            self.changed(i)

    def outside(self, i: int) -> bool:
        """Tell whether a piece is beside the bed, farther than a ball in the jaws can be."""
        x, y = self.x[i], self.y[i]
        return x < -OUTSIDE or y < -OUTSIDE or x > self.width + OUTSIDE or y > self.length + OUTSIDE

    def meet_bed(self, i: int, k: int) -> None:
        """Bounce a piece off a cushion or a jaw, let it fall into a pocket, or leave the table."""
        if k >= self.way_out():
            self.leave(i)
            return
        if k >= self.segments + self.jaws:
            self.meet_brink(i, k - self.segments - self.jaws)
            return
        before = self.energy_of(i)
        self.cushions[i] += 1
        if k < self.segments:
            nx, ny = self.snx[k], self.sny[k]
            self.tape_event(self.clock, CUSHION, i, k, -self.vx[i] * nx - self.vy[i] * ny)
        else:
            c = k - self.segments
            dx, dy = self.x[i] - self.cx[c], self.y[i] - self.cy[c]
            apart = (
                self.cr[c] + self.radius[i]
                if self.phase[i] != 3 or self.over[i] > 0
                else sqrt(dx * dx + dy * dy)
            )
            nx, ny = dx / apart, dy / apart
            self.tape_event(self.clock, JAW, i, c, -self.vx[i] * nx - self.vy[i] * ny)
        if self.balls and self.phase[i] == 3 and self.over[i] == 0:
            self.meet_nose(i, k, nx, ny)
        else:
            self.rebound(i, nx, ny)
        self.note_gain(self.energy_of(i) - before)
        self.changed(i)

    def meet_nose(self, i: int, k: int, nx: float, ny: float) -> None:
        """Bounce a flying ball off the nose of a cushion or a jaw, above or below its middle."""
        if k < self.segments:
            away = (self.x[i] - self.sx[k]) * nx + (self.y[i] - self.sy[k]) * ny
        else:
            c = k - self.segments
            away = (self.x[i] - self.cx[c]) * nx + (self.y[i] - self.cy[c]) * ny - self.cr[c]
        high = self.z[i] + self.radius[i] - self.cushion_height
        self.rebound_aloft(i, nx, ny, away - self.nose_depth(i), high)

    def meet_brink(self, i: int, pocket: int) -> None:
        """Let a piece fall whose middle comes to the edge of a hole, fly off the brink, or come back over it."""
        # Too slow to fly off an edge that it rolls over, a piece tips and has fallen; else it flies on over the
        # hole and sinks, and jaws may throw it out again.
        if self.over[i] > 0:
            before = self.energy_of(i)
            if self.climbs(i, self.jaws + pocket):
                self.note_gain(self.energy_of(i) - before)
                self.changed(i)
            else:
                self.fall(i, pocket)
        elif self.phase[i] == 3 or self.tips(i):
            self.fall(i, pocket)
        else:
            self.over[i] = pocket + 1
            self.changed(i)

    def fall(self, i: int, pocket: int) -> None:
        """Let a piece fall into a pocket."""
        self.fell[i] = pocket
        speed = sqrt(self.vx[i] * self.vx[i] + self.vy[i] * self.vy[i])
        self.tape_event(self.clock, POCKET, i, pocket, speed)
        self.go(i)

    def leave(self, i: int) -> None:
        """Let a piece leave the table."""
        self.fell[i] = OFF
        speed = sqrt(self.vx[i] * self.vx[i] + self.vy[i] * self.vy[i] + self.vz[i] * self.vz[i])
        self.tape_event(self.clock, LEFT, i, 0, speed)
        self.go(i)

    def go(self, i: int) -> None:
        """Take a piece out of play."""
        self.rest(i)
        self.over[i] = 0
        self.phase[i], self.stale[i] = -1, 1
        self.tape_segment(i)

    def note_gain(self, gain: float) -> None:
        """Note the most energy that anything gained."""
        # Measured, not trusted: the nightly strokes are played with each event inspected, and no contact may
        # gain a bit of energy.
        if gain > self.gained:
            self.gained = gain

    def note_hit(self, i: int, j: int, time: float) -> None:
        """Note the first piece that the struck one met, and a second one met at the same time."""
        if i != self.struck and j != self.struck:
            return
        other = j if i == self.struck else i
        if self.first_hit < 0:
            self.first_hit, self.first_at = other, time
        elif self.first_also < 0 and other != self.first_hit and time - self.first_at < TOGETHER:
            self.first_also = other

    def tape_event(self, time: float, kind: int, a: int, b: int, speed: float) -> None:
        """Write an event down, if there is a tape."""
        if self.taped_events >= self.tape:
            if self.tape > 0:
                self.status = TAPE_FULL
            return
        at = EVENT_WIDTH * self.taped_events
        tape = self.event_tape
        tape[at], tape[at + 1], tape[at + 2], tape[at + 3] = time, kind, a, b
        tape[at + 4] = speed
        self.taped_events += 1

    def tape_segment(self, i: int) -> None:
        """Write down how a piece moves from now on, if there is a tape."""
        # A tape that is full stops the stroke with a status of its own, so that it is played again with a
        # longer one and nothing is lost.
        if self.taped_segments >= self.tape:
            if self.tape > 0:
                self.status = TAPE_FULL
            return
        at = SEGMENT_WIDTH * self.taped_segments
        tape = self.segment_tape
        tape[at], tape[at + 1], tape[at + 2], tape[at + 3] = i, self.since[i], self.x[i], self.y[i]
        tape[at + 4], tape[at + 5], tape[at + 6], tape[at + 7] = (
            self.vx[i],
            self.vy[i],
            self.ax[i],
            self.ay[i],
        )
        tape[at + 8], tape[at + 9], tape[at + 10] = self.wx[i], self.wy[i], self.wz[i]
        tape[at + 11] = 4 if self.over[i] > 0 else self.phase[i]
        tape[at + 12], tape[at + 13] = self.z[i], self.vz[i]
        tape[at + 14] = -self.gravity if self.phase[i] == 3 else 0.0
        self.taped_segments += 1

    def inspect(self) -> None:
        """Measure the deepest overlap of any two pieces now: of balls in three dimensions, of discs in plan."""
        # Discs meet in plan whatever their height; balls are spheres.
        for i in range(self.count):
            for j in range(i):
                if self.phase[i] >= 0 and self.phase[j] >= 0:
                    depth = self.radius[i] + self.radius[j] - self.distance(i, j)
                    if depth > self.deepest:
                        self.deepest = depth

    def distance(self, i: int, j: int) -> float:
        """Return how far apart the middles of two pieces are now."""
        self.look(i, self.clock)
        self.rise(i, self.clock)
        x, y, z = self.qx, self.qy, self.qz
        self.look(j, self.clock)
        self.rise(j, self.clock)
        dx, dy = self.qx - x, self.qy - y
        dz = self.qz - z if self.balls else 0.0
        return sqrt(dx * dx + dy * dy + dz * dz)

    def play(
        self, x: float, y: float, angle: float, speed: float, side: float, height: float, elevation: float
    ) -> int:
        """Play one stroke from the home position and return the status."""
        self.stroke(x, y, angle, speed, side, height, elevation)
        return self.status

    def play_each(self, strokes: array[float], results: array[float], start: int, stop: int) -> None:
        """Play many strokes, seven numbers each, and report on each; other threads run meanwhile."""
        # Without the GIL, and with nothing of Python inside: batches run on all cores at once.
        self.given, self.found = self.lend(strokes), self.lend(results)
        begin = cython.declare(cython.int, start)
        end = cython.declare(cython.int, stop)
        with cython.nogil:
            self.play_many(begin, end)
