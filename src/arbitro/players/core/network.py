"""A small network: inputs, one hidden layer, and five chances of the player on roll.

The five are: to win, to win a gammon or more, a backgammon; to lose a gammon or more, a backgammon.
A hidden unit answers x / (1 + |x|), which every machine computes to the same digit.
"""

import cython
from cython.cimports.libc.math import exp

OUTPUTS = 5


def size(inputs: cython.int, units: cython.int) -> cython.int:
    """Return how many weights a network has: of the hidden units, of the outputs, each with its bias."""
    return (inputs + 1) * units + 5 * (units + 1)


def units(inputs: cython.int, weights: cython.int) -> cython.int:
    """Return how many hidden units a network of so many weights has."""
    return (weights - 5) // (inputs + 6)


def approach(mean: cython.float[::1], weights: cython.const[cython.float][::1], share: cython.float) -> None:
    """Move a running mean of weights a share of the way to them."""
    place: cython.Py_ssize_t
    for place in range(mean.shape[0]):
        mean[place] += share * (weights[place] - mean[place])


@cython.cclass
class Network:
    """The weights of one network, with room for one row at work."""

    weights: cython.float[::1]
    room: cython.float[::1]
    active: cython.int[512]
    answer: cython.float[5]
    inputs = cython.declare(cython.int, visibility="readonly")
    units = cython.declare(cython.int, visibility="readonly")
    width: cython.int

    def __init__(
        self, inputs: cython.int, units: cython.int, weights: object, room: object, width: cython.int = 0
    ) -> None:
        """Take writable floats: the weights, as many as `size` says, and room for twice the hidden units.

        Rows may be wider than the network has inputs: the rest of them it does not see.
        """
        self.inputs, self.units, self.width = inputs, units, width or inputs
        self.weights, self.room = weights, room
        if not cython.compiled:
            self.answer = [0.0] * 5
            self.active = [0] * 512

    def forward(
        self,
        inputs: cython.float[::1],
        kinds: cython.const[cython.uchar][::1],
        kind: cython.int,
        outputs: cython.float[::1],
    ) -> None:
        """Write the five chances for every row of one kind."""
        index: cython.int
        place: cython.int
        for index in range(kinds.shape[0]):
            if kinds[index] == kind:
                self.answer_row(_at(inputs, index * self.width))
                for place in range(5):
                    outputs[5 * index + place] = self.answer[place]

    def learn(
        self,
        inputs: cython.float[::1],
        index: cython.int,
        target: cython.const[cython.float][::1],
        rate: cython.float,
    ) -> None:
        """Move the weights a little, so that a row's answer comes nearer to its target."""
        self.learn_row(_at(inputs, index * self.width), target, 0, rate)

    def learn_all(
        self,
        inputs: cython.float[::1],
        kinds: cython.const[cython.uchar][::1],
        kind: cython.int,
        targets: cython.const[cython.float][::1],
        rate: cython.float,
    ) -> None:
        """Learn every row of one kind, one after the other, each from five of the targets."""
        index: cython.int
        for index in range(kinds.shape[0]):
            if kinds[index] == kind:
                self.learn_row(_at(inputs, index * self.width), targets, 5 * index, rate)

    @cython.cfunc
    @cython.exceptval(check=False)
    def learn_row(
        self,
        row: cython.p_const_float,
        targets: cython.const[cython.float][::1],
        first: cython.int,
        rate: cython.float,
    ) -> cython.void:
        """Move the weights so that the answer for a row comes nearer to five targets."""
        place: cython.int
        active: cython.int = self.answer_row(row)
        for place in range(5):
            self.answer[place] = rate * (targets[first + place] - self.answer[place])
        self.adjust_outputs(_at(self.weights, (self.inputs + 1) * self.units))
        for place in range(active):
            _add(
                _at(self.weights, self.active[place] * self.units),
                row[self.active[place]],
                _at(self.room, self.units),
                self.units,
            )
        _add(_at(self.weights, self.inputs * self.units), 1, _at(self.room, self.units), self.units)

    @cython.cfunc
    @cython.exceptval(check=False)
    def answer_row(self, row: cython.p_const_float) -> cython.int:
        """Leave the answer for one row in `answer`, and return how many of its inputs are not zero."""
        hidden: cython.p_float = _at(self.room, 0)
        units: cython.int = self.units
        place: cython.int
        unit: cython.int
        count: cython.int = 0
        for place in range(self.inputs):
            self.active[count] = place
            count += row[place] != 0
        for unit in range(units):
            hidden[unit] = self.weights[self.inputs * units + unit]
        place = 0
        while place + 4 <= count:
            self.add_four(row, place)
            place += 4
        while place < count:
            _add(hidden, row[self.active[place]], _at(self.weights, self.active[place] * units), units)
            place += 1
        for unit in range(units):
            hidden[unit] = hidden[unit] / (1 + abs(hidden[unit]))
        self.sum_up(_at(self.weights, (self.inputs + 1) * units))
        return count

    @cython.cfunc
    @cython.inline
    @cython.exceptval(check=False)
    def add_four(self, row: cython.p_const_float, place: cython.int) -> cython.void:
        """Add the weights of four active inputs to the hidden units in one pass."""
        units: cython.int = self.units
        hidden: cython.p_float = _at(self.room, 0)
        one: cython.p_const_float = _at(self.weights, self.active[place] * units)
        two: cython.p_const_float = _at(self.weights, self.active[place + 1] * units)
        three: cython.p_const_float = _at(self.weights, self.active[place + 2] * units)
        four: cython.p_const_float = _at(self.weights, self.active[place + 3] * units)
        a: cython.float = row[self.active[place]]
        b: cython.float = row[self.active[place + 1]]
        c: cython.float = row[self.active[place + 2]]
        d: cython.float = row[self.active[place + 3]]
        unit: cython.int
        for unit in range(units):
            hidden[unit] += (a * one[unit] + b * two[unit]) + (c * three[unit] + d * four[unit])

    @cython.cfunc
    @cython.exceptval(check=False)
    def sum_up(self, weights: cython.p_const_float) -> cython.void:
        """Leave the five outputs of the hidden units at hand in `answer`."""
        hidden: cython.p_float = _at(self.room, 0)
        unit: cython.int
        start: cython.int = 5 * self.units
        win: cython.float = weights[start]
        gammon: cython.float = weights[start + 1]
        backgammon: cython.float = weights[start + 2]
        gammon_lost: cython.float = weights[start + 3]
        backgammon_lost: cython.float = weights[start + 4]
        for unit in range(self.units):
            start = 5 * unit
            win += hidden[unit] * weights[start]
            gammon += hidden[unit] * weights[start + 1]
            backgammon += hidden[unit] * weights[start + 2]
            gammon_lost += hidden[unit] * weights[start + 3]
            backgammon_lost += hidden[unit] * weights[start + 4]
        self.answer[0] = _logistic(win)
        self.answer[1] = _logistic(gammon)
        self.answer[2] = _logistic(backgammon)
        self.answer[3] = _logistic(gammon_lost)
        self.answer[4] = _logistic(backgammon_lost)

    @cython.cfunc
    @cython.exceptval(check=False)
    def adjust_outputs(self, weights: cython.p_float) -> cython.void:
        """Move the weights of the outputs by the errors in `answer`, and leave those of the hidden units in `room`."""
        hidden: cython.p_float = _at(self.room, 0)
        errors: cython.p_float = _at(self.room, self.units)
        place: cython.int
        unit: cython.int
        left: cython.float
        error: cython.float
        for unit in range(self.units):
            error = 0
            left = 1 - abs(hidden[unit])
            for place in range(5):
                error += self.answer[place] * weights[5 * unit + place]
                weights[5 * unit + place] += self.answer[place] * hidden[unit]
            errors[unit] = error * left * left
        for place in range(5):
            weights[5 * self.units + place] += self.answer[place]


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def _at(numbers: cython.float[::1], place: cython.Py_ssize_t) -> cython.p_float:
    """Return the numbers from one place on."""
    if cython.compiled:
        return cython.address(numbers[place])
    return memoryview(numbers)[place:]


@cython.cfunc
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
@cython.inline
@cython.exceptval(check=False)
def _logistic(total: cython.float) -> cython.float:
    """Return a chance for a sum."""
    return 1 / (1 + exp(-total))
