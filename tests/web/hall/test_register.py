"""The register of people: entered, found, merged and parted, on sheets, and erased without breaking a chain."""

import base64
import json
from pathlib import Path
from uuid import uuid4

import pytest
from click.testing import CliRunner
from starlette.testclient import TestClient

from arbitro.cli import main
from arbitro.kernel.journal import verify
from arbitro.store import Store
from arbitro.web import app
from arbitro.web.hall.first_director import appoint
from tests.web.hall.conftest import Device

NAMES = (
    "Asha Ramachandran-Venkateswaran Iyer Rao",
    "अर्जुन कुमार शर्मा",
    "Nuñez de la Peña, María José",
    "O’Brien",
)


def register(director: Device, name: str, **more: object) -> int:
    answer = director.post("/api/people", {"name": name, **more})
    assert answer.status_code == 201, answer.text
    return int(answer.json()["number"])


def act(director: Device, event: str, what: object) -> dict:  # type: ignore[type-arg]
    sequence = director.get(f"/api/desk/{event}").json()["sequence"]
    body = {"command": str(uuid4()), "expected": sequence, "event": what}
    answer = director.post(f"/api/desk/{event}/acts", body)
    assert answer.status_code == 200, answer.text
    assert answer.json()["refused"] is None, answer.text
    return answer.json()  # type: ignore[no-any-return]


def played_event(director: Device, event: str, numbers: list[int], edition: str = "desk") -> None:
    """Run an event of four people of the register to its end."""
    given = {"format": "round-robin", "start": "2026-11-21", "tables": 2}
    made = director.post("/api/desk", {"id": event, "edition": edition, "title": event, "given": given})
    assert made.status_code == 201, made.text
    for number in numbers:
        act(director, event, {"enter": {"person": number}})
    act(director, event, {"draw": {"seed": "x"}})
    while True:
        matches = director.get(f"/api/desk/{event}").json()["event"]["matches"]
        ready = [(key, one) for key, one in matches.items() if one["state"] == "ready"]
        if not ready:
            return
        key, one = ready[0]
        act(director, event, {"result": {"match": key, "winner": one["sides"][0]}})


@pytest.fixture(scope="module")
def people(site: TestClient, director: Device) -> list[int]:
    return [register(director, name, club="Carrom Pune", country="IND", consent=True) for name in NAMES]


def test_an_entry_by_number_takes_name_club_and_country_from_the_register(
    director: Device, people: list[int]
) -> None:
    played_event(director, "register-entry", people)
    entries = director.get("/api/desk/register-entry").json()["entries"]
    assert [one["name"] for one in entries] == list(NAMES)
    assert {one["club"] for one in entries} == {"Carrom Pune"}


def test_a_page_has_events_matches_and_the_balance_against_each_opponent(
    site: TestClient, director: Device, people: list[int]
) -> None:
    played_event(director, "register-page", people)
    page = director.get(f"/api/people/{people[0]}").json()
    assert "register-page" in [one["event"] for one in page["career"]["events"]]
    mine = [one for one in page["career"]["matches"] if one["event"] == "register-page"]
    assert len(mine) == 3
    assert {one["opponent"] for one in mine} == set(NAMES[1:])
    assert sum(one["won"] + one["lost"] for one in page["career"]["opponents"]) >= 3
    shown = site.get(f"/people/{people[0]}")
    assert shown.status_code == 200
    assert NAMES[1] in shown.text


def test_without_consent_a_page_is_for_officials_alone(site: TestClient, director: Device) -> None:
    number = register(director, "Somebody Private")
    assert Device(site).get(f"/api/people/{number}").status_code == 404
    assert site.get(f"/people/{number}").status_code == 404
    assert director.get(f"/api/people/{number}").status_code == 200
    assert Device(site).get("/api/people").status_code == 401


def test_two_numbers_are_merged_and_parted_again(director: Device, people: list[int]) -> None:
    played_event(director, "register-merge", people)
    twin = register(director, "Asha R. Rao")
    before = director.get(f"/api/people/{twin}").json()["career"]
    assert director.post(f"/api/people/{people[0]}/merge", {"into": twin}).status_code == 200
    assert director.get(f"/api/people/{twin}").json()["career"]["events"]
    assert director.post(f"/api/people/{people[1]}/merge", {"into": people[0]}).status_code == 409
    assert director.post(f"/api/people/{people[0]}/merge", {"into": None}).status_code == 200
    assert director.get(f"/api/people/{twin}").json()["career"] == before


