"""Axe finds nothing on an umpire's pages, and words that are 40 % longer are not cut off on a small phone."""

import json
import re
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, Route, ViewportSize, expect

from arbitro.l10n import LANGUAGES
from tests.browser.test_axe import complaints, examined
from tests.browser.umpiring import Umpire

pytestmark = pytest.mark.browser
Theme = Literal["light", "dark"]
EDITIONS = ("carrom/icf-2001", "snooker/wpbsa", "backgammon/wbgf-2.1")
TOLD = re.compile(r">([^<>]+)<")
SMALL = ViewportSize(width=360, height=640)
CUT_OFF = """() => {
  const wide = document.documentElement.scrollWidth > innerWidth ? ['page'] : [];
  const parts = [...document.querySelectorAll('main *, dialog[open] *')];
  const scrolls = (one) => ['auto', 'scroll'].includes(getComputedStyle(one).overflowX);
  const within = (one) => { for (let up = one; up; up = up.parentElement) if (scrolls(up)) return true; return false; };
  const cut = parts.filter((one) => one instanceof HTMLElement && one.clientWidth && one.offsetParent
    && getComputedStyle(one).display !== 'inline' && !one.closest('.unseen')
    && !['SELECT', 'INPUT', 'TEXTAREA'].includes(one.tagName) && !within(one)
    && one.scrollWidth > one.clientWidth + 1);
  const outside = parts.filter((one) => !within(one) && one.getBoundingClientRect().right > innerWidth + 1);
  return [...wide, ...[...cut, ...outside].map((one) => one.className + ': ' + one.textContent.trim().slice(0, 60))];
}"""
KEYS = "[...document.querySelectorAll('.console button, .console a.button')]"
SMALL_KEYS = f"""() => {KEYS}.filter((key) => key.offsetParent).map((key) => key.getBoundingClientRect())
  .filter(({{ width, height }}) => width < 47.5 || height < 47.5).length"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_at_a_console(chromium: Browser, hall: str, theme: Theme, language: str) -> None:
    with chromium.new_context(base_url=hall, color_scheme=theme, locale=language, viewport=SMALL) as context:
        page = context.new_page()
        found = {path: complaints(page, path) for path in ("/umpire/training", "/umpire/help/snooker")}
        for edition in EDITIONS:
            Umpire(page).make(edition, "Ada", "Bea")
            found[edition] = examined(page)
            page.keyboard.press("f")
            page.get_by_role("dialog").wait_for()
            found[f"{edition} foul"] = examined(page)
            page.evaluate("document.querySelector('umpire-console').show('menu')")
            found[f"{edition} menu"] = examined(page)
    assert {where: said for where, said in found.items() if said} == {}


@pytest.mark.parametrize("edition", EDITIONS)
def test_words_forty_per_cent_longer_are_not_cut_off(chromium: Browser, hall: str, edition: str) -> None:
    with chromium.new_context(base_url=hall, locale="en-GB", viewport=SMALL) as context:
        page = context.new_page()
        page.route(re.compile(r"/umpire/[\w-]+$"), longer)
        Umpire(page).make(edition, "Maximiliane Ferrari", "Sebastián Pereira")
        assert page.evaluate(CUT_OFF) == []
        assert page.evaluate(SMALL_KEYS) == 0
        for sheet in ("foul", "more", "menu"):
            page.evaluate("sheet => document.querySelector('umpire-console').show(sheet)", sheet)
            page.get_by_role("dialog").wait_for()
            assert page.evaluate(CUT_OFF) == [], sheet
            page.evaluate("document.querySelector('umpire-console').show(null)")


def longer(route: Route) -> None:
    """Answer the page with every word that it or its script says 40 % longer."""
    answer = route.fetch()
    html = answer.text()

    def stretched(found: re.Match[str]) -> str:
        return (
            found[1]
            + json.dumps({name: long(text) for name, text in json.loads(found[2]).items()})
            + found[3]
        )

    body = re.sub(r'(id="page-words">)(.*?)(</script>)', stretched, html, flags=re.DOTALL)
    head, main, rest = re.split(r"(<main.*</main>)", body, maxsplit=1, flags=re.DOTALL)
    parts = re.split(r"(<script.*?</script>|<svg.*?</svg>)", main, flags=re.DOTALL)
    told = [
        re.sub(TOLD, lambda one: f">{long(one[1])}<", part) if place % 2 == 0 else part
        for place, part in enumerate(parts)
    ]
    route.fulfill(response=answer, body="".join((head, *told, rest)))


def long(text: str) -> str:
    """Return words with 40 % more letters."""
    return text + spread(2 * len(text.strip()) // 5) if re.search("[A-Za-z]{3}", text) else text


def spread(length: int) -> str:
    """Return so many more letters, in words of five as a longer language has them."""
    return "".join(" " if place % 6 == 0 else "x" for place in range(length))


@pytest.mark.parametrize("size", [(844, 390), (1280, 800), (320, 640)])
def test_a_console_fits_its_screen(chromium: Browser, hall: str, size: tuple[int, int]) -> None:
    viewport = ViewportSize(width=size[0], height=size[1])
    with chromium.new_context(base_url=hall, locale="it", viewport=viewport) as context:
        page: Page = context.new_page()
        for edition in EDITIONS:
            Umpire(page).make(edition, "Ferrari", "Perera")
            expect(page.locator(".foot")).to_be_in_viewport()
            assert page.evaluate(CUT_OFF) == [], edition
