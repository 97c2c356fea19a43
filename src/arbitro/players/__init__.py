"""The machine players: each sees only a state and what is legal. The hall plays whole refereed matches of them."""

from arbitro.players.game import COLOURS, Colour, Due, Game
from arbitro.players.hall import Outcome, RefusedAct, Witness, play
from arbitro.players.player import (
    NotInstalled,
    Player,
    PlayerName,
    UnknownPlayer,
    read_name,
)
from arbitro.players.register import NoPlayers, game_named, invite, known_names

__all__ = [
    "COLOURS",
    "Colour",
    "Due",
    "Game",
    "NoPlayers",
    "NotInstalled",
    "Outcome",
    "Player",
    "PlayerName",
    "RefusedAct",
    "UnknownPlayer",
    "Witness",
    "game_named",
    "invite",
    "known_names",
    "play",
    "read_name",
]
