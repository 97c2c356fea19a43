"""Screens of an event in a real browser: everything is seen whole in some turn, on every size of screen."""

import re
import shutil
import subprocess
from collections.abc import Iterable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.desking import Served, director, enter, made, state

pytestmark = pytest.mark.browser
SCREENS = (
    (1024, 768),
    (1280, 720),
    (1280, 1024),
    (1366, 768),
    (1600, 900),
    (1080, 1920),
    (1920, 1080),
    (2560, 1080),
    (3840, 2160),
)
MOST_PAIRS = 160
"""Where all meet and there are more matches, a screen shows only the rounds in play."""
LEAST = 20
"""Letters of fewer pixels are not read from the other side of a hall."""
NAMES = ("José Ángel Fernández-Villaverde y Montcada", "चन्द्रशेखर विश्वनाथन त्रिपाठी कुलकर्णी", "Ada", "W" * 40)
MOST_TURNS = 400
SEEN = """() => [...document.querySelectorAll("[data-row]")].map((row) => {
  const box = row.getBoundingClientRect();
  const texts = [...row.querySelectorAll("*"), row].filter((one) =>
    [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim()));
  const range = document.createRange();
  range.selectNodeContents(row);
  const inside = [...range.getClientRects()].every((one) =>
    one.left >= box.left - 1 && one.right <= box.right + 1 && one.top >= box.top - 4 && one.bottom <= box.bottom + 4);
  const whole = box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
  const letters = Math.min(...texts.map((one) => parseFloat(getComputedStyle(one).fontSize)));
  return {row: row.dataset.row, whole: whole && inside && box.height > 0, letters};
})"""
OVERLAPS = """() => {
  const rows = [...document.querySelectorAll("[data-row]")].map((one) => one.getBoundingClientRect());
  return rows.some((one, place) => rows.slice(place + 1).some((other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
    && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1));
}"""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Serve a hall with a director of its own."""
    hall = Served(tmp_path_factory.mktemp("screens"))
    yield hall
    hall.stop()


@pytest.fixture(scope="module")
def desk(chromium: Browser, served: Served) -> Iterator[BrowserContext]:
    """A director who makes events."""
    context = director(chromium, served, "en-GB")
    yield context
    context.close()


@pytest.fixture
def screen(chromium: Browser, served: Served) -> Iterator[Page]:
    """A screen of the hall, whose clock is turned by hand."""
    context = chromium.new_context(base_url=served.address, locale="en-GB")
    page = context.new_page()
    page.clock.install()
    yield page
    context.close()


def people(count: int) -> list[str]:
    return [f"{NAMES[number % len(NAMES)]} {number + 1}" for number in range(count)]


def turned(page: Page, address: str, size: tuple[int, int]) -> set[str]:
    """Turn a screen until its first page comes again, and return all rows that stood on it, each whole."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(address)
    page.locator("[data-row]").first.wait_for()
    number, seen, first = page.locator(".page-of"), set[str](), ""
    for _ in range(MOST_TURNS):
        now = number.inner_text()
        if first and now == first:
            break
        first = first or now
        rows: list[dict[str, Any]] = page.evaluate(SEEN)
        assert [row for row in rows if not row["whole"] or row["letters"] < LEAST] == [], (size, now)
        assert not page.evaluate(OVERLAPS), (size, now)
        seen |= {row["row"] for row in rows}
        if not now:
            break
        while number.inner_text() == now:
            page.clock.run_for(4_000)
    else:
        raise AssertionError(f"more than {MOST_TURNS} pages")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), size
    return seen


FORMS = ("knockout", "double", "round-robin", "groups", "swiss", "league", "ladder")
MOST = {"round-robin": 64, "league": 33, "ladder": 128}
"""Where everybody meets everybody there are so many entries at most; on a ladder nobody wants more rungs."""
POSSIBLE = [
    (form, entries)
    for entries in (2, 3, 8, 16, 17, 24, 33, 64, 128, 512)
    for form in FORMS
    if not (form == "groups" and entries < 4) and entries <= MOST.get(form, 512)
]
DAILY = [(form, entries) for form, entries in POSSIBLE if entries in (2, 3, 17)] + [
    ("knockout", 33),
    ("groups", 33),
    ("swiss", 128),
    ("double", 128),
]


@pytest.mark.parametrize(("form", "entries"), DAILY)
def test_every_match_and_player_is_whole_in_some_turn(
    desk: BrowserContext, screen: Page, form: str, entries: int
) -> None:
    place = DAILY.index((form, entries))
    all_are_seen(desk, screen, form, entries, (SCREENS[place % 9], SCREENS[(place + 4) % 9]))


