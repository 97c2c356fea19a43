"""The dice of a played backgammon match: three chains, links shown as each roll falls, every roll checkable at once."""

import hashlib
import json
import time
from typing import Any

import pytest
from starlette.testclient import TestClient

from arbitro.backgammon.dice import Chain, Ledger, gathered, verify
from arbitro.kernel.incoming import decoded
from arbitro.live.dice import LENGTH
from tests.web.hall.conftest import Device

EDITION = "backgammon/wbgf-2.1"


def until(site: Device, path: str, true: Any) -> Any:
    """Ask until something holds."""
    for _ in range(200):
        told = site.get(path).json()
        if true(told):
            return told
        time.sleep(0.02)
    raise AssertionError(told)


def made(who: Device, players: list[dict[str, Any]], **options: Any) -> str:
    body = {
        "edition": EDITION,
        "mode": "played",
        "players": players,
        "length": {"points": 1},
        "options": options,
    }
    answer = who.post("/api/matches", body)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def journal(who: Device, match: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in who.get(f"/api/matches/{match}/journal").text.splitlines()]


def entered(who: Device, match: str, event: Any) -> Any:
    shown = who.get(f"/api/matches/{match}").json()
    body = {"command": f"{match} {shown['sequence']}", "expected": shown["sequence"], "event": event}
    return who.post(f"/api/matches/{match}/acts", body)


def fell(entry: dict[str, Any]) -> list[int]:
    """Return the dice of the fact that stands beside a ledger."""
    fact = entry["act"]["facts"][0]
    return list(fact["dice"]) if "dice" in fact else [fact["X"], fact["O"]]


def test_a_simple_client_plays_with_links_that_the_hall_makes_and_says_so(guest: Device) -> None:
    match = made(guest, [{"name": "Ada"}, {"name": "Bea"}])
    until(guest, f"/api/matches/{match}", lambda told: any(due["act"] == "move" for due in told["due"]))
    told = guest.get(f"/api/matches/{match}/dice")
    assert verify(decoded(told.content, Ledger)) is None
    assert (told.json()["hall"], told.json()["awaited"]) == (["server", "X", "O"], [])
    rolls = [entry for entry in journal(guest, match) if "dice" in entry["act"].get("made", {})]
    assert len(rolls) == len(told.json()["rolls"]) >= 1
    for entry in rolls:
        assert entry["act"]["made"]["dice"]["hall"] == ["server", "X", "O"]
        assert sorted(fell(entry)) == sorted(entry["act"]["made"]["dice"]["rolls"][0]["dice"])


class Side:
    """A player's device: its own chain, and what it shows of it."""

    def __init__(self, site: TestClient, name: str) -> None:
        answer = Device(site).post("/api/guests", {"name": name}).json()
        self.id, self.who = answer["guest"], Device(site, answer["token"])
        self.chain = Chain(hashlib.sha256(name.encode()).digest(), LENGTH)

    def shows(self, match: str, **what: str) -> Any:
        return self.who.post(f"/api/matches/{match}/dice", what)

    def links(self, match: str) -> Any:
        number = self.who.get(f"/api/matches/{match}/dice").json()["number"]
        return self.shows(match, link=self.chain.link(number))


@pytest.fixture
def sides(site: TestClient) -> tuple[Side, Side]:
    return Side(site, "Ada"), Side(site, "Bea")


