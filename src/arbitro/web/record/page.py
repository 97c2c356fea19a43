"""The page of a match's record: what came of it, how it went, every act again, and the files of it."""

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from arbitro.kernel.plugin import GamePlugin, plugin
from arbitro.l10n import Language, say
from arbitro.library import game_of
from arbitro.live.live_hall import LiveHall
from arbitro.live.match import LiveMatch
from arbitro.live.match_views import match_view
from arbitro.live.naming import is_unnamed, reader
from arbitro.live.visibility import PUBLIC, visible
from arbitro.store.signing import can_sign
from arbitro.web.hall.limits import network_of
from arbitro.web.hall.lists import row
from arbitro.web.language import language_of
from arbitro.web.page import page
from arbitro.web.pocket import in_pocket
from arbitro.web.record.moments import moments
from arbitro.web.record.summary import summary
from arbitro.web.watch import find_match
from arbitro.web.wording import wording

LOOKED_AT = ("review-", "play-", "watch-lost")
"""What is said of a match that the house has looked at again."""


async def record(request: Request) -> Response:
    """Show the record of a match."""
    match = await find_match(request)
    hall: LiveHall = request.app.state.hall
    address = network_of(request.client.host) if request.client else ""
    # It reads a whole match: one after the other, each address in turn, so that acts need not wait.
    return await hall.apart("", address, _page, request, match)


async def enter(request: Request) -> Response:
    """Let a board, a frame or a game be typed in from paper by whoever may act in its match."""
    match, language = await find_match(request), language_of(request)
    if match.particulars.mode != "umpired":
        raise HTTPException(404)
    words = wording(language, "enter-")
    names = side_names(match, language)
    return page(request, "enter.html", words=words, row=row(match, PUBLIC, language), names=names)


def _page(request: Request, match: LiveMatch) -> Response:
    language = language_of(request)
    names = side_names(match, language)
    # The page is the same for everybody: of a match under review it ends before the disputed act.
    sitting, public = visible(match.sitting, PUBLIC), match_view(match, PUBLIC, language)
    edition = sitting.game.edition
    told = moments(sitting, reader(match.particulars.seats, sitting, language))
    game = plugin(game_of(edition))
    weighed = game.weighed and public.state == "over"
    return page(
        request,
        "record.html",
        words=wording(language, "board-", "record-", "judge-", *(LOOKED_AT if weighed else ())),
        row=row(match, PUBLIC, language),
        names=names,
        # A summary is of a whole match; under review only a part of it is public.
        summary=summary(sitting, names, language) if match.sitting.review is None else None,
        moments=told,
        replayed=msgspec.to_builtins(told),
        files=files_of(game),
        weighed=weighed,
        pocket=in_pocket(edition),
        signs=can_sign(),
        enters=match.particulars.mode == "umpired" and sitting.standing().ended is None,
    )


def files_of(game: GamePlugin) -> tuple[str, ...]:
    """Return in which forms a match of a game can be taken home."""
    return (*(("card.pdf",) if game.paper else ()), *game.forms, "json", "csv")


def side_names(match: LiveMatch, language: Language) -> tuple[str, str]:
    """Return the names of the two sides; the house by its strength where it plays under no name of an entry."""
    called = [
        say(language, f"play-house-{seat.house}") if is_unnamed(seat) else seat.name
        for seat in match.particulars.seats
    ]
    return " · ".join(called[0::2]), " · ".join(called[1::2])
