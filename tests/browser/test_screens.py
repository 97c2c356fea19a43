"""Screens of the hall and overlays of streams: each opened by its address, moving by itself, for spectators only."""

from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from arbitro.l10n import LANGUAGES
from tests.browser.desking import Served, director
from tests.browser.test_axe import complaints
from tests.browser.test_watch import Table

pytestmark = pytest.mark.browser
CARROM, SNOOKER, BACKGAMMON = "carrom/icf-2001", "snooker/wpbsa", "backgammon/wbgf-2.1"


@pytest.fixture
def table(chromium: Browser, hall: str) -> Iterator[Table]:
    """Somebody else who umpires: an official's own browser is told less."""
    with chromium.new_context(base_url=hall) as context:
        yield Table(context.new_page())


def test_the_screen_of_a_table_follows_its_match(page: Page, table: Table) -> None:
    table.make("screened-1", SNOOKER, "Kaya", "Lindqvist", length={"best_of": 5})
    page.goto("/screen/screened-1")
    expect(page.locator(".tile-name")).to_contain_text(["Kaya", "Lindqvist"])
    table.act("screened-1", {"stroke": {"potted": ["red"]}})
    table.act("screened-1", {"stroke": {"nominated": "black", "potted": ["black"]}})
    expect(page.locator(".tile-points")).to_have_text(["8", "0"])
    expect(page.locator(".tile-side.turn")).to_contain_text("break 8")
    expect(page.locator(".tile-line")).to_contain_text("remaining 139")


def test_spectators_are_told_of_snookers_required_and_of_the_frame_ball(page: Page, table: Table) -> None:
    given = {"score": {"A": 60, "B": 0}, "reds": 1, "striker": "A", "ball_on": "red"}
    table.make("screened-2", SNOOKER, "Kaya", "Lindqvist", given=given)
    page.goto("/watch/screened-2")
    expect(page.locator(".match-facts")).to_contain_text("snookers required: 7")
    given = {"score": {"A": 30, "B": 4}, "reds": 1, "striker": "A", "ball_on": "red"}
    table.make("screened-3", SNOOKER, "Kaya", "Lindqvist", given=given)
    page.goto("/watch/screened-3")
    expect(page.locator(".match-facts")).to_contain_text("remaining 35")
    expect(page.locator(".match-facts")).not_to_contain_text("snookers")
    given = {"score": {"A": 34, "B": 4}, "reds": 1, "striker": "A", "ball_on": "red"}
    table.make("screened-4", SNOOKER, "Kaya", "Lindqvist", given=given)
    page.goto("/watch/screened-4")
    expect(page.locator(".match-facts")).to_contain_text("frame ball")


def test_what_is_under_review_stays_as_it_was(page: Page, table: Table) -> None:
    table.make("screened-5", CARROM, "Ferrari", "Perera")
    table.act("screened-5", {"stroke": {"white": 1}})
    table.act("screened-5", {"stroke": {"white": 2}})
    page.goto("/watch/screened-5")
    expect(page.locator(".match-facts")).to_contain_text("pieces: 6 white, 9 black")
    body = {"command": "protest-1", "expected": table.sequence, "text": "A sleeve touched it.", "by": "B"}
    table.page.request.post("/api/matches/screened-5/protest", data=body, headers=table.bearer)
    expect(page.get_by_text("Under review:")).to_be_visible()
    page.goto("/screen/screened-5")
    expect(page.locator(".tile.review")).to_contain_text("under review")


@pytest.mark.parametrize("edition", [CARROM, SNOOKER, BACKGAMMON])
def test_an_overlay_has_a_transparent_ground(page: Page, table: Table, edition: str) -> None:
    name = "overlaid-" + edition.partition("/")[0]
    table.make(name, edition, "Ada", "Bo")
    page.set_viewport_size({"width": 1920, "height": 1080})
    page.goto(f"/overlay/{name}?title=Ljubljana+Open&round=Final")
    expect(page.locator(".over-side")).to_have_count(2)
    expect(page.locator(".over-corner")).to_contain_text("Ljubljana Open")
    for part in ("html", "body", "main", "match-overlay"):
        ground = page.locator(part).evaluate("element => getComputedStyle(element).backgroundColor")
        assert ground == "rgba(0, 0, 0, 0)", part
    bar = page.locator(".over-bar").bounding_box()
    assert bar is not None
    assert bar["x"] >= 96
    assert bar["y"] + bar["height"] <= 1080 - 54


def test_all_tables_and_the_list_move_by_themselves(page: Page, table: Table) -> None:
    table.make("screened-6", BACKGAMMON, "Okafor", "Brandt", length={"points": 3})
    page.goto("/watch")
    tile = page.locator("a.tile[href='/watch/screened-6']")
    expect(tile).to_contain_text("Okafor")
    table.act("screened-6", {"roll": {"X": 3, "O": 1}})
    expect(tile.locator(".tile-side.turn")).to_contain_text("Okafor")


