cdef double NEVER, STILL, SPUN_RATIO, SPUN_SPEED, SPUN_SHARE

cdef class Bodies:
    cdef readonly int count
    cdef public bint balls
    cdef public double gravity, slide, roll, spin
    cdef readonly double[::1] radius, mass, inertia
    cdef readonly double[::1] x, y, vx, vy, ax, ay, wx, wy, wz, slowing
    cdef readonly double[::1] since, until, pace, span
    cdef readonly int[::1] phase, after

    cdef void settle(self, int i, double now) noexcept nogil
    cdef void settle_spin(self, int i, double tau) noexcept nogil
    cdef void begin(self, int i, double now) noexcept nogil
    cdef void begin_disc(self, int i) noexcept nogil
    cdef void begin_ball(self, int i) noexcept nogil
    cdef void begin_sliding(self, int i, double ux, double uy, double slip) noexcept nogil
    cdef void begin_rolling(self, int i, double speed) noexcept nogil
    cdef void turn(self, int i, double now) noexcept nogil
    cdef void rest(self, int i) noexcept nogil
    cdef double energy_of(self, int i) noexcept nogil
    cdef double spin_pull(self, double ratio) noexcept nogil
    cdef double spin_drag(self, double ratio) noexcept nogil
