"""A table of the hall: its console, its overlay and its flat state follow whatever is called there."""

from typing import Any

import pytest

from tests.web.hall.conftest import Device

PEOPLE = [{"name": "Wolfeschlegelsteinhausenbergerdorff-Anna"}, {"name": "अनन्या चट्टोपाध्याय"}]
FLAT = (str, int)
PAIRS = ("players", "score", "part")


def opened(director: Device, table: str, **more: Any) -> str:
    """Make a match of snooker at a table."""
    body = {"edition": "snooker/wpbsa", "mode": "umpired", "players": PEOPLE, "options": {"table": table}}
    answer = director.post("/api/matches", {**body, **more})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def entered(director: Device, match: str, number: int, event: object) -> None:
    body = {"command": f"{match} {number}", "expected": number, "event": event}
    answer = director.post(f"/api/matches/{match}/acts", body)
    assert answer.json()["refused"] is None


def test_nothing_is_called_to_a_table_yet(director: Device) -> None:
    told = director.get("/api/state/table/Nowhere")
    assert (told.status_code, told.json()["code"]) == (404, "no-such-table")
    director.post("/api/desk", {"given": {"entries": 4, "tables": ["Empty"]}})
    told = director.get("/api/state/table/Empty").json()
    assert (told["table"], told["match"], told["clock_s"], told["clock_ms"]) == ("Empty", None, -1, None)
    waits = director.get("/umpire/table/Nowhere")
    assert waits.status_code == 200
    assert waits.headers["refresh"]


def test_the_state_of_a_table_is_flat_and_follows_from_match_to_match(director: Device) -> None:
    match = opened(director, "S1", clock={"stroke_s": 25})
    entered(director, match, 0, {"stroke": {"potted": ["red"]}})
    told = director.get("/api/state/table/S1").json()
    assert all(isinstance(value, FLAT) for name, value in told.items() if name not in PAIRS)
    assert told["players"] == [person["name"] for person in PEOPLE]
    assert (told["score"], told["part"], told["break"], told["running"]) == ([0, 0], [1, 0], 1, True)
    assert 0 < told["clock_ms"] <= 25_000
    assert (told["match"], told["points_1"], told["turn"], told["turn_name"]) == (
        match,
        1,
        1,
        "Wolfeschlegelsteinhausenbergerdorff-Anna",
    )
    assert 0 < told["clock_s"] <= 25
    entered(director, match, 1, {"resign": "A"})
    assert director.get("/api/state/table/S1").json()["match"] is None
    later = opened(director, "S1")
    assert director.get("/api/state/table/S1").json()["match"] == later
    assert str(director.get("/umpire/table/S1").url).endswith(f"/umpire/{later}")


def test_an_act_under_review_is_not_told_to_a_stream(director: Device) -> None:
    match = opened(director, "S2")
    entered(director, match, 0, {"stroke": {"potted": ["red"]}})
    body = {"command": "protest S2", "expected": 1, "text": "the red was not there", "by": "B"}
    assert director.post(f"/api/matches/{match}/protest", body).status_code == 200
    told = director.get("/api/state/table/S2").json()
    assert (told["state"], told["points_1"]) == ("review", 0)


@pytest.mark.parametrize("part", ["score", "lower", "clock"])
def test_an_overlay_has_parts(director: Device, part: str) -> None:
    assert director.get(f"/overlay/table/S1?part={part}").status_code == 200
    assert director.get("/overlay/table/S1?part=weather").status_code == 404


def test_the_chapters_of_a_recorded_stream_begin_at_nought(director: Device) -> None:
    match = opened(director, "S3", length={"best_of": 3})
    for number, event in enumerate(({"concede": "A"}, "accept", "set_up", {"stroke": {"potted": ["red"]}})):
        entered(director, match, number, event)
    lines = director.get(f"/api/matches/{match}/record?as=chapters").text.splitlines()
    assert lines[0].startswith("0:00:00 Frame 1 (0–")
    assert lines[1].split(" ", 1)[1] == "Frame 2 (0–1)"


def test_acts_of_earlier_boards_are_listed_with_their_board_and_who_played(director: Device) -> None:
    body = {"edition": "carrom/icf-2001", "mode": "umpired", "players": PEOPLE}
    match = str(director.post("/api/matches", body).json()["id"])
    acts = ("play", {"stroke": {"white": 9, "queen": True}}, "set_up", {"stroke": {"white": 1}})
    for number, event in enumerate(acts):
        entered(director, match, number, event)
    told = director.get(f"/api/matches/{match}/history").json()
    assert [act["unit"] for act in told] == [1, 1, 1, 2]
    assert [told[place]["who"] for place in (1, 3)] == [PEOPLE[0]["name"], PEOPLE[1]["name"]]
    before = director.get(f"/api/matches/{match}/acts/2/before").json()
    assert [player["colour"] for player in before["players"]] == ["white", "black"]
    would = {"command": "x", "expected": 4, "number": 2, "event": {"stroke": {"white": 9}}, "rehearse": True}
    words = director.post(f"/api/matches/{match}/correct", would).json()["changes_in_words"]
    assert "Board 1 then ends 0–3 instead of 12–0." in words


def test_the_first_act_that_stands_says_whose_turn_it_was_whatever_was_undone_before(
    director: Device,
) -> None:
    body = {"edition": "carrom/icf-2001", "mode": "umpired", "players": PEOPLE}
    match = str(director.post("/api/matches", body).json()["id"])
    entered(director, match, 0, {"stroke": {"black": 1}})
    undone = {"command": "undone", "expected": 1, "reason": "slip"}
    assert director.post(f"/api/matches/{match}/undo", undone).json()["refused"] is None
    for number, event in enumerate(({"stroke": {"white": 9, "queen": True}}, "set_up", {"stroke": {}}), 2):
        entered(director, match, number, event)
    told = director.get(f"/api/matches/{match}/history").json()
    assert [act["who"] for act in told] == [PEOPLE[0]["name"], "", PEOPLE[1]["name"]]
    assert told[0]["turn"] == "A"