def test_a_sheet_that_was_exported_changes_nothing_when_it_is_read_again(
    director: Device, people: list[int]
) -> None:
    for kind in ("csv", "xlsx"):
        sheet = director.get(f"/api/people/export/{kind}").content
        answer = director.post("/api/people/import", {"content": base64.b64encode(sheet).decode()}).json()
        assert (answer["added"], answer["changed"], answer["faults"]) == (0, 0, [])


def test_a_club_sheet_in_latin_1_with_semicolons_is_taken_over(director: Device) -> None:
    sheet = "Cognome;Nome;Società;Tessera;Anno di nascita;Campo\nNiccolò;Agnès;Ardòr;T-9;1990;x\n".encode(
        "latin-1"
    )
    answer = director.post("/api/people/import", {"content": base64.b64encode(sheet).decode()}).json()
    assert (answer["added"], answer["aside"]) == (1, ["Campo"])
    (found,) = director.get("/api/people?q=agnès").json()
    assert found["person"]["name"] == "Agnès Niccolò"
    assert (found["person"]["licence"], found["person"]["birth_year"]) == ("T-9", 1990)


def sheet_of(text: str) -> str:
    return base64.b64encode(text.encode()).decode()


def test_a_preview_of_a_sheet_names_unknown_columns_and_changes_nothing(director: Device) -> None:
    sheet = sheet_of("name,club,shirt\nPreviewed Person,Elsewhere,XL\n")
    shown = director.post("/api/people/import", {"content": sheet, "preview": True}).json()
    assert (shown["added"], shown["changed"], shown["aside"]) == (1, 0, ["shirt"])
    assert director.get("/api/people?q=previewed").json() == []
    assert director.post("/api/people/import", {"content": sheet}).json()["added"] == 1
    assert director.post("/api/people/import", {"content": sheet}).json()["added"] == 0


def test_somebody_twice_on_a_sheet_is_added_once_and_erased_numbers_stay_empty(director: Device) -> None:
    twice = sheet_of("name,club\nTwice Written,Here\ntwice  written,Here\n")
    assert director.post("/api/people/import", {"content": twice}).json()["added"] == 1
    gone = register(director, "Gone Again")
    director.delete(f"/api/people/{gone}")
    back = sheet_of(f"number,name\n{gone},Gone Again\n")
    answer = director.post("/api/people/import", {"content": back}).json()
    assert (answer["added"], len(answer["faults"])) == (0, 1)
    assert str(gone) in answer["faults"][0]


def test_a_merged_number_enters_the_one_that_counts_and_only_once(director: Device) -> None:
    one, twin = register(director, "Ines Vidal", club="Faro"), register(director, "I. Vidal")
    assert director.post(f"/api/people/{twin}/merge", {"into": one}).status_code == 200
    director.post("/api/desk", {"id": "merged-entry", "given": {"format": "swiss"}})
    answer = act(director, "merged-entry", {"enter": {"person": twin}})
    assert [(entry["name"], entry["person"]) for entry in answer["event"]["entries"]] == [("Ines Vidal", one)]
    body = {"command": str(uuid4()), "expected": 1, "event": {"batch": [{"enter": {"person": one}}]}}
    assert director.post("/api/desk/merged-entry/acts", body).json()["refused"] is not None
    shown = director.post("/api/desk/merged-entry/preview", {"event": {"enter": {"person": one}}})
    assert shown.json()["refused"] is not None


def test_two_who_were_in_one_event_are_not_merged(director: Device, people: list[int]) -> None:
    played_event(director, "both-there", people)
    answer = director.post(f"/api/people/{people[2]}/merge", {"into": people[3]})
    assert answer.status_code == 409
    assert answer.json()["code"] == "both-entered"


def test_an_event_is_made_with_people_by_their_numbers(director: Device, people: list[int]) -> None:
    given = {"entries": [{"person": number} for number in people]}
    made = director.post("/api/desk", {"id": "by-number", "given": given})
    assert made.status_code == 201, made.text
    assert [one["name"] for one in made.json()["entries"]] == list(NAMES)
    journal = director.get("/api/desk/by-number/journal").text
    assert not any(name in journal for name in NAMES)


