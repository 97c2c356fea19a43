"""How a connection of the site is served: how long it waits for a request, and how it writes what it answers."""

from __future__ import annotations

import asyncio
import socket
import struct
from collections.abc import Callable
from enum import Enum
from functools import lru_cache
from typing import Any

import msgspec
from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from arbitro.web.connection_limits import Crowd


class WaitingPart(Enum):
    """What a connection waits for."""

    HEAD = "head"
    BODY = "body"


# Slowloris: the deadline is for the whole (docs/web.md), a byte now and then does not put it off.
PATIENCE = {WaitingPart.HEAD: 10.0, WaitingPart.BODY: 60.0}
"""Seconds for the head of a request, and for its body, however it trickles in."""
FULL = b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 5\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
"""What is said on a connection too many."""
LONGEST_HEAD = 2**17
"""Bytes of a head after which it is not waited for any longer."""
RTT = "arbitro.rtt"
"""Where a request has what tells the round trip of its connection, in milliseconds."""
TCP_INFO_RTT = 68
"""Where Linux tells the smoothed round trip in the figures of a connection, in microseconds."""
LINE = "arbitro.line"
"""Where a request has what writes a part of its answer straight to the socket, and tells when the reader has gone."""


# Of 1,500 streams the last had an act 0.06 s after it was entered (docs/operate.md, 19 November 2026).
class DirectWay(msgspec.Struct, frozen=True):
    """A way to a reader that leads by nothing else, and touches few things for each of a thousand of them."""

    transport: asyncio.Transport
    flow: FlowControl
    when_gone: Callable[[Callable[[], None]], None]
    """Lets something be done when the reader has gone."""

    def write(self, message: bytes) -> bool:
        """Write a part of a body under way, encoded once for all who get it; tell whether the reader keeps up."""
        if self.flow.write_paused or self.transport.is_closing():
            return False
        self.transport.write(part(message))
        return True


class Patient(HttpToolsProtocol):
    """HTTP/1.1 that hangs up on a request that does not become whole."""

    crowd: Crowd | None = None
    """The connections of this server, where they are counted."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._gone: Callable[[], None] | None = None
        """What is to be done when whoever reads has gone."""
        self._awaited: WaitingPart | None = None
        self._from = ""
        self._came = 0
        """How many bytes have come of a head that is not whole."""
        self._deadline: asyncio.TimerHandle | None = None
        self._told, self.app = self.app, self._with_line

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn's
        """Begin to wait for a request."""
        super().connection_made(transport)
        peer = transport.get_extra_info("peername")
        self._from = str(peer[0]) if isinstance(peer, tuple) else ""
        if self.crowd is not None and not self.crowd.admit(self._from, self):
            self.transport.write(FULL)
            self.transport.close()
            return
        self._await(WaitingPart.HEAD)

    @property
    def idle(self) -> bool:
        """Whether nothing is being answered: it is for the other end to send something."""
        return self._awaited is not None

    def hang_up(self) -> None:
        """Close the connection at once."""
        self.transport.close()

    def data_received(self, data: bytes) -> None:
        """Take in what came; the deadline of what is still awaited stays as it is."""
        super().data_received(data)
        self._came = self._came + len(data) if self._awaited is WaitingPart.HEAD else 0
        if self._came > LONGEST_HEAD:
            self.send_400_response("The head of this request is too long.")

    def on_headers_complete(self) -> None:
        """Begin to wait for the body."""
        self._await(WaitingPart.BODY)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Wait for nothing while the request is answered."""
        # An answer may come before its request is whole, as when a body is too large.
        self._await(WaitingPart.HEAD if self.cycle.response_complete else None)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """Begin to wait for the next request, unless it has come already."""
        super().on_response_complete()
        if self.cycle.response_complete and self._awaited is None:
            self._await(WaitingPart.HEAD)

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait for nothing more."""
        self._await(None)
        if self.crowd is not None:
            self.crowd.leave(self._from, self)
        if self._gone is not None:
            self._gone()
        super().connection_lost(exc)

    def rtt(self) -> int:
        """Return the round trip of this connection as the system measures it, in milliseconds; 0 if it does not."""
        plug = self.transport.get_extra_info("socket")
        try:
            # Lag compensation: where the hall runs the clock, the way of an act is credited to who sent it.
            told = plug.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, TCP_INFO_RTT + 4)
            return int(struct.unpack_from("I", told, TCP_INFO_RTT)[0]) // 1000
        except (AttributeError, OSError, struct.error):
            return 0

    async def _with_line(self, scope: Scope, receive: Receive, send: Send) -> None:
        scope[RTT] = self.rtt
        # The short way writes chunks, which HTTP/1.0 does not know.
        if scope.get("http_version") == "1.1":
            scope[LINE] = DirectWay(self.transport, self.flow, self._when_gone)
        told: ASGIApp = self._told
        await told(scope, receive, send)

    def _when_gone(self, then: Callable[[], None]) -> None:
        self._gone = then

    def _await(self, part: WaitingPart | None) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
        self._awaited, self._deadline = part, None
        if part is not None:
            self._deadline = self.loop.call_later(PATIENCE[part], self.transport.close)


# A message goes to all its readers in a row: a few are enough.
@lru_cache(maxsize=16)
def part(message: bytes) -> bytes:
    """Return a part of an answer as HTTP/1.1 writes it, made once for all who get it."""
    return b"%x\r\n%b\r\n" % (len(message), message)
