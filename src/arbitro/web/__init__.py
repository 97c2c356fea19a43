"""The hall in a browser."""

from starlette.applications import Starlette


def app() -> Starlette:
    """Return the application."""
    return Starlette()
