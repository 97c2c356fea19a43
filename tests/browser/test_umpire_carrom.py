"""An umpire runs a board of carrom on a phone: dues, the queen, undo, and whatever happens to link and server."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.umpiring import MOST_TAPS, Umpire, page_of, phone_of, spectator

pytestmark = pytest.mark.browser


@pytest.fixture
def phone(chromium: Browser, hall: str) -> Iterator[BrowserContext]:
    with phone_of(chromium, hall, "it") as context:
        yield context


@pytest.fixture
def page(phone: BrowserContext) -> Iterator[Page]:
    with page_of(phone) as page:
        yield page


def test_a_whole_board_with_dues_and_the_queen_in_italian(page: Page, phone: BrowserContext) -> None:
    umpire = Umpire(page)
    name = umpire.make("carrom/icf-2001", "Ferrari", "Perera")
    watching = spectator(phone, name)
    umpire.tap("1 pedina")
    umpire.tap("striker")
    expect(page.locator(".say")).to_contain_text("Multa")
    umpire.tap("Perera ha piazzato 1")
    umpire.tap("2 pedine")
    umpire.tap("+ altrui", "Niente")
    umpire.tap("regina")
    expect(page.locator(".facts")).to_contain_text("da confermare")
    umpire.tap("1 pedina: conferma")
    umpire.tap("Fallo…", "Pedine o regina toccate: Ferrari")
    expect(page.locator(".calls li")).to_have_count(3)
    while (now := umpire.state())["after"]["board"] is None:
        placing = any(due["act"] == "place" for due in now["due"])
        mine = now["after"]["turn"] == "white"
        umpire.tap("Perera ha piazzato 1" if placing else "2 pedine" if mine else "Niente")
    assert now["after"]["board"]["winner"] == "white"
    expect(page.locator(".ended")).to_contain_text("Ferrari vince il board")
    expect(watching.locator(".act-no").first).to_have_text(str(now["sequence"]))
    umpire.tap("Prossimo board")
    expect(page.locator("h1")).to_contain_text("2")
    assert 1 <= umpire.most <= MOST_TAPS


def test_undo_goes_back_any_number_of_acts_also_after_a_reload(page: Page) -> None:
    umpire = Umpire(page)
    umpire.make("carrom/icf-2001", "Ferrari", "Perera")
    for key in ("1 pedina", "Niente", "2 pedine"):
        umpire.tap(key)
    page.reload()
    expect(page.locator(".calls li")).to_have_count(3)
    for _ in range(3):
        umpire.tap("Annulla")
    assert umpire.state()["after"]["men"] == {"white": 9, "black": 9}
    umpire.tap("Ripeti")
    assert umpire.state()["after"]["men"] == {"white": 8, "black": 9}


def test_without_a_link_ten_acts_are_kept_and_go_out_once_in_order(page: Page, phone: BrowserContext) -> None:
    umpire = Umpire(page)
    name = umpire.make("carrom/icf-2001", "Ferrari", "Perera")
    umpire.ruling_by_itself()
    phone.set_offline(True)
    for place in range(10):
        umpire.key("Niente" if place % 2 else "1 pedina").tap()
        umpire.foreseen(place + 1)
    expect(page.locator(".link")).to_contain_text("· 10")
    expect(page.locator(".unsent")).to_have_count(3)
    phone.set_offline(False)
    expect(page.locator(".unsent")).to_have_count(0)
    entries = page.request.get(f"/api/matches/{name}/journal").text().splitlines()
    assert len(entries) == 11
    assert umpire.state()["after"]["men"] == {"white": 6, "black": 7}


def test_a_device_without_the_laws_asks_who_plays(page: Page, phone: BrowserContext) -> None:
    umpire = Umpire(page)
    umpire.make("carrom/icf-2001", "Ferrari", "Perera")
    page.route("**/pocket/**", lambda route: route.abort())
    page.reload()
    expect(page.locator(".console")).to_be_visible()
    phone.set_offline(True)
    umpire.key("1 pedina").tap()
    expect(umpire.key("1 pedina")).to_be_disabled()
    umpire.key("Perera").tap()
    umpire.key("1 pedina").tap()
    phone.set_offline(False)
    umpire.confirmed(2)
    assert umpire.state()["after"]["men"] == {"white": 8, "black": 8}


def test_acts_of_two_devices_that_do_not_fit_are_both_shown_and_none_is_dropped(
    page: Page, phone: BrowserContext, chromium: Browser
) -> None:
    umpire = Umpire(page)
    umpire.make("carrom/icf-2001", "Ferrari", "Perera")
    phone.set_offline(True)
    umpire.key("1 pedina").tap()
    umpire.key("Niente").tap()
    with chromium.new_context(storage_state={**phone.storage_state(), "origins": []}, locale="it") as tablet:
        other = tablet.new_page()
        other.goto(page.url)
        other.get_by_role("button", name="2 pedine").click()
        expect(other.locator(".calls li")).to_have_count(1)
        expect(other.locator(".unsent")).to_have_count(0)
    phone.set_offline(False)
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("Nella sala")
    expect(sheet).to_contain_text("2 pedine bianche")
    expect(sheet).to_contain_text("Ferrari: una pedina bianca")
    sheet.get_by_role("button", name="Invia ora").tap()
    expect(page.locator(".unsent")).to_have_count(0)
    assert umpire.state()["after"]["men"] == {"white": 6, "black": 9}


def test_four_sit_around_the_board_as_the_umpire_sees_them(page: Page) -> None:
    umpire = Umpire(page)
    umpire.make("carrom/icf-2001", "Rossi", "Tan", "Weber", "Silva", format="doubles")
    seats = page.locator(".seats")
    expect(seats.get_by_role("img")).to_be_visible()
    expect(seats.locator(".turn")).to_have_text(["Rossigioca"])
    left, right = (page.locator(f".seat-of.{where}").bounding_box() for where in "we")
    assert left is not None
    assert right is not None
    assert left["x"] < right["x"]
    umpire.tap("Niente")
    expect(seats.locator(".s.turn")).to_contain_text("Tan")
