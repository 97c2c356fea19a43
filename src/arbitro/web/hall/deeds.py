"""What each command does in a match: from the match as it stands to what would be."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import msgspec
from msgspec.structs import replace

from arbitro.cases import read_event
from arbitro.kernel import Event, Fact, Heard, Malformed, Refused, Sitting, Verdict
from arbitro.kernel.given import not_one_of
from arbitro.kernel.plugin import side_of
from arbitro.live import LiveMatch
from arbitro.live.dice import LATE, LinkAwaited
from arbitro.live.held import RESIGNED, given_up
from arbitro.live.house import table_for
from arbitro.live.lag import credited
from arbitro.live.match import Deed, LiveHeard
from arbitro.live.rolling import call_for_links
from arbitro.live.telling import question_id
from arbitro.live.timing import by_hall, hall_keeps_time
from arbitro.players import Unplayable
from arbitro.web.hall.commands import (
    Acts,
    ClockRun,
    Correction,
    Insertion,
    Protest,
    Reasoned,
    Reply,
    Resignation,
    Undoing,
)
from arbitro.web.hall.endpoint import Asked
from arbitro.web.hall.matches import author
from arbitro.web.hall.policy import ACT, CORRECT, Rule, may_end_review
from arbitro.web.hall.problems import Problem
from arbitro.web.hall.seats import his_own, his_to_answer, his_turn, in_play, known_law, protester
from arbitro.web.patience import RTT

MOST_EVENTS = 512
"""As many as a whole frame, board or game from paper has."""
LONGEST_PROTEST = 300
DISPUTE = "dispute"
"""Why the clocks of a match stand while it is under review."""
Sat: TypeAlias = Sitting[Any, Any]


class Doing(msgspec.Struct, frozen=True):
    """A command that a match takes."""

    name: str
    body: type
    deed: Callable[[Asked, LiveMatch, Any], Deed]
    """From who asks, the match and the document to what it does; its docstring describes the address."""
    rule: Rule = ACT


def undo(asked: Asked, match: LiveMatch, body: Undoing) -> Deed:
    """Take back the last act or correction in force."""
    who = author(asked)
    return lambda sitting, now: (sitting.undo(body.reason, author=who, at=now, command=body.command),)


def redo(asked: Asked, match: LiveMatch, body: Reasoned) -> Deed:
    """Put in force again what was last taken back."""
    who = author(asked)
    return lambda sitting, now: (sitting.redo(body.reason, author=who, at=now, command=body.command),)


def pause(asked: Asked, match: LiveMatch, body: Reasoned) -> Deed:
    """Let play and every clock stand still."""
    who = author(asked)
    return lambda sitting, now: (sitting.pause(body.reason, author=who, at=now, command=body.command),)


def protest(asked: Asked, match: LiveMatch, body: Protest) -> Deed:
    """Dispute the last act: the match is under review until it is resumed; if it is played, no time runs (4.3.ii.c)."""
    who, text = author(asked), " ".join(body.text.split())
    if not 1 <= len(text) <= LONGEST_PROTEST:
        raise Problem(400, "protest-words", key="text")
    by, law = protester(asked.who, match, body.by), known_law(match, body.law)

    def deed(sitting: Sat, now: int) -> tuple[LiveHeard, ...]:
        if not _timed(match, sitting) or sitting.pauses.since is not None:
            return (sitting.protest(text, by=by, law=law, author=who, at=now, command=body.command),)
        disputed = sitting.protest(text, by=by, law=law, author=who, at=now)
        return disputed, disputed.sitting.pause(DISPUTE, author=who, at=now, command=body.command)

    return deed


def resume(asked: Asked, match: LiveMatch, body: Reasoned) -> Deed:
    """Let play go on after a pause; the review of a protest ends too, in a match of an event by the desk alone."""
    who = author(asked)
    if match.sitting.review is not None and not may_end_review(asked.who, match):
        raise Problem(403, "for-the-desk")
    if given_up(match.sitting):
        raise Problem(409, "not-paused")

    def deed(sitting: Sat, now: int) -> tuple[LiveHeard, ...]:
        if sitting.review is not None and _timed(match, sitting) and sitting.pauses.reason == DISPUTE:
            settled = sitting.settle(body.reason, author=who, at=now)
            return settled, settled.sitting.go_on(author=who, at=now, command=body.command)
        if sitting.review is not None:
            return (sitting.settle(body.reason, author=who, at=now, command=body.command),)
        return (sitting.go_on(author=who, at=now, command=body.command),)

    return deed


def correct(asked: Asked, match: LiveMatch, body: Correction) -> Deed:
    """Replace an earlier act; what followed it is judged again."""
    event, who = read_event(body.event, "event"), author(asked)

    def deed(sitting: Sat, now: int) -> tuple[LiveHeard, ...]:
        before = sitting.state_before(body.number)
        facts = by_hall(match, sitting.game.facts(before, event))
        if refused := _never_so(match, before, facts, sitting.facts(body.number)):
            return (_refused(sitting, refused),)
        said: dict[str, Any] = {"author": who, "at": now, "command": body.command, "revive": body.revive}
        return (_confirmed(sitting.correct(body.number, *facts, reason=body.reason, **said), sitting, body),)

    return deed


def insert(asked: Asked, match: LiveMatch, body: Insertion) -> Deed:
    """Put an act that was forgotten before that of an entry; what follows is judged again."""
    event, who = read_event(body.event, "event"), author(asked)

    def deed(sitting: Sat, now: int) -> tuple[LiveHeard, ...]:
        before = sitting.state_before(body.before)
        facts = by_hall(match, sitting.game.facts(before, event))
        if refused := _never_so(match, before, facts, ()):
            return (_refused(sitting, refused),)
        said: dict[str, Any] = {"author": who, "at": now, "command": body.command, "revive": body.revive}
        return (_confirmed(sitting.insert(body.before, *facts, reason=body.reason, **said), sitting, body),)

    return deed


def _confirmed(heard: LiveHeard, sitting: Sat, body: Correction | Insertion) -> LiveHeard:
    """Return what puts an earlier act right, or raise 409 where acts would lapse or come back and nobody said so."""
    if (heard.lapsed or heard.revived) and not (body.confirm or body.rehearse):
        found = {"conflicts": list(heard.lapsed), "revived": list(heard.revived)}
        raise Problem(409, "conflicts", more={**found, "sequence": sitting.sequence})
    return heard


def clock(asked: Asked, match: LiveMatch, body: ClockRun) -> Deed:
    """Let the clocks go on that stand because something was put right, or because a time is up."""
    who = author(asked)
    return lambda sitting, now: (sitting.let_run(author=who, at=now, command=body.command),)


def reply(asked: Asked, match: LiveMatch, body: Reply) -> Deed:
    """Answer a question of the book."""
    return _saying(asked, match, body.command, lambda sitting: _answering(asked, match, sitting, body))


def resign(asked: Asked, match: LiveMatch, body: Resignation) -> Deed:
    """Give up what is under way; in a match that belongs to no desk also while it is under review."""
    seat = match.particulars.seat_of(asked.who.id)
    by = body.by or (side_of(seat.side) if seat and not match.particulars.hot_seat(asked.who.id) else None)
    gives_up = _saying(asked, match, body.command, lambda sitting: _resignation(sitting, by, body.what))

    def deed(sitting: Sat, now: int) -> tuple[LiveHeard, ...]:
        if sitting.review is None or not match.particulars.casual:
            return gives_up(sitting, now)
        his_own(asked.who, match, sitting, sitting.game.facts(sitting.state, _resignation(sitting, by, None)))
        left = sitting.settle(RESIGNED, author=author(asked), at=now, command=body.command)
        before = _settled(sitting, author(asked), now)
        heard = gives_up(before[-1].sitting, now)
        return (left,) if heard[-1].refused else (*before, *heard)

    return deed


def _settled(sitting: Sat, who: str, now: int) -> tuple[LiveHeard, ...]:
    """Return the end of a review, and of the pause that came with it."""
    settled = sitting.settle("", author=who, at=now)
    if settled.sitting.pauses.reason != DISPUTE or settled.sitting.pauses.since is None:
        return (settled,)
    return settled, settled.sitting.go_on(author=who, at=now)


DOINGS = (
    Doing("undo", Undoing, undo, CORRECT),
    Doing("redo", Reasoned, redo, CORRECT),
    Doing("correct", Correction, correct, CORRECT),
    Doing("insert", Insertion, insert, CORRECT),
    Doing("clock", ClockRun, clock, CORRECT),
    Doing("pause", Reasoned, pause),
    Doing("resume", Reasoned, resume),
    Doing("resign", Resignation, resign),
    Doing("protest", Protest, protest),
    Doing("answer", Reply, reply),
)
"""Every command of a match beside acts and the lease."""


def acting(asked: Asked, match: LiveMatch, body: Acts) -> Deed:
    """Enter one act, or several all or none."""
    if (body.event is None) == (body.events is None):
        raise Malformed("event", "one-of-event-and-events")
    several = body.events is not None
    written = body.events if body.events is not None else [body.event]
    if not 1 <= len(written) <= MOST_EVENTS:
        raise Malformed("events", "out-of-range", least="1", most=str(MOST_EVENTS))
    keys = [f"events[{place}]" if several else "event" for place in range(len(written))]
    events = [read_event(one, key) for one, key in zip(written, keys, strict=True)]
    enter = _played if match.particulars.mode == "played" else _entered
    return _in_turn(match, events, enter(match, asked, body, keys))


Entering: TypeAlias = Callable[[Sat, int, int, Event], LiveHeard]
"""From the match, the moment, the place of an event among several and the event to what becomes of it."""


def _in_turn(match: LiveMatch, events: list[Event], enter: Entering) -> Deed:
    """Return what events do one after the other, up to the first that is refused."""

    def deed(sitting: Sat, now: int) -> tuple[LiveHeard, ...]:
        heard: list[LiveHeard] = []
        for place, event in enumerate(events):
            one = _by_clock(match, sitting, event) or enter(sitting, now, place, event)
            heard.append(one)
            if one.refused:
                break
            sitting = one.sitting
        return tuple(heard)

    return deed


def _entered(match: LiveMatch, asked: Asked, body: Acts, keys: list[str]) -> Entering:
    """Return how an act that was seen at a real table is entered."""
    who = author(asked)

    def enter(sitting: Sat, now: int, place: int, event: Event) -> LiveHeard:
        facts = by_hall(match, sitting.game.facts(sitting.state, event, keys[place]))
        return sitting.enter(*facts, author=who, at=now, command=_last(body, keys, place))

    return enter


def _played(match: LiveMatch, asked: Asked, body: Acts, keys: list[str]) -> Entering:
    """Return how a player's act is made on the table, and seen by the referee."""
    who, table = author(asked), table_for(match)
    several = body.events is not None

    def enter(sitting: Sat, now: int, place: int, event: Event) -> LiveHeard:
        in_play(match, sitting)
        his_turn(asked.who, match, sitting, table, event)
        chance = match.chance(sitting)
        key = f"{keys[place]}.{event.name}" if several else keys[place]
        try:
            played = table.act(sitting.state, event, chance, key)
        except Unplayable as error:
            return _refused(sitting, error.refused)
        except LinkAwaited as error:
            call_for_links(asked.hall, match)
            raise link_awaited(error) from error
        his_own(asked.who, match, sitting, played.facts)
        lag = credited(match, sitting, asked.who.id, now, body.thought_ms, _rtt(asked))
        played = replace(
            played, facts=by_hall(match, played.facts), made={**played.made, **chance.made, **lag.made}
        )
        return match.entered(sitting, played, who, now - lag.ms, _last(body, keys, place))

    return enter


