"""Readers of a stream of changes for tests: each keeps a copy, and may be compared with what the hall shows it."""

import json
from collections.abc import Callable, Iterator
from http.client import HTTPConnection
from typing import Any

from arbitro.client.copy import Copy
from tests.web.hall.test_events import Served

MOVES_BY_ITSELF = ("at", "now", "until", "left_ms")


def settled(value: Any) -> Any:
    """Return a view without what moves by itself; a member that is null is the same as one that is not there."""
    if isinstance(value, list):
        return [settled(one) for one in value]
    if not isinstance(value, dict):
        return value
    return {
        name: settled(one) for name, one in value.items() if one is not None and name not in MOVES_BY_ITSELF
    }


class Reader:
    """Somebody who watches one match or event by changes, in a language of their own."""

    def __init__(self, hall: Served, what: str, name: str, token: str = "", language: str = "en") -> None:
        self.hall, self.token, self.language = hall, token, language
        self.address = f"/api/{'desk' if what == 'desk' else 'matches'}/{name}?lang={language}"
        self.path = f"/api/events?{what}={name}&view=changes&lang={language}"
        self.copy, self.wholes, self.heard = Copy(), 0, 0
        self.last_id: str | None = None
        self._connection: HTTPConnection | None = None
        self._messages: Iterator[dict[str, str]] = iter(())
        self.connect()

    def connect(self, *, resume: bool = False) -> None:
        """Open the stream, from the last message on where it is resumed."""
        self.hang_up()
        self._connection = self.hall.connect()
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        if resume and self.last_id:
            headers["last-event-id"] = self.last_id
        self._connection.request("GET", self.path, headers=headers)
        self._messages = _messages(self._connection.getresponse())

    def hang_up(self) -> None:
        """Break the link."""
        if self._connection is not None:
            self._connection.close()

    def read(self) -> dict[str, Any]:
        """Take in the next message, and return its data."""
        told = next(self._messages)
        self.last_id = told.get("id", self.last_id)
        data: dict[str, Any] = json.loads(told["data"])
        if told["event"] in ("act", "match", "desk"):
            self.heard += len(told["data"])
            self.wholes += "view" in data
            assert "last" not in data.get("changes", {})
            assert self.copy.take(data), ("a gap", self.copy.sequence, data["base"], data["sequence"])
        return data

    def until(self, ready: Callable[[dict[str, Any]], bool]) -> None:
        """Read until the copy is as one wants it."""
        while self.copy.view is None or not ready(self.copy.view):
            self.read()

    def reach(self, sequence: int) -> None:
        """Read until the copy has come to an entry."""
        self.until(lambda view: bool(view["sequence"] >= sequence))

    def shown(self) -> Any:
        """Return what the hall shows this very reader."""
        return self.hall.ask("GET", self.address, None, self.token)

    def agrees(self) -> None:
        """Compare the copy with what the hall shows."""
        shown = self.shown()
        self.reach(shown["sequence"])
        while shown["sequence"] < self.copy.sequence:  # the hall itself has gone on meanwhile
            shown = self.shown()
            self.reach(shown["sequence"])
        mine, shown = settled(self.copy.view), settled(shown)
        assert mine == shown, difference(mine, shown)


def difference(mine: Any, shown: Any, place: str = "") -> list[tuple[str, Any, Any]]:
    """Return where two views differ."""
    if isinstance(mine, dict) and isinstance(shown, dict):
        return [
            found
            for name in {*mine, *shown}
            for found in difference(mine.get(name), shown.get(name), f"{place}.{name}")
        ]
    return [] if mine == shown else [(place, mine, shown)]


def _messages(answer: Any) -> Iterator[dict[str, str]]:
    assert answer.status == 200, answer.read()
    message: dict[str, str] = {}
    for line in answer:
        text = line.decode().rstrip("\n")
        if not text and "data" in message:
            yield message
        if not text:
            message = {}
        elif not text.startswith(":"):
            name, _, value = text.partition(": ")
            message[name] = value
