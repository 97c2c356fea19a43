"""A hall from its first minute, in browsers: the director's account, a phone that asks, waits and is let in."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.browser.test_axe import examined

pytestmark = pytest.mark.browser
PHONE = ViewportSize(width=390, height=844)


@pytest.fixture
def empty(tmp_path: Path) -> Iterator[tuple[str, str]]:
    """Serve a hall without a director, and return its address and the code that it printed."""
    command = [str(Path(sys.executable).with_name("arbitro")), "serve", "--port", "0"]
    errors = tmp_path / "errors"
    with (
        errors.open("wb") as written,
        subprocess.Popen(
            [*command, "--data", str(tmp_path / "hall")],
            stdout=subprocess.PIPE,
            stderr=written,
            text=True,
            env={**os.environ, "ARBITRO_LANG": "en", "PYTHONUNBUFFERED": "1"},
        ) as server,
    ):
        assert server.stdout is not None
        address = server.stdout.readline().strip()
        code = re.search(r"\b[A-Z2-9]{8}\b", errors.read_text())
        assert code is not None
        yield address, code[0]
        server.terminate()


def test_a_director_comes_in_by_the_printed_code_and_lets_a_phone_in(
    chromium: Browser, empty: tuple[str, str]
) -> None:
    address, code = empty
    with (
        chromium.new_context(base_url=address, locale="en-GB") as desk,
        chromium.new_context(base_url=address, locale="en-GB", viewport=PHONE) as pocket,
    ):
        director, phone = desk.new_page(), pocket.new_page()
        director.goto(f"/first#{code}")
        expect(director.get_by_label("Code")).to_have_value(code)
        assert code not in director.url
        director.get_by_label("Name").fill("Ada")
        director.get_by_label("Password").fill("a long password")
        director.get_by_role("button", name="Make my account").click()
        director.wait_for_url("**/devices")
        director.get_by_role("button", name="New PIN").click()
        pin = "".join(director.locator(".pin span").all_inner_texts())
        director.goto("/devices")
        ask(phone, pin)
        form = director.get_by_role("form", name="Marta")
        form.get_by_label("Table").fill("7")
        form.get_by_role("button", name="Let in").click()
        expect(phone.get_by_role("heading", name="Table 7", level=1)).to_be_visible()
        director.get_by_role("button", name="Remove the access of Marta").click()
        phone.goto("/sign-in")
        expect(phone.get_by_role("heading", name="Sign in", level=1)).to_be_visible()


def ask(phone: Page, pin: str) -> None:
    """Ask with a PIN and wait, on a page that axe finds nothing wrong with."""
    phone.goto("/join")
    phone.get_by_label("PIN").fill(pin)
    phone.get_by_label("Your name").fill("Marta")
    phone.get_by_role("button", name="Ask to be let in").click()
    expect(phone.get_by_text("The desk can see Marta now.")).to_be_visible()
    assert examined(phone) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_doors_work_without_scripts_and_axe_finds_nothing(
    chromium: Browser, empty: tuple[str, str], theme: Literal["light", "dark"]
) -> None:
    address, code = empty
    with chromium.new_context(base_url=address, locale="en-GB", java_script_enabled=False) as plain:
        page = plain.new_page()
        page.goto("/first")
        page.get_by_label("Code").fill(code)
        page.get_by_label("Name").fill("Ada")
        page.get_by_label("Password").fill("a long password")
        page.get_by_role("button", name="Make my account").click()
        page.wait_for_url("**/devices")
        page.get_by_role("button", name="New code").click()
        expect(page.get_by_text("Works once, on one device, until tomorrow.")).to_be_visible()
        kept = plain.storage_state()
    with chromium.new_context(
        base_url=address, locale="it", color_scheme=theme, viewport=PHONE, storage_state=kept
    ) as phone:
        page = phone.new_page()
        for way in ("/devices", "/sign-in", "/join", "/join/ABCDEF"):
            page.goto(way)
            assert examined(page) == [], way
        page.goto("/devices")
        page.get_by_role("button", name="Nuovo PIN").click()
        expect(page.locator(".pin")).to_be_visible()
        assert examined(page) == []
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= PHONE["width"]
