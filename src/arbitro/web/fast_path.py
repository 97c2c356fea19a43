"""The short way of an act: past what only pages need, to the same handler, answered with the same headers.

By the middleware that pages need an act costs the processor 1.17 times as much (256 clients, 18 November 2026).
"""

import re
import time
from collections.abc import Iterable

from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send

from arbitro.web.hall.endpoint import OF_A_MATCH, Endpoint, answering
from arbitro.web.headers import security_of
from arbitro.web.logs import REQUEST_ID, log_request, name_of

# Plain addresses alone: what must be refused or led elsewhere goes the long way, past bounds.py.
DONE = re.compile(r"/api/matches/([\w.~-]{1,80})/([a-z-]{1,20})", re.ASCII)
LONGEST_QUERY = 200


class Express:
    """Answers what is done in a match; passes everything else on."""

    def __init__(self, app: ASGIApp, endpoints: Iterable[Endpoint]) -> None:
        self._app = app
        self._handlers = {
            one.path.removeprefix(OF_A_MATCH): answering({"POST": one})
            for one in endpoints
            if one.method == "POST" and one.path.startswith(OF_A_MATCH)
        }

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, or pass it on."""
        plain = scope["type"] == "http" and scope["method"] == "POST"
        found = DONE.fullmatch(scope["path"]) if plain else None
        handler = self._handlers.get(found[2]) if found else None
        if found is None or handler is None or len(scope["query_string"]) > LONGEST_QUERY:
            await self._app(scope, receive, send)
            return
        name, began = name_of(scope), time.perf_counter()
        scope["path_params"] = {"id": found[1]}
        answer = await handler(Request(scope, receive, send))
        answer.raw_headers += [*security_of(scope), (REQUEST_ID, name)]
        await answer(scope, receive, send)
        log_request(scope, name.decode(), answer.status_code, time.perf_counter() - began)
