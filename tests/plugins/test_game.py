"""A game from a package outside the program: listed, read, ruled on, checked, umpired, played, run as an event."""

import os
import re
import subprocess
import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest

from tests.plugins.installing import install
from tests.web.hall.process import COMMAND, ROOT, Asker, Served

NIM = Path(__file__).with_name("nim")
TITLES = {"en": "Not so many", "it": "Non così tante", "es": "No tantas"}
CLUB: dict[str, Any] = {
    "edition": "nim/club",
    "mode": "umpired",
    "players": [{"name": "Ada"}, {"name": "Bea"}],
}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment in which the game is installed."""
    return install(NIM, tmp_path_factory.mktemp("site"))


@pytest.fixture(scope="module")
def hall(site: Mapping[str, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("data") / "hall", environment=site) as served:
        yield served


@pytest.fixture(scope="module")
def director(hall: Served) -> Asker:
    return hall.director()


def arbitro(site: Mapping[str, str], *arguments: object, given: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *map(str, arguments)],
        input=given,
        capture_output=True,
        text=True,
        cwd=ROOT,
        timeout=60,
        check=False,
        env={**os.environ, **site, "LANG": "en_GB.UTF-8"},
    )


def wait_for(true: Callable[[], bool]) -> None:
    until = time.monotonic() + 20
    while not true():
        assert time.monotonic() < until, "it never came"
        time.sleep(0.05)


def test_no_file_of_the_program_names_it() -> None:
    sources = [*(ROOT / "src").rglob("*"), *(ROOT / "web" / "src").rglob("*")]
    built = ROOT / "src/arbitro/web/docs"  # the documents tell how to write one, and name it
    texts = (
        file
        for file in sources
        if file.suffix in (".py", ".ts", ".ftl", ".html", ".toml", ".md") and built not in file.parents
    )
    named = [file for file in texts if re.search(r"\bnim\b", file.read_text(encoding="utf-8"), re.IGNORECASE)]
    assert named == []


def test_the_command_lists_reads_and_covers_its_laws(site: Mapping[str, str]) -> None:
    listed = arbitro(site, "laws", "list").stdout
    assert "nim/club" in listed
    assert "nim/misere" in listed
    assert "never more than three" in arbitro(site, "laws", "show", "1a", "--edition", "nim/club").stdout
    assert arbitro(site, "laws", "coverage", "--edition", "nim/club").returncode == 0


def test_its_cases_hold(site: Mapping[str, str]) -> None:
    checked = arbitro(site, "check", NIM / "arbitro_nim" / "cases" / "nim.yaml")
    assert (checked.returncode, checked.stdout.strip()) == (0, "5 cases hold, none differs.")


def test_it_is_umpired_at_a_terminal(site: Mapping[str, str]) -> None:
    told = arbitro(
        site, "umpire", "nim/club", "--player", "Ada", "--player", "Bea", given="take 3\ntake 9\n"
    ).stdout
    assert "1 A takes 3 of the stones. B to play." in told
    assert "1a refused: So many stones cannot be taken." in told


def test_machines_play_it_and_a_terminal_says_what_to_do_instead(site: Mapping[str, str]) -> None:
    played = arbitro(site, "play", "nim", "--white", "house:2", "--black", "house:1", "--seed", "3")
    assert "house:2 wins as white, 2–0" in played.stdout
    alone = arbitro(site, "play", "nim", "--white", "you")
    assert (alone.returncode, alone.stderr.count("\n")) == (2, 1)


@pytest.mark.parametrize("language", TITLES)
def test_its_laws_are_read_in_every_language(hall: Served, language: str) -> None:
    for path in ("/laws", "/laws/nim", "/laws/nim/club", "/laws/nim/club/1a"):
        page = hall.get(f"{path}?lang={language}")
        assert page.status == 200, path
    assert TITLES[language] in page.content.decode()


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/umpire",
        "/umpire/training",
        "/umpire/help/nim",
        "/whatif?game=nim",
        "/laws/coverage",
        "/glossary",
    ],
)
def test_every_page_that_lists_games_has_it(hall: Served, path: str) -> None:
    assert hall.get(path).status == 200


def test_it_is_ruled_on_through_the_interface(hall: Served) -> None:
    case = {"id": "x", "edition": "nim/misere", "given": {"stones": 1}, "when": [{"take": 1}]}
    told = hall.post("/api/rule", case).json
    assert told["after"]["winner"] == "B"
    assert [one["law"] for one in told["rulings"]] == ["1", "2"]


def test_it_is_umpired_in_the_hall(director: Asker) -> None:
    match = director.made(**CLUB, length={"heaps": 1})
    for stones in (3, 3, 3):
        assert director.acts(match, director.shown(match)["sequence"], {"take": stones}).status == 200
    refused = director.acts(match, 3, {"take": 4}).json["refused"]
    assert refused["law"] == "1a"
    assert director.acts(match, 3, {"take": 3}).json["rulings"][-1]["text"] == "The heap goes to Bea."
    assert director.shown(match)["standing"]["ended"]["winner"] == "B"
    for page in (f"/umpire/{match}", f"/watch/{match}", f"/record/{match}", f"/enter/{match}"):
        assert director.get(page).status == 200, page
    assert director.get(f"/api/matches/{match}/record?as=card.pdf").code == "no-such-form"


def test_the_house_plays_it_in_the_hall(director: Asker) -> None:
    body = {**CLUB, "mode": "played", "players": [{"name": "Ada"}, {"house": 2}], "length": {"heaps": 1}}
    match = director.made(**body)
    assert director.acts(match, 0, {"take": 3}).status == 200
    wait_for(lambda: bool(director.shown(match)["sequence"] == 2))
    assert director.shown(match)["after"]["stones"] == 8


def test_an_event_of_it_is_run_to_its_winner(director: Asker) -> None:
    given = {"format": "knockout", "entries": ["Ada", "Bob"], "tables": ["1"], "best_of": 1}
    event = director.post("/api/desk", {"edition": "nim/club", "title": "Nim Open", "given": given}).json[
        "id"
    ]

    def act(written: object) -> None:
        now = director.get(f"/api/desk/{event}").json["sequence"]
        told = director.post(
            f"/api/desk/{event}/acts", {"command": str(uuid4()), "expected": now, "event": written}
        )
        assert told.json["refused"] is None, told.json["refused"]

    act("draw")
    act({"call": {"match": "R1.1", "table": "1"}})
    match = director.get(f"/api/desk/{event}").json["links"]["R1.1"]
    assert director.shown(match)["standing"]["sides"] == ["A", "B"]
    for stones in (3, 3, 3, 3):
        assert director.acts(match, director.shown(match)["sequence"], {"take": stones}).status == 200
    final: Callable[[], Any] = lambda: director.get(f"/api/desk/{event}").json["event"]["matches"]["R1.1"]  # noqa: E731
    wait_for(lambda: final()["winner"] is not None)
    assert (final()["winner"], final()["by"]) == ("Bob", "play")
    assert director.get(f"/desk/{event}").status == 200


def test_a_game_that_cannot_be_loaded_gets_one_line(tmp_path: Path) -> None:
    site = install(NIM, tmp_path)
    (tmp_path / "arbitro_nim" / "plugin.py").write_text("from arbitro_nim import nothing\n", encoding="utf-8")
    told = arbitro(site, "laws", "list")
    assert (told.returncode, told.stderr.count("\n")) == (2, 1)
    assert "nim (arbitro_nim.plugin:PLUGIN)" in told.stderr


def test_what_the_documents_show_stands_in_the_package() -> None:
    page = (ROOT / "docs" / "extend-game.md").read_text(encoding="utf-8")
    files = [
        file for file in NIM.rglob("*") if file.suffix in (".py", ".js", ".md", ".ftl", ".yaml", ".toml")
    ]
    package = [file.read_text(encoding="utf-8") for file in files]
    blocks = re.findall(r"^```\w*\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    shown = [block for block in blocks if not block.startswith("arbitro ")]
    assert len(shown) > 8
    assert [block for block in shown if not any(block.strip() in text for text in package)] == []
