from arbitro.table.core.bodies cimport Doubles, Integers
from arbitro.table.core.launch cimport Launch

cdef double NEVER, PACKED, TOGETHER
cdef double OUTSIDE, MOMENT, CRAWL
cdef int LODGED, CROWDED, TURN, PAIR, CUSHION, JAW, POCKET, LEFT, LANDING, OFF, RAN_AWAY, TAPE_FULL, EVENT_WIDTH, SEGMENT_WIDTH

cdef class Engine(Launch):
    cdef public int limit, struck
    cdef readonly int tape
    cdef readonly object event_record, segment_record
    cdef public bint audit
    cdef public double width, length
    cdef readonly int events, status, first_hit, first_also, taped_events, taped_segments
    cdef readonly double clock, first_at, deepest, gained
    cdef Doubles home_x, home_y, event_tape, segment_tape, given, found, crowd_since
    cdef Integers home, fell, cushions, stale, alone, aloft, crowd

    cdef void run(self) noexcept nogil
    cdef void predict_all(self) noexcept nogil
    cdef void halt(self) noexcept nogil
    cdef int soonest(self) noexcept nogil
    cdef void happen(self, int i) noexcept nogil
    cdef void meet(self, int i, int j) noexcept nogil
    cdef void meet_pack(self) noexcept nogil
    cdef void meet_aloft(self, int i, int j) noexcept nogil
    cdef void carry_on(self, int i) noexcept nogil
    cdef void alight(self, int i) noexcept nogil
    cdef bint outside(self, int i) noexcept nogil
    cdef void meet_nose(self, int i, int k, double nx, double ny) noexcept nogil
    cdef void meet_brink(self, int i, int pocket) noexcept nogil
    cdef void fall(self, int i, int pocket) noexcept nogil
    cdef void leave(self, int i) noexcept nogil
    cdef void go(self, int i) noexcept nogil
    cdef void note_gain(self, double gain) noexcept nogil
    cdef double distance(self, int i, int j) noexcept nogil
    cdef void meet_bed(self, int i, int k) noexcept nogil
    cdef void changed(self, int i) noexcept nogil
    cdef bint jammed(self, int i) noexcept nogil
    cdef void renew(self) noexcept nogil
    cdef void tape_event(self, double time, int kind, int a, int b, double speed) noexcept nogil
    cdef void tape_segment(self, int i) noexcept nogil
    cdef void note_hit(self, int i, int j, double time) noexcept nogil
    cdef void inspect(self) noexcept nogil
    cdef void restore(self) noexcept nogil
    cdef void stroke(self, double x, double y, double angle, double speed, double side, double height,
                     double elevation) noexcept nogil
    cdef void play_many(self, int start, int stop) noexcept nogil
    cdef void report(self, int at) noexcept nogil
