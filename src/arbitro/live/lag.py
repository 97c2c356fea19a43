"""The lag of players' links, credited to their clocks within a quota: an act counts from when it left the hand.

The entry of a credited act stands that much earlier in the journal, and says so: `made.lag`.
"""

from typing import Any

import msgspec

from arbitro.kernel.journal import Recorded
from arbitro.live.tellable import LiveSitting, Tellable

MOST_AN_ACT = 500
"""Milliseconds that one act is credited at most."""
MOST_A_GAME = 5000
"""Milliseconds that a side is credited at most in one game, board or frame."""


class Credit(msgspec.Struct, frozen=True):
    """What an act is credited."""

    ms: int = 0
    made: dict[str, Any] = {}
    """What the journal keeps of it."""


def lag_credit(
    match: Tellable, sitting: LiveSitting, person: str, now: int, thought: int | None, rtt: int
) -> Credit:
    """Return what a player's act is credited where the hall runs the clock: measured on the link, or by their device.

    A device that says how long it was at it has lagged for the rest of the time since the entry before.
    """
    running = [clock.of for clock in sitting.clocks(now) if clock.running]
    if not match.hall_keeps_time(sitting) or match.particulars.seat_of(person) is None or not running:
        return Credit()
    passed = now - sitting.journal.at
    lag = max(rtt, passed - thought if thought is not None else 0)
    side, game = running[0], len(sitting.judged.closed)
    # What a device says of itself may be false: the bounds are all that can be won by it.
    left = MOST_A_GAME - lag_so_far(sitting, side)
    ms = max(0, min(lag, passed, MOST_AN_ACT, left))
    return Credit(ms, {"lag": {"side": side, "ms": ms, "game": game}}) if ms else Credit()


def lag_so_far(sitting: LiveSitting, side: str) -> int:
    """Return what a side was credited so far in the game, board or frame under way."""
    closed = sitting.judged.closed
    total, game = 0, len(closed)
    ended = closed[-1].steps[-1].number if closed else 0
    for entry in reversed(sitting.journal.entries[ended + 1 :]):
        lag = entry.act.made.get("lag") if isinstance(entry.act, Recorded) else None
        if lag and lag["game"] != game:
            break
        if lag and lag["side"] == side:
            total += int(lag["ms"])
    return total
