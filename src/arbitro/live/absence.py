"""Walkover: whether a side has left a casual match, and how long the other has still to wait before it may end it."""

import msgspec

from arbitro.kernel import CaseEvent
from arbitro.kernel.plugin import side_of
from arbitro.live.match import LiveMatch, LiveSitting
from arbitro.live.refusals import NotNow
from arbitro.live.seat_rights import require_in_play

MINUTE = 60_000
PATIENCE = 15
"""Minutes without an act, where the book gives no time: a stroke is a matter of seconds, a call at the door is not."""


class Absence(msgspec.Struct, frozen=True):
    """A side that has left, and how the match ends without it."""

    absent: str
    minutes: int
    left_ms: int
    """How long the other side has still to wait; 0 when it may end the match."""
    events: tuple[CaseEvent, ...]
    law: str | None = None


def absence(person: str, match: LiveMatch, sitting: LiveSitting, now: int) -> Absence:
    """Return what is known of the side for which somebody waits, or refuse where they wait for nobody."""
    require_in_play(match, sitting)
    held = match.particulars
    seats = [held.seats[place] for place in match.table.deciding(sitting.state)]
    mine = held.sides_of(person)
    theirs = bool(seats) and all(seat.house is None and side_of(seat.side) not in mine for seat in seats)
    if not (held.plays(person) and held.casual and theirs):
        raise NotNow("nobody-left")
    absent = side_of(seats[0].side)
    end = sitting.game.walkover(sitting.state, absent)
    minutes = PATIENCE if end.minutes is None else end.minutes
    # From the last entry, whosever it was: any act begins the time anew.
    left = max(0, sitting.journal.at + minutes * MINUTE - now)
    return Absence(absent, minutes, left, end.events, end.law)
