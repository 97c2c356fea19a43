"""A small network: inputs, one hidden layer, and five chances of the player on roll.

The five are: to win, to win a gammon or more, a backgammon; to lose a gammon or more, a backgammon.
A hidden unit answers what it sums up where that is positive, else nothing. Weights lie in rows of all units: one for
each input, their biases, one for each of the five; at the end the biases of the five.
"""

import cython
from cython.cimports.libc.math import exp, sqrt

OUTPUTS = 5
KEPT = 0.999
"""How much of the usual size of a slope is kept when the next one is seen."""

_LEFT = cython.declare(cython.float, 1 - KEPT)
_LEAST = cython.declare(cython.float, 1e-4)
_STEPS = cython.declare(cython.int, 32)
"""After how many rows that were reached by what changed the next one is summed up anew."""
_PULL = cython.declare(cython.float, 32.0)
"""How much an error in what a position is worth counts beside those in its chances."""
_WORTH = cython.declare(cython.float[5])
if not cython.compiled:
    _WORTH = [0.0] * 5
for _place, _points in enumerate((2.0, 1.0, 1.0, -1.0, -1.0)):
    _WORTH[_place] = _points


def size(inputs: cython.int, units: cython.int) -> cython.int:
    """Return how many weights a network has: of the hidden units, of the outputs, each with its bias."""
    return (inputs + 1) * units + 5 * (units + 1)


def units(inputs: cython.int, weights: cython.int) -> cython.int:
    """Return how many hidden units a network of so many weights has."""
    return (weights - 5) // (inputs + 6)


def room(inputs: cython.int, units: cython.int) -> cython.int:
    """Return how many floats a network needs to work in: three rows of its units, and a blank row of inputs."""
    return 3 * units + inputs


def approach(mean: cython.float[::1], weights: cython.const[cython.float][::1], share: cython.float) -> None:
    """Move a running mean of weights a share of the way to them."""
    place: cython.Py_ssize_t
    with cython.nogil:
        for place in range(mean.shape[0]):
            mean[place] += share * (weights[place] - mean[place])


def descend(
    weights: cython.float[::1],
    slopes: cython.float[::1],
    spread: cython.float[::1],
    rate: cython.float,
    age: cython.int,
) -> None:
    """Move weights along their slopes, each measured by its usual size, and clear the slopes.

    The usual size is a running mean of squares; `age` says how often it was taken before.
    """
    place: cython.Py_ssize_t
    slope: cython.float
    known: cython.float = 1 - KEPT ** (age + 1)
    with cython.nogil:
        for place in range(weights.shape[0]):
            slope = slopes[place]
            spread[place] += _LEFT * (slope * slope - spread[place])
            weights[place] += rate * slope / (cython.cast(cython.float, sqrt(spread[place] / known)) + _LEAST)
            slopes[place] = 0


