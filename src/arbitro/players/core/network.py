"""A network: inputs, hidden layers, and five chances of the player on roll.

The five are: to win, to win a gammon or more, a backgammon; to lose a gammon or more, a backgammon.
A hidden unit answers what it sums up where that is positive, else nothing. Weights lie layer by layer, in rows of all
its units: one for each thing that the layer sees, then their biases.
"""

import cython
from cython.cimports.libc.math import exp

OUTPUTS = 5
WIDEST = 4096
"""How many things a layer may see."""
DEEPEST = 7
"""How many layers there may be, the last of which are the five."""

_STEPS = cython.declare(cython.int, 32)
"""After how many rows that were reached by what changed the next one is summed up anew."""
# Each such step rounds: the sums of a long list would drift, and with them the order of plays that differ in little.


@cython.cclass
class Network:
    """The weights of one network, with room for one row at work."""

    weights: cython.float[::1]
    room: cython.float[::1]
    active: cython.int[4096]
    amount: cython.float[4096]
    widths: cython.int[8]
    rows: cython.int[8]
    """Where the weights of each layer begin."""
    sums: cython.int[8]
    """Where the sums of each layer begin in the room; behind them lies a blank row of inputs."""
    answer: cython.float[5]
    layers: cython.int

    def __init__(self, widths: cython.const[cython.int][::1], weights: object, room: object) -> None:
        """Take how many inputs there are and units in each layer, the weights, and blank room: writable floats."""
        layer: cython.int
        if len(widths) > DEEPEST + 1 or max(widths) > WIDEST:
            raise ValueError(f"no network of {list(widths)}")
        self.layers = len(widths) - 1
        self.weights, self.room = weights, room
        if not cython.compiled:
            self.answer = [0.0] * 5
            self.active, self.amount = [0] * 4096, [0.0] * 4096
            self.widths, self.rows, self.sums = [0] * 8, [0] * 8, [0] * 8
        self.widths[0] = widths[0]
        for layer in range(self.layers):
            self.widths[layer + 1] = widths[layer + 1]
            self.rows[layer + 1] = self.rows[layer] + (widths[layer] + 1) * widths[layer + 1]
            self.sums[layer + 1] = self.sums[layer] + widths[layer + 1]

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
                self.answer_row(_at(inputs, index * self.widths[0]), before)
                before = _at(inputs, index * self.widths[0])
                steps += 1
                for place in range(5):
                    outputs[5 * index + place] = self.answer[place]

    @cython.cfunc
    @cython.exceptval(check=False)
    def begin(self) -> cython.p_const_float:
        """Leave the biases as the sums of the first layer, and return the blank row that gives them."""
        self.lay_biases(0)
        return _at(self.room, self.sums[self.layers])

    @cython.cfunc
    @cython.exceptval(check=False)
    def answer_row(self, row: cython.p_const_float, before: cython.p_const_float) -> cython.void:
        """Leave the answer for one row in `answer`; the sums of the first layer are those of the row before."""
        place: cython.int
        layer: cython.int
        count: cython.int = 0
        for place in range(self.widths[0]):
            self.active[count] = place
            self.amount[count] = row[place] - before[place]
            count += row[place] != before[place]
        self.add(0, count)
        for layer in range(1, self.layers):
            count = self.awake(layer)
            self.lay_biases(layer)
            self.add(layer, count)
        for place in range(5):
            self.answer[place] = _logistic(self.room[self.sums[self.layers - 1] + place])

    @cython.cfunc
    @cython.exceptval(check=False)
    def awake(self, layer: cython.int) -> cython.int:
        """Find the units that a layer sees which answer anything, and return how many there are."""
        sums: cython.p_const_float = _at(self.room, self.sums[layer - 1])
        unit: cython.int
        count: cython.int = 0
        for unit in range(self.widths[layer]):
            self.active[count] = unit
            self.amount[count] = sums[unit]
            count += sums[unit] > 0
        return count

    @cython.cfunc
    @cython.exceptval(check=False)
    def lay_biases(self, layer: cython.int) -> cython.void:
        """Leave the biases of a layer as its sums."""
        units: cython.int = self.widths[layer + 1]
        sums: cython.p_float = _at(self.room, self.sums[layer])
        biases: cython.p_const_float = _at(self.weights, self.rows[layer] + self.widths[layer] * units)
        unit: cython.int
        for unit in range(units):
            sums[unit] = biases[unit]

    @cython.cfunc
    @cython.exceptval(check=False)
    def add(self, layer: cython.int, count: cython.int) -> cython.void:
        """Add to the sums of a layer the weights of what it sees, so many things, each by its amount."""
        place: cython.int = 0
        while place + 4 <= count:
            self.add_four(layer, place)
            place += 4
        while place < count:
            self.add_one(layer, place)
            place += 1

    @cython.cfunc
    @cython.inline
    @cython.exceptval(check=False)
    def add_four(self, layer: cython.int, place: cython.int) -> cython.void:
        """Add the weights of four things to the sums of a layer in one pass."""
        units: cython.int = self.widths[layer + 1]
        first: cython.int = self.rows[layer]
        sums: cython.p_float = _at(self.room, self.sums[layer])
        one: cython.p_const_float = _at(self.weights, first + self.active[place] * units)
        two: cython.p_const_float = _at(self.weights, first + self.active[place + 1] * units)
        three: cython.p_const_float = _at(self.weights, first + self.active[place + 2] * units)
        four: cython.p_const_float = _at(self.weights, first + self.active[place + 3] * units)
        a: cython.float = self.amount[place]
        b: cython.float = self.amount[place + 1]
        c: cython.float = self.amount[place + 2]
        d: cython.float = self.amount[place + 3]
        unit: cython.int
        for unit in range(units):
            sums[unit] += (a * one[unit] + b * two[unit]) + (c * three[unit] + d * four[unit])

    @cython.cfunc
    @cython.inline
    @cython.exceptval(check=False)
    def add_one(self, layer: cython.int, place: cython.int) -> cython.void:
        """Add the weights of one thing to the sums of a layer."""
        units: cython.int = self.widths[layer + 1]
        sums: cython.p_float = _at(self.room, self.sums[layer])
        row: cython.p_const_float = _at(self.weights, self.rows[layer] + self.active[place] * units)
        amount: cython.float = self.amount[place]
        unit: cython.int
        for unit in range(units):
            sums[unit] += amount * row[unit]


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
def _logistic(total: cython.float) -> cython.float:
    """Return a chance for a sum."""
    return 1 / (1 + exp(-total))
