"""The record of a match in a real browser: replayed act by act, a moment shared by its address."""

import re
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from arbitro.l10n import LANGUAGES
from tests.browser.test_axe import complaints, examined
from tests.browser.test_umpire_axe import CUT_OFF, SMALL, longer
from tests.browser.test_watch import Table
from tests.papers.test_match_papers import EVENTS

pytestmark = pytest.mark.browser
PAGES = (
    "/watch",
    "/umpire",
    "/umpire/training",
    "/umpire/help/snooker",
    "/whatif?game=carrom&do=stroke&do.white=1&do.striker=on",
    "/whatif?game=snooker&do=stroke&do.potted=red&do.potted=cue",
    "/whatif?game=backgammon&do=roll&do.value=3+1",
)


@pytest.fixture(scope="session")
def recorded(chromium: Browser, hall: str) -> list[str]:
    """Matches of the three games, as the hall has them."""
    with chromium.new_context(base_url=hall) as context:
        table = Table(context.new_page())
        for edition, events in EVENTS.items():
            name = "recorded-" + edition.partition("/")[0]
            table.make(name, edition, "Ada", "Bo")
            for event in events:
                table.act(name, event)
    return ["/record/recorded-" + edition.partition("/")[0] for edition in EVENTS]


def test_a_match_is_replayed_and_a_moment_of_it_is_shared(page: Page, recorded: list[str]) -> None:
    page.goto("/record/recorded-backgammon#2")
    moment = page.locator(".moment")
    expect(moment).to_contain_text("8/5 6/5")
    expect(moment).to_be_in_viewport()
    expect(page.get_by_role("img", name="White, point 5, 2 of 2")).to_be_visible()
    page.get_by_role("button", name="On", exact=True).click()
    expect(moment).to_contain_text("double")
    assert page.url.endswith("#3")
    page.get_by_role("button", name="On", exact=True).press("ArrowLeft")
    expect(moment).to_contain_text("8/5 6/5")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator("output")).to_have_text(f"act {len(EVENTS['backgammon/wbgf-2.1'])} of 8")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(
    chromium: Browser, hall: str, recorded: list[str], theme: Literal["light", "dark"], language: str
) -> None:
    phone = ViewportSize(width=360, height=740)
    with chromium.new_context(base_url=hall, color_scheme=theme, locale=language, viewport=phone) as context:
        page = context.new_page()
        for address in recorded:
            assert complaints(page, address) == []
            assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_a_frame_is_typed_in_from_paper(page: Page) -> None:
    page.goto("/umpire")
    made = page.request.post("/api/guests", data={"name": "Ada"})
    assert made.ok
    match = {
        "id": "typed-1",
        "edition": "snooker/wpbsa",
        "mode": "umpired",
        "players": [{"name": "Kaya"}, {"name": "Lindqvist"}],
        "length": {"best_of": 3},
    }
    assert page.request.post("/api/matches", data=match).ok
    page.goto("/enter/typed-1")
    lines = page.get_by_label("Acts, line by line")
    lines.fill("1 7 1 6 -\nchoose play")
    page.get_by_role("button", name="Enter all").click()
    expect(page.locator(".refusal")).to_contain_text("Line 2:")
    lines.fill("1 7 1 6 -\n1 5 -")
    page.get_by_role("button", name="Enter all").click()
    expect(page.get_by_text("Entered: 8")).to_be_visible()
    page.get_by_label("Kaya", exact=True).fill("62")
    page.get_by_label("Lindqvist", exact=True).fill("14")
    page.get_by_role("button", name="Add the line").click()
    expect(lines).to_have_value("frame: {winner: A, score: {A: 62, B: 14}}\n")
    assert examined(page) == []


def test_words_forty_per_cent_longer_are_not_cut_off_on_pages_for_spectators(
    chromium: Browser, hall: str, recorded: list[str]
) -> None:
    names = [address.rpartition("/")[2] for address in recorded]
    found = {}
    with chromium.new_context(base_url=hall, locale="en-GB", viewport=SMALL) as context:
        page = context.new_page()
        page.route(re.compile(r"/(watch|record|whatif|enter|umpire)([/?]|$)"), longer)
        games = [f"/{kind}/{name}" for kind in ("watch", "enter") for name in names]
        for address in (*PAGES, *recorded, *games):
            page.goto(address)
            expect(page.locator("main")).to_be_visible()
            found[address] = page.evaluate(CUT_OFF)
    assert {address: cut for address, cut in found.items() if cut} == {}
