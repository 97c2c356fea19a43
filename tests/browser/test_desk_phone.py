"""What a phone shows of an event: one group at a time, each bracket under its name, a rating as it went."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.desking import Served, director, enter, made, phone_of, won
from tests.browser.test_axe import examined

pytestmark = pytest.mark.browser


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    """A hall of its own."""
    hall = Served(tmp_path)
    yield hall
    hall.stop()


def test_a_phone_shows_a_group_at_a_time_each_bracket_once_and_how_a_rating_went(
    chromium: Browser, served: Served
) -> None:
    office = director(chromium, served, "en-GB")
    cups = [made(office, "carrom/icf-2001", entries=["Ada", "Bea"]) for _ in range(2)]
    for cup in cups:
        enter(office, cup, *won(("R1.1", "Ada")))
    groups = made(office, "desk", format="groups", groups=2)
    third = made(office, "desk", third_place=True)
    phone = chromium.new_context(
        base_url=served.address, locale="en-GB", viewport={"width": 390, "height": 844}
    )
    page = phone.new_page()
    page.goto(f"/desk/{groups}/draw")
    expect(page.get_by_role("heading", name="Group A")).to_be_visible()
    expect(page.get_by_role("heading", name="Group B")).to_be_hidden()
    page.get_by_role("button", name="Group B").click()
    expect(page.get_by_role("heading", name="Group B")).to_be_visible()
    expect(page.get_by_role("heading", name="Group A")).to_be_hidden()
    assert examined(page) == []
    page.goto(f"/desk/{third}/draw")
    expect(page.get_by_role("heading", name="Main draw")).to_be_visible()
    expect(page.get_by_role("heading", name="Knockout")).to_have_count(1)
    page.goto(f"/desk/{cups[0]}/me?of=Ada")
    expect(page.locator(".room-rating .plot-line")).to_be_visible()
    expect(page.locator(".room-rating li")).to_have_count(2)
    phone.close()
    office.close()


def test_a_phone_that_is_just_known_offers_what_its_player_may_enter(
    chromium: Browser, served: Served
) -> None:
    office = director(chromium, served, "en-GB")
    event = made(office, "carrom/icf-2001", entries=["Ada", "Bea"])
    enter(office, event, {"start": "R1.1"})
    office.new_page().goto(f"/desk/{event}")
    phone = phone_of(chromium, office, event, "Bea", "en-GB")
    expect(phone.get_by_role("button", name="Protest…")).to_be_visible()
    expect(phone.get_by_role("button", name="Claim…")).to_be_visible()
    phone.context.close()
    office.close()
