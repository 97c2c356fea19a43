"""What a served hall writes on standard error: JSON by the line where asked, each request with its id, no secret."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.web.hall.process import PASSWORD, Served

KEYS = {"time", "level", "event", "message", "id", "method", "path", "status", "ms", "client"}


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> tuple[list[dict[str, Any]], list[str], str]:
    """The lines of a hall that was asked some things, the ids that it answered with, and what must not be there."""
    folder: Path = tmp_path_factory.mktemp("logs")
    with Served(folder / "data", "--log", "json") as hall:
        director = hall.director()
        told = [
            director.get("/api/matches?secret=hush"),
            hall.get("/api/matches", x_request_id="from-the-proxy.1"),
            hall.get("/api/matches", x_request_id="not an id\tat all"),
            hall.get("/join/some-match/HUSHHUSH"),
            hall.post("/api/session", {"name": "Ada", "password": "hush"}),
        ]
        assert hall.stop()[0] == 0
        text = hall.errors.read_text()
    assert director.token not in text
    return (
        [json.loads(line) for line in text.splitlines()],
        [one.headers["x-request-id"] for one in told],
        text,
    )


def test_every_line_is_one_object_and_every_request_is_there(
    written: tuple[list[dict[str, Any]], list[str], str],
) -> None:
    lines, ids, _ = written
    assert [line["event"] for line in lines[:2]] == ["serving", "first-director"]
    requests = {line["id"]: line for line in lines if line["event"] == "request"}
    assert set(ids) <= set(requests)
    assert all(set(line) == KEYS for line in requests.values())
    assert requests[ids[0]]["path"] == "/api/matches"
    assert (requests[ids[4]]["method"], requests[ids[4]]["status"]) == ("POST", 401)


def test_an_id_that_a_proxy_gave_is_kept_and_one_that_is_none_is_not(
    written: tuple[list[dict[str, Any]], list[str], str],
) -> None:
    assert written[1][1] == "from-the-proxy.1"
    assert len(set(written[1])) == 5
    assert "not an id" not in written[2]


def test_nobody_writes_lines_of_their_own(tmp_path: Path) -> None:
    with Served(tmp_path / "data") as hall:
        guest = hall.guest()
        forged = "x\nERROR: the director signed in\x1b[31m\u202e è"
        wish = {"match": guest.made(), "differs": [forged]}
        assert guest.post("/api/consoles/report", wish).status == 200
        assert hall.stop()[0] == 0
        lines = hall.errors.read_text().splitlines()
    assert lines[-1].endswith("at entry x\\nERROR: the director signed in\\x1b[31m\\u202e è")
    assert not any(line.startswith("ERROR: the director") for line in lines)


def test_no_password_code_or_query_is_written(written: tuple[list[dict[str, Any]], list[str], str]) -> None:
    assert "hush" not in written[2].lower()
    assert PASSWORD not in written[2]


def test_plain_lines_are_for_people_and_leave_requests_out(tmp_path: Path) -> None:
    with Served(tmp_path / "data") as hall:
        hall.get("/api/matches")
        assert hall.stop()[0] == 0
        text = hall.errors.read_text()
    assert "/api/matches" not in text
    assert not text.startswith("{")
