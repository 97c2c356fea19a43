"""What if, in a real browser: the ruling follows the form, and the address holds what is asked."""

import re
from typing import Literal
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from arbitro.l10n import LANGUAGES
from tests.browser.test_axe import complaints

pytestmark = pytest.mark.browser
ADDRESSES = (
    "/whatif?game=carrom&do=stroke&do.white=1&do.striker=on",
    "/whatif?game=snooker&do=stroke&do.potted=red&do.potted=cue",
    "/whatif?game=backgammon&do=roll&do.value=3+1&before=roll:+%7BX:+3,+O:+1%7D",
    "/whatif?edition=carrom/icf-2001&given.men.white=40",
)


def test_the_ruling_follows_the_form_and_the_address_holds_it(page: Page) -> None:
    page.goto("/whatif?edition=carrom/icf-2001&given.men.white=1&given.turn=black&do=stroke&do.white=1")
    page.locator('[name="do.striker"]').check()
    said = page.locator("#whatif-answers .said").first
    expect(said).to_have_text("“Board to White: 12 points.”")
    expect(page.get_by_text("one differs")).to_be_visible()
    page.reload()
    expect(said).to_have_text("“Board to White: 12 points.”")


def test_another_act_brings_its_own_form(page: Page) -> None:
    page.goto("/whatif?game=carrom")
    page.locator("[name=do]").select_option("foul")
    page.locator('[name="do.offence"]').select_option("elbow")
    page.locator('[name="do.by"]').select_option("white")
    expect(page.locator("#whatif-answers .whatif-ruling")).to_contain_text("§")
    expect(page).to_have_url(re.compile("do.offence=elbow"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(
    chromium: Browser, hall: str, theme: Literal["light", "dark"], language: str
) -> None:
    phone = ViewportSize(width=360, height=740)
    with chromium.new_context(base_url=hall, color_scheme=theme, locale=language, viewport=phone) as context:
        page = context.new_page()
        assert [said for address in ADDRESSES for said in complaints(page, address)] == []
        assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_a_man_that_is_tapped_on_the_little_board_goes_into_a_pocket(page: Page) -> None:
    page.goto("/whatif?edition=carrom/icf-2001&given.men.white=6&given.men.black=7")
    board = page.get_by_role("group", name=re.compile("Sketch board"))
    board.get_by_role("button", name="White piece 6").click()
    board.get_by_role("button", name="Striker").press("Enter")
    expect(page.locator('[name="do.white"]')).to_have_value("1")
    expect(page.locator("#whatif-answers")).to_contain_text("Due, White.")
    board.get_by_role("button", name="White piece 6").click()
    expect(page.locator('[name="do.white"]')).to_have_value("0")


def in_the_address(page: Page, position: str) -> None:
    """Wait until the address holds a position: it follows when the answer has come."""
    expect(page).to_have_url(re.compile(re.escape(f"given.position={quote(position, safe='')}") + "(&|$)"))


def test_a_position_of_backgammon_is_laid_on_the_board(page: Page) -> None:
    page.goto("/whatif?game=backgammon&given.turn=X&do=roll&do.value=3+1")
    field, board = page.locator('[name="given.position"]'), page.locator("#whatif-board")
    expect(board.locator(".checker")).to_have_count(30)
    top = board.get_by_role("button", name="White, point 6, 5 of 5")
    top.press("ArrowRight")
    expect(board.get_by_role("button", name="White, point 5, 1 of 1")).to_be_focused()
    expect(field).not_to_have_value("start")
    laid = field.input_value()
    in_the_address(page, laid)
    target = board.get_by_role("button", name="White, point 13, 5 of 5")
    board.get_by_role("button", name="White, point 24, 2 of 2").drag_to(target, force=True)
    expect(board.get_by_role("button", name="White, point 13, 6 of 6")).to_be_visible()
    expect(field).not_to_have_value(laid)
    expect(page.locator("#whatif-answers .refusal")).to_have_count(0)
    in_the_address(page, field.input_value())
    page.reload()
    expect(board.get_by_role("button", name="White, point 13, 6 of 6")).to_be_visible()
