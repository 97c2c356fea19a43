"""An event over a real socket: told on the stream, and the same again after the hall was killed."""

from http.client import HTTPConnection
from pathlib import Path
from typing import Any

from tests.web.hall.process import Asker, Served, Watching

CUP = {"id": "cup", "edition": "carrom/icf-2001", "given": {"entries": 4, "tables": 2}}


class WatchingDesk(Watching):
    """An open stream of one event."""

    def __init__(self, asker: Asker, event: str, since: int | None = None) -> None:
        headers = {"authorization": f"Bearer {asker.token}"} if asker.token else {}
        headers |= {} if since is None else {"last-event-id": str(since)}
        self._connection = HTTPConnection("127.0.0.1", asker.port, timeout=30)
        self._connection.request("GET", f"/api/events?desk={event}", headers=headers)
        self._answer = self._connection.getresponse()
        self.comments = 0


def acts(asker: Asker, expected: int, event: object) -> Any:
    body = {"command": f"c{expected}", "expected": expected, "event": event}
    told = asker.post("/api/desk/cup/acts", body)
    assert told.status == 200, told.content
    return told.json


def test_an_act_of_the_desk_is_on_the_stream_and_survives_a_kill(tmp_path: Path) -> None:
    with Served(tmp_path / "hall") as hall:
        director = hall.director()
        assert director.post("/api/desk", CUP).status == 201
        with WatchingDesk(director, "cup") as office, WatchingDesk(hall, "cup") as public:
            assert office.take(1)[0]["data"]["view"]["event"]["stage"] == "entries"
            public.take(1)
            acts(director, 0, "draw")
            drawn, seen = office.take(1)[0], public.take(1)[0]
        assert (drawn["event"], drawn["data"]["sequence"]) == ("desk", 1)
        assert drawn["id"] == seen["id"]
        assert {"match", "sequence", "head", "entry", "rulings", "say", "view"} <= set(seen["data"])
        assert (drawn["data"]["match"], drawn["data"]["entry"]["number"]) == ("cup", 1)
        assert seen["data"]["entry"] is None, "the public sees the event, not what was entered"
        assert drawn["data"]["view"]["waits"]
        assert seen["data"]["view"]["waits"] == []
        head = acts(director, 1, {"result": {"match": "R1.1", "winner": "P1"}})["head"]
    with Served(tmp_path / "hall") as hall:
        director = hall.signed_in("Ada")
        with WatchingDesk(director, "cup", since=drawn["id"]) as office:
            again = office.take(1)[0]["data"]
        assert (again["sequence"], again["head"]) == (2, head)
        assert acts(director, 2, "undo")["event"]["event"]["matches"]["R1.1"]["winner"] is None
