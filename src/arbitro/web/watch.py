"""The matches of the hall: a list that works without scripts, and one as it is played."""

from collections.abc import AsyncIterator

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from arbitro.live.hall import UnknownMatch
from arbitro.live.live_hall import LiveHall
from arbitro.live.match import LiveMatch
from arbitro.web.hall.lists import ListedMatch, public_rows, row
from arbitro.web.language import language_of
from arbitro.web.page import page
from arbitro.web.pocket import in_pocket
from arbitro.web.wording import wording

WORDS = ("watch-", "screen-", "play-house-", "play-ball-", "web-game-", "web-state-", "umpire-table")
"""What pages with the faces of matches say."""


async def matches(request: Request) -> Response:
    """List the matches that everybody may see."""
    language = language_of(request)
    rows = [row async for row in public_matches(request)]
    return page(request, "watch.html", rows=rows, words=wording(language, *WORDS))


async def public_matches(request: Request, *, casual: bool = True) -> AsyncIterator[ListedMatch]:
    """Yield the newest matches that everybody may see; without casual ones, those of the hall itself."""
    hall: LiveHall | None = getattr(request.app.state, "hall", None)
    if hall is None:
        return
    async for one in public_rows(hall, language_of(request), casual=casual):
        yield one


async def find_match(request: Request) -> LiveMatch:
    """Return the match of the address, or answer that there is none."""
    hall: LiveHall | None = getattr(request.app.state, "hall", None)
    if hall is None:
        raise HTTPException(404)
    try:
        return await hall.match(request.path_params["id"])
    except UnknownMatch as error:
        raise HTTPException(404) from error


async def one(request: Request) -> Response:
    """Show a match as it is played: score, clocks, board, and what was ruled."""
    match, language = await find_match(request), language_of(request)
    words = wording(language, "board-", "watch-", "play-", "screen-", "judge-")
    pocket = in_pocket(match.sitting.game.edition)
    return page(request, "match.html", words=words, row=row(match, "public", language), pocket=pocket)
