"""Whoever opens the documents of a hall for the first time comes to their first success in three clicks at most."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.desking import Served, director

pytestmark = pytest.mark.browser
MOST = 3


def led(page: Page, *clicks: str) -> None:
    """Click from the first page of the documents on, one after the other."""
    assert len(clicks) <= MOST
    page.goto("/docs/index.html")
    for what in clicks:
        page.locator(f"main {what}").first.click()


def test_a_player_strikes(page: Page) -> None:
    led(page, "a[href='start/player.html']", "a[href='/']", "form[data-game=carrom] button[type=submit]")
    page.locator(".play-controls .primary").first.click()
    expect(page.locator(".calls li, .ruling, .lawref").first).to_be_visible()


def test_an_umpire_has_a_first_task(page: Page) -> None:
    led(
        page,
        "a[href='start/umpire.html']",
        "a[href='/umpire/training']",
        "a[href='/umpire/training/snooker']",
    )
    expect(page.locator(".task")).to_be_visible()


def test_an_umpire_rules(page: Page) -> None:
    led(page, "a[href='start/umpire.html']", "a[href='/whatif']")
    expect(page.locator("main form").first).to_be_visible()


def test_a_developer_reads_the_interface(page: Page) -> None:
    led(page, "a[href='start/developer.html']", "a[href='/api/docs']")
    expect(page.get_by_text("/api/matches").first).to_be_visible()


def test_a_director_stands_before_the_form_of_a_tournament(chromium: Browser, tmp_path: Path) -> None:
    hall = Served(tmp_path)
    context = director(chromium, hall, "en-GB")
    page = context.new_page()
    led(page, "a[href='start/director.html']", "a[href='/desk/new']")
    page.locator("input[name=title], .room-new input").first.wait_for()
    context.close()
    hall.stop()


@pytest.mark.parametrize("role", ["operator", "federation", "researcher"])
def test_who_works_in_a_terminal_reads_what_to_type_after_one_click(page: Page, role: str) -> None:
    led(page, f"a[href='start/{role}.html']")
    expect(page.locator("pre code").first).to_contain_text("arbitro ")
