"""A hall that shows itself has an event of each game under way, with something to decide in each."""

import time
from pathlib import Path

from starlette.testclient import TestClient

from arbitro.store import Store
from arbitro.web import app
from arbitro.web.hall.first import appoint
from tests.web.hall.conftest import Device


def test_a_demonstration_has_a_late_player_a_protest_and_an_appeal_under_way(tmp_path: Path) -> None:
    with Store.serve(tmp_path, synchronous="OFF") as store:
        appoint(store, "Director", "a long password")
        with TestClient(app(store, demo=True)) as site:
            answer = Device(site).post("/api/session", {"name": "Director", "password": "a long password"})
            director = Device(site, answer.json()["token"])
            for _ in range(500):
                if len(director.get("/api/desk").json()) == 3 and _waits(director, "backgammon-1"):
                    break
                time.sleep(0.02)
            assert {"protest-filed", "awaited"} <= _waits(director, "carrom-1")
            assert "claim-voting" in _waits(director, "backgammon-1")
            assert "differing" in _waits(director, "snooker-1")
            assert "arbitro-demo" in site.get("/").text


def _waits(director: Device, event: str) -> set[str]:
    return {wait["kind"] for wait in director.get(f"/api/desk/{event}").json()["waits"]}
