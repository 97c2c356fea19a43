"""The snooker players."""

from functools import partial

from arbitro.players.player import Kind
from arbitro.players.snooker.house import house
from arbitro.players.snooker.strengths import STRENGTHS, USUAL
from arbitro.players.snooker.table import Snooker
from arbitro.snooker.game import GAMES

_LAWS = GAMES["snooker/wpbsa"]
TABLE = Snooker({"house": Kind(partial(house, book=_LAWS.frames), tuple(STRENGTHS), USUAL)}, _LAWS)
"""Where machines play snooker."""

__all__ = ["TABLE"]
