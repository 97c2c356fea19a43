"""A match is watched as it is played: score, turn, board, and each ruling with its law."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.test_axe import examined
from tests.web.hall.readers import settled

pytestmark = pytest.mark.browser


class Table:
    """Somebody who umpires matches of the hall over its API."""

    def __init__(self, page: Page) -> None:
        self.page = page
        told = page.request.post("/api/guests", data={"name": "Ada"}).json()
        self.bearer = {"authorization": f"Bearer {told['token']}"}
        self.sequence = 0

    def make(self, name: str, edition: str, *players: str, **more: Any) -> None:
        body = {
            "id": name,
            "edition": edition,
            "mode": "umpired",
            "players": [{"name": one} for one in players],
        }
        answer = self.page.request.post("/api/matches", data={**body, **more}, headers=self.bearer)
        assert answer.ok, answer.text()
        self.sequence = answer.json()["sequence"]

    def act(self, name: str, event: Any) -> None:
        body = {"command": f"{name}-{self.sequence}", "expected": self.sequence, "event": event}
        answer = self.page.request.post(f"/api/matches/{name}/acts", data=body, headers=self.bearer)
        assert answer.ok, answer.text()
        assert answer.json()["refused"] is None
        self.sequence = answer.json()["sequence"]


@pytest.fixture
def table(page: Page) -> Table:
    return Table(page)


def test_the_list_leads_to_a_match_that_moves_by_itself(page: Page, table: Table) -> None:
    table.make("watched-1", "carrom/icf-2001", "Ferrari", "Perera")
    page.goto("/watch")
    page.get_by_role("link", name="Ferrari – Perera").first.click()
    page.wait_for_url("**/watch/watched-1")
    expect(page.get_by_text("Nothing has been ruled yet.")).to_be_visible()
    table.act("watched-1", {"stroke": {"white": 1}})
    table.act("watched-1", {"stroke": {"striker": True}})
    log = page.get_by_role("log")
    expect(log.get_by_role("listitem")).to_have_count(2)
    expect(log.locator("summary").first).to_contain_text("Ferrari pockets the striker. Due: one white piece")
    expect(page.locator(".side .points")).to_have_text(["0", "0"])
    expect(page.locator(".side.turn .who")).to_have_text("Perera")
    log.get_by_role("link", name="§ 72a").click()
    page.wait_for_url("**/laws/carrom/icf-2001#72a")


def test_the_board_of_backgammon_is_the_halls(page: Page, table: Table) -> None:
    table.make("watched-2", "backgammon/wbgf-2.1", "Okafor", "Brandt", length={"points": 3})
    page.goto("/watch/watched-2")
    expect(page.locator(".checker")).to_have_count(30)
    table.act("watched-2", {"roll": {"X": 3, "O": 1}})
    expect(page.get_by_role("img", name="Die 3")).to_be_visible()
    table.act("watched-2", {"move": "8/5 6/5"})
    expect(page.get_by_role("img", name="White, point 5, 2 of 2")).to_be_visible()
    expect(page.get_by_role("img", name="White, point 8, 2 of 2")).to_be_visible()
    expect(page.locator(".side.turn .who")).to_have_text("Brandt")


def test_a_lost_link_is_said_and_what_was_missed_is_there_after_it(
    chromium: Browser, hall: str, table: Table
) -> None:
    table.make("watched-3", "carrom/icf-2001", "Ferrari", "Perera")
    with chromium.new_context(base_url=hall, locale="en-GB") as context:
        page = context.new_page()
        page.route("**/api/events*", lambda route: route.abort())
        page.goto("/watch/watched-3")
        expect(page.get_by_role("alert")).to_contain_text("No connection")
        table.act("watched-3", {"stroke": {"white": 1}})
        page.unroute("**/api/events*")
        expect(page.get_by_role("log").get_by_role("listitem")).to_have_count(1)
        expect(page.get_by_role("alert")).to_have_count(0)


def test_no_such_match_is_no_page(page: Page) -> None:
    answer = page.request.get("/watch/nothing-here")
    assert answer.status == 404


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_on_a_match(chromium: Browser, hall: str, theme: Any) -> None:
    with chromium.new_context(base_url=hall, color_scheme=theme, locale="en-GB") as context:
        page = context.new_page()
        table = Table(page)
        name = f"watched-{theme}"
        table.make(name, "backgammon/wbgf-2.1", "Okafor", "Brandt")
        table.act(name, {"roll": {"X": 6, "O": 1}})
        page.goto(f"/watch/{name}")
        expect(page.locator(".checker")).to_have_count(30)
        assert examined(page) == []


def test_the_list_is_live_new_matches_come_and_scores_move_without_asking_again(
    chromium: Browser, hall: str, table: Table
) -> None:
    table.make(
        "listed-1", "snooker/wpbsa", "José Ángel Fernández-Villaverde", "चन्द्रशेखर", length={"best_of": 3}
    )
    with chromium.new_context(base_url=hall, locale="en-GB") as context:
        page = context.new_page()
        asked: list[str] = []
        page.goto("/watch")
        row = page.locator("li[data-match='listed-1']")
        expect(row.locator(".match-score")).to_have_text("0 – 0")
        page.on("request", lambda one: asked.append(one.url))
        table.act("listed-1", {"stroke": {"potted": ["red"]}})
        table.act("listed-1", {"stroke": {}})
        table.act("listed-1", {"concede": "B"})
        table.act("listed-1", {"accept": "A"})
        expect(row.locator(".match-score")).to_have_text("1 – 0")
        table.make("listed-2", "carrom/icf-2001", "Perera", "Ferrari")
        new = page.locator("li[data-match='listed-2']")
        expect(new).to_contain_text("Perera – Ferrari")
        expect(page.locator("hall-screen .tile[href='/watch/listed-2']")).to_be_visible()
        assert [one for one in asked if "/api/events" not in one and "/api/matches/listed-2" not in one] == []


def test_a_page_over_a_link_that_breaks_and_loses_messages_shows_what_the_hall_shows(
    chromium: Browser, hall: str, table: Table
) -> None:
    """The stream is cut in the middle, comes back, and then leaves a message out: the whole is asked for once."""
    table.make("broken-1", "carrom/icf-2001", "Ferrari", "Perera")
    with chromium.new_context(base_url=hall, locale="en-GB") as context:
        page = context.new_page()
        page.add_init_script(LOSES)
        page.goto("/watch/broken-1")
        told = page.get_by_role("log").get_by_role("listitem")
        table.act("broken-1", {"stroke": {"white": 1}})
        expect(told).to_have_count(1)
        page.evaluate("window.cut()")
        table.act("broken-1", {"stroke": {"white": 1}})
        expect(told).to_have_count(2)
        asked: list[str] = []
        page.on("request", lambda one: asked.append(one.url.rpartition("/")[2]))
        page.evaluate("window.lose = 1")
        table.act("broken-1", {"stroke": {"white": 1}})
        table.act("broken-1", {"stroke": {"white": 1}})
        expect(page.locator(".match-facts")).to_contain_text("5")
        assert asked == ["broken-1"]
        shown = page.evaluate("document.querySelector('live-match').match")
        real = page.request.get("/api/matches/broken-1").json()
        assert settled(shown) == settled(real)


LOSES = """
window.lose = 0;
const Plain = window.EventSource;
window.EventSource = class extends Plain {
  constructor(address) {
    super(address);
    window.cut = () => { this.close(); this.dispatchEvent(new Event("error")); };
  }
  addEventListener(kind, heard) {
    super.addEventListener(kind, kind === "act" ? (one) => (window.lose-- > 0 ? null : heard(one)) : heard);
  }
};
Object.assign(window.EventSource, { CLOSED: 2, OPEN: 1, CONNECTING: 0 });
"""


def test_the_lists_of_umpires_and_tournaments_follow_the_hall_without_being_loaded_again(
    page: Page, table: Table
) -> None:
    table.make("followed-1", "carrom/icf-2001", "Lena Listed", "Perera")
    page.goto("/umpire")
    page.evaluate("window.here = 1")
    row = page.locator('[data-match="followed-1"]')
    expect(row).to_contain_text("Lena Listed – Perera")
    table.make("followed-2", "snooker/wpbsa", "Ola Other", "Weber", length={"best_of": 1})
    expect(page.locator('[data-match="followed-2"]')).to_contain_text("Ola Other – Weber")
    table.act("followed-2", {"stroke": {"potted": ["red"]}})
    table.act("followed-2", {"stroke": {}})
    table.act("followed-2", {"concede": "B"})
    table.act("followed-2", {"accept": "A"})
    expect(page.locator('[data-match="followed-2"]')).to_have_count(0)
    expect(row).to_be_visible()
    assert page.evaluate("window.here") == 1
