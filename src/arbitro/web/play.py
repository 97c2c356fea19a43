"""The pages on which a visitor plays: what against whom, and the match itself."""

import hashlib
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from arbitro.kernel.plugin import plugins
from arbitro.l10n import Language, say
from arbitro.library import edition_name, editions_of, game_of
from arbitro.live.hall import UnknownMatch
from arbitro.live.live_hall import LiveHall
from arbitro.live.match import LiveMatch
from arbitro.live.naming import short_name
from arbitro.web.boards import openings
from arbitro.web.casual import casual
from arbitro.web.language import language_of
from arbitro.web.page import page
from arbitro.web.resuming import comeback
from arbitro.web.wording import wording

# The address has the hash of the content.
FOR_GOOD = "public, max-age=31536000, immutable"


class OwnFile(msgspec.Struct, frozen=True):
    """A file by which a game from outside is drawn: where it lies, and where it is had."""

    package: str
    name: str
    media: str
    address: str


@cache
def own_files(game: str) -> dict[str, OwnFile]:
    """Return the script and the style sheet of a game that brings its own, by what they are."""
    plugged, found = plugins().get(game), {}
    for what, media in (("script", "text/javascript"), ("style", "text/css")):
        package, _, name = getattr(plugged, what, "").partition(":")
        if name:
            version = hashlib.sha256(files(package).joinpath(name).read_bytes()).hexdigest()[:12]
            found[what] = OwnFile(package, name, media, f"/games/{game}/{name}?v={version}")
    return found


async def own_file(request: Request) -> Response:
    """Return the script or the style sheet that a game brings."""
    for one in own_files(request.path_params["game"]).values():
        if one.name == request.path_params["file"]:
            content = files(one.package).joinpath(one.name).read_bytes()
            return Response(content, media_type=one.media, headers={"cache-control": FOR_GOOD})
    raise HTTPException(404)


async def offer_match(request: Request) -> Response:
    """Offer a match of a game, under the name by which somebody played before."""
    return _page(request, "", called=(await comeback(request)).called)


async def show_match(request: Request) -> Response:
    """Show a match to those who play it."""
    match, language = await find_match(request), language_of(request)
    return _page(request, match.name, _others(match, language), **_head(match, language))


async def show_review(request: Request) -> Response:
    """Show what decided a match that is over."""
    match, language = await find_match(request), language_of(request)
    words = wording(language, "board-", "watch-", "play-", "review-")
    names = " – ".join(short_name(seat, language) for seat in match.particulars.seats)
    game = request.path_params["game"]
    return page(request, "review.html", words=words, game=game, match=match.name, names=names)


async def find_match(request: Request) -> LiveMatch:
    """Return the match of an address, or raise 404 where there is none of that game."""
    hall: LiveHall | None = getattr(request.app.state, "hall", None)
    if hall is None:
        raise HTTPException(404)
    try:
        match = await hall.match(request.path_params["id"])
    except UnknownMatch as error:
        raise HTTPException(404) from error
    # One address for a match: under another game's name a page would draw the wrong board.
    if game_of(match.sitting.game.edition) != request.path_params["game"]:
        raise HTTPException(404)
    return match


def _others(match: LiveMatch, language: Language) -> str:
    """Return whom whoever made a match plays; nobody where they play every seat, as their names stand in the score."""
    seats = match.particulars.seats
    others = [seat for seat in seats if seat.person != match.particulars.owner]
    return " · ".join(dict.fromkeys(short_name(seat, language) for seat in others))


def _head(match: LiveMatch, language: Language) -> dict[str, Any]:
    """Return what stands below the names: which part of how many it is, the edition, the clock."""
    sitting = match.sitting
    terms = sitting.journal.opened.terms
    length = terms.get("length") or {}
    longest = next(
        (length[key] for key in ("money", "points", "boards", "best_of", "frames") if length.get(key)), 0
    )
    clock = (say(language, "stage-head-clock"),) if match.particulars.clock == "hall" else ()
    rest = " · ".join((edition_name(sitting.game.edition, language), *clock))
    money = bool(length.get("money"))
    unit = sitting.game.unit(sitting.state)
    return {"unit": unit, "length": longest, "money": money, "rest": rest, "timed": bool(clock)}


def _page(request: Request, match: str, names: str = "", called: str = "", **head: Any) -> Response:
    game = request.path_params["game"]
    plugged = plugins().get(game)
    if plugged is None or not plugged.play_lengths:
        raise HTTPException(404)
    # A game without a board is played by forms, which say the words of its acts.
    own = () if plugged.board else (f"{game}-", "umpire-enter", "word-", "field-")
    words = wording(language_of(request), "board-", "watch-", "play-", "story-", *own)
    return page(
        request,
        "play.html",
        element=game if plugged.board else "plain",
        own_files={what: one.address for what, one in own_files(game).items()},
        length_name=plugged.desk[plugged.usual].length_name if plugged.usual in plugged.desk else "",
        words=words,
        game=game,
        books=editions_of(game),
        match=match,
        opening=openings().get(game, ""),
        names=names,
        called=called,
        strengths=range(1, plugged.strongest + 1),
        lengths=plugged.play_lengths,
        casual=casual(game),
        **head,
    )
