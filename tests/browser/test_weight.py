"""Pages are light and stand still: at most 60 kB of script, and nothing moves while a page comes."""

import gzip
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser

import arbitro.web
from tests.browser.touching import GAMES, LONG

pytestmark = pytest.mark.browser
MOST = 60_000
BUILT = Path(arbitro.web.__file__).parent / "static/built"
PAGES = (
    "/",
    "/play/carrom",
    "/play/backgammon",
    "/play/snooker",
    "/watch",
    "/umpire",
    "/desk",
    "/laws",
    "/whatif",
)
SHIFT = """() => new Promise((done) => {
  let sum = 0;
  const seen = new PerformanceObserver((list) => list.getEntries().forEach((one) => (sum += one.value)));
  seen.observe({ type: "layout-shift", buffered: true });
  setTimeout(() => done(sum), 400);
})"""


@pytest.mark.parametrize("width", [390, 1280])
def test_no_page_moves_while_it_comes_nor_loads_too_much_script(
    chromium: Browser, hall: str, width: int
) -> None:
    moved, heavy = {}, {}
    with chromium.new_context(base_url=hall, viewport={"width": width, "height": 800}) as visit:
        visit.request.post("/api/guests", data={"name": LONG[0]})
        for edition, position in GAMES.values():  # those who watch see them arrive one by one
            players = [{"name": LONG[0]}, {"name": LONG[1]}]
            terms = {"edition": edition, "mode": "played", "players": players}
            visit.request.post("/api/matches", data={**terms, "options": {"position": position}})
        page = visit.new_page()
        for address in PAGES:
            page.goto(address)
            moved[address] = page.evaluate(SHIFT)
            scripts = set(re.findall(r"/static/built/([\w-]+)\.js", page.content()))
            heavy[address] = sum(len(gzip.compress((BUILT / f"{name}.js").read_bytes())) for name in scripts)
    assert {address: sum for address, sum in moved.items() if sum > 0.02} == {}
    assert {address: size for address, size in heavy.items() if size > MOST} == {}
