from arbitro.table.core.forecast cimport Forecast

cdef double GENTLE, PARTING, TINY, SHORT
cdef int STEPS

cdef class Contacts(Forecast):
    cdef public double bounce_slow, bounce_fast, fast
    cdef public double rub, rub_slow, rub_fade
    cdef public double cushion_bounce, cushion_rub
    cdef public int cushion_model, cushion_loss
    cdef public double cushion_firm
    cdef double nx, ny, along, upward, pressing

    cdef double bounce(self, double speed) noexcept nogil
    cdef double cushioned(self, double speed) noexcept nogil
    cdef double rubbing(self, double slip) noexcept nogil
    cdef double normal(self, int i, int j) noexcept nogil
    cdef double closing(self, int i, int j) noexcept nogil
    cdef void push(self, int i, int j, double impulse) noexcept nogil
    cdef void collide(self, int i, int j) noexcept nogil
    cdef void rub_pair(self, int i, int j, double impulse) noexcept nogil
    cdef void find_rub(self, int i, int j, double impulse) noexcept nogil
    cdef void apply_rub(self, int i, int j, double along, double upward) noexcept nogil
    cdef void twist(self, int i, double along, double upward) noexcept nogil
    cdef void part(self, int i, int j) noexcept nogil
    cdef void dampen(self, int i, double share) noexcept nogil
    cdef void rebound(self, int i, double nx, double ny) noexcept nogil
    cdef void rebound_flat(self, int i, double speed) noexcept nogil
    cdef void rebound_han(self, int i, double speed) noexcept nogil
    cdef void rebound_mathavan(self, int i, double speed) noexcept nogil
