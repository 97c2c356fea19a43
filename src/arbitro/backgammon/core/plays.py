"""Every legal play of a roll, each resulting position once.

A board is 52 bytes: the mover's men off the board (0), on their points 1 to 24 and on the bar (25), then the
opponent's in the same way, in the opponent's own numbers. A play is up to four steps, each from and to.
No roll has more than 3,060 plays: four steps shared out among fifteen men.
"""

import cython

BOARD = 52
MOST = 3060
BAR = cython.declare(cython.uint, 1 << 25)
DE_BRUIJN = cython.declare(cython.uint, 0x077CB531)
WORD = cython.declare(cython.uint, 0xFFFFFFFF)
LONG = cython.declare(cython.ulonglong, 0xFFFFFFFFFFFFFFFF)
STEP = cython.declare(cython.ulonglong, 0x9E3779B97F4A7C15)
STIR = cython.declare(cython.ulonglong, 0xBF58476D1CE4E5B9)
BLEND = cython.declare(cython.ulonglong, 0x94D049BB133111EB)


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def _sources(men: cython.uint, blocked: cython.uint, die: cython.int) -> cython.uint:
    """Return the points from which a man may move a die."""
    if men & BAR:
        return BAR & ~(blocked << die)
    free: cython.uint = men & ~(blocked << die) & ~((2 << die) - 1)
    if men < 128:
        if men >> die & 1:
            free |= 1 << die
        elif men and not men >> die:
            free |= _highest(men)
    return free


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def _highest(men: cython.uint) -> cython.uint:
    """Return the highest bit set among the home points."""
    bit: cython.uint = 64
    while not men & bit:
        bit >>= 1
    return bit


