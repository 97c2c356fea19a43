"""The papers of an event, printed on demand."""

import asyncio

from starlette.responses import Response

from arbitro.live.desk import LiveEvent
from arbitro.papers import SIZES
from arbitro.papers.event import ALL, WRITERS, Source, event_papers, federation_report
from arbitro.web.hall.desk.events import event_of
from arbitro.web.hall.desk.rights import OFFICE
from arbitro.web.hall.endpoint import Asked, Endpoint
from arbitro.web.hall.problems import Problem

PDF = "application/pdf"


async def paper(asked: Asked) -> Response:
    """Print a paper of an event, or all that is needed to go on by hand."""
    live, name = await event_of(asked), str(asked.request.path_params["paper"])
    if name not in (ALL, *WRITERS):
        raise Problem(404, "no-such-paper", paper=name[:40])
    wish = asked.request.query_params.get("size")
    size = next((one for one in SIZES if one == wish), SIZES[0])
    printed = await asyncio.to_thread(event_papers, name, source(live), asked.language, size)
    return Response(printed, headers={"cache-control": "no-store"}, media_type=PDF)


async def report(asked: Asked) -> Response:
    """Return the report to the federation as data."""
    return asked.json(federation_report(source(await event_of(asked))))


def source(live: LiveEvent) -> Source:
    """Return what the papers of an event are written from."""
    return Source(live.event, live.notes.title, live.sitting.sequence, live.sitting.journal.head)


ENDPOINTS = (
    Endpoint("GET", "/api/desk/{id}/papers/{paper}", paper, OFFICE, None, {200: None}, PDF, ("size",)),
    Endpoint("GET", "/api/desk/{id}/report", report, OFFICE, None, {200: None}),
)