def _last(body: Acts, keys: list[str], place: int) -> str:
    """Return the command's id for the last of its entries, with which all are done."""
    return body.command if place == len(keys) - 1 else ""


def _rtt(asked: Asked) -> int:
    """Return how long a word to the device of whoever asks and back takes now, in milliseconds; 0 if unknown."""
    measure = asked.request.scope.get(RTT)
    return measure() if measure else 0


def _never_so(
    match: LiveMatch, before: Any, facts: Sequence[Fact], instead: Sequence[Fact]
) -> Refused | None:
    """Return why a correction says what cannot have happened in a match that is played."""
    played = match.particulars.mode == "played"
    return table_for(match).objection(before, facts, instead) if played else None


def _timed(match: LiveMatch, sitting: Sat) -> bool:
    """Tell whether the hall runs the clocks of a match that is played."""
    return match.particulars.mode == "played" and hall_keeps_time(match, sitting)


def _saying(asked: Asked, match: LiveMatch, command: str, event_of: Callable[[Sat], Event]) -> Deed:
    """Return what an event does that depends on how the match stands."""
    who = author(asked)

    def deed(sitting: Sat, now: int) -> tuple[LiveHeard, ...]:
        in_play(match, sitting)
        facts = by_hall(match, sitting.game.facts(sitting.state, event_of(sitting)))
        his_own(asked.who, match, sitting, facts)
        return (sitting.enter(*facts, author=who, at=now, command=command),)

    return deed


