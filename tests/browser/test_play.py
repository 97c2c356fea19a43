"""A visitor plays: backgammon against the house to the end of a match, and two at one device; carrom by strokes."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.test_axe import examined

pytestmark = pytest.mark.browser
NEXT = """() => {
  const seen = (name) => document.querySelector(name);
  const status = seen(".play-controls [role=status]");
  if (!status) return "wait";
  if (seen(".play-controls a[href='/play/backgammon']")) return "over";
  if (seen(".offer-to")) return "to";
  if (seen(".offer-from")) return "from";
  const ready = [...document.querySelectorAll(".play-controls .row-of .primary")].find((one) => !one.disabled);
  return ready ? "press" : "wait";
}"""
"""What there is to do next: a checker to take up, a place to lay it, a button to press, or to wait."""
STEP = """(kind) => {
  const found = kind === "press"
    ? [...document.querySelectorAll(".play-controls .row-of .primary")].find((one) => !one.disabled)
    : document.querySelector(`.offer-${kind}`);
  if (kind === "press") found?.click();
  else {
    found?.focus();
    found?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  }
}"""


def start(page: Page, against: str, points: str = "1") -> None:
    page.goto("/play/backgammon")
    page.locator("select[name=against]").select_option(against)
    page.locator("select[name=length]").select_option(points)
    page.locator("form.setup button[type=submit]").click()
    page.wait_for_url("**/play/backgammon/*")
    expect(page.locator(".checker")).to_have_count(30)


def play_on(page: Page, steps: int) -> str:
    """Do what is to be done so many times, or to the end of the match."""
    for _ in range(steps):
        todo = page.evaluate(NEXT)
        if todo == "over":
            return "over"
        if todo == "wait":
            page.wait_for_timeout(40)
        else:
            page.evaluate(STEP, todo)
    return "playing"


def moving(page: Page) -> None:
    """Go on until a move is to be made."""
    for _ in range(750):
        todo = page.evaluate(NEXT)
        if todo == "from":
            return
        if todo == "press":
            page.evaluate(STEP, todo)
        page.wait_for_timeout(40)
    raise AssertionError("no move is to be made")


@pytest.mark.nightly
def test_a_newcomer_plays_a_whole_match_against_the_house(chromium: Browser, hall: str) -> None:
    with chromium.new_context(base_url=hall, locale="it", reduced_motion="reduce") as context:
        page = context.new_page()
        page.goto("/")
        page.locator("main a[href='/play/backgammon']").click()
        page.wait_for_url("**/play/backgammon")
        start(page, "1")
        assert play_on(page, 4000) == "over"
        expect(page.locator(".play-controls [role=status]").first).to_contain_text("L’incontro è finito.")
        expect(page.locator(".score .middle b")).to_contain_text("Ha vinto")


def test_a_half_made_move_is_taken_back_and_a_reload_loses_nothing(page: Page) -> None:
    start(page, "friend", "3")
    moving(page)
    before = page.locator(".checker").evaluate_all("(all) => all.map((one) => one.ariaLabel).sort()")
    page.evaluate(STEP, "from")
    page.evaluate(STEP, "to")
    after = page.locator(".checker").evaluate_all("(all) => all.map((one) => one.ariaLabel).sort()")
    assert after != before
    page.get_by_role("button", name="Undo").click()
    again = page.locator(".checker").evaluate_all("(all) => all.map((one) => one.ariaLabel).sort()")
    assert again == before
    expect(page.get_by_role("button", name="Confirm")).to_be_disabled()
    turn = page.locator(".side.turn .who").text_content()
    page.reload()
    moving(page)
    expect(page.locator(".side.turn .who")).to_have_text(turn or "")
    while page.evaluate(NEXT) in ("from", "to"):
        page.evaluate(STEP, page.evaluate(NEXT))
    page.get_by_role("button", name="Confirm").click()
    expect(page.locator(".side.turn .who")).not_to_have_text(turn or "")
    expect(page.get_by_role("button", name="Roll")).to_be_enabled()


def test_who_does_not_play_only_watches(page: Page, chromium: Browser, hall: str) -> None:
    start(page, "friend")
    moving(page)
    with chromium.new_context(base_url=hall, locale="en-GB") as other:
        stranger = other.new_page()
        stranger.goto(page.url)
        expect(stranger.locator(".checker")).to_have_count(30)
        expect(stranger.locator(".offer-from")).to_have_count(0)
        expect(stranger.locator(".play-controls .row-of button")).to_have_count(0)


def test_strokes_of_carrom_are_made_and_the_board_shows_what_the_hall_says(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.goto("/play/carrom")
    page.locator("select[name=against]").select_option("friend")
    page.locator("form.setup button[type=submit]").click()
    page.wait_for_url("**/play/carrom/*")
    match = f"/api/matches/{page.url.rpartition('/')[2]}"
    for _ in range(4):
        ready = page.get_by_role("button", name=re.compile("^(Strike|Place it here)$"))
        expect(ready).to_be_enabled()
        before = page.request.get(match).json()
        seen, placing = lying(page), ready.text_content() == "Place it here"
        laid = {one["piece"]: (one["x"] + 370, one["y"] + 370) for one in before["layout"]}
        extra = set(seen) - set(laid)
        assert len(extra) == 1
        assert ("striker" in extra) != placing
        for piece, place in laid.items():
            assert seen[piece] == pytest.approx(place, abs=0.1)
        ready.click()
        expect(page.locator(".act-no").first).not_to_have_text(str(before["sequence"]))
        page.wait_for_function(
            "(number) => document.querySelector('carrom-play').match.sequence > number",
            arg=before["sequence"],
        )


def lying(page: Page) -> dict[str, tuple[float, float]]:
    """Return where the pieces are drawn, in millimetres of the plan."""
    drawn = page.locator("[data-piece]:not([hidden])").evaluate_all(
        "(pieces) => pieces.map((piece) => [piece.dataset.piece, piece.getAttribute('transform')])"
    )
    numbers = {name: re.findall(r"-?[\d.]+(?:e-?\d+)?", transform) for name, transform in drawn}
    return {name: (float(x), float(y)) for name, (x, y, *_) in numbers.items()}


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_where_one_plays(chromium: Browser, hall: str, theme: Any) -> None:
    with chromium.new_context(base_url=hall, color_scheme=theme, locale="en-GB") as context:
        page = context.new_page()
        for game in ("backgammon", "carrom"):
            page.goto(f"/play/{game}")
            assert examined(page) == []
        start(page, "friend")
        moving(page)
        page.evaluate(STEP, "from")
        assert examined(page) == []
        page.set_viewport_size({"width": 360, "height": 640})
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
