"""Events of the desk in the hall: kept, told, undone, and open to whom the table says."""

import json
import time
from collections.abc import Callable
from uuid import uuid4

import pytest
from starlette.testclient import TestClient

from arbitro.desk.record import load_record
from tests.web.hall.conftest import Device

CUP = {
    "edition": "carrom/icf-2001",
    "title": "Spring cup",
    "given": {"format": "knockout", "entries": ["Ada", "Bob", "Cleo", "Dan"], "tables": 2},
    "options": {"matches": "none", "clock": "entered"},
}


def made(device: Device, **more: object) -> str:
    answer = device.post("/api/desk", {**CUP, **more})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def acts(device: Device, event: str, act: object, **more: str):  # type: ignore[no-untyped-def]
    now = device.get(f"/api/desk/{event}").json()["sequence"]
    body = {"command": str(uuid4()), "expected": now, "event": act}
    return device.post(f"/api/desk/{event}/acts", body, **more)


def run(device: Device, event: str, *written: object) -> dict:  # type: ignore[type-arg]
    for act in written:
        answer = acts(device, event, act)
        assert answer.status_code == 200, answer.text
        assert answer.json()["refused"] is None, answer.json()["refused"]
    return dict(answer.json())


@pytest.fixture
def cup(director: Device) -> str:
    return made(director)


def test_the_same_request_makes_the_same_event_and_another_is_refused(director: Device) -> None:
    name = f"cup-{uuid4().hex[:6]}"
    first = director.post("/api/desk", {**CUP, "id": name})
    again = director.post("/api/desk", {**CUP, "id": name})
    other = director.post("/api/desk", {**CUP, "id": name, "title": "Another"})
    assert (first.status_code, again.status_code, other.status_code) == (201, 200, 409)
    assert name in [line["id"] for line in director.get("/api/desk").json()]


def test_an_event_that_cannot_be_is_told_by_its_key(director: Device) -> None:
    answer = director.post("/api/desk", {"edition": "desk", "given": {"format": "tombola"}})
    assert (answer.status_code, answer.json()["key"]) == (400, "given.format")
    assert director.post("/api/desk", {"edition": "chess/fide"}).json()["key"] == "edition"


def test_an_act_is_carried_out_under_its_law_in_the_callers_language(director: Device, cup: str) -> None:
    run(director, cup, "draw", {"call": {"match": "R1.1", "table": "T1"}})
    run(director, cup, {"tick": 901})
    late = acts(director, cup, {"late": "R1.1"}, **{"accept-language": "it"}).json()
    assert [ruling["law"] for ruling in late["rulings"]] == ["143i"]
    assert late["rulings"][0]["address"] == "/laws/carrom/icf-2001#143i"
    assert late["event"]["event"]["matches"]["R1.1"]["by"] == "double-walkover"


def test_a_rating_is_told_after_each_event_of_the_game_that_was_played_in(director: Device) -> None:
    name = f"Ada {uuid4().hex[:6]}"
    given = {"format": "knockout", "entries": [name, "Bob"], "draw": True}
    cups = [made(director, given=given, title=title) for title in ("First cup", "Second cup")]
    path = f"/api/desk/{cups[0]}/ratings"
    assert name not in [one["player"] for one in director.get(path).json()]
    for cup in cups:
        run(director, cup, {"result": {"match": "R1.1", "winner": name}})
    told = next(one["after"] for one in director.get(path).json() if one["player"] == name)
    assert [(one["event"], one["title"]) for one in told] == [(cups[0], "First cup"), (cups[1], "Second cup")]
    assert 1500 < told[0]["rating"] < told[1]["rating"]
    other = made(director, edition="snooker/wpbsa", given=given)
    assert director.get(f"/api/desk/{other}/ratings").json() == []


def test_a_refused_act_stores_nothing_and_says_why(director: Device, cup: str) -> None:
    answer = acts(director, cup, {"call": "R1.1"}).json()
    assert answer["refused"]["text"]
    assert answer["sequence"] == 0


