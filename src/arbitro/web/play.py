"""The pages on which a visitor plays: what against whom, and the match itself."""

from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from arbitro.kernel.plugin import plugins
from arbitro.l10n import Language, say
from arbitro.library import edition_name, editions_of, game_of
from arbitro.live import Hall, LiveMatch, UnknownMatch
from arbitro.live.naming import short_name
from arbitro.web.boards import openings
from arbitro.web.language import language_of
from arbitro.web.page import page
from arbitro.web.wording import wording


def offered(request: Request) -> Response:
    """Offer a match of a game."""
    return _page(request, "")


async def played(request: Request) -> Response:
    """Show a match to those who play it."""
    match, language = await found(request), language_of(request)
    return _page(request, match.name, _others(match, language), **_head(match, language))


async def reviewed(request: Request) -> Response:
    """Show what decided a match that is over."""
    match, language = await found(request), language_of(request)
    words = wording(language, "board-", "watch-", "play-", "review-")
    names = " – ".join(short_name(seat, language) for seat in match.particulars.seats)
    game = request.path_params["game"]
    return page(request, "review.html", words=words, game=game, match=match.name, names=names)


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
    """Return whom whoever made a match plays; nobody where he plays every seat, as their names stand in the score."""
    seats = match.particulars.seats
    others = [seat for seat in seats if seat.person != match.particulars.owner]
    return " · ".join(dict.fromkeys(short_name(seat, language) for seat in others))


def _head(match: LiveMatch, language: Language) -> dict[str, Any]:
    """Return what stands below the names: which part of how many it is, the edition, the clock."""
    sitting = match.sitting
    terms = sitting.journal.opened.terms
    length = terms.get("length") or {}
    longest = next((length[key] for key in ("points", "boards", "best_of", "frames") if length.get(key)), 0)
    clock = (say(language, "stage-head-clock"),) if match.particulars.clock == "hall" else ()
    rest = " · ".join((edition_name(sitting.game.edition, language), *clock))
    return {"unit": sitting.game.unit(sitting.state), "length": longest, "rest": rest}


def _page(request: Request, match: str, names: str = "", **head: Any) -> Response:
    game = request.path_params["game"]
    plugged = plugins().get(game)
    if plugged is None or not plugged.play_lengths:
        raise HTTPException(404)
    words = wording(language_of(request), "board-", "watch-", "play-")
    return page(
        request,
        "play.html",
        words=words,
        game=game,
        books=editions_of(game),
        match=match,
        opening=openings().get(game, ""),
        names=names,
        strengths=range(1, plugged.strongest + 1),
        lengths=plugged.play_lengths,
        **head,
    )
