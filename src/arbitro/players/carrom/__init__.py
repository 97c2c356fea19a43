"""The carrom players."""

from arbitro.players.carrom.house import astray, house
from arbitro.players.carrom.strength import STRENGTHS, USUAL
from arbitro.players.carrom.table import CarromTable
from arbitro.players.player import Kind

KINDS = {"house": Kind(house, tuple(STRENGTHS), USUAL, astray)}
"""The players of carrom."""

TABLE = CarromTable(KINDS)
"""Where machines play carrom: singles by the laws of the ICF, the best of three games."""

__all__ = ["KINDS", "TABLE", "CarromTable"]
