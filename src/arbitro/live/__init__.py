"""Who is told when something happened: matches that live, and those who watch them."""

from arbitro.live.hall import Hall, UnknownMatch
from arbitro.live.living import Done, NotAsExpected, UsedBefore
from arbitro.live.match import LiveMatch
from arbitro.live.particulars import Particulars, Seat
from arbitro.live.streams import Stream
from arbitro.store import Command

__all__ = [
    "Command",
    "Done",
    "Hall",
    "LiveMatch",
    "NotAsExpected",
    "Particulars",
    "Seat",
    "Stream",
    "UnknownMatch",
    "UsedBefore",
]
