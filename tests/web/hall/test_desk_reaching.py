"""What the desk decides about a match of its event holds at the match's table, and no longer than it stands."""

from typing import Any
from uuid import uuid4

import pytest
from starlette.testclient import TestClient

from tests.web.hall.conftest import Device
from tests.web.hall.test_desk import made, run, wait_for

FOUR = ["Ada", "Bob", "Cleo", "Dan"]
CLAIM = {"claim": {"match": "R1.1", "by": "Dan", "subject": "score"}}
EDITION = "backgammon/wbgf-2.1"


def shown(device: Device, match: str) -> dict[str, Any]:
    return dict(device.get(f"/api/matches/{match}").json())


def sent(device: Device, match: str, what: str, **body: object) -> dict[str, Any]:
    """Send a command to a match, again where the hall itself has just entered something there."""
    for _ in range(20):
        told = {"command": str(uuid4()), "expected": shown(device, match)["sequence"], **body}
        answer = device.post(f"/api/matches/{match}/{what}", told)
        if answer.status_code != 409:
            break
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def frozen(device: Device, match: str, law: str) -> bool:
    """Tell whether acts, undo and resuming are refused under a law, and store nothing."""
    before = shown(device, match)["sequence"]
    tried = [
        sent(device, match, "acts", event={"roll": [3, 1]})["refused"],
        sent(device, match, "undo", reason="")["refused"],
        sent(device, match, "resume", reason="")["refused"],
    ]
    assert all(refused and refused["law"] == law and refused["text"] for refused in tried), tried
    assert shown(device, match)["due"] == []
    return bool(shown(device, match)["sequence"] == before)


def taken_back(director: Device, event: str) -> None:
    body = {"command": str(uuid4()), "expected": director.get(f"/api/desk/{event}").json()["sequence"]}
    assert director.post(f"/api/desk/{event}/undo", body).json()["refused"] is None


@pytest.fixture
def cup(director: Device) -> str:
    """An event of backgammon with its first match under way at its table."""
    name = made(director, edition=EDITION, given={"entries": FOUR, "directors": ["TD1"]}, options={})
    run(director, name, "draw", {"start": "R1.1"})
    sent(director, f"{name}.R1.1", "acts", event={"roll": {"X": 3, "O": 1}})
    return name


def test_a_claim_at_the_desk_puts_the_table_under_review_until_it_is_ruled_on(
    director: Device, cup: str
) -> None:
    table = f"{cup}.R1.1"
    run(director, cup, CLAIM)
    assert shown(director, table)["state"] == "review"
    assert frozen(director, table, "5.1")
    run(director, cup, {"ruling": {"dispute": "D1", "by": "TD1", "decision": "goes on", "reasons": "x"}})
    assert shown(director, table)["state"] == "running"
    assert sent(director, table, "acts", event={"move": "8/5 6/5"})["refused"] is None


def test_an_undone_claim_frees_the_table(director: Device, cup: str) -> None:
    table = f"{cup}.R1.1"
    run(director, cup, CLAIM)
    taken_back(director, cup)
    assert shown(director, table)["state"] == "running"
    assert sent(director, table, "acts", event={"move": "8/5 6/5"})["refused"] is None


@pytest.mark.parametrize("act", [{"withdraw": "Dan"}, {"result": {"match": "R1.1", "winner": "Ada"}}])
def test_a_match_that_the_desk_has_ended_is_over_at_its_table(
    director: Device, cup: str, act: dict[str, object]
) -> None:
    table = f"{cup}.R1.1"
    run(director, cup, act)
    assert shown(director, table)["state"] == "over"
    assert frozen(director, table, "4.6")
    taken_back(director, cup)
    assert shown(director, table)["state"] == "running"
    assert sent(director, table, "acts", event={"move": "8/5 6/5"})["refused"] is None


def test_a_suspended_match_is_paused_and_one_to_be_replayed_is_over_while_another_opens(
    director: Device,
) -> None:
    given = {"entries": FOUR, "results": {"R1.1": "Ada", "R1.2": "Bob"}, "directors": ["TD1"]}
    cup = made(director, edition=EDITION, given=given, options={})
    run(director, cup, {"start": "R2.1"})
    table = f"{cup}.R2.1"
    sent(director, table, "acts", event={"roll": {"X": 3, "O": 1}})
    wrong = {"match": "R1.1", "winner": "Dan", "effect": "suspend", "reason": "misheard"}
    run(director, cup, {"correct_result": wrong})
    assert shown(director, table)["state"] == "paused"
    assert frozen(director, table, "4.6")
    run(director, cup, {"ruling": {"match": "R2.1", "by": "TD1", "decision": "replay"}})
    assert shown(director, table)["state"] == "over"
    taken_back(director, cup)
    assert shown(director, table)["state"] == "paused"
    run(director, cup, {"ruling": {"match": "R2.1", "by": "TD1", "decision": "replay"}}, {"call": "R2.1"})
    again = director.get(f"/api/desk/{cup}").json()["links"]["R2.1"]
    assert again != table
    assert [one["name"] for one in shown(director, again)["players"]] == ["Dan", "Bob"]
    assert (shown(director, again)["state"], shown(director, table)["state"]) == ("running", "over")
    for _ in range(3):
        taken_back(director, cup)
    assert (shown(director, again)["state"], shown(director, table)["state"]) == ("over", "running")


