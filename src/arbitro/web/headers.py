"""What every answer carries: nothing from elsewhere is loaded, nothing is guessed, pages are compressed."""

from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

SECURITY = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


class SecurityHeaders:
    """Adds the security headers to each answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on and put the headers on what comes back."""

        async def send_secured(message: Message) -> None:
            if message["type"] == "http.response.start":
                pairs = ((name.encode(), value.encode()) for name, value in SECURITY.items())
                message["headers"] = [*message["headers"], *pairs]
            await send(message)

        await self._app(scope, receive, send_secured if scope["type"] == "http" else send)


def secured(response: Response) -> Response:
    """Put the security headers on an answer that no middleware will see."""
    response.headers.update(SECURITY)
    return response


MIDDLEWARE = [Middleware(SecurityHeaders), Middleware(GZipMiddleware, minimum_size=800, compresslevel=6)]