def test_the_public_sees_names_and_data_of_others_only_with_their_consent(
    site: TestClient, director: Device
) -> None:
    more = {"birth_year": 1990, "licence": "L-1", "licence_until": "2027-01-01"}
    open_, closed = register(director, "Olga Open", consent=True, **more), register(director, "Clara Closed")
    played_event(director, "consent", [open_, closed])
    stranger = Device(site)
    page = stranger.get(f"/api/people/{open_}").json()
    assert page["person"] == {"name": "Olga Open", "consent": True}
    assert [one["opponent"] for one in page["career"]["opponents"]] == [""]
    assert "Clara" not in json.dumps(page)
    assert "Clara" not in stranger.get(f"/people/{open_}").text
    assert "Clara Closed" in director.get(f"/people/{open_}").text
    links = {one["name"]: one["person"] for one in stranger.get("/api/desk/consent").json()["entries"]}
    assert links == {"Olga Open": open_, "Clara Closed": None}
    changed = site.patch(f"/api/people/{closed}", json={"consent": True}, headers=director.headers)
    assert changed.status_code == 200, changed.text
    links = {one["name"]: one["person"] for one in stranger.get("/api/desk/consent").json()["entries"]}
    assert links["Clara Closed"] == closed


def test_nobody_enters_what_looks_like_a_pseudonym(director: Device) -> None:
    director.post("/api/desk", {"id": "register-token", "given": {"format": "round-robin"}})
    body = {"command": "t", "expected": 0, "event": {"enter": {"player": "person:" + "a" * 24}}}
    assert director.post("/api/desk/register-token/acts", body).status_code == 400


def test_erasing_removes_the_name_everywhere_and_leaves_results_and_chain(tmp_path: Path) -> None:
    def everything(site: TestClient) -> str:
        pages = (
            *("/api/desk/cup", "/api/desk/cup/journal", "/desk/cup", "/api/desk/cup/export/csv"),
            *("/api/series/season", "/api/series/season/journal", "/series/season"),
        )
        return "".join(director_of(site).get(path).text for path in pages)

    def director_of(site: TestClient) -> Device:
        answer = Device(site).post("/api/session", {"name": "Ada", "password": "a long password"})
        return Device(site, answer.json()["token"])

    gone = NAMES[0]
    with Store.serve(tmp_path, synchronous="OFF") as store:
        appoint(store, "Ada", "a long password")
        with TestClient(app(store)) as site:
            director = director_of(site)
            numbers = [register(director, name) for name in NAMES]
            played_event(director, "cup", numbers, "carrom/icf-2001")
            assert director.post("/api/series", {"id": "season"}).status_code == 201
            held = {"command": "held", "expected": 0, "event": {"add_event": {"event": "cup"}}}
            assert director.post("/api/series/season/acts", held).json()["refused"] is None
            assert gone in director.get("/api/series/season").text
            before = director.get("/api/desk/cup").json()["event"]
            journal = director.get("/api/desk/cup/journal").content
            season = director.get("/api/series/season/journal").content
            assert gone.encode() not in journal + season
            assert director.delete(f"/api/people/{numbers[0]}").status_code == 200
            assert gone not in everything(site)
            assert director.get("/api/desk/cup/journal").content == journal
            assert director.get("/api/series/season/journal").content == season
            assert verify(journal) is None
            assert verify(season) is None
    assert gone.encode() not in b"".join(one.read_bytes() for one in tmp_path.glob("*.db"))
    with Store.serve(tmp_path, synchronous="OFF") as store, TestClient(app(store)) as site:
        after = director_of(site).get("/api/desk/cup").json()["event"]
        assert gone not in everything(site)
        assert list(after["matches"]) == list(before["matches"])
        (label,) = after["standings"].keys() - before["standings"].keys()
        assert label.startswith("#")
        renamed = {
            key: label if one["winner"] == gone else one["winner"] for key, one in before["matches"].items()
        }
        assert {key: one["winner"] for key, one in after["matches"].items()} == renamed
        assert label in director_of(site).get("/api/series/season").json()["series"]["standings"]


def test_the_command_exports_and_erases_somebody(tmp_path: Path) -> None:
    with Store.serve(tmp_path, synchronous="OFF") as store:
        appoint(store, "Ada", "a long password")
        with TestClient(app(store)) as site:
            answer = Device(site).post("/api/session", {"name": "Ada", "password": "a long password"})
            director = Device(site, answer.json()["token"])
            numbers = [register(director, name) for name in NAMES]
            played_event(director, "cup", numbers)
    run = CliRunner().invoke(main, ["hall", "person", "1", "--export", "--data", str(tmp_path)])
    assert run.exit_code == 0, run.output
    assert NAMES[0] in run.output
    run = CliRunner().invoke(main, ["hall", "person", "1", "--erase", "--data", str(tmp_path)])
    assert run.exit_code == 0, run.output
    run = CliRunner().invoke(main, ["hall", "person", "1", "--export", "--data", str(tmp_path)])
    assert NAMES[0] not in run.output
    run = CliRunner().invoke(main, ["journal", "verify", str(tmp_path)])
    assert run.exit_code == 0, run.output
