"""Events of the desk: made, listed, shown, joined."""

import asyncio
import secrets
from functools import partial
from typing import Any, Literal

import msgspec
from starlette.responses import Response

from arbitro.desk.feeding import Feed, staged
from arbitro.desk.laws import desk_laws
from arbitro.desk.offer import DeskOffer
from arbitro.desk.offers import event_offers, offers_about
from arbitro.desk.pairings import pairings
from arbitro.desk.telling import explained
from arbitro.kernel.journal import encode
from arbitro.library import tell
from arbitro.live.desk import DeskSitting, LiveEvent, Notes
from arbitro.live.desk.documents import EventLine, EventShown, PairTold, StandingLine
from arbitro.live.desk.telling import pairs_told, shown
from arbitro.store import Taken
from arbitro.store import people as kept
from arbitro.web.hall.desk.rights import acts_open_to, offers_open_to
from arbitro.web.hall.endpoint import Asked, Endpoint
from arbitro.web.hall.entering import DAY
from arbitro.web.hall.matches import NAME, BadEdition, author
from arbitro.web.hall.people import code, digest
from arbitro.web.hall.policy import (
    ATTEND,
    CLAIM_ENTRY,
    DESK,
    EVERYONE,
    INVITE,
    RUN,
    RUNNING,
    allows,
    event_audience,
    hall_roles,
)
from arbitro.web.hall.problems import Problem

MOST_EVENTS = 200
TITLE = 80


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How the hall keeps an event."""

    private: bool = False
    clock: Literal["hall", "entered"] = "hall"
    matches: Literal["umpired", "played", "none"] = "umpired"
    house: dict[str, int] = {}
    shares: bool = False


class NewEvent(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An event to be made: by which book, and `given` as a desk case has it."""

    edition: str = "desk"
    given: dict[str, Any] = {}
    id: str | None = None
    title: str = ""
    feeds: list[Feed] = []
    """Events that are over, whose places are entered here."""
    options: Options = Options()


