from arbitro.table.core.packs cimport Packs

cdef double QUARTER_HIGH, QUARTER_LOW, QUARTERS_A_RADIAN

cdef class Launch(Packs):
    cdef readonly double sine, cosine
    cdef public double end_mass

    cdef double squirt(self, double side) noexcept nogil
    cdef void aim(self, double angle) noexcept nogil
    cdef void launch(self, int i, double angle, double speed, double side, double height,
                     double elevation) noexcept nogil
