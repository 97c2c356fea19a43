"""Somebody who left a match finds the way back, on the phone where it was played; and what the first page costs."""

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

pytestmark = pytest.mark.browser
PHONE: ViewportSize = {"width": 390, "height": 844}
NAME = "अनिलकुमार त्रिपाठी वेंकटरामन कुलकर्णी"
MOST_REQUESTS = 10
CUT = """() => [...document.querySelectorAll(".game-words :is(h2, .seg span, .button)")]
  .filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)"""
"""Words of the cards that are wider than their place."""


def begin(page: Page, name: str) -> str:
    page.goto("/play/backgammon")
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/play/backgammon/*")
    page.locator('[data-part="board"]').wait_for()
    return page.url


def test_the_first_page_leads_back_to_the_match_and_remembers_the_name(chromium: Browser, hall: str) -> None:
    with chromium.new_context(base_url=hall, viewport=PHONE, locale="en-GB") as context:
        page = context.new_page()
        first = begin(page, NAME)
        page.goto("/")
        expect(page.get_by_text(f"You play as {NAME}.")).to_be_visible()
        back = page.get_by_role("link", name="Go on with your match")
        expect(back).to_contain_text(NAME)
        back.click()
        page.wait_for_url(first)
        page.goto("/play/carrom")
        expect(page.get_by_label("Your name")).to_have_value(NAME)
        begin(page, NAME)
        page.goto("/")
        mine = page.get_by_role("region", name="My matches")
        expect(mine.get_by_role("listitem")).to_have_count(1)


def test_a_stranger_is_offered_no_match_of_somebody_else(chromium: Browser, hall: str) -> None:
    with chromium.new_context(base_url=hall, viewport=PHONE, locale="en-GB") as context:
        page = context.new_page()
        page.goto("/")
        expect(page.get_by_role("link", name="Go on with your match")).to_have_count(0)


def test_friend_and_one_device_are_in_sight_on_a_phone_and_doubles_are_not_under_more(
    chromium: Browser, hall: str
) -> None:
    with chromium.new_context(base_url=hall, viewport=PHONE, locale="en-GB") as context:
        page = context.new_page()
        page.goto("/")
        for label in ("Computer", "Friend", "One device"):
            assert page.locator(".seg span", has_text=label).first.is_visible()
        for width in (320, 390):
            page.set_viewport_size({"width": width, "height": 844})
            assert page.evaluate(CUT) == []
        page.goto("/play/carrom")
        assert page.locator("[name=format]").is_visible()


def test_the_first_page_asks_for_ten_things_at_most(chromium: Browser, hall: str) -> None:
    # What the worker fetches afterwards, for when the hall is away, holds up nobody and is not counted.
    with chromium.new_context(base_url=hall, viewport=PHONE, locale="en-GB") as context:
        page = context.new_page()
        asked: list[str] = []
        page.on("request", lambda one: asked.append(one.url))
        page.goto("/", wait_until="networkidle")
        assert len(asked) <= MOST_REQUESTS, asked
