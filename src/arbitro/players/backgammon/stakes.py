"""What the points of a game are worth: themselves for money, in a match the chance to win it."""

from __future__ import annotations

from array import array
from functools import cache
from typing import Protocol

import msgspec

LEVELS = (1, 2, 3)


class Stakes(Protocol):
    """What is played for, from one side; a value that can be hashed."""

    @property
    def endless(self) -> bool:
        """Whether the cube can be turned for ever."""
        ...

    @property
    def cubeless(self) -> bool:
        """Whether the cube may not be used in this game."""
        ...

    def after(self, points: int) -> float:
        """Return what the game is worth when it is won by so many points, or lost by as many below zero."""
        ...

    def mirror(self) -> Stakes:
        """Return them from the other side."""
        ...

    def useless(self, level: int) -> bool:
        """Tell whether this side needs no higher cube than this."""
        ...

    def __hash__(self) -> int: ...


class Money(msgspec.Struct, frozen=True):
    """Every point counts the same."""

    endless = True
    cubeless = False

    def after(self, points: int) -> float:
        """Return the points."""
        return points

    def mirror(self) -> Money:
        """Return the same: both sides play for as much."""
        return self

    def useless(self, level: int) -> bool:
        """Tell that a higher cube is always of use."""
        return False


@cache
def worth(stakes: Stakes, level: int) -> array[float]:
    """Return what one's own chances are worth with the cube at a level and out of the way."""
    return _numbers(*_ends(stakes, level))


@cache
def worth_turned(stakes: Stakes, level: int) -> array[float]:
    """Return what the other side's chances are worth to oneself."""
    lost, won = _ends(stakes, level)
    return _numbers(won, lost)


def _ends(stakes: Stakes, level: int) -> tuple[list[float], list[float]]:
    """Return what is lost and what is won by a single game, a gammon and a backgammon."""
    lost = [stakes.after(-level * times) for times in LEVELS]
    return lost, [stakes.after(level * times) for times in LEVELS]


def _numbers(lost: list[float], won: list[float]) -> array[float]:
    """Return the worth of nothing, then what each of the five chances adds."""
    gains = [won[0] - lost[0], won[1] - won[0], won[2] - won[1], lost[1] - lost[0], lost[2] - lost[1]]
    return array("d", [lost[0], *gains])
