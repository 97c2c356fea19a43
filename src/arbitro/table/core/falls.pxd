from arbitro.table.core.ground cimport Ground

cdef double NEVER

cdef class Falls(Ground):
    cdef public bint ballistic
    cdef public double rim

    cdef double lip(self, int i) noexcept nogil
    cdef bint tips(self, int i) noexcept nogil
    cdef void predict_fall(self, int i, double now) noexcept nogil
    cdef double edge_time(self, int k) noexcept nogil
    cdef bint climbs(self, int i, int k) noexcept nogil
    cdef bint at_back(self, int k, double dx, double dy) noexcept nogil
