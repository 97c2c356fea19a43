"""A finger on the boards, and every size of window: real touches, as the browser's own scrolling sees them."""

import math
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.browser
PHONES = [(320, 568), (390, 844), (844, 390)]
SIZES = [
    *((320, 320), (320, 568), (360, 640), (390, 664), (390, 844), (412, 915), (667, 375), (740, 360)),
    *((844, 390), (932, 430), (683, 384), (768, 1024), (820, 1180), (900, 600), (1000, 700), (1024, 768)),
    *((1280, 600), (1280, 720), (1366, 768), (1440, 900), (1920, 1080), (2560, 1080), (3840, 2160)),
]
LONG = ["José Ángel Fernández-Villaverde y Montc", "अनिलकुमार त्रिपाठी वेंकटरामन कुलकर्णी"]
MEN = [
    ("white-1", 0, 150),
    ("white-2", -120, 60),
    ("black-1", 100, -40),
    ("black-2", 140, 140),
    ("queen", 0, 0),
]
COLOURS = [("yellow", 292, 0), ("green", -292, 0), ("brown", 0, 0), ("blue", 0, 1047), ("pink", 0, 1936)]
BALLS = [("cue", -120, 700), ("red-1", 200, 1500), ("red-2", -250, 1700), *COLOURS, ("black", 0, 2505)]


def lie(pieces: list[tuple[str, int, int]]) -> list[dict[str, object]]:
    return [{"piece": piece, "x": x, "y": y} for piece, x, y in pieces]


GAMES: dict[str, tuple[str, object]] = {
    "carrom": ("carrom/icf-2001", lie(MEN)),
    "snooker": ("snooker/wpbsa", lie(BALLS)),
    "backgammon": ("backgammon/wbgf-2.1", "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:3:10"),
}
MIDDLE = """(name) => {
  const found = [...document.querySelectorAll('[data-part="board"] [aria-label]')]
    .filter((one) => one.getAttribute("aria-label").startsWith(name)).map((one) => one.getBoundingClientRect());
  return found.map((box) => [box.x + box.width / 2, box.y + box.height / 2]);
}"""
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


class Finger:
    """One finger on the glass."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._glass = page.context.new_cdp_session(page)

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        self._touch("touchStart", [start])
        for step in range(1, 11):
            share = step / 10
            place = (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
            self._touch("touchMove", [place])
            self._page.wait_for_timeout(10)
        self._touch("touchEnd", [])

    def _touch(self, kind: str, places: list[tuple[float, float]]) -> None:
        points: Any = [{"x": x, "y": y} for x, y in places]
        self._glass.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


@contextmanager
def seated(
    chromium: Browser, hall: str, game: str, size: tuple[int, int], touch: bool = True
) -> Iterator[Page]:
    """Sit down at a match against the computer whose next act is mine."""
    edition, position = GAMES[game]
    viewport: Any = {"width": size[0], "height": size[1]}
    with chromium.new_context(
        base_url=hall, viewport=viewport, has_touch=touch, is_mobile=touch, locale="en-GB"
    ) as context:
        context.request.post("/api/guests", data={"name": LONG[0]})
        players = [{"name": LONG[0]}, {"house": 1, "name": LONG[1]}]
        terms = {"edition": edition, "mode": "played", "players": players, "options": {"position": position}}
        made = context.request.post("/api/matches", data=terms).json()
        page = context.new_page()
        page.goto(f"/play/{game}/{made['id']}")
        page.locator('[data-part="main-action"]').last.wait_for()
        yield page


def middle(page: Page, name: str, last: bool = False) -> tuple[float, float]:
    found = page.evaluate(MIDDLE, name)
    return tuple(found[-1 if last else 0])


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
