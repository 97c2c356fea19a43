from arbitro.table.core.bodies cimport Bodies, Doubles, Integers

cdef double NEVER, FINEST

cdef class Ground(Bodies):
    cdef readonly int segments, jaws, pockets
    cdef Doubles sx, sy, sdx, sdy, snx, sny, slength
    cdef Doubles cx, cy, cr
    cdef public double left, right, bottom, top
    cdef Doubles due
    cdef Integers partner
    cdef double qx, qy, ux, uy
    cdef double b0, b1, b2, b3, b4

    cdef void look(self, int i, double now) noexcept nogil
    cdef double cushion_time(self, int i, int k, double limit) noexcept nogil
    cdef double circle_time(self, int i, double x, double y, double reach, double limit) noexcept nogil
    cdef double straight_time(self, double dx, double dy, double vx, double vy, double pull,
                              double gap, double limit) noexcept nogil
    cdef double first_touch(self, double c0, double c1, double c2, double c3, double c4,
                            double limit) noexcept nogil
    cdef double isolate(self, double c0, double c1, double c2, double c3, double c4, double limit) noexcept nogil
    cdef int variations(self, double c0, double c1, double c2, double c3, double c4,
                        double start, double width) noexcept nogil
    cdef double polish(self, double c0, double c1, double c2, double c3, double c4,
                       double low, double high) noexcept nogil
