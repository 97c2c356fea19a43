"""The formats in which matches and positions travel: read and written without loss, damage named by its line."""

from arbitro.backgammon.formats.choice import FORMATS, format_of, read_record, write_record
from arbitro.backgammon.formats.record import (
    Act,
    BadRecord,
    Doubles,
    Drops,
    GameRecord,
    MatchRecord,
    RollPlayed,
    Takes,
    Unfinished,
    WrittenOutcome,
)

__all__ = [
    "FORMATS",
    "Act",
    "BadRecord",
    "Doubles",
    "Drops",
    "GameRecord",
    "MatchRecord",
    "RollPlayed",
    "Takes",
    "Unfinished",
    "WrittenOutcome",
    "format_of",
    "read_record",
    "write_record",
]
