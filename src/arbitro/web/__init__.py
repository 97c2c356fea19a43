"""The hall in a browser: pages rendered on the server, in the reader's language."""

from starlette.applications import Starlette

from arbitro.web.errors import HANDLERS
from arbitro.web.headers import MIDDLEWARE
from arbitro.web.routes import ROUTES


def app() -> Starlette:
    """Return the application."""
    return Starlette(routes=ROUTES, middleware=MIDDLEWARE, exception_handlers=HANDLERS)
