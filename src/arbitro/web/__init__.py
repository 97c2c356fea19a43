"""The hall in a browser: pages rendered on the server, in the reader's language, and its API."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import Route

from arbitro.live import Hall
from arbitro.store import Store
from arbitro.web.bounds import Addresses
from arbitro.web.errors import HANDLERS
from arbitro.web.hall.endpoint import routes as answering
from arbitro.web.hall.health import Metrics
from arbitro.web.hall.limits import Limits
from arbitro.web.hall.page import api_page
from arbitro.web.hall.table import ENDPOINTS
from arbitro.web.headers import MIDDLEWARE
from arbitro.web.routes import ROUTES


def app(store: Store | None = None, *, closed: bool = False) -> Starlette:
    """Return the application; without a store there are the pages alone."""
    middleware = [*MIDDLEWARE, Middleware(Addresses)]
    if store is None:
        site = Starlette(routes=ROUTES, middleware=middleware, exception_handlers=HANDLERS)
    else:
        kept = [route for route in ROUTES if getattr(route, "path", "") != "/health"]
        site = Starlette(
            routes=[*answering(ENDPOINTS), Route("/api", api_page), *kept],
            middleware=middleware,
            exception_handlers=HANDLERS,
            lifespan=_hall(store, closed),
        )
    site.router.redirect_slashes = False  # it would repeat whatever host a request names
    return site


def _hall(store: Store, closed: bool):  # type: ignore[no-untyped-def]  # what Starlette wants is hard to spell
    @asynccontextmanager
    async def lifespan(site: Starlette) -> AsyncIterator[None]:
        hall = Hall(store)
        site.state.hall, site.state.closed = hall, closed
        site.state.limits, site.state.metrics = Limits(hall.time), Metrics(hall)
        yield
        await hall.stop()

    return lifespan
