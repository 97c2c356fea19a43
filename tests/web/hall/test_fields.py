"""Every field that is not for everybody: no address, page, stream or file of the hall tells it to the others."""

from collections.abc import Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient

from arbitro.live.desk.messages import whole_event_message
from arbitro.live.viewer import Viewer
from arbitro.live.visibility import EVENT_FIELDS, PERSON_FIELDS
from arbitro.store.grants import ROLES
from arbitro.web.hall.table import ENDPOINTS
from arbitro.web.page_policy import PAGES
from tests.web.hall.conftest import Device
from tests.web.hall.test_trust import Person, enters, made, signed_in

SECRET = "Zyx"
"""What stands in every text that is not for everybody."""
HIDDEN = "Qzw"
"""What stands in every name of a private event, and of whoever has no public page."""
INSIDE = ("director", "desk", "chief")
STREAMS = ("/api/events", "/health", "/api/copy", "/api/openapi.json")
REGISTERED = {
    "name": f"अनाम {HIDDEN} Krishnamurthy-Featherstonehaugh",
    "club": f"Club {HIDDEN}",
    "licence": f"{SECRET}-licence",
    "licence_until": "2031-07-19",
    "language": "es",
    "birth_year": 1913,
    "rating": 2917,
}
"""Somebody in the register who has not agreed to a public page."""


class Hall:
    """An event with something in each field that is not for everybody, a private one, and people of each kind."""

    def __init__(self, site: TestClient, director: Device) -> None:
        self.site, self.director = site, director
        kept = director.post("/api/people", REGISTERED).json()["number"]
        agreed = {**REGISTERED, "name": "Ann Agreed", "club": "Open club", "consent": True}
        self.numbers = kept, director.post("/api/people", agreed).json()["number"]
        self.event = made(
            director,
            entries=["Ida", "Leo", "Max", {"name": "Ann Agreed", "person": self.numbers[1]}],
            tables=["1", "2"],
            entry_fee=40,
            prizes=[100],
        )
        self.hidden = self._hidden()
        self._fill()
        self.people = dict(self._people())

    def _fill(self) -> None:
        for act in (
            {"enter": {"player": f"{SECRET} refused"}},
            {"refuse_entry": {"player": f"{SECRET} refused", "reason": f"{SECRET} why"}},
            "draw",
            {"pay": {"player": "Ida", "amount": 13}},
            {"exception": {"player": "Leo", "law": "2.2.i", "reason": f"{SECRET} needs"}},
            {"start": "R1.1"},
            {"warn": {"player": "Ida", "for": "language"}},
            {"request": {"match": "R1.1", "by": "Ida", "what": "observer", "reason": f"{SECRET} stares"}},
            {
                "expel_spectator": {
                    "who": f"{SECRET} spectator",
                    "for": "recording",
                    "reason": f"{SECRET} film",
                }
            },
            {"amend": {"what": "name", "player": "Max", "to": "Maximilian", "reason": f"{SECRET} slip"}},
            {"withdraw": {"player": "Maximilian", "reason": f"{SECRET} ill"}},
        ):
            told = enters(self.director, self.event, act)
            assert told.status_code == 200, told.text
            assert told.json()["refused"] is None, (act, told.text)

    def _hidden(self) -> str:
        names = [f"{HIDDEN} {place}" for place in ("Ishaan", "Jō", "Kemal", "Łukasz")]
        given = {"entries": names, "tables": [f"{HIDDEN}-table"], "draw": True, "directors": [f"{HIDDEN} TD"]}
        wish = {
            "edition": "snooker/wpbsa",
            "given": {"level": "event", **given},
            "title": f"{HIDDEN} Masters",
        }
        event = self.director.post("/api/desk", {**wish, "options": {"private": True}}).json()["id"]
        for act in ({"call": {"match": "R1.1", "table": f"{HIDDEN}-table"}}, {"start": "R1.1"}):
            assert enters(self.director, event, act).json()["refused"] is None
        return str(event)

    def _people(self) -> Iterator[tuple[str, Device]]:
        yield "nobody", Device(self.site)
        yield "guest", Person(self.site, "Gil")
        entry = Person(self.site, "phone of Ida")
        join = self.director.post(f"/api/desk/{self.event}/invitations", {"name": "Ida"}).json()["join"]
        entry.post(f"/api/desk/{self.event}/join", {"join": join})
        yield "entry", entry
        for role in ROLES:
            yield role, signed_in(self.site, self.director, f"the {role}", role)
        for role in INSIDE:
            code = self.director.post("/api/devices/join", {"role": role, "table": "1"}).json()["join"]
            token = Device(self.site).post("/api/devices", {"join": code}).json()["token"]
            yield f"{role} of table 1", Device(self.site, token)

    def ways(self) -> list[str]:
        """Return every address and page that can be read, of everything that there is in the hall."""
        matches = [one["id"] for one in self.director.get("/api/matches").json()]
        objects = {"match": matches, "event": [self.event, self.hidden], "hall": [""]}
        rows = [(one.path, one.rule.of) for one in ENDPOINTS if one.method == "GET"]
        rows += [(path, rule.of) for path, rule in PAGES.items()]
        found = []
        given = {"game": "snooker", "number": str(self.numbers[0]), "table": f"{HIDDEN}-table"}
        given |= {"part": "draw", "paper": "all", "kind": "csv"}
        for path, of in rows:
            for key, value in given.items():
                path = path.replace(f"{{{key}}}", value)
            found += [path.replace("{id}", name).replace("{match}", name) for name in objects[of]]
        found = [path for path in found if "{" not in path and not path.startswith(STREAMS)]
        number = self.numbers[1]
        lists = [f"/api/people?q={HIDDEN}", f"/api/search?q={HIDDEN}"]
        return [*dict.fromkeys(found), f"/people/{number}", f"/api/people/{number}", *lists]

    def told(self, who: str, path: str) -> str:
        """Return what an address tells somebody: what they asked for is not told by it."""
        self.site.cookies.clear()
        answer = self.site.get(path, headers=self.people[who].headers, follow_redirects=False)
        assert answer.status_code < 500, (who, path)
        return answer.text.replace(path, "").replace(f"{HIDDEN}-table", "").replace(f"q={HIDDEN}", "")


