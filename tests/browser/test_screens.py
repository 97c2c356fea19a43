"""Screens of the hall and overlays of streams: each opened by its address, moving by itself, for spectators only."""

from collections.abc import Iterator
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from arbitro.l10n import LANGUAGES
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
    table.make("screened-1", SNOOKER, "Kaya", "Lindqvist", length={"best_of": 5}, options={"table": "4"})
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
    expect(page.locator(".match-facts")).to_contain_text("men: 6 white, 9 black")
    body = {"command": "protest-1", "expected": table.sequence, "text": "He touched it."}
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
    page.goto("/screen/tables")
    expect(page.locator("a.tile").first).to_be_visible()


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
