"""Which clock runs: the shot clock, where a match is agreed to have one."""

from __future__ import annotations

from msgspec.structs import replace

from arbitro.kernel import Running, TimeLeft
from arbitro.kernel.clock import Milliseconds
from arbitro.snooker.contest import SnookerContest
from arbitro.snooker.facts import (
    Declare,
    ShotClockExpired,
    SnookerFact,
    SnookerLies,
    Spots,
    Surplus,
    TimeRuled,
    Touching,
)

SECOND = 1000
GOES_ON: tuple[type, ...] = (Declare, Spots, Touching, Surplus, SnookerLies)
"""What happens while the striker's time goes on."""


def restart_shot_clock(contest: SnookerContest, fact: SnookerFact, at: Milliseconds) -> SnookerContest:
    """Return the contest with the shot clock started anew after whatever has brought somebody to the table."""
    if contest.seconds is None or isinstance(fact, GOES_ON):
        return contest
    if isinstance(fact, ShotClockExpired):
        return replace(contest, run_out="asked")
    if isinstance(fact, TimeRuled) and fact.ruling == "nothing":
        return replace(contest, run_out="answered")
    return replace(contest, since=at, used=0, shots=contest.shots + 1, run_out=None)


def running(contest: SnookerContest, now: Milliseconds) -> tuple[Running, ...]:
    """Return the shot clock as it is at a moment; used up, it asks the referee, once (4.1, 4.2)."""
    frame, seconds = contest.frame, contest.seconds
    if seconds is None or frame.outcome or frame.striker is None or frame.conceded is not None:
        return ()
    player = frame.players[frame.striker]
    left = _time_left(contest, seconds, now)
    runs = contest.run_out is None
    return (
        Running("stroke", player, left, frame.begun and runs, ShotClockExpired(player) if runs else None),
    )


def time_left(then: SnookerContest, at: Milliseconds, now: SnookerContest) -> tuple[TimeLeft, ...]:
    """Return what the shot clock showed at an earlier moment, where it had begun."""
    if then.seconds is None or then.shots != now.shots:
        return ()
    return tuple(
        TimeLeft(one.purpose, one.of, _time_left(then, then.seconds, at)) for one in running(now, at)
    )


def set_clocks(contest: SnookerContest, left: tuple[TimeLeft, ...], at: Milliseconds) -> SnookerContest:
    """Return the contest with its shot clock set at a moment."""
    if contest.seconds is None:
        return contest
    used = contest.seconds * SECOND - left[0].left if left else 0
    return replace(contest, since=at, used=used)


def _time_left(contest: SnookerContest, seconds: int, now: Milliseconds) -> Milliseconds:
    return max(0, seconds * SECOND - contest.used - max(0, now - contest.since))
