"""The matches of the hall: a list that works without scripts, and one as it is played."""

from collections.abc import AsyncIterator

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from arbitro.l10n import Language
from arbitro.library import game_of
from arbitro.live import Hall, LiveMatch, UnknownMatch
from arbitro.live.documents import MatchShown
from arbitro.live.naming import short_name
from arbitro.live.telling import shown
from arbitro.web.language import language_of
from arbitro.web.page import page
from arbitro.web.wording import wording

WORDS = ("watch-", "screen-", "play-house-", "play-ball-")
"""What pages with the faces of matches say."""
MOST = 40
"""How many matches are listed, the newest first."""


class Row(msgspec.Struct, frozen=True):
    """A match in the list."""

    id: str
    edition: str
    game: str
    table: str | None
    state: str
    players: tuple[str, ...]
    score: str
    """What wins the match, side by side."""


async def matches(request: Request) -> Response:
    """List the matches that everybody may see."""
    language = language_of(request)
    rows = [row async for row in listed(request)]
    return page(request, "watch.html", rows=rows, words=wording(language, *WORDS))


async def listed(request: Request, *, casual: bool = True) -> AsyncIterator[Row]:
    """Yield the newest matches that everybody may see; without casual ones, those of the hall itself."""
    hall: Hall | None = getattr(request.app.state, "hall", None)
    if hall is None:
        return
    language = language_of(request)
    for standing in list(reversed(hall.store.journals("match")))[:MOST]:
        match = await hall.match(standing.heading.id)
        if not match.particulars.private and (casual or not match.particulars.casual):
            yield row(match, "public", language)


def row(match: LiveMatch, role: str, language: Language) -> Row:
    """Return a match as the list shows it to one who has a role."""
    told = shown(match, role, language)
    return Row(
        told.id,
        told.edition,
        game_of(told.edition),
        told.table,
        told.state,
        tuple(short_name(seat, language) for seat in match.particulars.seats),
        score(told),
    )


def score(match: MatchShown) -> str:
    """Return what wins the match, the first side's before the other's."""
    first, second = match.standing.score
    return f"{first} – {second}"


async def seen(request: Request) -> LiveMatch:
    """Return the match of the address, or answer that there is none."""
    hall: Hall | None = getattr(request.app.state, "hall", None)
    if hall is None:
        raise HTTPException(404)
    try:
        return await hall.match(request.path_params["id"])
    except UnknownMatch as error:
        raise HTTPException(404) from error


async def one(request: Request) -> Response:
    """Show a match as it is played: score, clocks, board, and what was ruled."""
    match, language = await seen(request), language_of(request)
    words = wording(language, "board-", "watch-", "play-", "screen-")
    return page(request, "match.html", words=words, row=row(match, "public", language))
