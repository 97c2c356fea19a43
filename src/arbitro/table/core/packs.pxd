from arbitro.table.core.bodies cimport Doubles, Integers
from arbitro.table.core.midair cimport Midair

cdef double SHORT, NEAR, STEPS_A_CONTACT, IMMINENT, PI
cdef int LONGEST

cdef class Packs(Midair):
    cdef public double contact_time
    cdef double elapsed, last_impulse
    cdef readonly int members, touches
    cdef Integers member, inside
    cdef Doubles raised, was_x, was_y
    cdef Integers first, second
    cdef Doubles mx, my, depth, fastest, damping, pitch, pressed, impulse, rubbed, rubbed_up, pressed_at

    cdef int gather(self, int i, int j, double now) noexcept nogil
    cdef void gather_around(self, int i, double now) noexcept nogil
    cdef void enter(self, int i) noexcept nogil
    cdef void list_touches(self) noexcept nogil
    cdef void list_touch(self, int i, int j) noexcept nogil
    cdef void shove(self) noexcept nogil
    cdef bint shove_once(self, double stiff, double step) noexcept nogil
    cdef void shove_apart(self) noexcept nogil
    cdef double give(self, int k, double depth, double closing) noexcept nogil
    cdef double damping_for(self, double bounce) noexcept nogil
    cdef void rub_touches(self) noexcept nogil
    cdef double pack_energy(self) noexcept nogil
    cdef void resolve_pack(self) noexcept nogil
    cdef void note_speeds(self) noexcept nogil
    cdef void lift_pack(self, double lost) noexcept nogil
    cdef int next_touch(self) noexcept nogil
