from arbitro.table.core.contacts cimport Contacts

cdef double PARTING_ALOFT, SHORT, LEAST_HOP
cdef int ROUNDS

cdef class Midair(Contacts):
    cdef public double lift, held
    cdef double nz, tx, ty, tz

    cdef void point_aloft(self, int i, int j) noexcept nogil
    cdef double closing_aloft(self, int i, int j) noexcept nogil
    cdef void collide_aloft(self, int i, int j) noexcept nogil
    cdef void push_aloft(self, int i, double impulse, bint held) noexcept nogil
    cdef void meet_slate(self, int i) noexcept nogil
    cdef void part_aloft(self, int i, int j) noexcept nogil
    cdef bint bed_holds(self, int i, double push) noexcept nogil
    cdef void keep_down(self, int i) noexcept nogil
    cdef void rub_aloft(self, int i, int j, double impulse) noexcept nogil
    cdef double slip_aloft(self, double sx, double sy, double sz) noexcept nogil
    cdef void grip_aloft(self, int i, double push, double turn) noexcept nogil
    cdef void rebound_aloft(self, int i, double nx, double ny, double away, double high) noexcept nogil
    cdef void rub_nose(self, int i, double impulse) noexcept nogil
    cdef double lifted_by(self, int i, double impulse) noexcept nogil
    cdef void lift_pair(self, int i, int j, double impulse, double lost) noexcept nogil
