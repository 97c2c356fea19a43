"""Acts of the desk: each is carried out once, in its turn, and answered when it is on disk."""

from typing import Any

import msgspec
from starlette.responses import Response

from arbitro.desk import acts
from arbitro.kernel import Fact
from arbitro.kernel.names import LONGEST_NAME
from arbitro.kernel.pseudonyms import has_pseudonym
from arbitro.live.commands import Commanded, Reasoned
from arbitro.live.commits import CommandResult, NotAsExpected
from arbitro.live.desk import DeskHeard, DeskSitting, LiveEvent, commands
from arbitro.live.desk.commands import (
    DeskAct,
    DeskActs,
    DeskPreview,
    calls_now,
    count_paper_vote,
    enter,
    enter_all,
    read_command,
    read_commands,
    require_free,
)
from arbitro.live.desk.documents import EventAnswer, Previewed
from arbitro.live.desk.event_views import event_answer, event_view, preview
from arbitro.live.desk.office import Deed
from arbitro.live.viewer import Viewer
from arbitro.store import Command
from arbitro.store.guests import AN_ENTRY
from arbitro.web.hall.acts import REPLAYED, command_of
from arbitro.web.hall.desk.enrolling import entered_by_number
from arbitro.web.hall.desk.events import event_of
from arbitro.web.hall.desk.rights import may_enter, may_vote, officials_word
from arbitro.web.hall.endpoint import Endpoint, HallRequest
from arbitro.web.hall.matches import author, view_wanted
from arbitro.web.hall.policy import ENTER, RUN, RUNNING, event_audience, event_roles
from arbitro.web.hall.problems import Problem

MOST_WAITING = 4_096
"""Entries that may wait for the desk's word while people enter themselves."""
OWN_WAITING = 16
"""Entries of one person that may wait for it."""
WRITTEN = 2
"""How often what somebody enters into an event is kept: as it was asked, and as it was entered."""


async def act(asked: HallRequest) -> Response:
    """Enter an act of the desk."""
    body, live = asked.body(DeskAct), await event_of(asked)
    fact = read_command(live, await from_register(asked, body.event))
    if isinstance(fact, acts.Vote):
        fact = _cast(asked, live, fact)
    else:
        _require_right(asked, live, fact)
    # A sealed vote: kept as a salted digest, or whoever reads the store would know it before the count.
    command = command_of(asked, body, live.sitting.seal if isinstance(fact, acts.Vote) else b"")
    # Idempotency key first: what is asked from here on may be untrue just because the act was entered.
    if done := await live.repetition(command):
        return _answer_done(asked, live, done)
    require_free(live, fact)
    if isinstance(fact, acts.Enter) and not event_roles(asked.who, live) & set(RUNNING):
        _require_place(asked, live)
    await _cover(asked, live, fact)
    new = isinstance(fact, acts.Enter) and fact.player not in live.sitting.event.entries
    done = await _carry_out(asked, live, command, enter(fact, author(asked), body.command))
    if new and done.entered and isinstance(fact, acts.Enter):
        # Who has entered themself stays known as that entry; those who run the event enter others.
        mine = fact.player == asked.who.name and live.person_of(fact.player) is None
        if mine and not event_roles(asked.who, live) & set(RUNNING):
            await asked.hall.office.remember(live, claims=live.claimed(fact.player, asked.who.id))
    return _answer_done(asked, live, done)


def _require_place(asked: HallRequest, live: LiveEvent) -> None:
    """Raise 503 where as many entries wait for the desk's word as it takes, of whoever asks or in all."""
    waiting = {name for name, entry in live.event.entries.items() if entry.state == "entered"}
    own = waiting & live.known_as(asked.who.id)
    for names, most in ((own, OWN_WAITING), (waiting, MOST_WAITING)):
        if len(names) >= most:
            raise Problem(503, "entries-full", headers={"retry-after": "600"}, most=most)


async def act_all(asked: HallRequest) -> Response:
    """Enter several acts in their order; if one is refused, none is entered, and it is said which."""
    body, live = asked.body(DeskActs), await event_of(asked)
    facts = read_commands(live, [await from_register(asked, one) for one in body.events])
    # All of them before any is entered: several acts are one transaction, all or none.
    for fact in facts:
        _require_right(asked, live, fact)
    command = command_of(asked, body)
    if done := await live.repetition(command):
        return _answer_done(asked, live, done)
    for fact in facts:
        require_free(live, fact)
        await _cover(asked, live, fact)
    return await _carried_out(asked, live, command, enter_all(facts, author(asked), body.command))


async def call_all(asked: HallRequest) -> Response:
    """Call every match that can be called, at once, and undone at once."""
    body, live = asked.body(Commanded), await event_of(asked)
    command = command_of(asked, body)
    if done := await live.repetition(command):
        return _answer_done(asked, live, done)
    return await _carried_out(asked, live, command, enter_all(calls_now(live), author(asked), body.command))


async def undo(asked: HallRequest) -> Response:
    """Take back the last act in force, with those that were entered at once with it."""
    body, live = asked.body(Reasoned), await event_of(asked)
    deed = commands.undo(body.reason, author(asked), body.command)
    return await _carried_out(asked, live, command_of(asked, body), deed)


async def redo(asked: HallRequest) -> Response:
    """Enter again what was last taken back."""
    body, live = asked.body(Reasoned), await event_of(asked)
    command = command_of(asked, body)
    if done := await live.repetition(command):
        return _answer_done(asked, live, done)
    return await _carried_out(asked, live, command, commands.redo(live, body, author(asked)))