def test_devices_commit_and_show_a_link_for_each_roll(sides: tuple[Side, Side], guest: Device) -> None:
    x, o = sides
    match = made(x.who, [{"guest": x.id}, {"guest": o.id}], dice="exchange")
    path = f"/api/matches/{match}/dice"
    assert guest.get(path).json()["awaited"] == ["X", "O"]
    assert x.links(match).status_code == 400, "a link before all have committed"
    assert x.shows(match, commitment=x.chain.commitment).json()["awaited"] == ["O"]
    assert x.shows(match, commitment=x.chain.commitment).status_code == 200, "said again"
    assert x.shows(match, commitment=x.chain.link(1)).status_code == 409
    assert o.shows(match, commitment="none").status_code == 400
    assert o.shows(match, commitment=o.chain.commitment).json()["awaited"] == ["X", "O"]
    assert x.links(match).json()["awaited"] == ["O"]
    told = guest.get(path).json()
    assert x.chain.link(1) not in json.dumps(told), "nobody sees a link before its time"
    assert o.shows(match, link=o.chain.link(2)).status_code == 400, "not the next link"
    assert o.links(match).status_code == 200
    while not any(due["act"] == "move" for due in x.who.get(f"/api/matches/{match}").json()["due"]):
        until(guest, path, lambda told: set(told["awaited"]) == {"X", "O"} and told["rolls"])
        x.links(match), o.links(match)
        time.sleep(0.05)
    ledger = decoded(guest.get(path).content, Ledger)
    assert verify(ledger) is None
    assert x.chain.link(1) == ledger.rolls[0].links.X
    assert guest.get(path).json()["hall"] == ["server"]
    kept = [entry["act"]["made"] for entry in journal(guest, match) if "made" in entry["act"]]
    assert gathered(kept) == ledger


def test_a_roll_waits_for_both_links_and_is_refused_until_then(sides: tuple[Side, Side]) -> None:
    x, o = sides
    match = made(x.who, [{"guest": x.id}, {"guest": o.id}], dice="exchange")
    for side in sides:
        side.shows(match, commitment=side.chain.commitment)
    path = f"/api/matches/{match}"
    while not any(due["act"] == "move" for due in x.who.get(path).json()["due"]):
        x.links(match), o.links(match)
        time.sleep(0.05)
    due = x.who.get(path).json()["due"]
    move = next(one for one in due if one["act"] == "move")
    first, second = (x, o) if move["side"] == "X" else (o, x)
    played = entered(first.who, match, {"move": move["choices"][0]})
    assert played.json()["refused"] is None
    early = entered(second.who, match, "roll")
    assert (early.status_code, early.json()["code"]) == (409, "link-awaited")
    assert set(early.json()["awaited"]) == {"X", "O"}
    second.links(match)
    assert entered(second.who, match, "roll").json()["awaited"] == [move["side"]]
    first.links(match)
    rolled = entered(second.who, match, "roll")
    assert (rolled.status_code, rolled.json()["refused"]) == (200, None)
    assert verify(decoded(x.who.get(f"{path}/dice").content, Ledger)) is None


def test_a_side_may_leave_its_links_to_the_hall(sides: tuple[Side, Side]) -> None:
    x, o = sides
    match = made(x.who, [{"guest": x.id}, {"guest": o.id}], dice="exchange")
    x.shows(match, commitment=x.chain.commitment)
    assert o.shows(match, commitment="hall").json()["awaited"] == ["X"]
    x.links(match)
    told = until(x.who, f"/api/matches/{match}/dice", lambda told: told["rolls"])
    assert told["hall"] == ["server", "O"]


def test_nobody_shows_links_for_another_or_where_there_are_no_dice(
    sides: tuple[Side, Side], guest: Device
) -> None:
    x, o = sides
    match = made(x.who, [{"guest": x.id}, {"guest": o.id}], dice="exchange")
    assert o.shows(match, commitment=o.chain.commitment, side="X").status_code == 403
    assert guest.post(f"/api/matches/{match}/dice", {"link": "00" * 32}).status_code == 403
    plain = made(x.who, [{"guest": x.id}, {"house": 1}])
    assert x.shows(plain, commitment=x.chain.commitment).json()["code"] == "hall-dice"
    other = {"edition": "carrom/icf-2001", "mode": "umpired", "players": [{"name": "A"}, {"name": "B"}]}
    carrom = guest.post("/api/matches", other).json()["id"]
    assert guest.get(f"/api/matches/{carrom}/dice").status_code == 404
    assert guest.post("/api/matches", {**other, "options": {"dice": "exchange"}}).status_code == 400
