"""The hall in a browser: pages rendered on the server, in the reader's language."""

from starlette.applications import Starlette
from starlette.middleware import Middleware

from arbitro.web.bounds import Addresses
from arbitro.web.errors import HANDLERS
from arbitro.web.headers import MIDDLEWARE
from arbitro.web.routes import ROUTES


def app() -> Starlette:
    """Return the application."""
    middleware = [*MIDDLEWARE, Middleware(Addresses)]
    site = Starlette(routes=ROUTES, middleware=middleware, exception_handlers=HANDLERS)
    site.router.redirect_slashes = False  # it would repeat whatever host a request names
    return site
