"""The backgammon players."""

from arbitro.backgammon.game import GAMES
from arbitro.players.backgammon.bgsage import bgsage
from arbitro.players.backgammon.house import STRENGTHS, USUAL, house
from arbitro.players.backgammon.table import BackgammonTable
from arbitro.players.backgammon.ubgi_seat import engine
from arbitro.players.player import Kind

TABLE = BackgammonTable(
    {
        "house": Kind(house, tuple(STRENGTHS), USUAL),
        "bgsage": Kind(bgsage, (1, 2, 3), 1),
        "ubgi": Kind(house, (), USUAL, begun=engine),
    },
    GAMES["backgammon/wbgf-2.1"],
)
"""Where machines play backgammon."""

__all__ = ["TABLE"]
