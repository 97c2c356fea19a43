"""The director's board at a glance: what counts, which tables are free, what one key may do."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from tests.browser.desking import Served, director, enter, made, state

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Serve a hall with a director of its own."""
    hall = Served(tmp_path_factory.mktemp("board"))
    yield hall
    hall.stop()


@pytest.fixture(scope="module")
def desk(chromium: Browser, served: Served) -> Iterator[BrowserContext]:
    """A director."""
    context = director(chromium, served, "en-GB")
    yield context
    context.close()


@pytest.fixture
def page(desk: BrowserContext) -> Iterator[Page]:
    """The director's page."""
    page = desk.new_page()
    yield page
    page.close()


def event_with(desk: BrowserContext, edition: str, options: dict[str, Any], **given: Any) -> str:
    body = {"edition": edition, "title": "Coppa", "given": {"draw": True, **given}, "options": options}
    answer = desk.request.post("/api/desk", data=body)
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


@pytest.mark.parametrize(
    ("form", "entries", "more", "matches"),
    [
        ("knockout", 24, {}, 23),
        ("knockout", 24, {"third_place": True}, 24),
        ("knockout", 2, {}, 1),
        ("knockout", 17, {}, 16),
        ("double", 8, {}, 14),
        ("round-robin", 7, {}, 21),
        ("swiss", 9, {}, 4),
    ],
)
def test_byes_are_no_matches(
    desk: BrowserContext, page: Page, form: str, entries: int, more: dict[str, Any], matches: int
) -> None:
    event = made(desk, "desk", format=form, entries=entries, **more)
    page.goto(f"/desk/{event}")
    counted = "1 match" if matches == 1 else f"{matches} matches"
    expect(page.get_by_text(f"0 of {counted} over")).to_be_visible()
    first, (one, other) = next(
        (name, match["sides"])
        for name, match in state(desk, event)["matches"].items()
        if match["state"] == "ready"
    )
    enter(desk, event, {"result": {"match": first, "winner": one, "score": {one: 1, other: 0}}})
    said = "the one match is over" if matches == 1 else f"1 of {counted} over"
    expect(page.get_by_text(said)).to_be_visible()


def test_tables_that_another_event_has_are_not_free(desk: BrowserContext, page: Page) -> None:
    options, tables = {"matches": "none", "shares": True}, ["B1", "B2", "B3"]
    one = event_with(desk, "desk", options, entries=8, tables=tables)
    two = event_with(desk, "desk", options, entries=["Ann", "Bo", "Cy", "Di"], tables=tables)
    page.goto(f"/desk/{two}")
    expect(page.locator(".room-free")).to_have_text("Free: B1, B2, B3")
    enter(desk, one, {"call": {"match": "R1.1", "table": "B2"}})
    expect(page.locator(".room-free")).to_have_text("Free: B1, B3")
    enter(desk, one, {"result": {"match": "R1.1", "winner": "P1"}})
    expect(page.locator(".room-free")).to_have_text("Free: B1, B2, B3")


def test_a_team_match_shows_the_boards_that_are_won(desk: BrowserContext, page: Page) -> None:
    teams = [{"name": name, "members": [f"{name}{n}" for n in range(3)]} for name in ("Reds", "Blues")]
    event = event_with(desk, "carrom/icf-2001", {"matches": "umpired"}, entries=teams, boards=3, tables=1)
    enter(desk, event, {"call": {"match": "R1.1", "table": "T1"}}, {"start": "R1.1"})
    for board, winner in ((1, "Reds"), (2, "Blues")):
        enter(desk, event, {"board_result": {"match": "R1.1", "board": board, "winner": winner}})
    page.goto(f"/desk/{event}")
    assert desk.request.get(f"/api/desk/{event}").json()["links"]["R1.1.b1"]
    expect(page.locator(".tables .num")).to_have_text(["1", "1"])


def test_no_single_key_settles_what_is_disputed(desk: BrowserContext, page: Page) -> None:
    event = made(desk, "backgammon/wbgf-2.1", entries=["Ann", "Bo"], length=1, approval=False)
    enter(desk, event, {"start": "R1.1"})
    for by in ("Ann", "Bo"):
        enter(desk, event, {"result": {"match": "R1.1", "winner": by, "by": by}})
    page.goto(f"/desk/{event}")
    row = page.get_by_role("region", name="Needs your decision").locator("[data-row]")
    expect(row).to_have_count(1)
    page.keyboard.press("1")
    expect(row.get_by_role("button").first).to_be_focused()
    assert state(desk, event)["matches"]["R1.1"]["state"] == "disputed"
    page.keyboard.press("Enter")
    expect(page.get_by_text("Champion: Ann")).to_be_visible()


def test_whoever_comes_is_ticked_off_where_their_match_stands(desk: BrowserContext, page: Page) -> None:
    event = made(desk, "carrom/icf-2001", entries=["Ann", "Bo"], tables=1, best_of=3)
    enter(desk, event, {"call": {"match": "R1.1", "table": "T1"}})
    page.goto(f"/desk/{event}")
    row = page.get_by_role("region", name="In play").locator("[data-row]")
    row.get_by_role("button", name="Ann is here").click()
    expect(row.get_by_role("img", name="Ann is here")).to_be_visible()
    row.get_by_role("button", name="Bo is here").click()
    expect(row.get_by_role("button", name="Bo is here")).to_have_count(0)
    assert set(state(desk, event)["matches"]["R1.1"]["present"]) == {"Ann", "Bo"}


