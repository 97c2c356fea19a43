"""Pages that follow the hall by a stream: they show what is done, and ask for nothing while nothing is."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.desking import Served, director, enter

pytestmark = pytest.mark.browser
QUIET = 5_000
"""Milliseconds in which a page that asked again and again would have asked."""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Serve a hall with a director of its own."""
    hall = Served(tmp_path_factory.mktemp("following"))
    yield hall
    hall.stop()


@pytest.fixture
def desk(chromium: Browser, served: Served) -> Iterator[BrowserContext]:
    """A director who makes events."""
    context = director(chromium, served, "en-GB")
    yield context
    context.close()


def opened(desk: BrowserContext, table: str) -> str:
    """Make a drawn event of snooker with a table, whose matches are umpired in the hall."""
    body = {
        "edition": "snooker/wpbsa",
        "title": "Cup",
        "given": {"entries": ["Ada", "Bea", "Cleo", "Dan"], "tables": [table], "draw": True},
        "options": {"matches": "umpired", "clock": "entered"},
    }
    answer = desk.request.post("/api/desk", data=body)
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def called(desk: BrowserContext, event: str, table: str) -> str:
    """Call the first match of an event to its table, and return it by its name in the hall."""
    enter(desk, event, {"call": {"match": "R1.1", "table": table}}, {"start": "R1.1"})
    return str(desk.request.get(f"/api/desk/{event}").json()["links"]["R1.1"])


def potted(desk: BrowserContext, match: str, number: int, ball: str) -> None:
    """Enter a stroke that pots a ball."""
    body = {"command": f"{match} {number}", "expected": number, "event": {"stroke": {"potted": [ball]}}}
    answer = desk.request.post(f"/api/matches/{match}/acts", data=body)
    assert answer.ok, answer.text()


def still(page: Page) -> None:
    """Let a page be, and see that it asks for nothing."""
    page.wait_for_timeout(2_000)  # it has looked once more after the last change
    asked: list[str] = []
    page.on("request", lambda one: asked.append(one.url))
    page.wait_for_timeout(QUIET)
    assert asked == []


def test_an_announcer_is_told_the_next_call_and_a_result(desk: BrowserContext) -> None:
    event = opened(desk, "F1")
    page = desk.new_page()
    page.goto(f"/desk/{event}/announcer")
    expect(page.locator("[data-call]").first).to_be_visible()
    still(page)
    called(desk, event, "F1")
    expect(page.locator(".announcer-beside")).to_contain_text("F1")
    still(page)


def test_the_board_of_the_hall_shows_an_event_that_is_made_elsewhere_and_its_calls(
    desk: BrowserContext,
) -> None:
    opened(desk, "G1")
    page = desk.new_page()
    page.goto("/desk")
    expect(page.locator("hall-board .room")).to_be_visible()
    still(page)
    event = opened(desk, "G2")
    called(desk, event, "G2")
    expect(page.locator(f"hall-board .tables [data-row^='{event} ']")).to_have_count(1)
    still(page)


def test_the_parts_of_an_overlay_follow_their_table_from_match_to_match(desk: BrowserContext) -> None:
    event = opened(desk, "H1")
    page, score = desk.new_page(), desk.new_page()
    page.goto("/overlay/table/H1?part=break")
    score.goto("/overlay/table/H1")
    still(page)
    match = called(desk, event, "H1")
    expect(score.locator("match-overlay")).to_contain_text("Ada")
    potted(desk, match, 0, "red")
    potted(desk, match, 1, "black")
    expect(page.locator(".over-lower")).to_contain_text("8")
    still(page)
    still(score)
