"""What the hall sends those who watch: the engine's own numbers, whoever's they are not allowed to see left out."""

from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.web.hall.conftest import Device
from tests.web.hall.test_desk import made, run
from tests.web.hall.test_record import act

NUMBERS = {
    "carrom/icf-2001": {"to_win": {"A": 25, "B": 25}, "strokes": {"A": 0, "B": 0}},
    "snooker/wpbsa": {
        "break": {"A": 0},
        "remaining": 147,
        "ahead": None,
        "snookers": {"A": 0, "B": 0},
        "frame_ball": [],
    },
    "backgammon/wbgf-2.1": {"pips": {"X": 167, "O": 167}},
}
LONG = ("José Ángel Fernández-Villaverde y Montcada", "चन्द्रशेखर विश्वनाथन")


def match_of(guest: Device, edition: str, **more: Any) -> str:
    body = {"edition": edition, "mode": "umpired", "players": [{"name": name} for name in LONG], **more}
    answer = guest.post("/api/matches", body)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


@pytest.mark.parametrize("edition", NUMBERS)
def test_the_public_is_sent_the_engines_numbers_and_the_referee_of_snooker_none(
    site: TestClient, guest: Device, director: Device, edition: str
) -> None:
    match = match_of(guest, edition)
    public = Device(site).get(f"/api/matches/{match}").json()
    assert public["spectators"] == NUMBERS[edition]
    umpire = guest.get(f"/api/matches/{match}").json()
    assert ("spectators" in umpire) == (edition != "snooker/wpbsa")
    assert director.get(f"/api/matches/{match}").json()["spectators"] == NUMBERS[edition]


def test_the_numbers_stand_still_while_an_act_is_disputed(site: TestClient, guest: Device) -> None:
    match = match_of(guest, "snooker/wpbsa")
    done = act(guest, match, [{"stroke": {"potted": ["red"]}}, {"stroke": {"potted": ["cue"]}}])
    body = {"command": "p", "expected": done["sequence"], "text": "No."}
    protested = guest.post(f"/api/matches/{match}/protest", body)
    assert protested.status_code == 200, protested.text
    public = Device(site).get(f"/api/matches/{match}").json()
    assert public["spectators"]["break"] == {"A": 1}
    assert public["spectators"]["ahead"] == {"side": "A", "points": 1}


def test_a_frame_string_is_written_from_the_side_of_the_first_player(guest: Device) -> None:
    match = match_of(guest, "snooker/wpbsa", length={"best_of": 3})
    frames = ({"stroke": {"potted": ["red"]}}, {"stroke": {"nominated": "black", "potted": ["black"]}})
    ends: tuple[Any, ...] = ({"stroke": {}}, {"concede": "B"}, {"accept": "A"})
    second = ({"stroke": {"potted": ["red"]}}, {"stroke": {"nominated": "green", "first": "green"}})
    act(guest, match, [*frames, *ends, "set_up", *second, {"concede": "A"}, {"accept": "B"}])
    written = guest.get(f"/api/matches/{match}/record?as=frames").text
    one, other = written.split(", ")
    assert one.startswith("8-")
    assert other.startswith("0-1")


def test_an_events_match_that_the_house_plays_bears_the_names_of_its_entries(
    site: TestClient, director: Device
) -> None:
    cup = made(
        director,
        edition="backgammon/wbgf-2.1",
        options={"matches": "played", "house": dict.fromkeys(LONG, 1)},
        given={"entries": [*LONG], "tables": 1},
    )
    run(director, cup, "draw", {"call": {"match": "R1.1"}})
    match = director.get(f"/api/desk/{cup}").json()["links"]["R1.1"]
    for page in (f"/record/{match}", f"/screen/{match}", f"/overlay/{match}", f"/watch/{match}"):
        shown = site.get(f"{page}?lang=en").text
        assert all(name in shown for name in LONG), page
