"""Three whole matches of each game on a phone, from the first page to the end, by touches alone."""

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.touching import Finger

pytestmark = [pytest.mark.browser, pytest.mark.nightly]
PHONE = (390, 664)
MOST = 600
"""Acts after which a match has not come to its end."""
READY = """(game) => {
  const table = document.querySelector(`${game}-play`);
  if (!table?.match || table.showing || table.busy) return false;
  return table.mine.length > 0 || table.match.state === "over";
}"""
LENGTHS = {"carrom": "1", "snooker": "1", "backgammon": "1"}


def ready(page: Page, game: str) -> bool:
    """Wait until it is for somebody here to act; tell whether the match goes on."""
    page.wait_for_function(READY, arg=game)
    return bool(page.evaluate(f"document.querySelector('{game}-play').match.state !== 'over'"))


def tap(page: Page, finger: Finger, what: Locator) -> None:
    """Touch the middle of something that is in the window."""
    box = what.bounding_box()
    assert box is not None, what
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    assert 0 <= x <= PHONE[0], (what, box)
    assert 0 <= y <= PHONE[1], (what, box)
    finger.tap(x, y)


def main_action(page: Page) -> Locator:
    return page.locator('[data-part="main-action"]:enabled')


def move_checkers(page: Page, finger: Finger) -> None:
    """Take up a checker and lay it down, until the move is whole."""
    for _ in range(12):  # a double is up to four checkers, each taken up and laid down
        if main_action(page).count():
            return
        state = "document.querySelector('backgammon-play').board.state"
        if page.evaluate(f"{state}.chosen") is None:
            tap(page, finger, page.locator("[data-offer]").first)
        else:
            place = page.evaluate(f"{state}.chosen")
            tap(page, finger, page.locator(f'[data-offer]:not([data-offer="{place}"])').first)
        page.wait_for_timeout(30)
    raise AssertionError("the move is never whole")


def stroke(page: Page, finger: Finger) -> None:
    """Take the first hint, where there is one, and strike."""
    hint = page.locator("match-hints > button")
    if hint.count() and hint.is_visible():
        tap(page, finger, hint)
        page.locator(".hints, .refusal, match-hints [role=status]").first.wait_for()
        row = page.locator("button.hint-row").first
        tap(page, finger, row if row.count() else hint)
        page.wait_for_timeout(30)


def act(page: Page, finger: Finger, game: str) -> None:
    """Do what is due."""
    sequence = f"document.querySelector('{game}-play').match.sequence"
    before = page.evaluate(sequence)
    choices = page.locator("dialog .choice")
    if choices.count() and choices.first.is_visible():
        tap(page, finger, choices.first)
    else:
        if game == "backgammon":
            move_checkers(page, finger)
        elif page.locator(".aim-strip").count():
            stroke(page, finger)
        tap(page, finger, main_action(page).last)
    page.wait_for_function(f"(before) => {sequence} > before", arg=before)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", list(LENGTHS))
def test_a_match_is_played_to_its_end_by_touches_alone(
    chromium: Browser, hall: str, game: str, seed: int
) -> None:
    with chromium.new_context(
        base_url=hall,
        viewport={"width": PHONE[0], "height": PHONE[1]},
        has_touch=True,
        is_mobile=True,
        locale=("en-GB", "it", "es")[seed],
        reduced_motion="reduce",
    ) as context:
        page = context.new_page()
        page.set_default_timeout(120_000)
        finger = Finger(page)
        page.goto(f"/play/{game}")
        page.locator("select[name=against]").first.select_option("1")
        page.locator("select[name=length]").select_option(LENGTHS[game])
        start = page.locator("form.setup button[type=submit]")
        start.scroll_into_view_if_needed()
        tap(page, finger, start)
        page.wait_for_url(f"**/play/{game}/*")
        for _ in range(MOST):
            if not ready(page, game):
                break
            act(page, finger, game)
        expect(page.locator('[data-part="over"]')).to_be_visible()
        expect(page.locator(".story div").first).to_be_visible()
        tap(page, finger, main_action(page).last)
        page.wait_for_url(f"**/play/{game}/*.2")