def test_a_command_sent_twice_is_done_once(director: Device, cup: str) -> None:
    body = {"command": "one", "expected": 0, "event": "draw"}
    first, again = (director.post(f"/api/desk/{cup}/acts", body) for _ in range(2))
    assert (again.json(), again.headers["idempotent-replayed"]) == (
        {**first.json(), "repeated": True},
        "true",
    )
    assert director.post(f"/api/desk/{cup}/acts", {**body, "event": "undo"}).status_code == 422
    stale = director.post(f"/api/desk/{cup}/acts", {**body, "command": "two"})
    assert (stale.status_code, stale.json()["code"], stale.json()["sequence"]) == (409, "stale", 1)


def test_every_act_is_undone_and_comes_again(director: Device, cup: str) -> None:
    run(director, cup, "draw", {"result": {"match": "R1.1", "winner": "Ada"}})
    path = f"/api/desk/{cup}"
    undone = director.post(f"{path}/undo", {"command": "u", "expected": 2, "reason": "a slip"}).json()
    assert undone["event"]["event"]["matches"]["R1.1"]["winner"] is None
    assert undone["event"]["redo"]
    redone = director.post(f"{path}/redo", {"command": "r", "expected": 3}).json()
    assert redone["event"]["event"]["matches"]["R1.1"]["winner"] == "Ada"
    assert not redone["event"]["redo"]
    nothing = director.post(f"{path}/redo", {"command": "r2", "expected": 4})
    assert (nothing.status_code, nothing.json()["code"]) == (409, "nothing-to-redo")


def test_a_preview_changes_nothing_and_shows_each_match_before_and_after(director: Device, cup: str) -> None:
    run(
        director,
        cup,
        "draw",
        *({"result": {"match": name, "winner": who}} for name, who in (("R1.1", "Ada"), ("R1.2", "Cleo"))),
    )
    wish = {
        "event": {
            "correct_result": {"match": "R1.1", "winner": "Dan", "effect": "reroute", "reason": "swapped"}
        }
    }
    told = director.post(f"/api/desk/{cup}/preview", wish).json()
    before, after = told["changed"]["R2.1"]
    assert (before["sides"][0], after["sides"][0]) == ("Ada", "Dan")
    seen = director.post(
        f"/api/desk/{cup}/preview", {"event": {"correct_result": {"match": "R1.1", "winner": "Dan"}}}
    )
    assert seen.json()["consequences"]["moves"]["Dan"] == {"from": None, "to": "R2.1"}
    assert director.get(f"/api/desk/{cup}").json()["sequence"] == 3


def test_the_journal_verifies_and_leads_to_the_same_event(director: Device, cup: str) -> None:
    told = run(director, cup, "draw", {"tick": 60}, {"result": {"match": "R1.1", "winner": "Ada"}}, "undo")
    record = load_record(director.get(f"/api/desk/{cup}/journal").content, told["head"])
    assert record.event.now == 60
    assert record.event.matches["R1.1"].winner is None


def test_what_is_withheld_is_withheld_from_the_public(director: Device, guest: Device, cup: str) -> None:
    protest = {"match": "R1.1", "by": "Dan", "game": 1, "board": 1}
    run(
        director,
        cup,
        "draw",
        {"start": "R1.1"},
        {"protest": protest},
        {"result": {"match": "R1.1", "winner": "Ada", "score": {"Ada": 2, "Dan": 0}}},
    )
    mine = director.get(f"/api/desk/{cup}").json()
    theirs = guest.get(f"/api/desk/{cup}").json()
    assert mine["event"]["matches"]["R1.1"]["score"] == {"Ada": 2, "Dan": 0}
    assert theirs["event"]["matches"]["R1.1"]["score"] is None
    assert theirs["event"]["matches"]["R1.1"]["winner"] is None
    assert mine["waits"][0]["kind"] == "protest-filed"
    assert (theirs["waits"], theirs["last"], "fees" in theirs["event"]) == ([], [], False)


