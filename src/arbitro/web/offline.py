"""What a device shows when the hall cannot be reached: a page, and the worker that keeps it."""

from importlib.resources import files

from starlette.requests import Request
from starlette.responses import Response

from arbitro.web.page import page


def away(request: Request) -> Response:
    """Say that the hall cannot be reached, what works without it, and what to do."""
    return page(request, "offline.html")


def worker(request: Request) -> Response:
    """Send the script that keeps that page; it stands at the root, since it speaks for the whole site."""
    script = files("arbitro.web").joinpath("static/worker.js").read_bytes()
    return Response(script, media_type="text/javascript", headers={"cache-control": "no-cache"})
