"""The clocks of a match as they are at a moment: two banks with their delay, and a break."""

from collections.abc import Iterator

from msgspec.structs import replace

from arbitro.backgammon.facts import Flag
from arbitro.backgammon.match import BackgammonMatch
from arbitro.backgammon.position import SIDES, Side
from arbitro.kernel import DelayClock, Running, TimeLeft
from arbitro.kernel.clock import Milliseconds

BANK, BREAK = "bank", "break"
ENTERED = "entered"
"""Why a clock stands whose time is entered by hand: it goes on only when time is entered."""


def running(match: BackgammonMatch, now: Milliseconds) -> tuple[Running, ...]:
    """Return the clocks at a moment of the entries; nothing runs in a match that is over."""
    return (*_banks(match, now), *_break(match, now))


def _banks(match: BackgammonMatch, now: Milliseconds) -> Iterator[Running]:
    if match.clock is None:
        return
    charged = match.clock.pause(max(now, match.now) if match.hall_clock else match.now, "")
    for side in SIDES:
        runs = match.clock.running == side and match.clock.since is not None and not match.over
        yield Running(
            BANK,
            side,
            charged.bank[side],
            runs and match.hall_clock,
            Flag(side) if match.hall_clock else None,
            _why(match, match.clock, side, runs),
            charged.delay_left if runs else 0,
        )


def _why(match: BackgammonMatch, clock: DelayClock, side: Side, runs: bool) -> str | None:
    """Return why a side's clock stands; None while it runs, and while the other side's does."""
    if runs:
        return None if match.hall_clock else ENTERED
    return clock.paused_for if clock.running == side else None


def _break(match: BackgammonMatch, now: Milliseconds) -> Iterator[Running]:
    if match.rest and not match.over:
        left = max(0, match.rest.until - now)
        yield Running(BREAK, match.rest.by, left, left > 0)


def time_left(then: BackgammonMatch, at: Milliseconds, now: BackgammonMatch) -> tuple[TimeLeft, ...]:
    """Return what the clocks showed at an earlier moment; a bank that was not there yet, as it stands."""
    found: list[TimeLeft] = []
    if (clock := now.clock) is not None and now.hall_clock:
        was = (then.clock or clock).pause(max(at, then.now), "")
        # A delay counts from the start of the clock: one that began since then has not run at all.
        begun = then.clock and (then.clock.running, then.clock.since) == (clock.running, clock.since)
        delay = was.delay_left if begun else clock.delay_left
        found += [
            TimeLeft(BANK, side, was.bank[side], delay if clock.running == side else 0) for side in SIDES
        ]
    if now.rest:
        asked = at if now.rest == then.rest else now.at
        found.append(TimeLeft(BREAK, now.rest.by, max(0, now.rest.until - asked)))
    return tuple(found)


def set_clocks(match: BackgammonMatch, left: tuple[TimeLeft, ...], at: Milliseconds) -> BackgammonMatch:
    """Return the match with its clocks set at a moment; one that is paused stays so."""
    shown = {(one.purpose, one.of): one for one in left}
    clock, rest = match.clock, match.rest
    if rest and (found := shown.get((BREAK, rest.by))):
        rest = replace(rest, until=at + found.left)
    if clock and match.hall_clock:
        bank = {side: one.left for side in SIDES if (one := shown.get((BANK, side)))}
        own = shown.get((BANK, clock.running or ""))
        clock = replace(
            clock,
            bank={**clock.bank, **bank},
            since=None if clock.since is None else at,
            delay_left=own.before if own else clock.delay_left,
        )
    return replace(match, clock=clock, rest=rest)
