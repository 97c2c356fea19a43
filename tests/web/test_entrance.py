"""The doors of the hall, asked as a browser without scripts asks: forms of this site alone."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from arbitro.store import Store
from arbitro.web import app
from arbitro.web.hall.first_director import first_code

PASSWORD = "a long password"


class Browser:
    """Somebody's browser: its own cookies, forms sent as they were given out."""

    def __init__(self, site: TestClient) -> None:
        self.site = TestClient(site.app, base_url="http://hall", follow_redirects=False)

    def opens(self, path: str) -> Any:
        return self.site.get(path)

    def sends(self, path: str, fields: Mapping[str, str], shown: str = "", **headers: str) -> Any:
        """Open the page of a form, fill it in and send it."""
        token = re.search(r'name="form" value="([^"]+)"', self.opens(shown or path).text)
        assert token is not None
        return self.site.post(path, data={"form": token[1], **fields}, headers=headers)


@pytest.fixture
def code(tmp_path: Path) -> Iterator[tuple[TestClient, str]]:
    with Store.serve(tmp_path / "hall", synchronous="OFF") as store:
        secret = first_code(store)
        with TestClient(app(store), base_url="http://hall") as site:
            yield site, secret


@pytest.fixture
def site(code: tuple[TestClient, str]) -> TestClient:
    return code[0]


@pytest.fixture
def director(code: tuple[TestClient, str]) -> Browser:
    browser = Browser(code[0])
    fields = {"code": code[1].lower(), "name": "Ada", "password": PASSWORD}
    assert browser.sends("/first", fields).status_code == 303
    return browser


def test_the_first_director_makes_his_account_with_the_code_once(code: tuple[TestClient, str]) -> None:
    site, secret = code
    wrong = Browser(site).sends("/first", {"code": "AAAAAAAA", "name": "Ada", "password": PASSWORD})
    assert wrong.status_code == 403
    assert 'role="alert"' in wrong.text
    assert 'value="Ada"' in wrong.text
    assert PASSWORD not in wrong.text
    browser = Browser(site)
    made = browser.sends("/first", {"code": secret, "name": "Ada", "password": PASSWORD})
    assert (made.status_code, made.headers["location"]) == (303, "/devices")
    assert "HttpOnly" in made.headers["set-cookie"]
    assert browser.opens("/devices").status_code == 200
    assert browser.opens("/first").headers["location"] == "/sign-in", "there is a director now"


def test_somebody_signs_in_and_out(site: TestClient, director: Browser) -> None:
    browser = Browser(site)
    assert browser.opens("/devices").headers["location"] == "/sign-in"
    wrong = browser.sends("/sign-in", {"name": "Ada", "password": "not the password"})
    assert wrong.status_code == 401
    there = browser.sends("/sign-in", {"name": "ada", "password": PASSWORD})
    assert there.headers["location"] == "/devices"
    assert "Ada" in browser.opens("/sign-in").text
    assert browser.sends("/sign-out", {}, shown="/sign-in").headers["location"] == "/sign-in"
    assert browser.opens("/devices").status_code == 303


@pytest.mark.parametrize(
    ("fields", "headers"),
    [
        ({"form": "made up"}, {}),
        ({"form": ""}, {}),
        ({}, {"origin": "http://elsewhere.example"}),
        ({}, {"sec-fetch-site": "cross-site"}),
    ],
)
def test_a_form_of_another_site_is_refused(
    director: Browser, fields: dict[str, str], headers: dict[str, str]
) -> None:
    sent = director.sends("/devices", {"do": "pin", **fields}, **headers)
    assert sent.status_code in (303, 403)
    assert "pin" not in re.findall(r'class="(\w+)"', sent.text)


@pytest.mark.parametrize("body", [b"x" * 20_000, b"{}", b"\xff\xfe", b""])
def test_what_is_no_form_is_told_so(site: TestClient, body: bytes) -> None:
    for kind in ("application/json", "application/x-www-form-urlencoded"):
        told = Browser(site).site.post("/sign-in", content=body, headers={"content-type": kind})
        assert told.status_code in (403, 413, 415)
        assert 'role="alert"' in told.text


