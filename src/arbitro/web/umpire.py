"""The pages of an umpire: which match, the console itself, its help and its training."""

from collections.abc import AsyncIterator
from contextlib import suppress

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from arbitro import __version__
from arbitro.kernel.plugin import load, plugin, plugins
from arbitro.l10n import Language, say
from arbitro.library import GAMES, editions_of, game_of, text
from arbitro.live.hall import UnknownMatch
from arbitro.live.live_hall import LiveHall
from arbitro.live.newest import newest_matches
from arbitro.live.particulars import Particulars
from arbitro.store import Heading
from arbitro.web.boards import openings
from arbitro.web.hall.endpoint import who_asks
from arbitro.web.hall.lists import MOST, ListedMatch, row
from arbitro.web.hall.people import OFFICIALS
from arbitro.web.hall.policy import ACT, WATCH, allows, allows_in, hall_roles
from arbitro.web.language import language_of
from arbitro.web.page import page
from arbitro.web.pocket import in_pocket
from arbitro.web.tables import known_tables
from arbitro.web.wording import wording

COMMAND = "arbitro umpire"
"""How a match is umpired without scripts."""
TOPICS = ("keys", "say", "link", "undo", "correct", "protest", "hand-over", "sound")
"""What the help of a console explains, in its order: the messages `umpire-help-<topic>`."""
KEYS = (
    ("U", "undo"),
    ("R", "redo"),
    ("F", "foul"),
    ("M", "more"),
    ("C", "correct"),
    ("L", "law"),
    ("␣", "clock"),
    ("?", "menu"),
)
"""Keys of the keyboard at any game and what they do: the messages `umpire-key-<name>`."""


async def choose(request: Request) -> Response:
    """Show the matches that whoever asks umpires, and let them make one."""
    hall: LiveHall | None = getattr(request.app.state, "hall", None)
    rows = [] if hall is None else [row async for row in _own(request, hall)]
    books = {game: editions_of(game) for game in GAMES}
    words = wording(language_of(request), "umpire-")
    return page(
        request,
        "umpire.html",
        rows=rows,
        books=books,
        command=COMMAND,
        words=words,
        tables=None if hall is None else await _tables(request, hall),
    )


async def _tables(request: Request, hall: LiveHall) -> list[str] | None:
    """Return the tables to choose from; None for whoever may use none of the hall's."""
    official = hall_roles(await who_asks(request, hall)) & OFFICIALS
    return await known_tables(hall) if official else None


async def console(request: Request) -> Response:
    """Show the console of a match; who may not act in it is sent to watch it."""
    hall: LiveHall | None = getattr(request.app.state, "hall", None)
    if hall is None:
        raise HTTPException(404)
    try:
        match = await hall.match(request.path_params["id"])
    except UnknownMatch as error:
        raise HTTPException(404) from error
    if match.particulars.mode != "umpired":
        raise HTTPException(404)
    who, edition = await who_asks(request, hall), match.sitting.game.edition
    may = allows(ACT, who, match)
    # A hand-over leads here with its code, before the device may do anything.
    if not (may or allows(WATCH, who, match)) and "join" not in request.query_params:
        raise HTTPException(404)
    words = console_words(edition, language_of(request))
    # Who comes with a code for a private match has not shown yet that it is good.
    match_row = row(match, "public", language_of(request)) if not match.particulars.private else None
    return page(
        request,
        "console.html",
        match=match.name,
        edition=edition,
        me=who.id,
        version=__version__,
        may=may,
        row=match_row,
        event=match.particulars.event or "",
        openings=openings(),
        pocket=in_pocket(edition),
        words=words,
    )


def training(request: Request) -> Response:
    """Show the sample matches, or the console over one of them."""
    game = request.path_params.get("game")
    if game is None:
        samples = {one.name: load(one.sample) for one in plugins().values() if one.sample}
        return page(request, "trainings.html", samples=samples)
    found = plugins().get(game)
    if found is None or not found.sample:
        raise HTTPException(404)
    sample, language = load(found.sample), language_of(request)
    words = console_words(sample.edition, language)
    written = msgspec.json.encode(sample).decode()
    return page(
        request,
        "training.html",
        game=game,
        edition=sample.edition,
        sample=written,
        command=COMMAND,
        pocket=in_pocket(sample.edition),
        words=words,
    )


def show_help(request: Request) -> Response:
    """Explain the console of a game, with pictures of it."""
    game = request.path_params["game"]
    if game not in GAMES:
        raise HTTPException(404)
    return page(request, "umpire_help.html", game=game, topics=TOPICS, keys=(*KEYS, *plugin(game).keys))


def console_words(edition: str, language: Language) -> dict[str, str]:
    """Return everything that the console of an edition says: its own words, the game's, and the titles of its laws."""
    game = game_of(edition)
    kinds = (f"{game}-{kind}-" for kind in ("act", "word", "offence", "told"))
    own = wording(
        language, "umpire-", "watch-", "board-", "word-", "field-", "seat-name-", "room-time-", *kinds
    )
    titles = {f"law-{number}": law.title for number, law in text(edition, language).laws.items()}
    return {**titles, **own, **_matters(game, language)}


def _matters(game: str, language: Language) -> dict[str, str]:
    """Return what the breaches and requests of a game are called."""
    reference = plugin(game).matters
    names = load(reference) if reference else ()
    return {f"umpire-word-{game}-{name}": say(language, f"{game}-matter", what=name) for name in names}


async def _own(request: Request, hall: LiveHall) -> AsyncIterator[ListedMatch]:
    who = await who_asks(request, hall)
    if not who.known:
        return

    def wanted(heading: Heading, particulars: Particulars) -> bool:
        return particulars.mode == "umpired" and allows_in(ACT, who, heading.id, particulars)

    for one, _ in await newest_matches(hall.store, MOST, wanted):
        with suppress(UnknownMatch):  # it has gone since
            match = await hall.match(one.heading.id)
            if match.sitting.standing().ended is None:
                yield row(match, "official", language_of(request))
