"""A director runs an event in the browser, from entries to the report."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

ARBITRO = str(Path(sys.executable).with_name("arbitro"))
AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
PASSWORD = "a long password"
PLAYERS = ("Ferrari", "Silva", "Quintero", "Rahman", "Perera", "Ivanova", "Nowak", "Costa")
pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Serve a hall with a director of its own."""
    data = str(tmp_path_factory.mktemp("desk"))
    environment = {**os.environ, "ARBITRO_LANG": "en", "PYTHONUNBUFFERED": "1"}
    command = [ARBITRO, "serve", "--port", "0", "--data", data]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as server:
        assert server.stdout is not None
        said = re.search(r"http://[\w.]+:\d+", server.stdout.readline())
        assert said is not None
        appoint = [ARBITRO, "hall", "director", "Ada", "--data", data]
        subprocess.run(appoint, input=f"{PASSWORD}\n", text=True, check=True)
        yield said[0]
        server.terminate()


def desk(chromium: Browser, served: str, locale: str, **more: Any) -> BrowserContext:
    """Open a director's browser, signed in."""
    context = chromium.new_context(
        base_url=served, locale=locale, viewport={"width": 1280, "height": 900}, **more
    )
    signed = context.request.post("/api/session", data={"name": "Ada", "password": PASSWORD})
    assert signed.ok
    return context


@pytest.fixture
def director(chromium: Browser, served: str) -> Iterator[Page]:
    """A director with an English browser on whose page nothing goes wrong unseen."""
    context, troubles = desk(chromium, served, "en-GB"), list[str]()
    page = context.new_page()
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.on("console", lambda message: troubles.append(message.text) if message.type == "error" else None)
    yield page
    context.close()
    assert troubles == []


def result(page: Page, match: str, winner: str, score: tuple[int, int] = (2, 0)) -> None:
    """Enter the result of a match on the board."""
    page.get_by_role("button", name=re.compile(rf"^{re.escape(match)}:")).click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_label(f"{winner} won").check()
    sheet.get_by_label(f"Score of {winner}").fill(str(score[0]))
    sheet.get_by_role("button", name="Enter", exact=True).click()
    expect(sheet).to_have_count(0)


def state(page: Page, event: str) -> Any:
    return page.request.get(f"/api/desk/{event}").json()


def test_a_director_runs_a_carrom_event_from_entries_to_its_champion(director: Page) -> None:
    page = director
    page.goto("/desk/new")
    page.get_by_label("Name of the event").fill("Spring cup")
    page.get_by_label(re.compile("One in each line")).fill("\n".join(PLAYERS))
    expect(page.get_by_text("One in each line (8 in)")).to_be_visible()
    page.get_by_role("button", name="Open the event").click()
    page.get_by_role("button", name="Draw…").click()
    page.get_by_role("button", name="Draw now").click()
    event = page.url.rpartition("/")[2]

    page.get_by_role("button", name="Call next match").click()
    page.get_by_role("button", name="Ferrari is here").click()
    page.get_by_role("listitem").filter(has_text="Costa is awaited").get_by_role(
        "button", name="Begin"
    ).click()
    expect(page.get_by_role("button", name=re.compile("^R1.1:.*in play"))).to_be_visible()
    result(page, "R1.1", "Ferrari")

    page.get_by_role("button", name="Undo").first.click()
    expect(page.get_by_role("button", name=re.compile("^R1.1:.*in play"))).to_be_visible()
    page.get_by_role("button", name="Redo").click()
    expect(page.get_by_role("button", name=re.compile("^R1.1:.*over"))).to_be_visible()

    for match, winner in (("R1.2", "Rahman"), ("R1.3", "Quintero"), ("R1.4", "Silva")):
        result(page, match, winner)
    for match, winner in (("R2.1", "Ferrari"), ("R2.2", "Silva")):
        result(page, match, winner)
    page.get_by_role("button", name=re.compile("^R3.1:")).click()
    page.get_by_role("dialog").get_by_role("button", name="Begin").click()

    page.get_by_role("button", name=re.compile("^R2.1:")).click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_label("Rahman won").check()
    sheet.get_by_label("Score of Rahman").fill("2")
    sheet.get_by_label("Score of Ferrari").fill("0")
    sheet.get_by_label(re.compile("Suspend and rule")).check()
    expect(sheet.get_by_role("region", name="After")).to_contain_text("R3.1")
    expect(sheet.get_by_role("region", name="After")).to_contain_text("Rahman")
    sheet.get_by_label("Reason, for the record").fill("the names were swapped")
    sheet.get_by_role("button", name="Correct the result").click()
    expect(sheet).to_have_count(0)
    page.get_by_role("listitem").filter(has_text="R3.1 is suspended").get_by_role(
        "button", name="Play it again"
    ).click()
    expect(page.get_by_role("button", name="R3.1: Rahman – Silva, ready")).to_be_visible()

    page.get_by_role("button", name="Withdraw: Silva").click()
    page.get_by_role("dialog").get_by_role("button", name="Enter").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert state(page, event)["event"]["champion"] == "Rahman"
    assert state(page, event)["event"]["stage"] == "over"


