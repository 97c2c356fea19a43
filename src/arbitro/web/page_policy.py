"""The rule of every page: obeyed before the page is asked, as the API does. A page without one is not served."""

from collections.abc import Awaitable, Callable, Iterable
from inspect import iscoroutinefunction

from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Mount, Route

from arbitro.live.live_hall import LiveHall
from arbitro.web.hall.endpoint import HallRequest, who_asks
from arbitro.web.hall.policy import ATTEND, CONSOLE, DESK, EVERYONE, JOIN, RUN, WATCH, PolicyRule, allows
from arbitro.web.hall.problems import Problem

OPEN = (
    *(
        "/",
        "/offline",
        "/robots.txt",
        "/manifest.webmanifest",
        "/favicon.ico",
        "/docs",
        "/docs/",
        "/docs/{path:path}",
        "/api/docs",
        "/worker.js",
        "/pocket/worker.js",
        "/pocket/{path:path}",
        "/qr.svg",
        "/search",
        "/boards",
        "/table",
        "/dice",
        "/readings",
        "/api",
    ),
    *(
        "/games/{game}/{file}",
        "/play/{game}",
        "/watch",
        "/umpire",
        "/umpire/training",
        "/umpire/training/{game}",
        "/umpire/exam",
        "/umpire/exam/{game}/{edition}",
        "/umpire/exam/{game}/{edition}/marks",
        "/umpire/exam/{game}/{edition}/paper.pdf",
        "/umpire/exam/{game}/{edition}/certificate.pdf",
        "/umpire/help/{game}",
        "/umpire/table/{table}",
    ),
    *("/screen/tables", "/screen/countdown", "/overlay/table/{table}", "/desk", "/desk/new", "/desk/qr.svg"),
    "/tournaments",
    *("/laws", "/laws/coverage", "/laws/{game}", "/laws/{game}/{edition}", "/laws/{game}/{edition}/{number}"),
    *(
        "/whatif",
        "/whatif/case.yaml",
        "/glossary",
        "/glossary/{game}",
        "/health",
        "/static",
        "/.well-known/security.txt",
    ),
    *("/api/search", "/api/table/plans/{game}", "/api/table/strokes/{name}", "/api/glossary/{game}"),
    *("/api/laws", "/api/laws/coverage", "/api/laws/{game}/{edition}", "/api/laws/{game}/{edition}/{number}"),
    "/api/laws/{game}/{edition}/{number}/case",
    *("/first", "/sign-in", "/sign-out", "/join", "/join/{code}", "/demo", "/demo/as", "/accounts"),
    *("/people/{number}", "/series", "/series/{id}"),
)
"""Pages of no one object; what they list is what whoever asks may see."""
PAGES: dict[str, PolicyRule] = {
    **dict.fromkeys(OPEN, EVERYONE),
    "/play/{game}/{id}": WATCH,
    "/play/{game}/{id}/review": WATCH,
    "/watch/{id}": WATCH,
    "/screen/{id}": WATCH,
    "/overlay/{id}": WATCH,
    "/record/{id}": WATCH,
    "/enter/{id}": WATCH,
    "/umpire/{id}": CONSOLE,
    "/join/{match}/{code}": JOIN,
    "/devices": DESK,
    "/people": DESK,
    "/desk/{id}": ATTEND,
    "/desk/{id}/draw": ATTEND,
    "/desk/{id}/ceremony": ATTEND,
    "/desk/{id}/me": ATTEND,
    "/desk/{id}/again": ATTEND,
    "/desk/{id}/arrivals": RUN,
    "/desk/{id}/table/{table}": ATTEND,
    "/desk/{id}/papers": RUN,
    "/desk/{id}/announcer": ATTEND,
    "/screen/event/{id}": ATTEND,
    "/screen/event/{id}/ceremony": ATTEND,
    "/screen/event/{id}/{part}": ATTEND,
}
"""The rule of each page by its address."""
Answer = Callable[[Request], Awaitable[Response]]


def guard_routes(routes: Iterable[BaseRoute]) -> list[BaseRoute]:
    """Return routes of pages that obey their rules; raises KeyError where a page has none."""
    return [_guard_route(route) for route in routes]


def _guard_route(route: BaseRoute) -> BaseRoute:
    # Closed by default: a page without a rule keeps the site from starting.
    rule = PAGES[getattr(route, "path", "")]
    if isinstance(route, Mount) or rule is EVERYONE:
        return route
    assert isinstance(route, Route)
    handler = route.endpoint

    async def answer(request: Request) -> Response:
        if (refusal := await _refusal(rule, request)) is not None:
            return refusal
        if iscoroutinefunction(handler):
            found: Response = await handler(request)
            return found
        return await run_in_threadpool(handler, request)

    return Route(route.path, answer, methods=sorted(route.methods or {"GET"}))


async def _refusal(rule: PolicyRule, request: Request) -> Response | None:
    """Return where somebody is led who may not see a page; raises 404 where they may not know of its object."""
    hall: LiveHall = request.app.state.hall
    asked = HallRequest(request, hall, request.app.state.limits, await who_asks(request, hall), b"")
    if rule.of == "hall":
        return None if allows(rule, asked.who) else _sign_in()
    name = request.path_params.get("id") or request.path_params.get("match", "")
    try:
        object = await (asked.find_match(name) if rule.of == "match" else asked.found_event(name))
    except Problem as error:
        if rule.unseen:
            return None
        raise HTTPException(404) from error
    if allows(rule, asked.who, object):
        return None
    # Who may see the event may learn that there is more for those who run it; to others it is not there.
    if rule.of == "event" and allows(ATTEND, asked.who, object):
        return _sign_in()
    raise HTTPException(404)


def _sign_in() -> Response:
    return RedirectResponse("/sign-in", 303, {"cache-control": "no-store"})
