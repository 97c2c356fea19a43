"""An edition from outside is everywhere: listed, read, ruled on, checked, umpired, played, run as an event."""

import json
import re
import time
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest

from tests.plugins.conftest import Outside
from tests.web.hall.process import ROOT, Served

PATIENCE = 90.0
BEFORE = "carrom/icf-2001"
CHANGED = {
    "carrom/moncalieri": ("96", "One penalty piece besides.", "Anche una pedina di penalità."),
    "carrom/chieri": ("64a", "Two pieces instead of one.", "Due pedine invece di una."),
}
SAID = {"carrom/moncalieri": "The lady returns", "carrom/chieri": "to place 2 white pieces"}
LATE = {"carrom/moncalieri": {"stroke": {}}, "carrom/chieri": {"foul": {"by": "white", "offence": "touch"}}}
PENDING = {"men": {"white": 5, "black": 9}, "queen": "pending", "turn": "white", "strokes": 1}
PLAYERS = [{"name": "Alessandra Montefiore della Rovere-Castelli"}, {"name": "आरव शर्मा"}]


def test_no_file_of_ours_names_it(outside: Outside) -> None:
    name = outside.edition.partition("/")[2]
    built = ROOT / "src/arbitro/web/docs"  # the documents tell how to write one, and name it
    files = [
        file for file in (*ROOT.glob("src/**/*"), *ROOT.glob("web/src/**/*")) if built not in file.parents
    ]
    read = [
        file
        for file in files
        if file.suffix in (".py", ".ts", ".html", ".ftl", ".toml", ".yaml", ".md", ".css")
    ]
    assert len(read) > 500
    assert [file for file in read if name in file.read_text(encoding="utf-8")] == []


def test_it_is_listed_read_searched_and_covered_in_the_command(outside: Outside) -> None:
    law, changed, cambiato = CHANGED[outside.edition]
    assert outside.edition in outside.run("laws", "list").stdout
    assert changed in outside.run("laws", "show", law, "--edition", outside.edition).stdout
    assert cambiato in outside.run("laws", "changes", "--edition", outside.edition, "--lang", "it").stdout
    shown = json.loads(outside.run("laws", "show", "98a", "--edition", outside.edition, "--json").stdout)
    assert (shown[0]["changed"], next(iter(shown[0]["counterparts"]))) == ("", BEFORE)
    found = outside.run("laws", "search", "queen", "covered", "--edition", outside.edition).stdout
    assert f"{outside.edition} 96" in found
    covered = outside.run("laws", "coverage", "--edition", outside.edition)
    assert (covered.returncode, outside.edition in covered.stdout) == (0, True)


def test_its_cases_hold_and_those_of_the_edition_before_that_differ_are_named(outside: Outside) -> None:
    checked = outside.run("check", "--edition", outside.edition)
    assert checked.returncode == 0, checked.stdout + checked.stderr
    assert f"cases of {BEFORE} come out differently" in checked.stdout
    assert "c-icf-98a" not in checked.stdout
    assert outside.run("check", str(outside.cases)).returncode == 0


def test_it_rules_otherwise_than_the_edition_before(outside: Outside, tmp_path: Path) -> None:
    case = tmp_path / "case.json"
    asked = {"id": "late", "edition": outside.edition, "given": PENDING, "when": [LATE[outside.edition]]}
    case.write_text(json.dumps([asked, {**asked, "edition": BEFORE}]))
    lines = outside.run("rule", "--json", str(case)).stdout.splitlines()
    own, before = (json.loads(line)["after"]["to_place"]["white"] for line in lines)
    assert own == before + 1
    assert SAID[outside.edition] in outside.run("rule", str(case)).stdout


def test_it_is_umpired_in_the_terminal(outside: Outside, tmp_path: Path) -> None:
    journal = tmp_path / "match.jsonl"
    umpired = outside.run("umpire", outside.edition, "--journal", str(journal), lines="stroke: {white: 1}\n")
    assert umpired.returncode == 0, umpired.stderr
    assert outside.edition in journal.read_text(encoding="utf-8")
    assert outside.run("replay", str(journal)).returncode == 0


def test_its_equipment_is_inspected(outside: Outside) -> None:
    form = outside.run("inspect", "carrom", "--edition", outside.edition, "--template")
    assert form.returncode == 0
    assert ("70 cm to 74 cm" in form.stdout) is (outside.edition == "carrom/moncalieri")


def test_machines_play_it_in_the_terminal(outside: Outside) -> None:
    played = outside.run(
        "play", "carrom", "--white", "house:1", "--black", "house:1", "--edition", outside.edition,
        "--length", "1", "--boards", "1", "--seed", "3", "--json",
    )  # fmt: skip
    assert played.returncode == 0, played.stderr
    assert json.loads(played.stdout.splitlines()[0])["winner"] in ("white", "black")


def test_the_law_pages_show_it_with_what_changed_in_three_languages(hall: Served, outside: Outside) -> None:
    law, changed, cambiato = CHANGED[outside.edition]
    called = outside.edition.partition("/")[2].title()
    assert called in hall.get("/laws").content.decode()
    assert changed in hall.get(f"/laws/{outside.edition}").content.decode()
    leaf = hall.get(f"/laws/{outside.edition}/{law}?lang=it").content.decode()
    assert cambiato in leaf
    assert changed not in hall.get(f"/laws/{BEFORE}/{law}").content.decode()
    assert called in hall.get("/laws/coverage").content.decode()
    assert called in hall.get("/search?q=queen").content.decode()


