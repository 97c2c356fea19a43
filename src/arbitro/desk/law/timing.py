"""Timed rounds: the clock of a round, more time, and the end of a match whose time is up."""

from collections.abc import Sequence

from msgspec.structs import replace

from arbitro.desk.amendments import announce
from arbitro.desk.answer import Answered, answer_done, no
from arbitro.desk.event import Event, RoundClock
from arbitro.desk.finish import finish
from arbitro.desk.handicaps import match_start
from arbitro.desk.law.calls import called_now
from arbitro.desk.lengths import announced_for, best_of, ending, length_of, running
from arbitro.desk.match import DRAW, EventMatch
from arbitro.desk.offer import DeskOffer, OfferField, choice, choices, is_accepted, reason
from arbitro.desk.timing import ends_of, leveller_of, time_is_up
from arbitro.kernel import Fact


class StartRound(Fact, frozen=True):
    """The clock of a round starts, and its matches are called."""

    round: str


def start_round(event: Event, act: StartRound) -> Answered:
    """Start the clock of a round, and call those of its matches that can be called."""
    matches, limit = event.rounds().get(act.round, []), event.setup.time_limit
    minutes = announced_for(event, matches[0], limit.minutes, None) if matches and limit else None
    if limit is None or minutes is None:
        return no("no_time_limit")
    if act.round in event.clocks:
        return no("clock_runs_already", round=act.round)
    # A busy side does not stop the round: its match is left uncalled,
    # and the clock runs for it too (desk-2 2).
    engaged = event.busy_names()
    ready = [
        match for match in matches if match.state == "ready" and engaged.isdisjoint(event.people(match.names))
    ]
    if not ready and not any(match.state in ("called", "playing") for match in matches):
        return no("nothing_to_start", round=act.round)
    for match in ready:
        event = event.with_matches(called_now(event, match))
    # The limit is kept with the clock: an amendment later does not touch a round that is running.
    clock = RoundClock(event.now, event.now + round(60 * minutes), limit)
    event = replace(event, clocks={**event.clocks, act.round: clock})
    return answer_done(event, "round-started", round=act.round)


def offer_start_round(event: Event) -> DeskOffer | None:
    """Offer the rounds whose clock may start."""
    if event.setup.time_limit is None:
        return None
    rounds = event.rounds().items()
    may = [name for name, found in rounds if name not in event.clocks and _may_start(event, found)]
    return DeskOffer("start_round", fields=(choice("round", may),)) if may else None


def _may_start(event: Event, matches: Sequence[EventMatch]) -> bool:
    """Tell whether a round has a time limit, and a match that plays or can be called."""
    limit = event.setup.time_limit
    if limit is None or announced_for(event, matches[0], limit.minutes, None) is None:
        return False
    if any(match.state in ("called", "playing") for match in matches):
        return True
    engaged = event.busy_names()
    return any(match.state == "ready" and engaged.isdisjoint(event.people(match.names)) for match in matches)


class AddTime(Fact, frozen=True):
    """A match, or a whole round, gets more time."""

    seconds: int
    match: str | None = None
    round: str | None = None
    reason: str | None = None


def add_time(event: Event, act: AddTime) -> Answered:
    """Give one match more time, or every match of a round that is not over."""
    if act.round is not None:
        return _for_the_round(event, act, act.round)
    match = event.match(act.match)
    if not act.reason:
        return no("a_reason_is_needed")
    if match is None or match.finished or act.seconds <= 0 or ends_of(event, match) is None:
        return no("no_time_to_add")
    longer = replace(match, added=match.added + act.seconds)
    return answer_done(event.with_matches(longer), "time-added", of=match.id, seconds=act.seconds)


def offer_add_time(event: Event, match: EventMatch) -> DeskOffer | None:
    """Offer to give a match more time."""
    if not is_accepted(add_time(event, AddTime(60, match.id, reason="…"))):
        return None
    return DeskOffer("add_time", {"match": match.id}, (_SECONDS, reason(optional=False)))


