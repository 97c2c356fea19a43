"""A game from a package is played in the browser: on the board that it brings, against the computer and a friend."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.plugins.installing import install
from tests.web.hall.process import Served

pytestmark = pytest.mark.browser

NIM = Path(__file__).parents[1] / "plugins" / "nim"


@pytest.fixture(scope="module")
def nim_hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    site = install(NIM, tmp_path_factory.mktemp("site"))
    with Served(tmp_path_factory.mktemp("data") / "hall", environment=site) as served:
        yield f"http://127.0.0.1:{served.port}"


@pytest.fixture
def nim(chromium: Browser, nim_hall: str) -> Iterator[Page]:
    context = chromium.new_context(base_url=nim_hall, locale="en-GB")
    troubles: list[str] = []
    page = context.new_page()
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.on("console", lambda one: troubles.append(one.text) if one.type == "error" else None)
    yield page
    context.close()
    assert troubles == []


def begin(page: Page, against: str) -> None:
    page.goto("/")
    page.get_by_role("link", name="Nim").first.click()
    page.locator("select[name=against]").select_option(against)
    page.locator("select[name=length]").select_option("1")
    page.locator("form.setup button[type=submit]").click()


def test_against_the_computer_on_the_board_that_the_game_brings(nim: Page) -> None:
    begin(nim, "2")
    expect(nim.locator(".nim-heap button")).to_have_count(12)
    expect(nim.locator(".nim-heap button:enabled")).to_have_count(3)
    mine, over = nim.locator(".nim-heap button:enabled").last, nim.locator("div.over")
    for _ in range(12):
        expect(mine.or_(over)).to_be_visible()
        if over.is_visible():
            break
        mine.click()
        expect(mine.or_(over)).to_be_visible()
    expect(over).to_contain_text("has won")
    expect(nim.get_by_role("button", name="Rematch")).to_be_visible()


def test_with_a_friend_at_this_device_by_the_keys_and_in_text(nim: Page) -> None:
    begin(nim, "friend")
    for _ in range(2):
        nim.get_by_role("button", name="stones taken: 3").first.click()
    expect(nim.locator(".nim-heap button")).to_have_count(6)
    nim.keyboard.press("t")
    expect(nim.locator(".facts")).to_contain_text("stones")