@cython.cclass
class Network:
    """The weights of one network, with room for one row at work."""

    weights: cython.float[::1]
    room: cython.float[::1]
    active: cython.int[512]
    amount: cython.float[512]
    answer: cython.float[5]
    inputs = cython.declare(cython.int, visibility="readonly")
    units = cython.declare(cython.int, visibility="readonly")

    def __init__(self, inputs: cython.int, units: cython.int, weights: object, room: object) -> None:
        """Take writable floats: the weights, as many as `size` says, and blank room, as much as `room` says."""
        self.inputs, self.units = inputs, units
        self.weights, self.room = weights, room
        if not cython.compiled:
            self.answer = [0.0] * 5
            self.active = [0] * 512
            self.amount = [0.0] * 512

    def forward(
        self,
        inputs: cython.float[::1],
        kinds: cython.const[cython.uchar][::1],
        kind: cython.int,
        outputs: cython.float[::1],
    ) -> None:
        """Write the five chances for every row of one kind.

        A row is reached from the one before by what changed: the plays of a position differ in little.
        """
        index: cython.int
        place: cython.int
        before: cython.p_const_float = self.begin()
        steps: cython.int = 0
        for index in range(kinds.shape[0]):
            if kinds[index] == kind:
                if steps == _STEPS:
                    before, steps = self.begin(), 0
                self.answer_row(_at(inputs, index * self.inputs), before)
                before = _at(inputs, index * self.inputs)
                steps += 1
                for place in range(5):
                    outputs[5 * index + place] = self.answer[place]

    def learn(
        self,
        inputs: cython.float[::1],
        rows: cython.const[cython.int][::1],
        targets: cython.const[cython.float][::1],
        slopes: cython.float[::1],
    ) -> None:
        """Add to the slopes how some rows come nearer to their targets."""
        index: cython.int
        with cython.nogil:
            for index in range(rows.shape[0]):
                self.learn_row(_at(inputs, rows[index] * self.inputs), targets, 5 * rows[index], slopes)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def learn_row(
        self,
        row: cython.p_const_float,
        targets: cython.const[cython.float][::1],
        first: cython.int,
        slopes: cython.float[::1],
    ) -> cython.void:
        """Add to the slopes how the answer for a row comes nearer to five targets."""
        place: cython.int
        active: cython.int = self.answer_row(row, self.begin())
        self.err(targets, first)
        self.blame_units(_at(slopes, (self.inputs + 1) * self.units))
        for place in range(active):
            _add(
                _at(slopes, self.active[place] * self.units),
                self.amount[place],
                _at(self.room, 2 * self.units),
                self.units,
            )
        _add(_at(slopes, self.inputs * self.units), 1, _at(self.room, 2 * self.units), self.units)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def err(self, targets: cython.const[cython.float][::1], first: cython.int) -> cython.void:
        """Leave in `answer` how each output should move: by its own error, and by that in what they are worth."""
        place: cython.int
        worth: cython.float = 0
        share: cython.float
        for place in range(5):
            worth += _WORTH[place] * (targets[first + place] - self.answer[place])
        for place in range(5):
            share = self.answer[place]
            self.answer[place] = targets[first + place] - share
            self.answer[place] += _PULL * _WORTH[place] * worth * share * (1 - share)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def begin(self) -> cython.p_const_float:
        """Leave the biases as the sums of the units, and return the blank row that gives them."""
        sums: cython.p_float = _at(self.room, 0)
        biases: cython.p_const_float = _at(self.weights, self.inputs * self.units)
        unit: cython.int
        for unit in range(self.units):
            sums[unit] = biases[unit]
        return _at(self.room, 3 * self.units)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def answer_row(self, row: cython.p_const_float, before: cython.p_const_float) -> cython.int:
        """Leave the answer for one row in `answer`, and return how many of its inputs are not those before."""
        sums: cython.p_float = _at(self.room, 0)
        hidden: cython.p_float = _at(self.room, self.units)
        place: cython.int
        unit: cython.int
        count: cython.int = 0
        for place in range(self.inputs):
            self.active[count] = place
            self.amount[count] = row[place] - before[place]
            count += row[place] != before[place]
        place = 0
        while place + 4 <= count:
            self.add_four(place)
            place += 4
        while place < count:
            _add(sums, self.amount[place], _at(self.weights, self.active[place] * self.units), self.units)
            place += 1
        for unit in range(self.units):
            hidden[unit] = sums[unit] if sums[unit] > 0 else 0
        self.sum_up()
        return count

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def add_four(self, place: cython.int) -> cython.void:
        """Add the weights of four inputs to the sums of the units in one pass."""
        units: cython.int = self.units
        sums: cython.p_float = _at(self.room, 0)
        one: cython.p_const_float = _at(self.weights, self.active[place] * units)
        two: cython.p_const_float = _at(self.weights, self.active[place + 1] * units)
        three: cython.p_const_float = _at(self.weights, self.active[place + 2] * units)
        four: cython.p_const_float = _at(self.weights, self.active[place + 3] * units)
        a: cython.float = self.amount[place]
        b: cython.float = self.amount[place + 1]
        c: cython.float = self.amount[place + 2]
        d: cython.float = self.amount[place + 3]
        unit: cython.int
        for unit in range(units):
            sums[unit] += (a * one[unit] + b * two[unit]) + (c * three[unit] + d * four[unit])

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def sum_up(self) -> cython.void:
        """Leave the five outputs of the hidden units at hand in `answer`."""
        rows: cython.p_const_float = _at(self.weights, (self.inputs + 1) * self.units)
        bias: cython.p_const_float = _at(self.weights, (self.inputs + 6) * self.units)
        place: cython.int
        for place in range(5):
            self.answer[place] = _logistic(
                bias[place] + _product(_at(self.room, self.units), rows, self.units)
            )
            rows = _further(rows, self.units)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def blame_units(self, slopes: cython.p_float) -> cython.void:
        """Add the slopes of the outputs for the errors in `answer`, and leave the errors of the units in `room`."""
        rows: cython.p_const_float = _at(self.weights, (self.inputs + 1) * self.units)
        hidden: cython.p_float = _at(self.room, self.units)
        errors: cython.p_float = _at(self.room, 2 * self.units)
        place: cython.int
        unit: cython.int
        for unit in range(self.units):
            errors[unit] = 0
        for place in range(5):
            _add(errors, self.answer[place], rows, self.units)
            _add(slopes, self.answer[place], hidden, self.units)
            rows = _further(rows, self.units)
            slopes = _onward(slopes, self.units)
        for unit in range(self.units):
            errors[unit] = errors[unit] if hidden[unit] > 0 else 0
        for place in range(5):
            slopes[place] += self.answer[place]


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def _at(numbers: cython.float[::1], place: cython.Py_ssize_t) -> cython.p_float:
    """Return the numbers from one place on."""
    if cython.compiled:
        return cython.address(numbers[place])
    return memoryview(numbers)[place:]


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def _further(numbers: cython.p_const_float, places: cython.Py_ssize_t) -> cython.p_const_float:
    """Return the numbers from so many places further on."""
    return numbers + places if cython.compiled else numbers[places:]


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def _onward(numbers: cython.p_float, places: cython.Py_ssize_t) -> cython.p_float:
    """Return the numbers from so many places further on, to be written."""
    return numbers + places if cython.compiled else numbers[places:]


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def _add(
    into: cython.p_float, factor: cython.float, numbers: cython.p_const_float, count: cython.int
) -> cython.void:
    """Add a row of numbers times a factor."""
    place: cython.int
    for place in range(count):
        into[place] += factor * numbers[place]


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def _product(one: cython.p_const_float, other: cython.p_const_float, count: cython.int) -> cython.float:
    """Return the sum of the products of two rows, summed in lanes that every machine adds in the same order."""
    sums: cython.float[32]
    if not cython.compiled:
        sums = [0.0] * 32
    first: cython.Py_ssize_t = 0
    lane: cython.Py_ssize_t
    for lane in range(32):
        sums[lane] = 0
    while first + 32 <= count:
        for lane in range(32):
            sums[lane] += one[first + lane] * other[first + lane]
        first += 32
    for lane in range(first, count):
        sums[lane - first] += one[lane] * other[lane]
    for lane in range(16):
        sums[lane] += sums[lane + 16]
    for lane in range(8):
        sums[lane] += sums[lane + 8]
    for lane in range(4):
        sums[lane] += sums[lane + 4]
    return (sums[0] + sums[2]) + (sums[1] + sums[3])


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def _logistic(total: cython.float) -> cython.float:
    """Return a chance for a sum."""
    return 1 / (1 + exp(-total))
