"""The backgammon players."""

from arbitro.backgammon.game import GAMES
from arbitro.players.backgammon.bgsage import bgsage
from arbitro.players.backgammon.house import STRENGTHS, USUAL, house
from arbitro.players.backgammon.table import Backgammon
from arbitro.players.player import Kind

TABLE = Backgammon(
    {"house": Kind(house, tuple(STRENGTHS), USUAL), "bgsage": Kind(bgsage, (1, 2, 3), 1)},
    GAMES["backgammon/wbgf-2.1"],
)
"""Where machines play backgammon."""

__all__ = ["TABLE"]
