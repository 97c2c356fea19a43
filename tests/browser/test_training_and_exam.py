"""Training that ends in an exam: every task is done by touch, the paper is filled in and marked; axe and sizes."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from arbitro.cases.exam import ChosenAnswer, make_paper, mark_paper
from arbitro.l10n import LANGUAGES
from tests.browser.test_axe import complaints, examined
from tests.browser.umpiring import Umpire, page_of, phone_of

pytestmark = pytest.mark.browser
SIZES = ((320, 568), (360, 640), (844, 390), (768, 1024), (1024, 768))
SHEETS = ("menu", "more", "foul", "correct", "insert", "protest", "hand-over", "queue")
EDITIONS = ("carrom/icf-2001", "snooker/wpbsa", "backgammon/wbgf-2.1")
TARGETS = "dialog[open] button, dialog[open] a.button, dialog[open] input"
SMALL_TARGETS = f"""() => [...document.querySelectorAll('{TARGETS}')]
  .filter((one) => one.offsetParent && !['radio', 'checkbox'].includes(one.type))
  .filter((one) => one.getBoundingClientRect().width < 44 || one.getBoundingClientRect().height < 44)
  .map((one) => one.outerHTML.slice(0, 100))"""


@pytest.fixture
def page(chromium: Browser, hall: str) -> Iterator[Page]:
    with phone_of(chromium, hall, "en-GB") as phone, page_of(phone) as page:
        yield page


def skip_until(page: Page, text: str) -> None:
    for _ in range(20):
        if text in page.locator(".task").inner_text():
            return
        page.get_by_role("button", name="Skip").tap()
        page.wait_for_timeout(350)
    raise AssertionError(text)


@pytest.mark.parametrize("game", ["carrom", "snooker", "backgammon"])
def test_the_console_itself_is_practised_and_leads_to_the_exam(page: Page, game: str) -> None:
    page.goto(f"/umpire/training/{game}")
    page.locator(".task").wait_for()
    skip_until(page, "Undo it")
    page.locator("[data-act=undo]").tap()
    expect(page.locator(".task")).to_contain_text("You forgot an act")
    skip_until(page, "link to the hall is cut")
    expect(page.locator(".link.lost")).to_be_visible()
    page.locator("#keys button.key:enabled, #keys button.choice").first.tap()
    expect(page.locator(".task")).to_contain_text(re.compile("link is back|link to the hall is cut"))
    skip_until(page, "hand the table over")
    page.locator("[data-act=menu]").tap()
    page.get_by_role("dialog").get_by_role("button", name=re.compile("^Hand over")).tap()
    expect(page.locator(".task")).to_contain_text("protests")
    page.keyboard.press("Escape")
    page.locator("[data-act=menu]").tap()
    page.locator("[data-act=protest]").tap()
    page.get_by_role("dialog").get_by_role("radio").first.check(force=True)
    page.locator("dialog input[name=text]").fill("The striker was over the line")
    page.locator("dialog [data-act=enter]").tap()
    expect(page.get_by_role("link", name="Take the exam")).to_be_visible()


def test_a_paper_is_filled_in_by_touch_and_marked(page: Page) -> None:
    paper = make_paper("carrom/icf-2001", "7")
    right = [ChosenAnswer(mark.call, mark.clause) for mark in mark_paper(paper, ()).marks]
    page.goto("/umpire/exam/carrom/icf-2001?seed=7")
    page.get_by_label(re.compile("Your name")).fill("अनन्या चट्टोपाध्याय")
    for number, answer in enumerate(right):
        page.locator(f"label:has(input[name=s{number}])").nth(answer.call or 0).tap()
        page.locator(f"label:has(input[name=l{number}])").nth(answer.clause or 0).tap()
    page.get_by_role("button", name="Hand in").tap()
    expect(page.get_by_role("heading", level=1)).to_have_text("Passed: 20 of 20")
    expect(page.get_by_role("link", name="Certificate")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_axe_finds_nothing_in_the_exam(chromium: Browser, hall: str, language: str) -> None:
    book = "/umpire/exam/snooker/wpbsa"
    with chromium.new_context(
        base_url=hall, locale=language, viewport=ViewportSize(width=320, height=568)
    ) as context:
        page = context.new_page()
        for path in ("/umpire/exam", f"{book}?seed=7", f"{book}/marks?seed=7&name=Ada&answers=aabbccdd"):
            assert complaints(page, path) == [], path
            assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 1, path


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_sheet_of_a_console_fits_every_size_and_finger(
    chromium: Browser, hall: str, edition: str
) -> None:
    with chromium.new_context(base_url=hall, locale="en-GB", has_touch=True) as context:
        page = context.new_page()
        Umpire(page).make(edition, "Wolfeschlegelsteinhausenbergerdorff-Anna", "अनन्या चट्टोपाध्याय")
        found: dict[str, object] = {}
        for sheet in SHEETS:
            page.evaluate("sheet => document.querySelector('umpire-console').show(sheet)", sheet)
            page.get_by_role("dialog").wait_for()
            page.wait_for_timeout(200)
            found[sheet] = examined(page)
            for width, height in SIZES:
                page.set_viewport_size(ViewportSize(width=width, height=height))
                found[f"{sheet} {width}×{height} targets"] = page.evaluate(SMALL_TARGETS)
                wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
                found[f"{sheet} {width}×{height} width"] = wide if wide > 1 else []
        assert {where: said for where, said in found.items() if said} == {}
