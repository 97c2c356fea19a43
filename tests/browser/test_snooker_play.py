"""A visitor plays snooker: against the house to the end of a match, by keys alone, by touch on a phone."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.test_axe import examined
from tests.browser.test_play import lying

pytestmark = pytest.mark.browser
READY = """() => {
  const table = document.querySelector("snooker-play");
  return table?.match && !table.showing && (table.mine.length > 0 || table.match.state === "over");
}"""
"""Whether what happened has been seen and somebody here is to act."""


def start(page: Page, against: str) -> str:
    """Begin a match of one frame and return its address in the API."""
    page.goto("/play/snooker")
    page.locator("select[name=against]").select_option(against)
    page.locator("select[name=length]").select_option("1")
    page.locator("form.setup button[type=submit]").click()
    page.wait_for_url("**/play/snooker/*")
    page.wait_for_function("() => !!document.querySelector('snooker-play')?.match?.layout")
    page.wait_for_function(READY, timeout=60_000)
    return f"/api/matches/{page.url.rpartition('/')[2]}"


def act(page: Page) -> None:
    """Do what is to be done: the first choice, the answer to a concession, or the stroke as it is aimed."""
    before = page.evaluate("document.querySelector('snooker-play').match.sequence")
    page.locator(".choice, .play-controls .primary").first.click()
    page.wait_for_function(
        "(before) => document.querySelector('snooker-play').match.sequence > before", arg=before
    )
    page.wait_for_function(READY, timeout=60_000)


def test_a_newcomer_plays_the_house_to_the_end_of_a_match_in_spanish(chromium: Browser, hall: str) -> None:
    with chromium.new_context(base_url=hall, locale="es", reduced_motion="reduce") as context:
        page = context.new_page()
        page.goto("/")
        page.locator("main a[href='/play/snooker']").click()
        page.wait_for_url("**/play/snooker")
        start(page, "1")
        for _ in range(3):
            act(page)
        while page.locator("button", has_text="Conceder…").count() == 0:
            act(page)
        page.locator(".aside summary").click()
        page.get_by_role("button", name="Conceder…").click()
        page.get_by_role("button", name="Sí, conceder el frame").click()
        expect(page.locator(".play-controls [role=status]").first).to_contain_text("El partido ha terminado.")
        expect(page.locator(".frame-score .middle")).to_contain_text("Ha ganado Máquina, nivel 1")


def test_the_table_shows_what_the_hall_says_after_each_stroke(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    match = start(page, "friend")
    for _ in range(4):
        act(page)
        told = page.request.get(match).json()
        seen, laid = lying(page), {one["piece"]: (one["x"] + 889, one["y"] + 737) for one in told["layout"]}
        assert set(seen) - {"cue"} == set(laid) - {"cue"}
        for piece, place in laid.items():
            assert seen[piece] == pytest.approx(place, abs=0.1)
        points = page.locator(".frame-score .points").all_text_contents()
        assert points == [str(told["after"]["score"][side]) for side in "AB"]


def test_after_a_foul_the_choices_of_the_law_are_offered_and_why_it_was_one(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    start(page, "friend")
    opener = page.locator(".side.turn .who").inner_text()
    page.locator(".board-snooker[tabindex]").focus()
    for _ in range(40):
        page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    expect(page.locator(".ruling.foul .said")).to_contain_text("Foul")
    expect(page.get_by_role("dialog").locator(".choice b")).to_contain_text(["Play", "Let the opponent"])
    assert examined(page) == []
    page.get_by_role("button", name="Why?").click()
    expect(page.locator(".reasons")).to_contain_text("§ 3.11")
    example = page.locator(".example").first
    expect(example).to_contain_text("What happened: stroke")
    expect(example.locator("a", has_text="What if")).to_have_attribute("href", re.compile(r"^/whatif\?"))
    page.get_by_role("button", name="Let the opponent play again").click()
    expect(page.locator(".side.turn .who")).to_have_text(opener)


def test_snooker_is_played_by_keys_alone(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    start(page, "friend")
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('svg.board-snooker')"):
            break
    placed = lying(page)["cue"]
    page.keyboard.press("a")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("e")
    page.keyboard.press("r")
    assert lying(page)["cue"] != pytest.approx(placed, abs=1)
    expect(page.locator(".row-of .power output")).to_have_text("2.6 m/s")
    expect(page.locator(".finer summary")).to_have_attribute("aria-label", re.compile("5 % high, 5 % right"))
    page.keyboard.press("Enter")
    expect(page.locator("ruling-card .said")).to_be_visible()


def test_on_a_phone_the_ball_is_aimed_by_touch_and_everything_is_at_hand(
    chromium: Browser, hall: str
) -> None:
    with chromium.new_context(
        base_url=hall,
        locale="it",
        viewport={"width": 390, "height": 844},
        has_touch=True,
        reduced_motion="reduce",
    ) as context:
        page = context.new_page()
        start(page, "friend")
        aim = "document.querySelector('snooker-play').shown.state.angle"
        before = page.evaluate(aim)
        box = page.locator(".board-snooker[tabindex]").bounding_box()
        assert box is not None
        page.touchscreen.tap(box["x"] + 40, box["y"] + 40)
        assert page.evaluate(aim) != before
        strike = page.get_by_role("button", name="Tira").bounding_box()
        assert strike is not None
        assert strike["y"] + strike["height"] <= 844
        assert page.evaluate("document.documentElement.scrollWidth") <= 390


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_at_the_snooker_table(chromium: Browser, hall: str, theme: Any) -> None:
    with chromium.new_context(
        base_url=hall, color_scheme=theme, locale="en-GB", reduced_motion="reduce"
    ) as context:
        page = context.new_page()
        page.goto("/play/snooker")
        assert examined(page) == []
        start(page, "friend")
        assert examined(page) == []
        act(page)
        page.get_by_role("button", name="Why?").click()
        assert examined(page) == []