def made(context: BrowserContext, edition: str, **given: Any) -> str:
    """Make an event of eight players over the API, and draw it."""
    wish = {"edition": edition, "title": "Coppa", "given": {"entries": list(PLAYERS), "draw": True, **given}}
    answer = context.request.post("/api/desk", data={**wish, "options": {"matches": "none"}})
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def enter(context: BrowserContext, event: str, *acts: object) -> None:
    """Enter acts over the API."""
    for number, act in enumerate(acts):
        sequence = context.request.get(f"/api/desk/{event}").json()["sequence"]
        body = {"command": f"{number} {act}", "expected": sequence, "event": act}
        told = context.request.post(f"/api/desk/{event}/acts", data=body).json()
        assert told["refused"] is None, told


def test_an_appeal_goes_through_a_committee_whose_members_vote_on_their_own_phones(
    chromium: Browser, served: str
) -> None:
    """Backgammon in Italian: a claim, the ruling, the appeal, three sealed votes, the report."""
    context = desk(chromium, served, "it-IT")
    event = made(context, "backgammon/wbgf-2.1", approval=False, length=1)
    enter(context, event, {"start": "R1.1"}, {"claim": {"match": "R1.1", "by": "Costa"}})
    page = context.new_page()
    page.goto(f"/desk/{event}")
    page.get_by_role("button", name="Apri il caso").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_label("Decisione").fill("il tiro vale")
    sheet.get_by_role("button", name="Decidi").click()
    expect(sheet).to_have_count(0)
    enter(context, event, {"appeal": {"dispute": "D1", "by": "Costa"}})
    page.get_by_role("button", name="Apri il caso").click()
    sheet.get_by_label("Membri").fill("Larsen, Tan, Sato")
    sheet.get_by_role("button", name="Forma il comitato").click()
    expect(page.get_by_text("Sono arrivati 0 voti segreti su 3")).to_be_visible()

    for member in ("Larsen", "Tan", "Sato"):
        invited = context.request.post(f"/api/desk/{event}/invitations", data={"name": member}).json()
        phone = chromium.new_context(base_url=served, locale="it-IT", viewport={"width": 390, "height": 844})
        own = phone.new_page()
        own.goto(invited["address"])
        own.get_by_role("button", name="Annullala").click()
        expect(own.get_by_role("button", name="Annullala")).to_have_count(0 if member == "Sato" else 1)
        phone.close()
    assert state(page, event)["event"]["disputes"]["D1"]["decision"] == "annul"

    rounds = (("R1.1", "Ferrari"), ("R1.2", "Rahman"), ("R1.3", "Quintero"), ("R1.4", "Silva"))
    later = (("R2.1", "Ferrari"), ("R2.2", "Silva"), ("R3.1", "Silva"))
    enter(context, event, *({"result": {"match": match, "winner": who}} for match, who in (*rounds, *later)))
    for _ in range(2):
        page.get_by_role("button", name="Riferisci…").first.click()
        sheet.get_by_label("Motivazione").fill("vedi il verbale")
        sheet.get_by_role("button", name="Inserisci").click()
        expect(sheet).to_have_count(0)
    expect(page.get_by_role("button", name="Riferisci…")).to_have_count(0)
    assert state(page, event)["event"]["reported"] == {"5.5.i": ["D1"], "5.5.ii": ["results"]}
    context.close()


