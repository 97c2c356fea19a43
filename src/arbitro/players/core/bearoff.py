"""Bearing off without contact, exactly: in how many rolls a side is off when it wastes none.

A position is how many men stand on each of the six home points; positions of up to fifteen men are numbered by
the combinatorial number system, fewest men first. For each the table holds the chance to be off in exactly
1, 2, … rolls, for the play that takes the fewest rolls on average, and the chance that a roll bears no man off.
"""

import cython

ROLLS = 32
_ROLLS = cython.declare(cython.int, ROLLS)


def count(men: cython.int) -> cython.int:
    """Return how many positions there are of up to so many men."""
    places: cython.int = 1
    step: cython.int
    for step in range(1, 7):
        places = places * (men + step) // step
    return places


@cython.cclass
class Bearoff:
    """The table of one side's bearoff."""

    men = cython.declare(cython.int, visibility="readonly")
    chances: cython.float[::1]
    mean: cython.float[::1]
    idle: cython.float[::1]
    choose: cython.int[7][23]
    home: cython.int[7]
    best: cython.int
    borne: cython.int

    def __init__(self, men: cython.int, chances: object, mean: object, idle: object) -> None:
        """Take room for `ROLLS` floats, one float and one float for each position, and fill it."""
        self.men, self.best, self.borne = men, 0, 0
        self.chances, self.mean, self.idle = chances, mean, idle
        if not cython.compiled:
            self.choose = [[0] * 7 for _ in range(23)]
            self.home = [0] * 7
        self.count_choices()
        self.fill()

    def number(self, home: bytes) -> cython.int:
        """Return the number of a position given as the men on points 1 to 6."""
        point: cython.int
        for point in range(6):
            self.home[point + 1] = home[point]
        return self.numbered()

    @cython.cfunc
    @cython.exceptval(check=False)
    def count_choices(self) -> cython.void:
        """Fill Pascal's triangle as far as it is needed."""
        top: cython.int
        bottom: cython.int
        for top in range(23):
            self.choose[top][0] = 1
            for bottom in range(1, 7):
                self.choose[top][bottom] = 0
                if top:
                    self.choose[top][bottom] = self.choose[top - 1][bottom - 1] + self.choose[top - 1][bottom]

    @cython.cfunc
    @cython.exceptval(check=False)
    def numbered(self) -> cython.int:
        """Return the number of the position in `home`."""
        point: cython.int
        men: cython.int = 0
        number: cython.int = 0
        for point in range(1, 7):
            men += self.home[point]
            number += self.choose[men + point - 1][point]
        return number

    @cython.cfunc
    def fill(self) -> cython.void:
        """Fill the table, fewest pips first, so that what a play leads to is known."""
        order: list = [[] for _ in range(6 * self.men + 1)]
        self.list_positions(order, 6, self.men, 0)
        self.chances[0] = 1
        for positions in order[1:]:
            for home in positions:
                self.fill_one(self.number(home))

    @cython.cfunc
    def list_positions(
        self, order: list, point: cython.int, left: cython.int, pips: cython.int
    ) -> cython.void:
        """List the positions by their pips."""
        men: cython.int
        if not point:
            order[pips].append(
                bytes([self.home[1], self.home[2], self.home[3], self.home[4], self.home[5], self.home[6]])
            )
            return
        for men in range(left + 1):
            self.home[point] = men
            self.list_positions(order, point - 1, left - men, pips + men * point)

    @cython.cfunc
    @cython.exceptval(check=False)
    def fill_one(self, number: cython.int) -> cython.void:
        """Fill the row of the position in `home` from the rows that its 21 rolls lead to."""
        larger: cython.int
        smaller: cython.int
        roll: cython.int
        weight: cython.float
        total: cython.float = 0
        for larger in range(1, 7):
            for smaller in range(1, larger + 1):
                self.best, self.borne = -1, 0
                if larger == smaller:
                    self.try_plays(larger, larger, 4, 6)
                else:
                    self.try_plays(larger, smaller, 2, 6)
                    self.try_plays(smaller, larger, 2, 6)
                weight = (1 if larger == smaller else 2) / 36.0
                if not self.borne:
                    self.idle[number] += weight
                for roll in range(1, _ROLLS):
                    self.chances[number * _ROLLS + roll] += (
                        weight * self.chances[self.best * _ROLLS + roll - 1]
                    )
        for roll in range(1, _ROLLS):
            total += roll * self.chances[number * _ROLLS + roll]
        self.mean[number] = total

    @cython.cfunc
    @cython.exceptval(check=False)
    def try_plays(
        self, die: cython.int, next_die: cython.int, steps: cython.int, top: cython.int
    ) -> cython.void:
        """Try every play of the dice and keep the position that is off soonest in `best`."""
        point: cython.int
        target: cython.int
        above: cython.int = 0
        moved: cython.bint = False
        for point in range(6, 0, -1):
            if self.home[point] and point <= top and (point >= die or not above):
                moved = True
                target = point - die if point > die else 0
                self.home[point] -= 1
                self.home[target] += 1
                if steps > 1:
                    self.try_plays(next_die, next_die, steps - 1, point if die == next_die else 6)
                else:
                    self.keep(self.numbered())
                self.home[target] -= 1
                self.home[point] += 1
            above += self.home[point]
        if not moved and not above:
            self.keep(self.numbered())

    @cython.cfunc
    @cython.exceptval(check=False)
    def keep(self, number: cython.int) -> cython.void:
        """Keep a position when it is better than the best so far, and how many men can be borne off."""
        if self.home[0] > self.borne:
            self.borne = self.home[0]
        if self.best < 0 or self.mean[number] < self.mean[self.best]:
            self.best = number

    def weigh(
        self,
        boards: cython.const[cython.uchar][::1],
        turned: cython.bint,
        kinds: cython.const[cython.uchar][::1],
        kind: cython.int,
        outputs: cython.float[::1],
    ) -> None:
        """Write the five chances of the player on roll for every board of one kind."""
        index: cython.int
        own: cython.int
        other: cython.int
        for index in range(kinds.shape[0]):
            if kinds[index] == kind:
                own = 52 * index + (26 if turned else 0)
                other = 52 * index + (0 if turned else 26)
                self.weigh_one(boards, own, other, outputs, 5 * index)

    @cython.cfunc
    @cython.exceptval(check=False)
    def weigh_one(
        self,
        boards: cython.const[cython.uchar][::1],
        own: cython.int,
        other: cython.int,
        outputs: cython.float[::1],
        row: cython.int,
    ) -> cython.void:
        """Write the chances of one board: whose men are off first, and whether the other has borne one off."""
        mine: cython.int = _ROLLS * self.placed(boards, own)
        theirs: cython.int = _ROLLS * self.placed(boards, other)
        place: cython.int
        for place in range(5):
            outputs[row + place] = 0
        outputs[row] = self.sooner(mine, theirs)
        if not boards[other]:
            outputs[row + 1] = self.spoils(mine, self.idle[theirs // _ROLLS], 1)
        if not boards[own]:
            outputs[row + 3] = self.spoils(theirs, self.idle[mine // _ROLLS], 0)

    @cython.cfunc
    @cython.exceptval(check=False)
    def sooner(self, mine: cython.int, theirs: cython.int) -> cython.float:
        """Return the chance that the side on roll is off no later than the other."""
        roll: cython.int
        waiting: cython.float = 1
        total: cython.float = 0
        for roll in range(1, _ROLLS):
            total += self.chances[mine + roll] * waiting
            waiting -= self.chances[theirs + roll]
        return total

    @cython.cfunc
    @cython.exceptval(check=False)
    def spoils(self, winner: cython.int, idle: cython.float, ahead: cython.int) -> cython.float:
        """Return the chance that a side is off before the other, whose rolls may bear no man off, has borne one."""
        roll: cython.int
        waiting: cython.float = 1 if ahead else idle
        total: cython.float = 0
        for roll in range(1, _ROLLS):
            total += self.chances[winner + roll] * waiting
            waiting *= idle
        return total

    @cython.cfunc
    @cython.exceptval(check=False)
    def placed(self, boards: cython.const[cython.uchar][::1], side: cython.int) -> cython.int:
        """Return the number of a side's position."""
        point: cython.int
        for point in range(1, 7):
            self.home[point] = boards[side + point]
        return self.numbered()
