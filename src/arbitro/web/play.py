"""The pages on which a visitor plays: what against whom, and the match itself."""

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from arbitro.live import Hall, UnknownMatch
from arbitro.web.language import language_of
from arbitro.web.page import page
from arbitro.web.wording import wording

STRENGTHS = (1, 2, 3, 4, 5)
LENGTHS = (1, 3, 5, 7)
EDITION = "backgammon/wbgf-2.1"


def backgammon(request: Request) -> Response:
    """Offer a match of backgammon."""
    return _page(request, "")


async def backgammon_match(request: Request) -> Response:
    """Show a match of backgammon to those who play it."""
    hall: Hall | None = getattr(request.app.state, "hall", None)
    name = request.path_params["id"]
    if hall is None:
        raise HTTPException(404)
    try:
        match = await hall.match(name)
    except UnknownMatch as error:
        raise HTTPException(404) from error
    if match.sitting.game.edition != EDITION:
        raise HTTPException(404)
    return _page(request, name)


def _page(request: Request, match: str) -> Response:
    words = wording(language_of(request), "board-", "watch-", "play-")
    return page(request, "play.html", words=words, match=match, strengths=STRENGTHS, lengths=LENGTHS)
