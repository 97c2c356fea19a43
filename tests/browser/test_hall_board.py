"""One board for all events, a board of 512 entries, the check-in, the time of a round, a device that is taken over."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.desking import Served, director, enter, state

pytestmark = pytest.mark.browser
MOST_NODES = 3_000
LONG = "Maximiliane von Hohenstein-Wittgenstein-B"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Serve a hall with a director of its own."""
    hall = Served(tmp_path_factory.mktemp("hallboard"))
    yield hall
    hall.stop()


@pytest.fixture
def desk(chromium: Browser, served: Served) -> Iterator[BrowserContext]:
    """A director on a small laptop."""
    context = director(chromium, served, "en-GB")
    yield context
    context.close()


@pytest.fixture
def page(desk: BrowserContext) -> Page:
    """The director's page."""
    page = desk.new_page()
    page.set_viewport_size({"width": 1366, "height": 768})
    return page


def opened(
    desk: BrowserContext,
    title: str,
    *,
    edition: str = "desk",
    shares: bool = False,
    clock: str = "hall",
    **given: Any,
) -> str:
    matches = "none" if edition == "desk" else "umpired"
    options = {"matches": matches, "shares": shares, "clock": clock}
    body = {"edition": edition, "title": title, "given": {"draw": True, **given}, "options": options}
    answer = desk.request.post("/api/desk", data=body)
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def test_all_that_can_be_called_is_called_at_once_and_undone_at_once(
    desk: BrowserContext, page: Page
) -> None:
    event = opened(desk, "Cup", entries=32, tables=[f"C{number}" for number in range(1, 15)])
    page.goto(f"/desk/{event}")
    page.get_by_role("button", name="Call all", exact=True).click()
    expect(page.locator(".tables [data-row]")).to_have_count(14)
    tables = [
        match["table"] for match in state(desk, event)["matches"].values() if match["state"] == "called"
    ]
    assert sorted(tables) == sorted(f"C{number}" for number in range(1, 15))
    page.locator(".room-head").get_by_role("button", name="Undo").click()
    expect(page.locator(".tables [data-row]")).to_have_count(0)
    expect(page.get_by_role("button", name="Call all", exact=True)).to_be_visible()


def test_nobody_is_called_to_two_matches_where_all_meet(desk: BrowserContext) -> None:
    event = opened(desk, "Circle", format="round-robin", entries=["Ann", "Bob", "Cy", "Dee"], tables=0)
    sequence = desk.request.get(f"/api/desk/{event}").json()["sequence"]
    body = {"command": "call-all-of-the-circle", "expected": sequence}
    assert desk.request.post(f"/api/desk/{event}/calls", data=body).ok
    called = [match for match in state(desk, event)["matches"].values() if match["state"] == "called"]
    assert len({name for match in called for name in match["sides"]}) == 2 * len(called) == 4
    again = desk.request.post(f"/api/desk/{event}/calls", data=body)
    assert again.ok
    assert again.json()["repeated"]
    other = {**body, "command": "call-all-again", "expected": again.json()["sequence"]}
    refused = desk.request.post(f"/api/desk/{event}/calls", data=other)
    assert refused.status == 409
    assert refused.json()["code"] == "nothing-to-call"


def test_one_board_shows_what_waits_in_all_events_every_table_and_who_is_wanted_twice(
    desk: BrowserContext, page: Page
) -> None:
    tables = ["H1", "H2", "H3", "H4"]
    one = opened(desk, "Spring Open", shares=True, entries=["Wanda", "Vito", "Uma", "Tess"], tables=tables)
    two = opened(desk, "Spring Youth", shares=True, entries=["Wanda", "Sol", "Rhea", "Quinn"], tables=tables)
    page.goto("/tournaments")
    expect(page).to_have_url(re.compile("/desk$"))
    expect(page.locator(".matches").get_by_text("4 entries", exact=True).first).to_be_visible()
    board = page.locator("hall-board")
    expect(board.get_by_role("region", name="Wanted in two events")).to_contain_text("Wanda")
    for part in (board, page.locator("[data-list]")):  # below each other, as wide as the page
        assert part.evaluate("(one) => one.offsetWidth / one.parentElement.clientWidth") > 0.9
    board.get_by_role("button", name=re.compile("that can be called")).click()
    rows = ", ".join(f".tables [data-row^='{event} ']" for event in (one, two))
    expect(board.locator(rows)).to_have_count(3)  # Wanda's second match waits

    def called(event: str) -> list[dict[str, Any]]:
        return [match for match in state(desk, event)["matches"].values() if match["state"] == "called"]

    places = [match["table"] for event in (one, two) for match in called(event)]
    players = [name for event in (one, two) for match in called(event) for name in match["sides"]]
    assert len(places) == len(set(places)) == 3
    assert len(players) == len(set(players))
    match, (side, _) = next(
        (name, found["sides"])
        for name, found in state(desk, one)["matches"].items()
        if found["state"] == "called"
    )
    enter(desk, one, {"start": match}, {"result": {"match": match, "winner": side, "by": side}})
    waits = board.get_by_role("region", name="Needs a decision, in all events")
    expect(waits.locator(f"[data-row^='{one} ']")).to_contain_text("Spring Open")
    page.reload()
    expect(page.locator(".matches li", has_text="Spring Open").locator(".count")).to_contain_text(
        "1 decision waits"
    )


