"""Acts of the desk: each is carried out once, in its turn, and answered when it is on disk."""

from typing import Any

import msgspec
from msgspec.structs import replace
from starlette.responses import Response

from arbitro.cases import read_event
from arbitro.desk import acts
from arbitro.desk.reading import read_act
from arbitro.kernel import Fact
from arbitro.live import Command, Done, NotAsExpected
from arbitro.live.desk import DeskHeard, DeskSitting, LiveEvent
from arbitro.live.desk.documents import EventAnswer, Previewed
from arbitro.live.desk.office import Deed
from arbitro.live.desk.telling import answered, preview, shown
from arbitro.live.viewer import Viewer
from arbitro.web.hall.acts import REPLAYED, command_of
from arbitro.web.hall.commands import Commanded, Reasoned
from arbitro.web.hall.desk.events import event_of
from arbitro.web.hall.desk.rights import may_enter
from arbitro.web.hall.endpoint import Asked, Endpoint
from arbitro.web.hall.matches import author, view_wanted
from arbitro.web.hall.policy import ENTER, RUN, RUNNING, event_audience, event_roles
from arbitro.web.hall.problems import Problem


class DeskAct(Commanded, frozen=True):
    """An act of the desk, written as in a desk case."""

    event: Any


class DeskActs(Commanded, frozen=True):
    """Several acts of the desk, entered all or not at all."""

    events: list[Any]


