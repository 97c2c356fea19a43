"""The ways to the legal plays of a roll, man by man and die by die, for a board on which a play is made in halves."""

import re
from collections import deque
from functools import lru_cache
from typing import TypeAlias

import msgspec

from arbitro.backgammon.moves import PlainPlays
from arbitro.backgammon.plays import Dice, choices, legal
from arbitro.backgammon.position import Position
from arbitro.backgammon.position_id import BadPositionId, read_position_id
from arbitro.kernel import Malformed

HalfMove: TypeAlias = tuple[int, int, int, int]
"""What one man may do by one die: from which of the mover's points (25 is the bar), to which (0 is off), by which die,
and at which stop one is then."""
Halfway: TypeAlias = tuple[bytes, tuple[int, ...]]
"""A board between two halves, and the dice that are still to be played, as they were rolled."""
_DICE = re.compile("([1-6])-([1-6])")


class Stop(msgspec.Struct, frozen=True, omit_defaults=True):
    """The board between two halves of a play: what may follow, and the play that is whole here."""

    halves: tuple[HalfMove, ...] = ()
    """Each leads on to some legal play."""
    play: str = ""
    """The play as it is offered, where one is whole."""


def read_ways(position: str, dice: str) -> tuple[Stop, ...]:
    """Return the ways from a position, by its ID, with a roll, `6-3`; raises Malformed."""
    roll = _DICE.fullmatch(dice)
    if roll is None:
        raise Malformed("dice", "wrong-value")
    try:
        found = read_position_id(position, "X")
    except BadPositionId as error:
        raise Malformed("position", "wrong-value") from error
    if any(found.X[point] and found.O[25 - point] for point in range(1, 25)):
        raise Malformed("position", "backgammon-shared-point")
    return find_ways(found, (int(roll[1]), int(roll[2])))


@lru_cache(maxsize=64)
def find_ways(position: Position, dice: Dice) -> tuple[Stop, ...]:
    """Return every stop on the ways of X to the legal plays of a roll, the board before it first; none without one."""
    plays = legal(position, "X", dice)
    if not plays.used:
        return ()
    written = choices(position, "X", dice)
    whole = dict(zip((one.board("X") for one in plays.positions), written, strict=True))
    left = dice * 2 if dice[0] == dice[1] else dice
    return _Ways(whole).stops((position.board("X"), left))


class _Ways:
    """The ways to the boards on which a play is whole."""

    def __init__(self, whole: dict[bytes, str]) -> None:
        self.whole = whole
        self._plays = PlainPlays()
        self._runs: dict[tuple[bytes, int], list[tuple[int, int, bytes]]] = {}
        self._leads: dict[Halfway, bool] = {}

    def stops(self, start: Halfway) -> tuple[Stop, ...]:
        """Return the stops that can be reached, in the order in which they come."""
        numbers, waiting, found = {start: 0}, deque([start]), list[Stop]()
        while waiting:
            here, halves = waiting.popleft(), list[HalfMove]()
            for source, target, die, after in self._nexts(here):
                if self._leads_on(after):
                    if after not in numbers:
                        numbers[after] = len(numbers)
                        waiting.append(after)
                    halves.append((source, target, die, numbers[after]))
            found.append(Stop(tuple(halves), self.whole.get(here[0], "")))
        return tuple(found)

    def _leads_on(self, here: Halfway) -> bool:
        """Tell whether a legal play is whole here, or can become whole from here."""
        if here not in self._leads:
            self._leads[here] = here[0] in self.whole or any(
                self._leads_on(after) for *_, after in self._nexts(here)
            )
        return self._leads[here]

    def _nexts(self, here: Halfway) -> list[tuple[int, int, int, Halfway]]:
        """Return what one man can do by one die, whatever comes of it."""
        board, left = here
        found = []
        for die in dict.fromkeys(left):
            place = left.index(die)
            rest = left[:place] + left[place + 1 :]
            found += [
                (source, target, die, (after, rest)) for source, target, after in self._single(board, die)
            ]
        return found

    def _single(self, board: bytes, die: int) -> list[tuple[int, int, bytes]]:
        if (board, die) not in self._runs:
            self._runs[board, die] = self._plays.single(board, die)
        return self._runs[board, die]