def test_only_those_who_run_the_event_enter_acts(
    director: Device, guest: Device, site: TestClient, cup: str
) -> None:
    assert acts(guest, cup, "draw").status_code == 403
    assert acts(Device(site), cup, "draw").status_code == 401
    assert guest.get(f"/api/desk/{cup}/journal").status_code == 403
    assert guest.post("/api/desk", CUP).status_code == 403


def test_both_players_report_on_their_own_devices(director: Device, site: TestClient) -> None:
    cup = made(director)
    run(director, cup, "draw", {"start": "R1.1"})
    players = {}
    for name in ("Ada", "Dan"):
        token = Device(site).post("/api/guests", {"name": f"{name}'s phone"}).json()["token"]
        players[name] = Device(site, token)
        invited = director.post(f"/api/desk/{cup}/invitations", {"name": name}).json()
        assert players[name].post(f"/api/desk/{cup}/join", {"join": invited["join"]}).json()["names"] == [
            name
        ]
    report = {"result": {"match": "R1.1", "winner": "Ada", "by": "Ada"}}
    assert acts(players["Dan"], cup, report).status_code == 403, "nobody reports for another"
    assert (
        acts(players["Ada"], cup, report).json()["event"]["event"]["matches"]["R1.1"]["state"] == "reported"
    )
    agreed = acts(players["Dan"], cup, {"result": {"match": "R1.1", "winner": "Ada", "by": "Dan"}}).json()
    assert agreed["event"]["event"]["matches"]["R1.1"]["winner"] == "Ada"


def test_a_visitor_enters_himself_and_waits_for_approval(director: Device, guest: Device) -> None:
    cup = made(director, given={"entries": ["Ada"], "approval": True})
    assert acts(guest, cup, {"enter": "Zoe"}).status_code == 403, "under his own name alone"
    assert acts(guest, cup, {"enter": "Bea"}).json()["refused"] is None
    assert guest.get(f"/api/desk/{cup}/me").json()["names"] == ["Bea"]
    wait = director.get(f"/api/desk/{cup}").json()["waits"][0]
    assert (wait["kind"], wait["taps"][0]["event"]) == ("entry", {"approve": "Bea"})
    assert "Bea" not in guest.get(f"/api/desk/{cup}").json()["event"]["entries"]


def test_votes_are_sealed_until_all_are_in(site: TestClient, director: Device) -> None:
    given = {"entries": ["Ada", "Bob"], "directors": ["TD"], "draw": True, "playing": ["R1.1"]}
    cup = made(director, edition="backgammon/wbgf-2.1", given=given)
    run(
        director,
        cup,
        {"claim": {"match": "R1.1", "by": "Ada"}},
        {"ruling": {"dispute": "D1", "by": "TD", "decision": "play on"}},
        {"appeal": {"dispute": "D1", "by": "Bob"}},
        {"committee": {"dispute": "D1", "members": ["X", "Y", "Z"]}},
    )
    members = {name: member(site, director, cup, name) for name in "XYZ"}
    run(members["X"], cup, {"vote": {"dispute": "D1", "by": "X", "for": "annul"}})
    dispute = director.get(f"/api/desk/{cup}").json()["event"]["disputes"]["D1"]
    assert (dispute["votes"], dispute["tally"]) == (1, None)
    assert "annul" not in json.dumps(director.get(f"/api/desk/{cup}").json())
    assert "annul" not in director.get(f"/api/desk/{cup}/journal").text
    for name in "YZ":
        run(members[name], cup, {"vote": {"dispute": "D1", "by": name, "for": "annul"}})
    dispute = director.get(f"/api/desk/{cup}").json()["event"]["disputes"]["D1"]
    assert (dispute["state"], dispute["tally"]) == ("decided", {"annul": 3})
    record = load_record(director.get(f"/api/desk/{cup}/journal").content)
    assert record.event.disputes["D1"].tally == {"annul": 3}, (
        "whoever has the journal can open and count them"
    )


