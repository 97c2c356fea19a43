"""Axe finds nothing to complain about: every kind of page, both themes, three languages."""

from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from arbitro.l10n import LANGUAGES
from arbitro.library import EDITIONS

pytestmark = pytest.mark.browser
Theme = Literal["light", "dark"]
AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
PAGES = (
    "/",
    "/laws",
    "/laws/carrom/icf-2001",
    "/laws/carrom/icf-2001/98a",
    "/laws/coverage",
    "/readings",
    "/dice",
    "/table",
    "/boards",
    "/watch",
    "/umpire",
    "/desk",
    "/first",
    "/sign-in",
    "/join",
    "/glossary",
    "/glossary/snooker",
    "/search",
    "/search?q=baffle",
    "/nothing",
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_kind_of_page(chromium: Browser, hall: str, theme: Theme, language: str) -> None:
    with chromium.new_context(base_url=hall, color_scheme=theme, locale=language) as context:
        page = context.new_page()
        found = {address: complaints(page, address, sections=1) for address in PAGES}
    assert {address: said for address, said in found.items() if said} == {}


@pytest.mark.nightly
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_book_from_cover_to_cover(chromium: Browser, hall: str, theme: Theme, edition: str) -> None:
    with chromium.new_context(base_url=hall, color_scheme=theme) as context:
        page = context.new_page()
        found = {language: complaints(page, f"/laws/{edition}?lang={language}") for language in LANGUAGES}
    assert {language: said for language, said in found.items() if said} == {}


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_open_list_of_suggestions_on_a_phone(chromium: Browser, hall: str, theme: Theme) -> None:
    phone = ViewportSize(width=390, height=844)
    with chromium.new_context(base_url=hall, color_scheme=theme, viewport=phone) as context:
        page = context.new_page()
        page.goto("/laws")
        page.get_by_role("combobox").press_sequentially("queen")
        page.get_by_role("option").first.wait_for()
        page.keyboard.press("ArrowDown")
        assert examined(page) == []


def complaints(page: Page, address: str, sections: int = 99) -> list[str]:
    """Return what axe says of a page, of a book only its first sections."""
    page.goto(address)
    page.evaluate(
        f"document.querySelectorAll('.laws > :nth-child(n+{sections + 1})').forEach(s => s.remove())"
    )
    return examined(page)


def examined(page: Page) -> list[str]:
    """Return what axe says of the page: the rule, and where it is broken."""
    if not AXE.is_file():
        pytest.skip("axe-core is not installed: run `make web-check` once")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    broken = page.evaluate("axe.run().then(result => result.violations)")
    return [f"{rule['id']}: {node['html'][:120]}" for rule in broken for node in rule["nodes"]]
