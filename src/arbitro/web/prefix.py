"""A hall below a path of somebody else's site: the prefix goes off what is asked, and onto the addresses in answers.

Pages, scripts and styles name addresses from the root, and stay so: each is written anew on its way out.
"""

import re
from collections.abc import Iterable
from functools import reduce

from starlette.datastructures import MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from arbitro.web.timeouts import LINE

PREFIX = re.compile(r"(/[A-Za-z0-9._~-]+)+")
ROOTED = ("/health", "/metrics", "/.well-known/security.txt")
"""What is answered without the prefix too: to monitors, other nodes, and whoever looks for it where it must be."""
UNSERVED = ("/worker.js",)
"""The worker speaks for a whole site, which is not the hall's here."""
STREAM = "text/event-stream"
MARKUP = re.compile(rb"""(\s(?:href|src|action|formaction)=["'])/(?!/)""")
FIELDS = rb'("(?:address|join)":\s?")/(?=(?:%s)\b)'
# A slash in a script is an address only where one of the rooms of the site follows: /[a-z]/ stays a pattern.
LITERALS = rb"""((?:["'`]|url\(|location\.origin\}))/(?=(?:%s)(?:["'`/?#]))"""


class Prefix:
    """Serves a site below a path; what is asked beside it is not there."""

    def __init__(self, app: ASGIApp, prefix: str) -> None:
        self._app = app
        self._prefix = prefix

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Take the prefix off what is asked, and put it on where an answer leads."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        path, prefix = scope["path"], self._prefix
        if path.startswith(f"{prefix}/") or path == prefix:
            inside = path[len(prefix) :] or "/"
            raw = scope.get("raw_path") or b""
            # A part of a file is a part of what it was before its addresses were written anew: it is sent whole.
            asked = [pair for pair in scope["headers"] if pair[0] != b"range"]
            scope = {**scope, "path": inside, "raw_path": raw[len(prefix) :] or b"/", "headers": asked}
        if scope["path"] in UNSERVED or (scope["path"] == path and path not in ROOTED):
            await PlainTextResponse("", 404)(scope, receive, send)
            return
        scope.pop(LINE, None)  # that way to a stream passes by whoever writes addresses anew

        async def send_led(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(raw=message["headers"])
                if headers.get("location", "").startswith("/"):
                    headers["location"] = prefix + headers["location"]
            await send(message)

        await self._app(scope, receive, send_led)


class Readdressed:
    """Writes the addresses in pages, scripts, styles and documents anew, so that they lead below a prefix."""

    def __init__(self, app: ASGIApp, prefix: str, rooms: Iterable[str]) -> None:
        self._app = app
        self._put = rb"\g<1>" + prefix.encode() + b"/"
        names = b"|".join(re.escape(room.encode()) for room in sorted(set(rooms)))
        literals, fields = re.compile(LITERALS % names), re.compile(FIELDS % names)
        self._patterns = {
            "text/html": (MARKUP, literals),
            "text/javascript": (literals,),
            "text/css": (literals,),
            "application/json": (fields,),
            STREAM: (fields,),
        }

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on and write anew what comes back: a stream part by part, all else when it is whole."""
        patterns: tuple[re.Pattern[bytes], ...] = ()
        held: list[Message] = []
        body = bytearray()

        async def send_anew(message: Message) -> None:
            nonlocal patterns
            if message["type"] == "http.response.start":
                kind = MutableHeaders(raw=message["headers"]).get("content-type", "").partition(";")[0]
                patterns = self._patterns.get(kind, ())
                if patterns and kind != STREAM:
                    held.append(message)
                else:
                    await send(message)
            elif not held:
                await send({**message, "body": self._anew(message.get("body", b""), patterns)})
            else:
                body.extend(message.get("body", b""))
                if not message.get("more_body"):
                    text = self._anew(bytes(body), patterns)
                    if text:  # an answer to HEAD, or 304, has none and says how long it would be
                        MutableHeaders(raw=held[0]["headers"])["content-length"] = str(len(text))
                    await send(held[0])
                    await send({"type": "http.response.body", "body": text})

        await self._app(scope, receive, send_anew if scope["type"] == "http" else send)

    def _anew(self, text: bytes, patterns: Iterable[re.Pattern[bytes]]) -> bytes:
        return reduce(lambda now, pattern: pattern.sub(self._put, now), patterns, text)