async def rehearse(asked: HallRequest) -> Response:
    """Tell what an act would do, and do nothing."""
    body, live = asked.body(DeskPreview), await event_of(asked)
    fact = read_command(live, await from_register(asked, body.event))
    if isinstance(fact, acts.Vote):
        raise Problem(403, "not-yours")
    _require_right(asked, live, fact)
    heard = live.sitting.enter(fact, author=author(asked), now=live.seconds)
    return asked.json(preview(live, heard, asked.language))


def _require_right(asked: HallRequest, live: LiveEvent, fact: Fact) -> None:
    """Raise 401 or 403 where an act is not theirs to enter, and name what they said that is an official's word."""
    # A vote comes alone: among other acts it would stand unsealed in the journal.
    if any(isinstance(one, acts.Vote) for one in getattr(fact, "acts", (fact,))):
        raise Problem(403, "vote-by-member") if asked.who.known else Problem(401, "sign-in")
    if may_enter(asked.who, live, fact):
        return
    if not asked.who.known:
        raise Problem(401, "sign-in")
    if field := officials_word(fact):
        raise Problem(403, "officials-word", key=field, field=field)
    raise Problem(403, "not-yours")


async def from_register(asked: HallRequest, event: Any) -> Any:
    """Return an act with what the register knows, where it enters somebody by their number; raises 400 or 404."""
    # Pseudonyms stand in journals for registered people: sent, one would make another's name appear there.
    if has_pseudonym(msgspec.json.encode(event)):
        raise Problem(400, "bad-name", key="event", most=LONGEST_NAME)
    if not isinstance(event, dict) or len(event) != 1:
        return event
    ((act, given),) = event.items()
    if act == "batch" and isinstance(given, list):
        return {act: [await from_register(asked, one) for one in given]}
    if not isinstance(given, dict) or "person" not in given or act not in ENTERING:
        return event
    return {act: await entered_by_number(asked, given, "player")}


ENTERING = ("enter", "late_entry")


# So that somebody can be erased: their name goes from the register, the chain of the journal stays whole.
async def _cover(asked: HallRequest, live: LiveEvent, fact: Fact) -> None:
    """See to it that pseudonyms stand in the journal for the names that an act brings in, of registered people."""
    for one in getattr(fact, "acts", (fact,)):
        person, name = getattr(one, "person", None), getattr(one, "player", None)
        if isinstance(one, acts.Amend) and one.what == "name" and one.player in live.sitting.event.entries:
            person, name = live.sitting.event.entries[one.player].person, one.to
        if person is not None and isinstance(name, str):
            await asked.hall.register.cover(person, name)


def _cast(asked: HallRequest, live: LiveEvent, vote: acts.Vote) -> acts.Vote:
    """Return a vote that counts: of the member themself, or on paper of two officials who both send it; else 403."""
    who, paper = asked.who, getattr(vote, "paper", None)
    if not paper:
        if not may_vote(who, live, vote):
            raise Problem(403, "vote-by-member") if who.known else Problem(401, "sign-in")
        return vote
    # Two officials under their own names: a device is nobody's own, and one official alone could make votes.
    if who.device or who.name not in paper or not event_roles(who, live) & set(RUNNING):
        raise Problem(403, "vote-by-member")
    return count_paper_vote(live, vote, who.name, who.id)


async def _carried_out(asked: HallRequest, live: LiveEvent, command: Command, deed: Deed) -> Response:
    return _answer_done(asked, live, await _carry_out(asked, live, command, deed))


def _answer_done(
    asked: HallRequest, live: LiveEvent, done: CommandResult[DeskSitting, DeskHeard]
) -> Response:
    viewer = Viewer(event_audience(asked.who, live), asked.language, view=view_wanted(asked))
    if not done.repeated:
        return asked.json(event_answer(live, done.heard, viewer, done.before))
    now = asked.hall.office.find_loaded(live.name) or live
    again = event_answer(now, done.heard, viewer, done.before, repeated=True)
    return asked.json(again, 200, **REPLAYED)


async def _carry_out(
    asked: HallRequest, live: LiveEvent, command: Command, deed: Deed
) -> CommandResult[DeskSitting, DeskHeard]:
    """Carry out a command, or raise 409 where the event has moved on, 503 at the end."""
    if asked.hall.stopping:
        raise Problem(503, "stopping", headers={"retry-after": "5"})
    # Disk of guests has a bound also at the desk (docs/operate.md, "What strangers may take").
    asked.hall.guests.require_entering(asked.who.id)
    try:
        done = await asked.hall.office.act(live, command, deed)
        if done.entered:
            asked.hall.guests.enter(asked.who.id, WRITTEN * len(asked.raw) + AN_ENTRY)
        return done
    except NotAsExpected as error:
        view = msgspec.to_builtins(event_view(live, event_audience(asked.who, live), asked.language))
        # An event has no owner: of two nodes that enter at once the database takes one, the other gets this.
        more = {"sequence": live.sitting.sequence, "event": view}
        raise Problem(409, "stale", more=more) from error


ENDPOINTS = (
    Endpoint("POST", "/api/desk/{id}/acts", act, ENTER, DeskAct, {200: EventAnswer}),
    Endpoint("POST", "/api/desk/{id}/all", act_all, RUN, DeskActs, {200: EventAnswer}),
    Endpoint("POST", "/api/desk/{id}/calls", call_all, RUN, Commanded, {200: EventAnswer}),
    Endpoint("POST", "/api/desk/{id}/undo", undo, RUN, Reasoned, {200: EventAnswer}),
    Endpoint("POST", "/api/desk/{id}/redo", redo, RUN, Reasoned, {200: EventAnswer}),
    Endpoint("POST", "/api/desk/{id}/preview", rehearse, RUN, DeskPreview, {200: Previewed}),
)