def test_the_interface_for_programs_has_it(hall: Served, outside: Outside) -> None:
    law, changed, _ = CHANGED[outside.edition]
    head = hall.get("/api/laws").json[outside.edition]
    assert (head["amends"], head["from"][:4]) == (BEFORE, "2026")
    assert hall.get(f"/api/laws/{outside.edition}/{law}").json["changed"] == changed
    schemas = hall.get("/api/openapi.json").json["components"]["schemas"]
    for body in ("NewMatch", "NewEvent"):
        assert outside.edition in schemas[body]["properties"]["edition"]["enum"]


def test_every_form_offers_it(hall: Served, outside: Outside) -> None:
    for page in ("/umpire", "/play/carrom", "/whatif?game=carrom", "/search", "/desk/new"):
        assert outside.edition in hall.get(page).content.decode(), page


def test_what_if_compares_it_with_the_others(hall: Served, outside: Outside) -> None:
    asked = "given.men.white=5&given.queen=pending&given.turn=white&given.strokes=1&do=stroke"
    page = hall.get(f"/whatif?edition={outside.edition}&{asked}").content.decode()
    assert outside.edition.partition("/")[2].title() in page
    assert "ICF 2001" in page


def test_it_is_umpired_in_the_hall(hall: Served, outside: Outside) -> None:
    guest = hall.guest()
    made = {"edition": outside.edition, "mode": "umpired", "players": PLAYERS, "given": PENDING}
    match = guest.post("/api/matches", made).json["id"]
    told = guest.acts(match, guest.shown(match)["sequence"], LATE[outside.edition]).json
    law = CHANGED[outside.edition][0]
    assert law in [ruling["law"] for ruling in told["rulings"]]
    assert any(SAID[outside.edition] in line for line in told["say"])
    console = guest.get(f"/umpire/{match}").content.decode()
    assert outside.edition.partition("/")[2].title() in console


def test_it_is_played_against_the_computer(hall: Served, outside: Outside) -> None:
    guest = hall.guest()
    made = {
        "edition": outside.edition,
        "mode": "played",
        "players": [{"house": 1}, {"house": 1}],
        "length": {"games": 1, "boards": 1},
    }
    match = guest.post("/api/matches", made).json["id"]
    until = time.monotonic() + PATIENCE
    while guest.shown(match)["sequence"] < 6:
        assert time.monotonic() < until, guest.shown(match)
        time.sleep(0.1)
    assert guest.shown(match)["edition"] == outside.edition


def test_it_is_run_as_an_event_with_its_papers(hall: Served, outside: Outside) -> None:
    director = hall.director(f"Ada {uuid4().hex[:4]}")
    names = ["Alessandra Montefiore della Rovere-Castelli", "आरव शर्मा", "Cao", "Dee"]
    given = {"format": "knockout", "entries": names}
    made = director.post("/api/desk", {"edition": outside.edition, "title": "Cup", "given": given})
    assert made.status == 201, made.content
    event = made.json["id"]

    def act(what: Any) -> Any:
        shown = director.get(f"/api/desk/{event}").json
        body = {"command": str(uuid4()), "expected": shown["sequence"], "event": what}
        told = director.post(f"/api/desk/{event}/acts", body)
        assert told.status == 200, told.content
        return told.json

    act("draw")
    called = act({"call": {"match": "R1.1"}})
    assert called["event"]["edition"] == outside.edition
    offered = director.get(f"/api/desk/{event}/offers?about=R1.1").content.decode()
    assert '{"value":"a"}' in offered  # for what a match is lost (143)
    paper = director.get(f"/api/desk/{event}/papers/inspection")
    assert (paper.status, paper.content[:4]) == (200, b"%PDF")
    assert re.search(outside.edition, director.get(f"/desk/{event}").content.decode())


@pytest.mark.parametrize("command", ["laws", "serve"])
def test_a_hall_and_a_command_without_it_do_not_know_it(
    outside: Outside, command: str, tmp_path: Path
) -> None:
    bare = Outside(outside.edition, {}, outside.cases)
    if command == "laws":
        assert outside.edition not in bare.run("laws", "list").stdout
        return
    with Served(tmp_path / "bare") as hall:
        assert hall.get(f"/laws/{outside.edition}").status == 404
        made = {"edition": outside.edition, "mode": "umpired", "players": PLAYERS}
        assert hall.guest().post("/api/matches", made).status == 400


def test_a_hall_that_has_its_matches_does_not_start_without_it(outside: Outside, tmp_path: Path) -> None:
    with Served(tmp_path / "hall", environment=outside.environment) as hall:
        made = {"edition": outside.edition, "mode": "umpired", "players": PLAYERS}
        assert hall.guest().post("/api/matches", made).status == 201
        hall.stop()
    told = Outside("", {}, outside.cases).run("serve", "--data", str(tmp_path / "hall"), "--port", "0")
    assert (told.returncode, told.stderr.count("\n")) == (2, 1), told.stderr
    assert outside.edition in told.stderr
