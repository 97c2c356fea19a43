"""Around an event: entries from a sheet, when each match is expected, what a table says otherwise."""

import asyncio
from base64 import b64decode
from typing import Any

import msgspec
from starlette.responses import Response

from arbitro.desk.schedule import schedule
from arbitro.desk.sheets.people import people_of
from arbitro.kernel import Malformed
from arbitro.library import tell
from arbitro.web.hall.desk.events import event_of
from arbitro.web.hall.endpoint import Asked, Endpoint
from arbitro.web.hall.policy import ATTEND, DESK, RUN
from arbitro.web.sandbox import SANDBOX

LARGEST = 2 * 1024**2
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


class Left(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match whose record at the desk stays as it is."""

    match: str


async def sheet(asked: Asked) -> Response:
    """Read the entries of a sheet; nothing is entered."""
    body = asked.body(SheetSent)
    try:
        data = b64decode(body.content, validate=True)
    except ValueError as error:
        raise Malformed("content", "desk-sheet-unreadable") from error
    found = await SANDBOX.run(people_of, data, seconds=SHEET_SECONDS)
    return asked.json(
        SheetRead(
            [person.entry for person in found.found],
            [tell(fault, asked.language) for fault in found.faults],
            [twin.again.name for twin in found.twins],
            list(found.aside),
        )
    )


async def expected(asked: Asked) -> Response:
    """Tell when and where each match is expected."""
    live = await event_of(asked)
    found = await asyncio.to_thread(schedule, live.event, live.elsewhere())
    matches = {one.match: MatchExpected(one.start, one.end, one.table) for one in found.expected}
    return asked.json(Foreseen(matches, found.held, found.end))


async def leave(asked: Asked) -> Response:
    """Leave the record of a match as it is, whatever its table says now."""
    body, live = asked.body(Left), await event_of(asked)
    kept = {name: said for name, said in live.notes.corrections.items() if name != body.match}
    await asked.hall.office.remember(live, corrections=kept)
    await asked.hall.office.linking.protests.leave(live, body.match)
    asked.hall.office.tell_again(live)
    return asked.json({})


ENDPOINTS = (
    Endpoint("POST", "/api/desk/sheet", sheet, DESK, SheetSent, {200: SheetRead}, largest=LARGEST),
    Endpoint("GET", "/api/desk/{id}/schedule", expected, ATTEND, None, {200: Foreseen}),
    Endpoint("POST", "/api/desk/{id}/leave", leave, RUN, Left, {200: None}),
)
