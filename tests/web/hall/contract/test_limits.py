"""The contract of `arbitro serve`: what strangers may take of a hall, and that nobody is kept out by them."""

import resource
import socket
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from http.client import HTTPConnection
from pathlib import Path

import pytest

from tests.web.hall.process import PASSWORD, Asker, Served

ATTACKER, HONEST = "127.0.0.5", "127.0.0.2"


class From(Asker):
    """Somebody who asks from an address of their own."""

    def __init__(self, port: int, source: str) -> None:
        super().__init__(port)
        self.source = source

    def status(self, path: str, body: bytes) -> int:
        """Return the status of what is posted."""
        connection = HTTPConnection("127.0.0.1", self.port, timeout=60, source_address=(self.source, 0))
        try:
            connection.request("POST", path, body, {"content-type": "application/json"})
            return connection.getresponse().status
        finally:
            connection.close()


def at_once(count: int, ask: "partial[int]") -> list[int]:
    with ThreadPoolExecutor(count) as pool:
        return list(pool.map(lambda _: ask(), range(count)))


def test_guesses_made_at_once_are_counted_before_they_are_looked_at_and_keep_nobody_out(
    tmp_path: Path,
) -> None:
    with Served(tmp_path / "data") as hall:
        director = hall.director()
        assert director.post(
            "/api/accounts", {"name": "Cleo", "password": PASSWORD, "roles": ["desk"]}
        ).status
        wrong = b'{"name": "Cleo", "password": "not the password"}'
        told = at_once(60, partial(From(hall.port, ATTACKER).status, "/api/session", wrong))
        assert set(told) == {401, 429}
        assert told.count(401) <= 10
        honest = From(hall.port, HONEST)
        for name in ("Ada", "Cleo"):
            right = f'{{"name": "{name}", "password": "{PASSWORD}"}}'.encode()
            assert honest.status("/api/session", right) == 200
        pin = director.post("/api/devices/pin").json["pin"]
        guesses = partial(From(hall.port, ATTACKER).status, "/api/devices", b'{"pin": "ZZZZZZ"}')
        assert at_once(40, guesses).count(403) <= 10
        assert honest.status("/api/devices", f'{{"pin": "{pin}", "name": "x"}}'.encode()) == 202


def test_behind_the_one_address_of_a_club_one_who_guesses_keeps_nobody_out(tmp_path: Path) -> None:
    with Served(tmp_path / "data") as hall:
        director = hall.director()
        names = [f"Umpire {number}" for number in range(29)]
        for name in names:
            wish = {"name": name, "password": PASSWORD, "roles": ["umpire"]}
            assert director.post("/api/accounts", wish).status == 201
        pin = director.post("/api/devices/pin").json["pin"]
        club = From(hall.port, "127.0.0.9")
        wrong = [
            *(b'{"name": "Ada", "password": "guess %d"}' % number for number in range(40)),
            *(b'{"name": "Nobody %d", "password": "guess"}' % number for number in range(20)),
        ]
        with ThreadPoolExecutor(8) as pool:
            guessed = list(pool.map(partial(club.status, "/api/session"), wrong))
            pins = list(pool.map(partial(club.status, "/api/devices"), [b'{"pin": "ZZZZZZ"}'] * 40))
        assert guessed.count(401) <= 20
        assert 200 not in guessed
        assert pins.count(403) <= 10
        for name in names:
            right = f'{{"name": "{name}", "password": "{PASSWORD}"}}'.encode()
            assert club.status("/api/session", right) == 200, name
            asked = f'{{"pin": "{pin}", "name": "{name}"}}'.encode()
            assert club.status("/api/devices", asked) == 202, name


def test_those_who_sign_in_rightly_may_do_so_as_often_as_they_like(hall: Served, director: Asker) -> None:
    right = {"name": "Ada", "password": PASSWORD}
    assert {hall.post("/api/session", right).status for _ in range(15)} == {200}


