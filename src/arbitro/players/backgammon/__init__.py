"""The backgammon players."""

from arbitro.players.backgammon.bgsage import bgsage
from arbitro.players.backgammon.house import STRENGTHS, USUAL, house
from arbitro.players.backgammon.table import Backgammon
from arbitro.players.player import Kind

GAME = Backgammon(
    {"house": Kind(house, tuple(STRENGTHS), USUAL), "bgsage": Kind(bgsage, (1, 2, 3), 1)},
)
"""Backgammon as the hall plays it."""

__all__ = ["GAME"]
