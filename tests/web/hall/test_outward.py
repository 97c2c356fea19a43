"""What a hall keeps to itself is on no address, page, file or stream that somebody asks who may not see it.

Each secret is a word that stands nowhere else; every address and page of the hall is asked for every object.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from arbitro.live.visibility import OFFICE, PERSON_FIELDS
from arbitro.store import Store
from arbitro.web import app
from arbitro.web.hall.first_director import appoint
from arbitro.web.hall.table import ENDPOINTS
from arbitro.web.page_policy import PAGES
from tests.web.hall.conftest import Device
from tests.web.hall.test_trust import Person, does, enters, signed_in

SNOOKER = "snooker/wpbsa"
BOOKS = (
    "/umpire/exam",
    "/umpire/training",
    "/laws",
    "/api/laws",
    "/whatif",
    "/glossary",
    "/search",
    "/api/search",
)
"""The same for everybody: asked by a stranger alone."""
STREAMS = ("/api/events", "/api/copy", "/api/openapi.json", "/static", "/pocket/{path:path}")
NASTY = ("<img src=x onerror=alert(1)>", "</script><b>", '=HYPERLINK("http://x")', "{{7*7}}", "#eval(7)")


class Kept:
    """A hall with something of everything, and the words that are not for everybody."""

    def __init__(self, site: TestClient) -> None:
        self.site = site
        wish = {"name": "Ada", "password": "a long password"}
        self.director = Device(site, Device(site).post("/api/session", wish).json()["token"])
        private = {"options": {"private": True, "table": "Zx9"}}
        players = {"players": [{"name": "Quellan"}, {"name": "Vostrik"}]}
        match = {"edition": SNOOKER, "mode": "umpired"}
        self.matches = {
            "open": self._made(
                "/api/matches", {**match, **players, "players": [{"name": "A"}, {"name": "B"}]}
            ),
            "private": self._made("/api/matches", {**match, **players, **private}),
        }
        numbers = [
            self._registered("Zubrowka", licence="LicSilent"),
            self._registered(
                "Beatrice", consent=True, licence="LicOpen", licence_until="2031-12-30", birth_year=1911
            ),
        ]
        self.numbers = numbers
        self.events = {
            "open": self._event("open-cup", "Cup"),
            "private": self._event("Veiledcup", "Veiled", True),
        }
        for event in self.events.values():
            self._act(event, {"enter": {"person": numbers[1]}})
            self._act(event, {"enter": {"player": "Olive"}})
        self._act(self.events["private"], {"enter": {"player": "Umbriel"}})
        for event in self.events.values():
            self._act(event, {"draw": {"seed": "x"}})
        self._all_played(self.events["private"])
        self._act(self.events["open"], {"call": {"match": "R1.1", "table": "Cup 1"}})
        self.series = self._made("/api/series", {"id": "year", "title": "Year"})
        self.secrets = {
            *("Quellan", "Vostrik", self.matches["private"], "Zx9"),
            *("Zubrowka", "LicSilent", "LicOpen", "2031-12-30", "1911"),
            *("Veiledcup", "Veiled", "Umbriel"),
        }

    def _made(self, path: str, body: dict[str, Any]) -> str:
        answer = self.director.post(path, body)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def _registered(self, name: str, **more: Any) -> int:
        return int(self.director.post("/api/people", {"name": name, **more}).json()["number"])

    def _event(self, name: str, title: str, private: bool = False) -> str:
        given = {"level": "event", "format": "round-robin", "tables": [f"{title} 1"]}
        wish = {"id": name, "title": title, "edition": SNOOKER, "given": given}
        return self._made("/api/desk", {**wish, "options": {"private": private}})

    def _act(self, event: str, act: Any) -> None:
        assert enters(self.director, event, act).json()["refused"] is None, act

    def _all_played(self, event: str) -> None:
        while ready := self.director.get(f"/api/desk/{event}").json()["event"]["ready"]:
            sides = self.director.get(f"/api/desk/{event}").json()["event"]["matches"][ready[0]]["sides"]
            self._act(event, {"result": {"match": ready[0], "winner": sides[0]}})

    def paths(self) -> Iterator[str]:
        """Yield every address and page, of every object."""
        asked = [one.path for one in ENDPOINTS if one.method == "GET"]
        words = {"game": "snooker", "edition": "wpbsa", "number": "1", "part": "next", "table": "Zx9"}
        words |= {"series": self.series, "paper": "all", "match": self.matches["private"], "code": "ANY"}
        words |= {
            "kind": "csv",
            "name": "break",
            "device": "d",
            "session": "s",
            "passkey": "p",
            "webhook": "w",
        }
        for path in (one for one in (*asked, *PAGES) if one not in STREAMS):
            for place in ({**self.matches, **self.events, "": ""}).values() if "{id}" in path else ("",):
                for number in self.numbers if "/people/{number}" in path else ("1",):
                    filled = path.replace("{id}", place).replace("{number}", str(number))
                    for word, value in words.items():
                        filled = filled.replace(f"{{{word}}}", value)
                    yield filled

    def leaks(self, who: Device, secrets: set[str], skipped: tuple[str, ...] = ()) -> set[tuple[str, str]]:
        """Return which words an address told to somebody who did not name them."""
        found = set()
        for path in self.paths():
            if path.startswith(skipped):
                continue
            self.site.cookies.clear()
            answer = self.site.get(path, headers=who.headers, follow_redirects=False)
            assert answer.status_code < 500, (path, answer.text)
            body = answer.text.replace(path, "")
            found |= {(path, word) for word in secrets if word in body and word not in path}
        return found


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Kept]:
    folder: Path = tmp_path_factory.mktemp("outward")
    with Store.serve(folder, synchronous="OFF") as store:
        appoint(store, "Ada", "a long password")
        with TestClient(app(store)) as site:
            yield Kept(site)


def test_no_address_or_page_tells_what_is_not_for_whoever_asks(kept: Kept) -> None:
    assert len({path for path, _ in kept.leaks(kept.director, kept.secrets)}) > 20, "a director sees it"
    assert kept.leaks(Device(kept.site), kept.secrets) == set()
    assert kept.leaks(Person(kept.site, "Guest"), kept.secrets, BOOKS) == set()
    marker = signed_in(kept.site, kept.director, "Max marker", "marker")
    of_matches = {"Quellan", "Vostrik", kept.matches["private"], "Zx9"}
    assert kept.leaks(marker, kept.secrets - of_matches, BOOKS) == set()


def test_of_somebody_whose_page_is_public_only_what_the_policy_shows_is_public(kept: Kept) -> None:
    path = f"/api/people/{kept.numbers[1]}"
    assert set(PERSON_FIELDS.values()) == {OFFICE}
    assert not set(Device(kept.site).get(path).json()["person"]) & set(PERSON_FIELDS)
    assert {"licence", "birth_year"} <= set(kept.director.get(path).json()["person"])
    desk = signed_in(kept.site, kept.director, "Dora desk", "desk")
    assert desk.get(path).json()["person"]["birth_year"] == 1911


def test_the_announcer_does_not_count_meetings_in_a_private_event(kept: Kept) -> None:
    played = kept.director.get(f"/api/desk/{kept.events['private']}").json()["event"]["matches"].values()
    assert ["Beatrice", "Olive"] in [sorted(one["sides"]) for one in played if one["state"] == "done"]
    page = Device(kept.site).get(f"/desk/{kept.events['open']}/announcer").text
    assert "Beatrice" in page
    assert not re.search("have met once: (Beatrice|Olive)", page)


def test_only_who_may_enter_acts_in_a_match_reports_a_console_of_it(kept: Kept) -> None:
    body = {"match": kept.matches["open"], "battery": 1}
    guest = Person(kept.site, "<b>Look</b>")
    assert guest.post("/api/consoles/report", body).status_code == 403
    assert Device(kept.site).post("/api/consoles/report", body).status_code == 401
    assert kept.director.post("/api/consoles/report", body).status_code == 200


def test_names_are_text_wherever_they_are_written(kept: Kept) -> None:
    """Names that would be markup, formulas, templates or typesetting stay text on pages, in sheets and feeds."""
    event = kept._event("nasty", NASTY[0])
    for name in NASTY:
        kept._act(event, {"enter": {"player": name, "club": name}})
        number = kept._registered(name, club=name, consent=True)
        assert NASTY[0] not in Device(kept.site).get(f"/people/{number}").text
    kept._act(event, {"draw": {"seed": "x"}})
    kept._all_played(event)
    match = kept._made(
        "/api/matches",
        {"edition": SNOOKER, "mode": "umpired", "players": [{"name": one} for one in NASTY[:2]]},
    )
    does(kept.director, match, "acts", event={"stroke": {"potted": ["red"]}})
    pages = [
        path.format(id=event, part="next", table="1") for path, rule in PAGES.items() if rule.of == "event"
    ]
    pages += [
        path.format(id=match, game="snooker", match=match, code="X")
        for path, rule in PAGES.items()
        if rule.of == "match"
    ]
    for path in (*pages, "/people", "/desk", "/watch", "/umpire", "/series", f"/api/desk/{event}/feed.atom"):
        kept.site.cookies.clear()
        answer = kept.site.get(path, headers=kept.director.headers)
        assert answer.status_code < 500
        assert "<img src=x" not in answer.text, path
        assert "</script><b>" not in answer.text, path
        assert "49" not in [word.strip() for word in answer.text.split(NASTY[3])], path
    for path in (f"/api/desk/{event}/export/csv", "/api/people/export/csv"):
        cells = kept.director.get(path).text.replace('"', "").replace("\n", ",").split(",")
        assert not [cell for cell in cells if cell.startswith(("=", "+", "@"))], path
    calendar = kept.director.get(f"/api/desk/{event}/calendar.ics").text
    assert calendar.count("BEGIN:VEVENT") == calendar.count("END:VEVENT")
    assert kept.director.get(f"/api/desk/{event}/papers/all").content.startswith(b"%PDF")
    assert kept.site.get(f"/record/{match}").status_code == 200
