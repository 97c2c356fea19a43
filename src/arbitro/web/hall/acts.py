"""Acts in a match: each is carried out once, in its turn, and answered when it is on disk."""

import time
from collections.abc import Callable
from typing import Any

import msgspec
from starlette.responses import Response

from arbitro.cases import read_event
from arbitro.kernel import Event, Heard, Malformed, Sitting, Verdict
from arbitro.kernel.journal import encode
from arbitro.live import Command, Done, LiveMatch, NotAsExpected
from arbitro.live.documents import Answer, Rehearsed
from arbitro.live.house import table_for
from arbitro.live.match import Deed, LiveHeard, chance_of
from arbitro.live.playing import Table, Unplayable
from arbitro.live.rehearsal import changes
from arbitro.live.telling import answer, question_id, shown
from arbitro.web.hall.endpoint import Asked, Endpoint
from arbitro.web.hall.matches import MAKERS, author
from arbitro.web.hall.people import may_act, may_correct
from arbitro.web.hall.problems import Problem

MOST_EVENTS = 64
Sat = Sitting[Any, Any]


class Commanded(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What every act has: the client's id of it, and the sequence that he last saw."""

    command: str
    expected: int


class Acts(Commanded, frozen=True):
    """One event, or several that happen all or none."""

    event: Any = None
    events: list[Any] | None = None
    rehearse: bool = False
    """Whether only to tell what would be ruled and said."""


class Reasoned(Commanded, frozen=True):
    """Something that is done for a reason."""

    reason: str = ""


class Correction(Commanded, frozen=True):
    """An earlier act as it should have been entered."""

    number: int
    event: Any
    reason: str = ""
    confirm: bool = False
    rehearse: bool = False
    """Whether only to tell what would change."""


class Protest(Commanded, frozen=True):
    """What somebody disputes."""

    text: str = ""


class Reply(Commanded, frozen=True):
    """The answer to a question of the book."""

    question: str
    choice: Any


class Resignation(Commanded, frozen=True):
    """What somebody gives up."""

    what: str | None = None
    by: str | None = None


class Lease(Commanded, frozen=True):
    """Who alone enters acts from now on."""

    take: bool = False
    hand_over: str | None = None
    take_over: bool = False


async def act(asked: Asked) -> Response:
    """Enter one act, or several all or none."""
    body, match = asked.body(Acts), await _entitled(asked)
    if (body.event is None) == (body.events is None):
        raise Malformed("event", "one-of-event-and-events")
    several = body.events is not None
    written = body.events if body.events is not None else [body.event]
    if not 1 <= len(written) <= MOST_EVENTS:
        raise Malformed("events", "out-of-range", least="1", most=str(MOST_EVENTS))
    events = [
        read_event(one, f"events[{place}]" if several else "event") for place, one in enumerate(written)
    ]
    _by_hall(match, events)
    if match.particulars.mode == "played":
        return await _carried_out(
            asked, match, body, _playing(match, events, asked, body.command, several), several
        )
    deed = _entering(events, asked, body.command, several)
    if body.rehearse:
        return _rehearsed(asked, match, body, deed, several)
    return await _carried_out(asked, match, body, deed, several)


async def undo(asked: Asked) -> Response:
    """Take back the last act or correction in force."""
    body, match = asked.body(Reasoned), await _entitled(asked, may_correct)
    who = author(asked)

    def deed(sitting: Sat, now: int) -> tuple[LiveHeard, ...]:
        return (sitting.undo(body.reason, author=who, at=now, command=body.command),)

    return await _carried_out(asked, match, body, deed)


async def redo(asked: Asked) -> Response:
    """Put in force again what was last taken back."""
    body, match = asked.body(Reasoned), await _entitled(asked, may_correct)
    who = author(asked)

    def deed(sitting: Sat, now: int) -> tuple[LiveHeard, ...]:
        return (sitting.redo(body.reason, author=who, at=now, command=body.command),)

    return await _carried_out(asked, match, body, deed)


async def correct(asked: Asked) -> Response:
    """Replace an earlier act; what followed it is judged again."""
    body, match = asked.body(Correction), await _entitled(asked, may_correct)
    event, who = read_event(body.event, "event"), author(asked)

    def deed(sitting: Sat, now: int) -> tuple[LiveHeard, ...]:
        facts = sitting.game.facts(sitting.state_before(body.number), event)
        heard = sitting.correct(
            body.number, *facts, reason=body.reason, author=who, at=now, command=body.command
        )
        if heard.lapsed and not (body.confirm or body.rehearse):
            raise Problem(
                409, "conflicts", more={"conflicts": list(heard.lapsed), "sequence": sitting.sequence}
            )
        return (heard,)

    if body.rehearse:
        return _rehearsed(asked, match, body, deed)
    return await _carried_out(asked, match, body, deed)


async def pause(asked: Asked) -> Response:
    """Let play and every clock stand still."""
    body, match = asked.body(Reasoned), await _entitled(asked)
    who = author(asked)

    def deed(sitting: Sat, now: int) -> tuple[LiveHeard, ...]:
        return (sitting.pause(body.reason, author=who, at=now, command=body.command),)

    return await _carried_out(asked, match, body, deed)


async def resume(asked: Asked) -> Response:
    """Let play go on after a pause; the review of a protest ends too."""
    body, match = asked.body(Reasoned), await _entitled(asked)
    who = author(asked)

    def deed(sitting: Sat, now: int) -> tuple[LiveHeard, ...]:
        if sitting.review is not None:
            return (sitting.settle(body.reason, author=who, at=now, command=body.command),)
        return (sitting.go_on(author=who, at=now, command=body.command),)

    return await _carried_out(asked, match, body, deed)


async def protest(asked: Asked) -> Response:
    """Dispute the last act: the match is under review until it is resumed."""
    body, match = asked.body(Protest), await _entitled(asked)
    who = author(asked)

    def deed(sitting: Sat, now: int) -> tuple[LiveHeard, ...]:
        return (sitting.protest(body.text, author=who, at=now, command=body.command),)

    return await _carried_out(asked, match, body, deed)


async def reply(asked: Asked) -> Response:
    """Answer a question of the book."""
    body, match = asked.body(Reply), await _entitled(asked)
    who = author(asked)

    def deed(sitting: Sat, now: int) -> tuple[LiveHeard, ...]:
        event = _answering(sitting, body)
        facts = sitting.game.facts(sitting.state, event)
        return (sitting.enter(*facts, author=who, at=now, command=body.command),)

    return await _carried_out(asked, match, body, deed)


async def resign(asked: Asked) -> Response:
    """Give up what is under way."""
    body, match = asked.body(Resignation), await _entitled(asked)
    seat = match.particulars.seat_of(asked.who.id)
    by = body.by or (seat.side[:1] if seat and not match.particulars.hot_seat(asked.who.id) else None)
    who = author(asked)

    def deed(sitting: Sat, now: int) -> tuple[LiveHeard, ...]:
        event = resignation(sitting, by, body.what)
        facts = sitting.game.facts(sitting.state, event)
        return (sitting.enter(*facts, author=who, at=now, command=body.command),)

    return await _carried_out(asked, match, body, deed)


async def lease(asked: Asked) -> Response:
    """Take a match for oneself, hand it over, or take it over from another."""
    body, match = asked.body(Lease), await asked.match()
    if not may_act(asked.who, match):
        raise _not_his(asked)
    if body.expected != match.sitting.sequence:
        raise _stale(asked, match)
    held = match.particulars.lease
    if body.take and held not in (None, asked.who.id):
        raise Problem(409, "leased", more={"holder": held})
    if body.hand_over is not None and held not in (None, asked.who.id):
        raise Problem(409, "leased", more={"holder": held})
    if sum((body.take, body.hand_over is not None, body.take_over)) != 1:
        raise Malformed("take", "one-of-the-leases")
    match.leased((body.hand_over or None) if body.hand_over is not None else asked.who.id)
    await asked.hall.remember(match)
    said = Answer(match.sitting.sequence, match.sitting.journal.head, [], [], None, [], _mine(asked, match))
    return asked.json(said)


def resignation(sitting: Sat, by: str | None, what: str | None) -> Event:
    """Return the event by which a side gives up, in the words of its game."""
    edition = sitting.game.edition
    if edition.startswith("backgammon"):
        side = {"by": by} if by else {}
        return Event("resign", {"what": what or "single", **side})
    if edition.startswith("snooker"):
        return Event("concede", by) if by else Event("concede")
    wish: dict[str, Any] = {"what": what or "match"}
    return Event("concede", wish | ({"by": by} if by else {}))


def _entering(events: list[Event], asked: Asked, command: str, several: bool) -> Deed:
    who = author(asked)

    def deed(sitting: Sat, now: int) -> tuple[LiveHeard, ...]:
        heard: list[Heard[Any, Any]] = []
        for place, event in enumerate(events):
            key = f"events[{place}]" if several else "event"
            facts = sitting.game.facts(sitting.state, event, key)
            last = command if place == len(events) - 1 else ""
            one = sitting.enter(*facts, author=who, at=now, command=last)
            heard.append(one)
            if one.refused:
                break
            sitting = one.sitting
        return tuple(heard)

    return deed


def _playing(match: LiveMatch, events: list[Event], asked: Asked, command: str, several: bool) -> Deed:
    """Return what players' acts do: each is made on the table, and seen by the referee."""
    who, table = author(asked), table_for(match)

    def deed(sitting: Sat, now: int) -> tuple[LiveHeard, ...]:
        heard: list[LiveHeard] = []
        for place, event in enumerate(events):
            key = f"events[{place}].{event.name}" if several else "event"
            _his_turn(match, sitting, asked, table)
            chance = chance_of(match.secret, sitting.sequence + 1)
            last = command if place == len(events) - 1 else ""
            try:
                played = table.act(sitting.state, event, chance, key)
            except Unplayable as error:
                return (*heard, Heard(sitting, None, (Verdict(sitting.state, refused=error.refused),)))
            one = match.entered(sitting, played.facts, who, now, last, played.made)
            heard.append(one)
            if one.refused:
                break
            sitting = one.sitting
        return tuple(heard)

    return deed


def _his_turn(match: LiveMatch, sitting: Sat, asked: Asked, table: Table) -> None:
    """Raise 403 where a player does what another, be it a machine, has to decide."""
    if match.particulars.seat_of(asked.who.id) is None:
        return
    deciding = table.deciding(sitting.state)
    if deciding is not None and match.particulars.seats[deciding].person != asked.who.id:
        raise Problem(403, "not-your-turn")


def _answering(sitting: Sat, body: Reply) -> Event:
    asked = [offer for offer in sitting.questions() if question_id(offer) == body.question]
    if not asked:
        raise Problem(409, "no-such-question", question=body.question[:80])
    fields = asked[0].fields
    name = next(iter(fields), "")
    if name in fields and body.choice not in fields[name]:
        choices = ", ".join(map(str, fields[name]))
        raise Malformed("choice", "not-one-of", value=str(body.choice)[:40], choices=choices)
    plain = asked[0].plain
    if name:
        return Event(asked[0].act, {**(plain if isinstance(plain, dict) else {}), name: body.choice})
    return Event(asked[0].act, body.choice if fields else plain)


def _by_hall(match: LiveMatch, events: list[Event]) -> None:
    """Refuse by hand what the hall's own clock does."""
    if match.particulars.clock == "hall":
        for event in events:
            if event.name in ("spend", "press", "flag"):
                raise Problem(409, "hall-clock", key=f"event.{event.name}")


async def _entitled(asked: Asked, may: Callable[[Any, LiveMatch], bool] = may_act) -> LiveMatch:
    match = await asked.match()
    if asked.hall.stopping:
        raise Problem(503, "stopping", headers={"retry-after": "5"})
    if not may(asked.who, match):
        raise _not_his(asked)
    holder = match.particulars.lease
    if holder is not None and holder != asked.who.id:
        raise Problem(409, "leased", more={"holder": holder, "sequence": match.sitting.sequence})
    return match


def _not_his(asked: Asked) -> Problem:
    return Problem(403, "not-yours") if asked.who.known else Problem(401, "sign-in")


async def _carried_out(
    asked: Asked, match: LiveMatch, body: Commanded, deed: Deed, several: bool = False
) -> Response:
    if not 1 <= len(body.command) <= 128:
        raise Malformed("command", "bad-command")
    asked_for = encode({"path": asked.request.url.path, "body": msgspec.json.decode(asked.raw)})
    command = Command(body.command, asked_for, body.expected)
    role, began = asked.who.sees_as(match), time.perf_counter()

    def told(heard: tuple[LiveHeard, ...]) -> bytes:
        return msgspec.json.encode(answer(match, heard, role, asked.language, several=several))

    try:
        done = await asked.hall.act(match, command, deed, told)
    except NotAsExpected as error:
        raise _stale(asked, await asked.match()) from error
    _counted(asked, done, time.perf_counter() - began)
    answered = asked.json(done.answer)
    if done.repeated:
        del answered.headers["content-language"]
    return answered


def _rehearsed(
    asked: Asked, match: LiveMatch, body: Acts | Correction, deed: Deed, several: bool = False
) -> Response:
    """Answer what would be answered, with what a correction would change; nothing happens."""
    if body.expected != match.sitting.sequence:
        raise _stale(asked, match)
    heard = deed(match.sitting, match.now)
    role = asked.who.sees_as(match)
    told = answer(match, heard, role, asked.language, several=several)
    if isinstance(body, Acts) or told.refused:
        return asked.json(told)
    found = changes(match.sitting, heard[-1].sitting, body.number, asked.language)
    return asked.json(Rehearsed(**msgspec.structs.asdict(told), changes=found))


def _counted(asked: Asked, done: Done[LiveHeard], seconds: float) -> None:
    figures = asked.request.app.state.metrics
    if done.heard:
        figures.acts.inc(len(done.heard))
        figures.commit.observe(seconds)
    elif not done.repeated:
        figures.refused.inc()


def _stale(asked: Asked, match: LiveMatch) -> Problem:
    more = {"sequence": match.sitting.sequence, "match": msgspec.to_builtins(_mine(asked, match))}
    return Problem(409, "stale", more=more)


def _mine(asked: Asked, match: LiveMatch) -> Any:
    return shown(match, asked.who.sees_as(match), asked.language)


ENDPOINTS = tuple(
    Endpoint("POST", f"/api/matches/{{id}}/{name}", handler, MAKERS, body, {200: Answer})
    for name, handler, body in (
        ("acts", act, Acts),
        ("undo", undo, Reasoned),
        ("redo", redo, Reasoned),
        ("correct", correct, Correction),
        ("pause", pause, Reasoned),
        ("resume", resume, Reasoned),
        ("resign", resign, Resignation),
        ("protest", protest, Protest),
        ("answer", reply, Reply),
        ("lease", lease, Lease),
    )
)
