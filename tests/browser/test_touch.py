"""A finger on the boards, and every size of window: real touches, as the browser's own scrolling sees them."""

import math

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.touching import GAMES, LONG, MIDDLE, Finger, middle, seated

pytestmark = pytest.mark.browser
PHONES = [(320, 568), (390, 844), (844, 390)]
SIZES = [
    *((320, 320), (320, 568), (360, 640), (390, 664), (390, 844), (412, 915), (667, 375), (740, 360)),
    *((844, 390), (932, 430), (683, 384), (768, 1024), (820, 1180), (900, 600), (1000, 700), (1024, 768)),
    *((1280, 600), (1280, 720), (1366, 768), (1440, 900), (1920, 1080), (2560, 1080), (3840, 2160)),
]
SEEN = """() => {
  const inside = (box) => box.x >= -1 && box.y >= -1 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
  const shown = (part) => {
    const all = [...document.querySelectorAll(`[data-part="${part}"]`)].map((one) => one.getBoundingClientRect());
    const there = all.filter((box) => box.width && box.height);
    return there.length > 0 && there.every(inside);
  };
  const action = [...document.querySelectorAll('[data-part="main-action"]')].at(-1).getBoundingClientRect();
  const hit = document.elementFromPoint(action.x + action.width / 2, action.y + action.height / 2);
  const box = document.querySelector('[data-part="board"]').getBoundingClientRect();
  return {
    board: shown("board"), turn: shown("turn"), event: shown("event"), action: shown("main-action"),
    touchable: !!hit?.closest('[data-part="main-action"]'),
    large: Math.max(box.width, box.height) >= 0.5 * Math.min(innerWidth, innerHeight),
    still: document.documentElement.scrollWidth <= innerWidth && document.documentElement.scrollHeight <= innerHeight,
  };
}"""

CUT = """() => {
  const keys = ".fine-row :is(button, summary, .scale), .row-of .button, .beside > span";
  const words = [...document.querySelectorAll(keys)];
  const shown = words.filter((one) => {
    const [box, room] = [one.getBoundingClientRect(), one.parentElement.getBoundingClientRect()];
    return box.width && box.top < room.bottom - 2;
  });
  return shown.filter((one) => {
    const room = one.closest(".beside") ?? one;
    const [box, place] = [one.getBoundingClientRect(), room.getBoundingClientRect()];
    return one.scrollWidth > one.clientWidth + 1 && one.clientWidth || box.right > place.right + 1;
  }).map((one) => one.textContent.trim());
}"""
"""Words that are seen and do not fit where they stand."""


def unmoved(page: Page) -> bool:
    return bool(page.evaluate("scrollX === 0 && scrollY === 0 && visualViewport.pageTop === 0"))


@pytest.mark.parametrize("size", PHONES)
def test_the_striker_follows_the_finger_and_the_aim_goes_through_it(
    chromium: Browser, hall: str, size: tuple[int, int]
) -> None:
    with seated(chromium, hall, "carrom", size) as page:
        finger, far = Finger(page), 40
        x, y = middle(page, "Striker")
        finger.drag((x, y), (x + far, y + 3))
        assert middle(page, "Striker")[0] == pytest.approx(x + far, abs=6)
        x, y = middle(page, "Striker")
        finger.drag((x, y - 50), (x - 30, y - 100))
        aimed = page.evaluate("document.querySelector('carrom-play').shown.state.angle")
        assert math.degrees(aimed) % 360 == pytest.approx(math.degrees(math.atan2(100, -30)), abs=2.5)
        assert unmoved(page)


@pytest.mark.parametrize("size", PHONES)
@pytest.mark.parametrize("way", [(0, -60), (0, 60), (60, 0), (-60, 0)])
def test_a_finger_on_the_snooker_table_aims_and_the_page_stands_still(
    chromium: Browser, hall: str, size: tuple[int, int], way: tuple[int, int]
) -> None:
    with seated(chromium, hall, "snooker", size) as page:
        aim = "document.querySelector('snooker-play').shown.state.angle"
        before = page.evaluate(aim)
        x, y = middle(page, "Cue ball")
        Finger(page).drag((x + 20, y + 20), (x + way[0], y + way[1]))
        assert page.evaluate(aim) != before
        assert unmoved(page)


@pytest.mark.parametrize("size", PHONES)
def test_a_checker_is_carried_by_the_finger_to_its_point(
    chromium: Browser, hall: str, size: tuple[int, int]
) -> None:
    with seated(chromium, hall, "backgammon", size) as page:
        box = page.locator('[data-point="5"]').bounding_box()
        assert box is not None
        start = middle(page, "White, point 8", last=True)
        Finger(page).drag(start, (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2))
        page.wait_for_timeout(300)
        assert len(page.evaluate(MIDDLE, "White, point 5")) == 1
        assert unmoved(page)


@pytest.mark.parametrize("game", GAMES)
def test_board_turn_event_and_main_key_are_in_view_at_every_size(
    chromium: Browser, hall: str, game: str
) -> None:
    with seated(chromium, hall, game, SIZES[0], touch=False) as page:
        hidden = {}
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(150)
            seen = page.evaluate(SEEN)
            if not all(seen.values()):
                hidden[width, height] = [part for part, there in seen.items() if not there]
        assert hidden == {}


@pytest.mark.parametrize("language", ["it", "es"])
@pytest.mark.parametrize("game", ["carrom", "snooker"])
def test_no_key_and_no_fact_of_the_score_is_cut_in_half_on_a_phone(
    chromium: Browser, hall: str, game: str, language: str
) -> None:
    with seated(chromium, hall, game, SIZES[0], touch=False, language=language) as page:
        for width, height in [
            (320, 568),
            (360, 640),
            (390, 664),
            (667, 375),
            (844, 390),
            (768, 1024),
            (1366, 768),
        ]:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(150)
            assert page.evaluate(CUT) == [], (width, height)


@pytest.mark.parametrize("game", ["carrom", "snooker"])
def test_a_hint_makes_way_for_the_table_and_what_happened_is_the_headline(
    chromium: Browser, hall: str, game: str
) -> None:
    with seated(chromium, hall, game, (390, 664)) as page:
        page.locator("match-hints > button").tap()
        page.locator("button.hint-row").first.tap()
        expect(page.locator(".hints")).to_have_count(0)
        page.locator('[data-part="main-action"]').tap()
        skip, board = page.locator('[data-part="skip"]'), page.locator('[data-part="board"]')
        skip.wait_for()
        below, above = skip.bounding_box(), board.bounding_box()
        assert below
        assert above
        assert below["y"] >= above["y"] + above["height"]
        expect(page.locator('[data-part="event"]').first).to_contain_text(f"{LONG[0]}: ")
