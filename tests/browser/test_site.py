"""What a visitor does: search by keyboard, change language and theme, follow an address, print."""

import re

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from arbitro.l10n import LANGUAGES

pytestmark = pytest.mark.browser
WIDTHS = (320, 375, 768, 1024)
PAGES = (
    "/",
    "/laws",
    "/laws/carrom/classic-29",
    "/laws/coverage",
    "/search?q=regina",
    "/glossary/carrom",
    "/dice",
    "/table",
    "/boards",
    "/watch",
    "/desk",
)
DARK, LIGHT = "rgb(19, 23, 21)", "rgb(251, 250, 246)"


def test_the_first_page_answers(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_have_text("Play a game. Every ruling cites its law.")
    for game in ("Carrom", "Snooker", "Backgammon"):
        expect(page.get_by_role("heading", name=game, exact=True)).to_be_visible()


def test_the_five_places_stand_in_one_row_on_a_phone_and_in_the_head_on_a_desk(page: Page) -> None:
    page.goto("/")
    names = ["Play", "Watch", "Umpire", "Tournaments", "Laws"]
    head, foot = page.get_by_role("navigation", name="Main"), page.get_by_role("navigation", name="Places")
    expect(head.get_by_role("link")).to_have_text(names)
    expect(foot).to_be_hidden()
    page.set_viewport_size({"width": 360, "height": 640})
    expect(head).to_be_hidden()
    expect(foot.get_by_role("link")).to_have_text(names)
    tops = {foot.get_by_role("link", name=name).bounding_box()["y"] for name in names}  # type: ignore[index]  # they are seen
    assert len(tops) == 1
    expect(foot.get_by_role("link", name="Laws")).to_be_in_viewport(ratio=1)
    foot.get_by_role("link", name="Laws").click()
    page.wait_for_url("**/laws")
    expect(foot.get_by_role("link", name="Laws")).to_have_attribute("aria-current", "page")
    expect(page.get_by_role("combobox")).to_be_visible()


def test_the_first_page_shows_the_three_boards(page: Page) -> None:
    page.goto("/")
    for game, pieces in (("carrom", 20), ("snooker", 22), ("backgammon", 30)):
        expect(page.locator(f".board-{game} .piece")).to_have_count(pieces)


def test_search_as_you_type_by_keyboard(page: Page) -> None:
    page.goto("/laws")
    page.keyboard.press("/")
    field = page.get_by_role("combobox", name="Search the laws")
    expect(field).to_be_focused()
    expect(field).to_have_attribute("aria-expanded", "false")
    page.keyboard.type("98a")
    options = page.get_by_role("listbox").get_by_role("option")
    expect(options.first).to_contain_text("98a")
    expect(field).to_have_attribute("aria-expanded", "true")
    expect(page.get_by_role("status")).to_contain_text("found")
    page.keyboard.press("ArrowDown")
    chosen = field.get_attribute("aria-activedescendant")
    assert chosen
    expect(page.locator(f"#{chosen}")).to_have_attribute("aria-selected", "true")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    expect(options.last).to_have_attribute("aria-selected", "true")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile(r"/laws/carrom/[\w-]+#98a$"))
    expect(page.locator("[id='98a']")).to_be_in_viewport()


def test_escape_closes_the_list_and_enter_alone_searches(page: Page) -> None:
    page.goto("/")
    field = page.get_by_role("combobox")
    field.press_sequentially("queen")
    expect(page.get_by_role("listbox")).to_be_visible()
    field.press("Escape")
    expect(page.get_by_role("listbox")).to_be_hidden()
    expect(field).to_have_value("queen")
    field.press("Enter")
    page.wait_for_url("**/search?q=queen")
    expect(page.locator(".results li").first).to_be_visible()


def test_the_page_stays_where_it_is_while_one_searches(page: Page) -> None:
    page.goto("/laws/carrom/icf-2001#98a")
    expect(page.locator("[id='98a']")).to_be_in_viewport()
    before = page.evaluate("scrollY")
    page.keyboard.press("/")
    page.keyboard.type("queen")
    expect(page.get_by_role("option")).to_have_count(8)
    for _ in range(8):
        page.keyboard.press("ArrowDown")
    expect(page.get_by_role("option").last).to_be_in_viewport(ratio=1)
    assert before == page.evaluate("scrollY") > 0