def member(site: TestClient, director: Device, event: str, name: str) -> Device:
    phone = Device(site, Device(site).post("/api/guests", {"name": f"phone of {name}"}).json()["token"])
    join = director.post(f"/api/desk/{event}/invitations", {"name": name}).json()["join"]
    assert phone.post(f"/api/desk/{event}/join", {"join": join}).status_code == 200
    return phone


def test_time_passes_by_the_halls_clock_and_not_by_hand(director: Device) -> None:
    cup = made(director, options={"matches": "none"})
    answer = acts(director, cup, {"tick": 60})
    assert (answer.status_code, answer.json()["code"]) == (409, "hall-time")


def test_a_called_match_opens_in_the_hall_and_reports_its_own_result(director: Device) -> None:
    given = {"entries": ["Ada", "Bob"], "tables": ["7"], "best_of": 3}
    cup = made(director, given=given, options={})
    run(director, cup, "draw", {"call": {"match": "R1.1", "table": "7"}})
    linked = director.get(f"/api/desk/{cup}").json()["links"]["R1.1"]
    match = director.get(f"/api/matches/{linked}").json()
    assert [one["name"] for one in match["players"]] == ["Ada", "Bob"]
    assert (match["table"], match["event"]) == ("7", cup)
    director.post(
        f"/api/matches/{linked}/acts", {"command": "a", "expected": 0, "event": {"stroke": {"white": 1}}}
    )
    wait_for(
        lambda: director.get(f"/api/desk/{cup}").json()["event"]["matches"]["R1.1"]["state"] == "playing"
    )
    director.post(f"/api/matches/{linked}/resign", {"command": "b", "expected": 1, "by": "B"})
    wait_for(lambda: director.get(f"/api/desk/{cup}").json()["event"]["champion"] == "Ada")


def wait_for(condition: Callable[[], bool]) -> None:
    """Ask until something is so that the hall does by itself after an answer."""
    for _ in range(500):
        if condition():
            return
        time.sleep(0.02)
    raise AssertionError


def test_papers_are_printed_for_those_who_run_the_event(director: Device, guest: Device, cup: str) -> None:
    run(director, cup, "draw")
    printed = director.get(f"/api/desk/{cup}/papers/all?size=letter")
    assert (printed.status_code, printed.headers["content-type"]) == (200, "application/pdf")
    assert printed.content.startswith(b"%PDF")
    assert director.get(f"/api/desk/{cup}/papers/poem").json()["code"] == "no-such-paper"
    shelves = director.get(f"/desk/{cup}/papers?size=letter&paper=it")
    assert (shelves.status_code, f"/api/desk/{cup}/papers/badges?size=letter" in shelves.text) == (200, True)
    assert guest.get(f"/api/desk/{cup}/report").status_code == 403
    assert director.get(f"/api/desk/{cup}/report").json()["title"] == "Spring cup"


def test_the_whole_set_of_the_largest_event_is_printed_again_and_again(director: Device) -> None:
    """What is wanted when the laptop is about to die; a draw before it must not have taken its room."""
    entries = [f"Wolfeschlegelsteinhausenbergerdorff {number}" for number in range(512)]
    cup = made(
        director, given={"entries": entries, "format": "double", "tables": 8, "draw": True}, options={}
    )
    for paper in ("draw", "all"):
        printed = director.get(f"/api/desk/{cup}/papers/{paper}")
        assert (printed.status_code, printed.content[:4]) == (200, b"%PDF"), printed.text[:200]


