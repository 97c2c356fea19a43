"""The dice of a played backgammon match: three chains, links shown as each roll falls, every roll checkable at once."""

import hashlib
import json
import time
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from arbitro.backgammon.dice import Chain, Ledger, gather_ledger, verify
from arbitro.kernel.incoming import decode_json
from arbitro.live.dice import LENGTH
from arbitro.store import Store
from arbitro.web import app
from tests.web.hall.conftest import Device
from tests.web.hall.process import Asker, Served

EDITION = "backgammon/wbgf-2.1"


def until(site: Device, path: str, true: Any) -> Any:
    """Ask until something holds."""
    for _ in range(200):
        told = site.get(path).json()
        if true(told):
            return told
        time.sleep(0.02)
    raise AssertionError(told)


def made(who: Device, players: list[dict[str, Any]], *, clock: bool = False, **options: Any) -> str:
    body = {
        **({"clock": True} if clock else {}),
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
    assert verify(decode_json(told.content, Ledger)) is None
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

    def shows(self, match: str, **what: Any) -> Any:
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
    ledger = decode_json(guest.get(path).content, Ledger)
    assert verify(ledger) is None
    assert x.chain.link(1) == ledger.rolls[0].links.X
    assert guest.get(path).json()["hall"] == ["server"]
    kept = [entry["act"]["made"] for entry in journal(guest, match) if "made" in entry["act"]]
    assert gather_ledger(kept) == ledger


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
    assert verify(decode_json(x.who.get(f"{path}/dice").content, Ledger)) is None


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


def begun(x: Side, o: Side, *, clock: bool = False) -> str:
    """Return a match whose dice both devices make, up to the first move."""
    match = made(x.who, [{"guest": x.id}, {"guest": o.id}], clock=clock, dice="exchange")
    for side in (x, o):
        side.shows(match, commitment=side.chain.commitment)
    while not move_due(x.who, match):
        x.links(match), o.links(match)
        time.sleep(0.05)
    return match


def move_due(who: Device, match: str) -> Any:
    due = who.get(f"/api/matches/{match}").json()["due"]
    return next((one for one in due if one["act"] == "move"), None)


def moved(x: Side, o: Side, match: str) -> tuple[Side, Side]:
    """Make the move that is due, and return who rolls next and who waits."""
    move = move_due(x.who, match)
    mover, other = (x, o) if move["side"] == "X" else (o, x)
    assert entered(mover.who, match, {"move": move["choices"][0]}).json()["refused"] is None
    return other, mover


def side_of(side: Side, sides: tuple[Side, Side]) -> str:
    return "X" if side is sides[0] else "O"


def test_a_player_goes_on_with_another_device_and_the_change_is_in_the_journal(
    sides: tuple[Side, Side], guest: Device
) -> None:
    match = begun(*sides)
    path = f"/api/matches/{match}"
    rolls, waits = moved(*sides, match)
    old = rolls.who.get(f"{path}/dice").json()["number"]
    waits.links(match)
    rolls.chain = Chain(b"a new phone that has no chain yet", LENGTH)
    assert rolls.shows(match, commitment=rolls.chain.commitment).json()["code"] == "committed"
    told = rolls.shows(match, commitment=rolls.chain.commitment, anew=True).json()
    assert (told["number"], set(told["awaited"])) == (old + 1, {"X", "O"})
    assert told["changes"][0]["number"] == old
    again = rolls.shows(match, commitment=rolls.chain.commitment, anew=True).json()
    assert len(again["changes"]) == 1, "said again"
    assert waits.shows(match, link=waits.chain.link(old)).status_code == 400, (
        "shown for a roll that never was"
    )
    waits.links(match)
    assert rolls.shows(match, link=rolls.chain.link(1)).status_code == 200
    assert entered(rolls.who, match, "roll").json()["refused"] is None
    ledger = decode_json(guest.get(f"{path}/dice").content, Ledger)
    assert verify(ledger) is None
    kept = [entry["act"]["made"] for entry in journal(guest, match) if "made" in entry["act"]]
    assert gather_ledger(kept) == ledger
    assert [change.party for change in ledger.changes] == [side_of(rolls, sides)]


def test_who_waits_for_a_link_goes_on_without_it_once_it_is_late(
    sides: tuple[Side, Side], guest: Device, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = begun(*sides)
    rolls, gone = moved(*sides, match)
    side = side_of(gone, sides)
    wish = {"commitment": "hall", "anew": True, "side": side}
    assert rolls.shows(match, **wish).json()["code"] == "not-late", "no roll is called for"
    rolls.links(match)
    early = rolls.shows(match, **wish).json()
    assert early["code"] == "not-late"
    assert 0 < early["late_in_ms"] <= 20_000
    assert guest.post(f"/api/matches/{match}/dice", wish).status_code == 403
    monkeypatch.setattr("arbitro.live.dice.LATE", 0)
    assert guest.post(f"/api/matches/{match}/dice", wish).status_code == 403
    chosen = rolls.shows(match, commitment="00" * 32, anew=True, side=side)
    assert chosen.status_code == 403, "nobody chooses another's chain"
    told = rolls.shows(match, **wish).json()
    assert side in told["hall"]
    assert told["changes"][0] | {"commitment": ""} == {
        "number": told["number"] - 1,
        "party": side,
        "commitment": "",
        "by": side_of(rolls, sides),
        "hall": True,
    }
    rolls.links(match)
    assert entered(rolls.who, match, "roll").json()["refused"] is None
    gone.chain = Chain(b"back again", LENGTH)
    back = gone.shows(match, commitment=gone.chain.commitment, anew=True).json()
    assert side not in back["hall"]
    assert verify(decode_json(guest.get(f"/api/matches/{match}/dice").content, Ledger)) is None


def test_an_official_goes_on_for_a_side_that_never_committed(
    sides: tuple[Side, Side], director: Device, monkeypatch: pytest.MonkeyPatch
) -> None:
    x, o = sides
    match = made(x.who, [{"guest": x.id}, {"guest": o.id}], dice="exchange")
    x.shows(match, commitment=x.chain.commitment)
    wish = {"commitment": "hall", "anew": True, "side": "O"}
    monkeypatch.setattr("arbitro.live.dice.LATE", 0)
    until(x.who, f"/api/matches/{match}/dice", lambda told: told["late_in_ms"] == 0)
    assert director.post(f"/api/matches/{match}/dice", wish).json()["hall"] == ["server", "O"]
    x.links(match)
    until(x.who, f"/api/matches/{match}/dice", lambda told: told["rolls"])


def test_a_change_of_chain_outlives_the_hall(tmp_path: Path) -> None:
    with Store.serve(tmp_path, synchronous="OFF") as store, TestClient(app(store)) as site:
        sides = Side(site, "Ada"), Side(site, "Bea")
        match = begun(*sides)
        rolls, waits = moved(*sides, match)
        rolls.chain = Chain(b"another", LENGTH)
        rolls.shows(match, commitment=rolls.chain.commitment, anew=True)
    with Store.serve(tmp_path, synchronous="OFF") as store, TestClient(app(store)) as site:
        for side in (rolls, waits):
            side.who.site = site
        waits.links(match)
        rolls.shows(match, link=rolls.chain.link(1))
        assert entered(rolls.who, match, "roll").json()["refused"] is None
        assert verify(decode_json(rolls.who.get(f"/api/matches/{match}/dice").content, Ledger)) is None


def test_a_roll_that_is_called_for_is_told_once_to_those_who_watch(tmp_path: Path) -> None:
    with Served(tmp_path / "hall") as hall:
        guests = [hall.post("/api/guests", {"name": name}).json for name in ("Ada", "Bea")]
        x, o = (Asker(hall.port, one["token"]) for one in guests)
        seats = [{"guest": one["guest"]} for one in guests]
        body = {"edition": EDITION, "mode": "played", "players": seats, "options": {"dice": "exchange"}}
        match = str(x.post("/api/matches", body).json["id"])
        with o.watch(match) as stream:
            assert stream.take(1)[0]["event"] == "match"
            chain = Chain(b"x" * 32, LENGTH)
            x.post(f"/api/matches/{match}/dice", {"commitment": chain.commitment})
            o.post(f"/api/matches/{match}/dice", {"commitment": "hall"})
            x.post(f"/api/matches/{match}/dice", {"link": chain.link(1)})
            told = []
            for message in stream:
                told.append(message)
                if message["event"] == "act":
                    break
        dice = [one["data"] for one in told if one["event"] == "dice"]
        awaited = [one["awaited"] for one in dice]
        assert awaited.index(["O"]) < awaited.index(["X"])
        called = [one["awaited"] for one in dice if one["late_in_ms"] is not None]
        assert ["X"] in called, "X is called once everybody has committed"
        assert dice[-1]["awaited"] == [], "both have shown theirs"
        assert all("id" not in one for one in told if one["event"] == "dice"), "told, and not kept"
        assert chain.link(1) not in json.dumps(dice)
