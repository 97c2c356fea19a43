"""A position with everything around it, as Match IDs and XGIDs tell it."""

from __future__ import annotations

from typing import Literal

import msgspec

from arbitro.backgammon.match import Cube, PerSide
from arbitro.backgammon.plays import Dice
from arbitro.backgammon.position import START, Position, Side


class RecordTable(msgspec.Struct, frozen=True):
    """What lies on the table, and whose decision it is."""

    position: Position = START
    on_roll: Side = "X"
    """The side whose turn it is."""
    to_decide: Side = "X"
    """The side that has to act: the other one while a double waits."""
    dice: Dice | None = None
    cube: Cube = Cube()
    doubled: bool = False
    resigned: int = 0
    """The level offered: 0 for none, 1 single, 2 gammon, 3 backgammon."""
    score: PerSide = PerSide()
    length: int = 0
    """0 for a game without a match."""
    crawford: bool = False
    state: Literal[0, 1, 2, 3, 4] = 1
    """0 no game, 1 playing, 2 over, 3 resigned, 4 dropped: told by Match IDs only."""
    jacoby: bool = False
    max_cube: int = 10
    """The highest level as a power of two: told by XGIDs only."""


class BadId(ValueError):
    """Not an ID of that kind."""
