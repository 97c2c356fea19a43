"""Small promises of the contract: layouts before the first stroke, invitations, numbers, JSON to programs always."""

import re
from typing import Any
from uuid import uuid4

import pytest
from starlette.testclient import TestClient

from arbitro.web.hall.table import ENDPOINTS
from arbitro.web.routes import ROUTES
from tests.web.hall.conftest import Device

PLAYED = {"carrom/icf-2001": 19, "carrom/classic-29": 19, "snooker/wpbsa": 21}
"""How many pieces lie there before the first stroke; the striker and the cue-ball are in hand."""
PATHS = sorted(
    {
        re.sub(r"{.*?}", "x", path)
        for path in (getattr(route, "path", "") for route in (*ROUTES, *ENDPOINTS))
        if path.startswith("/api/")
    }
)
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "FOO")


def played(device: Device, edition: str, *players: dict[str, Any], **more: Any) -> dict[str, Any]:
    body = {"edition": edition, "mode": "played", "players": [*players], **more}
    answer = device.post("/api/matches", body)
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


@pytest.mark.parametrize("edition", PLAYED)
def test_a_played_match_has_its_layout_as_soon_as_it_is_made(guest: Device, edition: str) -> None:
    match = played(guest, edition, {"name": "Ada"}, {"name": "Bea"})
    assert len(match["layout"]) == PLAYED[edition]
    assert match["due"][0]["act"] == "stroke"
    again = guest.get(f"/api/matches/{match['id']}").json()
    assert (again["sequence"], again["layout"]) == (match["sequence"], match["layout"]), "the lot is drawn"


@pytest.mark.parametrize("edition", PLAYED)
def test_while_somebody_is_awaited_the_table_is_laid_out_too(guest: Device, edition: str) -> None:
    match = played(guest, edition, {"name": "Ada"}, {"invite": True})
    assert match["state"] == "waiting"
    assert len(match["layout"]) == PLAYED[edition]


def test_an_umpired_match_has_no_layout(guest: Device) -> None:
    body = {"edition": "snooker/wpbsa", "mode": "umpired", "players": [{"name": "Ada"}, {"name": "Bea"}]}
    assert guest.post("/api/matches", body).json()["layout"] is None


def test_the_code_of_an_invitation_lets_a_device_in_on_its_seat(site: TestClient, guest: Device) -> None:
    match = played(guest, "snooker/wpbsa", {"name": "Ada"}, {"invite": True})
    code = match["players"][1]["join"].rpartition("/")[2]
    answer = Device(site).post("/api/devices", {"join": code, "name": "चन्द्रशेखर"})
    assert answer.status_code == 200, answer.text
    assert answer.json()["scope"] == {"role": "player", "match": match["id"]}
    seated = Device(site, answer.json()["token"]).get(f"/api/matches/{match['id']}").json()
    assert seated["state"] == "running"
    assert [(one["name"], one.get("you", False)) for one in seated["players"]][1] == ("चन्द्रशेखर", True)
    assert Device(site).post("/api/devices", {"join": code}).status_code == 403, "it works once"


def test_whoever_is_known_sits_down_as_themselves(site: TestClient, guest: Device) -> None:
    match = played(guest, "carrom/icf-2001", {"name": "Ada"}, {"invite": True})
    friend = Device(site, Device(site).post("/api/guests", {"name": "Cleo"}).json()["token"])
    code = match["players"][1]["join"].rpartition("/")[2]
    assert friend.post("/api/devices", {"join": code}).json()["scope"]["match"] == match["id"]
    assert friend.get(f"/api/matches/{match['id']}").json()["players"][1]["name"] == "Cleo"


@pytest.mark.parametrize("what", ["acts", "undo", "pause", "resign"])
def test_no_sequence_is_below_nought(guest: Device, what: str) -> None:
    match = played(guest, "backgammon/wbgf-2.1", {"name": "Ada"}, {"name": "Bea"})
    body: dict[str, Any] = {"command": str(uuid4()), "expected": -1}
    if what == "acts":
        body["event"] = "roll"
    answer = guest.post(f"/api/matches/{match['id']}/{what}", body)
    assert (answer.status_code, answer.json()["key"]) == (400, "expected")


@pytest.mark.parametrize("method", METHODS)
def test_a_program_is_never_answered_with_a_page(site: TestClient, guest: Device, method: str) -> None:
    odd = ("/api/", "/api//x", "/api/x", f"/api/{'x' * 9000}", "/api/x?y=%00", "/api/matches/%ff", "/api/%2e")
    for path in (*PATHS, *odd):
        if path == "/api/events" and method in ("GET", "HEAD"):
            continue  # a stream, which does not end
        for accept in ("text/html", "application/json", ""):
            headers = {**guest.headers, **({"accept": accept} if accept else {})}
            answer = site.request(method, path, headers=headers, follow_redirects=False)
            assert "html" not in answer.headers.get("content-type", ""), (path, accept)
            assert answer.status_code < 500, (path, accept)


def test_the_page_about_the_api_refuses_other_methods_as_the_api_does(site: TestClient) -> None:
    assert "html" in site.get("/api").headers["content-type"]
    for method in METHODS[2:]:
        answer = site.request(method, "/api")
        assert answer.status_code == 405
        assert answer.headers["content-type"] == "application/problem+json"
