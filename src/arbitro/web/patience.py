"""How a connection of the site is served: how long it waits for a request, and how it writes what it answers."""

from __future__ import annotations

import asyncio
import socket
import struct
from collections.abc import Callable
from functools import lru_cache
from typing import Any

import h11
import msgspec
from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.protocols.http.h11_impl import H11Protocol

from arbitro.web.express import Express, Plain

PATIENCE: dict[object, float] = {h11.IDLE: 10.0, h11.SEND_BODY: 60.0}
"""Seconds for the head of a request, and for its body, however it trickles in."""
RTT = "arbitro.rtt"
"""Where a request has what tells the round trip of its connection, in milliseconds."""
TCP_INFO_RTT = 68
"""Where Linux tells the smoothed round trip in the figures of a connection, in microseconds."""
LINE = "arbitro.line"
"""Where a request has what writes a part of its answer straight to the socket, and tells when the reader has gone."""


class Lines(msgspec.Struct, frozen=True):
    """A way to a reader that leads by nothing else."""

    write: Callable[[bytes], bool]
    """Writes a part of the body, and tells whether it could."""
    when_gone: Callable[[Callable[[], None]], None]
    """Lets something be done when the reader has gone."""


class Patient(H11Protocol):
    """HTTP/1.1 that hangs up on a request that does not become whole, and sends an answer in one piece."""

    transport: Gathered  # type: ignore[assignment]  # all that uvicorn asks of it

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        state = getattr(self.config.app, "state", None)
        self._express: Express | None = getattr(state, "express", None)
        self._answering = False
        """Whether a request is under way that goes the short way."""
        self._ending = False
        self._gone: Callable[[], None] | None = None
        """What is to be done when whoever reads has gone."""
        self._held = b""
        """What has come of the next request on the short way."""
        self._awaited: object = None
        self._deadline: asyncio.TimerHandle | None = None
        self._told, self.app = self.app, self._with_line

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn's
        """Begin to wait for a request."""
        super().connection_made(Gathered(transport, self.loop))  # type: ignore[arg-type]  # as above
        self._watch()

    def data_received(self, data: bytes) -> None:
        """Take in what came; the deadline of what is still awaited stays as it is."""
        if self._answering:
            self._held += data
        elif not self._plainly(self._held + data):
            data, self._held = self._held + data, b""
            super().data_received(data)
            self._watch()

    def shutdown(self) -> None:
        """Hang up once what is under way is answered."""
        if self._answering:
            self._ending = True
        else:
            super().shutdown()

    def _plainly(self, data: bytes) -> bool:
        """Let a plain request go the short way, if that is what came between two others."""
        conn = self.conn
        if self._express is None or conn.their_state is not h11.IDLE or conn.our_state is not h11.IDLE:
            return False
        plain = None if conn.trailing_data[0] else self._express.read(data)
        if plain is None:
            return False
        self._unset_keepalive_if_required()
        self._held = data if plain.missing else b""
        self._await(h11.SEND_BODY if plain.missing else None)
        if not plain.missing:
            self._answering = True
            task = self.loop.create_task(self._answered(plain))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)
        return True

    async def _answered(self, plain: Plain) -> None:
        assert self._express is not None
        answer = await self._express.answer(plain, self._connection(), self.server_state.default_headers)
        self._answering = False
        if self.transport.is_closing():
            return
        self.transport.write(answer)
        if self._ending:
            self.transport.close()
            return
        self.on_response_complete()
        held, self._held = self._held, b""
        if held:
            self.data_received(held)

    def _connection(self) -> dict[str, Any]:
        """Return what every request of this connection says of it."""
        return {
            "type": "http",
            "asgi": {"version": self.asgi_version, "spec_version": "2.3"},
            "http_version": "1.1",
            "server": self.server,
            "client": self.client,
            "scheme": self.scheme,
            "method": "POST",
            "root_path": self.root_path,
            "state": self.app_state.copy(),
            RTT: self.rtt,
        }

    def on_response_complete(self) -> None:
        """Begin to wait for the next request."""
        super().on_response_complete()
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait for nothing more."""
        self._await(None)
        if self._gone is not None:
            self._gone()
        super().connection_lost(exc)

    def line(self, message: bytes) -> bool:
        """Write a part of a body under way, encoded once for all who get it; tell whether the reader keeps up."""
        return not self.flow.write_paused and self.transport.write_at_once(part(message))

    def rtt(self) -> int:
        """Return the round trip of this connection as the system measures it, in milliseconds; 0 if it does not."""
        plug = self.transport.get_extra_info("socket")
        try:
            told = plug.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, TCP_INFO_RTT + 4)
            return int(struct.unpack_from("I", told, TCP_INFO_RTT)[0]) // 1000
        except (AttributeError, OSError, struct.error):
            return 0

    async def _with_line(self, scope: Scope, receive: Receive, send: Send) -> None:
        scope[RTT] = self.rtt
        if scope.get("http_version") == "1.1":
            scope[LINE] = Lines(self.line, self._when_gone)
        told: ASGIApp = self._told
        await told(scope, receive, send)

    def _when_gone(self, then: Callable[[], None]) -> None:
        self._gone = then

    def _watch(self) -> None:
        if self.conn.their_state is not self._awaited:
            self._await(self.conn.their_state)

    def _await(self, part: object) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
        self._awaited, self._deadline = part, None
        if part in PATIENCE:
            self._deadline = self.loop.call_later(PATIENCE[part], self.transport.close)


@lru_cache(maxsize=16)
def part(message: bytes) -> bytes:
    """Return a part of an answer as HTTP/1.1 writes it, made once for all who get it."""
    return b"%x\r\n%b\r\n" % (len(message), message)


class Gathered:
    """A transport that writes once what is written in one turn of the loop: the head of an answer with its body."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport = transport
        self._loop = loop
        self._gathered: list[bytes] = []

    def write(self, data: bytes) -> None:
        """Write something before the loop's next turn."""
        if not self._gathered:
            self._loop.call_soon(self._send)
        self._gathered.append(data)

    def write_at_once(self, data: bytes) -> bool:
        """Write something now, after what was gathered; tell whether there is somebody to write to."""
        if self._transport.is_closing():
            return False
        if self._gathered:
            self._gathered.append(data)
        else:
            self._transport.write(data)
        return True

    def close(self) -> None:
        """Write what was gathered, and hang up."""
        self._send()
        self._transport.close()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def _send(self) -> None:
        gathered, self._gathered = b"".join(self._gathered), []
        if gathered and not self._transport.is_closing():
            self._transport.write(gathered)