def test_the_public_has_no_board_of_the_hall(chromium: Browser, served: Served) -> None:
    stranger = chromium.new_context(base_url=served.address)
    page = stranger.new_page()
    page.goto("/desk")
    expect(page.locator("hall-board")).to_have_count(0)
    assert stranger.request.get("/api/waits").status in (401, 403)
    stranger.close()


def test_a_board_of_512_draws_what_is_seen_and_finds_a_name(desk: BrowserContext, page: Page) -> None:
    people = [{"name": f"{LONG} {number}", "club": "Léon", "rating": number} for number in range(1, 512)]
    event = opened(desk, "Great", entries=[*people, {"name": "Íñigo Núñez", "club": "Sur"}], tables=24)
    page.goto(f"/desk/{event}")
    page.get_by_role("button", name="Call all", exact=True).click()
    expect(page.locator(".tables [data-row]")).to_have_count(24)
    assert page.evaluate("document.querySelectorAll('*').length") < MOST_NODES
    entries = page.get_by_role("region", name="Entries").first
    expect(entries.locator("tbody tr")).to_have_count(50)
    entries.get_by_role("searchbox", name="Find a name").fill("inigo sur")
    expect(entries.locator("tbody tr")).to_have_count(1)
    expect(entries).to_contain_text("Íñigo Núñez")
    entries.get_by_role("button", name="More: Íñigo Núñez").click()
    expect(page.get_by_role("dialog")).to_be_visible()


@pytest.mark.parametrize("names", ["ordinary", "long"])
def test_twenty_four_live_matches_are_seen_without_scrolling(
    desk: BrowserContext, page: Page, names: str
) -> None:
    person = "Anna Rossi" if names == "ordinary" else LONG
    people = [f"{person} {number}" for number in range(1, 65)]
    given: dict[str, Any] = {"entries": people, "tables": [f"F{number}" for number in range(1, 25)]}
    event = opened(desk, "Full", edition="carrom/icf-2001", best_of=3, **given)
    page.goto(f"/desk/{event}")
    page.get_by_role("button", name="Call all", exact=True).click()
    rows = page.locator(".tables [data-row]")
    expect(rows).to_have_count(24)
    boxes = [box for row in rows.all() if (box := row.bounding_box())]
    assert max(box["height"] for box in boxes) <= 90
    assert max(box["y"] + box["height"] for box in boxes) <= 768


def test_players_are_checked_in_on_a_screen_of_its_own(desk: BrowserContext, page: Page) -> None:
    people = ["Ada", "Bea", "Cleo", "Dora"]
    given: dict[str, Any] = {"entries": people, "draw": False, "check_in": True, "entry_fee": 20}
    event = opened(desk, "Arrivals", **given)
    page.goto(f"/desk/{event}/arrivals")
    expect(page.get_by_text("0 of 4 are here")).to_be_visible()
    expect(page.locator(".figures dd")).to_have_text(["0", "4", "80"])
    page.get_by_role("button", name="Paid: 20").first.click()
    expect(page.get_by_role("button", name="Paid: 20")).to_have_count(3)
    for name in people[:3]:
        page.get_by_role("checkbox", name=name).click()
        expect(page.get_by_role("checkbox", name=name)).to_be_checked()
    expect(page.get_by_text("3 of 4 are here")).to_be_visible()
    expect(page.locator(".figures dd")).to_have_text(["3", "1", "60"])
    expect(page.locator(".room-arrivals li").first).to_contain_text("Dora")
    page.get_by_role("button", name="Close the check-in…").click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("Dora")
    sheet.locator("form button").click()
    expect(page.get_by_text("The check-in is closed.")).to_be_visible()
    assert state(desk, event)["entries"]["Dora"] == "withdrawn"