def test_a_match_called_without_a_table_is_not_said_to_be_at_one(desk: BrowserContext, page: Page) -> None:
    event = made(desk, "carrom/icf-2001", clock="entered", entries=["Ann", "Bo"], best_of=3)
    enter(desk, event, {"call": "R1.1"}, {"tick": 901})
    page.goto(f"/desk/{event}")
    row = page.get_by_role("region", name="Needs your decision").locator("[data-row]")
    expect(row.locator(".head b")).to_have_text("R1.1: late")


def test_results_are_entered_by_the_keyboard_alone(desk: BrowserContext, page: Page) -> None:
    event = made(desk, "snooker/wpbsa", entries=8, best_of=5)
    page.goto(f"/desk/{event}")
    line = page.get_by_role("textbox", name="Result by keyboard")
    expect(line).to_be_visible()
    page.keyboard.press("e")
    expect(line).to_be_focused()
    for typed, said in (
        ("R1.1", "Write the match and both scores: R1.3 3-1."),
        ("R9.9 3-1", "R9.9 is not open to a result."),
        ("R1.1 2-2", "the scores are level"),
        ("R1.1 3-3", "the scores are level"),
        ("R1.1 2-1", "Best of 5: 3 wins are needed"),
    ):
        line.fill(typed)
        page.keyboard.press("Enter")
        expect(page.locator(".room-line [role=status]")).to_contain_text(said)
        expect(line).to_have_value(typed)
    assert state(desk, event)["ready"] == ["R1.1", "R1.2", "R1.3", "R1.4"]
    line.fill("")
    for typed in ("R1.1 3-1", "r1.2 0 3", "1.3 3:2", "R1.4 2–3"):
        page.keyboard.type(typed)
        page.keyboard.press("Enter")
        expect(line).to_have_value("")
    matches = state(desk, event)["matches"]
    for name, (one, other) in {"R1.1": (3, 1), "R1.2": (0, 3), "R1.3": (3, 2), "R1.4": (2, 3)}.items():
        first, second = matches[name]["sides"]
        assert matches[name]["winner"] == (first if one > other else second)
        assert matches[name]["score"] == {first: one, second: other}


def test_a_stranger_is_never_taken_for_a_director(
    chromium: Browser, served: Served, desk: BrowserContext
) -> None:
    """Also not for the moment until the hall has said who is here, and nothing moves when it has."""
    event = made(desk, "carrom/icf-2001")
    context = chromium.new_context(base_url=served.address, viewport={"width": 412, "height": 823})
    page = context.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.add_init_script("""new PerformanceObserver((list) => {
      for (const one of list.getEntries()) window.moved = (window.moved ?? 0) + one.value;
    }).observe({ type: "layout-shift", buffered: true })""")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/api/desk/*/me", hold)
    with page.expect_request("**/api/events?*"):
        page.goto(f"/desk/{event}")
    page.wait_for_timeout(500)
    expect(page.locator(".room-still")).to_be_visible()
    expect(page.locator(".first")).to_have_count(0)
    held[0].continue_()
    expect(page.locator(".room-finder")).to_be_visible()
    expect(page.locator(".room-still")).to_have_count(0)
    expect(page.locator(".first")).to_have_count(0)
    assert not [url for url in asked if url.endswith("/api/consoles")]
    assert float(page.evaluate("window.moved ?? 0")) < 0.02
    context.close()


def test_no_word_of_the_directors_stands_on_a_spectators_page(
    chromium: Browser, served: Served, desk: BrowserContext
) -> None:
    given: dict[str, Any] = {"entries": ["Ada", "Bea", "Cleo", "Dora"], "entry_fee": 37.25, "best_of": 3}
    event = made(desk, "carrom/icf-2001", **given)
    protest = {
        "match": "R1.1",
        "by": "Dora",
        "game": 1,
        "board": 1,
        "facts": "it was covered",
        "grounds": "I saw",
    }
    warning = {"warn": {"player": "Bea", "for": "h"}}
    amended = {"amend": {"what": "club", "player": "Ada", "to": "Harbour", "reason": "wrong list"}}
    enter(desk, event, {"start": "R1.1"}, {"protest": protest}, warning, amended, {"call": "R1.2"})
    office, public = desk.new_page(), chromium.new_context(base_url=served.address, locale="en-GB")
    office.goto(f"/desk/{event}")
    office.get_by_text("Protest D1 on R1.1").first.wait_for()
    keys = {text.split(":")[0].strip() for text in office.locator("main button").all_inner_texts()}
    assert {"Begin", "Open the case", "More…"} <= keys
    page = public.new_page()
    for address in (f"/desk/{event}", f"/desk/{event}/draw", f"/screen/event/{event}", "/tournaments"):
        page.goto(address)
        page.get_by_text("Coppa").first.wait_for()
        page.wait_for_timeout(500)
        said = page.locator("body").inner_text()
        for word in (
            "it was covered",
            "I saw",
            "wrong list",
            "37",
            "Needs your decision",
            "Result by keyboard",
        ):
            assert word not in said, (address, word)
        shown = {text.split(":")[0].strip() for text in page.locator("main button").all_inner_texts()}
        assert shown & keys & {"Begin", "Here", "Call", "Call all", "Undo", "More…", "Open the case"} == set()
    for asked in (f"/api/desk/{event}", f"/api/desk/{event}/journal", f"/api/desk/{event}/report"):
        answer = public.request.get(asked)
        for word in ("it was covered", "wrong list"):
            assert not answer.ok or word not in answer.text(), (asked, word)
    office.close()
    public.close()
