"""Pages for screens in the hall and for streams: each opened by its address, and moving by itself."""

import re

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from arbitro.l10n import Language
from arbitro.live.desk.event_views import PUBLIC, event_view
from arbitro.live.live_hall import LiveHall
from arbitro.web import eventscreens
from arbitro.web.language import language_of
from arbitro.web.page import page
from arbitro.web.record.page import side_names
from arbitro.web.tables import match_at
from arbitro.web.watch import WORDS, find_match, public_matches
from arbitro.web.wording import wording

_TIME = re.compile(r"([01]?[0-9]|2[0-3]):[0-5][0-9]")
LONGEST = 80
MOST_ROUNDS = 3
"""Rounds of a bracket that can be read over a picture: from the quarter-finals on."""
PARTS = ("score", "lower", "break", "clock", "next", "bracket")
"""What of a table an overlay shows: the score, a line with names, the break, the clock, who plays next, the draw."""
THEME = ("bar", "ink", "mid", "turn")
"""The colours of an overlay that an address may set: `bar=101513&ink=f3f6f4`."""
_COLOUR = re.compile(r"[0-9a-fA-F]{6}")
LEAST_CONTRAST = 4.5
"""Of words on their ground: WCAG 2.2, 1.4.3."""


async def tables(request: Request) -> Response:
    """Show every match of the hall that is being played, six at a time in turn; `event` shows those of one event.

    What guests play among themselves is their own, and is shown only where `also` names it.
    """
    asked = request.query_params
    event, also = asked.get("event", "")[:LONGEST], asked.get("also", "")[:LONGEST].split(",")
    names = [
        row.id
        async for row in public_matches(request)
        if row.state != "over" and (row.id in also or (row.event == event if event else not row.casual))
    ]
    title = asked.get("title", "")[:LONGEST]
    return _screen(request, matches=names, title=title, listed=True, event=event, also=" ".join(also))


async def one(request: Request) -> Response:
    """Show one match as large as the screen."""
    match = await find_match(request)
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
    match = await find_match(request)
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


async def overlay_of_table(request: Request) -> Response:
    """Show one part of whatever is called to a table, on a transparent ground; it follows from match to match."""
    asked, language = request.query_params, language_of(request)
    part = asked.get("part", PARTS[0])
    if part not in PARTS:
        raise HTTPException(404)
    table = request.path_params["table"][:LONGEST]
    return page(
        request,
        "overlay_table.html",
        words=wording(language, *WORDS),
        table=table,
        part=part,
        theme=_theme(request),
        rounds=await _bracket(request, table, language) if part == "bracket" else [],
        title=asked.get("title", "")[:LONGEST],
        round=asked.get("round", "")[:LONGEST],
        commentary=asked.get("commentary", "")[:LONGEST],
    )


async def _bracket(request: Request, table: str, language: Language) -> list[eventscreens.RoundView]:
    """Return the last rounds of the draw to which the match at a table belongs; none where it has no bracket."""
    hall: LiveHall | None = getattr(request.app.state, "hall", None)
    match = await match_at(hall, table) if hall else None
    if hall is None or match is None or not match.particulars.event:
        return []
    found = event_view(await hall.office.event(match.particulars.event), PUBLIC, language)
    brackets = [draw for draw in eventscreens.draws(found, language) if draw.bracket]
    return [*brackets[0].rounds[-MOST_ROUNDS:]] if brackets else []


def _theme(request: Request) -> dict[str, str]:
    """Return the colours that an address sets; words that could not be read on them are refused."""
    asked = {name: request.query_params[name] for name in THEME if name in request.query_params}
    if not all(_COLOUR.fullmatch(colour) for colour in asked.values()):
        raise HTTPException(400)
    ink = asked.get("ink", "f3f6f4")
    grounds = [asked.get("bar", "101513"), asked.get("mid", "0f6b50")]
    if asked and min(contrast(ink, ground) for ground in grounds) < LEAST_CONTRAST:
        raise HTTPException(400)
    return asked


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours by WCAG 2.2: from 1 to 21."""
    lighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: str) -> float:
    parts = [int(colour[place : place + 2], 16) / 255 for place in (0, 2, 4)]
    # sRGB to linear light and its weights as WCAG 2.2 defines relative luminance.
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def _screen(
    request: Request,
    *,
    matches: list[str],
    title: str,
    until: str = "",
    listed: bool = False,
    event: str = "",
    also: str = "",
) -> Response:
    return page(
        request,
        "screen.html",
        words=wording(language_of(request), *WORDS),
        matches=matches,
        title=title,
        until=until,
        listed=listed,
        event=event,
        also=also,
    )


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
