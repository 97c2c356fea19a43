"""Around an event: entries from a sheet, when each match is expected, what a table says otherwise."""

import asyncio
from base64 import b64decode
from typing import Any

import msgspec
from msgspec.structs import replace
from starlette.responses import Response

from arbitro.desk import judge, read_event
from arbitro.desk.acts import Draw
from arbitro.desk.format import format_of
from arbitro.desk.laws import desk_laws
from arbitro.desk.schedule import matches_of, schedule
from arbitro.desk.sheets.people import people_of
from arbitro.desk.timing import ends_of
from arbitro.kernel import Malformed
from arbitro.library import tell
from arbitro.live.desk.boards import team_match
from arbitro.web.hall.desk.events import event_of
from arbitro.web.hall.endpoint import Endpoint, HallRequest
from arbitro.web.hall.matches import BadEdition
from arbitro.web.hall.policy import ATTEND, DESK, RUN
from arbitro.web.sandbox import SANDBOX

LARGEST = 2 * 1024**2
MOST_PLANNED = 5_000
"""Matches of an event whose programme is looked at while its conditions are typed."""
SHEET_SECONDS = 5.0
"""Of a processor for a sheet: ten times what 8,192 rows of a workbook take."""


class SheetSent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sheet of entries, CSV or XLSX, in base 64."""

    content: str


class SheetRead(msgspec.Struct, frozen=True):
    """What a sheet says: the entries, every bad cell in words, names that stand twice, columns left aside."""

    entries: list[dict[str, Any]]
    faults: list[str]
    twice: list[str]
    aside: list[str]


class MatchExpected(msgspec.Struct, frozen=True):
    """When a match is expected to begin and to end, in seconds since the event was opened, and where."""

    start: int
    end: int
    table: str


class Foreseen(msgspec.Struct, frozen=True):
    """What is expected of an event."""

    matches: dict[str, MatchExpected]
    held: dict[str, str]
    """Matches that are ready, and who of them is taken elsewhere."""
    end: int | None


class MatchTime(msgspec.Struct, frozen=True):
    """Until when a match of a timed round may be played; nothing where it has no time, or is over."""

    left_ms: int | None = None
    until: int | None = None
    """In milliseconds since 1970."""


class UnchangedMatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match whose record at the desk stays as it is."""

    match: str


async def sheet(asked: HallRequest) -> Response:
    """Read the entries of a sheet; nothing is entered."""
    body = asked.body(SheetSent)
    try:
        data = b64decode(body.content, validate=True)
    except ValueError as error:
        raise Malformed("content", "desk-sheet-unreadable") from error
    # A workbook is a ZIP of XML from anybody: read within bounds, in a process that is ended (ASVS 5.2.3).
    found = await SANDBOX.run(people_of, data, seconds=SHEET_SECONDS)
    return asked.json(
        SheetRead(
            [person.entry for person in found.found],
            [tell(fault, asked.language) for fault in found.faults],
            [twin.again.name for twin in found.twins],
            list(found.aside),
        )
    )


async def show_schedule(asked: HallRequest) -> Response:
    """Tell when and where each match is expected."""
    live = await event_of(asked)
    found = await asyncio.to_thread(schedule, live.event, live.elsewhere())
    matches = {one.match: MatchExpected(one.start, one.end, one.table) for one in found.expected}
    return asked.json(Foreseen(matches, found.held, found.end))


async def time_of_match(asked: HallRequest) -> Response:
    """Tell how long a match of the hall may still be played."""
    live, wanted = await event_of(asked), asked.request.query_params.get("match")
    named = next((name for name, linked in live.notes.links.items() if linked == wanted), "")
    event = live.event
    match = event.match(team_match(named)[0])
    ends = ends_of(event, match) if match is not None and not match.finished else None
    if ends is None:
        return asked.json(MatchTime())
    return asked.json(MatchTime(1000 * ends - live.now, live.created + 1000 * ends))


async def leave(asked: HallRequest) -> Response:
    """Leave the record of a match as it is, whatever its table says now."""
    body, live = asked.body(UnchangedMatch), await event_of(asked)
    kept = {name: said for name, said in live.notes.corrections.items() if name != body.match}
    await asked.hall.office.remember(live, corrections=kept)
    await asked.hall.office.linking.protests.leave(live, body.match)
    asked.hall.office.tell_again(live)
    return asked.json({})


class PlanAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An event that is thought of, as it would be made."""

    edition: str = "desk"
    given: dict[str, Any] = {}


class PlanShown(msgspec.Struct, frozen=True):
    """How large an event would be."""

    matches: int
    minutes: int | None
    """Until the last match is over; None where it cannot be told."""


async def plan(asked: HallRequest) -> Response:
    """Tell how many matches an event would have and about how long it would take; nothing is made."""
    body = asked.body(PlanAsked)
    if desk_laws(body.edition) is None:
        raise BadEdition(body.edition)
    return asked.json(await asyncio.to_thread(_plan, body))


def _plan(body: PlanAsked) -> PlanShown:
    """Draw the event, and look at its programme."""
    # Where entries wait for approval none would be in yet, and nothing would be drawn.
    event = read_event({**body.given, "approval": False}, body.edition)
    players = len(event.entries)
    if players < 2 or format_of(event).most_matches(event.setup, players) > MOST_PLANNED:
        return PlanShown(0, None)
    if not event.setup.tables:
        tables = tuple(str(number + 1) for number in range(players // 2))
        event = replace(event, setup=replace(event.setup, tables=tables))
    drawn = judge(event, Draw(seed="plan")).state
    end = schedule(drawn).end
    return PlanShown(matches_of(drawn), end and round(end / 60))


ENDPOINTS = (
    Endpoint("POST", "/api/desk/plan", plan, DESK, PlanAsked, {200: PlanShown}),
    Endpoint("POST", "/api/desk/sheet", sheet, DESK, SheetSent, {200: SheetRead}, largest=LARGEST),
    Endpoint("GET", "/api/desk/{id}/schedule", show_schedule, ATTEND, None, {200: Foreseen}),
    Endpoint("GET", "/api/desk/{id}/time", time_of_match, ATTEND, None, {200: MatchTime}),
    Endpoint("POST", "/api/desk/{id}/leave", leave, RUN, UnchangedMatch, {200: None}),
)
