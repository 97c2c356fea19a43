"""The short way of an act: a request that comes whole and plain passes by what only pages and strange requests need.

It is answered by the same handler with the same headers; measured in `benchmarks`, half of what an act costs the
processor was the way to the handler. Whatever is not plain to the last sign takes the long way.
"""

import logging
import re
import time
from collections.abc import Awaitable, Callable, Iterable
from http import HTTPStatus

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Message, Scope

from arbitro.web.errors import explained
from arbitro.web.hall.endpoint import LARGEST, OF_A_MATCH, Endpoint, answering
from arbitro.web.headers import SECURITY
from arbitro.web.logs import REQUEST_ID, name_of, written

HEAD = re.compile(
    rb"POST (/api/matches/([\w.~-]{1,80})/([a-z-]{1,20}))(?:\?([!-~]{0,200}))? HTTP/1\.1\r\n"
    rb"((?:[\w!#$%&'*+.^`|~-]+:[ \t]*[ -~]*\r\n)+)\r\n"
)
FIELD = re.compile(rb"([^:]+):[ \t]*([ -~]*?)[ \t]*\r\n")
LENGTH = re.compile(rb"[0-9]{1,6}")
STRANGE = frozenset(
    (b"transfer-encoding", b"expect", b"upgrade", b"x-forwarded-for", b"x-forwarded-proto", b"trailer", b"te")
)
"""Headers that say more than a plain request does."""
_SECURITY = [(name.encode(), value.encode()) for name, value in SECURITY.items()]
_log = logging.getLogger("arbitro.request")
Headers = list[tuple[bytes, bytes]]
Handler = Callable[[Request], Awaitable[Response]]


class Plain(msgspec.Struct, frozen=True):
    """A request to do something in a match, as it came."""

    handler: Handler
    path: bytes
    match: bytes
    query: bytes
    headers: Headers
    body: bytes
    missing: int
    """How many bytes of its body have not come yet."""


class Express:
    """Knows which requests can go the short way, and answers them."""

    def __init__(self, site: Starlette, endpoints: Iterable[Endpoint]) -> None:
        self._site = site
        self._handlers = {
            one.path.removeprefix(OF_A_MATCH).encode(): answering({"POST": one})
            for one in endpoints
            if one.method == "POST" and one.path.startswith(OF_A_MATCH)
        }

    def read(self, data: bytes) -> Plain | None:
        """Return the request that data are, and nothing but it; None where it has to go the long way."""
        found = HEAD.match(data)
        handler = self._handlers.get(found[3]) if found else None
        if found is None or handler is None:
            return None
        headers = [(name.lower(), value) for name, value in FIELD.findall(found[5])]
        length, body = _length(headers), data[found.end() :]
        if length is None or length > LARGEST or len(body) > length:
            return None
        return Plain(handler, found[1], found[2], found[4] or b"", headers, body, length - len(body))

    async def answer(self, plain: Plain, connection: Scope, default: Headers) -> bytes:
        """Return what is answered, head and body in one piece."""
        scope = self._scope(plain, connection)
        name, began = name_of(scope), time.perf_counter()
        request = Request(scope, _receiving(plain.body))
        try:
            answer = await plain.handler(request)
        except Exception:  # noqa: BLE001 - whatever went wrong in the program, whoever asks is answered
            _log.exception("%s", plain.path.decode())
            answer = explained(request, 500)
        written(scope, name.decode(), answer.status_code, time.perf_counter() - began)
        return _whole(answer, [*default, *answer.raw_headers, *_SECURITY, (REQUEST_ID, name)])

    def _scope(self, plain: Plain, connection: Scope) -> Scope:
        return {
            **connection,
            "path": plain.path.decode(),
            "raw_path": plain.path,
            "query_string": plain.query,
            "headers": plain.headers,
            "app": self._site,
            "path_params": {"id": plain.match.decode()},
        }


def _length(headers: Headers) -> int | None:
    """Return how long the body is; None where it is not said once, or more is said than a plain request does."""
    lengths = [value for name, value in headers if name == b"content-length"]
    strange = any(
        name in STRANGE or (name == b"connection" and value.lower() != b"keep-alive")
        for name, value in headers
    )
    return None if strange or len(lengths) != 1 or not LENGTH.fullmatch(lengths[0]) else int(lengths[0])


def _receiving(body: bytes) -> Callable[[], Awaitable[Message]]:
    async def receive() -> Message:
        return {"type": "http.request", "body": body, "more_body": False}

    return receive


def _whole(answer: Response, headers: Headers) -> bytes:
    status = HTTPStatus(answer.status_code)
    lines = [b"%s: %s\r\n" % pair for pair in headers]
    head = b"HTTP/1.1 %d %s\r\n" % (status, status.phrase.encode())
    return b"".join([head, *lines, b"\r\n", bytes(answer.body)])
