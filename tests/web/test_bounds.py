"""Addresses that are too long, hosts that are not ours, requests that never become whole."""

import asyncio

import pytest
import uvicorn
from starlette.testclient import TestClient
from uvicorn.server import ServerState

from arbitro.l10n import LANGUAGES, Language, say
from arbitro.web import app, timeouts
from arbitro.web.bounds import LONGEST
from arbitro.web.timeouts import Patient

MORE = 500
"""How much longer a page that refuses an address may be than one that refuses a short address."""
HEAD = b"GET /health HTTP/1.1\r\nHost: hall\r\n"


@pytest.mark.parametrize("address", ["/" + "a" * 60_000, "/laws/" + "%C3%A8" * 3000, "/?q=" + "a" * 60_000])
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_address_too_long_is_not_repeated(site: TestClient, address: str, language: Language) -> None:
    answer = site.get(address, headers={"accept-language": language})
    assert answer.status_code == 414
    assert f"<h1>{say(language, 'web-error-414')}</h1>" in answer.text
    assert len(answer.text) < len(site.get("/nowhere", headers={"accept-language": language}).text) + MORE
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize("address", ["/" + "a" * 8000, "/search?lang=it&q=a&edition=" + "%C3%A8" * 1000])
def test_a_long_address_is_not_repeated_by_the_page_that_refuses_it(site: TestClient, address: str) -> None:
    answer = site.get(address)
    assert answer.status_code in (400, 404)
    assert len(answer.text) < len(site.get("/nowhere?lang=it").text) + MORE


def test_the_longest_search_can_be_read_in_another_language(site: TestClient) -> None:
    page = site.get("/search", params={"q": "\u20ac" * 200}).text
    assert f"/search?q={'%E2%82%AC' * 200}&amp;lang=it" in page


def test_an_address_too_long_of_the_interface_is_answered_in_json(site: TestClient) -> None:
    answer = site.get("/api/search?q=" + "a" * LONGEST)
    assert (answer.status_code, answer.json()["detail"]) == (414, say("en", "web-error-414"))


def test_a_search_as_long_as_is_allowed_fits_an_address(site: TestClient) -> None:
    assert site.get("/search", params={"q": "é" * 200}).status_code == 200


@pytest.mark.parametrize(
    ("asked", "leads"),
    [
        ("/laws/", "/laws"),
        ("/laws/carrom/?lang=it&x=%C3%A8", "/laws/carrom?lang=it&x=%C3%A8"),
        ("/%2F/evil.example/", "/evil.example"),
        ("/\\evil.example/", "/%5Cevil.example"),
        ("/static/", "/static"),
    ],
)
def test_a_redirect_stays_on_the_site_whatever_host_is_named(
    site: TestClient, asked: str, leads: str
) -> None:
    answer = site.get(asked, headers={"host": "evil.example"}, follow_redirects=False)
    assert (answer.status_code, answer.headers["location"]) == (307, leads)


@pytest.mark.parametrize("address", ["/", "/laws", "/static", "/nothing", "/laws/carrom/icf-2001"])
def test_no_answer_repeats_the_host_of_the_request(site: TestClient, address: str) -> None:
    answer = site.get(address, headers={"host": "evil.example"}, follow_redirects=False)
    assert "evil.example" not in answer.text + str(answer.headers)


async def hung_up_on(*parts: bytes) -> bytes:
    """Send parts of requests to the site, and return all it answers before it hangs up."""
    config = uvicorn.Config(app(), http=Patient, log_level="warning", lifespan="off")
    config.load()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: Patient(config, ServerState(), {}), "127.0.0.1", 0)
    reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
    for part in parts:
        writer.write(part)
        await writer.drain()
        await asyncio.sleep(0)
    answer = await asyncio.wait_for(reader.read(), 30)
    writer.close()
    server.close()
    await server.wait_closed()
    return answer


@pytest.mark.parametrize(
    ("parts", "answers"),
    [
        ([], 0),
        ([HEAD], 0),
        ([HEAD, b"X: y\r\n", b"X: z\r\n"], 0),
        ([HEAD + b"\r\n", HEAD], 1),
    ],
    ids=["nothing", "half a head", "a head that trickles", "half a head after a whole one"],
)
def test_the_site_hangs_up_on_a_request_that_does_not_become_whole(
    parts: list[bytes], answers: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(timeouts, "PATIENCE", dict.fromkeys(timeouts.PATIENCE, 0.2))
    answer = asyncio.run(hung_up_on(*parts))
    assert answer.count(b"HTTP/1.1 200") == answers


def test_a_body_that_does_not_come_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timeouts, "PATIENCE", dict.fromkeys(timeouts.PATIENCE, 0.2))
    asyncio.run(hung_up_on(b"POST /health HTTP/1.1\r\nHost: hall\r\nContent-Length: 9\r\n\r\nhalf"))


def test_nobody_waits_as_long_as_half_a_minute_for_a_head() -> None:
    assert max(timeouts.PATIENCE.values()) <= 60
    assert min(timeouts.PATIENCE.values()) <= 30


def test_a_head_that_does_not_end_is_refused() -> None:
    endless = [b"X: " + b"y" * 2**14 + b"\r\n"] * (timeouts.LONGEST_HEAD // 2**14)
    answer = asyncio.run(hung_up_on(HEAD, *endless))
    assert answer.startswith(b"HTTP/1.1 400 ")
