"""Events of the desk: made, listed, shown, joined."""

import asyncio
import secrets
from functools import partial
from typing import Any, Literal

import msgspec
from msgspec.structs import replace
from starlette.responses import Response

from arbitro.desk.feeding import Feed, stage_conditions
from arbitro.desk.laws import desk_laws
from arbitro.desk.offer import DeskOffer
from arbitro.desk.offers import event_offers, offers_about
from arbitro.desk.pairings import pairings
from arbitro.desk.telling import standing_lines
from arbitro.kernel.journal import encode
from arbitro.kernel.names import LONGEST_NAME
from arbitro.kernel.pseudonyms import has_pseudonym
from arbitro.library import tell
from arbitro.live.desk import DeskSitting, LiveEvent, Notes
from arbitro.live.desk.claims import EntryClaim, claimable, holds
from arbitro.live.desk.documents import EventLine, EventShown, PairTold, StandingLine
from arbitro.live.desk.event_views import event_view, pairs_told
from arbitro.store import Taken
from arbitro.store import people as kept
from arbitro.web.hall.desk.enrolling import entered_by_number
from arbitro.web.hall.desk.rights import acts_open_to, offers_open_to
from arbitro.web.hall.endpoint import Endpoint, HallRequest
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
from arbitro.web.hall.sign_in import DAY, log

MOST_EVENTS = 200
COMMITTEE = "committee"
"""What the security log says of a seat that is no entry's: it names nobody, so that nobody has to be erased there."""
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
    """Where somebody says that they are an entry."""

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


async def make(asked: HallRequest) -> Response:
    """Make an event; the same request again gives the same event."""
    body = asked.body(NewEvent)
    if desk_laws(body.edition) is None:
        raise BadEdition(body.edition)
    name = body.id or f"e-{secrets.token_hex(5)}"
    if not NAME.fullmatch(name):
        raise Problem(400, "bad-id", key="id")
    # The id is an idempotency key, as that of a match: the body is kept to know the same request again.
    wish = encode({"asked": msgspec.to_builtins(body), "by": asked.who.id})
    if body.id and (there := await _there(asked, name, wish)):
        return asked.json(_view_for(asked, there))
    given: dict[str, Any] = {"directors": [asked.who.name], **body.given}
    if body.feeds:
        fed = [(feed, await asked.event_named(feed.event)) for feed in body.feeds]
        # No public event is made of a private one (docs/security.md): its places would tell of it.
        if hidden := [one for _, one in fed if one.notes.private and not body.options.private]:
            raise Problem(409, "event-private", event=hidden[0].notes.title)
        given = stage_conditions(given, [(feed, one.event) for feed, one in fed])
    # Nobody writes a pseudonym: it would be read as the name of the registered person for whom it stands.
    if has_pseudonym(encode(given)):
        raise Problem(400, "bad-name", key="given", most=LONGEST_NAME)
    if isinstance(entries := given.get("entries"), list):
        given["entries"] = [await _from_register(asked, one) for one in entries]
    pseudonyms = asked.hall.register.pseudonyms
    sitting = await asyncio.to_thread(DeskSitting.open, given, body.edition, author(asked), pseudonyms)
    title = " ".join(body.title.split())[:TITLE] or name
    notes = Notes(title, asked.who.id, **{key: getattr(body.options, key) for key in KEPT})
    try:
        live = await asked.hall.office.open(name, notes, sitting, wish)
    except Taken as error:
        if body.id and (there := await _there(asked, name, wish)):
            return asked.json(_view_for(asked, there))
        raise Problem(409, "taken", name=name) from error
    return asked.json(_view_for(asked, live), 201)


async def _from_register(asked: HallRequest, entry: Any) -> Any:
    """Return an entry with what the register knows of it; a pseudonym stands for its name from now on."""
    if not isinstance(entry, dict) or "person" not in entry:
        return entry
    known = await entered_by_number(asked, entry, "name")
    await asked.hall.register.cover(known["person"], str(known.get("name")))
    return known


KEPT = Options.__struct_fields__


async def several(asked: HallRequest) -> Response:
    """List the events of the hall, the newest first."""
    found = await asked.read(lambda _: asked.hall.store.journals("desk"))
    events = [await asked.hall.office.event(one.heading.id) for one in list(reversed(found))[:MOST_EVENTS]]
    return asked.json([line(live) for live in events if allows(ATTEND, asked.who, live)])


async def one(asked: HallRequest) -> Response:
    """Show an event as the one who asks may see it."""
    return asked.json(_view_for(asked, await event_of(asked)))


