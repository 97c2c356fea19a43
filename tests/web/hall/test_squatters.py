"""Nobody takes a name or a place that belongs to others: of a match of an event, of one played again, in a queue."""

from functools import partial
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from starlette.testclient import TestClient

from arbitro.store import Store
from arbitro.store import people as kept
from arbitro.store.grants import Grant
from arbitro.web.hall import dice
from arbitro.web.hall.desk import acting
from tests.web.hall.conftest import Device
from tests.web.hall.test_company import BACKGAMMON, act, someone
from tests.web.hall.test_company import made as made_match
from tests.web.hall.test_desk import made, run, wait_for

CARROM: dict[str, Any] = {
    "edition": "carrom/icf-2001",
    "mode": "umpired",
    "players": [{"name": "Ada"}, {"name": "Bea"}],
}
GIVEN = {"entries": ["Ada", "Bea", "Cid", "Dan"], "tables": ["7", "8"]}
RACE = f"XGID=-EEE{18 * '-'}eee-:0:0:1:00:0:0:0:1:10"


def taken(device: Device, name: str) -> int:
    return int(device.post("/api/matches", {**CARROM, "id": name}).status_code)


def opened(director: Device, cup: str) -> str:
    """Call the first match of an event, and return its name in the hall."""
    run(director, cup, "draw", {"call": {"match": "R1.1", "table": "7"}})
    wait_for(lambda: "R1.1" in director.get(f"/api/desk/{cup}").json()["links"])
    return str(director.get(f"/api/desk/{cup}").json()["links"]["R1.1"])


def test_a_guest_makes_no_match_by_a_name_that_an_event_gives(director: Device, guest: Device) -> None:
    cup = made(director, id=f"cup.{uuid4().hex[:6]}", given=GIVEN, options={})
    for name in (f"{cup}.R1.1", f"{cup}.R1.1.2", f"{cup}.anything"):
        assert guest.post("/api/matches", {**CARROM, "id": name}).json()["code"] == "taken", name
    assert taken(guest, f"{cup}-2") == 201
    assert taken(guest, f"other.{cup}") == 201
    assert opened(director, cup) == f"{cup}.R1.1"


def test_who_asks_again_for_a_match_has_it_whatever_event_was_opened_since(
    director: Device, guest: Device
) -> None:
    cup = f"cup-{uuid4().hex[:6]}"
    assert taken(guest, f"{cup}.R1.1") == 201
    made(director, id=cup, given=GIVEN, options={})
    assert taken(guest, f"{cup}.R1.1") == 200
    assert taken(guest, f"{cup}.R1.2") == 409


def test_names_that_were_taken_before_there_was_an_event_keep_no_match_from_its_table(
    director: Device, guest: Device
) -> None:
    cup = f"cup-{uuid4().hex[:6]}"
    squatted = {f"{cup}.R1.1", *(f"{cup}.R1.1.{number}" for number in range(2, 30))}
    assert {taken(guest, name) for name in squatted} == {201}
    made(director, id=cup, given=GIVEN, options={})
    linked = opened(director, cup)
    assert linked.startswith(f"{cup}.R1.1.")
    assert linked not in squatted
    assert director.get(f"/api/matches/{linked}").json()["event"] == cup
    run(director, cup, {"result": {"match": "R1.1", "winner": "Ada"}})
    wait_for(lambda: director.get(f"/api/matches/{linked}").json()["state"] == "over")


def test_who_plays_again_is_led_to_no_match_of_a_stranger(site: TestClient, guest: Device) -> None:
    ada = someone(site, "Ada")
    match = made_match(ada, BACKGAMMON, {"name": "Ada"}, {"name": "Bea"}, options={"position": RACE})
    assert taken(guest, f"{match['id']}.2") == 201
    offered = ada.post(
        f"/api/matches/{match['id']}/resign", {"command": str(uuid4()), "expected": 0, "what": "single"}
    ).json()
    if offered["match"]["state"] != "over":
        assert act(ada, offered["match"], "accept").json()["match"]["state"] == "over"
    again = ada.post(f"/api/matches/{match['id']}/rematch").json()
    assert again["id"] == f"{match['id']}.3"
    assert again["edition"] == BACKGAMMON
    assert ada.post(f"/api/matches/{match['id']}/rematch").json()["id"] == again["id"]