@cython.cclass
class Plays:
    """The plays of one roll on one board; asked anew, it forgets the last."""

    counts: cython.uchar[52]
    reach: cython.uint[26]
    places: cython.uchar[32]
    found: cython.uchar[24480]
    path: cython.uchar[8]
    board: cython.uchar[52]
    blocked: cython.uint
    blots: cython.uint
    count = cython.declare(cython.int, visibility="readonly")
    used = cython.declare(cython.int, visibility="readonly")
    finished = cython.declare(cython.bint, visibility="readonly")
    turns: cython.int

    def __init__(self) -> None:
        place: cython.int
        one: cython.uint = 1
        self.count = self.used = 0
        self.finished = False
        if not cython.compiled:
            self.counts, self.board, self.reach = [0] * 52, [0] * 52, [0] * 26
            self.found, self.path, self.places = [0] * 24480, [0] * 8, [0] * 32
        for place in range(32):
            self.places[((one << place) * DE_BRUIJN & WORD) >> 27] = place

    def find(self, board: cython.p_const_uchar, first: cython.int, second: cython.int) -> cython.int:
        """Find the legal plays of a roll and return to how many positions they lead."""
        return self.search(board, first, second)

    def results(self) -> list:
        """Return the boards after each play, from the mover's side."""
        index: cython.int
        boards = []
        for index in range(self.count):
            self.carry_out(index)
            boards.append(self.copied())
        return boards

    def turned(self, index: cython.int) -> bytes:
        """Return the board after one of the plays as the opponent sees it, and set `finished`."""
        self.carry_out(index)
        self.finished = self.over()
        self.turn_round()
        return self.copied()

    def result(self, index: cython.int) -> bytes:
        """Return the board after one of the plays, from the mover's side."""
        self.carry_out(index)
        return self.copied()

    def steps(self, index: cython.int) -> tuple:
        """Return the steps of one of the plays, each as from and to."""
        start: cython.int = index * 8
        return tuple([(self.found[start + 2 * i], self.found[start + 2 * i + 1]) for i in range(self.used)])

    @cython.cfunc
    @cython.inline
    def copied(self) -> bytes:
        """Return the board laid out last."""
        return self.board[:52] if cython.compiled else bytes(self.board)

    @cython.cfunc
    @cython.exceptval(check=False)
    def search(self, board: cython.p_const_uchar, first: cython.int, second: cython.int) -> cython.int:
        """Find the plays, and set how many dice they use."""
        men: cython.uint = self.load(board)
        self.count = self.used = 0
        if first == second:
            self.doubles(men, first, 0, 25)
        elif first > second:
            self.mixed(men, first, second)
        else:
            self.mixed(men, second, first)
        return self.count

    @cython.cfunc
    @cython.inline
    @cython.exceptval(check=False)
    def lowest(self, mask: cython.uint) -> cython.int:
        """Return the place of the lowest bit set, by a sequence of De Bruijn."""
        return self.places[((mask & -mask) * DE_BRUIJN & WORD) >> 27]

    @cython.cfunc
    @cython.exceptval(check=False)
    def load(self, board: cython.p_const_uchar) -> cython.uint:
        """Take the board in; return the points that the mover holds."""
        men: cython.uint = 0
        blocked: cython.uint = 0
        blots: cython.uint = 0
        one: cython.uint = 1
        point: cython.int
        for point in range(52):
            self.counts[point] = board[point]
        for point in range(1, 25):
            if board[point]:
                men |= one << point
            if board[51 - point] == 1:
                blots |= one << point
            elif board[51 - point]:
                blocked |= one << point
        self.blocked = blocked
        self.blots = blots
        if board[25]:
            men |= BAR
        return men

    @cython.cfunc
    @cython.inline
    @cython.exceptval(check=False)
    def moved(self, men: cython.uint, source: cython.int, target: cython.int) -> cython.uint:
        """Move a man, and return the points that the mover holds then."""
        self.counts[source] -= 1
        self.counts[target] += 1
        if not self.counts[source]:
            men &= ~(1 << source)
        return men | 1 << target if target else men

    @cython.cfunc
    @cython.inline
    @cython.exceptval(check=False)
    def unmove(self, source: cython.int, target: cython.int) -> cython.void:
        """Take a man back."""
        self.counts[source] += 1
        self.counts[target] -= 1

    @cython.cfunc
    @cython.inline
    @cython.exceptval(check=False)
    def add(self, a: cython.int, b: cython.int, c: cython.int, d: cython.int) -> cython.void:
        """Enter a play of two steps."""
        start: cython.int = self.count * 8
        self.found[start] = a
        self.found[start + 1] = b
        self.found[start + 2] = c
        self.found[start + 3] = d
        self.count += 1

    @cython.cfunc
    @cython.exceptval(check=False)
    def mixed(self, men: cython.uint, larger: cython.int, smaller: cython.int) -> cython.void:
        """Find the plays of two different dice: both, else the larger, else the smaller."""
        self.larger_first(men, larger, smaller)
        self.smaller_first(men, larger, smaller)
        if self.count:
            self.used = 2
            return
        self.single(men, larger)
        if not self.count:
            self.single(men, smaller)

    @cython.cfunc
    @cython.exceptval(check=False)
    def larger_first(self, men: cython.uint, larger: cython.int, smaller: cython.int) -> cython.void:
        """Enter every play that can begin with the larger die, and keep which they are."""
        source: cython.int
        other: cython.int
        target: cython.int
        for source in range(26):
            self.reach[source] = 0
        rest: cython.uint = _sources(men, self.blocked, larger)
        while rest:
            source = self.lowest(rest)
            rest &= rest - 1
            target = source - larger if source > larger else 0
            others: cython.uint = _sources(self.moved(men, source, target), self.blocked, smaller)
            self.reach[source] = others
            while others:
                other = self.lowest(others)
                others &= others - 1
                if other != target or not self.run_known(source, target, smaller):
                    self.add(source, target, other, other - smaller if other > smaller else 0)
            self.unmove(source, target)

    @cython.cfunc
    @cython.inline
    @cython.exceptval(check=False)
    def run_known(self, source: cython.int, target: cython.int, smaller: cython.int) -> cython.bint:
        """Tell whether a man's run by both dice equals a play of two men that is entered already."""
        if source <= smaller or not self.reach[source - smaller] >> source & 1:
            return False
        return not (self.blots >> target | self.blots >> (source - smaller)) & 1

    @cython.cfunc
    @cython.exceptval(check=False)
    def smaller_first(self, men: cython.uint, larger: cython.int, smaller: cython.int) -> cython.void:
        """Enter the plays that must begin with the smaller die, or that hit on another way to the same point."""
        source: cython.int
        other: cython.int
        target: cython.int
        rest: cython.uint = _sources(men, self.blocked, smaller)
        while rest:
            source = self.lowest(rest)
            rest &= rest - 1
            target = source - smaller if source > smaller else 0
            others: cython.uint = _sources(self.moved(men, source, target), self.blocked, larger)
            while others:
                other = self.lowest(others)
                others &= others - 1
                if not self.known(source, target, other, larger, smaller):
                    self.add(source, target, other, other - larger if other > larger else 0)
            self.unmove(source, target)

    @cython.cfunc
    @cython.inline
    @cython.exceptval(check=False)
    def known(
        self,
        source: cython.int,
        target: cython.int,
        other: cython.int,
        larger: cython.int,
        smaller: cython.int,
    ) -> cython.bint:
        """Tell whether a play that begins with the larger die leads to the same position."""
        if self.reach[other] >> source & 1:
            return True
        if other == target and source > larger and self.reach[source] >> (source - larger) & 1:
            return not (self.blots >> target | self.blots >> (source - larger)) & 1
        return target == 0 and other <= smaller and self.reach[source] >> other & 1 != 0

    @cython.cfunc
    @cython.exceptval(check=False)
    def single(self, men: cython.uint, die: cython.int) -> cython.void:
        """Enter the plays of one die alone."""
        source: cython.int
        rest: cython.uint = _sources(men, self.blocked, die)
        while rest:
            source = self.lowest(rest)
            rest &= rest - 1
            self.add(source, source - die if source > die else 0, 0, 0)
            self.used = 1

    @cython.cfunc
    @cython.exceptval(check=False)
    def doubles(self, men: cython.uint, die: cython.int, depth: cython.int, last: cython.int) -> cython.void:
        """Enter the longest plays of a double, the rearmost men first, so that none comes twice."""
        source: cython.int
        target: cython.int
        if depth > self.used:
            self.used = depth
            self.count = 0
        if depth and depth == self.used:
            self.add_path()
        if depth == 4:
            return
        rest: cython.uint = _sources(men, self.blocked, die) & ((2 << last) - 1)
        while rest:
            source = self.lowest(rest)
            rest &= rest - 1
            target = source - die if source > die else 0
            self.path[2 * depth] = source
            self.path[2 * depth + 1] = target
            self.doubles(self.moved(men, source, target), die, depth + 1, source)
            self.unmove(source, target)

    @cython.cfunc
    @cython.inline
    @cython.exceptval(check=False)
    def add_path(self) -> cython.void:
        """Enter the play of a double that is under way."""
        place: cython.int
        start: cython.int = self.count * 8
        for place in range(8):
            self.found[start + place] = self.path[place]
        self.count += 1

    @cython.cfunc
    @cython.exceptval(check=False)
    def carry_out(self, index: cython.int) -> cython.void:
        """Leave the board after one of the plays in `board`."""
        self.write(index, self.board, 0)

    @cython.cfunc
    @cython.exceptval(check=False)
    def write(self, index: cython.int, boards: cython.p_uchar, start: cython.int) -> cython.void:
        """Write the board after one of the plays at a place of a row of boards."""
        place: cython.int
        target: cython.int
        play: cython.int = 8 * index
        for place in range(52):
            boards[start + place] = self.counts[place]
        for place in range(self.used):
            target = self.found[play + 2 * place + 1]
            boards[start + self.found[play + 2 * place]] -= 1
            boards[start + target] += 1
            if target and boards[start + 51 - target] == 1:
                boards[start + 51 - target] = 0
                boards[start + 51] += 1

    @cython.cfunc
    @cython.exceptval(check=False)
    def lay(self, start: cython.p_const_uchar) -> cython.void:
        """Lay a board in `board`."""
        place: cython.int
        for place in range(52):
            self.board[place] = start[place]

    @cython.cfunc
    @cython.exceptval(check=False)
    def turn_round(self) -> cython.void:
        """See `board` from the other side."""
        place: cython.int
        for place in range(26):
            self.board[place], self.board[26 + place] = self.board[26 + place], self.board[place]

    @cython.cfunc
    @cython.exceptval(check=False)
    def over(self) -> cython.bint:
        """Tell whether the mover has no man left on `board`."""
        place: cython.int
        men: cython.int = 0
        for place in range(1, 26):
            men += self.board[place]
        return men == 0

    @cython.cfunc
    @cython.exceptval(check=False)
    def level(self) -> cython.int:
        """Return 1, 2 or 3 for a game, gammon or backgammon lost by the opponent on `board`."""
        place: cython.int
        if self.board[26]:
            return 1
        for place in range(45, 52):
            if self.board[place]:
                return 3
        return 2


