from uuid import uuid4

from starlette.testclient import TestClient

from tests.web.hall.conftest import Device

CARROM = {"edition": "carrom/icf-2001", "mode": "umpired", "players": [{"name": "Ada"}, {"name": "Bea"}]}


def made(device: Device, **more: object) -> str:
    answer = device.post("/api/matches", {**CARROM, **more})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def acted(device: Device, match: str, event: object, expected: int, command: str = "", **more: str):  # type: ignore[no-untyped-def]
    body = {"command": command or str(uuid4()), "expected": expected, "event": event}
    return device.post(f"/api/matches/{match}/acts", body, **more)


def test_an_act_is_ruled_on_and_said_in_the_callers_language(director: Device) -> None:
    match = made(director)
    answer = acted(director, match, {"stroke": {"white": 1}}, 0, **{"accept-language": "it"})
    told = answer.json()
    assert (answer.status_code, told["sequence"], told["refused"]) == (200, 1, None)
    assert any(ruling["law"] == "48" and ruling["number"] == 1 for ruling in told["rulings"])
    assert all(ruling["address"] == f"/laws/carrom/icf-2001#{ruling['law']}" for ruling in told["rulings"])
    assert told["match"]["after"]["men"] == {"white": 8, "black": 9}
    assert "bianco" in str(told["say"]).lower()


OF_ITS_ENTRY = ("sequence", "head", "rulings", "say", "rejudged", "refused")


def same_entry(first, again) -> bool:  # type: ignore[no-untyped-def]
    """Tell whether an answer is that of a repeated command: what its entry brought, and the match as it is now."""
    assert again.headers["idempotent-replayed"] == "true"
    assert "idempotent-replayed" not in first.headers
    told, once = again.json(), first.json()
    assert told["repeated"] is True
    assert "repeated" not in once
    return [told[name] for name in OF_ITS_ENTRY] == [once[name] for name in OF_ITS_ENTRY]


def test_a_command_sent_twice_is_done_once_and_answered_from_its_entry(director: Device) -> None:
    match, command = made(director), str(uuid4())
    first = acted(director, match, {"stroke": {"white": 1}}, 0, command)
    acted(director, match, {"stroke": {}}, 1)
    again = acted(director, match, {"stroke": {"white": 1}}, 0, command)
    assert same_entry(first, again)
    assert again.json()["match"]["sequence"] == 2, "the match as it is now"
    spanish = acted(director, match, {"stroke": {"white": 1}}, 0, command, **{"accept-language": "es"})
    assert spanish.headers["content-language"] == "es"
    assert "blanca" in str(spanish.json()["say"]).lower()
    assert acted(director, match, {"stroke": {"white": 2}}, 0, command).status_code == 422
    assert director.get(f"/api/matches/{match}").json()["sequence"] == 2


def test_every_command_of_a_match_is_answered_again_from_what_it_entered(director: Device) -> None:
    """Acts at once, a correction, undo, redo, a pause, a protest: each with all of its entries, whatever came since."""
    match = made(director)
    wishes: list[tuple[str, dict[str, object]]] = [
        ("acts", {"events": [{"stroke": {"white": 1}}, {"stroke": {}}, {"stroke": {"black": 1}}]}),
        ("correct", {"number": 2, "event": {"stroke": {"white": 1}}, "reason": "seen", "confirm": True}),
        ("undo", {"reason": "no"}),
        ("redo", {}),
        ("insert", {"before": 3, "event": {"stroke": {}}, "reason": "forgotten", "confirm": True}),
        ("pause", {"reason": "tea"}),
        ("resume", {}),
        ("protest", {"text": "no foul", "by": "A"}),
        ("resume", {"reason": "settled"}),
    ]
    told = []
    for number, (what, body) in enumerate(wishes):
        sequence = director.get(f"/api/matches/{match}").json()["sequence"]
        asked = {"command": f"c{number}", "expected": sequence, **body}
        told.append((what, asked, director.post(f"/api/matches/{match}/{what}", asked)))
        assert told[-1][2].status_code == 200, told[-1][2].text
    last = told[-1][2].json()["sequence"]
    for what, asked, first in told[1:]:
        again = director.post(f"/api/matches/{match}/{what}", dict(reversed(asked.items())))
        assert same_entry(first, again), what
        assert again.json()["match"]["sequence"] == last
    again = director.post(f"/api/matches/{match}/acts", told[0][1])
    numbers = [ruling["number"] for ruling in again.json()["rulings"]]
    assert set(numbers) == {1, 2, 3}
    before, now = (
        [ruling["text"] for ruling in one.json()["rulings"] if ruling["number"] == 2]
        for one in (told[0][2], again)
    )
    assert before != now, "corrected since: as it is ruled now"


