"""An act that goes the short way is answered as on the long way, however it comes over the wire."""

import json
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from arbitro.web.fast_path import LONGEST_QUERY
from tests.web.hall.test_events import CARROM, Served, guest

LONG_WAY = "?" + "x" * (LONGEST_QUERY + 1)


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[Served]:
    served = Served(tmp_path)
    yield served
    served.stop()


def request(token: str, match: str, expected: int, query: str = "") -> bytes:
    body = json.dumps({"command": f"c{expected}", "expected": expected, "event": {"stroke": {}}}).encode()
    told = {"authorization": f"Bearer {token}", "content-type": "application/json"}
    lines = [f"POST /api/matches/{match}/acts{query} HTTP/1.1", "host: hall", f"content-length: {len(body)}"]
    head = "\r\n".join([*lines, *(f"{name}: {value}" for name, value in told.items())])
    return head.encode() + b"\r\n\r\n" + body


class Wire:
    """A connection on which one sees every byte."""

    def __init__(self, hall: Served) -> None:
        self.link = socket.create_connection(("127.0.0.1", hall.port), timeout=20)
        self.link.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.file = self.link.makefile("rb")

    def __enter__(self) -> "Wire":
        return self

    def __exit__(self, *_: object) -> None:
        self.file.close()
        self.link.close()

    def answer(self) -> tuple[bytes, dict[str, str], Any]:
        """Return the next answer: its first line, its headers, its document."""
        first, headers = self.file.readline(), {}
        while line := self.file.readline().strip().decode():
            name, _, value = line.partition(": ")
            headers[name] = value
        return first, headers, json.loads(self.file.read(int(headers["content-length"])))


@pytest.fixture
def wire(hall: Served) -> Iterator[Wire]:
    with Wire(hall) as opened:
        yield opened


@pytest.fixture
def match(hall: Served) -> tuple[str, str]:
    token = guest(hall)
    return token, str(hall.ask("POST", "/api/matches", CARROM, token)["id"])


def test_both_ways_answer_an_act_with_the_same_headers_and_document(
    wire: Wire, match: tuple[str, str]
) -> None:
    told = []
    for query in ("", LONG_WAY):
        wire.link.sendall(request(*match, 0, query))
        told.append(wire.answer())
    (short, headers, document), (long, others, again) = told
    assert (again.pop("repeated"), others.pop("idempotent-replayed")) == (True, "true")
    for one in (document, again):
        assert one.pop("match")["sequence"] == 1  # at its own moment: the clocks run
    assert (short, document) == (long, again)
    assert (document["sequence"], headers["content-language"]) == (1, "en")
    assert others.pop("vary") == "Accept-Encoding"  # an act is answered uncompressed: it is short
    moving = {"x-request-id", "date", "content-length"}
    assert set(headers) == set(others) >= moving
    assert {name: headers[name] for name in headers.keys() - moving} == {
        name: others[name] for name in others.keys() - moving
    }


def test_an_act_may_come_byte_by_byte_and_the_next_before_it_is_answered(
    wire: Wire, match: tuple[str, str]
) -> None:
    for byte in request(*match, 0):
        wire.link.sendall(bytes([byte]))
    wire.link.sendall(request(*match, 1))
    wire.link.sendall(request(*match, 2) + request(*match, 3, LONG_WAY))
    wire.link.sendall(b"GET /health HTTP/1.1\r\nhost: hall\r\n\r\n")
    assert [wire.answer()[2]["sequence"] for _ in range(4)] == [1, 2, 3, 4]
    assert wire.answer()[2]["status"] == "ok"


def test_a_head_and_a_body_that_come_apart_are_one_act(wire: Wire, match: tuple[str, str]) -> None:
    head, _, body = request(*match, 0).partition(b"\r\n\r\n")
    wire.link.sendall(head + b"\r\n\r\n")
    wire.link.sendall(body)
    assert wire.answer()[2]["sequence"] == 1


def test_what_is_wrong_is_answered_on_the_short_way_too(wire: Wire, match: tuple[str, str]) -> None:
    wire.link.sendall(request("nobody", match[1], 0))
    assert wire.answer()[0] == b"HTTP/1.1 401 Unauthorized\r\n"
    wire.link.sendall(request(match[0], "nowhere", 0))
    first, headers, problem = wire.answer()
    assert (first, problem["code"]) == (b"HTTP/1.1 404 Not Found\r\n", "no-such-match")
    assert headers["content-type"] == "application/problem+json"


SENT = b"POST /api/matches/m/acts HTTP/1.1\r\nhost: hall\r\ncontent-length: 2\r\n%s\r\n{}"


@pytest.mark.parametrize(
    "data",
    [
        SENT % b"content-length: 3\r\n",
        SENT % b"transfer-encoding: chunked\r\n",
        SENT % b"x : y\r\n",
        (SENT % b"").replace(b"content-length: 2", b"content-length: +2"),
    ],
    ids=["two lengths", "a length and chunks", "a space in a name", "a signed length"],
)
def test_a_request_of_which_two_could_be_read_is_refused_and_hung_up_on(wire: Wire, data: bytes) -> None:
    wire.link.sendall(data)
    assert wire.file.readline() == b"HTTP/1.1 400 Bad Request\r\n"
    assert b"connection: close" in wire.file.read()
