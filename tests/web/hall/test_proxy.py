"""Behind nginx, by the example that users are given: TLS, streams at once, who asks, cookies, and one node a match."""

import json
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, TypeVar

import pytest

from tests.store.conftest import database, server
from tests.web.hall.process import CARROM, Served, Told
from tests.web.hall.proxy import Proxy, nginx

T = TypeVar("T")

__all__ = ["database", "server"]
JSON = {"content-type": "application/json"}
TRUSTING = ("--trusted-proxy", "127.0.0.1", "--log", "json")


def free_ports() -> tuple[int, int]:
    """Return two ports that nobody uses now."""
    with socket.create_server(("127.0.0.1", 0)) as one, socket.create_server(("127.0.0.1", 0)) as other:
        return one.getsockname()[1], other.getsockname()[1]


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[Served]:
    with Served(tmp_path / "hall", *TRUSTING) as hall:
        yield hall


def ask(proxy: Proxy, method: str, path: str, body: object = None, **more: str) -> Told:
    """Return an answer to a request over a connection of its own."""
    source = more.pop("source", "127.0.0.1")
    headers = {name.replace("_", "-"): value for name, value in more.items()}
    content = None if body is None else json.dumps(body).encode()
    with closing(proxy.connect(source)) as connection:
        connection.request(method, path, content, {**(JSON if body is not None else {}), **headers})
        answer = connection.getresponse()
        return Told(answer.status, {k.lower(): v for k, v in answer.getheaders()}, answer.read())


def requests_logged(hall: Served, path: str) -> list[dict[str, Any]]:
    lines = [line for line in hall.errors.read_text().splitlines() if line.startswith("{")]
    return [one for one in map(json.loads, lines) if one["event"] == "request" and one.get("path") == path]


def wait_for(found: Callable[[], T]) -> T:
    """Return what is found once there is something: a line of the log is written after its answer has gone out."""
    for _ in range(100):
        if value := found():
            return value
        time.sleep(0.1)
    raise AssertionError("nothing came")


def test_one_hall_behind_the_proxy(tmp_path: Path, hall: Served) -> None:
    ports = free_ports()
    with nginx(tmp_path / "nginx", ports, [hall.port]) as proxy:
        told = ask(proxy, "GET", "/")
        assert told.status == 200
        assert "max-age" in told.headers["strict-transport-security"], "the hall knows that it is over TLS"
        given = ask(proxy, "GET", "/sign-in").headers["set-cookie"]
        assert given.startswith("__Host-")
        assert "Secure" in given
        ask(proxy, "GET", "/watch", source="127.0.0.9", x_forwarded_for="192.0.2.66")
        (one,) = wait_for(lambda: requests_logged(hall, "/watch"))
        assert one["client"] == "127.0.0.9", "who came to the proxy, whatever they say"
        with closing(HTTPConnection("127.0.0.1", ports[0], timeout=30)) as plain:
            plain.request("GET", "/watch", headers={"host": "hall.example.org"})
            answer = plain.getresponse()
            assert (answer.status, answer.getheader("location")) == (301, "https://hall.example.org/watch")
        guest = hall.guest()
        match = guest.made()
        known = {"authorization": f"Bearer {guest.token}"}
        with closing(proxy.connect()) as connection:
            connection.request("GET", f"/api/events?match={match}", headers=known)
            with connection.getresponse() as stream:
                while not stream.readline().startswith(b": arbitro"):
                    pass
                assert guest.acts(match, 0, {"stroke": {}}).status == 200
                while not stream.readline().startswith(b"event: act"):
                    pass  # a buffer would hold it back until the connection times out


def test_every_act_of_a_match_reaches_one_node_which_soon_owns_it(tmp_path: Path, database: str) -> None:
    options = ("--database", database, *TRUSTING)
    with (
        Served(tmp_path / "one", *options) as one,
        Served(tmp_path / "two", *options) as two,
        nginx(tmp_path / "nginx", free_ports(), [one.port, two.port]) as proxy,
    ):
        token = ask(proxy, "POST", "/api/guests", {"name": "Gil"}).json["token"]
        known = {"authorization": f"Bearer {token}"}
        made_by = set()
        for _ in range(8):
            match = ask(proxy, "POST", "/api/matches", CARROM, **known).json["id"]
            for sequence in range(10):
                act = {"command": f"c{sequence}", "expected": sequence, "event": {"stroke": {}}}
                assert ask(proxy, "POST", f"/api/matches/{match}/acts", act, **known).status == 200

            def logged(path: str = f"/api/matches/{match}/acts") -> list[int]:
                counts = [len(requests_logged(node, path)) for node in (one, two)]
                return counts if max(counts) >= 10 else []

            seen = wait_for(logged)
            made_by.add(min(seen) > 0)
            assert max(seen) == 10, "each act came to the same node"
            assert min(seen) < 9, "which does not send them on for ever where another has made the match"
        assert made_by == {True, False}, (
            "some were made at the node that they belong to, and some at the other"
        )
