from arbitro.table.core.flight cimport Flight

cdef double NEVER, TOUCH

cdef class Forecast(Flight):
    cdef void predict(self, int i, double now) noexcept nogil
    cdef void predict_pairs(self, int i, double now) noexcept nogil
    cdef void predict_bed(self, int i, double now) noexcept nogil
    cdef void predict_pair(self, int i, int j, double now) noexcept nogil
    cdef double pair_time(self, int i, int j, double now, double limit) noexcept nogil
