"""Events of every format and size on the board, on a phone and on paper, with long names and names of other scripts."""

import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from arbitro.desk.format import FORMATS
from tests.browser.desking import Served, director, made, phone_of, state

pytestmark = pytest.mark.browser
NAMES = (
    "Maximiliana-Wilhelmine von Hohenlohe",
    "अनुष्का विश्वनाथन त्रिपाठी शर्मा",
    "Κωνσταντίνα Παπαδοπούλου-Χατζή",
    "Владислав Александрович Константинов",
    "محمد عبد الرحمن الشافعي",
    "山田太郎左衛門",
    "Bea Li",
)
SIZES = (2, 3, 8, 16, 17, 24, 33, 64, 128, 512)
MOST = {"round-robin": 64, "league": 33, "ladder": 128}
"""Where everybody meets everybody there are so many entries at most; on a ladder nobody wants more rungs."""
POSSIBLE = [
    (form, entries)
    for form in FORMATS
    for entries in SIZES
    if entries <= MOST.get(form, 512) and not (form == "groups" and entries < 4)
]
DAILY = [("knockout", 33), ("groups", 17), ("league", 3), ("swiss", 24)]
MOST_NODES = 7000
ROW = 90
BEYOND = """() => document.documentElement.scrollWidth <= innerWidth ? [] : [...document.querySelectorAll("body *")]
    .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
    .map((one) => `${one.tagName}.${one.className}: ${one.textContent.slice(0, 60)}`)"""
"""What goes beyond the right edge, where the page can be moved sideways."""
OUT_OF_PAGE = 1.0
"""Points that a word may lie beyond the edge of its page: nothing to be seen."""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    hall = Served(tmp_path_factory.mktemp("sizes"))
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
    page.set_viewport_size({"width": 1366, "height": 768})
    yield page
    page.close()


def people(count: int) -> list[str]:
    return [f"{NAMES[number % len(NAMES)]} {number + 1}" for number in range(count)]


def opened(desk: BrowserContext, form: str, entries: int) -> str:
    more: dict[str, Any] = {"groups": max(2, min(16, entries // 4))} if form == "groups" else {}
    return made(desk, "desk", format=form, entries=people(entries), tables=8, **more)


def called(desk: BrowserContext, page: Page, event: str) -> str:
    """Open the board, call all that can be called, and return who plays in the first match."""
    page.goto(f"/desk/{event}")
    several = len(state(desk, event)["ready"]) > 1
    page.get_by_role("button", name="Call all" if several else "Call next match", exact=True).click()
    expect(page.locator(".tables [data-row]").first).to_be_visible()
    matches = state(desk, event)["matches"].values()
    return str(next(match["sides"][0] for match in matches if match["state"] == "called"))


def board_is_whole(page: Page, form: str) -> None:
    assert page.evaluate(BEYOND) == [], form
    assert page.evaluate("document.querySelectorAll('*').length") < MOST_NODES
    boxes = [box for row in page.locator(".tables [data-row]").all() if (box := row.bounding_box())]
    assert max(box["height"] for box in boxes) <= ROW
    assert all(box["x"] >= 0 and box["x"] + box["width"] <= 1366 for box in boxes)


def phone_is_whole(chromium: Browser, desk: BrowserContext, event: str, name: str) -> None:
    phone = phone_of(chromium, desk, event, name, "en-GB")
    expect(phone.get_by_role("heading", name=name)).to_be_visible()
    expect(phone.locator(".hero-next")).to_be_visible()
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
    phone.goto(f"/desk/{event}")
    phone.locator(".tables [data-row]").first.wait_for()
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
    phone.context.close()


def papers_are_whole(desk: BrowserContext, event: str, folder: Path) -> None:
    """Print what hangs on the wall, and look that no word lies beyond the edge of its page."""
    for paper in ("draw", "standings", "results", "calls", "entries"):
        printed = desk.request.get(f"/api/desk/{event}/papers/{paper}", timeout=120_000)
        assert printed.ok, (paper, printed.text())
        file = folder / f"{paper}.pdf"
        file.write_bytes(printed.body())
        assert words_beyond(file) == [], paper


def words_beyond(file: Path) -> list[str]:
    if shutil.which("pdftotext") is None:
        pytest.skip("no poppler-utils on this machine")
    told = subprocess.run(["pdftotext", "-bbox", str(file), "-"], capture_output=True, text=True, check=True)
    width = height = 0.0
    found = []
    for line in told.stdout.splitlines():
        numbers = [float(one) for one in re.findall(r'"(-?[\d.]+)"', line)]
        if "<page " in line:
            width, height = numbers
        elif "<word " in line and (
            min(numbers[0], numbers[1]) < -OUT_OF_PAGE
            or numbers[2] > width + OUT_OF_PAGE
            or numbers[3] > height + OUT_OF_PAGE
        ):
            found.append(line.strip())
    return found


def all_is_whole(
    chromium: Browser, desk: BrowserContext, page: Page, form: str, entries: int, folder: Path
) -> None:
    event = opened(desk, form, entries)
    name = called(desk, page, event)
    board_is_whole(page, form)
    phone_is_whole(chromium, desk, event, name)
    papers_are_whole(desk, event, folder)


@pytest.mark.parametrize(("form", "entries"), DAILY)
def test_board_phone_and_papers_are_whole(
    chromium: Browser, desk: BrowserContext, page: Page, tmp_path: Path, form: str, entries: int
) -> None:
    all_is_whole(chromium, desk, page, form, entries, tmp_path)


@pytest.mark.nightly
@pytest.mark.parametrize(("form", "entries"), POSSIBLE)
def test_board_phone_and_papers_are_whole_at_every_size(
    chromium: Browser, desk: BrowserContext, page: Page, tmp_path: Path, form: str, entries: int
) -> None:
    all_is_whole(chromium, desk, page, form, entries, tmp_path)
