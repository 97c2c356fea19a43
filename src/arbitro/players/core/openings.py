"""How easy the men of a carrom side are for the player who comes next, read from a row of the table's outcomes."""

import cython
from cython.cimports.libc.math import fabs, sqrt


@cython.cclass
class Openings:
    """What a player at the near side looks at, in millimetres, with room for the men of one board."""

    half: cython.double
    pocket: cython.double
    mouth: cython.double
    man: cython.double
    behind: cython.double
    height: cython.double
    reach: cython.double
    x: cython.double[32]
    y: cython.double[32]
    own: cython.bint[32]
    count: cython.int

    def __init__(
        self,
        half: cython.double,
        mouth: cython.double,
        man: cython.double,
        striker: cython.double,
        height: cython.double,
        reach: cython.double,
    ) -> None:
        self.half, self.mouth, self.man, self.height, self.reach = half, mouth, man, height, reach
        self.pocket = half - mouth / 2
        self.behind = (man + striker) / 2
        if not cython.compiled:
            self.x, self.y, self.own = [0.0] * 32, [0.0] * 32, [False] * 32

    def worth(
        self,
        row: cython.const[cython.double][::1],
        head: cython.int,
        each: cython.int,
        kinds: cython.const[cython.uchar][::1],
        kind: cython.int,
        turns: cython.int,
    ) -> cython.double:
        """Return what the three easiest men of a kind are worth to the player so many seats to the right.

        The row has, for each piece, its place in metres and its pocket, -1 while it is on the board.
        """
        best: cython.double = 0.0
        second: cython.double = 0.0
        third: cython.double = 0.0
        ease: cython.double
        index: cython.int
        self.gather(row, head, each, kinds, kind, turns)
        for index in range(self.count):
            if not self.own[index]:
                continue
            ease = self.ease(index)
            if ease > best:
                best, second, third = ease, best, second
            elif ease > second:
                second, third = ease, second
            elif ease > third:
                third = ease
        return 0.7 * best + 0.35 * second + 0.2 * third

    @cython.cfunc
    @cython.exceptval(check=False)
    def gather(
        self,
        row: cython.const[cython.double][::1],
        head: cython.int,
        each: cython.int,
        kinds: cython.const[cython.uchar][::1],
        kind: cython.int,
        turns: cython.int,
    ) -> cython.void:
        """Note what lies on the board as the player sees it."""
        index: cython.int
        place: cython.int
        x: cython.double
        y: cython.double
        self.count = 0
        for index in range(kinds.shape[0]):
            place = head + each * index
            if kinds[index] == 0 or row[place + 2] != -1:
                continue
            x, y = row[place] * 1000 - self.half, row[place + 1] * 1000 - self.half
            if turns == 1:
                x, y = y, -x
            elif turns == 2:
                x, y = -x, -y
            elif turns == 3:
                x, y = -y, x
            self.x[self.count], self.y[self.count] = x, y
            self.own[self.count] = kinds[index] == kind
            self.count += 1

    @cython.cfunc
    @cython.exceptval(check=False)
    def ease(self, index: cython.int) -> cython.double:
        """Return how easy a man is into its best pocket: near it, on a full cut, with nothing in between."""
        corner: cython.int
        x: cython.double
        y: cython.double
        distance: cython.double
        fullness: cython.double
        ease: cython.double
        best: cython.double = 0.0
        for corner in range(4):
            x = (self.pocket if corner % 2 else -self.pocket) - self.x[index]
            y = (self.pocket if corner >= 2 else -self.pocket) - self.y[index]
            distance = sqrt(x * x + y * y)
            x, y = x / distance, y / distance
            fullness = self.fullness(index, x, y)
            ease = fullness * 120.0 / (120.0 + (distance - self.mouth if distance > self.mouth else 0.0))
            if fullness > 0.2 and ease > best and not self.hidden(index, x, y, distance):
                best = ease
        return best

    @cython.cfunc
    @cython.exceptval(check=False)
    def fullness(self, index: cython.int, x: cython.double, y: cython.double) -> cython.double:
        """Return the cosine of the fullest cut from the base lines that sends a man in a direction."""
        ghost: cython.double = self.x[index] - x * self.behind
        rise: cython.double = self.y[index] - y * self.behind - self.height
        aside: cython.double = x / y * rise if y > 0.05 else self.reach if x > 0 else -self.reach
        spot: cython.double = ghost - aside
        spot = -self.reach if spot < -self.reach else self.reach if spot > self.reach else spot
        across: cython.double = ghost - spot
        length: cython.double = sqrt(across * across + rise * rise)
        return (across * x + rise * y) / length if length > 1.0 else 0.0

    @cython.cfunc
    @cython.exceptval(check=False)
    def hidden(
        self, index: cython.int, x: cython.double, y: cython.double, distance: cython.double
    ) -> cython.bint:
        """Tell whether another man lies in the way."""
        other: cython.int
        ahead: cython.double
        for other in range(self.count):
            dx: cython.double = self.x[other] - self.x[index]
            dy: cython.double = self.y[other] - self.y[index]
            ahead = dx * x + dy * y
            if 0.5 < ahead < distance and fabs(dx * y - dy * x) < self.man:
                return True
        return False
