"""The clocks of a match as they are at a moment: two banks with their delay, and a break."""

from collections.abc import Iterator

from arbitro.backgammon.facts import Flag
from arbitro.backgammon.match import Match
from arbitro.backgammon.position import SIDES, Side
from arbitro.kernel import DelayClock, Running
from arbitro.kernel.clock import Milliseconds

ENTERED = "entered"
"""Why a clock stands whose time is entered by hand: it goes on only when time is entered."""


def running(match: Match, now: Milliseconds) -> tuple[Running, ...]:
    """Return the clocks at a moment of the entries; nothing runs in a match that is over."""
    return (*_banks(match, now), *_break(match, now))


def _banks(match: Match, now: Milliseconds) -> Iterator[Running]:
    if match.clock is None:
        return
    charged = match.clock.pause(max(now, match.now) if match.hall_clock else match.now, "")
    for side in SIDES:
        runs = match.clock.running == side and match.clock.since is not None and not match.over
        yield Running(
            "bank",
            side,
            charged.bank[side],
            runs and match.hall_clock,
            Flag(side) if match.hall_clock else None,
            _why(match, match.clock, side, runs),
            charged.delay_left if runs else 0,
        )


def _why(match: Match, clock: DelayClock, side: Side, runs: bool) -> str | None:
    """Return why a side's clock stands; None while it runs, and while the other side's does."""
    if runs:
        return None if match.hall_clock else ENTERED
    return clock.paused_for if clock.running == side else None


def _break(match: Match, now: Milliseconds) -> Iterator[Running]:
    if match.rest and not match.over:
        left = max(0, match.rest.until - now)
        yield Running("break", match.rest.by, left, left > 0)
