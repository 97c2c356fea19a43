"""The snooker players."""

from functools import partial

from arbitro.players.player import Kind
from arbitro.players.snooker.house import house
from arbitro.players.snooker.strengths import STRENGTHS, USUAL
from arbitro.players.snooker.table import Snooker
from arbitro.snooker.books.wpbsa.rules import FRAMES

GAME = Snooker({"house": Kind(partial(house, book=FRAMES), tuple(STRENGTHS), USUAL)})
"""Snooker as the hall plays it."""

__all__ = ["GAME"]
