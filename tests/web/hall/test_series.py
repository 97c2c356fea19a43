"""Series of events in the hall: made, counted from the final places of events, undone, streamed."""

import json
from uuid import uuid4

from starlette.testclient import TestClient

from tests.web.hall.conftest import Device
from tests.web.hall.test_register import act as desk_act

NAMES = ["Asha Ramachandran-Venkateswaran Iyer Rao", "अर्जुन कुमार शर्मा", "Bea", "Cleo"]


def finished(director: Device, event: str) -> None:
    """Run a knockout in which the first side of every match wins."""
    given = {"format": "knockout", "seeding": "order", "entries": NAMES, "start": "2026-11-21"}
    assert director.post("/api/desk", {"id": event, "title": event, "given": given}).status_code == 201
    desk_act(director, event, {"draw": {"seed": "x"}})
    for match in ("R1.1", "R1.2", "R2.1"):
        sides = director.get(f"/api/desk/{event}").json()["event"]["matches"][match]["sides"]
        desk_act(director, event, {"result": {"match": match, "winner": sides[0]}})


def enter(director: Device, series: str, what: object, expected: int, command: str = "") -> dict:  # type: ignore[type-arg]
    body = {"command": command or str(uuid4()), "expected": expected, "event": what}
    answer = director.post(f"/api/series/{series}/acts", body)
    assert answer.status_code == 200, answer.text
    return answer.json()  # type: ignore[no-any-return]


def test_a_series_counts_the_final_places_of_events_of_the_hall(site: TestClient, director: Device) -> None:
    made = director.post("/api/series", {"id": "winter", "title": "Winter", "given": {"best": 1}})
    assert made.status_code == 201, made.text
    assert (
        director.post("/api/series", {"id": "winter", "title": "Winter", "given": {"best": 1}}).status_code
        == 200
    )
    finished(director, "winter-1")
    answer = enter(director, "winter", {"add_event": {"event": "winter-1"}}, 0)
    standings = answer["series"]["series"]["standings"]
    assert standings[NAMES[0]]["total"] == 18
    assert len(standings) == 4
    again = enter(director, "winter", {"add_event": {"event": "winter-1"}}, 1)
    assert again["refused"]
    assert again["sequence"] == 1
    page = site.get("/series/winter")
    assert page.status_code == 200
    assert NAMES[1] in page.text
    assert "Winter" in site.get("/series").text
    undone = enter(director, "winter", "undo", 1)
    assert undone["series"]["series"]["standings"] == {}


def test_a_command_sent_twice_is_carried_out_once(director: Device) -> None:
    director.post("/api/series", {"id": "twice", "given": {}})
    event = {"add_event": {"name": "One", "ranking": ["Ada", ["Bea", "Cleo"]]}}
    first = enter(director, "twice", event, 0, "same")
    assert enter(director, "twice", event, 0, "same")["sequence"] == first["sequence"] == 1


def test_an_event_that_is_not_over_cannot_be_counted(director: Device) -> None:
    director.post("/api/series", {"id": "early", "given": {}})
    director.post("/api/desk", {"id": "early-1", "given": {"format": "knockout", "entries": NAMES}})
    body = {"command": "e", "expected": 0, "event": {"add_event": {"event": "early-1"}}}
    answer = director.post("/api/series/early/acts", body)
    assert (answer.status_code, answer.json()["code"]) == (409, "event-not-over")


def test_nothing_public_is_made_of_a_private_event(director: Device) -> None:
    given = {"format": "knockout", "seeding": "order", "entries": NAMES[:2], "draw": True}
    wish = {"id": "hidden", "title": "Hidden", "given": given, "options": {"private": True}}
    assert director.post("/api/desk", wish).status_code == 201
    desk_act(director, "hidden", {"result": {"match": "R1.1", "winner": NAMES[0]}})
    director.post("/api/series", {"id": "open", "given": {}})
    body = {"command": "o", "expected": 0, "event": {"add_event": {"event": "hidden"}}}
    answer = director.post("/api/series/open/acts", body)
    assert (answer.status_code, answer.json()["code"]) == (409, "event-private")
    fed = {"given": {"format": "knockout"}, "feeds": [{"event": "hidden"}]}
    answer = director.post("/api/desk", fed)
    assert (answer.status_code, answer.json()["code"]) == (409, "event-private")
    assert director.post("/api/desk", {**fed, "options": {"private": True}}).status_code == 201


def test_only_the_desk_changes_a_series(site: TestClient, director: Device, guest: Device) -> None:
    director.post("/api/series", {"id": "guarded", "given": {}})
    body = {"command": "g", "expected": 0, "event": {"add_event": {"name": "One", "ranking": ["Ada"]}}}
    assert guest.post("/api/series/guarded/acts", body).status_code == 403
    assert Device(site).get("/api/series/guarded").status_code == 200
    assert Device(site).get("/api/series/nowhere").status_code == 404


def test_a_stream_begins_with_how_a_series_stands(site: TestClient, director: Device) -> None:
    director.post("/api/series", {"id": "told", "title": "Told", "given": {}})
    enter(director, "told", {"add_event": {"name": "One", "ranking": ["Ada", "Bea"]}}, 0)
    live = site.app.state.hall.series_hall  # type: ignore[attr-defined]
    from arbitro.live.desk.live_series import series_message

    text = series_message(live._series["told"], 7).decode()
    assert text.startswith("id: 7\nevent: series\n")
    told = json.loads(text.partition("data: ")[2])
    assert told["sequence"] == 1
    assert list(told["series"]["standings"]) == ["Ada", "Bea"]
