"""The forms of the desk, made from what the engine offers, as a director uses them."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.desking import Served, director, enter, made, state

pytestmark = pytest.mark.browser

LONG = "Maximiliana-Wilhelmine von Hohenlohe 40"
DEVANAGARI = "अनुष्का विश्वनाथन"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    hall = Served(tmp_path_factory.mktemp("hall"))
    yield hall
    hall.stop()


@pytest.fixture(scope="module")
def desk(chromium: Browser, served: Served) -> Iterator[BrowserContext]:
    context = director(chromium, served, "en-GB")
    yield context
    context.close()


@pytest.fixture
def page(desk: BrowserContext) -> Iterator[Page]:
    page = desk.new_page()
    yield page
    page.close()


def league(desk: BrowserContext, **more: Any) -> str:
    entries = [LONG, DEVANAGARI, "Ada", "Bea"]
    return made(desk, "desk", format="round-robin", entries=entries, draws=True, draw=True, **more)


def sheet(page: Page) -> Any:
    return page.get_by_role("dialog")


def test_a_draw_is_entered_and_said_to_be_one(desk: BrowserContext, page: Page) -> None:
    event = league(desk)
    page.goto(f"/desk/{event}")
    page.get_by_role("button", name="Result…").first.click()
    sheet(page).get_by_text("Draw: nobody won").click()
    sheet(page).get_by_role("button", name="Enter").click()
    expect(page.get_by_text("1 of 6 matches over")).to_be_visible()
    assert state(desk, event)["matches"]["R1.1"]["winner"] == "draw"
    page.get_by_role("button", name=re.compile(r"^R1\.1:")).first.click()
    expect(sheet(page).get_by_text("Draw: nobody won").first).to_be_visible()
    expect(sheet(page).get_by_text("draw won")).to_have_count(0)


def test_what_was_entered_is_changed_with_a_reason_after_its_change_was_shown(
    desk: BrowserContext, page: Page
) -> None:
    event = league(desk)
    page.goto(f"/desk/{event}")
    page.get_by_role("button", name=f"More: {DEVANAGARI}").click()
    sheet(page).get_by_role("button", name="Name…").click()
    sheet(page).get_by_label("Name").fill("अनुष्का")
    sheet(page).get_by_label("Name").press("Tab")
    expect(sheet(page).get_by_text(f"From {DEVANAGARI} to अनुष्का.")).to_be_visible()
    assert DEVANAGARI in state(desk, event)["entries"], "nothing is done before a reason is given"
    sheet(page).get_by_label("Reason, for the record").fill("as on the passport")
    sheet(page).get_by_role("button", name="Enter").click()
    expect(page.get_by_role("button", name="More: अनुष्का", exact=True)).to_be_visible()
    assert [one["what"] for one in state(desk, event)["amendments"]] == ["name"]


def test_an_older_act_is_undone_by_its_line_with_those_that_cannot_stay(
    desk: BrowserContext, page: Page
) -> None:
    event = made(desk, "desk", format="knockout", entries=[LONG, DEVANAGARI, "Ada", "Bea"], draw=True)
    page.goto(f"/desk/{event}")
    for _ in range(2):
        page.get_by_role("button", name="Result…").first.click()
        sheet(page).get_by_text(" won").first.click()
        sheet(page).get_by_role("button", name="Enter").click()
        expect(sheet(page)).to_have_count(0)
    page.get_by_role("button", name="Result…").first.click()
    sheet(page).get_by_text(" won").first.click()
    sheet(page).get_by_role("button", name="Enter").click()
    expect(page.get_by_text("all 3 matches over")).to_be_visible()
    page.get_by_text("Last acts").click()
    page.get_by_role("button", name=re.compile("^Undo this act: ")).last.click()
    expect(sheet(page).get_by_role("checkbox", checked=True)).to_have_count(1)
    sheet(page).get_by_label("Reason, for the record").fill("entered for the wrong table")
    sheet(page).get_by_role("button", name="Enter").click()
    expect(page.get_by_text("1 of 3 matches over")).to_be_visible()


def test_a_player_checks_in_and_two_places_of_the_draw_are_swapped(desk: BrowserContext, page: Page) -> None:
    event = made(
        desk, "desk", draw=False, format="knockout", entries=["Ada", "Bea", "Cleo", LONG], check_in=True
    )
    page.goto(f"/desk/{event}")
    for name in ("Ada", "Bea", "Cleo", LONG):
        page.get_by_role("button", name=f"Check in: {name}").click()
    expect(page.get_by_role("button", name=re.compile("^Check in: "))).to_have_count(0)
    page.get_by_role("button", name="Close the check-in…").click()
    sheet(page).get_by_role("button", name="Enter").click()
    page.get_by_role("button", name=re.compile("^Draw")).first.click()
    sheet(page).get_by_role("button", name="Draw now").click()
    expect(page.get_by_text("0 of 3 matches over")).to_be_visible()
    page.get_by_role("button", name="More: Ada").click()
    sheet(page).get_by_role("button", name="Swap places of the draw…").click()
    sheet(page).get_by_text("3: Cleo").click()
    expect(sheet(page).get_by_text("This concerns R1.1, R1.2.")).to_be_visible()
    sheet(page).get_by_label("Reason, for the record").fill("two of one family")
    sheet(page).get_by_role("button", name="Enter").click()
    expect(page.get_by_role("button", name=re.compile("R1.1: Cleo"))).to_be_visible()


def test_one_slow_press_enters_what_asks_for_nothing_but_its_reason(desk: BrowserContext, page: Page) -> None:
    event = made(desk, "desk", format="knockout", entries=["Ada", "Bea", "Cleo", LONG])
    enter(desk, event, {"withdraw": "Ada"})
    page.goto(f"/desk/{event}")
    page.get_by_role("button", name="More: Ada").click()
    sheet(page).get_by_role("button", name="Bring back…").click()
    expect(sheet(page).locator(".room-consequences li").first).to_be_visible()
    sheet(page).get_by_label("Reason, for the record").fill("the train came")
    sheet(page).get_by_role("button", name="Enter").click(delay=500)
    expect(sheet(page)).to_have_count(0)
    assert state(desk, event)["entries"]["Ada"] == "approved"