def test_the_screen_of_all_tables_shows_the_matches_of_the_hall_and_not_those_of_guests(
    chromium: Browser, tmp_path: Path
) -> None:
    served = Served(tmp_path / "data")
    context = director(chromium, served, "en-GB")
    wish = {"edition": SNOOKER, "mode": "umpired", "players": [{"name": "Kaya"}, {"name": "Lindqvist"}]}
    assert context.request.post("/api/matches", data={**wish, "options": {"table": "4"}}).ok
    page = context.new_page()
    Table(page).make("of-a-guest", SNOOKER, "Joker", "FINAL")
    page.goto("/screen/tables")
    expect(page.locator("a.tile")).to_contain_text(["Lindqvist"])
    expect(page.get_by_text("Joker")).to_have_count(0)
    context.close()
    served.stop()


def test_a_countdown_runs_to_its_time(page: Page) -> None:
    page.goto("/screen/countdown?until=23:59&title=Round+2")
    expect(page.locator(".countdown time")).to_contain_text(":")
    assert page.request.get("/screen/countdown?until=soon").status == 400


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(
    chromium: Browser, hall: str, theme: Literal["light", "dark"], language: str
) -> None:
    wide = ViewportSize(width=1920, height=1080)
    with chromium.new_context(base_url=hall, color_scheme=theme, locale=language, viewport=wide) as context:
        page = context.new_page()
        table = Table(page)
        name = f"seen-{theme}-{language}"
        table.make(name, CARROM, "Ferrari", "Perera")
        table.act(name, {"stroke": {"white": 1}})
        addresses = (f"/screen/{name}", "/screen/tables", f"/overlay/{name}", "/screen/countdown?until=23:59")
        for address in (*addresses, "/watch", f"/watch/{name}"):
            assert complaints(page, address) == [], address
            assert page.evaluate("document.documentElement.scrollWidth") <= 1920


DOUBLES = ("Ana", "Beto", "Carolina Hernández-Villaverde y Montcada", "चन्द्रशेखर")


@pytest.mark.parametrize("page_of", ["watch", "screen", "overlay"])
def test_in_doubles_the_one_in_the_chair_is_marked(page: Page, table: Table, page_of: str) -> None:
    name = f"chairs-{page_of}"
    table.make(name, CARROM, *DOUBLES, format="doubles")
    page.goto(f"/{page_of}/{name}")
    turn = page.locator("[data-part=turn]")
    expect(turn).to_have_text(DOUBLES[0])
    for person in (*DOUBLES[1:], DOUBLES[0]):
        table.act(name, {"stroke": {}})
        expect(turn).to_have_text(person)
    table.act(name, {"misconduct": {"by": "A"}})
    expect(turn).to_have_count(0)


def test_in_doubles_whoever_breaks_has_white_and_the_right_side_is_lit(page: Page, table: Table) -> None:
    table.make("chairs-2", CARROM, *DOUBLES, format="doubles")
    table.act("chairs-2", {"board": {"winner": "A", "points": 5}})
    page.goto("/watch/chairs-2")
    expect(page.locator("[data-part=turn]")).to_have_text(DOUBLES[1])
    expect(page.locator(".side.turn .who")).to_contain_text(DOUBLES[3])
    expect(page.locator(".side.turn")).to_have_count(1)


def test_four_at_a_snooker_table_are_marked_one_by_one(page: Page, table: Table) -> None:
    table.make("chairs-3", SNOOKER, *DOUBLES, format="four-handed")
    page.goto("/watch/chairs-3")
    for person in DOUBLES:
        expect(page.locator("[data-part=turn]")).to_have_text(person)
        table.act("chairs-3", {"stroke": {}})


def test_a_page_that_is_open_forgets_an_act_that_is_disputed_or_taken_back(page: Page, table: Table) -> None:
    table.make("frozen-1", SNOOKER, "Kaya", "Lindqvist")
    table.act("frozen-1", {"stroke": {"potted": ["red"]}})
    page.goto("/watch/frozen-1")
    log = page.get_by_role("log").get_by_role("listitem")
    expect(log).to_have_count(1)
    table.act("frozen-1", {"stroke": {"potted": ["cue"]}})
    expect(log).to_have_count(2)
    body = {"command": "p-1", "expected": table.sequence, "text": "I touched nothing."}
    answer = table.page.request.post("/api/matches/frozen-1/protest", data=body, headers=table.bearer)
    table.sequence = answer.json()["sequence"]
    expect(page.get_by_text("Under review:")).to_be_visible()
    expect(log).to_have_count(1)
    expect(page.get_by_role("log")).not_to_contain_text("Foul")
    body = {"command": "r-1", "expected": table.sequence}
    answer = table.page.request.post("/api/matches/frozen-1/resume", data=body, headers=table.bearer)
    table.sequence = answer.json()["sequence"]
    expect(log).to_have_count(2)
    body = {"command": "u-1", "expected": table.sequence, "reason": "slip"}
    table.page.request.post("/api/matches/frozen-1/undo", data=body, headers=table.bearer)
    expect(log).to_have_count(1)
