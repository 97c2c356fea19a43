"""The legal plays of a roll in plain Python, each resulting position once; the core finds the same, in the same order.

A board is 52 bytes: the mover's men off the board (0), on points 1 to 24 and on the bar (25), then the opponent's in
the same way, in the opponent's own numbers. A play is up to four steps, each from and to.
"""

from collections.abc import Iterator

Steps = tuple[tuple[int, int], ...]
BAR = 1 << 25
ROLLS = [(first, second) for first in range(1, 7) for second in range(1, first + 1)]


class PlainPlays:
    """The plays of one roll on one board; asked anew, it forgets the last."""

    def __init__(self) -> None:
        self.used = 0
        self._men = bytearray(52)
        self._found: list[Steps] = []
        self._blocked = self._blots = 0

    @property
    def count(self) -> int:
        """How many plays were found."""
        return len(self._found)

    def find(self, board: bytes, first: int, second: int) -> int:
        """Find the legal plays of a roll and return to how many positions they lead."""
        held = self._stand(board)
        self._found, self.used = [], 0
        if first == second:
            self._find_doubles(held, first, (), 25)
        else:
            self._find_unlike(held, max(first, second), min(first, second))
        return len(self._found)

    def results(self) -> list[bytes]:
        """Return the boards after each play, from the mover's side."""
        return [self._result(steps) for steps in self._found]

    def steps(self, index: int) -> Steps:
        """Return the steps of one of the plays, each as from and to."""
        return self._found[index]

    def single(self, board: bytes, die: int) -> list[tuple[int, int, bytes]]:
        """Return what one man may do by one die, whatever is played then: from, to, and the board after it."""
        held = self._stand(board)
        runs = [(source, max(source - die, 0)) for source in self._sources(held, die)]
        return [(source, target, self._result(((source, target),))) for source, target in runs]

    def _stand(self, board: bytes) -> int:
        """Take a board, and return the points that the mover holds."""
        self._men[:] = board
        theirs = {point: board[51 - point] for point in range(1, 25)}
        self._blots = sum(1 << point for point, men in theirs.items() if men == 1)
        self._blocked = sum(1 << point for point, men in theirs.items() if men > 1)
        return sum(1 << point for point in range(1, 26) if board[point])

    def _result(self, steps: Steps) -> bytes:
        board = bytearray(self._men)
        for source, target in steps:
            board[source] -= 1
            board[target] += 1
            if target and board[51 - target] == 1:
                board[51 - target] = 0
                board[51] += 1
        return bytes(board)

    def _sources(self, held: int, die: int) -> Iterator[int]:
        """Yield the points from which a man may move a die, the lowest first."""
        # Bits and not lists: this is asked for every man of every play, and the browser's referee has no
        # compiled core.
        if held & BAR:
            free = BAR & ~(self._blocked << die)
        else:
            free = held & ~(self._blocked << die) & ~((2 << die) - 1)
            if held < 128:
                if held >> die & 1:
                    free |= 1 << die
                elif held and not held >> die:
                    free |= 1 << (held.bit_length() - 1)
        while free:
            lowest = free & -free
            yield lowest.bit_length() - 1
            free ^= lowest

    def _move(self, held: int, source: int, target: int) -> int:
        """Move a man, and return the points that the mover holds then."""
        self._men[source] -= 1
        self._men[target] += 1
        if not self._men[source]:
            held &= ~(1 << source)
        return held | 1 << target if target else held

    def _unmove(self, source: int, target: int) -> None:
        self._men[source] += 1
        self._men[target] -= 1

    def _find_doubles(self, held: int, die: int, path: Steps, last: int) -> None:
        """Enter the longest plays of a double, the rearmost men first, so that none comes twice."""
        # In order from the rearmost: four moves of one die in any order lead to the same place, and each is
        # found once.
        if len(path) > self.used:
            self.used, self._found = len(path), []
        if path and len(path) == self.used:
            self._found.append(path)
        if len(path) == 4:
            return
        for source in self._sources(held, die):
            if source > last:
                return
            target = max(source - die, 0)
            self._find_doubles(self._move(held, source, target), die, (*path, (source, target)), source)
            self._unmove(source, target)

    def _find_unlike(self, held: int, larger: int, smaller: int) -> None:
        """Find the plays of two different dice: both, else the larger, else the smaller."""
        reach: dict[int, set[int]] = {}
        for source in self._sources(held, larger):
            target = max(source - larger, 0)
            others = [*self._sources(self._move(held, source, target), smaller)]
            reach[source] = {*others}
            for other in others:
                if other != target or not self._run_is_entered(source, target, smaller, reach):
                    self._found.append(((source, target), (other, max(other - smaller, 0))))
            self._unmove(source, target)

        # Then those that must begin with the smaller die, or that hit on another way to the same point.
        for source in self._sources(held, smaller):
            target = max(source - smaller, 0)
            for other in [*self._sources(self._move(held, source, target), larger)]:
                if not self._is_entered(source, target, other, (larger, smaller), reach):
                    self._found.append(((source, target), (other, max(other - larger, 0))))
            self._unmove(source, target)
        if self._found:
            self.used = 2
            return
        for die in (larger, smaller):
            self._found = [((source, max(source - die, 0)),) for source in self._sources(held, die)]
            if self._found:
                self.used = 1
                return

    def _run_is_entered(self, source: int, target: int, smaller: int, reach: dict[int, set[int]]) -> bool:
        """Tell whether a man's run by both dice equals a play of two men that is entered already."""
        # Unless a man is hit on the way: then the way makes the difference.
        if source <= smaller or source not in reach.get(source - smaller, ()):
            return False
        return not (self._blots >> target | self._blots >> (source - smaller)) & 1

    def _is_entered(
        self, source: int, target: int, other: int, dice: tuple[int, int], reach: dict[int, set[int]]
    ) -> bool:
        """Tell whether a play that begins with the larger die leads to the same position."""
        # The same position by the larger die first has been entered already; where one of the ways hits, both
        # stand.
        larger, smaller = dice
        own = reach.get(source, ())
        if source in reach.get(other, ()):
            return True
        if other == target and source > larger and source - larger in own:
            return not (self._blots >> target | self._blots >> (source - larger)) & 1
        return target == 0 and other <= smaller and other in own
