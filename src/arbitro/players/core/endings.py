"""Both sides bear off with the cube between them: what every pair of positions is worth, by backward induction.

The sides are X and O, and everything is worth what it is to X. A state of the cube says what a game won and lost is
worth, who may double, to which state a double that is taken leads, and what one that is dropped is worth. Positions
have their fewest pips first, so that every play leads to a smaller number; number 0 has no men left.
"""

import cython

COMPILED = cython.compiled
ROLLS = 21
_ROLLS = cython.declare(cython.int, ROLLS)


@cython.cclass
class Endings:
    """The worth of every pair of positions in every state of the cube, for X on roll and for O on roll."""

    own: cython.int
    other: cython.int
    states: cython.int
    weights: cython.const[cython.double][::1]
    starts: cython.const[cython.int][::1]
    targets: cython.const[cython.int][::1]
    other_starts: cython.const[cython.int][::1]
    other_targets: cython.const[cython.int][::1]
    cube: cython.const[cython.double][::1]
    mine: cython.float[::1]
    theirs: cython.float[::1]
    rolled: cython.double[::1]
    best: cython.double[::1]

    def __init__(
        self, weights: object, moves: tuple, other_moves: tuple, cube: object, room: tuple, rows: tuple
    ) -> None:
        """Take the share of each roll, the plays of both sides, the cube and room, and fill it.

        Plays are where those of a position's roll start, and to which positions they lead. The cube is seven numbers
        for each state: what is won and lost, the state after a double by X and by O (−1 where there is none), what
        these are worth when they are dropped, and by how much a double that is taken raises the worth. Room is a
        float for each state and pair, once for either side on roll; the rows are a double for each state and position
        of O, and for each position of O or state.
        """
        self.weights, self.cube = weights, cube
        self.starts, self.targets = moves
        self.other_starts, self.other_targets = other_moves
        self.mine, self.theirs = room
        self.rolled, self.best = rows
        self.own = (len(moves[0]) - 1) // _ROLLS
        self.other = (len(other_moves[0]) - 1) // _ROLLS
        self.states = len(cube) // 7
        self.fill()

    @cython.cfunc
    @cython.exceptval(check=False)
    def fill(self) -> cython.void:
        """Fill the pairs, X's fewest pips first and with each of them O's fewest pips first."""
        place: cython.int
        against: cython.int
        state: cython.int
        for state in range(self.states):
            for against in range(self.other):
                self.mine[self.at(state, 0, against)] = self.cube[7 * state]
                self.theirs[self.at(state, 0, against)] = self.cube[7 * state]
        for place in range(1, self.own):
            for state in range(self.states):
                self.roll_mine(state, place)
            self.settle_mine(place)
            self.fill_theirs(place)

    @cython.cfunc
    @cython.inline
    @cython.exceptval(check=False)
    def at(self, state: cython.int, place: cython.int, against: cython.int) -> cython.Py_ssize_t:
        """Return where the worth of a pair lies."""
        return (state * self.own + place) * self.other + against

    @cython.cfunc
    @cython.exceptval(check=False)
    def roll_mine(self, state: cython.int, place: cython.int) -> cython.void:
        """Write what X's roll is worth against every position of O, over all rolls and X's best plays."""
        roll: cython.int
        move: cython.int
        against: cython.int
        source: cython.Py_ssize_t
        row: cython.Py_ssize_t = state * self.other
        weight: cython.double
        for against in range(self.other):
            self.rolled[row + against] = 0
        for roll in range(_ROLLS):
            for move in range(self.starts[_ROLLS * place + roll], self.starts[_ROLLS * place + roll + 1]):
                source = self.at(state, self.targets[move], 0)
                if move == self.starts[_ROLLS * place + roll]:
                    for against in range(self.other):
                        self.best[against] = self.theirs[source + against]
                else:
                    for against in range(self.other):
                        if self.theirs[source + against] > self.best[against]:
                            self.best[against] = self.theirs[source + against]
            weight = self.weights[roll]
            for against in range(self.other):
                self.rolled[row + against] += weight * self.best[against]

    @cython.cfunc
    @cython.exceptval(check=False)
    def settle_mine(self, place: cython.int) -> cython.void:
        """Write what X on roll has with the better of rolling and doubling; where O has no men left, X has lost."""
        state: cython.int
        against: cython.int
        target: cython.int
        doubled: cython.double
        worth: cython.double
        for state in range(self.states):
            self.mine[self.at(state, place, 0)] = self.cube[7 * state + 1]
            target = cython.cast(cython.int, self.cube[7 * state + 2])
            for against in range(1, self.other):
                worth = self.rolled[state * self.other + against]
                if target >= 0:
                    doubled = self.cube[7 * state + 6] * self.rolled[target * self.other + against]
                    if doubled > self.cube[7 * state + 4]:
                        doubled = self.cube[7 * state + 4]
                    if doubled > worth:
                        worth = doubled
                self.mine[self.at(state, place, against)] = worth

    @cython.cfunc
    @cython.exceptval(check=False)
    def fill_theirs(self, place: cython.int) -> cython.void:
        """Write what X has with O on roll, with O's better of rolling and doubling."""
        state: cython.int
        against: cython.int
        target: cython.int
        doubled: cython.double
        worth: cython.double
        for state in range(self.states):
            self.theirs[self.at(state, place, 0)] = self.cube[7 * state + 1]
        for against in range(1, self.other):
            for state in range(self.states):
                self.best[state] = self.roll_theirs(self.at(state, place, 0), against)
            for state in range(self.states):
                worth = self.best[state]
                target = cython.cast(cython.int, self.cube[7 * state + 3])
                if target >= 0:
                    doubled = self.cube[7 * state + 6] * self.best[target]
                    if doubled < self.cube[7 * state + 5]:
                        doubled = self.cube[7 * state + 5]
                    if doubled < worth:
                        worth = doubled
                self.theirs[self.at(state, place, against)] = worth

    @cython.cfunc
    @cython.exceptval(check=False)
    def roll_theirs(self, row: cython.Py_ssize_t, against: cython.int) -> cython.double:
        """Return what O's roll is worth to X, over all rolls and O's best plays."""
        roll: cython.int
        move: cython.int
        least: cython.double
        total: cython.double = 0
        for roll in range(_ROLLS):
            least = self.mine[row + self.other_targets[self.other_starts[_ROLLS * against + roll]]]
            for move in range(
                self.other_starts[_ROLLS * against + roll] + 1, self.other_starts[_ROLLS * against + roll + 1]
            ):
                if self.mine[row + self.other_targets[move]] < least:
                    least = self.mine[row + self.other_targets[move]]
            total += self.weights[roll] * least
        return total

    def before_roll(self, state: cython.int, place: cython.int, against: cython.int) -> cython.double:
        """Return what X has by rolling now, over all rolls and best plays."""
        roll: cython.int
        move: cython.int
        most: cython.double
        total: cython.double = 0
        for roll in range(_ROLLS):
            most = self.after_play(state, self.targets[self.starts[_ROLLS * place + roll]], against)
            for move in range(self.starts[_ROLLS * place + roll] + 1, self.starts[_ROLLS * place + roll + 1]):
                most = max(most, self.after_play(state, self.targets[move], against))
            total += self.weights[roll] * most
        return total

    def after_play(self, state: cython.int, place: cython.int, against: cython.int) -> cython.double:
        """Return what X has when O is on roll and may double first."""
        return self.theirs[self.at(state, place, against)]