def test_players_report_from_their_phones_and_the_desk_settles_what_differs(
    chromium: Browser, served: str
) -> None:
    """Snooker in Spanish: two phones, two results, one decision; a spectator's page follows."""
    context = desk(chromium, served, "es-ES")
    event = made(context, "snooker/wpbsa", best_of=3)
    enter(context, event, {"start": "R1.1"})
    watcher = chromium.new_context(base_url=served, locale="es-ES").new_page()
    watcher.goto(f"/desk/{event}")
    for player in ("Ferrari", "Costa"):
        invited = context.request.post(f"/api/desk/{event}/invitations", data={"name": player}).json()
        phone = chromium.new_context(base_url=served, locale="es-ES", viewport={"width": 390, "height": 844})
        own = phone.new_page()
        own.goto(invited["address"])
        own.get_by_role("button", name="Comunicar el resultado").click()
        own.get_by_role("dialog").get_by_label(player, exact=True).check()
        own.get_by_role("dialog").get_by_role("button", name="Anotar").click()
        expect(own.get_by_role("dialog")).to_have_count(0)
        phone.close()
    page = context.new_page()
    page.goto(f"/desk/{event}")
    expect(page.get_by_text("Dos resultados para R1.1")).to_be_visible()
    page.get_by_role("button", name="Ferrari: Ferrari").click()
    expect(watcher.get_by_role("region", name="Semifinales")).to_contain_text("Ferrari")
    assert state(page, event)["event"]["matches"]["R1.1"]["winner"] == "Ferrari"
    watcher.context.close()
    context.close()


def test_a_small_event_is_run_by_the_keyboard_alone(director: Page) -> None:
    event = made(director.context, "desk", entries=["Ada", "Bob"])
    director.goto(f"/desk/{event}")
    cell = director.get_by_role("button", name=re.compile("^R1.1:"))
    cell.focus()
    director.keyboard.press("Enter")
    sheet = director.get_by_role("dialog")
    sheet.get_by_label("Ada won").focus()
    director.keyboard.press("Space")
    director.keyboard.press("Enter")
    expect(sheet).to_have_count(0)
    assert state(director, event)["event"]["champion"] == "Ada"
    director.keyboard.press("u")
    expect(director.get_by_role("button", name=re.compile("^R1.1:.*ready"))).to_be_visible()
    director.keyboard.press("r")
    expect(director.get_by_role("button", name=re.compile("^R1.1:.*over"))).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("locale", ["en", "it", "es"])
def test_axe_finds_nothing_on_the_pages_of_an_event(
    chromium: Browser, served: str, theme: Any, locale: str
) -> None:
    context = desk(chromium, served, locale, color_scheme=theme)
    protest = {"protest": {"match": "R1.1", "by": "Costa", "game": 1, "board": 1}}
    cup = made(context, "carrom/icf-2001", tables=2)
    enter(context, cup, {"start": "R1.1"}, protest, {"call": {"match": "R1.2", "table": "T1"}})
    groups = made(context, "desk", format="groups", groups=2)
    page = context.new_page()
    found = {}
    for address in (
        "/desk/new",
        f"/desk/{cup}",
        f"/desk/{cup}/draw",
        f"/desk/{groups}/draw",
        f"/desk/{cup}/papers",
    ):
        page.goto(address)
        page.locator(".room, .room-new, .paper-shelf").first.wait_for()
        page.evaluate(AXE.read_text(encoding="utf-8"))
        found[address] = [one["id"] for one in page.evaluate("axe.run()")["violations"]]
    context.close()
    assert {address: said for address, said in found.items() if said} == {}
