"""Judges the acts of the desk: each is carried out under its laws, or refused and changes nothing."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from arbitro.desk import acts
from arbitro.desk.answer import ActDone, Answered, Barred, answer_done, no
from arbitro.desk.event import Event, EventStep, Logged
from arbitro.desk.handicaps import with_starts
from arbitro.desk.law import (
    amendments,
    calls,
    claims,
    corrections,
    directing,
    discipline,
    drawing,
    entries,
    equipment,
    lateness,
    money,
    protests,
    reports,
    results,
    scheduling,
    season,
    teams,
    timing,
)
from arbitro.desk.law.entries import filled_up
from arbitro.desk.law.undoing import log_act, outcome_of, undo_line, with_abuse_owed, without_previews
from arbitro.desk.match import EventMatch
from arbitro.desk.slots import with_slots
from arbitro.kernel import Fact, Message, Refused, Ruling, Verdict, tag_of

FAILED = "failed"
"""Under which name a refusal says which of several acts could not be carried out."""
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
    acts.RunningScore: lateness.score,
    acts.BoardEnd: lateness.board_end,
    acts.Result: results.result,
    acts.CorrectResult: corrections.correct_result,
    acts.Walkover: results.walkover,
    acts.Disqualify: discipline.disqualify,
    acts.CloseRounds: drawing.close_rounds,
    acts.DeskBreak: lateness.take_break,
    acts.ImposeClock: equipment.impose_clock,
    acts.ImposeBaffle: equipment.impose_baffle,
    acts.GrantException: equipment.grant_exception,
    acts.Request: equipment.request,
    acts.AnswerRequest: equipment.answer,
    acts.Observer: equipment.observer,
    acts.Warn: discipline.warn,
    acts.Penalty: discipline.penalty,
    acts.ExpelSpectator: discipline.expel_spectator,
    acts.Protest: protests.protest,
    acts.ConfirmFee: protests.confirm_fee,
    acts.WithdrawProtest: protests.withdraw_protest,
    acts.DecideProtest: protests.decide_protest,
    acts.Claim: claims.claim,
    acts.Evidence: claims.evidence,
    acts.OfficialRuling: claims.ruling,
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
    acts.StartRound: timing.start_round,
    acts.AddTime: timing.add_time,
    acts.TimeUp: timing.time_up,
    acts.Deduct: money.deduct,
    acts.Amend: amendments.amend,
    acts.CheckIn: entries.check_in,
    acts.CloseCheckIn: entries.close_check_in,
    acts.Pay: money.pay_fee,
    acts.Refund: money.refund,
    acts.Pair: drawing.pair_by_hand,
    acts.Swap: directing.swap,
    acts.Reinstate: directing.reinstate,
    acts.Postpone: season.postpone,
}
"""The law of each act. Time, undo and several acts as one stand beside it: no law speaks of them."""


def judge(event: Event, act: Fact) -> Verdict[Event]:
    """Return the verdict on an act: refused with the event untouched, or the event after it with the laws cited."""
    if isinstance(act, acts.Tick):
        # Time is logged and never undone: acts are judged at their times,
        # and the hall's clock does not go back.
        passed = _time_passed(replace(event, now=event.now + act.seconds))
        time = Message("desk-time-passed", {"now": passed.now})
        return Verdict(log_act(passed, event, Logged(act, "tick")), says=(time,))
    # A preview lasts until the next act other than `tick`, refused or not (desk-2 3).
    clean = without_previews(event)
    if isinstance(act, acts.Undo) and act.act is None:
        return _undone(event, clean, act)
    answer = answer_act(clean, act)
    if isinstance(answer, Refused):
        return Verdict(event, refused=answer)
    if isinstance(answer, Barred):
        # Barred: refused, and yet the state changes (148), so it takes a line in the log.
        return Verdict(log_act(answer.event, event, Logged(act, "refused")), refused=answer.refused)
    rulings = _rulings(tag_of(act), answer)
    says = () if rulings else (answer.said.message(),)
    if answer.preview:
        return Verdict(log_act(answer.event, event, Logged(act, "preview")), rulings, says=says)
    # After the law and before the log: what follows by itself belongs to the act, and goes back with it.
    after = settled_after(clean, answer.event)
    number = len(event.log) + 1
    step = _step(clean, after, _is_committed(clean, act), number)
    takes = (act.act, *act.also) if isinstance(act, acts.Undo) and act.act is not None else ()
    entry = Logged(act, "done", takes, outcome_of(act, clean, after))
    return Verdict(replace(log_act(after, event, entry), past=(*event.past, step)), rulings, says=says)


def answer_act(event: Event, act: Fact) -> Answered:
    """Return what the law answers to an act."""
    if isinstance(act, acts.Batch):
        return _all_or_none(event, act)
    if isinstance(act, acts.Undo):
        return undo_line(event, act, judge)
    answer = LAW[type(act)](event, act)
    if not isinstance(answer, ActDone) or answer.preview:
        return answer
    return replace(answer, event=with_slots(event, answer.event, act))


def settled_after(before: Event, after: Event) -> Event:
    """Return the event with what follows from any act by itself: places that fell free, starts that are fixed."""
    return with_starts(before, filled_up(after))


def _all_or_none(event: Event, act: acts.Batch) -> Answered:
    """Carry out several acts in their order; if one is refused, none is."""
    now, laws, shown = event, dict[str, None](), True
    for number, one in enumerate(act.acts, start=1):
        answer = answer_act(without_previews(now), one)
        if not isinstance(answer, ActDone):
            refused = answer.refused if isinstance(answer, Barred) else answer
            # Atomic (all or nothing): the events made on the way are dropped,
            # and the number of the culprit is told.
            return replace(refused, values={**refused.values, FAILED: str(number)})
        shown = shown and answer.preview
        now = answer.event if answer.preview else settled_after(now, answer.event)
        laws |= dict.fromkeys(answer.laws)
    return replace(answer_done(now, "all-done", *laws, count=len(act.acts)), preview=shown)


def _is_committed(event: Event, act: Fact) -> bool:
    """Tell whether an act is a draw under a commitment, which nobody takes back."""
    if isinstance(act, acts.Batch):
        return any(_is_committed(event, one) for one in act.acts)
    return isinstance(act, acts.Draw) and event.commit is not None


def _rulings(act: str, answer: ActDone) -> tuple[Ruling, ...]:
    """Return a ruling for each law cited; what is said stands with the first."""
    return tuple(
        Ruling(law, act, (answer.said,) if number == 0 else (), answer.derived)
        for number, law in enumerate(answer.laws)
    )


def _step(before: Event, after: Event, committed: bool, number: int) -> EventStep:
    """Return the way back from an act."""
    bare = replace(before, matches={}, past=(), log=(), opening=None)
    return EventStep(bare, _touched(before, after), committed, number)


def _touched(before: Event, after: Event) -> dict[str, EventMatch | None]:
    """Return the matches that are not as they were, as they were; None for one that was not there."""
    if after.matches is before.matches:
        return {}
    known = before.matches
    get = known.get
    touched = {name: get(name) for name, match in after.matches.items() if get(name) is not match}
    # Deletions are rare (a pairing undone), so they are looked for only
    # where the counts say that there are some.
    if len(after.matches) < len(known) + sum(was is None for was in touched.values()):
        touched |= {name: match for name, match in known.items() if name not in after.matches}
    return touched


def _time_passed(event: Event) -> Event:
    """Return the event with what time alone brings about; the way back from the last act leads over it as well."""
    passed = protests.drop_lapsed_notices(event)
    if passed.matches is event.matches or not event.past:
        return passed
    # What time did lies on top of the last act: undoing that act must lead
    # to before both, then time is passed again.
    *older, last = event.past
    # `last.touched` wins: it is the older of the two.
    back = replace(last, touched={**_touched(event, passed), **last.touched})
    return replace(passed, past=(*older, back))


def _undone(event: Event, clean: Event, act: acts.Undo) -> Verdict[Event]:
    """Take the last act back; the time that has passed since is passed again."""
    if not event.past:
        return Verdict(event, refused=no("nothing_to_undo"))
    step = event.past[-1]
    if step.committed:
        return Verdict(event, refused=no("draw_was_committed"))
    matches = {name: match for name, match in {**event.matches, **step.touched}.items() if match is not None}
    before = replace(step.before, matches=matches, past=event.past[:-1], now=event.now, opening=event.opening)
    # 148 is not undone with the act around it: the report stays owed.
    back = _time_passed(with_abuse_owed(before, clean))
    back = log_act(back, event, Logged(act, "undo", (step.number,)))
    return Verdict(back, says=(Message("desk-undone"),))