def test_results_typed_in_from_paper_are_entered_all_or_none(
    director: Device, guest: Device, cup: str
) -> None:
    run(director, cup, "draw")
    good = [{"result": {"match": name, "winner": who}} for name, who in (("R1.1", "Ada"), ("R1.2", "Cleo"))]
    wrong = {"result": {"match": "R2.1", "winner": "Dan"}}
    path = f"/api/desk/{cup}/all"
    refused = director.post(path, {"command": "a", "expected": 1, "events": [*good, wrong]}).json()
    assert (refused["place"], refused["sequence"], bool(refused["refused"]["text"])) == (3, 1, True)
    entered = director.post(path, {"command": "b", "expected": 1, "events": good})
    again = director.post(path, {"command": "b", "expected": 1, "events": good})
    assert entered.json()["sequence"] == 3
    assert again.json() == {**entered.json(), "repeated": True}
    assert director.post(path, {"command": "c", "expected": 3, "events": []}).json()["code"] == "no-acts"
    assert guest.post(path, {"command": "d", "expected": 3, "events": good}).status_code == 403


def test_what_was_entered_at_once_is_taken_back_and_comes_again_at_once(director: Device, cup: str) -> None:
    run(director, cup, "draw")
    both = [{"result": {"match": name, "winner": who}} for name, who in (("R1.1", "Ada"), ("R1.2", "Cleo"))]
    path = f"/api/desk/{cup}"
    director.post(f"{path}/all", {"command": "b", "expected": 1, "events": both})

    def winners(way: str, expected: int) -> list[str | None]:
        told = director.post(f"{path}/{way}", {"command": f"{way}{expected}", "expected": expected}).json()
        return [told["event"]["event"]["matches"][name]["winner"] for name in ("R1.1", "R1.2")]

    assert winners("undo", 3) == [None, None]
    assert winners("redo", 5) == ["Ada", "Cleo"]
    assert winners("undo", 7) == [None, None]
    assert director.get(path).json()["event"]["stage"] == "running", "the draw, entered before, stands"
    run(director, cup, both[0])
    run(director, cup, both[1])
    sequence = director.get(path).json()["sequence"]
    assert winners("undo", sequence) == ["Ada", None], "entered one by one, taken back one by one"


def test_the_papers_have_the_running_score_of_a_match_in_the_hall(director: Device) -> None:
    cup = made(director, given={"entries": ["Ada", "Bob"], "tables": ["7"], "best_of": 3}, options={})
    run(director, cup, "draw", {"call": {"match": "R1.1", "table": "7"}})
    before = director.get(f"/api/desk/{cup}/papers/cards").content
    linked = director.get(f"/api/desk/{cup}").json()["links"]["R1.1"]
    stroke = {"command": "a", "expected": 0, "event": {"stroke": {"white": 1}}}
    director.post(f"/api/matches/{linked}/acts", stroke)
    assert director.get(f"/api/desk/{cup}/papers/cards").content != before
    picture = director.get(f"/api/desk/{cup}/papers/draw?as=png&paper=es")
    assert (picture.headers["content-type"], picture.content[:4]) == ("image/png", b"\x89PNG")


def test_the_sign_of_a_table_leads_to_the_match_that_is_played_there(
    director: Device, guest: Device, site: TestClient
) -> None:
    cup = made(director, given={"entries": ["Ada", "Bob"], "tables": ["Table 7"]}, options={})
    address = f"/desk/{cup}/table/Table%207"
    headers = guest.headers
    assert site.get(address, headers=headers, follow_redirects=False).headers["location"] == f"/desk/{cup}"
    run(director, cup, "draw", {"call": {"match": "R1.1", "table": "Table 7"}})
    linked = director.get(f"/api/desk/{cup}").json()["links"]["R1.1"]
    led = site.get(address, headers=headers, follow_redirects=False).headers["location"]
    assert led == f"/watch/{linked}"