def test_150_under_a_protest_play_goes_on_and_the_desk_alone_ends_the_review(director: Device) -> None:
    cup = made(director, given={"entries": FOUR}, options={})
    run(director, cup, "draw", {"start": "R1.1"})
    table = f"{cup}.R1.1"
    sent(director, table, "acts", event={"toss": {"winner": "A", "choice": "break"}})
    run(director, cup, {"protest": {"match": "R1.1", "by": "Dan", "game": 1, "board": 1}})
    assert shown(director, table)["state"] == "review"
    assert sent(director, table, "resume", reason="")["refused"]["law"] == "151c"
    assert sent(director, table, "acts", event={"stroke": {"white": 1}})["refused"] is None
    run(director, cup, {"decide_protest": {"dispute": "D1", "decision": "rejected"}})
    assert shown(director, table)["state"] == "running"


def waiting(director: Device, event: str) -> list[dict[str, Any]]:
    told = director.get(f"/api/desk/{event}").json()["waits"]
    return [wait for wait in told if wait["kind"] == "table-protest"]


def journal(director: Device, event: str) -> str:
    return str(director.get(f"/api/desk/{event}/journal").text)


def umpire(site: TestClient, director: Device, role: str, **place: str) -> Device:
    join = director.post("/api/devices/join", {"role": role, **place}).json()["join"]
    return Device(site, Device(site).post("/api/devices", {"join": join}).json()["token"])


def test_a_protest_at_a_table_is_a_sides_claim_and_nobody_but_the_desk_ends_its_review(
    director: Device, site: TestClient, cup: str
) -> None:
    table = f"{cup}.R1.1"
    mine = umpire(site, director, "umpire", match=table)
    for bad, code in (
        ({"text": "  ", "by": "O"}, "protest-words"),
        ({"text": "x" * 301, "by": "O"}, "protest-words"),
        ({"text": "cocked die"}, "protest-by"),
        ({"text": "cocked die", "by": "Dan"}, "protest-by"),
        ({"text": "cocked die", "by": "O", "law": "99.9"}, "no-such-clause"),
    ):
        body = {"command": str(uuid4()), "expected": shown(mine, table)["sequence"], **bad}
        told = mine.post(f"/api/matches/{table}/protest", body)
        assert (told.status_code, told.json()["code"]) == (400, code)
    sent(mine, table, "protest", text="cocked die", by="O", law="3.4")
    wait_for(lambda: bool(director.get(f"/api/desk/{cup}").json()["event"]["disputes"]))
    told = director.get(f"/api/desk/{cup}").json()
    dispute = told["event"]["disputes"]["D1"]
    assert (dispute["kind"], dispute["by"], dispute["state"]) == ("claim", "Dan", "open")
    assert "cocked die" in str(told["waits"])
    wait_for(lambda: matched(director, table) == ("review", True))
    assert all(words in journal(director, cup) for words in ("cocked die", '"law":"3.4"', "Dan"))
    for who in (mine, *(umpire(site, director, role, match=table) for role in ("chief", "desk", "director"))):
        body = {"command": str(uuid4()), "expected": shown(who, table)["sequence"], "reason": "nothing"}
        told = who.post(f"/api/matches/{table}/resume", body)
        assert (told.status_code, told.json()["code"]) == (403, "for-the-desk")
    assert sent(director, table, "resume", reason="seen")["refused"]["law"] == "5.1", "first it is ruled on"
    run(director, cup, {"ruling": {"dispute": "D1", "by": "TD1", "decision": "valid", "reasons": "x"}})
    assert shown(director, table)["state"] == "running"


def test_a_protest_that_is_no_claim_waits_at_the_desk_in_its_words_until_the_desk_leaves_it(
    director: Device,
) -> None:
    cup = made(director, given={"entries": FOUR}, options={})
    run(director, cup, "draw", {"start": "R1.1"})
    table = f"{cup}.R1.1"
    sent(director, table, "acts", event={"toss": {"winner": "A", "choice": "break"}})
    sent(director, table, "resign", by="A")
    wait_for(lambda: director.get(f"/api/desk/{cup}").json()["event"]["matches"]["R1.1"]["winner"] == "Dan")
    sent(director, table, "protest", text="he never conceded", by="A")
    wait_for(lambda: bool(waiting(director, cup)))
    (wait,) = waiting(director, cup)
    assert "he never conceded" in wait["text"]
    wait_for(lambda: "he never conceded" in journal(director, cup))
    assert director.post(f"/api/desk/{cup}/leave", {"match": "R1.1"}).status_code == 200
    assert waiting(director, cup) == []
    assert "he never conceded" in journal(director, cup), "what was protested stays in the journal"
    assert shown(director, table)["state"] == "over"


def test_a_players_protest_is_his_claim_before_the_director(director: Device, site: TestClient) -> None:
    given = {"entries": FOUR, "draw": True, "directors": ["TD1"]}
    cup = made(director, edition=EDITION, given=given, options={"matches": "played"})
    for name in ("Ada", "Dan"):
        phone = Device(site, Device(site).post("/api/guests", {"name": name}).json()["token"])
        invited = director.post(f"/api/desk/{cup}/invitations", {"name": name}).json()
        assert phone.post(f"/api/desk/{cup}/join", {"join": invited["join"]}).status_code == 200
    run(director, cup, {"start": "R1.1"})
    table = f"{cup}.R1.1"
    sent(phone, table, "protest", text="slow play")
    wait_for(lambda: bool(director.get(f"/api/desk/{cup}").json()["event"]["disputes"]))
    told = director.get(f"/api/desk/{cup}").json()["event"]["disputes"]["D1"]
    assert (told["kind"], told["by"], told["state"]) == ("claim", "Dan", "open")
    wait_for(lambda: matched(director, table) == ("review", True))


def matched(director: Device, table: str) -> tuple[str, bool]:
    told = shown(director, table)
    return told["state"], told["due"] == []
