"""A hall that shows itself has an event of each game under way, with something to decide in each."""

import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from arbitro.cli.demo import PASSWORD, ROLES
from arbitro.live.desk.demonstration import CARROM
from arbitro.store import Store
from arbitro.store.people import add_account
from arbitro.web import app
from arbitro.web.hall.first_director import appoint
from arbitro.web.hall.sign_in import new_account
from tests.web.hall.test_desk import wait_for


@pytest.fixture
def shown(tmp_path: Path) -> Iterator[TestClient]:
    """A demonstration with everybody who can be tried, all three events under way."""
    with Store.serve(tmp_path, synchronous="OFF") as store:
        appoint(store, "Director", PASSWORD)
        for name, role in ROLES:
            store.write(partial(add_account, account=new_account(name, PASSWORD, [role], 0))).result()
        with TestClient(app(store, demo=True), base_url="http://testserver") as site:
            wait_for(lambda: len(site.get("/api/desk").json()) == 3)
            yield site


def become(site: TestClient, role: str) -> str:
    """Press the button of a role on the first page, and return where it leads."""
    token = re.search(r'name="form" value="([^"]+)"', site.get("/").text)
    assert token is not None
    headers = {"origin": "http://testserver"}
    answer = site.post(
        "/demo/as", data={"role": role, "form": token[1]}, headers=headers, follow_redirects=False
    )
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


def waits(site: TestClient, event: str) -> set[str]:
    return {wait["kind"] for wait in site.get(f"/api/desk/{event}").json()["waits"]}


def test_a_demonstration_has_a_late_player_a_protest_and_an_appeal_under_way(shown: TestClient) -> None:
    assert become(shown, "director") == "/desk/carrom-1"
    assert {"protest-filed", "late", "awaited"} <= waits(shown, "carrom-1")
    assert "claim-voting" in waits(shown, "backgammon-1")
    assert "differing" in waits(shown, "snooker-1")


def test_each_role_is_tried_by_a_button(shown: TestClient) -> None:
    assert become(shown, "player") == "/desk/carrom-1/me"
    assert shown.get("/api/desk/carrom-1/me").json()["names"] == ["Silva"]
    assert become(shown, "committee") == "/desk/backgammon-1/me"
    assert shown.get("/api/desk/backgammon-1/me").json()["names"] == ["Larsen"]
    assert become(shown, "umpire") == "/umpire"
    assert shown.get("/api/session").json()["name"] == "Umpire"
    assert become(shown, "spectator") == "/desk/carrom-1"
    assert shown.get("/api/session").json()["name"] == ""


def test_nobody_becomes_another_outside_a_demonstration(site: TestClient) -> None:
    site.cookies.clear()
    assert site.post("/demo/as", data={"role": "director"}).status_code == 404
    assert site.post("/demo", follow_redirects=False).headers["location"] == "/sign-in"


def test_who_signs_in_as_somebody_of_the_demonstration_is_him(shown: TestClient) -> None:
    assert shown.post("/api/session", json={"name": "Silva", "password": PASSWORD}).is_success
    assert shown.get("/api/desk/carrom-1/me").json()["names"] == ["Silva"]


def test_an_event_that_a_visitor_ends_makes_room_for_a_new_one(
    shown: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("arbitro.live.desk.demonstration.PACE", 0.05)
    assert become(shown, "director") == "/desk/carrom-1"
    decided = {"decide_protest": {"dispute": "D1", "decision": "rejected"}}
    leave = [decided, *({"withdraw": {"player": name}} for name in CARROM.players[1:])]
    sequence = shown.get("/api/desk/carrom-1").json()["sequence"]
    body = {"command": "all gone", "expected": sequence, "events": leave}
    headers = {"origin": "http://testserver"}
    assert shown.post("/api/desk/carrom-1/all", json=body, headers=headers).json()["refused"] is None
    wait_for(lambda: "carrom-2" in {one["id"] for one in shown.get("/api/desk").json()})
