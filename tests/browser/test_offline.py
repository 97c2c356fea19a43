"""Without the hall: a page that says what works, the law pages that were read, and a banner where no worker may be."""

import pytest
from playwright.sync_api import Browser, Page, expect

pytestmark = pytest.mark.browser


def test_without_the_hall_a_page_says_so_and_what_was_read_is_there(chromium: Browser, hall: str) -> None:
    with chromium.new_context(base_url=hall, locale="it") as visit:
        page = visit.new_page()
        page.goto("/")
        page.evaluate("async () => { await navigator.serviceWorker.ready }")
        page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        page.goto("/laws/carrom")
        visit.set_offline(True)
        page.goto("/watch")
        expect(page.get_by_role("heading", level=1)).to_have_text("Nessun collegamento")
        page.goto("/laws/carrom")
        expect(page.get_by_role("heading", level=1)).to_contain_text("carrom", ignore_case=True)
        visit.set_offline(False)
        page.goto("/watch")
        expect(page.get_by_role("heading", level=1)).not_to_have_text("Nessun collegamento")


def test_an_open_page_says_that_the_link_is_lost_and_that_it_is_back(page: Page) -> None:
    page.goto("/laws")
    page.evaluate("dispatchEvent(new Event('offline'))")
    expect(page.get_by_role("alert")).to_contain_text("No connection")
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(page.get_by_role("alert")).to_have_count(0)
