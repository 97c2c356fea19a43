"""Judges the acts of a series: each is carried out, only shown, or refused and changes nothing."""

from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec
from msgspec.structs import replace

from arbitro.desk.acts import Amend, Deduct, Tick, Undo
from arbitro.desk.answer import no
from arbitro.desk.event import Consequences, EventAmendment, Logged
from arbitro.desk.law.undoing import taken_back
from arbitro.desk.numbers import exact
from arbitro.desk.series.standing import table_of
from arbitro.desk.series.state import AddEvent, EventSeries, SeriesEvent
from arbitro.desk.series.terms import AMENDED, wanted_value
from arbitro.kernel import Fact, Message, Refused, Verdict

Ruled: TypeAlias = EventSeries | Refused


def judge(series: EventSeries, act: Fact) -> Verdict[EventSeries]:
    """Return the verdict on an act: refused with the series untouched, or the series after it."""
    if isinstance(act, Tick):
        passed = replace(series, now=series.now + act.seconds)
        return Verdict(_log_act(passed, series, Logged(act, "tick")))
    clean = replace(series, amendment=None, consequences=None)
    if isinstance(act, Undo) and act.act is None:
        return _undone(series, act)
    after = LAW[type(act)](clean, act)
    if isinstance(after, Refused):
        return Verdict(series, refused=after)
    if after.amendment is not None or after.consequences is not None:
        return Verdict(_log_act(after, series, Logged(act, "preview")))
    takes = (act.act, *act.also) if isinstance(act, Undo) and act.act is not None else ()
    past = (*series.past, (len(series.log) + 1, clean.bare()))
    return Verdict(_log_act(replace(after, past=past), series, Logged(act, "done", takes)))


def _log_act(after: EventSeries, before: EventSeries, entry: Logged) -> EventSeries:
    return replace(after, log=(*before.log, entry), opening=before.opening)


def _undone(series: EventSeries, act: Undo) -> Verdict[EventSeries]:
    """Take the last act back; the time that has passed since stays passed."""
    if not series.past:
        return Verdict(series, refused=no("nothing_to_undo"))
    number, before = series.past[-1]
    back = replace(before, now=series.now, past=series.past[:-1])
    return Verdict(_log_act(back, series, Logged(act, "undo", (number,))))


def with_event(series: EventSeries, act: AddEvent) -> Ruled:
    """Take one more event in: under a name of its own, nobody in it twice, with a score for each where it counts."""
    ranking = tuple((level,) if isinstance(level, str) else level for level in act.ranking)
    event = SeriesEvent(act.name, ranking, act.date, act.score, act.weight)
    if any(other.name == event.name for other in series.events):
        return no("event_is_there", event=event.name)
    if len(set(event.names)) < len(event.names):
        return no("somebody_twice")
    if series.terms.award == "result" and (missing := _without_score(event)):
        return no("score_is_missing", players=", ".join(missing))
    return replace(series, events=(*series.events, event))


def _without_score(event: SeriesEvent) -> list[str]:
    return [name for name in event.names if name not in event.score]


def _deduct(series: EventSeries, act: Deduct) -> Ruled:
    if not act.reason:
        return no("a_reason_is_needed")
    if act.player not in series.people() or not exact(act.points) > 0:
        return no("nothing_to_deduct")
    off = {**series.deductions, act.player: (*series.deductions.get(act.player, ()), act.points)}
    return replace(series, deductions=off)


