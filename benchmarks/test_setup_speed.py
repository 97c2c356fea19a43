"""How long a director needs to set an event up: by clicks and keystrokes, the page and the hall by the clock.

The director is an ordinary one: 200 keystrokes a minute (40 words of five letters), 2.5 seconds to find and make a
click, 3 seconds to paste. All that they do is done in a browser on the page of a new event, and counted as it is done.
"""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.desking import Served, director

pytest_plugins = ["tests.browser.conftest"]

KEYS_A_MINUTE, CLICK_S, PASTE_S = 200, 2.5, 3.0
PLAYERS = "\n".join(f"Player {number:02}, Club {number % 5}" for number in range(1, 17))


class Hand:
    """A director at a page: what they do is done, and counted."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.clicks = self.keys = self.pastes = 0

    def click(self, role: Any, name: str | re.Pattern[str]) -> None:
        """Click what has a name."""
        self.page.get_by_role(role, name=name).first.click()
        self.clicks += 1

    def type(self, role: Any, name: str | re.Pattern[str], text: str) -> None:
        """Click into a field and type."""
        field = self.page.get_by_role(role, name=name).first
        field.click()
        field.fill("")
        field.press_sequentially(text)
        self.clicks += 1
        self.keys += len(text)

    def paste(self, name: str | re.Pattern[str], text: str) -> None:
        """Click into a field and paste."""
        self.page.get_by_role("textbox", name=name).first.fill(text)
        self.clicks += 1
        self.pastes += 1

    @property
    def seconds(self) -> float:
        """How long an ordinary director takes."""
        return self.clicks * CLICK_S + self.keys * 60 / KEYS_A_MINUTE + self.pastes * PASTE_S


def plain(hand: Hand) -> None:
    """Eight players, typed, by the defaults."""
    hand.type("textbox", re.compile("One in each line"), "Ada\nBob\nCid\nDee\nEve\nFay\nGus\nHal")
    hand.type("textbox", "Name of the event", "Club evening")


def whole(hand: Hand) -> None:
    """Sixteen pasted from a spreadsheet, groups and a knockout, a longer final, six tables, umpires with clubs."""
    hand.click("radio", "Backgammon")
    hand.click("radio", re.compile("^Groups first"))
    hand.type("spinbutton", re.compile("^Groups"), "4")
    hand.paste(re.compile("One in each line"), PLAYERS)
    hand.click("checkbox", re.compile("^Keep club-mates apart"))
    hand.type("spinbutton", re.compile("^Points"), "5")
    hand.click("button", re.compile("Another length for a round"))
    hand.type("textbox", re.compile("^Tables"), "6")
    hand.page.get_by_text("More choices").last.click()
    hand.clicks += 1
    hand.type("textbox", re.compile("^Umpires"), "Uma (Club 1), Udo (Club 2)")
    hand.type("textbox", "Name of the event", "Harbour Cup, open")


@pytest.mark.parametrize("wish", [plain, whole])
def test_setting_up_an_event(benchmark: Any, chromium: Browser, tmp_path: Path, wish: Any) -> None:
    served = Served(tmp_path)
    page = director(chromium, served, "en-GB").new_page()
    hands: list[Hand] = []

    def set_up() -> None:
        page.goto("/desk/new")
        page.locator(".room-new").wait_for()
        hand = Hand(page)
        wish(hand)
        hand.click("button", "Open the event")
        expect(page.get_by_role("button", name="Draw…")).to_be_visible()
        hands.append(hand)

    benchmark.pedantic(set_up, rounds=2)
    served.stop()
    hand = hands[-1]
    benchmark.extra_info |= {"clicks": hand.clicks, "keystrokes": hand.keys, "pastes": hand.pastes}
    benchmark.extra_info["the director (s)"] = round(hand.seconds)
    assert hand.seconds < 120