def test_what_may_be_entered_is_offered_to_those_who_may_enter_it(
    director: Device, site: TestClient, cup: str
) -> None:
    run(director, cup, "draw", {"call": {"match": "R1.1"}})
    ada = Device(site, Device(site).post("/api/guests", {"name": "Ada on a phone"}).json()["token"])
    join = director.post(f"/api/desk/{cup}/invitations", {"name": "Ada"}).json()["join"]
    assert ada.post(f"/api/desk/{cup}/join", {"join": join}).status_code == 200
    path = f"/api/desk/{cup}/offers"
    of_event, of_match = director.get(path).json(), director.get(f"{path}?about=R1.1").json()
    assert {"assign_table", "hold", "amend:tables", "undo"} <= of_event.keys()
    assert of_event.keys() == director.get(f"/api/desk/{cup}").json()["offers"].keys()
    assert [one["value"] for one in of_match["present"]["fields"][0]["choices"]] == ["Ada", "Dan"]
    assert {"start", "result", "disqualify"} <= of_match.keys()
    own = ada.get(f"{path}?about=R1.1").json()
    assert own.keys() == {"present", "result", "claim"}
    assert [one["value"] for one in own["present"]["fields"][0]["choices"]] == ["Ada"]
    assert Device(site).get(f"{path}?about=R1.1").json() == {}
    unknown = director.get(f"{path}?about=R9.9")
    assert (unknown.status_code, unknown.json()["key"]) == (404, "about")


def test_an_event_goes_out_as_sheets_reports_and_calendars(director: Device, guest: Device) -> None:
    cup = made(
        director, edition="desk", given={"format": "swiss", "entries": 4, "draw": True, "start": "2026-11-21"}
    )
    path = f"/api/desk/{cup}"
    sheet = director.get(f"{path}/export/csv?sheet=standings")
    assert (sheet.status_code, sheet.headers["content-type"]) == (200, "text/csv; charset=utf-8")
    assert sheet.text.splitlines()[0].startswith("place") or "place" in sheet.text.splitlines()[0]
    assert director.get(f"{path}/export/xlsx").content[:2] == b"PK"
    assert director.get(f"{path}/export/trf16").text.startswith("012 Spring cup")
    assert "142" in director.get(f"{path}/export/trf26").text
    assert guest.get(f"{path}/calendar.ics?player=P1").text.startswith("BEGIN:VCALENDAR")
    assert director.get(f"{path}/calendar.ics?player=Nobody").status_code == 404
    assert director.get(f"{path}/export/odt").status_code == 404
    assert guest.get(f"{path}/export/csv").status_code == 403
    knockout = made(director)
    assert director.get(f"/api/desk/{knockout}/export/trf16").status_code == 409


def test_the_public_is_not_told_a_reported_score_that_is_under_protest(
    director: Device, site: TestClient
) -> None:
    cup = made(director)
    run(director, cup, "draw", {"start": "R1.1"}, {"score": {"match": "R1.1", "score": {"Ada": 1, "Dan": 0}}})
    run(
        director,
        cup,
        {"result": {"match": "R1.1", "winner": "Ada", "score": {"Ada": 2, "Dan": 0}, "by": "Ada"}},
    )
    anybody = Device(site)
    assert anybody.get(f"/api/desk/{cup}").json()["event"]["matches"]["R1.1"]["score"] is not None
    run(director, cup, {"protest": {"match": "R1.1", "by": "Dan", "game": 1, "board": 1}})
    assert anybody.get(f"/api/desk/{cup}").json()["event"]["matches"]["R1.1"].get("score") is None
    assert director.get(f"/api/desk/{cup}").json()["event"]["matches"]["R1.1"]["score"] is not None


def test_an_older_act_is_undone_by_its_number_through_the_hall(director: Device, cup: str) -> None:
    run(director, cup, "draw", {"result": {"match": "R1.1", "winner": "Ada"}})
    said = run(director, cup, {"result": {"match": "R1.2", "winner": "Bob"}})
    assert said["event"]["event"]["matches"]["R2.1"]["sides"] == ["Ada", "Bob"]
    last = director.get(f"/api/desk/{cup}").json()["last"]
    line = next(deed["line"] for deed in last if deed["about"] == ["R1.1"])
    run(director, cup, {"undo": {"act": line, "reason": "wrong table"}})
    shown = director.get(f"/api/desk/{cup}").json()["event"]["matches"]
    assert (shown["R1.1"]["state"], shown["R1.2"]["state"]) == ("ready", "done")
