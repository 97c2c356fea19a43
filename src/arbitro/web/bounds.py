"""What an address may be: short, without a slash at its end, and without the sign of number 0."""

from urllib.parse import quote

from starlette.requests import Request
from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from arbitro.web.errors import explain_status

LONGEST = 8192
"""Bytes of a path and what is asked of it."""


class Addresses:
    """Refuses an address that is too long or cannot be looked up, and leads one with a slash at its end elsewhere."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer at once, or pass the request on."""
        answer = self._app
        if scope["type"] == "http":
            if len(scope.get("raw_path") or b"") + len(scope["query_string"]) > LONGEST:
                answer = explain_status(Request(_shorten_request(scope)), 414)
            elif "\0" in scope["path"] or b"%00" in scope["query_string"]:
                answer = explain_status(Request(_shorten_request(scope)), 400)
            elif _has_extra_slash(scope["path"]):
                asked = f"?{scope['query_string'].decode('latin-1')}" if scope["query_string"] else ""
                # Open redirect (ASVS 3.7.2): `//elsewhere/` would lead to another host.
                answer = RedirectResponse("/" + quote(scope["path"].strip("/")) + asked, 307)
        await answer(scope, receive, send)


def _has_extra_slash(path: str) -> bool:
    """Tell whether a page's address ends with a slash too many; a program is told that there is nothing."""
    return path != "/" and path.endswith("/") and not path.startswith("/api/")


def _shorten_request(scope: Scope) -> Scope:
    """Return the request as one for the start of the site, so that no answer repeats its address."""
    path = "/api/" if scope["path"].startswith("/api/") else "/"
    return {**scope, "path": path, "raw_path": path.encode(), "query_string": b""}