def _by_clock(match: LiveMatch, sitting: Sat, event: Event) -> LiveHeard | None:
    """Return the refusal of what the hall's own clock does and nobody by hand; None for everything else."""
    refused = sitting.game.by_clock(event) if hall_keeps_time(match, sitting) else None
    return _refused(sitting, refused) if refused else None


def _refused(sitting: Sat, refused: Refused) -> LiveHeard:
    return Heard(sitting, None, (Verdict(sitting.state, refused=refused),))


def _resignation(sitting: Sat, by: str | None, what: str | None) -> Event:
    return sitting.game.resignation(sitting.state, by, what)


def link_awaited(error: LinkAwaited) -> Problem:
    """Return what is answered where a roll cannot fall yet."""
    who = list(error.awaited)
    more = {"awaited": who, "number": error.number}
    seconds = LATE // 1000
    return Problem(
        409, "link-awaited", more=more, number=error.number, awaited=", ".join(who), seconds=seconds
    )


def _answering(asked_by: Asked, match: LiveMatch, sitting: Sat, body: Reply) -> Event:
    asked = [offer for offer in sitting.questions() if question_id(offer) == body.question]
    if not asked:
        raise Problem(409, "no-such-question", question=body.question[:80])
    his_to_answer(asked_by.who, match, sitting, asked[0].by)
    fields = asked[0].fields
    name = next(iter(fields), "")
    if name in fields and body.choice not in fields[name]:
        raise not_one_of(body.choice, "choice", fields[name])
    plain = asked[0].plain
    if name:
        return Event(asked[0].act, {**(plain if isinstance(plain, dict) else {}), name: body.choice})
    return Event(asked[0].act, body.choice if fields else plain)
