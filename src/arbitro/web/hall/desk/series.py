"""Series of events in the API: made, listed, shown, acted in."""

import secrets
from typing import Any

import msgspec
from starlette.responses import Response

from arbitro.cases import read_event
from arbitro.desk.series import read_act
from arbitro.kernel import Fact
from arbitro.kernel.journal import encode
from arbitro.kernel.names import LONGEST_NAME
from arbitro.kernel.pseudonyms import has_pseudonym
from arbitro.library import explain_refusal
from arbitro.live.commands import Commanded
from arbitro.live.commits import CommandResult, NotAsExpected
from arbitro.live.desk.live_series import (
    LiveSeries,
    NotOver,
    SeriesHeard,
    SeriesNotes,
    SeriesShown,
    SeriesSitting,
    UnknownSeries,
    added_event,
    hidden_in,
)
from arbitro.live.documents import RefusalText
from arbitro.store import Command, Taken
from arbitro.web.hall.acts import REPLAYED, command_of
from arbitro.web.hall.endpoint import Endpoint, HallRequest
from arbitro.web.hall.matches import NAME, author
from arbitro.web.hall.policy import DESK, EVERYONE
from arbitro.web.hall.problems import Problem

TITLE = 80


class NewSeries(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A series to be made: `given` as a case about a series has it."""

    given: dict[str, Any] = {}
    id: str | None = None
    title: str = ""


class SeriesActSent(Commanded, frozen=True):
    """An act in a series, as in a case; `add_event: {event: ID}` takes the places of an event of the hall."""

    event: Any


class SeriesAnswer(msgspec.Struct, frozen=True):
    """What is answered to an act in a series."""

    sequence: int
    head: str
    refused: RefusalText | None
    series: SeriesShown


class SeriesLine(msgspec.Struct, frozen=True):
    """A series in a list."""

    id: str
    title: str
    events: int


async def make(asked: HallRequest) -> Response:
    """Make a series; the same request again gives the same series."""
    body = asked.body(NewSeries)
    live, made = await made_series(asked, body)
    return asked.json(live.view(), 201 if made else 200)


async def several(asked: HallRequest) -> Response:
    """List the series of the hall, the newest first."""
    return asked.json([_line(live) for live in await all_series(asked)])


async def one(asked: HallRequest) -> Response:
    """Show a series: its table, its events, what was changed."""
    return asked.json((await series_of(asked)).view())


async def act(asked: HallRequest) -> Response:
    """Enter an act in a series."""
    body, live = asked.body(SeriesActSent), await series_of(asked)
    fact, hidden = await _fact(asked, body.event)
    try:
        done = await asked.hall.series_hall.act(live, command_of(asked, body), fact, author(asked), hidden)
    except NotAsExpected as error:
        raise Problem(409, "stale", more={"sequence": live.sitting.sequence}) from error
    return _answer_done(asked, live, done)


async def journal(asked: HallRequest) -> Response:
    """Return the whole journal of a series as JSON Lines."""
    live = await series_of(asked)
    headers = {"cache-control": "no-store"}
    return Response(live.sitting.journal.export(), headers=headers, media_type="application/jsonl")


async def made_series(asked: HallRequest, body: NewSeries) -> tuple[LiveSeries, bool]:
    """Return a series, and whether it was made now; raises 409 where its name is taken by another."""
    name = body.id or f"s-{secrets.token_hex(5)}"
    if not NAME.fullmatch(name):
        raise Problem(400, "bad-id", key="id")
    if has_pseudonym(encode(body.given)):
        raise Problem(400, "bad-name", key="given", most=LONGEST_NAME)
    wish = encode({"asked": msgspec.to_builtins(body), "by": asked.who.id})
    notes = SeriesNotes(" ".join(body.title.split())[:TITLE] or name, asked.who.id)
    try:
        return await asked.hall.series_hall.open(name, notes, body.given, author(asked), wish), True
    except Taken as error:
        heading = await asked.read(lambda _: asked.hall.store.heading(name))
        # A repeat of the same request, or somebody else's name: the store only says that it is taken.
        if heading is None or heading.body != wish or heading.kind != "series":
            raise Problem(409, "taken", name=name) from error
        return await asked.hall.series_hall.series(name), False


async def all_series(asked: HallRequest) -> list[LiveSeries]:
    """Return the series of the hall, the newest first."""
    found = await asked.read(lambda _: asked.hall.store.journals("series"))
    return [await asked.hall.series_hall.series(one.heading.id) for one in reversed(found)]


async def series_named(asked: HallRequest, name: str) -> LiveSeries:
    """Return a series by its name, or raise 404."""
    try:
        return await asked.hall.series_hall.series(name)
    except UnknownSeries as error:
        raise Problem(404, "no-such-series", series=name[:80]) from error


async def series_of(asked: HallRequest) -> LiveSeries:
    """Return the series of the address, or raise 404."""
    return await series_named(asked, str(asked.request.path_params["series"]))


async def add_held(asked: HallRequest, live: LiveSeries, event: str) -> RefusalText | None:
    """Take the places of an event of the hall into a series; returns why where it is refused."""
    fact, hidden = await _fact(asked, {"add_event": {"event": event}})
    done = await asked.hall.series_hall.act(live, Command(), fact, author(asked), hidden)
    return _refusal(asked, done)


async def _fact(asked: HallRequest, written: Any) -> tuple[Fact, dict[str, str]]:
    """Return an act, and what stands in the journal for the names of registered people that it brings in."""
    if has_pseudonym(encode(written)):
        raise Problem(400, "bad-name", key="event", most=LONGEST_NAME)
    hidden: dict[str, str] = {}
    given = written.get("add_event") if isinstance(written, dict) and len(written) == 1 else None
    if isinstance(given, dict) and "event" in given:
        held = await asked.event_named(str(given["event"]))
        # A series is public: it would tell who played in a private event (docs/security.md).
        if held.notes.private:
            raise Problem(409, "event-private", event=held.notes.title)
        try:
            more = {key: value for key, value in given.items() if key != "event"}
            written, hidden = {"add_event": {**added_event(held), **more}}, hidden_in(held)
        except NotOver as error:
            raise Problem(409, "event-not-over", event=held.notes.title) from error
    return read_act(read_event(written, "event"), "event"), hidden


def _answer_done(
    asked: HallRequest, live: LiveSeries, done: CommandResult[SeriesSitting, SeriesHeard]
) -> Response:
    sitting = done.heard[-1].sitting if done.heard else live.sitting
    answer = SeriesAnswer(sitting.sequence, sitting.journal.head, _refusal(asked, done), live.view())
    return asked.json(answer, 200, **(REPLAYED if done.repeated else {}))


def _refusal(asked: HallRequest, done: CommandResult[SeriesSitting, SeriesHeard]) -> RefusalText | None:
    verdict = done.heard[-1].verdict if done.heard else None
    if verdict is None or verdict.refused is None:
        return None
    return RefusalText("", explain_refusal("desk", verdict.refused, asked.language, room="desk"))


def _line(live: LiveSeries) -> SeriesLine:
    return SeriesLine(live.name, live.notes.title, len(live.sitting.record.series.events))


JSONL = "application/jsonl"
ENDPOINTS = (
    Endpoint("GET", "/api/series", several, EVERYONE, None, {200: list[SeriesLine]}),
    Endpoint("POST", "/api/series", make, DESK, NewSeries, {201: SeriesShown, 200: SeriesShown}),
    Endpoint("GET", "/api/series/{series}", one, EVERYONE, None, {200: SeriesShown}),
    Endpoint("POST", "/api/series/{series}/acts", act, DESK, SeriesActSent, {200: SeriesAnswer}),
    Endpoint("GET", "/api/series/{series}/journal", journal, DESK, None, {200: None}, JSONL),
)