def pin_of(director: Browser) -> str:
    shown = director.sends("/devices", {"do": "pin"}).text
    return "".join(re.findall(r"<span>([A-Z2-9])</span>", shown))


def device_of(director: Browser) -> str:
    found = re.search(r'name="device" value="(device-\w+)"', director.opens("/devices").text)
    assert found is not None
    return found[1]


def test_a_device_waits_for_the_desk_and_is_let_in_once(site: TestClient, director: Browser) -> None:
    phone, pin = Browser(site), pin_of(director)
    assert phone.sends("/join", {"pin": "AAAAAA", "name": "Marta"}).status_code == 403
    assert phone.sends("/join", {"pin": pin.lower(), "name": "Marta"}).status_code == 303
    waiting = phone.opens("/join")
    assert "Marta" in waiting.text
    assert int(waiting.headers["refresh"]) > 0
    wish = {"do": "let-in", "device": device_of(director), "role": "umpire", "table": "7"}
    assert director.sends("/devices", wish).status_code == 303
    assert phone.opens("/join").status_code == 303
    assert "table 7" in phone.opens("/sign-in").text
    assert "Ask to be let in" in phone.opens("/join").text, "the way in is used up"
    taken = {"do": "shut-out", "device": device_of(director)}
    assert director.sends("/devices", taken).status_code == 303
    assert "table 7" not in phone.opens("/sign-in").text


def test_a_device_that_is_refused_is_told_so_and_may_ask_again(site: TestClient, director: Browser) -> None:
    phone = Browser(site)
    phone.sends("/join", {"pin": pin_of(director), "name": "Marta"})
    director.sends("/devices", {"do": "shut-out", "device": device_of(director)})
    assert "did not admit this device" in phone.opens("/join").text
    assert phone.sends("/join", {"again": "1"}).headers["location"] == "/join"
    assert "Ask to be let in" in phone.opens("/join").text


def test_a_code_lets_one_device_in_when_it_says_so(site: TestClient, director: Browser) -> None:
    shown = director.sends("/devices", {"do": "code", "role": "marker", "table": "3"}).text
    way = re.search(r"http://hall(/join/[A-Z2-9]{16})", shown)
    assert way is not None
    assert "<svg" in shown
    phone = Browser(site)
    assert "Let this device in" in phone.opens(way[1]).text
    assert phone.sends(way[1], {"name": "Tablet"}).status_code == 303
    assert "table 3" in phone.opens("/sign-in").text
    assert Browser(site).sends(way[1], {"name": "Other"}).status_code == 403


@pytest.mark.parametrize("private", [False, True])
def test_an_invitation_leads_to_the_seat(site: TestClient, private: bool) -> None:
    host = Browser(site)
    token = host.site.post("/api/guests", json={"name": "Gil"}).json()["token"]
    body = {
        "edition": "backgammon/wbgf-2.1",
        "mode": "played",
        "players": [{"name": "Gil"}, {"invite": True}],
        "options": {"private": private},
    }
    made = host.site.post("/api/matches", json=body, headers={"authorization": f"Bearer {token}"}).json()
    way = made["players"][1]["join"]
    friend = Browser(site)
    assert "Gil" in friend.opens(way).text
    assert friend.sends(way, {"name": ""}).status_code == 400
    told = friend.sends(way, {"name": "Jo"})
    assert (told.status_code, told.headers["location"]) == (303, f"/play/backgammon/{made['id']}")
    assert Browser(site).sends(way, {"name": "Kim"}).status_code == 403
    assert Browser(site).opens("/join/no-such-match/AAAA").status_code == 404


def test_every_door_is_shown_in_every_language_and_kept_by_nobody(
    site: TestClient, director: Browser
) -> None:
    for language in ("en", "it", "es"):
        for path in ("/sign-in", "/join", "/join/ABCDEF", "/devices"):
            told = director.opens(f"{path}?lang={language}")
            assert told.status_code == 200
            assert f'lang="{language}"' in told.text
            assert told.headers["cache-control"] == "no-store"
            assert "form-action 'self'" in told.headers["content-security-policy"]
