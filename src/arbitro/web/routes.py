"""Every address of the site and who answers it."""

from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route

from arbitro.web import (
    announcer,
    api,
    boards,
    desk,
    dice,
    documents,
    found,
    laws,
    offline,
    play,
    pocket,
    precedent,
    qr,
    security_txt,
    table,
    tables,
    umpire,
    watch,
    words,
)
from arbitro.web.assets import Assets
from arbitro.web.entrance.forms import form_page
from arbitro.web.entrance.routes import ROUTES as DOORS
from arbitro.web.entrance.trying import ROLES
from arbitro.web.exam import ROUTES as EXAM
from arbitro.web.language import language_of
from arbitro.web.page import page
from arbitro.web.record import page as records
from arbitro.web.resuming import comeback
from arbitro.web.screens import ROUTES as SCREENS
from arbitro.web.whatif import page as whatif
from arbitro.web.wording import wording


async def home(request: Request) -> Response:
    """Show the three games, and the way to everything else; in a demonstration its roles, to try them."""
    values: dict[str, Any] = {
        "words": wording(language_of(request), "board-", "play-guest", "play-first", "play-other"),
        "openings": boards.openings(),
        "back": await comeback(request),
        "tried": (),
        "fill": False,
    }
    if getattr(request.app.state, "demo", False):
        return form_page(request, "home.html", **{**values, "tried": ROLES})
    if await desk.empty_for_director(request):
        return form_page(request, "home.html", **{**values, "fill": True})
    return page(request, "home.html", **values)


ROUTES: list[BaseRoute] = [
    Route("/", home),
    Route("/games/{game}/{file}", play.own_file),
    Route("/play/{game}", play.offer_match),
    Route("/play/{game}/{id}", play.show_match),
    Route("/play/{game}/{id}/review", play.show_review),
    Route("/qr.svg", qr.picture),
    Route("/robots.txt", found.robots),
    Route("/manifest.webmanifest", found.manifest),
    Route("/favicon.ico", found.favicon),
    Route("/docs", documents.entrance),
    Route("/docs/", documents.entrance),
    Route("/docs/{path:path}", documents.document),
    Route("/offline", offline.away),
    Route("/worker.js", offline.worker),
    Route("/watch", watch.matches),
    Route("/watch/{id}", watch.one),
    Route("/umpire", umpire.choose),
    Route("/umpire/training", umpire.training),
    Route("/umpire/training/{game}", umpire.training),
    Route("/umpire/help/{game}", umpire.show_help),
    *EXAM,
    Route("/umpire/table/{table}", tables.console),
    Route("/umpire/{id}", umpire.console),
    Route("/record/{id}", records.record),
    Route("/desk", desk.events),
    Route("/tournaments", desk.tournaments),
    Route("/desk/new", desk.new),
    Route("/desk/qr.svg", desk.qr),
    Route("/desk/{id}", desk.one),
    Route("/desk/{id}/draw", desk.draw),
    Route("/desk/{id}/ceremony", desk.ceremony),
    Route("/desk/{id}/me", desk.me),
    Route("/desk/{id}/papers", desk.papers),
    Route("/desk/{id}/announcer", announcer.announcer),
    Route("/desk/{id}/again", desk.again),
    Route("/desk/{id}/arrivals", desk.arrivals),
    Route("/desk/{id}/table/{table}", desk.at_table),
    Route("/enter/{id}", records.enter),
    *SCREENS,
    Route("/laws", laws.shelf),
    # In Starlette the first route that fits answers: the fixed name stands before the open one.
    Route("/laws/coverage", laws.show_coverage),
    Route("/laws/{game}", laws.game_shelf),
    Route("/laws/{game}/{edition}", laws.book),
    Route("/laws/{game}/{edition}/{number}", laws.leaf),
    Route("/whatif", whatif.whatif),
    Route("/whatif/case.yaml", whatif.save_case),
    Route("/glossary", words.glossaries),
    Route("/glossary/{game}", words.terms),
    Route("/readings", words.read_so),
    Route("/dice", dice.explain_dice),
    Route("/table", table.strokes),
    Route("/boards", boards.show_board),
    Route("/search", words.results),
    Route("/api/search", api.suggestions),
    Route("/api/table/plans/{game}", table.drawn_to),
    Route("/api/table/strokes/{name}", table.example),
    Route("/api/laws", api.editions),
    # Before `{game}`, for the same reason.
    Route("/api/laws/coverage", api.counts),
    Route("/api/laws/{game}/{edition}", api.edition_clauses),
    Route("/api/laws/{game}/{edition}/{number}", api.one_clause),
    Route("/api/laws/{game}/{edition}/{number}/case", precedent.precedent),
    Route("/api/glossary/{game}", api.game_terms),
    Route("/health", api.health),
    Route("/.well-known/security.txt", security_txt.security_txt),
    *DOORS,
    Route("/pocket/worker.js", pocket.worker),
    Route("/pocket/{path:path}", pocket.part),
    Mount("/static", Assets()),
]
