"""The snooker players."""

from arbitro.players.player import Kind
from arbitro.players.snooker.house import house
from arbitro.players.snooker.strengths import STRENGTHS, USUAL
from arbitro.players.snooker.table import Snooker

GAME = Snooker({"house": Kind(house, tuple(STRENGTHS), USUAL)})
"""Snooker as the hall plays it."""

__all__ = ["GAME"]
