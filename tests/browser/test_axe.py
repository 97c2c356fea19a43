"""Axe finds nothing to complain about: every kind of page, both themes, three languages."""

from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from arbitro.l10n import LANGUAGES
from arbitro.library import editions
from arbitro.web.routes import ROUTES

pytestmark = pytest.mark.browser
Theme = Literal["light", "dark"]
AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
SETTLES = 250
"""Milliseconds in which buttons fade from one theme to the other."""
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
    "/play/carrom",
    "/play/snooker",
    "/play/backgammon",
    "/laws/carrom",
    "/whatif",
    "/umpire/training",
    "/umpire/exam",
    "/desk/new",
    "/accounts",
    "/people",
    "/series",
    "/devices",
    "/offline",
    "/search",
    "/search?q=baffle",
    "/nothing",
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_page_in_light_and_dark(chromium: Browser, hall: str, language: str) -> None:
    found = {}
    calm: Any = {"color_scheme": "light", "reduced_motion": "reduce"}
    with chromium.new_context(base_url=hall, locale=language, **calm) as context:
        page = context.new_page()
        for address in PAGES:
            page.emulate_media(color_scheme="light")
            found[address] = complaints(page, address, sections=1)
            page.emulate_media(color_scheme="dark")
            page.wait_for_timeout(SETTLES)
            found[f"{address} in the dark"] = examined(page)
    assert {address: said for address, said in found.items() if said} == {}


def test_no_page_of_the_site_is_left_out() -> None:
    plain = {getattr(route, "path", "") for route in ROUTES}
    pages = {path for path in plain if path and "{" not in path and "." not in path}
    # the documents have pages of their own make, and /tournaments leads to another
    apart = ("/api", "/static", "/health", "/sign-out", "/screen", "/demo", "/docs", "/tournaments")
    pages -= {path for path in pages if path.startswith(apart)}
    assert pages <= set(PAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_open_menu_on_a_phone(chromium: Browser, hall: str, language: str) -> None:
    phone = ViewportSize(width=360, height=640)
    with chromium.new_context(base_url=hall, locale=language, viewport=phone) as context:
        page = context.new_page()
        page.goto("/")
        page.locator(".shell-menu").click()
        expect(page.locator("#page-menu")).to_be_visible()
        page.wait_for_timeout(SETTLES)
        assert examined(page) == []
        page.locator("[data-choose=dark]").click()
        page.wait_for_timeout(SETTLES)
        assert examined(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.mark.nightly
@pytest.mark.parametrize("edition", editions())
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
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    broken = page.evaluate("axe.run({resultTypes: ['violations']}).then(result => result.violations)")
    return [f"{rule['id']}: {node['html'][:120]}" for rule in broken for node in rule["nodes"]]
