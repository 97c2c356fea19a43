"""The lag of a player's link is credited to his clock: measured, within a quota, shown and journaled."""

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from arbitro.live.lag import MOST_A_GAME, MOST_AN_ACT
from arbitro.store import Store
from arbitro.web import app
from tests.web.hall.conftest import Device
from tests.web.hall.test_exchange import Side, begun, entered, moved, side_of, until

EDITION = "backgammon/wbgf-2.1"
BEGAN = time.time_ns() // 10**6
"""Not long ago: the hall forgets sessions that are over."""


class Turned:
    """A clock that a test turns by hand."""

    def __init__(self) -> None:
        self.ms = 0

    def wall(self) -> int:
        return BEGAN + self.ms

    def steady(self) -> int:
        return self.ms


class Match:
    """Backgammon between two on one device, with the hall's clock."""

    def __init__(self, site: TestClient) -> None:
        self.time = Turned()
        site.app.state.hall.time = self.time  # type: ignore[attr-defined]  # a Starlette application
        self.who = Device(site, Device(site).post("/api/guests", {"name": "Ada"}).json()["token"])
        body = {
            "edition": EDITION,
            "mode": "played",
            "players": [{"name": "Ada"}, {"name": "Bea"}],
            "length": {"points": 3},
            "clock": True,
        }
        self.path = f"/api/matches/{self.who.post('/api/matches', body).json()['id']}"
        until(self.who, self.path, lambda told: any(due["act"] == "move" for due in told["due"]))

    def acts(self, after: int, **more: Any) -> Any:
        """Do what is due some milliseconds after the entry before, and return its entry."""
        shown = self.who.get(self.path).json()
        due = {one["act"]: one for one in shown["due"]}
        event = {"move": due["move"]["choices"][0]} if "move" in due else "roll"
        self.time.ms += after
        body = {"command": str(shown["sequence"]), "expected": shown["sequence"], "event": event, **more}
        answer = self.who.post(f"{self.path}/acts", body)
        assert answer.status_code == 200, answer.text
        assert answer.json()["refused"] is None
        lines = self.who.get(f"{self.path}/journal").text.splitlines()
        return json.loads(lines[answer.json()["sequence"]])


@pytest.fixture
def match(tmp_path: Path) -> Iterator[Match]:
    with Store.serve(tmp_path / "hall", synchronous="OFF") as store, TestClient(app(store)) as site:
        yield Match(site)


def test_an_act_counts_from_when_it_left_the_hand(match: Match) -> None:
    entry = match.acts(3000, thought_ms=2800)
    assert entry["act"]["made"]["lag"]["ms"] == 200
    assert entry["at"] == 2800
    side = entry["act"]["made"]["lag"]["side"]
    clocks = match.who.get(match.path).json()["clocks"]
    assert {clock["side"]: clock["credited_ms"] for clock in clocks}[side] == 200


def test_one_act_is_credited_no_more_than_the_quota(match: Match) -> None:
    assert match.acts(9000, thought_ms=0)["act"]["made"]["lag"]["ms"] == MOST_AN_ACT


def test_a_game_is_credited_no_more_than_its_quota(match: Match) -> None:
    given: dict[str, int] = {}
    for _ in range(2 * 2 * (MOST_A_GAME // MOST_AN_ACT) + 8):
        lag = match.acts(1000, thought_ms=0)["act"].get("made", {}).get("lag")
        if lag:
            given[lag["side"]] = given.get(lag["side"], 0) + lag["ms"]
    assert set(given.values()) == {MOST_A_GAME}


@pytest.mark.parametrize("thought", [None, 3000, 99_000])
def test_without_lag_there_is_no_credit(match: Match, thought: int | None) -> None:
    more = {} if thought is None else {"thought_ms": thought}
    assert "lag" not in match.acts(3000, **more)["act"].get("made", {})


@pytest.fixture
def turned(site: TestClient) -> Turned:
    """The hall's time, turned by hand."""
    time = Turned()
    site.app.state.hall.time = time  # type: ignore[attr-defined]  # a Starlette application
    return time


def left(side: Side, match: str, of: str) -> int:
    """Return what a side has left on its clock, all parts together."""
    clocks = side.who.get(f"/api/matches/{match}").json()["clocks"]
    return sum(clock["left_ms"] for clock in clocks if clock["side"] == of)


def test_nobody_loses_time_by_the_link_of_anothers_device(site: TestClient, turned: Turned) -> None:
    sides = Side(site, "Ada"), Side(site, "Bea")
    match = begun(*sides, clock=True)
    rolls, other = moved(*sides, match)
    me = side_of(rolls, sides)
    before = left(rolls, match, me)
    turned.ms += 15_000
    assert before - left(rolls, match, me) == 3000, (
        "after twelve seconds of grace: his own device is awaited too"
    )
    rolls.links(match)
    turned.ms += 12_000
    assert before - left(rolls, match, me) == 3000
    assert not any(one["running"] for one in rolls.who.get(f"/api/matches/{match}").json()["clocks"])
    living = {one.name: one for one in site.app.state.hall.living()}  # type: ignore[attr-defined]  # a Starlette application
    assert living[match].timer is None, "nothing runs out meanwhile"
    assert rolls.who.get(f"/api/matches/{match}/dice").json()["late_in_ms"] == 8000, "lateness goes on"
    other.links(match)
    turned.ms += 2000
    assert living[match].timer is not None
    assert entered(rolls.who, match, "roll").json()["refused"] is None
    assert before - left(rolls, match, me) == 5000