def _amend(series: EventSeries, act: Amend) -> Ruled:
    """Change a term, or the name under which somebody stands; without a reason it is only shown."""
    if act.what not in AMENDED:
        return no("not_amended", what=act.what)
    to = wanted_value(act)
    if act.what == "name":
        # Give somebody another name; two spellings of one become one, if they were never in the same event.
        old = act.player
        if old is None or old not in series.people():
            return no("nobody_of_that_name")
        if old == to:
            return no("nothing_changes")
        # One person twice in one event cannot be merged: one of the two results would have to go.
        if any(old in event.names and to in event.names for event in series.events):
            return no("they_were_in_one_event", player=old, other=to)
        off = {name: points for name, points in series.deductions.items() if name != old}
        if old in series.deductions:
            off[to] = (*off.get(to, ()), *series.deductions[old])
        events = tuple(_with_name(event, old, to) for event in series.events)
        after = replace(series, events=events, deductions=off)
        return _announce_change(series, after, EventAmendment("name", old, old, to, (), None, act.reason))
    was = getattr(series.terms, act.what)
    if to == was:
        return no("nothing_changes")
    if to == "result" and (missing := [name for event in series.events for name in _without_score(event)]):
        return no("score_is_missing", players=", ".join(dict.fromkeys(missing)))
    after = replace(series, terms=replace(series.terms, **{act.what: to}))
    before, then = ({row.name: row.place for row in table_of(one)} for one in (series, after))
    affects = tuple(name for name in then if then[name] != before[name])
    left, right = msgspec.to_builtins((was, to))
    return _announce_change(
        series, after, EventAmendment(act.what, None, left, right, affects, None, act.reason)
    )


def _with_name(event: SeriesEvent, old: str, new: str) -> SeriesEvent:
    if old not in event.names:
        return event
    ranking = tuple(tuple(new if name == old else name for name in level) for level in event.ranking)
    score = {new if name == old else name: points for name, points in event.score.items()}
    return replace(event, ranking=ranking, score=score)


def _announce_change(series: EventSeries, after: EventSeries, what: EventAmendment) -> EventSeries:
    if not what.reason:
        return replace(series, amendment=what)
    return replace(after, amendments=(*series.amendments, replace(what, at=series.now)))


def _undo_line(series: EventSeries, act: Undo) -> Ruled:
    """Take back an older act, with what has to go with it; without a reason it is only shown what would fail."""
    assert act.act is not None
    numbers, taken = (act.act, *act.also), taken_back(series.log)
    for number in numbers:
        if not 1 <= number <= len(series.log) or series.log[number - 1].kind != "done" or number in taken:
            return no("no_act_to_take_back", number=number)
    now: EventSeries = series.opening
    left, failing = taken_back(series.log, numbers), []
    for number, entry in enumerate(series.log, start=1):
        again = entry.kind == "done" and not entry.takes and number not in left and number not in numbers
        # Ticks too: deductions and amendments carry the time at which they were made.
        if entry.kind != "tick" and not again:
            continue
        verdict = judge(now, entry.act)
        if verdict.refused:
            failing.append(number)
        now = verdict.state
    if not act.reason:
        return replace(series, consequences=Consequences(acts=tuple(failing)))
    if failing:
        return no("later_acts_rest_on_it", numbers=", ".join(map(str, failing)))
    listed = EventAmendment("undo", None, list(numbers), None, (), series.now, act.reason)
    return replace(now.bare(), amendments=(*now.amendments, listed))


LAW: dict[type[Fact], Callable[[EventSeries, Any], Ruled]] = {
    AddEvent: with_event,
    Deduct: _deduct,
    Amend: _amend,
    Undo: _undo_line,
}


def announcement(act: Fact, verdict: Verdict[EventSeries]) -> Message | None:
    """Return what is said of an act that was carried out."""
    if verdict.refused:
        return None
    shows = verdict.state.log[-1].kind == "preview"
    match act:
        case Tick():
            return Message("desk-time-passed", {"now": verdict.state.now})
        case AddEvent(name=name):
            return Message("desk-event-added", {"event": name})
        case Deduct(player=player, points=points):
            return Message("desk-deducted", {"player": player, "points": str(points)})
        case Amend(what=what):
            return Message("desk-amendment-shown" if shows else "desk-amended", {"what": what})
        case Undo(act=number) if number is not None:
            return Message("desk-undo-shown" if shows else "desk-act-taken-back", {"number": str(number)})
    return Message("desk-undone")