def test_a_chain_of_dice_is_exchanged_so_often_and_no_more(
    site: TestClient, guest: Device, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dice, "MOST_CHANGES", 0)
    body = {"edition": BACKGAMMON, "mode": "played", "players": [{"name": "Ann"}, {"house": 1}]}
    match = guest.post("/api/matches", {**body, "options": {"dice": "exchange"}}).json()
    path, side = f"/api/matches/{match['id']}/dice", match["players"][0]["side"]
    assert guest.post(path, {"commitment": "0" * 64, "side": side}).status_code == 200
    refused = guest.post(path, {"commitment": "1" * 64, "side": side, "anew": True}).json()
    assert refused["code"] == "too-many-chains"


def test_as_many_entries_wait_as_the_desk_takes_at_a_time(
    site: TestClient, director: Device, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(acting, "MOST_WAITING", 2)
    cup = made(director, given={"approval": True}, options={})

    def enters(who: Device, name: str) -> int:
        body = {"command": str(uuid4()), "expected": director.get(f"/api/desk/{cup}").json()["sequence"]}
        return int(who.post(f"/api/desk/{cup}/acts", {**body, "event": {"enter": name}}).status_code)

    def guest(name: str) -> Device:
        return Device(site, Device(site).post("/api/guests", {"name": name}).json()["token"])

    assert [enters(guest(name), name) for name in ("Eva", "Fay", "Gus")] == [200, 200, 503]
    assert enters(director, "Hal") == 200, "the desk enters whom it likes"
    run(director, cup, {"approve": "Eva"}, {"approve": "Hal"})
    assert enters(guest("Gus"), "Gus") == 200


def test_one_person_keeps_no_place_from_others_who_enter(
    site: TestClient, director: Device, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(acting, "OWN_WAITING", 1)
    cup = made(director, given={"approval": True}, options={})
    eva, fay = (
        Device(site, Device(site).post("/api/guests", {"name": name}).json()["token"])
        for name in ("Eva", "Fay")
    )

    def enters(who: Device, name: str) -> Any:
        body = {"command": str(uuid4()), "expected": director.get(f"/api/desk/{cup}").json()["sequence"]}
        return who.post(f"/api/desk/{cup}/acts", {**body, "event": {"enter": name}})

    assert enters(eva, "Eva").status_code == 200
    refused = enters(eva, "Eva")
    assert (refused.status_code, refused.json()["code"]) == (503, "entries-full")
    assert "(1)" in refused.json()["detail"]
    assert enters(fay, "Fay").status_code == 200


def test_a_match_of_a_guest_that_is_as_long_as_it_may_be_can_be_mended_and_given_up(
    site: TestClient, guest: Device, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("arbitro.live.guests.LONGEST", 2)
    match = guest.post("/api/matches", CARROM).json()
    side = match["players"][0]["side"]

    def says(what: str, **body: object) -> tuple[int, str]:
        sequence = guest.get(f"/api/matches/{match['id']}").json()["sequence"]
        answer = guest.post(
            f"/api/matches/{match['id']}/{what}", {"command": str(uuid4()), "expected": sequence, **body}
        )
        return answer.status_code, answer.json().get("code", "")

    for _ in range(2):
        assert says("acts", event={"stroke": {}})[0] == 200
    assert says("acts", event={"stroke": {}}) == (409, "match-too-long")
    assert says("pause", reason="tea") == (409, "match-too-long")
    assert says("undo", reason="twice")[0] == 200
    assert says("redo", reason="not twice")[0] == 200
    assert says("resign", by=side)[0] == 200
    assert guest.get(f"/api/matches/{match['id']}").json()["state"] == "over"


def test_a_guest_whose_name_cannot_be_shown_is_not_counted(
    site: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    let_in = list[str]()
    monkeypatch.setattr("arbitro.live.guests.GuestRoom.let_in", lambda self, address: let_in.append(address))
    assert Device(site).post("/api/guests", {"name": ""}).status_code == 400
    assert let_in == []
    assert Device(site).post("/api/guests", {"name": "Eva"}).status_code == 201
    assert len(let_in) == 1


def test_of_devices_that_wait_the_oldest_go_and_none_that_was_ever_let_in(tmp_path: Path) -> None:
    with Store.serve(tmp_path, synchronous="OFF") as store:
        for number in range(5):
            held = kept.Device(f"device-{number}", "x", f"code {number}", "waiting", number)
            store.write(partial(kept.add_device, held=held)).result()
        grant = Grant("g", "device-0", "umpire", "hall", "", "account-ada", 1)
        store.write(partial(kept.add_grant, grant=grant)).result()
        store.write(partial(kept.forget_waiting, most=2)).result()
        assert [one.id for one in store.read(kept.all_devices)] == ["device-4", "device-3", "device-0"]
