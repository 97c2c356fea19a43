"""Changes of an event applied in order are the whole event: for the office and the public, in every format."""

import random
from collections.abc import Iterator
from typing import Any
from uuid import uuid4

import pytest

from arbitro.client.copy import Copy
from arbitro.web.hall.first_director import appoint
from tests.web.hall.readers import Reader, settled
from tests.web.hall.test_changes import PASSWORD, guest
from tests.web.hall.test_events import Served

FORMATS: dict[str, dict[str, Any]] = {
    "knockout": {"entries": 8, "tables": 2},
    "double": {"entries": 4, "tables": 2},
    "round-robin": {"entries": 4, "tables": 2},
    "groups": {"entries": 8, "tables": 2, "groups": 2},
    "swiss": {"entries": 6, "tables": 2},
}


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    served = Served(tmp_path_factory.mktemp("hall"))
    appoint(served.store, "Ada", PASSWORD)
    yield served
    served.stop()


@pytest.fixture(scope="module")
def director(hall: Served) -> str:
    return str(hall.ask("POST", "/api/session", {"name": "Ada", "password": PASSWORD})["token"])


class Desk:
    """A director whose copy goes by the answers alone."""

    def __init__(self, hall: Served, token: str, **given: Any) -> None:
        self.hall, self.token = hall, token
        body = {"edition": "carrom/icf-2001", "given": given, "options": {"matches": "none"}}
        view = hall.ask("POST", "/api/desk", body, token)
        self.name, self.copy = str(view["id"]), Copy(view)

    def send(self, event: Any) -> Any:
        """Enter an act, and hold the copy that the answer leads to beside what the hall shows."""
        body = {"command": str(uuid4()), "expected": self.copy.sequence, "event": event}
        answer = self.hall.ask("POST", f"/api/desk/{self.name}/acts?view=changes", body, self.token)
        assert "event" not in answer, answer
        assert self.copy.take(answer)
        shown = self.hall.ask("GET", f"/api/desk/{self.name}", None, self.token)
        assert settled(self.copy.view) == settled(shown)
        return answer

    @property
    def matches(self) -> dict[str, Any]:
        """The matches as they stand."""
        return dict(self.copy.view["event"]["matches"])  # type: ignore[index]

    def next_act(self, chance: random.Random) -> Any:
        """Return something that may happen now."""
        what = chance.random()
        if what < 0.1:
            return "undo"
        if what < 0.2:
            return {"withdraw": {"player": f"P{chance.randint(1, 8)}"}}
        ready = [name for name, one in self.matches.items() if one["state"] in ("ready", "called", "playing")]
        if not ready:
            return "round"
        name = chance.choice(ready)
        if what < 0.5:
            return {"call": {"match": name}}
        return {"result": {"match": name, "winner": chance.choice(self.matches[name]["sides"])}}


@pytest.mark.parametrize("form", FORMATS)
def test_changes_applied_are_the_event_of_every_role_and_language(
    hall: Served, director: str, form: str
) -> None:
    chance = random.Random(form)
    desk = Desk(hall, director, format=form, **FORMATS[form])
    roles = ((director, "en"), ("", "it"), ("", "en"), (guest(hall)[0], "es"))
    readers = [Reader(hall, "desk", desk.name, who, language) for who, language in roles]
    desk.send("draw")
    for _ in range(25):
        desk.send(desk.next_act(chance))
        for reader in readers:
            what = chance.random()
            if what < 0.15:
                continue
            if what < 0.3:
                reader.connect(resume=True)
            reader.reach(desk.copy.sequence)
            reader.agrees()
    assert all(reader.wholes <= 1 for reader in readers)


def test_a_result_in_an_event_of_128_is_told_to_the_public_in_2000_bytes(hall: Served, director: str) -> None:
    desk = Desk(hall, director, format="knockout", entries=128, tables=8)
    desk.send("draw")
    reader = Reader(hall, "desk", desk.name)
    reader.reach(desk.copy.sequence)
    for number in (1, 2):
        before, name = reader.heard, f"R1.{number}"
        desk.send({"result": {"match": name, "winner": desk.matches[name]["sides"][0]}})
        reader.reach(desk.copy.sequence)
        assert reader.heard - before <= 2000
    reader.agrees()
