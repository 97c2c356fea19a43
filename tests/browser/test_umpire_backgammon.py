"""A recorder runs backgammon on a phone: the clock, the cube, an illegal move; another device takes over."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.test_umpire_taps import arrived
from tests.browser.umpiring import MOST_TAPS, Umpire, page_of, phone_of, spectator

pytestmark = pytest.mark.browser


@pytest.fixture
def phone(chromium: Browser, hall: str) -> Iterator[BrowserContext]:
    with phone_of(chromium, hall, "en-GB") as context:
        yield context


@pytest.fixture
def page(phone: BrowserContext) -> Iterator[Page]:
    with page_of(phone) as page:
        yield page


def test_a_game_with_clock_cube_and_an_illegal_move(page: Page, phone: BrowserContext) -> None:
    umpire = Umpire(page)
    name = umpire.make("backgammon/wbgf-2.1", "Okafor", "Brandt", length={"points": 3}, clock=True)
    watching = spectator(phone, name)
    umpire.tap("3", "1")
    expect(page.locator(".player.turn")).to_contain_text("Okafor")
    umpire.tap("Moves…", "8/5 6/5: enter")
    umpire.tap("Double")
    umpire.tap("Takes")
    expect(page.locator(".frames")).to_contain_text("2×")
    umpire.tap("6", "4")
    drag(page, 25 - 13, 25 - 8)
    umpire.tap("Enter 13/8")
    assert umpire.state()["after"]["illegal"] is True
    umpire.tap("Notice…", "fault noticed: illegal move")
    expect(page.locator(".say")).to_contain_text("Illegal move")
    umpire.tap("Moves…", "24/14: enter")
    assert umpire.state()["after"]["illegal"] is False
    expect(page.locator(".bank").first).to_contain_text(":")
    expect(watching.locator(".act-no").first).to_have_text(str(umpire.sequence))
    assert 1 <= umpire.most <= MOST_TAPS


def test_a_move_is_made_on_the_board_and_enters_itself(page: Page) -> None:
    umpire = Umpire(page)
    umpire.make("backgammon/wbgf-2.1", "Okafor", "Brandt")
    umpire.tap("6", "5")
    page.locator("[data-offer='24']").first.tap(force=True)
    page.locator(".offer-to[data-offer='13']").first.tap(force=True)
    expect(page.locator(".calls li")).to_have_count(2)
    umpire.confirmed(2)
    assert umpire.state()["after"]["turn"] == "O"


def drag(page: Page, start: int, end: int) -> None:
    """Carry a checker from one point of the lower side's numbering to another."""
    board = page.locator(".board-box svg").first
    box = board.bounding_box()
    assert box is not None
    view = [float(number) for number in str(board.get_attribute("viewBox")).split()]
    scale = box["width"] / view[2]

    def at(point: int) -> tuple[float, float]:
        place = 12 - point if point <= 12 else point - 13
        x = (22 + 46 * (place % 6 + 0.5)) + (326 if place >= 6 else 0)
        y = 500 if point <= 12 else 44
        return box["x"] + (x - view[0]) * scale, box["y"] + (y - view[1]) * scale

    page.mouse.move(*at(start))
    page.mouse.down()
    page.mouse.move(*at(end))
    page.mouse.up()


def test_another_device_takes_over_with_every_undo(page: Page, chromium: Browser, hall: str) -> None:
    umpire = Umpire(page)
    umpire.make("backgammon/wbgf-2.1", "Okafor", "Brandt")
    umpire.tap("6", "5")
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("button", name="Hand over to another device").tap()
    address = page.locator(".address a").get_attribute("href")
    assert address is not None
    with phone_of(chromium, hall, "it") as tablet, page_of(tablet) as other:
        other.goto(address)
        other.get_by_role("button", name="Prendi tu").tap()
        expect(other.locator(".dice-pad")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("alert")).to_contain_text("Another device is scoring this match")
        other.evaluate("localStorage.setItem('arbitro-console-hints', 'seen')")
        second = Umpire(other)
        second.tap("Annulla")
        assert second.state()["after"]["turn"] is None
        page.get_by_role("button", name="Take over").tap()
        expect(page.locator(".dice-pad")).to_be_visible()
        with phone_of(chromium, hall, "it") as third, page_of(third) as late:
            late.goto(address)
            expect(late.get_by_text("arbitrato da qualcun altro")).to_be_visible()


def test_on_the_smallest_phone_dice_and_answers_are_in_view_and_wide_enough(page: Page) -> None:
    umpire = Umpire(page)
    page.set_viewport_size({"width": 320, "height": 568})
    umpire.make("backgammon/wbgf-2.1", "Wolfeschlegelsteinhausenbergerdorff-Anna", "अनन्या चट्टोपाध्याय")
    dice = page.locator(".dice-pad button")
    for place in range(6):
        expect(dice.nth(place)).to_be_in_viewport(ratio=1)
    assert min(dice.evaluate_all("keys => keys.map((key) => key.getBoundingClientRect().width)")) >= 44
    arrived(page, page.url.rsplit("/", 1)[1], ({"roll": {"X": 3, "O": 1}}, {"move": "8/5 6/5"}, "double"))
    answers = page.locator(".ask .key")
    expect(answers).to_have_count(2)
    for place in range(2):
        expect(answers.nth(place)).to_be_in_viewport(ratio=1)
