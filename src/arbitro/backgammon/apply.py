"""Carries out what the laws order: the one place where a match changes."""

from typing import Literal, TypeAlias, assert_never

from msgspec.structs import replace

from arbitro.backgammon import clock_effects
from arbitro.backgammon import effects as e
from arbitro.backgammon.match import (
    BackgammonMatch,
    Before,
    Cube,
    EarlyRoll,
    GameOutcome,
    Note,
    PerSide,
    PlayedTurn,
    Resignation,
    Rest,
)
from arbitro.backgammon.parameters import BackgammonParameters
from arbitro.backgammon.position import SIDES, START, Side, other
from arbitro.kernel import DelayClock, Effect

_STANDS_UNTIL_PRESSED = ("dice-picked-up", "game-over", "break")

BackgammonEffect: TypeAlias = (
    e.PlayEffect | e.CubeEffect | e.ScoreEffect | clock_effects.ClockEffect | e.DirectorEffect
)
"""All that the laws of backgammon can order."""


def apply(match: BackgammonMatch, effect: Effect, p: BackgammonParameters) -> BackgammonMatch:
    """Return the match after an effect."""
    known: BackgammonEffect = effect  # type: ignore[assignment]  # the union is closed
    if isinstance(known, e.PlayEffect):
        return _play(match, known)
    if isinstance(known, e.CubeEffect):
        return _cube(match, known)
    if isinstance(known, e.ScoreEffect):
        return _score(match, known)
    if isinstance(known, clock_effects.ClockEffect):
        return _clock(match, known)
    return _director(match, known, p)


def _play(match: BackgammonMatch, effect: e.PlayEffect) -> BackgammonMatch:
    match effect:
        case e.GameBegins():
            return replace(_new_game(match), number=match.number + 1)
        case e.MenSetUp():
            return replace(match, position=START, cube=Cube(), shown=None)
        case e.Begins(side, larger, smaller):
            return replace(
                match,
                opening=False,
                starter=side,
                turn=side,
                dice=(larger, smaller),
                attempted=frozenset(),
                late_settled=frozenset(),
                rest=None,
            )
        case e.Rolled(side, first, second):
            return _apply_roll(match, side, (first, second))
        case e.RollVoid(side):
            return replace(_resume_clock(match), attempted=match.attempted | {side})
        case e.RolledEarly(side, first, second):
            rolled = EarlyRoll(side, (first, second))
            return replace(match, early=rolled, attempted=match.attempted | {side})
        case e.EarlyRollNoticed():
            assert match.early
            return replace(match, early=replace(match.early, noticed=True), asked="premature-roll")
        case e.EarlyRollStands():
            assert match.early
            return replace(match, early=replace(match.early, stands=True), asked=None)
        case e.EarlyRollVoid(side):
            dice = None if match.turn == side else match.dice
            return replace(match, early=None, asked=None, dice=dice)
        case e.Played():
            return _apply_play(match, effect)
        case e.TurnEnds(side, to):
            early = match.early if match.early and match.early.by == to else None
            return replace(
                match, turn=to, dice=None, moved=False, early=early, attempted=match.attempted - {side}
            )
        case e.PlayTakenBack():
            return _taken_back(match)
        case e.PlayStands():
            return replace(match, illegal=False, before=None, asked=None)
        case e.PlayNoticed():
            return replace(match, asked="illegal-move")
        case e.SetupCorrected():
            return _set_right(match, effect)
        case e.RolledAgain() | e.OpeningRollVoid() | e.PositionRestored():
            return match
        case _:
            assert_never(effect)


def _new_game(match: BackgammonMatch) -> BackgammonMatch:
    crawford = "past" if match.crawford == "now" else match.crawford
    return replace(
        _clear_turn(match),
        crawford=crawford,
        crawford_game=False,
        position=START,
        opening=True,
        starter=None,
        cube=Cube(),
        shown=None,
        illegal=False,
        before=None,
        attempted=frozenset(),
        history=(),
        setup=None,
        started=False,
        fixed=False,
        outcome=None,
    )


def _clear_turn(match: BackgammonMatch) -> BackgammonMatch:
    """Return the match with nobody on turn and nothing waiting."""
    return replace(
        match,
        turn=None,
        dice=None,
        moved=False,
        offer=None,
        beaver=False,
        announced=None,
        resignation=None,
        early=None,
        asked=None,
    )


def _apply_roll(match: BackgammonMatch, side: Side, dice: tuple[int, int]) -> BackgammonMatch:
    early = match.early if match.early and match.early.by == side else None
    return replace(
        _resume_clock(match),
        dice=dice,
        attempted=match.attempted - {side},
        illegal=match.illegal and early is not None,
        before=match.before if early else None,
        asked=None if match.asked == "illegal-move" else match.asked,
        fixed=match.fixed or _second_turn(match, side),
    )


def _second_turn(match: BackgammonMatch, side: Side) -> bool:
    return match.started and side == match.starter


