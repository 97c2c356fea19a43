"""The director's room: the events of the hall, a new one, its board, its draw, and a player's own page."""

from io import BytesIO

import segno
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from arbitro.desk.laws import NO_BOOK, laws_by
from arbitro.desk.sheets.people import headings
from arbitro.desk.sheets.tables import sheets
from arbitro.desk.sheets.trf import has_report
from arbitro.l10n import LANGUAGES, Language
from arbitro.library import GAMES, editions_of, text
from arbitro.live.desk import LiveEvent, UnknownEvent
from arbitro.live.desk.boards import matches_at_tables
from arbitro.live.desk.event_views import PUBLIC, event_view
from arbitro.live.live_hall import LiveHall
from arbitro.papers import SIZES
from arbitro.papers.event import AT_TABLES, FOR_FILES, ON_WALLS, TITLES
from arbitro.web.hall.desk.board import decisions
from arbitro.web.hall.desk.events import line
from arbitro.web.hall.endpoint import who_asks
from arbitro.web.hall.people import NOBODY, Person
from arbitro.web.hall.policy import ACT, ATTEND, DESK, RUN_HALL, allows, is_director
from arbitro.web.language import language_of
from arbitro.web.page import page
from arbitro.web.traits import format_traits
from arbitro.web.wording import wording

MOST = 60
"""How many events are listed, the newest first."""
LONGEST_QR = 300
ELEMENTS = {
    "": "desk-board",
    "draw": "desk-draw",
    "ceremony": "desk-ceremony",
    "me": "desk-player",
    "again": "desk-again",
    "arrivals": "desk-arrivals",
}
"""What shows an event on each of its pages."""
SHELVES = (
    ("room-papers-tables", AT_TABLES),
    ("room-papers-walls", ON_WALLS),
    ("room-papers-files", FOR_FILES),
)
"""The papers by where they are needed."""


async def events(request: Request) -> Response:
    """List the events of the hall, and offer a new one to those who may make it."""
    hall, rows, waits, director, official = _hall(request), [], {}, False, False
    if hall is not None:
        who = await who_asks(request, hall)
        director, official = allows(DESK, who), allows(RUN_HALL, who)
        found = list(reversed(hall.store.journals("desk")))[:MOST]
        lives = [await hall.office.event(one.heading.id) for one in found]
        rows = [line(live) for live in lives if allows(ATTEND, who, live)]
        waits = {live.name: decisions(live) for live in lives} if official else {}
    words = _words(language_of(request), NO_BOOK) if official else {}
    return page(
        request, "desk.html", words=words, rows=rows, waits=waits, director=director, official=official
    )


def tournaments(request: Request) -> Response:
    """Lead to the events, under the name that they have in the menu."""
    # For ever: both names mean the same page.
    return RedirectResponse("/desk", status_code=308)


async def empty_for_director(request: Request) -> bool:
    """Tell whether a director asks in a hall that has no event yet."""
    hall, who = _hall(request), await _who(request)
    return hall is not None and is_director(who) and not hall.store.journals("desk")


def new(request: Request) -> Response:
    """Offer a new event."""
    books = {game: editions_of(game) for game in GAMES} | {NO_BOOK: (NO_BOOK,)}
    words = _words(language_of(request), NO_BOOK)
    return page(
        request, "desk_new.html", words=words, books=books, formats=format_traits(), columns=headings()
    )


async def one(request: Request) -> Response:
    """Show an event: the board for those who run it, the live page for everybody else."""
    return await _page(request, "")


async def draw(request: Request) -> Response:
    """Show the draw of an event."""
    return await _page(request, "draw")


async def ceremony(request: Request) -> Response:
    """Perform the draw in public, or check it."""
    return await _page(request, "ceremony")


async def me(request: Request) -> Response:
    """Show a player their own page."""
    return await _page(request, "me")


async def again(request: Request) -> Response:
    """Take results from the paper, round by round."""
    return await _page(request, "again")


async def arrivals(request: Request) -> Response:
    """Check in who has come."""
    return await _page(request, "arrivals")


async def papers(request: Request) -> Response:
    """Offer the papers of an event to those who run it."""
    live, asked = await _event(request), request.query_params
    return page(
        request,
        "desk_papers.html",
        id=live.name,
        title=live.notes.title,
        shelves=SHELVES,
        titles=TITLES,
        sizes=SIZES,
        size=next((one for one in SIZES if one == asked.get("size")), SIZES[0]),
        languages=LANGUAGES,
        paper=next((one for one in LANGUAGES if one == asked.get("paper")), language_of(request)),
        exported=[*sheets(live.event)],
        report=has_report(live.event),
    )


async def at_table(request: Request) -> Response:
    """Lead whoever scans the sign of a table to its match: who may score it to the console, others to watch."""
    live = await _event(request)
    table = request.path_params["table"]
    playing = [
        one
        for match in live.event.in_order()
        if match.known and not match.finished
        for one in matches_at_tables(live.event, match)
        if one.table == table and one.state != "done"
    ]
    linked = next((live.notes.links[one.id] for one in playing if one.id in live.notes.links), None)
    if linked is None:
        return RedirectResponse(f"/desk/{live.name}", status_code=303)
    hall: LiveHall = request.app.state.hall
    scores = allows(ACT, await _who(request), await hall.match(linked))
    # 303 and not 308: the sign on a table leads to another match each time.
    return RedirectResponse(f"/{'umpire' if scores else 'watch'}/{linked}", status_code=303)


def qr(request: Request) -> Response:
    """Return an address of this site as a code for a camera."""
    wish = request.query_params.get("text", "")
    # Only addresses of this site: under the hall's name nobody gets a code that leads elsewhere.
    if not wish.startswith(str(request.base_url)) or len(wish) > LONGEST_QR:
        raise HTTPException(400)
    out = BytesIO()
    segno.make(wish, error="m").save(
        out, kind="svg", scale=6, border=4, light="white", svgclass=None, lineclass=None
    )
    return Response(out.getvalue(), media_type="image/svg+xml", headers={"cache-control": "private"})


async def _page(request: Request, at: str) -> Response:
    live, language = await _event(request), language_of(request)
    view = event_view(live, PUBLIC, language)
    words = _words(language, view.edition)
    return page(request, "desk_event.html", words=words, view=view, at=at, element=ELEMENTS[at])


async def _event(request: Request) -> LiveEvent:
    hall = _hall(request)
    if hall is None:
        raise HTTPException(404)
    try:
        live = await hall.office.event(request.path_params["id"])
    except UnknownEvent as error:
        raise HTTPException(404) from error
    return live


async def _who(request: Request) -> Person:
    hall = _hall(request)
    return NOBODY if hall is None else await who_asks(request, hall)


def _hall(request: Request) -> LiveHall | None:
    return getattr(request.app.state, "hall", None)


def _words(language: Language, edition: str) -> dict[str, str]:
    """Return what the scripts of a page say; the causes for which a match is lost are named as their laws are."""
    words = dict(wording(language, "room-"))
    if items := laws_by(edition).items:
        laws = text(edition, language).laws
        for cause, law in items.items():
            words[f"room-cause-{edition}-{cause}"] = f"{law} · {laws[law].title}"
    return words
