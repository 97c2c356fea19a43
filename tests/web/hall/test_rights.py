"""Every role at every kind of object, for every address of a match: who is let through is what the contract says."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from arbitro.store import Store, people
from arbitro.store.grants import ROLES
from arbitro.web import app
from arbitro.web.hall.first_director import appoint
from arbitro.web.hall.people import OFFICIALS
from arbitro.web.hall.sign_in import new_account
from arbitro.web.hall.table import ENDPOINTS
from tests.web.hall.conftest import Device

CARROM = {"edition": "carrom/icf-2001", "mode": "umpired", "players": [{"name": "Ada"}, {"name": "Bea"}]}
PLAYED = {**CARROM, "mode": "played"}
PASSWORD = "a long password"
CORRECTING = ("undo", "redo", "correct", "insert", "clock")
ACTING = ("acts", "pause", "resume", "resign", "protest", "answer", "lease", *CORRECTING)
READING = ("", "/journal", "/record")
OBJECTS = ("desk", "table 7", "table 8", "casual", "private", "played")
WHO = (
    *(f"account {role}" for role in ROLES),
    *(f"device {role}" for role in ROLES if role != "director"),
    "guest",
    "owner",
    "nobody",
)


class Hall:
    """A hall with one match of each kind, and somebody of each kind."""

    def __init__(self, site: TestClient, store: Store) -> None:
        self.site = site
        self.director = self._signed_in("Ada")
        self.owner = self._guest("Olga")
        desk: dict[str, dict[str, Any]] = {
            "desk": {},
            "table 7": {"options": {"table": "7"}},
            "table 8": {"options": {"table": "8"}},
            "private": {"options": {"private": True}},
            "played": PLAYED,
        }
        self.matches = {name: self._made(self.director, **more) for name, more in desk.items()}
        self.matches["casual"] = self._made(self.owner)
        self.people: dict[str, Device] = {
            "guest": self._guest("Gil"),
            "owner": self.owner,
            "nobody": Device(site),
        }
        for role in ROLES:
            account = new_account(f"{role} by name", PASSWORD, [role], 1)
            store.write(partial(people.add_account, account=account)).result()
            self.people[f"account {role}"] = self._signed_in(f"{role} by name")
            if role != "director":
                wish = {"role": role, "table": "7"}
                join = self.director.post("/api/devices/join", wish).json()["join"]
                token = Device(site).post("/api/devices", {"join": join}).json()["token"]
                self.people[f"device {role}"] = Device(site, token)

    def _signed_in(self, name: str) -> Device:
        answer = Device(self.site).post("/api/session", {"name": name, "password": PASSWORD})
        return Device(self.site, answer.json()["token"])

    def _guest(self, name: str) -> Device:
        return Device(self.site, Device(self.site).post("/api/guests", {"name": name}).json()["token"])

    def _made(self, who: Device, **more: Any) -> str:
        return str(who.post("/api/matches", {**CARROM, **more}).json()["id"])


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    folder: Path = tmp_path_factory.mktemp("rights")
    with Store.serve(folder, synchronous="OFF") as store:
        appoint(store, "Ada", PASSWORD)
        with TestClient(app(store)) as site:
            yield Hall(site, store)


def acts_in(who: str, of: str) -> bool:
    """Tell what the contract says: who may act in which match."""
    kind, _, role = who.partition(" ")
    if role == "director" or who == "owner":
        return role == "director" or of == "casual"
    if kind == "account":
        return role in OFFICIALS and of != "casual"
    return kind == "device" and role in OFFICIALS and of == "table 7"


def reads(who: str, of: str) -> bool:
    return of != "private" or acts_in(who, of)


@pytest.mark.parametrize("of", OBJECTS)
@pytest.mark.parametrize("who", WHO)
def test_whoever_may_not_act_is_turned_away_everywhere_and_whoever_may_nowhere(
    hall: Hall, who: str, of: str
) -> None:
    path, person = f"/api/matches/{hall.matches[of]}", hall.people[who]
    for name in ACTING:
        told = person.post(f"{path}/{name}", _body(name))
        let_through = told.status_code not in (401, 403)
        assert let_through == acts_in(who, of), (name, told.text)
        assert told.status_code != 401 or who == "nobody"


@pytest.mark.parametrize("of", OBJECTS)
@pytest.mark.parametrize("who", WHO)
def test_reading_is_public_unless_a_match_is_private(hall: Hall, who: str, of: str) -> None:
    for name in READING:
        told = hall.people[who].get(f"/api/matches/{hall.matches[of]}{name}")
        assert told.status_code == (200 if reads(who, of) else 403), (name, told.text)


def test_every_command_of_a_match_is_among_those_that_are_asked() -> None:
    told = {
        one.path.rpartition("/")[2]
        for one in ENDPOINTS
        if one.method == "POST" and one.path.startswith("/api/matches/{id}/")
    }
    others = {"join", "reactions", "decline", "rematch", "dice", "hand-over", "walkover"}
    """What only those who are seated, invited, or the console do: each has tests of its own."""
    assert told - others == set(ACTING)


def _body(name: str) -> dict[str, Any]:
    """Return a document that is understood and changes nothing: it expects what nobody has seen."""
    more: dict[str, dict[str, Any]] = {
        "acts": {"event": "play"},
        "correct": {"number": 1, "event": "play"},
        "insert": {"before": 1, "event": "play"},
        "clock": {"run": True},
        "answer": {"question": "none", "choice": 1},
        "lease": {"take": True},
    }
    return {"command": f"rights {name}", "expected": 99, **more.get(name, {})}


@pytest.mark.parametrize("name", ["", "x" * 81, "Ada\u202e", "Ada\x07", "\u200b"])
def test_guests_and_seats_have_names_that_can_be_shown(site: TestClient, name: str) -> None:
    assert Device(site).post("/api/guests", {"name": name}).status_code == 400
    guest = Device(site, Device(site).post("/api/guests", {"name": "W" * 80}).json()["token"])
    players: list[dict[str, object]] = [{"name": name or " "}, {"name": name or " ", "house": 1}]
    for bad in players:
        body = {"edition": "backgammon/wbgf-2.1", "mode": "played", "players": [{"name": "Bea"}, bad]}
        assert guest.post("/api/matches", body).status_code == 400
