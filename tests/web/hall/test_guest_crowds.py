"""However many matches one guest begins, the matches of the hall stay in its lists, on its screens, at its tables."""

from collections.abc import Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient

from arbitro.store import Store
from arbitro.web import app
from arbitro.web.hall.first_director import appoint
from tests.web.hall.conftest import Device

CROWD = 130
CARROM = {"edition": "carrom/icf-2001", "mode": "umpired", "players": [{"name": "Ada"}, {"name": "Bea"}]}
PLAYED = {
    "edition": "snooker/wpbsa",
    "mode": "played",
    "players": [{"name": "Ann"}, {"house": 1, "name": "The house"}],
}


class Crowded:
    """A hall in which one guest has begun matches after everybody else."""

    def __init__(self, site: TestClient) -> None:
        self.site = site
        told = Device(site).post("/api/session", {"name": "Ada", "password": "a long password"}).json()
        self.director = Device(site, told["token"])
        self.ann, self.max = (
            Device(site, Device(site).post("/api/guests", {"name": name}).json()["token"])
            for name in ("Ann", "Max")
        )
        self.official = self.made(self.director, CARROM, options={"table": "7"})
        self.left = self.made(self.ann, PLAYED)
        for number in range(CROWD):
            self.made(self.max, CARROM, options={"private": number % 2 == 0})

    def made(self, who: Device, match: dict[str, Any], **more: Any) -> str:
        told = who.post("/api/matches", {**match, **more})
        assert told.status_code == 201, told.text
        return str(told.json()["id"])


@pytest.fixture(scope="module")
def crowded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Crowded]:
    with Store.serve(tmp_path_factory.mktemp("hall"), synchronous="OFF") as store:
        appoint(store, "Ada", "a long password")
        with TestClient(app(store)) as site:
            yield Crowded(site)


def test_everybody_finds_the_match_of_the_hall_in_every_list(crowded: Crowded) -> None:
    for path in ("/api/matches", "/watch", "/screen/tables"):
        assert crowded.official in crowded.site.get(path).text, path


def test_lists_of_all_are_of_the_newest_first_and_of_no_private_match(crowded: Crowded) -> None:
    listed = crowded.ann.get("/api/matches").json()
    assert [one["created"] for one in listed] == sorted((one["created"] for one in listed), reverse=True)
    assert {one["id"] for one in listed} >= {crowded.official, crowded.left}
    assert sum("Ada" in one["players"] for one in listed) == CROWD // 2 + 1


def test_a_table_leads_to_its_match(crowded: Crowded) -> None:
    assert crowded.site.get("/api/state/table/7").json()["match"] == crowded.official
    led = crowded.site.get("/umpire/table/7", follow_redirects=False)
    assert led.headers["location"].endswith(crowded.official)


def test_officials_and_players_come_back_to_their_own(crowded: Crowded) -> None:
    assert crowded.official in crowded.director.get("/umpire").text
    assert crowded.left in crowded.ann.get("/").text