def test_whoever_is_behind_is_told_and_nothing_is_done(director: Device) -> None:
    match = made(director)
    acted(director, match, {"stroke": {"white": 1}}, 0)
    late = acted(director, match, {"stroke": {}}, 0)
    assert (late.status_code, late.json()["code"], late.json()["sequence"]) == (409, "stale", 1)
    assert late.json()["match"]["sequence"] == 1


def test_a_refused_act_is_a_ruling_and_stores_nothing(director: Device) -> None:
    match, command = made(director), str(uuid4())
    answer = acted(director, match, {"place": 1}, 0, command)
    assert (answer.status_code, answer.json()["sequence"]) == (200, 0)
    assert answer.json()["refused"]["law"]
    assert acted(director, match, {"stroke": {}}, 0, command).status_code == 200, "the id is still unused"


def test_several_events_are_all_or_nothing(director: Device) -> None:
    match = made(director)
    body = {"command": "k1", "expected": 0, "events": [{"stroke": {"white": 1}}, {"place": 3}]}
    refused = director.post(f"/api/matches/{match}/acts", body).json()
    assert (refused["refused"]["index"], refused["sequence"]) == (1, 0)
    body = {"command": "k2", "expected": 0, "events": ["play", {"stroke": {"white": 1}}]}
    assert director.post(f"/api/matches/{match}/acts", body).json()["sequence"] == 2


def test_undo_redo_and_correct_are_entries(director: Device) -> None:
    match = made(director)
    acted(director, match, {"stroke": {"white": 1}}, 0)
    path = f"/api/matches/{match}"
    undone = director.post(f"{path}/undo", {"command": "u", "expected": 1, "reason": "slip"}).json()
    assert undone["match"]["after"]["men"]["white"] == 9
    redone = director.post(f"{path}/redo", {"command": "r", "expected": 2}).json()
    assert redone["match"]["after"]["men"]["white"] == 8
    wish = {"command": "c", "expected": 3, "number": 1, "event": {"stroke": {"white": 2}}, "reason": "two"}
    corrected = director.post(f"{path}/correct", wish).json()
    assert (corrected["sequence"], corrected["match"]["after"]["men"]["white"]) == (4, 7)
    journal = director.get(f"{path}/journal").text.splitlines()
    assert len(journal) == 5


def test_a_correction_that_makes_later_acts_impossible_asks_first(director: Device) -> None:
    match = made(director)
    due = acted(director, match, {"stroke": {"white": 1, "striker": True}}, 0).json()["match"]["after"]
    placed = acted(director, match, {"place": due["to_place"]["white"]}, 1).json()
    assert placed["sequence"] == 2, placed["refused"]
    wish = {
        "command": "c",
        "expected": 2,
        "number": 1,
        "event": {"stroke": {"white": 1}},
        "reason": "no striker",
    }
    path = f"/api/matches/{match}/correct"
    asked = director.post(path, wish)
    assert (asked.status_code, asked.json()["code"], asked.json()["conflicts"]) == (409, "conflicts", [2])
    assert director.post(path, {**wish, "confirm": True}).status_code == 200


def test_there_must_be_something_to_undo(director: Device) -> None:
    match = made(director)
    answer = director.post(f"/api/matches/{match}/undo", {"command": "u", "expected": 0})
    assert (answer.status_code, answer.json()["code"]) == (409, "nothing-to-undo")


def test_the_same_request_makes_the_same_match_and_another_is_refused(director: Device) -> None:
    body = {**CARROM, "id": "final"}
    assert director.post("/api/matches", body).status_code == 201
    assert director.post("/api/matches", body).status_code == 200
    assert director.post("/api/matches", {**body, "edition": "carrom/colombia"}).status_code == 409


