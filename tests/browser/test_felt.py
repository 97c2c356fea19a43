"""What a player feels: that nothing jumps, that forced colours leave whose turn it is, that a turn is told once."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.touching import GAMES, LONG, seated

pytestmark = pytest.mark.browser
MOST_SHIFT = 0.02
OBSERVE = """() => {
  window.shifted = 0;
  window.moved = [];
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) if (!one.hadRecentInput) {
      window.shifted += one.value;
      for (const { node, previousRect: was, currentRect: now } of one.sources) {
        const name = node?.parentElement?.className + " > " + node?.nodeName + "." + node?.className;
        window.moved.push([name, was.y, was.height, now.y, now.height]);
      }
    }
  }).observe({ type: "layout-shift", buffered: true });
}"""
SEEN = """() => { window.told = []; const seen = new WeakMap();
  const hear = (one) => {
    const text = one.innerText?.trim();
    if (text && seen.get(one) !== text) { seen.set(one, text); window.told.push(text); }
  };
  new MutationObserver(() => document.querySelectorAll('[role=status]').forEach(hear))
    .observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


@pytest.mark.parametrize("game", list(GAMES))
def test_nothing_jumps_while_a_match_comes_and_is_played(chromium: Browser, hall: str, game: str) -> None:
    with seated(chromium, hall, game, (390, 844)) as page:
        page.add_init_script(f"({OBSERVE})()")
        page.reload()
        page.locator('[data-part="main-action"]').last.wait_for()
        act(page, game)
        page.wait_for_timeout(500)
        assert page.evaluate("window.shifted") < MOST_SHIFT, page.evaluate("window.moved")


def act(page: Page, game: str) -> None:
    sequence = page.evaluate("(game) => document.querySelector(`${game}-play`).match.sequence", game)
    if game == "backgammon":
        page.evaluate(
            "() => { const play = document.querySelector('backgammon-play');"
            " play.enter({ move: play.board.state.choices[0] }); }"
        )
    else:
        page.locator('[data-part="main-action"]').last.tap()
    page.wait_for_function(
        "([game, was]) => { const play = document.querySelector(`${game}-play`);"
        " return play.match.sequence > was && !play.showing; }",
        arg=[game, sequence],
    )


@pytest.mark.parametrize("game", list(GAMES))
def test_with_forced_colours_the_board_turn_and_main_key_stand_out(
    chromium: Browser, hall: str, game: str
) -> None:
    with seated(chromium, hall, game, (390, 844)) as page:
        page.emulate_media(forced_colors="active", reduced_motion="reduce")
        key = page.locator('[data-part="main-action"]').last
        expect(key).to_be_visible()
        drawn = "(one) => getComputedStyle(one).borderTopStyle !== 'none'"
        assert key.evaluate(drawn)
        turn = page.locator(".side.turn")
        expect(turn).to_have_count(1)
        other = page.locator(".side:not(.turn)").first
        bar = (
            "(one) => ['boxShadow', 'border', 'background'].map((what) => getComputedStyle(one)[what]).join()"
        )
        told = "(one) => getComputedStyle(one, '::before').content + one.innerText"
        assert turn.evaluate(bar) + turn.evaluate(told) != other.evaluate(bar) + other.evaluate(told)


def test_turn_and_dice_are_announced_once(chromium: Browser, hall: str) -> None:
    with seated(chromium, hall, "backgammon", (390, 844)) as page:
        page.evaluate(f"({SEEN})()")
        act(page, "backgammon")
        page.wait_for_function(
            "() => { const play = document.querySelector('backgammon-play');"
            " return play.mine.length && !play.showing; }"
        )
        told = page.evaluate("window.told")
        assert len(told) == len(set(told)), told
        assert any(LONG[0].split()[0] in text for text in told), told
