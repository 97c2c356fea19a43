"""The machine players: each sees only a state and what is legal. The hall plays whole refereed matches of them."""

from arbitro.players.hall import MatchOutcome, RefusedAct, Witness, play
from arbitro.players.player import (
    BadAnswer,
    NotInstalled,
    Player,
    PlayerName,
    UnknownPlayer,
    read_name,
)
from arbitro.players.register import NoPlayers, advise, invite, known_names, table_named, table_of
from arbitro.players.table import (
    COLOURS,
    Colour,
    DecisionDue,
    NoSuchTerm,
    PlayingTable,
    TablePlayed,
    Unplayable,
)

__all__ = [
    "COLOURS",
    "BadAnswer",
    "Colour",
    "DecisionDue",
    "MatchOutcome",
    "NoPlayers",
    "NoSuchTerm",
    "NotInstalled",
    "Player",
    "PlayerName",
    "PlayingTable",
    "RefusedAct",
    "TablePlayed",
    "UnknownPlayer",
    "Unplayable",
    "Witness",
    "advise",
    "invite",
    "known_names",
    "play",
    "read_name",
    "table_named",
    "table_of",
]