class Rehearsed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An act of which one wants to know what it would do."""

    event: Any


async def act(asked: Asked) -> Response:
    """Enter an act of the desk."""
    body, live = asked.body(DeskAct), await event_of(asked)
    fact = _fact(live, body.event)
    if isinstance(fact, acts.Vote):
        fact = _cast(asked, live, fact)
    elif not may_enter(asked.who, live, fact):
        raise Problem(403, "not-yours") if asked.who.known else Problem(401, "sign-in")
    command = command_of(asked, body, live.sitting.seal if isinstance(fact, acts.Vote) else b"")
    if done := await live.repetition(command):
        return _answered(asked, live, done)
    _free(live, fact)
    if isinstance(fact, acts.Undo) and fact.act is None:
        return await _carried_out(asked, live, command, _undoing("", asked, body.command))
    who = author(asked)

    def deed(sitting: DeskSitting, now: int) -> tuple[DeskHeard, ...]:
        return (sitting.enter(fact, author=who, now=now // 1000, command=body.command),)

    new = isinstance(fact, acts.Enter) and fact.player not in live.sitting.event.entries
    done = await _done(asked, live, command, deed)
    if new and done.entered and isinstance(fact, acts.Enter):
        await _known(asked, live, fact.player)
    return _answered(asked, live, done)


async def act_all(asked: Asked) -> Response:
    """Enter several acts in their order; if one is refused, none is entered, and it is said which."""
    body, live = asked.body(DeskActs), await event_of(asked)
    facts = [_fact(live, one) for one in body.events]
    if not facts:
        raise Problem(400, "no-acts", key="events")
    if any(isinstance(fact, acts.Vote) for fact in facts):
        raise Problem(403, "vote-by-member")
    if not all(may_enter(asked.who, live, fact) for fact in facts):
        raise Problem(403, "not-yours")
    command = command_of(asked, body)
    if done := await live.repetition(command):
        return _answered(asked, live, done)
    for fact in facts:
        _free(live, fact)
    who = author(asked)

    def deed(sitting: DeskSitting, now: int) -> tuple[DeskHeard, ...]:
        return sitting.enter_all(facts, author=who, now=now // 1000, command=body.command)

    return await _carried_out(asked, live, command, deed)


async def undo(asked: Asked) -> Response:
    """Take back the last act in force, with those that were entered at once with it."""
    body, live = asked.body(Reasoned), await event_of(asked)
    deed = _undoing(body.reason, asked, body.command)
    return await _carried_out(asked, live, command_of(asked, body), deed)


async def redo(asked: Asked) -> Response:
    """Enter again what was last taken back."""
    body, live = asked.body(Reasoned), await event_of(asked)
    who, command = author(asked), command_of(asked, body)
    if done := await live.repetition(command):
        return _answered(asked, live, done)
    if any(isinstance(act, acts.Vote) for act in live.sitting.undone()[-1:]):
        raise Problem(403, "vote-by-member")

    def deed(sitting: DeskSitting, now: int) -> tuple[DeskHeard, ...]:
        return sitting.redo(body.reason, author=who, now=now // 1000, command=body.command)

    return await _carried_out(asked, live, command, deed)


async def rehearse(asked: Asked) -> Response:
    """Tell what an act would do, and do nothing."""
    body, live = asked.body(Rehearsed), await event_of(asked)
    fact = _fact(live, body.event)
    if not may_enter(asked.who, live, fact) or isinstance(fact, acts.Vote):
        raise Problem(403, "not-yours")
    heard = live.sitting.enter(fact, author=author(asked), now=live.seconds)
    return asked.json(preview(live, heard, asked.language))


def _fact(live: LiveEvent, written: Any) -> Fact:
    fact = read_act(read_event(written, "event"), "event")
    if any(isinstance(one, acts.Vote) for one in getattr(fact, "acts", ())):
        raise Problem(403, "vote-by-member")
    if isinstance(fact, acts.Tick) and live.notes.clock == "hall":
        raise Problem(409, "hall-time", key="event.tick")
    return fact


def _cast(asked: Asked, live: LiveEvent, vote: acts.Vote) -> acts.Vote:
    """Return a vote that counts: of the member themself, or on paper of two officials who both send it; else 403."""
    who, paper = asked.who, getattr(vote, "paper", None)
    if not paper:
        if not may_enter(who, live, vote):
            raise Problem(403, "vote-by-member") if who.known else Problem(401, "sign-in")
        return vote
    if who.device or who.name not in paper or not event_roles(who, live) & set(RUNNING):
        raise Problem(403, "vote-by-member")
    others = live.papers.setdefault((vote.dispute, vote.by, vote.choice, tuple(sorted(paper))), {})
    others[who.name] = who.id
    if len(set(others.values())) < 2:
        raise Problem(403, "second-official", name=next(name for name in paper if name != who.name))
    return replace(vote, entered_by=who.name)


def _free(live: LiveEvent, fact: Fact) -> None:
    """Raise 409 where a player or a table that is called for is taken in another event."""
    if not isinstance(fact, acts.Call | acts.Start | acts.AssignTable):
        return
    found, taken = live.sitting.event.match(fact.match), live.elsewhere()
    if found is None or not taken:
        return
    wanted = [*live.sitting.event.people(found.names), getattr(fact, "table", None) or found.table]
    for what in wanted:
        if what in taken:
            raise Problem(409, "taken-elsewhere", what=what, event=taken[what])


def _undoing(reason: str, asked: Asked, command: str) -> Deed:
    who = author(asked)

    def deed(sitting: DeskSitting, now: int) -> tuple[DeskHeard, ...]:
        return sitting.undo(reason, author=who, now=now // 1000, command=command)

    return deed


async def _known(asked: Asked, live: LiveEvent, name: str) -> None:
    """Remember who it was that has just entered themself; those who run the event enter others."""
    if name == asked.who.name and not event_roles(asked.who, live) & set(RUNNING):
        await asked.hall.office.remember(live, people={name: asked.who.id, **live.notes.people})


async def _carried_out(asked: Asked, live: LiveEvent, command: Command, deed: Deed) -> Response:
    return _answered(asked, live, await _done(asked, live, command, deed))


def _answered(asked: Asked, live: LiveEvent, done: Done[DeskSitting, DeskHeard]) -> Response:
    viewer = Viewer(event_audience(asked.who, live), asked.language, view=view_wanted(asked))
    if not done.repeated:
        return asked.json(answered(live, done.heard, viewer, done.before))
    now = asked.hall.office.loaded(live.name) or live
    again = answered(now, done.heard, viewer, done.before, repeated=True)
    return asked.json(again, 200, **REPLAYED)


async def _done(asked: Asked, live: LiveEvent, command: Command, deed: Deed) -> Done[DeskSitting, DeskHeard]:
    """Carry out a command, or raise 409 where the event has moved on, 503 at the end."""
    if asked.hall.stopping:
        raise Problem(503, "stopping", headers={"retry-after": "5"})
    try:
        return await asked.hall.office.act(live, command, deed)
    except NotAsExpected as error:
        view = msgspec.to_builtins(shown(live, event_audience(asked.who, live), asked.language))
        more = {"sequence": live.sitting.sequence, "event": view}
        raise Problem(409, "stale", more=more) from error


ENDPOINTS = (
    Endpoint("POST", "/api/desk/{id}/acts", act, ENTER, DeskAct, {200: EventAnswer}),
    Endpoint("POST", "/api/desk/{id}/all", act_all, RUN, DeskActs, {200: EventAnswer}),
    Endpoint("POST", "/api/desk/{id}/undo", undo, RUN, Reasoned, {200: EventAnswer}),
    Endpoint("POST", "/api/desk/{id}/redo", redo, RUN, Reasoned, {200: EventAnswer}),
    Endpoint("POST", "/api/desk/{id}/preview", rehearse, RUN, Rehearsed, {200: Previewed}),
)
