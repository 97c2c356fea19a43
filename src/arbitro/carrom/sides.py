"""The two sides of a board, and a value for each of them."""

from __future__ import annotations

from typing import Generic, Literal, TypeVar

import msgspec

T = TypeVar("T")
Side = Literal["white", "black"]
SIDES: tuple[Side, Side] = ("white", "black")


def other(side: Side) -> Side:
    """Return the opponent's side."""
    return "black" if side == "white" else "white"


class Each(msgspec.Struct, Generic[T], frozen=True):
    """A value for white and a value for black."""

    white: T
    black: T

    def of(self, side: Side) -> T:
        """Return a side's value."""
        return self.white if side == "white" else self.black

    def replace(self, side: Side, value: T) -> Each[T]:
        """Return it with a side's value replaced."""
        return Each(value, self.black) if side == "white" else Each(self.white, value)


NONE: Each[int] = Each(0, 0)
NINE: Each[int] = Each(9, 9)
NEITHER: Each[bool] = Each(False, False)
NOBODY: Each[str] = Each("", "")
