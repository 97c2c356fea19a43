"""Files of an event for other programs: sheets (CSV, XLSX), FIDE's tournament report, calendars."""

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime

from starlette.responses import Response

from arbitro.desk.event import Event
from arbitro.desk.sheets.calendar import as_calendar
from arbitro.desk.sheets.feed import as_feed
from arbitro.desk.sheets.tables import sheets
from arbitro.desk.sheets.trf import as_trf, has_report
from arbitro.desk.sheets.writing import as_csv, as_xlsx
from arbitro.live.desk import LiveEvent
from arbitro.web.hall.desk.events import event_of
from arbitro.web.hall.endpoint import Endpoint, HallRequest
from arbitro.web.hall.policy import ATTEND, RUN
from arbitro.web.hall.problems import Problem
from arbitro.web.network import own_address

XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
KINDS = {"csv": "text/csv; charset=utf-8", "xlsx": XLSX, "trf16": "text/plain", "trf26": "text/plain"}
"""The forms in which an event is written, and what they are on the wire."""


async def export(asked: HallRequest) -> Response:
    """Return an event as one sheet (`csv`), as a workbook (`xlsx`) or as FIDE's report (`trf16`, `trf26`)."""
    live, kind = await event_of(asked), str(asked.request.path_params["kind"])
    if kind not in KINDS:
        raise Problem(404, "no-such-export", form=kind[:20], forms=", ".join(KINDS))
    event, sheet = live.event, asked.request.query_params.get("sheet", "matches")
    if kind.startswith("trf") and not has_report(event):
        raise Problem(409, "no-report")
    write = _writer(live, event, kind, sheet)
    ending = "trf" if kind.startswith("trf") else kind
    return _file(await asyncio.to_thread(write), KINDS[kind], f"{live.name}.{ending}")


def _writer(live: LiveEvent, event: Event, kind: str, sheet: str) -> Callable[[], bytes]:
    if kind == "xlsx":
        return lambda: as_xlsx(sheets(event))
    if kind == "csv":
        found = sheets(event).get(sheet)
        if found is None:
            raise Problem(404, "no-such-export", form=sheet[:20], forms=", ".join(sheets(event)))
        return lambda: as_csv(found)
    return lambda: as_trf(event, live.notes.title, "trf26" if kind == "trf26" else "trf16")


async def calendar(asked: HallRequest) -> Response:
    """Return when the matches of an event, or of one player of it, are planned, for a calendar."""
    live = await event_of(asked)
    player = asked.request.query_params.get("player")
    if player is not None and player not in live.event.entries:
        raise Problem(404, "no-such-entry", name=player[:60])
    made = datetime.fromtimestamp(live.created / 1000, UTC)
    data = as_calendar(live.event, live.notes.title, live.name, made, player)
    return _file(data, "text/calendar; charset=utf-8", f"{live.name}.ics")


async def feed(asked: HallRequest) -> Response:
    """Return what was decided in an event, the newest first, for readers of feeds (Atom)."""
    live = await event_of(asked)
    made = datetime.fromtimestamp(live.created / 1000, UTC)
    address = f"{own_address(asked.request)}/desk/{live.name}"
    data = await asyncio.to_thread(as_feed, live.event, live.notes.title, address, made)
    return Response(data, headers={"cache-control": "no-store"}, media_type="application/atom+xml")


def _file(data: bytes, kind: str, name: str) -> Response:
    # The name is the hall's own, never what somebody typed (ASVS 5.4.1).
    headers = {"cache-control": "no-store", "content-disposition": f'attachment; filename="{name}"'}
    return Response(data, headers=headers, media_type=kind)


ENDPOINTS = (
    Endpoint("GET", "/api/desk/{id}/export/{kind}", export, RUN, None, {200: None}, "text/csv"),
    Endpoint("GET", "/api/desk/{id}/calendar.ics", calendar, ATTEND, None, {200: None}, "text/calendar"),
    Endpoint("GET", "/api/desk/{id}/feed.atom", feed, ATTEND, None, {200: None}, "application/atom+xml"),
)
