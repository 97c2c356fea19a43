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
    context.set_default_timeout(15_000)
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
    expect(sheet.get_by_role("table")).to_contain_text("R3.1")
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
