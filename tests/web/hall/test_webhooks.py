"""Webhooks: named by a director alone, signed, sent again until they are taken, and never into the own network."""

import base64
import hashlib
import hmac
import json
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import ClassVar

import pytest
from starlette.testclient import TestClient

from arbitro.live import webhooks
from arbitro.store import Store
from arbitro.web import app
from arbitro.web.hall.first_director import appoint
from tests.web.hall.conftest import Device


class Receiver(BaseHTTPRequestHandler):
    """Takes every message but the first."""

    got: ClassVar[list[tuple[dict[str, str], bytes]]] = []

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        self.got.append(({name.lower(): value for name, value in self.headers.items()}, body))
        self.send_response(503 if len(self.got) == 1 else 204)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture
def receiver(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    Receiver.got.clear()
    monkeypatch.setenv(webhooks.LAN, "1")
    monkeypatch.setattr(webhooks, "PAUSES", (0, 0.1, 0.1))
    server = HTTPServer(("127.0.0.1", 0), Receiver)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/hook"
    server.shutdown()
    server.server_close()


def test_what_happens_is_sent_signed_and_again_until_it_is_taken(
    site: TestClient, director: Device, receiver: str
) -> None:
    made = director.post("/api/webhooks", {"url": receiver, "events": ["desk"]})
    assert made.status_code == 201, made.text
    secret = made.json()["secret"]
    assert secret not in director.get("/api/webhooks").text
    given = {"format": "knockout", "entries": ["Ada", "Bea"]}
    director.post("/api/desk", {"id": "hooked", "given": given})
    body = {"command": "h", "expected": 0, "event": {"draw": {"seed": "x"}}}
    assert director.post("/api/desk/hooked/acts", body).status_code == 200
    deadline = time.monotonic() + 20
    while len(Receiver.got) < 2 and time.monotonic() < deadline:
        site.get("/health")
        time.sleep(0.05)
    (first, sent), (again, same) = Receiver.got[:2]
    assert first["webhook-id"] == again["webhook-id"]
    assert sent == same
    assert json.loads(sent)["data"]["event"] == "hooked"
    key = base64.b64decode(secret.removeprefix("whsec_"))
    signed = f"{first['webhook-id']}.{first['webhook-timestamp']}.".encode() + sent
    right = base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
    assert first["webhook-signature"] == f"v1,{right}"
    assert director.delete(f"/api/webhooks/{made.json()['id']}").status_code == 200
    assert director.get("/api/webhooks").json() == []


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1/",
        "http://[::1]/",
        "http://169.254.169.254/latest/meta-data",
        "http://10.0.0.7/",
        "http://localhost:8000/",
        "ftp://example.org/",
        "file:///etc/passwd",
        "http://user:word@127.0.0.1/",
        "nonsense",
    ],
)
def test_no_address_of_the_own_network_is_taken(director: Device, url: str) -> None:
    answer = director.post("/api/webhooks", {"url": url, "events": ["act"]})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-webhook")


def test_only_a_director_names_webhooks(site: TestClient, guest: Device) -> None:
    assert guest.post("/api/webhooks", {"url": "https://example.org/", "events": ["act"]}).status_code == 403
    assert Device(site).get("/api/webhooks").status_code == 401


@pytest.mark.parametrize(
    "address",
    [
        *(
            "127.0.0.1",
            "10.1.2.3",
            "169.254.169.254",
            "100.64.0.1",
            "224.0.0.1",
            "255.255.255.255",
            "0.0.0.0",
        ),
        *("::", "::1", "fe80::1", "fec0::1", "fc00::1", "ff02::1"),
        *("::ffff:10.0.0.7", "64:ff9b::a00:7", "2002:a00:7::", "2001:0:a00:7::"),
    ],
)
def test_no_address_that_leads_inside_is_reachable_also_carried_in_another(address: str) -> None:
    assert not webhooks.reachable(address)
    assert webhooks.reachable("9.9.9.9")
    assert webhooks.reachable("2620:fe::fe")


def test_a_secret_that_is_no_base64_is_refused(director: Device, receiver: str) -> None:
    body = {"url": receiver, "events": ["act"], "secret": "whsec_ä"}
    answer = director.post("/api/webhooks", body)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-webhook-secret")


def test_a_receiver_that_answers_a_little_at_a_time_is_left_and_few_messages_wait_for_it(
    site: TestClient, director: Device, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(webhooks.LAN, "1")
    monkeypatch.setattr(webhooks, "SECONDS", 0.3)
    monkeypatch.setattr(webhooks, "WAITING", 5)
    held: list[socket.socket] = []
    stop = threading.Event()

    def drip() -> None:
        while not stop.is_set():
            with suppress(TimeoutError):
                held.append(door.accept()[0])
            for one in held:
                with suppress(OSError):
                    one.send(b"H")
        for one in held:
            one.close()

    with socket.create_server(("127.0.0.1", 0)) as door:
        door.settimeout(0.1)
        thread = threading.Thread(target=drip, daemon=True)
        thread.start()
        url = f"http://127.0.0.1:{door.getsockname()[1]}/"
        began = time.monotonic()
        assert not webhooks.deliver(url, {}, b"{}")
        assert time.monotonic() - began < 5
        made = director.post("/api/webhooks", {"url": url, "events": ["act"]}).json()
        wish = {"edition": "carrom/icf-2001", "mode": "umpired", "players": [{"name": "A"}, {"name": "B"}]}
        match = director.post("/api/matches", wish).json()["id"]
        for number in range(12):
            body = {"command": f"drip {number}", "expected": number, "event": {"stroke": {"white": 0}}}
            assert director.post(f"/api/matches/{match}/acts", body).status_code == 200
        hall = site.app.state.hall  # type: ignore[attr-defined]
        assert hall.webhooks.waiting(made["id"]) <= 5
        assert site.get("/health").status_code == 200
        director.delete(f"/api/webhooks/{made['id']}")
        stop.set()
        thread.join()


def test_a_hall_stops_at_once_whatever_is_still_to_be_delivered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(webhooks.LAN, "1")
    with Store.serve(tmp_path, synchronous="OFF") as store:
        appoint(store, "Ada", "a long password")
        with TestClient(app(store)) as site:
            wish = {"name": "Ada", "password": "a long password"}
            director = Device(site, Device(site).post("/api/session", wish).json()["token"])
            director.post("/api/webhooks", {"url": "http://127.0.0.1:9/", "events": ["desk"]})
            given = {"format": "knockout", "entries": ["Ada", "Bea"]}
            director.post("/api/desk", {"id": "cup", "given": given})
            body = {"command": "h", "expected": 0, "event": {"draw": {"seed": "x"}}}
            assert director.post("/api/desk/cup/acts", body).status_code == 200
            time.sleep(0.2)
            began = time.monotonic()
        assert time.monotonic() - began < 4, "the first pause is five seconds"