@pytest.fixture(scope="module")
def hall(site: TestClient, director: Device) -> Hall:
    return Hall(site, director)


OUTSIDE = (
    *("nobody", "guest", "entry"),
    *(role for role in ROLES if role not in INSIDE),
    *(f"{role} of table 1" for role in INSIDE),
)


@pytest.mark.parametrize("who", OUTSIDE)
def test_no_way_tells_what_is_the_offices_nor_of_a_private_event_or_of_whoever_did_not_agree(
    hall: Hall, who: str
) -> None:
    for path in hall.ways():
        told = hall.told(who, path)
        assert SECRET not in told, (who, path)
        if hall.event in path or "/people/" in path:
            assert '"birth_year":1913' not in told, (who, path)
            assert "2031-07-19" not in told, (who, path)
        lists = ("/api/matches", "/umpire", "/watch", "/screen/tables")
        umpires = who in ("umpire", "marker") and (hall.hidden in path or path in lists)
        assert HIDDEN not in told or umpires, (who, path)  # who umpires sees the hall's private matches


@pytest.mark.parametrize("who", OUTSIDE)
def test_the_document_and_the_stream_of_an_event_have_no_field_of_the_office(hall: Hall, who: str) -> None:
    document = hall.people[who].get(f"/api/desk/{hall.event}").json()
    offices = {field for field in EVENT_FIELDS if field.isidentifier()}
    assert not {field for field in offices if document["event"].get(field) or document.get(field)}
    assert not {"dues", "treasury", "flags", "amendments"} & document["event"].keys()
    live = hall.site.app.state.hall.office.find_loaded(hall.event)  # type: ignore[attr-defined]
    assert SECRET.encode() not in whole_event_message(live, 1, Viewer("public", "en"))


@pytest.mark.parametrize("who", OUTSIDE)
@pytest.mark.parametrize("field", PERSON_FIELDS)
def test_a_public_page_has_no_field_of_the_register_that_is_the_offices(
    hall: Hall, who: str, field: str
) -> None:
    shown: Any = hall.people[who].get(f"/api/people/{hall.numbers[1]}").json()["person"]
    assert (shown["name"], field in shown) == ("Ann Agreed", False)
    assert hall.people[who].get(f"/api/people/{hall.numbers[0]}").status_code == 404


@pytest.mark.parametrize("who", INSIDE)
def test_the_office_is_told_all_of_it(hall: Hall, who: str) -> None:
    texts = [hall.told(who, path) for path in hall.ways()]
    secrets = ("refused", "why", "needs", "stares", "spectator", "film", "slip", "ill")
    missing = [one for one in secrets if not any(f"{SECRET} {one}" in text for text in texts)]
    assert missing == []
    assert any(HIDDEN in text for text in texts)
