"""Where the men are: each side's on its own points, off the board and on the bar."""

from __future__ import annotations

from typing import Literal

import msgspec

Side = Literal["X", "O"]
SIDES: tuple[Side, Side] = ("X", "O")

OFF, BAR = 0, 25
MEN = 15


def other(side: Side) -> Side:
    """Return the opponent."""
    return "O" if side == "X" else "X"


class Position(msgspec.Struct, frozen=True):
    """The men of both sides; for each, 26 counts: off the board, on its own points 1 to 24, on the bar."""

    X: bytes
    O: bytes  # noqa: E741  # the players are X and O

    def men(self, side: Side) -> bytes:
        """Return the counts of a side."""
        return self.X if side == "X" else self.O

    def board(self, side: Side) -> bytes:
        """Return the position as the core takes it, with a side to move."""
        return self.men(side) + self.men(other(side))

    def has_borne_off(self, side: Side) -> bool:
        """Tell whether a side has no man left on the board."""
        return not any(self.men(side)[1:])

    def contact(self) -> bool:
        """Tell whether the men of the two sides have still to pass each other."""
        return rearmost(self.X) + rearmost(self.O) > 24


def seen_from(side: Side, board: bytes) -> Position:
    """Return the position of a board of the core with a side to move."""
    own, opponent = board[:26], board[26:]
    return Position(own, opponent) if side == "X" else Position(opponent, own)


def rearmost(men: bytes) -> int:
    """Return the point of a side's rearmost man, 25 for the bar, 0 when all are off."""
    return next((point for point in range(BAR, 0, -1) if men[point]), 0)


def pips(men: bytes) -> int:
    """Return how many points a side's men have still to go."""
    return sum(point * count for point, count in enumerate(men))


def counts_from_points(points: dict[int, int]) -> bytes:
    """Return the counts of a side from its points; men not placed are off unless `0` says otherwise."""
    counts = bytearray(26)
    for point, men in points.items():
        counts[point] = men
    if OFF not in points:
        counts[OFF] = MEN - sum(counts)
    return bytes(counts)


_SIDE_AT_START = counts_from_points({24: 2, 13: 5, 8: 3, 6: 5})
START = Position(_SIDE_AT_START, _SIDE_AT_START)
"""The right starting position."""