@pytest.mark.nightly
@pytest.mark.parametrize(("form", "entries"), POSSIBLE)
def test_every_match_and_player_is_whole_on_every_size_of_screen(
    desk: BrowserContext, screen: Page, form: str, entries: int
) -> None:
    all_are_seen(desk, screen, form, entries, SCREENS)


def test_letters_of_names_are_fetched_where_a_browser_has_none_and_only_where_such_a_name_is_shown(
    chromium: Browser, served: Served, desk: BrowserContext
) -> None:
    if shutil.which("fc-list") and subprocess.check_output(["fc-list", ":lang=hi"]):
        pytest.skip("this machine has letters of Devanagari of its own")
    plain, other = (
        made(desk, "desk", format="swiss", entries=names)
        for names in (("Ada", "Zoë Öztürk"), (NAMES[1], "Ada"))
    )
    context = chromium.new_context(base_url=served.address)
    page = context.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if ".ttf" in request.url else None)
    for event, letters in ((plain, []), (other, ["NotoSerifDevanagari"])):
        for address in (f"/desk/{event}", f"/screen/event/{event}"):
            asked.clear()
            page.goto(address)
            page.locator(".room-finder, [data-row]").first.wait_for()
            page.evaluate("document.fonts.ready")
            assert page.evaluate("[...document.fonts].filter((one) => one.status === 'error').length") == 0
            assert {re.findall(r"/static/(\w+)-", url)[0] for url in asked} == {*letters}
    context.close()


