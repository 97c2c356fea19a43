"""An umpire's match with the link cut: the device rules by itself, and the hall ends with the very same journal."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Request, Route, expect

from tests.browser.umpiring import Umpire, page_of, phone_of

pytestmark = pytest.mark.browser
CUT = 40
"""Acts that are entered while the link is cut."""


@pytest.fixture
def page(chromium: Browser, hall: str) -> Iterator[Page]:
    with phone_of(chromium, hall, "en-GB") as phone, page_of(phone) as page:
        yield page


def cut_off(umpire: Umpire, edition: str) -> str:
    """Open a console, wait until its laws are there, and cut the link."""
    name = umpire.make(edition, "Ada", "अनन्या चट्टोपाध्याय")
    umpire.ruling_by_itself()
    umpire.page.context.set_offline(True)
    return name


def lines_of(page: Page, name: str) -> list[dict[str, Any]]:
    text = page.request.get(f"/api/matches/{name}/journal").text()
    return [json.loads(line) for line in text.splitlines()]


def test_forty_acts_without_a_link_make_the_journal_that_the_device_foresaw(page: Page) -> None:
    umpire = Umpire(page)
    name = cut_off(umpire, "carrom/icf-2001")
    events: list[Any] = []
    for number in range(CUT - 1):
        if number == CUT // 2:
            corrected(umpire, number)
        offers = page.evaluate(
            "document.querySelector('umpire-console').view.offers.filter((one) => one.due)"
        )
        events.append(event_of(offers[0], number))
        page.evaluate("event => document.querySelector('umpire-console').enter(event, 'act')", events[-1])
        umpire.foreseen(number + 1 + (number >= CUT // 2))
    foreseen = page.evaluate("document.querySelector('umpire-console').foreseen.match")
    assert foreseen["sequence"] == CUT
    expect(page.locator('[data-part="say"]')).to_contain_text("not yet confirmed")
    expect(page.locator(".unsent").first).to_be_visible()
    expect(page.get_by_role("alert")).to_contain_text("Ruled on this device")
    page.context.set_offline(False)
    umpire.confirmed(CUT)
    expect(page.locator(".unsent")).to_have_count(0)
    lines = lines_of(page, name)
    assert lines[-1]["digest"] == foreseen["head"]
    assert page.evaluate("document.querySelector('umpire-console').differences") == []
    state = umpire.state()
    assert (state["after"], state["standing"]) == (foreseen["after"], foreseen["standing"])


def event_of(offer: dict[str, Any], number: int) -> Any:
    """Return an act that is due: strokes with something in them in their turn."""
    if offer["act"] != "stroke":
        return {offer["act"]: offer["plain"]}
    stroke = ({"white": 1}, {}, {"black": 1}, {"striker": True}, {})[number % 5]
    return {"stroke": {key: value for key, value in stroke.items() if value in offer["fields"][key]}}


def corrected(umpire: Umpire, count: int) -> None:
    """Put the third act right while the link is cut, by the sheets of the console."""
    page = umpire.page
    page.keyboard.press("c")
    page.locator('dialog[open] [data-act="correct:3"]').tap()
    expect(page.locator(".correcting")).to_contain_text("Correcting entry 3")
    umpire.key("Nothing").tap()
    sheet = page.get_by_role("dialog")
    expect(sheet.locator(".changes li").first).to_contain_text("Entry 3 becomes")
    sheet.get_by_label("Reason").fill("it did not fall")
    sheet.get_by_role("button", name="Correct it").tap()
    umpire.foreseen(count + 1)


def test_what_the_hall_rules_otherwise_is_shown_and_reported(page: Page) -> None:
    umpire = Umpire(page)
    cut_off(umpire, "carrom/icf-2001")
    umpire.key("Nothing").tap()
    umpire.foreseen(1)

    def otherwise(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json={**answer.json(), "say": ["Quite another call"]})

    page.route("**/acts*", otherwise)
    with page.expect_request(reports_difference, timeout=20_000):
        page.context.set_offline(False)
        umpire.confirmed(1)
        expect(page.locator('[data-part="differs"]')).to_be_visible()
    page.locator('[data-part="differs"] summary').tap()
    expect(page.locator('[data-part="differs"] li')).to_contain_text("Quite another call ≠")


def reports_difference(request: Request) -> bool:
    """Tell whether a console says to its hall that it was ruled otherwise."""
    return request.url.endswith("/consoles/report") and bool((request.post_data_json or {}).get("differs"))
