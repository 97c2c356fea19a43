"""What every answer carries: nothing from elsewhere is loaded, nothing is guessed, pages are compressed."""

from starlette.middleware import Middleware
from starlette.middleware.gzip import DEFAULT_EXCLUDED_CONTENT_TYPES, GZipMiddleware
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

# ASVS 3.4.3 to 3.4.6; `data:` is for codes that phones scan, which are made with the answer.
SECURITY = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; "
    "frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


_PAIRS = [(name.encode(), value.encode()) for name, value in SECURITY.items()]
_OVER_TLS = [*_PAIRS, (b"strict-transport-security", b"max-age=31536000")]
"""Over TLS a browser is told to come by TLS only, for a year; other names of the domain are not ours to speak for."""


def security_of(scope: Scope) -> list[tuple[bytes, bytes]]:
    """Return the security headers of an answer."""
    return _OVER_TLS if scope.get("scheme") == "https" else _PAIRS


class SecurityHeaders:
    """Adds the security headers to each answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on and put the headers on what comes back, but for one that an answer has of its own."""

        async def send_secured(message: Message) -> None:
            if message["type"] == "http.response.start":
                own = {name for name, _ in message["headers"]}
                added = (pair for pair in security_of(scope) if pair[0] not in own)
                message["headers"] = [*message["headers"], *added]
            await send(message)

        await self._app(scope, receive, send_secured if scope["type"] == "http" else send)


def add_security_headers(response: Response) -> Response:
    """Put the security headers on an answer that no middleware will see."""
    response.headers.update(SECURITY)
    return response


_AS_THEY_ARE = (*DEFAULT_EXCLUDED_CONTENT_TYPES, "font/ttf")
"""Letters are kept for ever by whoever fetched them; to compress 3.4 MB costs the processor 0.1 s each time."""
MIDDLEWARE = [
    Middleware(SecurityHeaders),
    Middleware(GZipMiddleware, minimum_size=800, compresslevel=6, exclude_content_types=_AS_THEY_ARE),
]
