"""A hall of an older version of the program: it opens, goes on, and knows the commands that were carried out in it."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from arbitro.store import Store
from arbitro.store.verify import check_hall
from arbitro.web import app
from tests.web.hall.conftest import Device

STORED_ANSWERS = Path(__file__).parents[2] / "store/halls/0006.sql"
"""A hall as the last version left it that stored an answer with every command: a match, and an event."""
COMMANDS: list[tuple[str, dict[str, Any]]] = [
    ("matches/old/acts", {"command": "first", "expected": 0, "event": {"stroke": {"white": 1}}}),
    (
        "matches/old/acts",
        {"command": "second", "expected": 1, "events": [{"stroke": {}}, {"stroke": {"black": 1}}]},
    ),
    (
        "matches/old/correct",
        {
            "command": "third",
            "expected": 3,
            "number": 1,
            "event": {"stroke": {"white": 2}},
            "reason": "seen",
        },
    ),
    ("desk/cup/acts", {"command": "d1", "expected": 0, "event": {"withdraw": {"player": "Dan"}}}),
    (
        "desk/cup/all",
        {
            "command": "d3",
            "expected": 2,
            "events": [{"enter": {"player": "Fay"}}, {"enter": {"player": "Gus"}}],
        },
    ),
]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    with closing(sqlite3.connect(tmp_path / "hall.db")) as connection:
        connection.executescript(STORED_ANSWERS.read_text())
        connection.execute("UPDATE entries SET answer = zeroblob(100000) WHERE answer IS NOT NULL")
        connection.commit()
    return tmp_path


@pytest.fixture
def director(folder: Path) -> Iterator[Device]:
    with Store.serve(folder) as store, TestClient(app(store)) as site:
        token = Device(site).post("/api/session", {"name": "Ada", "password": "a long password"})
        yield Device(site, token.json()["token"])


def test_what_was_stored_for_no_use_is_given_back(folder: Path) -> None:
    before = (folder / "hall.db").stat().st_size
    Store.serve(folder).close()
    assert (folder / "hall.db").stat().st_size < before - 500_000
    assert check_hall(folder, None).whole


def test_a_command_of_an_older_hall_is_known_by_what_it_asked_for(director: Device) -> None:
    for path, body in COMMANDS:
        entries = len(body.get("events", ["one"]))
        again = director.post(f"/api/{path}", dict(reversed(body.items())))
        assert (again.status_code, again.json()["repeated"]) == (200, True), again.text
        assert again.json()["sequence"] == body["expected"] + entries
        assert again.json()["rulings"] or again.json()["say"]
        assert director.post(f"/api/{path}", {**body, "expected": body["expected"] + 1}).status_code == 422
    elsewhere = director.post("/api/matches/old/undo", {"command": "first", "expected": 0})
    assert elsewhere.status_code == 422


def test_an_older_hall_goes_on_where_it_stood(director: Device) -> None:
    shown = director.get("/api/matches/old").json()
    assert (shown["sequence"], shown["after"]["men"]) == (4, {"white": 7, "black": 8})
    told = director.post("/api/matches/old/acts", {"command": "new", "expected": 4, "event": {"stroke": {}}})
    assert told.json()["sequence"] == 5
    event = director.get("/api/desk/cup").json()
    assert event["sequence"] == 4
    assert event["event"]["entries"]["Gus"] == "approved"