def all_are_seen(
    desk: BrowserContext, screen: Page, form: str, entries: int, sizes: Iterable[tuple[int, int]]
) -> None:
    more: dict[str, Any] = {"groups": max(2, min(16, entries // 4))} if form == "groups" else {}
    event = made(desk, "desk", format=form, entries=people(entries), tables=4, **more)
    stands = state(desk, event)
    few = entries <= 17 and len(stands["matches"]) <= MOST_PAIRS
    first = {name for name in stands["matches"] if name.split(".")[0][1:] == "1"}
    players = set(stands["standings"])
    for size in sizes:
        seen = turned(screen, f"/screen/event/{event}", size)
        assert first <= seen, size
        assert players <= seen, size
        if form in ("knockout", "double") or few:
            assert set(stands["matches"]) <= seen, size


def test_five_hundred_and_twelve_are_turned_through(desk: BrowserContext, screen: Page) -> None:
    event = made(desk, "desk", format="knockout", entries=people(512))
    assert turned(screen, f"/screen/event/{event}/draw", (1920, 1080)) == set(state(desk, event)["matches"])


def test_whoever_is_called_sees_their_names(desk: BrowserContext, screen: Page) -> None:
    event = made(desk, "carrom/icf-2001", entries=people(64), tables=32, best_of=3)
    called = state(desk, event)["ready"][:24]
    enter(desk, event, *({"call": {"match": name, "table": f"T{n}"}} for n, name in enumerate(called, 1)))
    for size in SCREENS:
        assert set(called) <= turned(screen, f"/screen/event/{event}/next", size)


def test_a_screen_hears_of_a_call_and_stays_with_what_it_showed(desk: BrowserContext, screen: Page) -> None:
    event = made(desk, "carrom/icf-2001", entries=people(64), tables=32, best_of=3)
    screen.set_viewport_size({"width": 1280, "height": 720})
    screen.goto(f"/screen/event/{event}/draw")
    expect(screen.locator(".page-of")).to_contain_text("1 of")
    screen.clock.run_for(8_100)
    shown = screen.locator("[data-row]").first.get_attribute("data-row")
    ready = state(desk, event)["ready"]
    enter(desk, event, {"call": {"match": shown if shown in ready else ready[0], "table": "T9"}})
    screen.clock.run_for(500)
    expect(screen.locator(".pair small")).to_have_text("T9")
    assert screen.locator("[data-row]").first.get_attribute("data-row") == shown


def test_a_screen_shows_an_act_from_its_stream_and_asks_for_no_page_again(
    desk: BrowserContext, screen: Page
) -> None:
    event = made(desk, "desk", entries=["Ada", "Bea"])
    asked: list[str] = []
    screen.goto(f"/screen/event/{event}")
    expect(screen.locator(".called [data-row]")).to_have_count(1)
    screen.on("request", lambda request: asked.append(request.url))
    enter(desk, event, {"result": {"match": "R1.1", "winner": "Bea"}})
    screen.clock.run_for(500)
    expect(screen.locator(".champion")).to_contain_text("Bea")
    assert asked == []


def test_everybody_who_has_entered_is_on_the_screen_before_the_draw(
    desk: BrowserContext, screen: Page
) -> None:
    event = made(desk, "desk", entries=people(33), draw=False)
    seen = turned(screen, f"/screen/event/{event}", (1366, 768))
    assert set(people(33)) <= seen


def test_standings_are_shown_in_their_order(desk: BrowserContext, screen: Page) -> None:
    event = made(desk, "desk", format="round-robin", entries=["Ada", "Bea", "Cleo"])
    enter(desk, event, {"result": {"match": "R1.2", "winner": "Cleo"}})
    screen.goto(f"/screen/event/{event}/standings")
    expect(screen.locator(".ranks tbody tr").first).to_have_attribute("data-row", "Cleo")


def test_points_and_draws_stand_where_an_event_is_by_points(desk: BrowserContext, screen: Page) -> None:
    given: dict[str, Any] = {"format": "swiss", "entries": ["Ada", "Bea"], "draws": True, "swiss_rounds": 1}
    event = made(desk, "desk", **given)
    enter(desk, event, {"result": {"match": "R1.1", "winner": "draw"}})
    screen.goto(f"/screen/event/{event}/standings")
    cells = screen.locator('.ranks [data-row="Ada"]').first.locator("td")
    expect(cells).to_have_text(["1", "1", "1", "1", "0"])
    page = desk.new_page()
    page.goto(f"/desk/{event}/draw")
    heads = page.locator(".room-standings th[scope=col]")
    expect(heads.filter(has_text="Points")).to_have_count(1)
    expect(heads.filter(has_text=re.compile("^(Wins|Drawn|Lost)$"))).to_have_count(3)
    page.close()


def test_while_nobody_is_called_the_draw_has_the_screen(desk: BrowserContext, screen: Page) -> None:
    event = made(desk, "desk", entries=["Ada", "Bea"])
    enter(desk, event, {"start": "R1.1"})
    screen.goto(f"/screen/event/{event}")
    screen.locator("#part-draw-1").wait_for()
    expect(screen.locator("#part-next")).to_have_count(0)


@pytest.mark.parametrize("locale", ["en-GB", "it-IT", "es-ES"])
def test_the_rows_of_the_director_stay_low_and_clear_with_long_names(
    chromium: Browser, served: Served, locale: str
) -> None:
    desk = director(chromium, served, locale)
    event = made(desk, "carrom/icf-2001", entries=people(64), tables=32, best_of=3)
    called = state(desk, event)["ready"][:24]
    enter(desk, event, *({"call": {"match": name, "table": f"T{n}"}} for n, name in enumerate(called, 1)))
    page = desk.new_page()
    for width, height in ((1280, 720), (1366, 768), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        page.goto(f"/desk/{event}")
        rows = page.locator("[data-row]")
        expect(page.locator(".tables [data-row]")).to_have_count(24)
        expect(rows.locator("[data-actions] button").first).to_be_visible()
        expect(page.locator(".count")).to_have_count(0)
        tall = [box["height"] for one in rows.all() if (box := one.bounding_box())]
        assert max(tall) <= 90, (width, max(tall))
        assert page.evaluate(KEYS_ON_TEXT) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert page.evaluate(HEAD) <= 120, width
    desk.close()


HEAD = """() => document.querySelector(".desk").getBoundingClientRect().top
  - document.querySelector("main").getBoundingClientRect().top"""
KEYS_ON_TEXT = """() => [...document.querySelectorAll("[data-row]")].flatMap((row) => {
  const keys = [...row.querySelectorAll("button, a.button")].map((one) => one.getBoundingClientRect());
  const walk = document.createTreeWalker(row, NodeFilter.SHOW_TEXT), struck = [];
  while (walk.nextNode()) {
    if (!walk.currentNode.data.trim() || walk.currentNode.parentElement.closest("button, a.button")) continue;
    const range = document.createRange();
    range.selectNodeContents(walk.currentNode);
    for (const text of range.getClientRects())
      for (const key of keys)
        if (Math.min(text.right, key.right) - Math.max(text.left, key.left) > 1
          && Math.min(text.bottom, key.bottom) - Math.max(text.top, key.top) > 1) struck.push(row.dataset.row);
  }
  return struck;
})"""


def test_a_screen_is_laid_anew_when_it_is_turned(desk: BrowserContext, screen: Page) -> None:
    event = made(desk, "desk", entries=people(16))
    screen.set_viewport_size({"width": 1024, "height": 768})
    screen.goto(f"/screen/event/{event}/draw")
    expect(screen.locator(".page-of")).to_contain_text(" of 3")
    screen.set_viewport_size({"width": 500, "height": 500})
    expect(screen.locator(".page-of")).not_to_contain_text(" of 3")
    assert all(row["whole"] for row in screen.evaluate(SEEN))
