from arbitro.table.core.falls cimport Falls

cdef double NEVER, FINEST
cdef int STRIDES

cdef class Flight(Falls):
    cdef public double wall, catch, cushion_height
    cdef double qz, uz, nose_before, flight_due, abreast_from, abreast_until
    cdef int flight_into

    cdef void rise(self, int i, double now) noexcept nogil
    cdef double height_in(self, double tau) noexcept nogil
    cdef double nose_depth(self, int i) noexcept nogil
    cdef void predict_flight(self, int i, double now) noexcept nogil
    cdef void foresee(self, double tau, int into) noexcept nogil
    cdef int way_out(self) noexcept nogil
    cdef void foresee_frame(self, int i, int k) noexcept nogil
    cdef void foresee_nose(self, int i, int k) noexcept nogil
    cdef void find_abreast(self, int k) noexcept nogil
    cdef void foresee_jaw(self, int i, int k) noexcept nogil
    cdef double ring_time(self, int i, int k, double ring, double limit) noexcept nogil
    cdef void foresee_hole(self, int i, int k) noexcept nogil
    cdef int hole_under(self, int i) noexcept nogil
    cdef double midair_time(self, int i, int j, double now, double dx, double dy, double gap,
                            double limit) noexcept nogil
