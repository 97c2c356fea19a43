"""Which clock runs: the shot clock, where a match is agreed to have one."""

from __future__ import annotations

from msgspec.structs import replace

from arbitro.kernel import Running
from arbitro.kernel.clock import Milliseconds
from arbitro.snooker.contest import Contest
from arbitro.snooker.facts import Declare, Lies, SnookerFact, Spots, Surplus, TimeWasting, Touching

SECOND = 1000
GOES_ON: tuple[type, ...] = (Declare, Spots, Touching, Surplus, Lies)
"""What happens while the striker's time goes on."""


def ticked(contest: Contest, fact: SnookerFact, at: Milliseconds) -> Contest:
    """Return the contest with the shot clock started anew after whatever has brought somebody to the table."""
    if contest.seconds is None or isinstance(fact, GOES_ON) or contest.since == at:
        return contest
    return replace(contest, since=at)


def running(contest: Contest, now: Milliseconds) -> tuple[Running, ...]:
    """Return the shot clock as it is at a moment; used up, it is time wasted (4.1, 4.2)."""
    frame, seconds = contest.frame, contest.seconds
    if seconds is None or frame.outcome or frame.striker is None or frame.conceded is not None:
        return ()
    player = frame.players[frame.striker]
    left = max(0, seconds * SECOND - max(0, now - contest.since))
    return (Running("stroke", player, left, frame.begun, TimeWasting(player)),)
