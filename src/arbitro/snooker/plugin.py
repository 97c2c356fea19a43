"""Snooker as a plugin: what the other rooms ask about it."""

from arbitro.kernel.plugin import Four, GamePlugin
from arbitro.snooker.desk import DESK

PLUGIN = GamePlugin(
    name="snooker",
    rules="arbitro.snooker.game:GAMES",
    editions={"snooker/wpbsa": "arbitro.snooker.books.wpbsa"},
    four=Four("four-handed"),
    desk=DESK,
    players="arbitro.players.snooker:TABLE",
)
