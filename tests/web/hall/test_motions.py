"""The trajectory of a played stroke: made once, kept, and served under an address that never changes."""

import json
from typing import Any

import pytest
from starlette.testclient import TestClient

from arbitro.live.live_hall import LiveHall
from arbitro.live.motions import Motions
from tests.web.hall.conftest import Device
from tests.web.hall.test_judged_once import PLAYED, acted, counting, made

FOR_EVER = "max-age=31536000, immutable"


@pytest.fixture(params=PLAYED, ids=["carrom", "snooker"])
def simulated(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> tuple[str, Any, list[int]]:
    """An edition, a stroke of it, and how often strokes were simulated."""
    edition, event = request.param
    game = edition.partition("/")[0]
    return edition, event, counting(monkeypatch, f"arbitro.players.{game}.table.simulate")


def played(device: Device, edition: str, event: Any, **more: Any) -> tuple[str, int, str]:
    """Play a stroke, and return its match, its number and its digest."""
    me = {"guest": device.get("/api/session").json()["id"]}
    match = made(device, edition, mode="played", players=[me, me], **more)
    told = acted(device, match, event)
    number = next(ruling["number"] for ruling in told["rulings"])
    entries = [json.loads(line) for line in device.get(f"/api/matches/{match}/journal").text.splitlines()]
    return match, number, str(entries[number]["digest"])


def test_a_hundred_watchers_of_a_stroke_cost_one_simulation(
    site: TestClient, director: Device, simulated: tuple[str, Any, list[int]]
) -> None:
    edition, event, calls = simulated
    match, number, digest = played(director, edition, event)
    watchers = [Device(site).get(f"/api/matches/{match}/strokes/{number}?of={digest}") for _ in range(100)]
    assert len(calls) == 1
    assert {one.status_code for one in watchers} == {200}
    assert len({one.content for one in watchers}) == 1
    hall: LiveHall = site.app.state.hall  # type: ignore[attr-defined]
    hall.motions = Motions()  # as after a restart, or once it was asked for too long ago
    again = [Device(site).get(f"/api/matches/{match}/strokes/{number}?of={digest}") for _ in range(10)]
    assert len(calls) == 2
    assert {one.content for one in again} == {watchers[0].content}, "to the last bit"


def test_the_address_of_a_motion_never_changes(director: Device) -> None:
    match, number, digest = played(director, *PLAYED[0])
    path = f"/api/matches/{match}/strokes/{number}"
    plain, fixed = director.get(path), director.get(f"{path}?of={digest}")
    assert (plain.headers["etag"], plain.headers["cache-control"]) == (f'"{digest}"', "no-cache")
    assert fixed.headers["cache-control"] == f"public, {FOR_EVER}"
    assert director.get(path, **{"if-none-match": f'"{digest}"'}).status_code == 304
    assert director.get(f"{path}?of={digest[::-1]}").status_code == 404


def test_of_a_private_match_a_motion_is_kept_by_nobody_else(site: TestClient, director: Device) -> None:
    match, number, digest = played(director, *PLAYED[0], options={"private": True})
    path = f"/api/matches/{match}/strokes/{number}?of={digest}"
    assert director.get(path).headers["cache-control"] == f"private, {FOR_EVER}"
    assert Device(site).get(path).status_code in (401, 403)


def test_what_is_disputed_is_withheld_and_kept_by_nobody(site: TestClient, director: Device) -> None:
    match, number, digest = played(director, *PLAYED[0])
    path = f"/api/matches/{match}/strokes/{number}?of={digest}"
    acted(director, match, {"text": "no foul", "by": "A"}, "protest")
    assert director.get(path).headers["cache-control"] == "no-store"
    assert Device(site).get(path).status_code == 404
