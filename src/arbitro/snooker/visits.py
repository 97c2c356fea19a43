"""Whether breaks can have been made in one frame: what each takes of the fifteen reds and the six colours.

A break of reds takes a red for each eight points begun. One break goes on from the last red into the colours, and
small ones are made of colours alone. A free ball is one red more for a break, and is paid for: the foul before it
gave the same side four points or more.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import accumulate

import msgspec

from arbitro.snooker.balls import ALL_COLOURS, COLOURS, VALUE

REDS = 15  # 2.4
LEAST_FOUL = 4  # 3.12
_BLACK = VALUE["black"]
_EIGHT = VALUE["red"] + _BLACK
_RUNS = (0, *accumulate(VALUE[colour] for colour in COLOURS))
"""What the colours potted in the final order give, from the yellow on."""


class _Break(msgspec.Struct, frozen=True):
    points: int
    side: int


class _Left(msgspec.Struct, frozen=True):
    """What is left for the breaks still to be placed."""

    reds: int = REDS
    colours: int = ALL_COLOURS
    """The points of the final order that nobody has taken."""
    straddled: bool = False
    """Whether a break has gone on from the last red into the colours."""
    fouls: tuple[int, int] = (0, 0)
    """The fouls that can have given each side a free ball."""


def fit(score: tuple[int, int], breaks: tuple[Sequence[int], Sequence[int]]) -> bool:
    """Tell whether a frame can have these scores and breaks; never False for one in which every foul was called."""
    if _fit(score, breaks):
        return True
    winner = 0 if score[0] > score[1] else 1
    if abs(score[0] - score[1]) != _BLACK or _BLACK not in breaks[winner]:
        return False
    tied, others = min(score), [*breaks[winner]]
    others.remove(_BLACK)
    return _fit((tied, tied), (others, breaks[1]) if winner == 0 else (breaks[0], others))


def _fit(score: tuple[int, int], breaks: tuple[Sequence[int], Sequence[int]]) -> bool:
    """Tell the same without a re-spotted black."""
    rest = (score[0] - sum(breaks[0]), score[1] - sum(breaks[1]))
    if min(rest) < 0:
        return False
    # Fewer points than the least foul gives can only have come from pots, in breaks that nobody wrote down.
    made = [_Break(points, side) for side in (0, 1) for points in breaks[side]]
    made += [_Break(rest[side], side) for side in (0, 1) if 0 < rest[side] < LEAST_FOUL]
    left = _Left(fouls=(rest[0] // LEAST_FOUL, rest[1] // LEAST_FOUL))
    return _breaks_fit(tuple(sorted(made, key=lambda one: (-one.points, one.side))), left)


@lru_cache(maxsize=4096)
def _breaks_fit(made: tuple[_Break, ...], left: _Left) -> bool:
    if not made:
        return True
    return any(_breaks_fit(made[1:], after) for after in _ways(made[0], left))


def _ways(one: _Break, left: _Left) -> Iterator[_Left]:
    """Yield what is left after a break, for each way in which it can have been made."""
    for free in (False, True) if left.fouls[one.side] else (False,):
        first, second = left.fouls
        fouls = (first - free, second) if one.side == 0 else (first, second - free)
        after = msgspec.structs.replace(left, fouls=fouls)
        if (reds := _reds(one.points, free)) <= left.reds:
            yield msgspec.structs.replace(after, reds=left.reds - reds)
        # From the last red on into the colours, from the yellow to any of them: one break of a frame can.
        for run in () if left.straddled else _RUNS[1:]:
            reds = max(1, _reds(one.points - run, free)) if one.points > run else REDS + 1
            if run <= left.colours and reds <= left.reds:
                yield msgspec.structs.replace(
                    after, reds=left.reds - reds, colours=left.colours - run, straddled=True
                )
        if one.points <= left.colours + (_BLACK if free else 0):
            yield msgspec.structs.replace(after, colours=max(0, left.colours - one.points))


def _reds(points: int, free: bool) -> int:
    """Return how many reds a break takes at least; a free ball does for one, and its colour comes with it."""
    reds = -(-points // _EIGHT) - free
    return reds + 1 if points == 2 else max(0, reds)
