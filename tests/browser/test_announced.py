"""A screen reader hears turn, dice, event and end once each, in every form of the page."""

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.test_play import NEXT, STEP
from tests.browser.touching import seated

pytestmark = [pytest.mark.browser, pytest.mark.nightly]
SIZES = [(390, 844), (1366, 768)]
LISTENING = """() => {
  const live = '[role="status"], [role="alert"], [role="log"], [aria-live="polite"], [aria-live="assertive"]';
  const said = new Map();
  globalThis.heard = [];
  const listen = () => {
    for (const one of document.querySelectorAll(`[data-match] :is(${live})`)) {
      const silent = one.ariaLive === "off" || one.closest('[aria-hidden="true"]') || !one.checkVisibility();
      const text = one.textContent.replace(/\\s+/g, " ").trim();
      if (said.get(one) === text) continue;
      said.set(one, text);
      if (!silent && text) globalThis.heard.push(text);
    }
    requestAnimationFrame(listen);
  };
  listen();
}"""
"""Keeps whatever a live region says anew, as a screen reader would read it out."""


def play_to_the_end(page: Page) -> None:
    for _ in range(600):
        todo = page.evaluate(NEXT)
        if todo == "over":
            return
        if todo != "wait":
            page.evaluate(STEP, todo)
        page.wait_for_timeout(40)
    raise AssertionError("the match does not end")


@pytest.mark.parametrize("size", SIZES)
def test_dice_move_turn_and_end_are_each_announced_once(
    chromium: Browser, hall: str, size: tuple[int, int]
) -> None:
    last_men = "XGID=-BB--------------------aa-:0:0:1:31:0:0:0:1:10"
    with seated(chromium, hall, "backgammon", size, touch=False, laid=last_men) as page:
        page.evaluate(LISTENING)
        play_to_the_end(page)
        page.wait_for_timeout(300)
        heard = page.evaluate("globalThis.heard")
        assert sum("3-1, " in text for text in heard) == 1, heard
        assert sum("match is over" in text for text in heard) == 1, heard
        repeated = [text for place, text in enumerate(heard[1:]) if text == heard[place]]
        assert repeated == []
        assert not any("turn passes" in text for text in heard), heard
        rolls = [text for text in heard if text.count("-") == 1 and text.rstrip(".")[-1].isdigit()]
        assert len(rolls) == len(set(rolls)), heard
