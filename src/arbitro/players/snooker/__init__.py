"""The snooker players."""

from functools import partial

from arbitro.players.player import Kind
from arbitro.players.snooker.house import astray, house
from arbitro.players.snooker.strengths import STRENGTHS, USUAL
from arbitro.players.snooker.table import SnookerTable
from arbitro.snooker.game import GAMES

_LAWS = GAMES["snooker/wpbsa"]
_HOUSE = Kind(partial(house, book=_LAWS.frames), tuple(STRENGTHS), USUAL, partial(astray, book=_LAWS.frames))
TABLE = SnookerTable({"house": _HOUSE}, _LAWS)
"""Where machines play snooker."""

__all__ = ["TABLE"]
