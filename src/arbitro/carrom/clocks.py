"""Which clock runs: to report at the board, for the break, the stroke, placing, or an interval."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec
from msgspec.structs import replace

from arbitro.carrom.board import Board
from arbitro.carrom.facts import CarromFact, NextBoard, Timeout
from arbitro.carrom.match import Match
from arbitro.carrom.parameters import Parameters
from arbitro.carrom.sides import SIDES
from arbitro.kernel import Countdown, Running, TimeLeft
from arbitro.kernel.clock import Milliseconds
from arbitro.kernel.game import OFFICIAL

if TYPE_CHECKING:
    from arbitro.carrom.contest import Contest

SECOND = 1000
APPEAL = "appeal"
"""Why the clock stands while a player appeals."""
Purpose = Literal["report", "break", "stroke", "placing", "interval"]


class Wanted(msgspec.Struct, frozen=True):
    """A clock that the laws have running, and what it measures: another of those is another clock."""

    purpose: Purpose
    of: str
    seconds: int
    mark: tuple[int | str, ...] = ()


class Ticking(msgspec.Struct, frozen=True):
    """A clock that was started."""

    wanted: Wanted
    countdown: Countdown


def reporting(p: Parameters) -> Ticking:
    """Return the time to report at the board, from when the match is announced (143i)."""
    seconds = p.report_seconds
    return Ticking(Wanted("report", OFFICIAL, seconds), Countdown(seconds * SECOND).start(0))


def wanted(board: Board, seconds: int) -> Wanted | None:
    """Return the clock of a board: placing comes first (88a), and nothing runs before the call (46).

    It is started anew when a stroke has come to rest (124a), and for the next player when the striker is off the
    board (124b).
    """
    if board.over or not (board.called or board.broken):
        return None
    for colour in SIDES:
        if board.claimed(colour):
            return Wanted("placing", board.placers.of(colour), seconds, (colour,))
    mark = (board.turns, board.strokes, board.attempts)
    return Wanted("stroke" if board.broken else "break", board.turn, seconds, mark)


def interval(match: Match) -> Wanted | None:
    """Return the time before play goes on: for a change of sides (61), or the rest before the third game (138)."""
    if match.interval_s is None or match.winner:
        return None
    return Wanted("interval", OFFICIAL, match.interval_s, (len(match.results),))


def ticked(contest: Contest, match: Match, fact: CarromFact, at: Milliseconds, p: Parameters) -> Contest:
    """Return the contest with the clock that runs after a fact, started or stopped at its moment."""
    now, board = contest.ticking, contest.board
    due = wanted(board, contest.seconds or p.seconds) or _between(contest, match, fact)
    if due is None:
        return contest if now is None else replace(contest, ticking=None)
    if now is None or now.wanted != due or isinstance(fact, Timeout):
        now = Ticking(due, Countdown(due.seconds * SECOND).start(at))
    held = now.countdown.pause(at, APPEAL) if board.appeal else now.countdown.start(at)
    if held is now.countdown and now is contest.ticking:
        return contest
    return replace(contest, ticking=replace(now, countdown=held))


def _between(contest: Contest, match: Match, fact: CarromFact) -> Wanted | None:
    """Return the interval that goes on until play is called for the next board."""
    board, now = contest.board, contest.ticking
    due = interval(match) if board.over or not board.begun else None
    if due is None and now and now.wanted.purpose == "interval" and isinstance(fact, NextBoard):
        return now.wanted
    return due


def running(contest: Contest, now: Milliseconds) -> tuple[Running, ...]:
    """Return the clock as it is at a moment; running out ends in a timeout where the clock calls it by itself."""
    ticking = contest.ticking
    if ticking is None:
        return ()
    timed, countdown = ticking.wanted, ticking.countdown
    calls = contest.seconds is not None and timed.purpose in ("break", "stroke", "placing")
    return (
        Running(
            timed.purpose,
            timed.of,
            countdown.left(now),
            countdown.since is not None,
            Timeout(timed.of) if calls else None,
            countdown.paused_for,
        ),
    )


def time_left(then: Contest, at: Milliseconds, now: Contest) -> tuple[TimeLeft, ...]:
    """Return what the clock showed at an earlier moment, where it had begun."""
    clock, was = now.ticking, then.ticking
    if clock is None or was is None or clock.wanted != was.wanted:
        return ()
    return (TimeLeft(clock.wanted.purpose, clock.wanted.of, was.countdown.left(at)),)


def set_clocks(contest: Contest, left: tuple[TimeLeft, ...], at: Milliseconds) -> Contest:
    """Return the contest with its clock set at a moment, going on unless an appeal holds it."""
    ticking = contest.ticking
    if ticking is None:
        return contest
    limit = ticking.wanted.seconds * SECOND
    named = (one.left for one in left if (one.purpose, one.of) == (ticking.wanted.purpose, ticking.wanted.of))
    countdown = Countdown(limit, limit - next(named, limit)).start(at)
    if contest.board.appeal:
        countdown = countdown.pause(at, APPEAL)
    return replace(contest, ticking=replace(ticking, countdown=countdown))