ROLLS = [(first, second) for first in range(1, 7) for second in range(1, first + 1)]


def count_positions(board: bytes, depth: cython.int) -> cython.longlong:
    """Return to how many positions all rolls lead from each distinct position of the depth before.

    A roll that cannot be played leads to one: the board as it was, with the other side to move.
    """
    plays: Plays = Plays()
    total: cython.longlong = 0
    boards = {board}
    for _ in range(depth - 1):
        boards = {after for before in boards for after in successors(before)}
    for before in boards:
        for first, second in ROLLS:
            total += plays.search(before, first, second) or 1
    return total


def successors(board: bytes) -> set:
    """Return the distinct boards after any roll, each from the side of the player then to move."""
    plays: Plays = Plays()
    found = set()
    for first, second in ROLLS:
        plays.search(board, first, second)
        found.update([after[26:] + after[:26] for after in plays.results() or [board]])
    return found


def find_all(
    boards: cython.const[cython.uchar][::1],
    dice: cython.const[cython.uchar][::1],
    results: cython.uchar[::1],
    starts: cython.int[::1],
    standing: cython.bint = False,
) -> cython.int:
    """Find the plays of many boards at once, each with its two dice, and return to how many positions they lead.

    The resulting boards are laid one after the other in `results`, those of board i from `starts[i]` to
    `starts[i + 1]`; what has no room is counted, not written. With `standing` a board whose roll cannot be played
    leads to itself.
    """
    plays: Plays = Plays()
    total: cython.int = 0
    room: cython.int = results.shape[0] // 52
    index: cython.int
    play: cython.int
    row: cython.p_uchar = cython.address(results[0]) if cython.compiled else results
    for index in range(dice.shape[0] // 2):
        starts[index] = total
        plays.search(_at(boards, index), dice[2 * index], dice[2 * index + 1])
        for play in range(plays.count):
            if total < room:
                plays.write(play, row, 52 * total)
            total += 1
        if standing and not plays.count:
            if total < room:
                plays.write(0, row, 52 * total)
            total += 1
    starts[dice.shape[0] // 2] = total
    return total


@cython.cfunc
@cython.inline
def _at(boards: cython.const[cython.uchar][::1], index: cython.int) -> cython.p_const_uchar:
    """Return one of many boards."""
    if cython.compiled:
        return cython.address(boards[52 * index])
    return boards[52 * index : 52 * index + 52]


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def _mixed(state: cython.ulonglong) -> cython.ulonglong:
    """Return a well-mixed number for a counter (SplitMix64)."""
    state = ((state ^ (state >> 30)) * STIR) & LONG
    state = ((state ^ (state >> 27)) * BLEND) & LONG
    return state ^ (state >> 31)


def random_games(start: bytes, seed: cython.ulonglong, outcomes: cython.schar[::1]) -> cython.longlong:
    """Play whole games at random, one for each place of `outcomes`; return how many turns they took.

    An outcome is 1, 2 or 3 for a game, gammon or backgammon of the side that began, and negative for the other.
    The numbers are for simulation: a match is played with dice that can be verified.
    """
    plays: Plays = Plays()
    turns: cython.longlong = 0
    game: cython.int
    for game in range(outcomes.shape[0]):
        outcomes[game] = _random_game(plays, start, seed + 1000003 * game)
        turns += plays.turns
    return turns


@cython.cfunc
def _random_game(plays: Plays, start: cython.p_const_uchar, seed: cython.ulonglong) -> cython.int:
    """Play one game at random; its number of turns is left in `plays.turns`."""
    draw: cython.ulonglong
    number: cython.ulonglong = seed
    side: cython.int = 1
    plays.lay(start)
    plays.turns = 0
    while True:
        number = (number + STEP) & LONG
        draw = _mixed(number)
        plays.turns += 1
        plays.search(plays.board, draw % 6 + 1, (draw >> 16) % 6 + 1)
        if plays.count:
            plays.carry_out((draw >> 32) % plays.count)
            if plays.over():
                return side * plays.level()
        plays.turn_round()
        side = -side
