"""The director's room: the events of the hall, a new one, its board, its draw, and a player's own page."""

from io import BytesIO

import segno
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from arbitro.desk.laws import LAWS
from arbitro.l10n import Language
from arbitro.library import text
from arbitro.live import Hall
from arbitro.live.desk import LiveEvent, UnknownEvent
from arbitro.live.desk.telling import PUBLIC, shown
from arbitro.papers.event import WRITERS
from arbitro.web.hall.desk.events import line
from arbitro.web.hall.desk.rights import OFFICE, may_read
from arbitro.web.hall.endpoint import who_asks
from arbitro.web.language import language_of
from arbitro.web.page import page
from arbitro.web.wording import wording

MOST = 60
"""How many events are listed, the newest first."""
LONGEST_QR = 300
ELEMENTS = {"": "desk-board", "draw": "desk-draw", "ceremony": "desk-ceremony", "me": "desk-player"}
"""What shows an event on each of its pages."""


async def events(request: Request) -> Response:
    """List the events of the hall, and offer a new one to those who may make it."""
    hall, rows, director = _hall(request), [], False
    if hall is not None:
        who = await who_asks(request, hall)
        director = bool(who.roles & set(OFFICE)) and not who.guest
        found = list(reversed(hall.store.journals("desk")))[:MOST]
        lives = [await hall.office.event(one.heading.id) for one in found]
        rows = [line(live) for live in lives if may_read(who, live)]
    return page(request, "desk.html", rows=rows, director=director)


def new(request: Request) -> Response:
    """Offer a new event."""
    return page(request, "desk_new.html", words=_words(language_of(request), "desk"))


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
    """Show a player his own page."""
    return await _page(request, "me")


async def papers(request: Request) -> Response:
    """Offer the papers of an event."""
    live = await _event(request)
    return page(request, "desk_papers.html", id=live.name, title=live.notes.title, papers=tuple(WRITERS))


def qr(request: Request) -> Response:
    """Return an address of this site as a code for a camera."""
    wish = request.query_params.get("text", "")
    if not wish.startswith(str(request.base_url)) or len(wish) > LONGEST_QR:
        raise HTTPException(400)
    out = BytesIO()
    segno.make(wish, error="m").save(
        out, kind="svg", scale=6, border=4, light="white", svgclass=None, lineclass=None
    )
    return Response(out.getvalue(), media_type="image/svg+xml", headers={"cache-control": "private"})


async def _page(request: Request, at: str) -> Response:
    live, language = await _event(request), language_of(request)
    view = shown(live, PUBLIC, language)
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
    if not may_read(await who_asks(request, hall), live):
        raise HTTPException(404)
    return live


def _hall(request: Request) -> Hall | None:
    return getattr(request.app.state, "hall", None)


def _words(language: Language, edition: str) -> dict[str, str]:
    """Return what the scripts of a page say; the causes for which a match is lost are named as their laws are."""
    words = dict(wording(language, "room-"))
    if edition.startswith("carrom"):
        laws = text(edition, language).laws
        for cause, law in LAWS[edition].items.items():
            words[f"room-cause-{edition}-{cause}"] = f"{law} · {laws[law].title}"
    return words