def _apply_play(match: BackgammonMatch, played: e.Played) -> BackgammonMatch:
    assert match.dice
    before = Before(
        match.position,
        played.side,
        match.dice,
        match.cube,
        match.announced,
        match.early,
        match.attempted,
        match.started,
    )
    early = match.early if match.early and match.early.by != played.side else None
    # Turns are kept where the men were set up wrongly: a correction plays them again from the right start (4.2.iv).
    turn = PlayedTurn(played.side, match.dice, played.steps, not played.illegal, match.cube)
    return replace(
        _resume_clock(match),
        position=played.position,
        moved=True,
        illegal=played.illegal,
        before=before if played.illegal else None,
        early=early,
        history=(*match.history, turn) if match.setup else (),
        started=match.started or played.side == match.starter,
    )


def _taken_back(match: BackgammonMatch) -> BackgammonMatch:
    before, outcome = match.before, match.outcome
    assert before
    score = match.score.plus(outcome.winner, -(outcome.points or 0)) if outcome else match.score
    return replace(
        _clear_turn(match),
        score=score,
        outcome=None,
        winner=None,
        results=(),
        position=before.position,
        turn=before.turn,
        dice=before.dice,
        cube=before.cube,
        announced=before.announced,
        early=before.early,
        attempted=before.attempted,
        illegal=False,
        before=None,
        history=match.history[:-1],
        started=before.started,
    )


def _set_right(match: BackgammonMatch, effect: e.SetupCorrected) -> BackgammonMatch:
    started = any(turn.side == match.starter for turn in effect.history)
    right = replace(match, position=effect.position, setup=None, history=(), started=started, asked=None)
    if effect.replays is None:
        return right
    return replace(
        _clear_turn(right),
        turn=effect.replays,
        dice=effect.dice,
        cube=effect.cube or right.cube,
        illegal=False,
        before=None,
        attempted=frozenset(),
    )


