"""Carrom as a plugin: what the other rooms ask about it."""

from arbitro.carrom.desk import DESK
from arbitro.kernel.plugin import Four, GamePlugin

PLUGIN = GamePlugin(
    name="carrom",
    rules="arbitro.carrom.game:GAMES",
    editions={
        "carrom/icf-2001": "arbitro.carrom.books.icf_2001",
        "carrom/classic-29": "arbitro.carrom.books.classic_29",
        "carrom/colombia": "arbitro.carrom.books.colombia",
    },
    four=Four("doubles"),
    desk=DESK,
    players="arbitro.players.carrom:TABLE",
)
