"""The stream, over a real socket: what a device that watches gets."""

import json
import socket
import threading
import time
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
import uvicorn

from arbitro.store import Store
from arbitro.web import app
from arbitro.web.timeouts import Patient

CARROM = {"edition": "carrom/icf-2001", "mode": "umpired", "players": [{"name": "Ada"}, {"name": "Bea"}]}


class Served:
    """A hall on a port of this machine."""

    def __init__(self, folder: Path) -> None:
        self.store = Store.serve(folder, synchronous="OFF")
        self.connections: list[HTTPConnection] = []
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        config = uvicorn.Config(app(self.store), http=Patient, log_level="error", timeout_graceful_shutdown=1)
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run, args=([self.listener],))
        self.thread.start()
        while not self.server.started:
            time.sleep(0.01)

    def stop(self) -> None:
        for connection in self.connections:
            connection.close()
        self.server.should_exit = True
        self.thread.join()
        self.store.close()

    def connect(self) -> HTTPConnection:
        self.connections.append(HTTPConnection("127.0.0.1", self.port, timeout=20))
        return self.connections[-1]

    def ask(self, method: str, path: str, body: object = None, token: str = "") -> Any:
        connection = self.connect()
        headers = {"content-type": "application/json"} | (
            {"authorization": f"Bearer {token}"} if token else {}
        )
        connection.request(method, path, json.dumps(body) if body is not None else None, headers)
        answer = connection.getresponse()
        return json.loads(answer.read())

    def watch(self, *matches: str, since: int | None = None, token: str = "") -> Iterator[dict[str, Any]]:
        """Yield the messages of a stream; heartbeats are left out."""
        connection = self.connect()
        headers = {} if since is None else {"last-event-id": str(since)}
        headers |= {"authorization": f"Bearer {token}"} if token else {}
        connection.request(
            "GET", "/api/events?" + "&".join(f"match={one}" for one in matches), headers=headers
        )
        answer = connection.getresponse()
        assert answer.headers["content-type"].startswith("text/event-stream")
        message: dict[str, Any] = {}
        for line in answer:
            text = line.decode().rstrip("\n")
            if not text and message:
                yield message
                message = {}
            elif text and not text.startswith(":"):
                name, _, value = text.partition(": ")
                message[name] = json.loads(value) if name in ("data", "id") else value


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[Served]:
    served = Served(tmp_path)
    yield served
    served.stop()


def guest(hall: Served) -> str:
    return str(hall.ask("POST", "/api/guests", {"name": "Bea"})["token"])


def acted(hall: Served, token: str, match: str, event: object, expected: int) -> Any:
    body = {"command": str(uuid4()), "expected": expected, "event": event}
    return hall.ask("POST", f"/api/matches/{match}/acts", body, token)


def test_a_stream_begins_with_the_match_and_tells_every_entry(hall: Served) -> None:
    token = guest(hall)
    match = hall.ask("POST", "/api/matches", CARROM, token)["id"]
    stream = hall.watch(match)
    first = next(stream)
    assert (first["event"], first["data"]["match"], first["data"]["view"]["sequence"]) == ("match", match, 0)
    acted(hall, token, match, {"stroke": {"white": 1}}, 0)
    told = next(stream)
    assert (told["event"], told["data"]["sequence"], told["data"]["entry"]["number"]) == ("act", 1, 1)
    assert told["id"] > first["id"]
    assert told["data"]["view"]["after"]["men"]["white"] == 8
    assert any(ruling["law"] == "48" for ruling in told["data"]["rulings"])
    hall.ask("POST", f"/api/matches/{match}/undo", {"command": "u", "expected": 1, "reason": "slip"}, token)
    undone = next(stream)["data"]["entry"]["act"]
    assert (undone["type"], undone["reason"]) == ("Undone", "slip")


def test_a_stream_goes_on_after_any_position_with_nothing_missing_and_nothing_doubled(hall: Served) -> None:
    token = guest(hall)
    match, other = (hall.ask("POST", "/api/matches", CARROM, token)["id"] for _ in range(2))
    live = hall.watch(match)
    begun = next(live)["id"]
    for number in range(6):
        acted(hall, token, match, {"stroke": {"white": 1}}, number)
        acted(hall, token, other, {"stroke": {}}, number)
    seen = [next(live) for _ in range(6)]
    for place, message in enumerate(seen):
        again = hall.watch(match, since=message["id"])
        for expected in seen[place + 1 :]:
            found = next(again)
            assert (found["id"], found["data"]["entry"]) == (expected["id"], expected["data"]["entry"])
    assert next(hall.watch(match, since=begun))["data"]["sequence"] == 1
    beyond = next(hall.watch(match, since=10_000))
    assert (beyond["event"], beyond["data"]["sequence"]) == ("match", 6)


def test_it_goes_on_after_a_restart(tmp_path: Path) -> None:
    served = Served(tmp_path)
    token = guest(served)
    match = served.ask("POST", "/api/matches", CARROM, token)["id"]
    stream = served.watch(match)
    first = next(stream)["id"]
    acted(served, token, match, {"stroke": {"white": 1}}, 0)
    before = next(stream)
    served.stop()
    served = Served(tmp_path)
    try:
        again = next(served.watch(match, since=first))
        assert (again["id"], again["data"]["entry"]) == (before["id"], before["data"]["entry"])
        assert acted(served, token, match, {"stroke": {}}, 1)["sequence"] == 2
    finally:
        served.stop()


def test_an_ended_session_ends_its_stream(hall: Served) -> None:
    token = guest(hall)
    match = hall.ask("POST", "/api/matches", CARROM, token)["id"]
    stream = hall.watch(match, token=token)
    next(stream)
    hall.ask("DELETE", "/api/session", None, token)
    assert list(stream) == []


def test_an_unknown_match_cannot_be_watched(hall: Served) -> None:
    assert hall.ask("GET", "/api/events?match=nowhere")["status"] == 404