def test_a_suggestion_can_be_clicked(page: Page) -> None:
    page.goto("/")
    page.get_by_role("combobox").press_sequentially("3.12.b.3")
    page.get_by_role("option").filter(has_text="3.12.b.3").first.click()
    page.wait_for_url("**/laws/snooker/wpbsa#3.12.b.3")


def test_a_change_of_language_keeps_the_clause_and_cleans_the_address(page: Page) -> None:
    page.goto("/laws/carrom/icf-2001#98a")
    page.get_by_role("link", name="Italiano").click()
    expect(page.locator("html")).to_have_attribute("lang", "it")
    page.wait_for_url("**/laws/carrom/icf-2001#98a")
    expect(page.locator("[id='98a']")).to_be_in_viewport()
    page.goto("/glossary/snooker")
    expect(page.locator("html")).to_have_attribute("lang", "it")


def test_the_theme_follows_the_system_until_it_is_chosen_and_is_remembered(page: Page) -> None:
    page.goto("/")
    body = page.locator("body")
    expect(body).to_have_css("background-color", LIGHT)
    page.emulate_media(color_scheme="dark")
    expect(body).to_have_css("background-color", DARK)
    switch = page.get_by_role("button", name="Dark theme")
    expect(switch).to_have_attribute("aria-pressed", "true")
    switch.click()
    expect(body).to_have_css("background-color", LIGHT)
    page.goto("/laws")
    expect(body).to_have_css("background-color", LIGHT)
    expect(switch).to_have_attribute("aria-pressed", "false")


def test_the_theme_is_there_before_the_page_is_drawn(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Dark theme").click()
    page.add_init_script(
        "addEventListener('DOMContentLoaded', () => (window.seen = document.documentElement.dataset.theme), "
        "{ capture: true, once: true })"
    )
    page.goto("/laws")
    assert page.evaluate("window.seen") == "dark"


def test_an_address_leads_to_its_clause(page: Page) -> None:
    page.goto("/laws/carrom/classic-29#queen.11")
    clause = page.locator("[id='queen.11']")
    expect(clause).to_be_in_viewport()
    head = page.locator(".shell-head").bounding_box()
    box = clause.bounding_box()
    assert head
    assert box
    assert box["y"] >= head["y"] + head["height"]
    clause.get_by_role("link", name="98a").first.click()
    page.wait_for_url("**/laws/carrom/icf-2001#98a")


def test_the_skip_link_is_first_and_leads_to_the_text(page: Page) -> None:
    page.goto("/laws")
    page.keyboard.press("Tab")
    skip = page.get_by_role("link", name="Skip to the text")
    expect(skip).to_be_focused()
    expect(skip).to_be_in_viewport()
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_be_focused()


def test_contents_follow_the_reading(page: Page) -> None:
    page.goto("/laws/carrom/icf-2001#98a")
    contents = page.get_by_role("navigation", name="Contents")
    expect(contents.locator("[aria-current=location]")).to_contain_text("Queen")


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_wider_than_a_screen(chromium: Browser, hall: str, language: str) -> None:
    wide = []
    with chromium.new_context(base_url=hall, locale=language) as visit:
        page = visit.new_page()
        for address in PAGES:
            page.goto(address)
            wide += [(address, width) for width in WIDTHS if across(page, width) > width]
    assert wide == []


def across(page: Page, width: int) -> int:
    """Return how wide the page lies on a screen of a width."""
    page.set_viewport_size({"width": width, "height": 740})
    lies: int = page.evaluate("document.documentElement.scrollWidth")
    return lies


def test_the_site_works_without_scripts(chromium: Browser, hall: str) -> None:
    with chromium.new_context(base_url=hall, java_script_enabled=False, locale="es-ES") as plain:
        page = plain.new_page()
        page.goto("/")
        page.get_by_role("textbox").fill("reina")
        page.get_by_role("button", name="Buscar").click()
        expect(page.locator(".results li").first).to_be_visible()
        expect(page.locator(".theme-switch")).to_be_hidden()
        page.get_by_role("link", name="English").click()
        expect(page.locator("html")).to_have_attribute("lang", "en")
        expect(page.get_by_role("textbox")).to_have_value("reina")


def test_a_book_on_paper_is_only_its_text(page: Page, visit: BrowserContext) -> None:
    page.goto("/laws/backgammon/wbgf-2.1")
    page.emulate_media(media="print")
    expect(page.locator(".shell-head")).to_be_hidden()
    expect(page.get_by_role("navigation", name="Contents")).to_be_hidden()
    expect(page.locator("[id='1.1']")).to_be_visible()