async def me(asked: HallRequest) -> Response:
    """Tell who the one who asks is in the event, and what they may enter."""
    live, who = await event_of(asked), asked.who
    names, roles = sorted(live.known_as(who.id)), sorted(hall_roles(who))
    official = bool(set(roles) & set(RUNNING))
    ballots = {key: one for key, one in live.event.disputes.items() if one.state == "voting"}
    voted = {key: [name for name in names if name in one.votes] for key, one in ballots.items()}
    return asked.json(Self(names, roles, acts_open_to(who, live), who.name, official, voted))


async def standings(asked: HallRequest) -> Response:
    """Return the standings in words, each line with what put it below the one above."""
    live = await event_of(asked)
    lines = await asyncio.to_thread(lambda: list(standing_lines(live.event)))
    return asked.json([StandingLine(tell(words, asked.language)) for words in lines])


async def offers(asked: HallRequest) -> Response:
    """Return what the one who asks may enter now: of the event, or of what `about` names."""
    live, about = await event_of(asked), asked.request.query_params.get("about")
    event = live.sitting.at(live.seconds)
    found = await asyncio.to_thread(
        lambda: event_offers(event) if about is None else offers_about(event, about)
    )
    if found is None:
        raise Problem(404, "nothing-to-offer", key="about", about=str(about)[:60])
    return asked.json(offers_open_to(asked.who, live, found))


async def pairs(asked: HallRequest) -> Response:
    """Return the pairs of a Swiss, each with the reasons for which it was made."""
    live = await event_of(asked)
    found = await asyncio.to_thread(lambda: list(pairings(live.event)))
    return asked.json(pairs_told(found, asked.language))


async def journal(asked: HallRequest) -> Response:
    """Return the whole journal as JSON Lines; votes stand locked in it until their ballot is over."""
    live = await event_of(asked)
    lines = await asyncio.to_thread(live.sitting.journal.export)
    return Response(lines, headers={"cache-control": "no-store"}, media_type="application/jsonl")


async def invite(asked: HallRequest) -> Response:
    """Make a code with which somebody says on their own device that they are an entry, or sits in a committee."""
    body, live = asked.body(Invited), await event_of(asked)
    if (claim := claimable(live.sitting.event, body.name)) is None:
        raise Problem(404, "no-such-entry", name=body.name[:60])
    # 50 bits that work once, within 7 days, for this one entry (docs/security.md, "How people come in").
    secret, now = code(10), asked.hall.time.wall()
    given = msgspec.json.encode({body.name: claim}).decode()
    entry = kept.Code(digest(secret), f"claim {live.name}", given, now + 7 * DAY)
    await asked.write(partial(kept.add_code, code=entry))
    await log(asked, "seat-offered", f"{live.name} {claim.number or COMMITTEE}")
    return asked.json(Invitation(secret, f"/desk/{live.name}/me?join={secret}"), 201)


async def join(asked: HallRequest) -> Response:
    """Say by a code which entry one is."""
    body, live = asked.body(Joining), await asked.found_event(str(asked.request.path_params["id"]))
    if not asked.who.known:
        raise Problem(401, "sign-in")
    purpose, now = f"claim {live.name}", asked.hall.time.wall()
    key = digest(body.join.strip().upper())
    found = await asked.write(partial(kept.use_code, code=key, now=now, purpose=purpose))
    given = msgspec.json.decode(found.object, type=dict[str, EntryClaim]) if found else {}
    mine = {name: replace(one, person=asked.who.id) for name, one in given.items()}
    # By number and name together (docs/security.md): a name got by a correction brings no entry with it.
    if not mine or not all(holds(live.sitting.event, name, one) for name, one in mine.items()):
        raise Problem(403, "wrong-code")
    await asked.hall.office.remember(live, claims=live.notes.claims | mine)
    await log(
        asked, "seat-taken", " ".join([live.name, *(str(one.number or COMMITTEE) for one in mine.values())])
    )
    return await me(asked)


async def event_of(asked: HallRequest) -> LiveEvent:
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


async def _there(asked: HallRequest, name: str, wish: bytes) -> LiveEvent | None:
    heading = await asked.read(lambda _: asked.hall.store.heading(name))
    if heading is None:
        return None
    # Matches, events and series share one space of names: the journals of the store.
    if heading.body != wish or heading.kind != "desk":
        raise Problem(409, "taken", name=name)
    return await asked.hall.office.event(name)


def _view_for(asked: HallRequest, live: LiveEvent) -> EventShown:
    return event_view(live, event_audience(asked.who, live), asked.language)


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
    # CLAIM_ENTRY is for the unseen too: who has a code for a private event cannot see it before.
    Endpoint("POST", "/api/desk/{id}/join", join, CLAIM_ENTRY, Joining, {200: Self}),
)