class Invited(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who should be somebody in the event: an entry, or a member of a committee."""

    name: str


class Joining(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A code that says who one is."""

    join: str


class Invitation(msgspec.Struct, frozen=True):
    """Where somebody says that he is an entry."""

    join: str
    address: str


class Self(msgspec.Struct, frozen=True):
    """Who the one who asks is in an event."""

    names: list[str]
    roles: list[str]
    acts: list[str]
    name: str
    official: bool
    voted: dict[str, list[str]]
    """By each dispute whose ballot goes on, which of these names have cast their vote."""


async def make(asked: Asked) -> Response:
    """Make an event; the same request again gives the same event."""
    body = asked.body(NewEvent)
    if desk_laws(body.edition) is None:
        raise BadEdition(body.edition)
    name = body.id or f"e-{secrets.token_hex(5)}"
    if not NAME.fullmatch(name):
        raise Problem(400, "bad-id", key="id")
    wish = encode({"asked": msgspec.to_builtins(body), "by": asked.who.id})
    if body.id and (there := await _there(asked, name, wish)):
        return asked.json(_shown(asked, there))
    given: dict[str, Any] = {"directors": [asked.who.name], **body.given}
    if body.feeds:
        before = [(feed, (await asked.event_named(feed.event)).event) for feed in body.feeds]
        given = staged(given, before)
    sitting = await asyncio.to_thread(DeskSitting.open, given, body.edition, author(asked))
    title = " ".join(body.title.split())[:TITLE] or name
    notes = Notes(title, asked.who.id, **{key: getattr(body.options, key) for key in KEPT})
    try:
        live = await asked.hall.office.open(name, notes, sitting, wish)
    except Taken as error:
        if body.id and (there := await _there(asked, name, wish)):
            return asked.json(_shown(asked, there))
        raise Problem(409, "taken", name=name) from error
    return asked.json(_shown(asked, live), 201)


KEPT = Options.__struct_fields__


async def several(asked: Asked) -> Response:
    """List the events of the hall, the newest first."""
    found = await asked.read(lambda _: asked.hall.store.journals("desk"))
    events = [await asked.hall.office.event(one.heading.id) for one in list(reversed(found))[:MOST_EVENTS]]
    return asked.json([line(live) for live in events if allows(ATTEND, asked.who, live)])


async def one(asked: Asked) -> Response:
    """Show an event as the one who asks may see it."""
    return asked.json(_shown(asked, await event_of(asked)))


async def me(asked: Asked) -> Response:
    """Tell who the one who asks is in the event, and what he may enter."""
    live, who = await event_of(asked), asked.who
    names, roles = sorted(live.notes.known_as(who.id)), sorted(hall_roles(who))
    official = bool(set(roles) & set(RUNNING))
    ballots = {key: one for key, one in live.event.disputes.items() if one.state == "voting"}
    voted = {key: [name for name in names if name in one.votes] for key, one in ballots.items()}
    return asked.json(Self(names, roles, acts_open_to(who, live), who.name, official, voted))


async def standings(asked: Asked) -> Response:
    """Return the standings in words, each line with what put it below the one above."""
    live = await event_of(asked)
    lines = await asyncio.to_thread(lambda: list(explained(live.event)))
    return asked.json([StandingLine(tell(words, asked.language)) for words in lines])


async def offers(asked: Asked) -> Response:
    """Return what the one who asks may enter now: of the event, or of what `about` names."""
    live, about = await event_of(asked), asked.request.query_params.get("about")
    event = live.sitting.at(live.seconds)
    found = await asyncio.to_thread(
        lambda: event_offers(event) if about is None else offers_about(event, about)
    )
    if found is None:
        raise Problem(404, "nothing-to-offer", key="about", about=str(about)[:60])
    return asked.json(offers_open_to(asked.who, live, found))


async def pairs(asked: Asked) -> Response:
    """Return the pairs of a Swiss, each with the reasons for which it was made."""
    live = await event_of(asked)
    found = await asyncio.to_thread(lambda: list(pairings(live.event)))
    return asked.json(pairs_told(found, asked.language))


async def journal(asked: Asked) -> Response:
    """Return the whole journal as JSON Lines; votes stand locked in it until their ballot is over."""
    live = await event_of(asked)
    lines = await asyncio.to_thread(live.sitting.journal.export)
    return Response(lines, headers={"cache-control": "no-store"}, media_type="application/jsonl")


async def invite(asked: Asked) -> Response:
    """Make a code with which somebody says on his own device that he is an entry, or sits in a committee."""
    body, live = asked.body(Invited), await event_of(asked)
    if body.name not in live.event.entries and not _sits(live, body.name):
        raise Problem(404, "no-such-entry", name=body.name[:60])
    secret, now = code(10), asked.hall.time.wall()
    entry = kept.Code(digest(secret), f"entry {live.name}", body.name, now + 7 * DAY)
    await asked.write(partial(kept.add_code, code=entry))
    return asked.json(Invitation(secret, f"/desk/{live.name}/me?join={secret}"), 201)


async def join(asked: Asked) -> Response:
    """Say by a code which entry one is."""
    body, live = asked.body(Joining), await asked.found_event(str(asked.request.path_params["id"]))
    if not asked.who.known:
        raise Problem(401, "sign-in")
    purpose, now = f"entry {live.name}", asked.hall.time.wall()
    key = digest(body.join.strip().upper())
    found = await asked.write(partial(kept.use_code, code=key, now=now, purpose=purpose))
    if found is None:
        raise Problem(403, "wrong-code")
    await asked.hall.office.remember(live, people={**live.notes.people, found.object: asked.who.id})
    return await me(asked)


async def event_of(asked: Asked) -> LiveEvent:
    """Return the event of the address, or raise 404 or 403."""
    return await asked.event_named(str(asked.request.path_params["id"]))


def line(live: LiveEvent) -> EventLine:
    """Return an event as a list shows it."""
    event = live.sitting.event
    return EventLine(
        live.name,
        live.notes.title,
        event.setup.edition,
        event.setup.format,
        event.stage,
        len(event.entries),
        live.created,
    )


def _sits(live: LiveEvent, name: str) -> bool:
    return any(name in dispute.members for dispute in live.event.disputes.values())


async def _there(asked: Asked, name: str, wish: bytes) -> LiveEvent | None:
    heading = await asked.read(lambda _: asked.hall.store.heading(name))
    if heading is None:
        return None
    if heading.body != wish or heading.kind != "desk":
        raise Problem(409, "taken", name=name)
    return await asked.hall.office.event(name)


def _shown(asked: Asked, live: LiveEvent) -> EventShown:
    return shown(live, event_audience(asked.who, live), asked.language)


JSONL = "application/jsonl"
ENDPOINTS = (
    Endpoint("GET", "/api/desk", several, EVERYONE, None, {200: list[EventLine]}),
    Endpoint("POST", "/api/desk", make, DESK, NewEvent, {201: EventShown, 200: EventShown}),
    Endpoint("GET", "/api/desk/{id}", one, ATTEND, None, {200: EventShown}),
    Endpoint("GET", "/api/desk/{id}/me", me, ATTEND, None, {200: Self}),
    Endpoint("GET", "/api/desk/{id}/standings", standings, ATTEND, None, {200: list[StandingLine]}),
    Endpoint("GET", "/api/desk/{id}/offers", offers, ATTEND, None, {200: dict[str, DeskOffer]}),
    Endpoint("GET", "/api/desk/{id}/pairs", pairs, ATTEND, None, {200: list[PairTold]}),
    Endpoint("GET", "/api/desk/{id}/journal", journal, RUN, None, {200: None}, JSONL),
    Endpoint("POST", "/api/desk/{id}/invitations", invite, INVITE, Invited, {201: Invitation}),
    Endpoint("POST", "/api/desk/{id}/join", join, CLAIM_ENTRY, Joining, {200: Self}),
)
