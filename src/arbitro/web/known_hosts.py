"""Middleware: requests for a host that is none of this hall are refused."""

from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send

from arbitro.web.errors import explain_status
from arbitro.web.headers import add_security_headers
from arbitro.web.network import NetworkSettings


class Hosts:
    """Refuses a request that does not say once for which host it is, or names one that is none of this hall."""

    def __init__(self, app: ASGIApp, network: NetworkSettings) -> None:
        self._app = app
        self._network = network

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer at once, or pass the request on."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        named = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
        # Of two names a proxy may have read the other one (ASVS 4.2.1); HTTP/1.0 knows none.
        if len(named) != 1 and (named or scope.get("http_version") != "1.0"):
            await add_security_headers(explain_status(Request({**scope, "headers": []}), 400))(
                scope, receive, send
            )
        elif named and self._network.hosts and not self._network.knows(named[0]):
            # Without the headers that came, so that no answer repeats the name.
            await add_security_headers(explain_status(Request({**scope, "headers": []}), 421))(
                scope, receive, send
            )
        else:
            await self._app(scope, receive, send)
