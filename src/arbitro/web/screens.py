"""Pages for screens in the hall and for streams: each opened by its address, and moving by itself."""

import re

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from arbitro.web import eventscreens
from arbitro.web.language import language_of
from arbitro.web.page import page
from arbitro.web.record.page import side_names
from arbitro.web.watch import WORDS, listed, seen
from arbitro.web.wording import wording

_TIME = re.compile(r"([01]?[0-9]|2[0-3]):[0-5][0-9]")
LONGEST = 80
PARTS = ("score", "lower", "clock")
"""What of a table an overlay shows: the score, a line with names, the clock alone."""


async def tables(request: Request) -> Response:
    """Show every match of the hall that is being played, six at a time in turn; what guests play is their own."""
    names = [row.id async for row in listed(request, casual=False) if row.state != "over"]
    title = request.query_params.get("title", "")[:LONGEST]
    return _screen(request, matches=names, title=title, listed=True)


async def one(request: Request) -> Response:
    """Show one match as large as the screen."""
    match = await seen(request)
    title = " – ".join(side_names(match, language_of(request)))
    return _screen(request, matches=[match.name], title=title)


def countdown(request: Request) -> Response:
    """Show what is left until a time of the day."""
    until = request.query_params.get("until", "")
    if not _TIME.fullmatch(until):
        raise HTTPException(400)
    return _screen(request, matches=[], title=request.query_params.get("title", "")[:LONGEST], until=until)


async def overlay(request: Request) -> Response:
    """Show the score of a match on a transparent ground."""
    match = await seen(request)
    language = language_of(request)
    return page(
        request,
        "overlay.html",
        words=wording(language, *WORDS),
        match=match.name,
        names=side_names(match, language),
        title=request.query_params.get("title", "")[:LONGEST],
        round=request.query_params.get("round", "")[:LONGEST],
    )


def overlay_of_table(request: Request) -> Response:
    """Show one part of whatever is called to a table, on a transparent ground; it follows from match to match."""
    asked = request.query_params
    part = asked.get("part", PARTS[0])
    if part not in PARTS:
        raise HTTPException(404)
    return page(
        request,
        "overlay_table.html",
        words=wording(language_of(request), *WORDS),
        table=request.path_params["table"][:LONGEST],
        part=part,
        title=asked.get("title", "")[:LONGEST],
        round=asked.get("round", "")[:LONGEST],
        commentary=asked.get("commentary", "")[:LONGEST],
    )


def _screen(
    request: Request, *, matches: list[str], title: str, until: str = "", listed: bool = False
) -> Response:
    words = wording(language_of(request), *WORDS)
    return page(request, "screen.html", words=words, matches=matches, title=title, until=until, listed=listed)


ROUTES = (
    Route("/screen/tables", tables),
    Route("/screen/countdown", countdown),
    Route("/screen/event/{id}", eventscreens.event),
    Route("/screen/event/{id}/ceremony", eventscreens.ceremony),
    Route("/screen/event/{id}/{part}", eventscreens.event),
    Route("/screen/{id}", one),
    Route("/overlay/table/{table}", overlay_of_table),
    Route("/overlay/{id}", overlay),
)
