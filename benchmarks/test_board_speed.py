"""The director's board by the clock: a round typed in from paper, and how soon an act among 512 is seen.

Who types makes 200 keystrokes a minute, digits and tabulators alike; all is typed in a browser and counted.
"""

import re
import statistics
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.desking import Served, director, made

pytest_plugins = ["tests.browser.conftest"]

KEYS_A_MINUTE = 200
MOST_S = 90.0
SHOWN_MS = 300.0
MOST_NODES = 6000
CALLED = """() => new Promise((done) => {
    const rows = () => document.querySelectorAll(".tables [data-row]").length;
    const [before, began] = [rows(), performance.now()];
    [...document.querySelectorAll("button")].find((one) => one.textContent.trim() === "Call").click();
    const look = () => (rows() > before ? done(performance.now() - began) : requestAnimationFrame(look));
    look();
})"""
"""Calls the first match that can be called, and tells after how many ms it stands among those in play."""
LONG = "Maximiliana-Wilhelmine von Hohenlohe"


@pytest.fixture
def desk(chromium: Browser, tmp_path: Path) -> Iterator[BrowserContext]:
    served = Served(tmp_path)
    context = director(chromium, served, "en-GB")
    yield context
    context.close()
    served.stop()


def typed(page: Page, text: str) -> int:
    """Type as a sheet has it, and return how many keys that took."""
    for sign in text:
        page.keyboard.press("Tab" if sign == "\t" else sign)
    return len(text)


def test_thirty_two_results_from_paper(desk: BrowserContext) -> None:
    event = made(desk, "snooker/wpbsa", entries=64, best_of=5)
    page = desk.new_page()
    page.goto(f"/desk/{event}/again")
    expect(page.locator(".again-row")).to_have_count(32)
    began = page.evaluate("performance.now()")
    page.get_by_role("spinbutton", name=re.compile("^Score of ")).first.focus()
    keys = sum(typed(page, "3\t1\t" if number % 3 else "2\t3\t") for number in range(32))
    page.keyboard.press("Enter")
    expect(page.get_by_text("32 of 63 matches over").or_(page.get_by_text("32 results"))).to_be_visible()
    page_s = (page.evaluate("performance.now()") - began) / 1000
    seconds = (keys + 1) * 60 / KEYS_A_MINUTE
    print(
        f"32 results: {keys + 1} keystrokes, {seconds:.0f} s by hand; the page had them after {page_s:.1f} s"
    )
    assert seconds < MOST_S


def test_an_act_among_512_is_seen_at_once(desk: BrowserContext) -> None:
    event = made(desk, "desk", entries=[f"{LONG} {number}" for number in range(512)], tables=32)
    page = desk.new_page()
    page.goto(f"/desk/{event}")
    page.get_by_role("button", name="Call", exact=True).first.wait_for()
    took = [page.evaluate(CALLED) for _ in range(10)]
    expect(page.locator(".tables [data-row]")).to_have_count(10)
    nodes = page.evaluate("document.querySelectorAll('*').length")
    print(
        f"an act among 512 seen after {statistics.median(took):.0f} ms ({max(took):.0f} at most), {nodes} nodes"
    )
    assert nodes < MOST_NODES
    assert statistics.median(took) < SHOWN_MS