@pytest.mark.parametrize(
    "ask",
    [
        b"GET /api/events?match=%s HTTP/1.1\r\nHost: x\r\n\r\n",
        b"",
        b"POST /api/rule HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Type: application/json\r\n\r\n",
        b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n",
    ],
    ids=["streams", "nothing", "no body", "kept alive"],
)
def test_a_crowd_of_connections_from_one_address_stops_nobody_and_fills_no_log(
    tmp_path: Path, ask: bytes
) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (1024, hard))
    try:
        hall = Served(tmp_path / "data", "--streams", "40")
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    held: list[socket.socket] = []
    with hall:
        match = hall.guest().made()
        sent = ask % match.encode() if b"%s" in ask else ask
        try:
            for _ in range(300):
                held.append(socket.create_connection(("127.0.0.1", hall.port), timeout=10))
                held[-1].sendall(sent)
            if sent.startswith(b"GET"):
                for one in held:
                    with suppress(OSError):  # hung up
                        one.recv(12)
            assert [hall.get("/health").status for _ in range(3)] == [200] * 3
            assert hall.get(f"/watch/{match}").status == 200
        finally:
            for one in held:
                one.close()
        assert len(hall.errors.read_bytes()) < 20_000


def test_streams_of_one_address_are_bounded_and_those_of_others_begin(tmp_path: Path) -> None:
    with Served(tmp_path / "data", "--streams", "3") as hall:
        match = hall.guest().made()
        streams = [hall.watch(match) for _ in range(3)]
        refused = hall.get(f"/api/events?match={match}")
        assert (refused.status, refused.code) == (429, "too-many-streams")
        assert refused.headers["retry-after"]
        other = HTTPConnection("127.0.0.1", hall.port, timeout=10, source_address=(HONEST, 0))
        other.request("GET", f"/api/events?match={match}")
        assert other.getresponse().status == 200
        other.close()
        for stream in streams:
            stream.__exit__()
        with hall.watch(match) as again:
            assert len(again.take(1)) == 1


def test_a_request_says_once_for_which_host_it_is(hall: Served) -> None:
    for lines in (b"Host: a\r\nHost: b\r\n", b""):
        with socket.create_connection(("127.0.0.1", hall.port), timeout=10) as line:
            line.sendall(b"GET / HTTP/1.1\r\n" + lines + b"\r\n")
            assert line.recv(64).startswith(b"HTTP/1.1 400")


def test_no_address_that_is_given_out_is_one_that_only_the_request_names(
    hall: Served, director: Asker
) -> None:
    match = director.made()
    told = director.post(f"/api/matches/{match}/hand-over", host="evil.example")
    assert told.json["address"].startswith(f"http://127.0.0.1:{hall.port}/umpire/")
    assert b"evil.example" not in director.get("/devices", host="evil.example").content
    near = director.post(f"/api/matches/{match}/hand-over", host="hall.local:80")
    assert near.json["address"].startswith("http://hall.local:80/")


def test_behind_a_proxy_that_is_trusted_phones_have_addresses_of_their_own(tmp_path: Path) -> None:
    options = ("--trusted-proxy", "127.0.0.1", "--known-host", "hall.example.org")
    with Served(tmp_path / "data", *options) as hall:
        hall.director()
        proxied = {"host": "hall.example.org", "x_forwarded_proto": "https"}
        wrong, right = ({"name": "Ada", "password": word} for word in ("not the password", PASSWORD))
        bad = [hall.post("/api/session", wrong, **proxied, x_forwarded_for="198.51.100.7") for _ in range(12)]
        assert bad[-1].status == 429
        told = hall.post("/api/session", right, **proxied, x_forwarded_for="198.51.100.8")
        cookie = told.headers["set-cookie"]
        assert cookie.startswith("__Host-arbitro=")
        assert {"secure", "path=/", "httponly"} <= {part.strip().lower() for part in cookie.split(";")}
        assert told.headers["strict-transport-security"].startswith("max-age=")
        mine = hall.get("/api/session", cookie=cookie.partition(";")[0], host="hall.example.org")
        assert mine.json["name"] == "Ada"
        assert hall.get("/", host="evil.example").status == 421
        assert hall.get("/health").status == 200, "an address as such is always known"


def test_whoever_is_no_trusted_proxy_is_not_believed(tmp_path: Path) -> None:
    with Served(tmp_path / "data") as hall:
        hall.director()
        wrong = {"name": "Ada", "password": "not the password"}
        told = [hall.post("/api/session", wrong, x_forwarded_for=f"198.51.100.{n}") for n in range(12)]
        assert told[-1].status == 429
        assert "strict-transport-security" not in hall.get("/", x_forwarded_proto="https").headers