def test_the_time_of_a_round_is_on_board_screen_and_console_and_its_end_is_said(
    chromium: Browser, served: Served, desk: BrowserContext, page: Page
) -> None:
    given: dict[str, Any] = {"format": "round-robin", "best_of": 3, "entries": 4, "tables": 2}
    given["time_limit"] = {"minutes": 2}
    event = opened(desk, "Timed", edition="carrom/icf-2001", clock="entered", **given)
    hall = desk.new_page()
    hall.set_viewport_size({"width": 1920, "height": 1080})
    for one, address in ((page, f"/desk/{event}"), (hall, f"/screen/event/{event}")):
        one.goto(address)
        one.locator("[data-row]").first.wait_for()
        expect(one.locator(".round-clock")).to_have_count(0)
    enter(desk, event, {"start_round": "R1"})
    match = desk.request.get(f"/api/desk/{event}").json()["links"]["R1.1"]
    console = desk.new_page()
    console.goto(f"/umpire/{match}")
    for one in (page, hall, console):
        expect(one.locator(".round-clock b")).to_have_text(re.compile(r"^(2:00|1:[345]\d)$"))
    enter(desk, event, {"tick": 121})
    for one in (page, hall, console):
        expect(one.locator(".round-clock.up")).to_contain_text("Time is up")
    digits = hall.locator(".round-clock b").evaluate("one => parseFloat(getComputedStyle(one).fontSize)")
    assert digits >= 190
    assert hall.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_a_dead_device_is_taken_over_with_one_tap(
    chromium: Browser, served: Served, desk: BrowserContext, page: Page
) -> None:
    event = opened(desk, "Phones", edition="carrom/icf-2001", entries=2, tables=["P1"])
    enter(desk, event, {"call": {"match": "R1.1", "table": "P1"}})
    match = desk.request.get(f"/api/desk/{event}").json()["links"]["R1.1"]
    report = {"match": match, "unsent": 3, "battery": 5, "charging": False, "version": "1"}
    for address in (f"/desk/{event}", "/devices"):
        page.goto("/laws")  # away from the console, which says of itself that it has sent all
        assert desk.request.post("/api/consoles/report", data=report).ok
        page.goto(address)
        expect(page.get_by_text(re.compile("Acts not sent: 3|Unsent acts: 3"))).to_be_visible()
        page.get_by_role("button", name="Take over: P1").click()
        expect(page).to_have_url(re.compile(f"/umpire/{match}"))


def test_whoever_looks_for_their_name_finds_their_next_match(
    chromium: Browser, served: Served, desk: BrowserContext
) -> None:
    event = opened(desk, "Public", entries=["Zoë Öztürk", "Ann", "Bob", "Cy"], tables=["Z1", "Z2"])
    match = next(name for name, one in state(desk, event)["matches"].items() if "Zoë Öztürk" in one["sides"])
    enter(desk, event, {"call": {"match": match, "table": "Z2"}})
    phone = chromium.new_context(base_url=served.address, viewport={"width": 390, "height": 844})
    page = phone.new_page()
    page.goto(f"/desk/{event}")
    page.get_by_text("Find my name").click()
    page.get_by_role("searchbox", name="Find a name").fill("ozturk")
    found = page.locator(".room-finder li")
    expect(found).to_have_count(1)
    expect(found).to_contain_text("Table Z2")
    found.get_by_role("link").click()
    expect(page.locator(".hero-next")).to_contain_text("Z2")
    phone.close()


def test_the_day_of_a_new_event_is_set_on_its_page(desk: BrowserContext, page: Page) -> None:
    page.goto("/desk/new")
    page.get_by_role("radio", name="Snooker").check()
    page.get_by_role("radio", name=re.compile("^All play all")).check()
    page.get_by_label("Name of the event").fill("Two days")
    page.get_by_label(re.compile("One in each line")).fill("Ada\nBob\nCid\nDee")
    page.get_by_label("First day").fill("2026-11-21")
    page.get_by_label("Last day").fill("2026-11-22")
    day = page.get_by_role("region", name="Day, place, time, money")
    day.get_by_label(re.compile("^Place")).first.fill("Roma")
    for fold in day.locator("summary").all():
        fold.click()
    for label, value in (
        ("Play begins", "09:30"),
        ("Play ends", "19:00"),
        ("Pause", "13:00-14:00"),
        ("Time limit in minutes", "45"),
        ("Points for a win", "3"),
        ("Entry fee", "20"),
        ("Prizes by place", "300, 200"),
    ):
        day.get_by_label(label).first.fill(value)
    day.get_by_label(re.compile("^Check-in before the draw")).check()
    page.get_by_role("button", name="Open the event").click()
    page.wait_for_url(re.compile("/desk/e-"))
    setup = desk.request.get(f"/api/desk/{page.url.rpartition('/')[2]}").json()["setup"]
    assert (setup["start"], setup["end"], setup["place"]) == ("2026-11-21", "2026-11-22", "Roma")
    assert [(one["day"], one["from"]) for one in setup["programme"]] == [
        ("2026-11-21", "09:30"),
        ("2026-11-22", "09:30"),
    ]
    assert setup["programme"][0]["breaks"] == [["13:00", "14:00"]]
    assert (setup["entry_fee"], setup["check_in"]) == (20, True)
    assert setup["points"]["win"] == 3
    assert list(setup["prizes"])
