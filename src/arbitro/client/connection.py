"""One connection to a hall: requests that are sent again until they are answered, and streams."""

from __future__ import annotations

import json
import ssl
import time
from collections.abc import Iterator, Mapping
from http.client import HTTPConnection, HTTPException, HTTPResponse, HTTPSConnection
from typing import Any
from urllib.parse import urlsplit

import msgspec

DOCUMENTS = ("application/json", "application/problem+json")
# Exponential backoff of 0.2 to 1.6 s, 3 s in all.
TRIES = 5
PAUSE = 0.2


class Refusal(Exception):
    """The hall did not do what was asked: its status, its code, and why in one line."""

    def __init__(self, status: int, problem: Mapping[str, Any]) -> None:
        super().__init__(str(problem.get("detail", status)))
        self.status = status
        self.code = str(problem.get("code", ""))
        self.problem = dict(problem)


class Answered(msgspec.Struct, frozen=True):
    """What the hall answered to an act."""

    sequence: int
    head: str
    rulings: list[dict[str, Any]]
    say: list[str]
    refused: dict[str, Any] | None
    rejudged: list[int]
    match: dict[str, Any]


class StreamMessage(msgspec.Struct, frozen=True):
    """One message of a stream."""

    event: str
    data: dict[str, Any]
    id: int | None = None


class Connection:
    """Asks one hall, in one language, as one person."""

    def __init__(self, address: str, token: str = "", language: str = "en", timeout: float = 30.0) -> None:
        parts = urlsplit(address)
        self._host, self._port = parts.hostname or "127.0.0.1", parts.port
        self._secure = parts.scheme == "https"
        self._timeout = timeout
        self._language = language
        self.token = token
        self._open: HTTPConnection | None = None

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """Return what the hall answers, or raise Refusal; a broken link is tried again."""
        for attempt in range(TRIES):
            try:
                return self._once(method, path, body)
            except (OSError, HTTPException):
                # An act has its idempotency key in the body: sent again after a lost answer, it is not done
                # twice.
                self.close()
                if attempt == TRIES - 1:
                    raise
                time.sleep(PAUSE * 2**attempt)
        raise AssertionError("the last try answers or raises")

    def stream(self, path: str, since: int | None = None) -> Iterator[StreamMessage]:
        """Yield messages for as long as the hall sends them; a broken link goes on where it was."""
        while True:
            # A connection of its own: a stream holds it for as long as somebody listens.
            connection = self._connect()
            try:
                for message in self._messages(connection, path, since):
                    # `clock` messages have no id: after a break it goes on from the last message that had one
                    # (`Last-Event-ID`).
                    since = message.id if message.id is not None else since
                    yield message
            except (OSError, HTTPException):
                time.sleep(PAUSE)
            finally:
                connection.close()

    def close(self) -> None:
        """Hang up."""
        if self._open is not None:
            self._open.close()
            self._open = None

    def _once(self, method: str, path: str, body: object) -> Any:
        if self._open is None:
            self._open = self._connect()
        content = None if body is None else json.dumps(body)
        self._open.request(method, path, content, self._headers())
        answer = self._open.getresponse()
        return _read(answer)

    def _messages(self, connection: HTTPConnection, path: str, since: int | None) -> Iterator[StreamMessage]:
        headers = self._headers() | ({} if since is None else {"last-event-id": str(since)})
        connection.request("GET", path, headers=headers)
        answer = connection.getresponse()
        if answer.status != 200:
            _read(answer)
        fields: dict[str, str] = {}
        for line in answer:
            text = line.decode().rstrip("\r\n")
            if not text and "data" in fields:
                number = int(fields["id"]) if "id" in fields else None
                yield StreamMessage(fields.get("event", "message"), json.loads(fields["data"]), number)
            if not text:
                fields = {}
            # A comment is the hall's sign of life, one at least every 10 s (hall.md, Live): where none comes,
            # the timeout breaks the link.
            elif not text.startswith(":"):
                name, _, value = text.partition(": ")
                fields[name] = value

    def _connect(self) -> HTTPConnection:
        if self._secure:
            context = ssl.create_default_context()
            return HTTPSConnection(self._host, self._port, timeout=self._timeout, context=context)
        return HTTPConnection(self._host, self._port, timeout=self._timeout)

    def _headers(self) -> dict[str, str]:
        known = {"authorization": f"Bearer {self.token}"} if self.token else {}
        return {"content-type": "application/json", "accept-language": self._language, **known}


def _read(answer: HTTPResponse) -> Any:
    content = answer.read()
    kind = answer.headers.get("content-type", "").partition(";")[0]
    value = json.loads(content) if kind in DOCUMENTS else content.decode()
    if answer.status >= 400:
        raise Refusal(answer.status, value if isinstance(value, dict) else {"detail": str(value)})
    return value