def test_a_guests_match_is_his_own(site: TestClient, guest: Device) -> None:
    match = made(guest)
    other = Device(site, Device(site).post("/api/guests", {"name": "Cal"}).json()["token"])
    assert acted(guest, match, {"stroke": {"white": 1}}, 0).status_code == 200
    assert acted(other, match, {"stroke": {}}, 1).status_code == 403
    assert acted(Device(site), match, {"stroke": {}}, 1).status_code == 401
    assert other.get(f"/api/matches/{match}").status_code == 200, "reading is public"


def test_a_lease_keeps_others_out_until_it_is_taken_over(site: TestClient, director: Device) -> None:
    director.post("/api/accounts", {"name": "Dan", "password": "a long password", "roles": ["umpire"]})
    token = Device(site).post("/api/session", {"name": "Dan", "password": "a long password"}).json()["token"]
    umpire, match = Device(site, token), made(director)
    lease = f"/api/matches/{match}/lease"
    assert umpire.post(lease, {"command": "l", "expected": 0, "take": True}).status_code == 200
    held = acted(director, match, "play", 0)
    assert (held.status_code, held.json()["code"]) == (409, "leased")
    assert director.post(lease, {"command": "m", "expected": 0, "take_over": True}).status_code == 200
    assert acted(director, match, "play", 0).status_code == 200


def test_a_match_can_be_paused_and_protested(director: Device) -> None:
    match = made(director)
    path = f"/api/matches/{match}"
    acted(director, match, {"stroke": {"white": 1}}, 0)
    assert director.post(f"{path}/pause", {"command": "p", "expected": 1, "reason": "tea"}).status_code == 200
    assert director.get(path).json()["state"] == "paused"
    director.post(f"{path}/resume", {"command": "q", "expected": 2})
    director.post(f"{path}/protest", {"command": "x", "expected": 3, "text": "two", "by": "A"})
    assert director.get(path).json()["state"] == "review"


def test_bad_input_is_one_clear_line(director: Device) -> None:
    match = made(director)
    for body, key in (
        ({"command": "a", "expected": 0}, "event"),
        ({"command": "a", "expected": "zero", "event": "play"}, "expected"),
        ({"command": "a", "expected": 0, "event": {"strok": {}}}, "event"),
        ({"command": "a", "expected": 0, "event": {"stroke": {"white": 99}}}, "event.stroke.white"),
    ):
        answer = director.post(f"/api/matches/{match}/acts", body)
        problem = answer.json()
        assert answer.status_code == 400, answer.text
        assert problem["key"].startswith(key.split(".")[0]), problem
        assert "\n" not in problem["detail"]


def test_an_ended_session_is_refused_at_once(site: TestClient) -> None:
    guest = Device(site, Device(site).post("/api/guests", {"name": "Eve"}).json()["token"])
    assert guest.delete("/api/session").status_code == 200
    assert guest.get("/api/session").status_code == 401


def test_a_device_is_let_in_by_the_desk_for_one_match(site: TestClient, director: Device) -> None:
    match, other = made(director), made(director)
    pin = director.post("/api/devices/pin").json()["pin"]
    waits = Device(site).post("/api/devices", {"pin": pin, "name": "phone"})
    assert (waits.status_code, waits.json()["state"]) == (202, "waiting")
    device = waits.json()["device"]
    director.post(f"/api/devices/{device}/approve", {"role": "umpire", "match": match})
    again = Device(site).post("/api/devices", {"pin": pin, "name": "phone", "secret": waits.json()["secret"]})
    assert again.status_code == 200
    umpire = Device(site, again.json()["token"])
    assert acted(umpire, match, "play", 0).status_code == 200
    assert acted(umpire, other, "play", 0).status_code == 403
    director.delete(f"/api/devices/{device}")
    assert acted(umpire, match, {"stroke": {}}, 1).status_code == 401
    assert Device(site).post("/api/devices", {"pin": "WRONG1"}).status_code == 403


def test_a_join_code_works_once(site: TestClient, director: Device) -> None:
    code = director.post("/api/devices/join", {"role": "marker", "match": made(director)}).json()["join"]
    assert Device(site).post("/api/devices", {"join": code}).status_code == 200
    assert Device(site).post("/api/devices", {"join": code}).status_code == 403
