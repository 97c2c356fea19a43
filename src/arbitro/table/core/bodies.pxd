ctypedef double* Doubles
ctypedef int* Integers

cdef double NEVER, STILL, SPUN_RATIO, SPUN_SPEED, SPUN_SHARE, LEAST_HOP

cdef class Bodies:
    cdef readonly int count
    cdef list columns
    cdef public bint balls
    cdef public double gravity, slide, roll, spin, nap, bed_bounce, sink
    cdef Doubles radius, mass, inertia
    cdef Doubles z, vz
    cdef Doubles x, y, vx, vy, ax, ay, wx, wy, wz, slowing
    cdef Doubles since, until, pace, span
    cdef Integers phase, after, over

    cdef Doubles doubles(self, int size)
    cdef Integers integers(self, int size)
    cdef Doubles lend(self, object column)
    cdef void settle(self, int i, double now) noexcept nogil
    cdef void settle_spin(self, int i, double tau) noexcept nogil
    cdef void begin(self, int i, double now) noexcept nogil
    cdef void begin_disc(self, int i) noexcept nogil
    cdef void begin_ball(self, int i) noexcept nogil
    cdef void begin_sliding(self, int i, double ux, double uy, double slip) noexcept nogil
    cdef void begin_rolling(self, int i, double speed) noexcept nogil
    cdef void begin_flight(self, int i) noexcept nogil
    cdef void begin_fall(self, int i) noexcept nogil
    cdef void begin_drop(self, int i, double high) noexcept nogil
    cdef void land(self, int i) noexcept nogil
    cdef void grip_ball(self, int i, double most) noexcept nogil
    cdef void grip_disc(self, int i, double most) noexcept nogil
    cdef void turn(self, int i, double now) noexcept nogil
    cdef void rest(self, int i) noexcept nogil
    cdef double energy_of(self, int i) noexcept nogil
    cdef double spun_share(self, double ratio) noexcept nogil
    cdef double spin_pull(self, double ratio) noexcept nogil
    cdef double spin_drag(self, double ratio) noexcept nogil
