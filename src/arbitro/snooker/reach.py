"""Which scores a frame can end with.

A side's points are its reds, at most one colour after each red, its colours of the final order, and
penalties. Colours after n reds add 0 or anything from 2 to 7n; penalties of 4 to 7 add 0 or anything from 4
up. Reds that nobody scored left the table in a foul. The black at the end goes to one side, potted or as
the penalty of the foul that ends the frame; a tie on it is broken by 7 points more.
"""

from collections.abc import Iterator
from functools import cache

from arbitro.snooker.balls import COLOURS, VALUE

REDS = 15  # 2.4
_BLACK = VALUE["black"]
_LOWEST = VALUE["yellow"]
_LEAST_FOUL = 4  # 3.12


def reachable(one: int, other: int, reds: int = REDS, aggregate: bool = False) -> bool:
    """Tell whether a frame played out from so many reds and no points can end with these scores.

    It ends level only where aggregate points count.
    """
    if one == other and not aggregate:
        return False
    if _played_out(one, other, reds):
        return True
    return abs(one - other) == _BLACK and _played_out(min(one, other), min(one, other), reds)


def reachable_without_fouls(one: int, other: int, reds: int = REDS) -> bool:
    """Tell the same of a frame in which nobody fouls."""
    tied = min(one, other)
    respotted = abs(one - other) == _BLACK and _fair(tied, tied, reds)
    return one != other and (_fair(one, other, reds) or respotted)


def reachable_scores(reds: int, most: int) -> frozenset[tuple[int, int]]:
    """Return every pair of final scores up to a number of points."""
    points = range(most + 1)
    return frozenset((one, other) for one in points for other in points if reachable(one, other, reds))


def _played_out(one: int, other: int, reds: int) -> bool:
    """Tell whether the scores can stand after the last black, by a pot or a foul."""
    # Every share of the reds and every split of the colours: few enough to try, and sure.
    for mine, yours, lost in _shares(reds):
        for colours in _splits():
            rest = (one - mine - colours[0], other - yours - colours[1])
            if min(rest) < 0:
                continue
            # The rest came from colours after reds or from penalties; reds that nobody scored took a foul.
            fair = _colours_give(rest[0], mine), _colours_give(rest[1], yours)
            foul = rest[0] >= _LEAST_FOUL, rest[1] >= _LEAST_FOUL
            if all(fair) and not lost:
                return True
            if (foul[0] and (fair[1] or foul[1])) or (fair[0] and foul[1]):
                return True
    return False


def _fair(one: int, other: int, reds: int) -> bool:
    for mine in range(reds + 1):
        for colours in _splits():
            rest = (one - mine - colours[0], other - (reds - mine) - colours[1])
            if min(rest) >= 0 and _colours_give(rest[0], mine) and _colours_give(rest[1], reds - mine):
                return True
    return False


def _colours_give(points: int, reds: int) -> bool:
    return points == 0 or _LOWEST <= points <= _BLACK * reds


def _shares(reds: int) -> Iterator[tuple[int, int, int]]:
    """Yield how the reds can be shared: one side's, the other's, those lost in fouls."""
    for mine in range(reds + 1):
        for yours in range(reds + 1 - mine):
            yield mine, yours, reds - mine - yours


@cache
def _splits() -> tuple[tuple[int, int], ...]:
    """Return how the colours of the final order can be shared."""
    total = sum(VALUE[colour] for colour in COLOURS)
    sums = {0}
    for colour in COLOURS:
        sums |= {points + VALUE[colour] for points in sums}
    return tuple((points, total - points) for points in sorted(sums))
