"""Which clock runs: to report at the board, for the break, the stroke, placing, or an interval."""

from __future__ import annotations

from msgspec.structs import replace

from arbitro.carrom.board import Board
from arbitro.carrom.contest import CarromContest
from arbitro.carrom.facts import (
    Allowed,
    CarromFact,
    CarromFoul,
    CarromMisconduct,
    CarromTimeUp,
    NextBoard,
    TimeExcused,
    Timeout,
)
from arbitro.carrom.match import CarromMatch
from arbitro.carrom.parameters import CarromParameters
from arbitro.carrom.sides import SIDES
from arbitro.carrom.ticking import RunOut, Ticking, Wanted
from arbitro.kernel import Countdown, Running, TimeLeft
from arbitro.kernel.clock import Milliseconds
from arbitro.kernel.game import OFFICIAL

SECOND = 1000
APPEAL = "appeal"
"""Why the clock stands while a player appeals."""
TIME_UP = "time-up"
"""Why the next clock stands once one has called the time: nobody is punished twice while the board is left alone."""
CALLED = {"break": "46", "stroke": "50", "placing": "88a"}
"""The clocks that call the time by themselves where one is agreed, with the laws that allow it."""
LATE = {"i": "report", "b": "rest"}
"""For which items of the law on the loss of the match a time must be up."""
ALLOWS: dict[Allowed, str] = {"report": "143i", "change": "61", "rest": "138"}
"""The laws that allow the times between boards."""


def reporting(p: CarromParameters) -> Ticking:
    """Return the time to report at the board, from when the match is announced (143i)."""
    seconds = p.report_seconds
    return Ticking(Wanted("report", OFFICIAL, seconds), Countdown(seconds * SECOND).start(0))


def board_clock(board: Board, seconds: int) -> Wanted | None:
    """Return the clock of a board: placing comes first (88a), and nothing runs before the call (46).

    It is started anew when a stroke has come to rest (124a), and for the next player when the striker is off the
    board (124b).
    """
    if board.over or not (board.called or board.broken):
        return None
    for colour in SIDES:
        if board.must_place(colour):
            return Wanted("placing", board.placers.of(colour), seconds, (colour,))
    mark = (board.turns, board.strokes, board.attempts)
    return Wanted("stroke" if board.broken else "break", board.turn, seconds, mark)


def interval(match: CarromMatch) -> Wanted | None:
    """Return the time before play goes on: for a change of sides (61), or the rest before the third game (138)."""
    if match.interval_s is None or match.winner:
        return None
    return Wanted("interval", OFFICIAL, match.interval_s, (len(match.results),))


def tick_clock(
    contest: CarromContest, match: CarromMatch, fact: CarromFact, at: Milliseconds, p: CarromParameters
) -> CarromContest:
    """Return the contest with the clock that runs after a fact, started or stopped at its moment."""
    now, board = contest.ticking, contest.board
    if isinstance(fact, CarromTimeUp | TimeExcused):
        return contest
    due = board_clock(board, contest.seconds or p.seconds) or _between(contest, match, fact)
    if due is None:
        return contest if now is None else replace(contest, ticking=None)
    if now is None or now.wanted != due or isinstance(fact, Timeout):
        now = Ticking(due, Countdown(due.seconds * SECOND).start(at))
        if isinstance(fact, Timeout) and fact.by_hall:
            return replace(contest, ticking=replace(now, countdown=now.countdown.pause(at, TIME_UP)))
    held = now.countdown.pause(at, APPEAL) if board.appeal else now.countdown.start(at)
    if held is now.countdown and now is contest.ticking:
        return contest
    return replace(contest, ticking=replace(now, countdown=held))


def _between(contest: CarromContest, match: CarromMatch, fact: CarromFact) -> Wanted | None:
    """Return the interval that goes on until play is called for the next board."""
    board, now = contest.board, contest.ticking
    due = interval(match) if board.over or not board.begun else None
    if due is None and now and now.wanted.purpose == "interval" and isinstance(fact, NextBoard):
        return now.wanted
    return due


def running(contest: CarromContest, now: Milliseconds, p: CarromParameters) -> tuple[Running, ...]:
    """Return the clock as it is at a moment, with what is entered when it is used up."""
    ticking = contest.ticking
    if ticking is None:
        return ()
    timed, countdown = ticking.wanted, ticking.countdown
    # What is entered when a clock is used up: a call where one is agreed, a question to the umpire, once.
    if timed.purpose in CALLED:
        timeout = Timeout(timed.of, by_hall=True)
        ends: CarromFact | None = timeout if contest.seconds is not None else None
    else:
        allowed = _time_between_boards(timed, p)
        ends = CarromTimeUp(allowed) if allowed and contest.run_out is None else None
    return (
        Running(
            timed.purpose,
            timed.of,
            countdown.time_left(now),
            countdown.since is not None,
            ends,
            countdown.paused_for,
        ),
    )


def _time_between_boards(timed: Wanted, p: CarromParameters) -> Allowed | None:
    """Return which time between boards a clock measures."""
    if timed.purpose == "report":
        return "report"
    if timed.purpose == "interval":
        return "rest" if timed.seconds == p.rest_seconds else "change"
    return None


def ask_time(contest: CarromContest, fact: CarromFact, p: CarromParameters) -> CarromContest:
    """Return the contest with the question of a time that is up: asked, answered, or overtaken by play."""
    measured = _time_between_boards(contest.ticking.wanted, p) if contest.ticking else None
    run_out = contest.run_out
    if isinstance(fact, CarromTimeUp):
        run_out = RunOut(fact.of)
    elif run_out and isinstance(fact, TimeExcused | CarromMisconduct | CarromFoul):
        run_out = replace(run_out, asked=False)
    if run_out and run_out.of != measured:
        run_out = None
    return contest if run_out == contest.run_out else replace(contest, run_out=run_out)


def may_be_late(contest: CarromContest, item: str) -> bool:
    """Tell whether somebody may be late, as far as is known: the time is up, or the hall has not kept it."""
    return (
        item not in LATE
        or not contest.timed
        or (contest.run_out is not None and contest.run_out.of == LATE[item])
    )


def contradicting_law(
    contest: CarromContest, fact: CarromFact, at: Milliseconds, p: CarromParameters
) -> str | None:
    """Return the law of the federation's book under which time is left that a fact says is up."""
    ticking = contest.ticking
    if contest.before is None:
        return None
    left = ticking.countdown.time_left(at) if ticking else 0
    measured = _time_between_boards(ticking.wanted, p) if ticking else None
    if isinstance(fact, Timeout) and ticking and contest.seconds is not None:
        return CALLED.get(ticking.wanted.purpose) if left and ticking.wanted.of == fact.by else None
    if not isinstance(fact, CarromMisconduct) or fact.item not in LATE:
        return None
    if measured == LATE[fact.item]:
        return f"143{fact.item}" if left else None
    return None if may_be_late(contest, fact.item) else f"143{fact.item}"


def time_left(then: CarromContest, at: Milliseconds, now: CarromContest) -> tuple[TimeLeft, ...]:
    """Return what the clock showed at an earlier moment, where it had begun."""
    clock, was = now.ticking, then.ticking
    if clock is None or was is None or clock.wanted != was.wanted:
        return ()
    return (TimeLeft(clock.wanted.purpose, clock.wanted.of, was.countdown.time_left(at)),)


def set_clocks(contest: CarromContest, left: tuple[TimeLeft, ...], at: Milliseconds) -> CarromContest:
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