def offer_add_time_to_round(event: Event) -> DeskOffer | None:
    """Offer to give a whole round more time."""
    may = [name for name in event.clocks if is_accepted(add_time(event, AddTime(60, round=name)))]
    if not may:
        return None
    return DeskOffer("add_time", fields=(choice("round", may), _SECONDS, reason()), shows=("reason",))


_SECONDS = OfferField("seconds", "whole", value=300, least=1)


def _for_the_round(event: Event, act: AddTime, name: str) -> Answered:
    clock, matches = event.clocks.get(name), event.rounds().get(name, [])
    left = [match for match in matches if not match.finished]
    if act.seconds <= 0 or clock is None or not left:
        return no("no_time_to_add")
    # What is over keeps the end that it had.
    over = [replace(match, added=match.added - act.seconds) for match in matches if match.finished]
    longer = replace(clock, ends=clock.ends + act.seconds)
    after = replace(event.with_matches(*over), clocks={**event.clocks, name: longer})
    affects = tuple(match.id for match in left)
    return announce(
        event, after, "add_time", of=name, left=clock.ends, to=longer.ends, affects=affects, reason=act.reason
    )


class TimeUp(Fact, frozen=True):
    """The desk stops a match whose time is up."""

    match: str
    score: dict[str, int] | None = None
    between: bool = False
    """Whether no unit is on the table."""
    last: str | None = None
    """Who scored last."""


def time_up(event: Event, act: TimeUp) -> Answered:
    """Stop a match whose time is up: after the unit on the table, or at its score."""
    match = event.match(act.match)
    if match is None or match.state != "playing" or not time_is_up(event, match):
        return no("time_is_not_up")
    said = act.score if act.score is not None else match.score or {}
    start = match_start(event, match)
    score = {name: said.get(name, 0) for name in match.names}
    one, other = match.names
    winner = DRAW if score[one] == score[other] else max(match.names, key=score.__getitem__)
    by = ending(event, match, winner, score, start=start)
    if not set(said) <= set(match.names) or (by is None and not running(event, match, score, start)):
        return no("impossible_score")
    clock = event.clocks[match.round]
    if clock.limit.then == "finish-unit" and not act.between:
        if match.last_unit:
            return no("the_last_unit_is_played")
        going = replace(match, last_unit=True, score=match.score if act.score is None else score)
        return answer_done(event.with_matches(going), "last-unit", match=match.id)
    open_ended = length_of(event, match) is None and best_of(event, match) is None
    # Without a length every level score would end the match; it is decided as announced instead.
    undecided = winner == DRAW and open_ended and leveller_of(event, match) != "draw"
    if by is not None and not undecided:
        return answer_done(finish(event, match, winner, by, score), "stopped", match=match.id, winner=winner)
    return _level(event, match, score, act.last)


def offer_time_up(event: Event, match: EventMatch) -> DeskOffer | None:
    """Offer to stop a match whose time is up."""
    if match.state != "playing" or not time_is_up(event, match):
        return None

    def may(between: bool, last: str | None) -> bool:
        return is_accepted(time_up(event, TimeUp(match.id, None, between, last)))

    scorer = match.names[0]
    needs_last = any(may(between, scorer) and not may(between, None) for between in (False, True))
    said = scorer if needs_last else None
    open_to = [between for between in (False, True) if may(between, said)]
    if not open_to:
        return None
    fields = (
        choice("between", open_to),
        OfferField("score", "score", choices(match.names), value=match.score, optional=True),
        *([choice("last", match.names)] if needs_last else []),
    )
    return DeskOffer("time_up", {"match": match.id}, fields)


def _level(event: Event, match: EventMatch, score: dict[str, int], last: str | None) -> Answered:
    """Decide a match that is level: one more unit, or who scored last."""
    # Also for `draw` in a match that may not be drawn: desk-2 reads it as `extra`.
    if leveller_of(event, match) == "last-scorer":
        if not match.has(last):
            return no("who_scored_last")
        return answer_done(finish(event, match, last, "time", score), "stopped", match=match.id, winner=last)
    if match.extra:
        return no("the_last_unit_is_played")
    return answer_done(
        event.with_matches(replace(match, extra=True, score=score)), "extra-unit", match=match.id
    )
