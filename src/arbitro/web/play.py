"""The pages on which a visitor plays: what against whom, and the match itself."""

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from arbitro.l10n import Language, say
from arbitro.library import editions_of, game_of
from arbitro.live import Hall, LiveMatch, UnknownMatch
from arbitro.live.particulars import STRONGEST, Seat
from arbitro.web.language import language_of
from arbitro.web.page import page
from arbitro.web.wording import wording

LENGTHS = {"backgammon": (1, 3, 5, 7), "carrom": (1, 3, 8), "snooker": (1, 3, 5)}
"""The lengths that are offered: points, boards of one game, or the best of so many frames."""


def offered(request: Request) -> Response:
    """Offer a match of a game."""
    return _page(request, "")


async def played(request: Request) -> Response:
    """Show a match to those who play it."""
    match = await found(request)
    return _page(request, match.name, match.sitting.game.edition, _others(match, language_of(request)))


async def reviewed(request: Request) -> Response:
    """Show what decided a match that is over."""
    match, language = await found(request), language_of(request)
    words = wording(language, "board-", "watch-", "play-", "review-")
    names = " – ".join(_short(seat, language) for seat in match.particulars.seats)
    game = request.path_params["game"]
    return page(request, "review.html", words=words, game=game, match=match.name, names=names)


def _short(seat: Seat, language: Language) -> str:
    if seat.invited and seat.person is None:
        return say(language, "play-awaited")
    return say(language, "play-house", number=seat.house) if seat.name == f"house:{seat.house}" else seat.name


async def found(request: Request) -> LiveMatch:
    """Return the match of an address, or raise 404 where there is none of that game."""
    hall: Hall | None = getattr(request.app.state, "hall", None)
    if hall is None:
        raise HTTPException(404)
    try:
        match = await hall.match(request.path_params["id"])
    except UnknownMatch as error:
        raise HTTPException(404) from error
    if game_of(match.sitting.game.edition) != request.path_params["game"]:
        raise HTTPException(404)
    return match


def _others(match: LiveMatch, language: Language) -> str:
    """Return whom whoever made a match plays; all of them where he plays every seat."""
    seats = match.particulars.seats
    others = [seat for seat in seats if seat.person != match.particulars.owner]
    return " · ".join(dict.fromkeys(_short(seat, language) for seat in others or seats))


def _page(request: Request, match: str, edition: str = "", names: str = "") -> Response:
    game = request.path_params["game"]
    if game not in LENGTHS:
        raise HTTPException(404)
    words = wording(language_of(request), "board-", "watch-", "play-")
    return page(
        request,
        "play.html",
        words=words,
        game=game,
        books=editions_of(game),
        match=match,
        edition=edition,
        names=names,
        strengths=range(1, STRONGEST[game] + 1),
        lengths=LENGTHS[game],
    )