def _cube(match: BackgammonMatch, effect: e.CubeEffect) -> BackgammonMatch:
    match effect:
        case e.DoubleOffered(by):
            fixed = match.fixed or _second_turn(match, by)
            return replace(_resume_clock(match), offer=by, announced=None, fixed=fixed)
        case e.DoubleAnnounced(by):
            return replace(match, announced=by)
        case e.EarlyDoubleFalls():
            return replace(match, announced=None)
        case e.DoubleTaken(by, value):
            return replace(_resume_clock(match), cube=Cube(value, by), offer=None)
        case e.Beavered(by, _, value):
            return replace(match, cube=Cube(value // 2, by), offer=by, beaver=True)
        case e.BeaverTaken(_, owner, value):
            return replace(_resume_clock(match), cube=Cube(value, owner), offer=None, beaver=False)
        case e.DoubleDropped():
            return replace(match, offer=None, beaver=False)
        case e.WrongLevel(shown):
            return replace(match, shown=replace(match.shown or match.cube, value=shown))
        case e.CubeCorrected():
            return replace(match, shown=None)
        case e.CrawfordBegins():
            # The match in its Crawford game: whatever was done with the cube in it is void.
            before = replace(match.before, cube=Cube(), announced=None) if match.before else None
            return replace(
                match,
                crawford="now",
                crawford_game=True,
                cube=Cube(),
                offer=None,
                announced=None,
                before=before,
            )
        case e.CrawfordLifted(past):
            over = match.outcome is not None and match.crawford_game
            return replace(match, crawford="past" if past else "ahead", crawford_game=over)
        case _:
            assert_never(effect)


def _score(match: BackgammonMatch, effect: e.ScoreEffect) -> BackgammonMatch:
    match effect:
        case e.LossOffered(by, level):
            return replace(match, resignation=Resignation(by, level))
        case e.LossRefused():
            return replace(_resume_clock(match), resignation=None)
        case e.BackgammonGameWon(winner, points, by):
            outcome = GameOutcome(winner, points, by)
            before = match.before if by in ("single", "gammon", "backgammon") else None
            score = match.score.plus(winner, points)
            decided_by: Literal["play", "misconduct"] = "misconduct" if by == "sanction" else "play"
            ended = replace(_clear_turn(match), outcome=outcome, score=score, begun=True, before=before)
            return replace(ended, decided_by=decided_by)
        case e.LostOnTime(loser):
            return _on_time(match, other(loser))
        case e.WonDespiteTime(winner):
            return _on_time(match, winner)
        case e.BackgammonMatchWon(winner):
            return replace(_clear_turn(match), winner=winner)
        case e.NobodyWins():
            return replace(_clear_turn(match), winner=None, lost_by_both=True)
        case e.PointsCredited(to, points, late):
            credited = match.late.plus(to, points) if late else match.late
            met = match.late_settled | ({(other(to), "points")} if late else set())
            score = match.score.plus(to, points)
            return replace(match, score=score, late=credited, late_settled=met, decided_by="penalty")
        case e.LengthCorrected(length):
            over = match.outcome is not None and match.crawford_game
            return replace(match, length=length, next_length=None, crawford="ahead", crawford_game=over)
        case e.LengthWaits(length):
            return replace(match, next_length=length)
        case e.LengthStays():
            return replace(match, next_length=None)
        case e.ScoreCorrected(x, o):
            return _correct_score(match, PerSide(x, o))
        case _:
            assert_never(effect)


def _correct_score(match: BackgammonMatch, score: PerSide) -> BackgammonMatch:
    """Return the match with its right score; a match won by its points is won by the right ones or goes on."""
    match = replace(match, decided_by="play")
    by_points = match.winner is not None and match.needs(match.winner) <= 0
    if not by_points:
        return replace(match, score=score)
    open_again = replace(match, score=score, winner=None)
    if any(score.of(side) >= match.length for side in SIDES):
        return open_again
    return replace(_anew(open_again) if match.outcome is None else open_again, results=())


def _anew(match: BackgammonMatch) -> BackgammonMatch:
    """Return the match with the game that was broken off to be played from its beginning."""
    crawford = "ahead" if match.crawford == "now" else match.crawford
    return replace(_new_game(match), crawford=crawford)


def _on_time(match: BackgammonMatch, winner: Side) -> BackgammonMatch:
    ended = GameOutcome(winner, None, "time")
    return replace(_clear_turn(match), outcome=ended, begun=True, before=None, decided_by="time")


def _clock(match: BackgammonMatch, effect: clock_effects.ClockEffect) -> BackgammonMatch:
    clock, now = match.clock, match.now
    if isinstance(effect, clock_effects.ClockBrought):
        timed = replace(match, hall_clock=True, now=match.at) if effect.by_hall else match
        brought = DelayClock(round(effect.delay * 1000), dict.fromkeys(SIDES, round(effect.seconds * 1000)))
        return replace(timed, clock=brought.start(timed.turn, timed.now) if timed.turn else brought)
    if clock is None:
        return match
    match effect:
        case clock_effects.TimeSpent(seconds):
            return replace(match, now=now + round(seconds * 1000))
        case clock_effects.ClockStarted(side, for_answer, late):
            met = match.late_settled | ({(side, "clock")} if late else set())
            # Start a side's clock; a delay that was lost is lost in the next turn, not in a cube decision before it.
            if not for_answer or side not in clock.no_delay:
                ticking = clock.start(side, now)
            else:
                started = replace(clock, no_delay=clock.no_delay - {side}).start(side, now)
                ticking = replace(started, no_delay=started.no_delay | {side})
            return replace(match, clock=ticking, late_settled=met)
        case clock_effects.ClockPaused(reason, by):
            claimed = by if reason == "game-decided" else None
            return replace(match, clock=clock.pause(now, reason), claimed=claimed)
        case clock_effects.ClockResumed():
            return replace(match, clock=clock.resume(now))
        case clock_effects.DelayLost(side):
            return replace(match, clock=clock.forfeit_delay(side))
        case clock_effects.DelayKept(side):
            return replace(match, clock=replace(clock, no_delay=clock.no_delay - {side}))
        case clock_effects.DelayRestarted():
            stopped = clock.pause(now, "")
            return replace(match, clock=replace(stopped, delay_left=clock.delay, paused_for=None).resume(now))
        case clock_effects.ClockSet(x, o):
            bank = {"X": round(x * 1000), "O": round(o * 1000)}
            return replace(match, clock=_set(clock, now, bank))
        case _:
            assert_never(effect)


def _set(clock: DelayClock, now: int, bank: dict[str, int]) -> DelayClock:
    charged = clock.pause(now, "")
    since = None if clock.since is None else now
    return replace(charged, bank=bank, since=since, paused_for=clock.paused_for)


def _resume_clock(match: BackgammonMatch) -> BackgammonMatch:
    """Return the match with its clock going on, as it does when play goes on."""
    clock = match.clock
    if clock is None or clock.paused_for is None or clock.paused_for in _STANDS_UNTIL_PRESSED:
        return match
    return replace(match, clock=clock.resume(match.now))


def _director(match: BackgammonMatch, effect: e.DirectorEffect, p: BackgammonParameters) -> BackgammonMatch:
    match effect:
        case e.BreakTaken(by):
            begins = max(match.at, match.rest.until if match.rest else 0)
            return replace(
                match,
                breaks_used=match.breaks_used.plus(by, 1),
                rest=Rest(by, begins + p.break_minutes * 60_000),
            )
        case e.BreaksAnnounced(breaks):
            return replace(match, breaks=breaks)
        case e.Noted(law, what, side):
            return replace(match, notes=(*match.notes, Note(law, what, side)))
        case e.WarningGiven(law, what, side):
            return replace(match, notes=(*match.notes, Note(law, what, side, "warning")))
        case e.Excluded(law, measure, side):
            noted = (*match.notes, Note(law, measure, side, measure))
            return replace(match, notes=noted, decided_by="misconduct")
        case e.OptionLost(side):
            return replace(match, no_option=match.no_option | {side})
        case e.ReportOwed(law):
            return replace(match, reports=(*match.reports, law))
        case e.ObserverAppointed():
            return replace(match, observer=True)
        case e.BaffleBoxUsed():
            return replace(match, baffle_box=True)
        case e.ResultReported(by, x, o):
            others = tuple(result for result in match.results if result[0] != by)
            return replace(match, results=(*others, (by, PerSide(x, o))))
        case e.ResultVerified():
            return match
        case _:
            assert_never(effect)
