"""Judges the acts of the desk: each is carried out under its laws, or refused and changes nothing."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from arbitro.desk import acts
from arbitro.desk.answer import Answered, Barred, Done, no
from arbitro.desk.event import Event, Step
from arbitro.desk.law import (
    calls,
    claims,
    corrections,
    discipline,
    drawing,
    entries,
    equipment,
    lateness,
    protests,
    reports,
    results,
    scheduling,
    teams,
)
from arbitro.kernel import Fact, Message, Refused, Ruling, Verdict

LAW: dict[type[Fact], Callable[[Event, Any], Answered]] = {
    acts.Enter: entries.enter,
    acts.Approve: entries.approve,
    acts.RefuseEntry: entries.refuse_entry,
    acts.Promote: entries.promote,
    acts.Withdraw: entries.withdraw,
    acts.LateEntry: entries.late_entry,
    acts.Commit: drawing.commit,
    acts.Draw: drawing.draw,
    acts.PairRound: drawing.pair_round,
    acts.Lot: drawing.lot,
    acts.AssignTable: calls.assign_table,
    acts.Call: calls.call,
    acts.Present: calls.present,
    acts.Late: lateness.late,
    acts.Start: calls.start,
    acts.Interval: lateness.interval,
    acts.Score: lateness.score,
    acts.BoardEnd: lateness.board_end,
    acts.Result: results.result,
    acts.CorrectResult: corrections.correct_result,
    acts.Walkover: results.walkover,
    acts.Disqualify: discipline.disqualify,
    acts.CloseRounds: drawing.close_rounds,
    acts.Break: lateness.take_break,
    acts.ImposeClock: equipment.impose_clock,
    acts.ImposeBaffle: equipment.impose_baffle,
    acts.GrantException: equipment.grant_exception,
    acts.Request: equipment.request,
    acts.Answer: equipment.answer,
    acts.Observer: equipment.observer,
    acts.Warn: discipline.warn,
    acts.Penalty: discipline.penalty,
    acts.ExpelSpectator: discipline.expel_spectator,
    acts.Protest: protests.protest,
    acts.WithdrawProtest: protests.withdraw_protest,
    acts.DecideProtest: protests.decide_protest,
    acts.Claim: claims.claim,
    acts.Evidence: claims.evidence,
    acts.Ruling: claims.ruling,
    acts.Appeal: claims.appeal,
    acts.Committee: claims.committee,
    acts.Vote: claims.vote,
    acts.Report: reports.report,
    acts.LineUp: teams.line_up,
    acts.Substitute: teams.substitute,
    acts.BoardResult: teams.board_result,
    acts.Hold: scheduling.hold,
    acts.Release: scheduling.release,
    acts.AssignUmpire: scheduling.assign_umpire,
}
"""The law of each act. Time and undo stand beside it: no law speaks of them."""


def judge(event: Event, act: Fact) -> Verdict[Event]:
    """Return the verdict on an act: refused with the event untouched, or the event after it with the laws cited."""
    clean = replace(event, consequences=None) if event.consequences else event
    if isinstance(act, acts.Tick):
        return Verdict(protests.lapsed(replace(clean, now=clean.now + act.seconds)))
    if isinstance(act, acts.Undo):
        return _undone(event)
    answer = LAW[type(act)](clean, act)
    if isinstance(answer, Refused):
        return Verdict(event, refused=answer)
    if isinstance(answer, Barred):
        return Verdict(answer.event, refused=answer.refused)
    committed = isinstance(act, acts.Draw) and event.commit is not None
    after = replace(answer.event, past=(*event.past, _step(clean, answer.event, committed)))
    return Verdict(after, _rulings(type(act).__name__, answer))


def _rulings(act: str, answer: Done) -> tuple[Ruling, ...]:
    """Return a ruling for each law cited; what is said stands with the first."""
    return tuple(
        Ruling(law, act, (answer.said,) if number == 0 else (), answer.derived)
        for number, law in enumerate(answer.laws)
    )


def _step(before: Event, after: Event, committed: bool) -> Step:
    """Return the way back from an act."""
    touched: dict[str, Any] = {}
    if after.matches is not before.matches:
        known = before.matches
        get = known.get
        touched = {name: get(name) for name, match in after.matches.items() if get(name) is not match}
        if len(after.matches) < len(known) + sum(was is None for was in touched.values()):
            touched |= {name: match for name, match in known.items() if name not in after.matches}
    return Step(replace(before, matches={}, past=()), touched, committed)


def _undone(event: Event) -> Verdict[Event]:
    """Take the last act back; the time that has passed since is passed again."""
    if not event.past:
        return Verdict(event, refused=no("nothing_to_undo"))
    step = event.past[-1]
    if step.committed:
        return Verdict(event, refused=no("draw_was_committed"))
    matches = {name: match for name, match in {**event.matches, **step.touched}.items() if match is not None}
    before = replace(step.before, matches=matches, past=event.past[:-1], now=event.now)
    for name in event.reports.get(protests.ABUSE, ()):
        before = before.owe(protests.ABUSE, name)
    return Verdict(protests.lapsed(before))


def said(event: Event, act: Fact, verdict: Verdict[Event]) -> Message | None:
    """Return what is said of an act that was carried out and that no law was cited for."""
    if verdict.refused or verdict.rulings:
        return None
    if isinstance(act, acts.Tick):
        return Message("desk-time-passed", {"now": verdict.state.now})
    if isinstance(act, acts.Undo):
        return Message("desk-undone")
    answer = LAW[type(act)](event, act)
    return answer.said.message() if isinstance(answer, Done) else None
