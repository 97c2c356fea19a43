"""The snooker players."""

from functools import partial

from arbitro.players.player import Kind
from arbitro.players.snooker.house import house
from arbitro.players.snooker.strengths import STRENGTHS, USUAL
from arbitro.players.snooker.table import Snooker
from arbitro.snooker.game import GAMES

_LAWS = GAMES["snooker/wpbsa"]
GAME = Snooker({"house": Kind(partial(house, book=_LAWS.frames), tuple(STRENGTHS), USUAL)}, _LAWS)
"""Snooker as the hall plays it."""

__all__ = ["GAME"]
