"""Backgammon over the hall's API: what is due, questions answered, the hall's clock, resignations, records."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from starlette.testclient import TestClient

from arbitro.backgammon.formats import read_record
from arbitro.store import Store
from arbitro.web import app
from arbitro.web.hall.first_director import appoint

NEW = {"edition": "backgammon/wbgf-2.1", "mode": "umpired", "players": [{"name": "Ada"}, {"name": "Bea"}]}
Match = dict[str, Any]


@pytest.fixture(scope="module")
def director(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    folder: Path = tmp_path_factory.mktemp("hall")
    with Store.serve(folder, synchronous="OFF") as store:
        appoint(store, "Ada", "a long password")
        with TestClient(app(store)) as site:
            signed = site.post("/api/session", json={"name": "Ada", "password": "a long password"})
            site.cookies.clear()
            site.headers["authorization"] = f"Bearer {signed.json()['token']}"
            yield site


def made(device: TestClient, **more: object) -> Match:
    answer = device.post("/api/matches", json={**NEW, **more})
    assert answer.status_code == 201, answer.text
    found: Match = answer.json()
    return found


def post(device: TestClient, match: Match, act: str, **body: object) -> Any:
    asked = {"command": str(uuid4()), "expected": match["sequence"], **body}
    answer = device.post(f"/api/matches/{match['id']}/{act}", json=asked)
    assert answer.status_code == 200, answer.text
    return answer.json()


def acted(device: TestClient, match: Match, *events: object) -> Match:
    for event in events:
        told = post(device, match, "acts", event=event)
        assert told["refused"] is None, told["refused"]
        match = told["match"]
    return match


def test_a_move_is_due_with_every_legal_play_in_standard_notation(director: TestClient) -> None:
    match = acted(director, made(director), {"roll": {"X": 3, "O": 1}})
    (due,) = match["due"]
    assert (due["side"], due["act"], len(due["choices"])) == ("X", "move", 16)
    assert "8/5 6/5" in due["choices"]
    match = acted(director, match, {"move": due["choices"][0]})
    assert {one["act"] for one in match["due"]} == {"roll", "double"}


def test_a_question_of_the_book_is_answered_with_all_that_it_asked_about(director: TestClient) -> None:
    match = acted(director, made(director), {"offence": {"what": "phone", "by": "O"}})
    (question,) = match["questions"]
    assert "warning" in question["choices"]
    told = post(director, match, "answer", question=question["id"], choice="warning")
    assert (told["refused"], told["match"]["questions"]) == (None, [])
    assert told["rulings"][0]["law"] == "1.7.vi"


def test_an_early_roll_is_condoned_by_an_answer(director: TestClient) -> None:
    given = {"position": "sGfwATDgc/ABMA", "turn": "X"}
    match = acted(
        director,
        made(director, given=given),
        {"roll": [6, 4]},
        {"roll": [3, 2]},
        {"notice": "premature-roll"},
    )
    (question,) = match["questions"]
    told = post(director, match, "answer", question=question["id"], choice=True)
    assert told["refused"] is None
    assert acted(director, told["match"], {"move": "24/14"})["after"]["dice"] == [3, 2]


def test_a_side_resigns_what_it_names(director: TestClient) -> None:
    given = {"turn": "X", "position": {"X": {"1": 2, "0": 13}, "O": {"6": 15}}}
    match = made(director, given=given)
    told = post(director, match, "resign", by="O", what="gammon")
    assert told["refused"] is None
    over = acted(director, told["match"], "accept")
    assert over["match"]["score"] == {"X": 2, "O": 0}


def test_the_clock_is_run_by_the_hall_or_entered(director: TestClient) -> None:
    clock = {"bank_s_per_point": 60, "delay_s": 10}
    match = acted(director, made(director, clock=clock), {"roll": {"X": 3, "O": 1}}, {"move": "8/5 6/5"})
    assert [one["running"] for one in match["clocks"]] == [False, True]
    by_hand = made(director, clock=clock, options={"clock": "entered"})
    by_hand = acted(
        director, by_hand, {"roll": {"X": 3, "O": 1}}, {"spend": 30}, {"move": "8/5 6/5"}, "press"
    )
    assert [one["left_ms"] for one in by_hand["clocks"]] == [400_000, 420_000]


@pytest.mark.parametrize("form", ["mat", "sgf"])
def test_the_record_of_a_match_is_read_by_every_program(director: TestClient, form: str) -> None:
    match = made(director, length={"points": 1})
    match = acted(director, match, {"roll": {"X": 3, "O": 1}}, {"move": "8/5 6/5"}, {"roll": [6, 2]})
    answer = director.get(f"/api/matches/{match['id']}/record?as={form}")
    record = read_record(answer.text, form)
    assert (record.X, record.O, record.length) == ("Ada", "Bea", 1)
    assert len(record.games[0].acts) == 2


def test_a_game_without_such_a_record_has_none(director: TestClient) -> None:
    carrom = director.post("/api/matches", json={**NEW, "edition": "carrom/icf-2001"}).json()
    assert director.get(f"/api/matches/{carrom['id']}/record?as=mat").status_code == 404


def test_what_cannot_be_read_is_told_with_its_key(director: TestClient) -> None:
    match = made(director)
    asked = {"command": str(uuid4()), "expected": 0, "event": {"roll": [7, 1]}}
    answer = director.post(f"/api/matches/{match['id']}/acts", json=asked)
    assert (answer.status_code, answer.json()["key"]) == (400, "event.roll")


def test_the_next_game_is_set_up(director: TestClient) -> None:
    match = made(director, given={"position": "sGfwATDgc/ABMA", "turn": "X"})
    match = acted(director, match, "double", "drop", "set_up")
    assert match["after"]["position"] == "4HPwATDgc/ABMA"
