"""Backgammon as a plugin: what the other rooms ask about it."""

from arbitro.backgammon.desk import DESK
from arbitro.kernel.plugin import GamePlugin

PLUGIN = GamePlugin(
    name="backgammon",
    rules="arbitro.backgammon.game:GAMES",
    editions={"backgammon/wbgf-2.1": "arbitro.backgammon.books.wbgf_2_1"},
    sides=("X", "O"),
    desk=DESK,
    players="arbitro.players.backgammon:TABLE",
)
