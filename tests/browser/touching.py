"""Real touches, and a seat in a match against the computer: what the tests of fingers share."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Page

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


class Finger:
    """One finger on the glass."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._glass = page.context.new_cdp_session(page)

    def tap(self, x: float, y: float) -> None:
        """Touch a place once."""
        self._touch("touchStart", [(x, y)])
        self._touch("touchEnd", [])

    def drag(self, start: tuple[float, float], end: tuple[float, float], lift: bool = True) -> None:
        """Go from a place to another, and leave the glass there or stay on it."""
        self._touch("touchStart", [start])
        for step in range(1, 11):
            share = step / 10
            place = (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
            self._touch("touchMove", [place])
            self._page.wait_for_timeout(10)
        if lift:
            self.lift()

    def lift(self) -> None:
        """Leave the glass."""
        self._touch("touchEnd", [])

    def second(self, *places: tuple[float, float]) -> None:
        """Put down a second finger beside the first."""
        self._touch("touchStart", [*places])

    def _touch(self, kind: str, places: list[tuple[float, float]]) -> None:
        points: Any = [{"x": x, "y": y} for x, y in places]
        self._glass.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


@contextmanager
def seated(
    chromium: Browser,
    hall: str,
    game: str,
    size: tuple[int, int],
    touch: bool = True,
    laid: object = None,
    language: str = "en-GB",
) -> Iterator[Page]:
    """Sit down at a match against the computer whose next act is mine."""
    edition, position = GAMES[game]
    position = laid or position
    viewport: Any = {"width": size[0], "height": size[1]}
    with chromium.new_context(
        base_url=hall, viewport=viewport, has_touch=touch, is_mobile=touch, locale=language
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
    """Return where a piece is in the window."""
    found = page.evaluate(MIDDLE, name)
    return tuple(found[-1 if last else 0])
