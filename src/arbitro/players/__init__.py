"""The machine players: each sees only a state and what is legal. The hall plays whole refereed matches of them."""

from arbitro.players.hall import Outcome, RefusedAct, Witness, play
from arbitro.players.player import (
    BadAnswer,
    NotInstalled,
    Player,
    PlayerName,
    UnknownPlayer,
    read_name,
)
from arbitro.players.register import NoPlayers, invite, known_names, table_named
from arbitro.players.table import COLOURS, Colour, Due, Table

__all__ = [
    "COLOURS",
    "BadAnswer",
    "Colour",
    "Due",
    "NoPlayers",
    "NotInstalled",
    "Outcome",
    "Player",
    "PlayerName",
    "RefusedAct",
    "Table",
    "UnknownPlayer",
    "Witness",
    "invite",
    "known_names",
    "play",
    "read_name",
    "table_named",
]
