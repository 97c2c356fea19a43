"""How long the site waits for a request to be whole."""

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

PATIENCE: dict[object, float] = {h11.IDLE: 10.0, h11.SEND_BODY: 60.0}
"""Seconds for the head of a request, and for its body, however it trickles in."""


class Patient(H11Protocol):
    """HTTP/1.1 that hangs up on a request that does not become whole."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._awaited: object = None
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn's
        """Begin to wait for a request."""
        super().connection_made(transport)
        self._watch()

    def data_received(self, data: bytes) -> None:
        """Take in what came; the deadline of what is still awaited stays as it is."""
        super().data_received(data)
        self._watch()

    def on_response_complete(self) -> None:
        """Begin to wait for the next request."""
        super().on_response_complete()
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait for nothing more."""
        self._await(None)
        super().connection_lost(exc)

    def _watch(self) -> None:
        if self.conn.their_state is not self._awaited:
            self._await(self.conn.their_state)

    def _await(self, part: object) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
        self._awaited, self._deadline = part, None
        if part in PATIENCE:
            self._deadline = self.loop.call_later(PATIENCE[part], self.transport.close)
