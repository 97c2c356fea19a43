"""Passkeys in a real browser, with an authenticator that Chromium plays itself: added, named, used, removed."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.desking import PASSWORD, Served
from tests.browser.test_axe import examined

pytestmark = pytest.mark.browser
NAME = "Il telefono di Francesca Maria अनु"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    hall = Served(tmp_path_factory.mktemp("passkeys"))
    yield hall
    hall.stop()


class Phone:
    """A browser with an authenticator that knows its owner by the finger."""

    def __init__(self, chromium: Browser, served: Served, locale: str = "en-GB") -> None:
        here = served.address.replace("127.0.0.1", "localhost")
        self.context: BrowserContext = chromium.new_context(
            base_url=here, locale=locale, viewport={"width": 390, "height": 844}, has_touch=True
        )
        self.page: Page = self.context.new_page()
        self.line = self.context.new_cdp_session(self.page)
        self.line.send("WebAuthn.enable")
        wish: dict[str, Any] = {
            "protocol": "ctap2",
            "transport": "internal",
            "hasResidentKey": True,
            "hasUserVerification": True,
            "isUserVerified": True,
            "automaticPresenceSimulation": True,
        }
        self.authenticator = self.line.send("WebAuthn.addVirtualAuthenticator", {"options": wish})[
            "authenticatorId"
        ]

    def recognises(self, owner: bool) -> None:
        """Let the authenticator know its owner, or not."""
        told = {"authenticatorId": self.authenticator, "isUserVerified": owner}
        self.line.send("WebAuthn.setUserVerified", told)

    def signs_in(self) -> None:
        self.page.goto("/sign-in")
        self.page.get_by_label("Name").fill("Ada")
        self.page.get_by_label("Password").fill(PASSWORD)
        self.page.get_by_role("button", name="Sign in", exact=True).tap()
        self.page.wait_for_url("**/devices")

    def adds(self, name: str) -> None:
        self.page.goto("/accounts")
        self.page.get_by_label("Name of the passkey").fill(name)
        self.page.get_by_label("Your password, to show that it is you").fill(PASSWORD)
        self.page.get_by_role("button", name="Add a passkey").tap()
        expect(self.page.get_by_role("button", name=re.compile("Remove the passkey"))).to_have_count(1)

    def signs_out(self) -> None:
        self.page.goto("/sign-in")
        self.page.get_by_role("button", name="Sign out").tap()
        expect(self.page.get_by_role("button", name="Sign in with a passkey")).to_be_visible()


def test_a_director_adds_a_passkey_and_comes_in_with_it_until_it_is_removed(
    chromium: Browser, served: Served
) -> None:
    phone = Phone(chromium, served)
    page = phone.page
    phone.signs_in()
    phone.adds(NAME)
    expect(page.get_by_role("listitem").filter(has_text=NAME)).to_be_visible()
    assert examined(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    phone.signs_out()
    assert examined(page) == []
    page.get_by_role("button", name="Sign in with a passkey").tap()
    page.wait_for_url("**/devices")
    phone.signs_out()
    phone.recognises(owner=False)
    page.get_by_role("button", name="Sign in with a passkey").tap()
    expect(page.get_by_text("The passkey was not used: try again")).to_be_visible()
    phone.recognises(owner=True)
    page.get_by_role("button", name="Sign in with a passkey").tap()
    page.wait_for_url("**/devices")
    page.goto("/accounts")
    page.get_by_role("button", name=re.compile(f"Remove the passkey {NAME} of Ada")).tap()
    expect(page.get_by_role("button", name=re.compile("Remove the passkey"))).to_have_count(0)
    phone.signs_out()
    page.get_by_role("button", name="Sign in with a passkey").tap()
    expect(page.get_by_text("This passkey is not taken")).to_be_visible()
    expect(page.get_by_role("heading", name="Sign in", level=1)).to_be_visible()


def test_a_wrong_password_adds_no_passkey_and_the_page_says_so(chromium: Browser, served: Served) -> None:
    phone = Phone(chromium, served)
    phone.signs_in()
    phone.page.goto("/accounts")
    phone.page.get_by_label("Name of the passkey").fill("mine")
    phone.page.get_by_label("Your password, to show that it is you").fill("not the password")
    phone.page.get_by_role("button", name="Add a passkey").tap()
    expect(phone.page.get_by_role("alert")).to_be_visible()
    credentials = phone.line.send("WebAuthn.getCredentials", {"authenticatorId": phone.authenticator})
    assert credentials["credentials"] == []


def test_without_tls_elsewhere_than_on_this_machine_nothing_is_offered(
    chromium: Browser, served: Served
) -> None:
    with chromium.new_context(base_url=served.address, locale="en-GB") as context:
        page = context.new_page()
        page.goto("/sign-in")
        expect(page.get_by_role("button", name="Sign in", exact=True)).to_be_visible()
        expect(page.get_by_role("button", name="Sign in with a passkey")).to_have_count(0)
