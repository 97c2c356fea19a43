"""The bytes of an act are made once: how often JSON is written and read while a hall carries one out and tells it."""

import json
from typing import Any
from uuid import uuid4

import msgspec
import pytest
from starlette.testclient import TestClient

from arbitro.kernel import journal
from arbitro.live.live_hall import LiveHall
from arbitro.live.streams import Stream
from arbitro.live.viewer import View, Viewer
from arbitro.store import chain
from tests.web.hall.conftest import Device


class Counted:
    """Calls the very same function, and counts."""

    def __init__(self, function: Any, calls: list[object]) -> None:
        self._function, self._calls = function, calls

    def __call__(self, value: Any, *more: Any, **named: Any) -> Any:
        self._calls.append(value)
        return self._function(value, *more, **named)


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    calls: list[object] = []
    for module, name in ((msgspec.json, "encode"), (journal, "_sorted"), (json, "dumps")):
        monkeypatch.setattr(module, name, Counted(getattr(module, name), calls))
    return calls


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    calls: list[object] = []
    for module, name in ((msgspec.json, "decode"), (json, "loads"), (chain, "_link"), (chain, "_values")):
        monkeypatch.setattr(module, name, Counted(getattr(module, name), calls))
    return calls


@pytest.mark.parametrize("view", ["whole", "changes", "none"])
@pytest.mark.parametrize(
    ("edition", "event"),
    [
        ("carrom/icf-2001", {"stroke": {"white": 1}}),
        ("snooker/wpbsa", {"stroke": {"potted": ["red"]}}),
        ("backgammon/wbgf-2.1", {"roll": {"X": 3, "O": 1}}),
    ],
)
def test_an_act_told_to_three_audiences_is_written_seven_times_and_read_once(
    site: TestClient,
    director: Device,
    written: list[object],
    read: list[object],
    edition: str,
    event: object,
    view: View,
) -> None:
    """The fact, its entry, the answer, and one message for each audience; what is asked is read once."""
    made = {"edition": edition, "mode": "umpired", "players": [{"name": "Ada"}, {"name": "Bea"}]}
    match = director.post("/api/matches", made).json()["id"]
    hall: LiveHall = site.app.state.hall  # type: ignore[attr-defined]
    viewers = [Viewer("public", view=view), Viewer("public", "it", view=view), Viewer("official", view=view)]
    streams = [Stream({match: viewer}) for viewer in viewers]
    for stream in streams:
        hall.watch(stream)
    body = json.dumps({"command": str(uuid4()), "expected": 0, "event": event}).encode()
    written.clear()
    read.clear()
    headers = {**director.headers, "content-type": "application/json"}
    answer = site.post(f"/api/matches/{match}/acts?view={view}", content=body, headers=headers)
    assert len(written) <= 7, written
    assert len(read) == 1, read
    told = [text for stream in streams for _, text in stream.take()]
    assert len(told) == 3
    assert (answer.status_code, json.loads(answer.content)["sequence"]) == (200, 1)
    for stream in streams:
        hall.leave(stream)


def test_the_line_that_is_hashed_written_and_told_is_the_canonical_one(
    site: TestClient, director: Device
) -> None:
    made = {"edition": "carrom/icf-2001", "mode": "umpired", "players": [{"name": "Ada"}, {"name": "Bea"}]}
    match = director.post("/api/matches", made).json()["id"]
    body = {"command": '"digest":""', "expected": 0, "event": {"stroke": {}}}
    assert director.post(f"/api/matches/{match}/acts", body).json()["sequence"] == 1
    exported = director.get(f"/api/matches/{match}/journal").content
    assert journal.verify(exported) is None
    hall: LiveHall = site.app.state.hall  # type: ignore[attr-defined]
    loaded = hall.store.load(match)
    assert loaded is not None
    assert loaded.export() == exported
