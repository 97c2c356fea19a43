"""The hall in a browser: pages rendered on the server, in the reader's language, and its API."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import Route
from starlette.types import Lifespan

from arbitro.live.bus import buses
from arbitro.live.cluster import BackgroundTasks
from arbitro.live.desk.demonstration import Showroom
from arbitro.live.live_hall import LiveHall
from arbitro.live.memory import MEGABYTE
from arbitro.live.turns import FairQueue
from arbitro.store import Node, Store
from arbitro.web.bounds import Addresses
from arbitro.web.errors import HANDLERS
from arbitro.web.fast_path import Express
from arbitro.web.hall.endpoint import routes as answering
from arbitro.web.hall.health import Metrics
from arbitro.web.hall.limits import Limits
from arbitro.web.hall.lists import Lists
from arbitro.web.hall.page import api_page
from arbitro.web.hall.table import ENDPOINTS
from arbitro.web.hall.watching import Watching
from arbitro.web.headers import MIDDLEWARE
from arbitro.web.known_hosts import Hosts
from arbitro.web.logs import Requests
from arbitro.web.network import NetworkSettings
from arbitro.web.page_policy import guard_routes
from arbitro.web.prefix import Prefix, Readdressed
from arbitro.web.routes import ROUTES


def app(
    store: Store | None = None,
    *,
    closed: bool = False,
    node: Node | None = None,
    bus: str | None = None,
    demo: bool = False,
    network: NetworkSettings = NetworkSettings(),  # noqa: B008 - a frozen value
) -> Starlette:
    """Return the application; without a store there are the pages alone, with a node it is one of several."""
    # Before all that writes addresses: nothing is answered, or led on, under a name that is not this hall's.
    first = [Middleware(Hosts, network=network)]
    middleware = [Middleware(Requests), *MIDDLEWARE, Middleware(Addresses)]
    if prefix := network.prefix:
        first.insert(0, Middleware(Prefix, prefix=prefix))
        # The first parts of every address of the site.
        paths = [*(getattr(route, "path", "") for route in ROUTES), "/api"]
        rooms = {room for path in paths if (room := path.split("/")[1]).isalpha()}
        middleware.append(Middleware(Readdressed, prefix=prefix, rooms=rooms))
    elif store is not None:
        # Not below a prefix, where answers are written anew on their way out (an act costs a sixth more).
        first.append(Middleware(Express, endpoints=ENDPOINTS))
    if store is None:
        site = Starlette(routes=ROUTES, middleware=[*first, *middleware], exception_handlers=HANDLERS)
    else:
        # Where there is a hall /health is the hall's own, which writes before it says that it can.
        kept = [route for route in ROUTES if getattr(route, "path", "") != "/health"]
        site = Starlette(
            routes=[
                *answering(ENDPOINTS),
                *guard_routes([Route("/api", api_page), Route("/api/docs", api_page), *kept]),
            ],
            middleware=[*first, *middleware],
            exception_handlers=HANDLERS,
            lifespan=_hall(store, closed, node, bus, demo),
        )
    site.state.network, site.state.printing = network, FairQueue(1)
    site.router.redirect_slashes = False  # it would repeat whatever host a request names
    return site


def _hall(store: Store, closed: bool, node: Node | None, bus: str | None, demo: bool) -> Lifespan[Starlette]:
    @asynccontextmanager
    async def lifespan(site: Starlette) -> AsyncIterator[None]:
        hall = LiveHall(store, node=node)
        hall.memory.budget = site.state.network.memory * MEGABYTE
        hall.guests.set_room(site.state.network.guest_disk * MEGABYTE)
        site.state.hall, site.state.closed = hall, closed
        # Nodes count tries together, in the database: else a guesser had as many as there are nodes.
        site.state.limits = Limits(hall.time, store if node else None)
        site.state.watching = Watching(site.state.network.streams)
        site.state.lists = Lists(hall)
        site.state.metrics = Metrics(hall, getattr(site.state, "crowd", None))
        together = BackgroundTasks(hall, buses(store, bus)) if node else None
        if together is not None:
            await together.start()
        site.state.demo, site.state.showroom = demo, Showroom(hall)
        if demo:
            site.state.showroom.open()
        await hall.guests.open()
        yield
        await hall.guests.close()
        await site.state.showroom.close()
        await hall.stop()
        if together is not None:
            await together.stop()

    return lifespan
