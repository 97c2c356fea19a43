"""An umpire at a console in the browser, with taps counted, and a spectator beside him."""

import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, ViewportSize, expect

MOST_TAPS = 2
LONGER = {
    "foul": (
        3,
        "the sheet of a foul takes all that happened in the stroke, and is entered by a key of its own",
    ),
    "foul-on": (4, "with a colour on and none declared the law asks which it was (2.12)"),
    "counted": (6, "what has more facts than keys is said one by one, and entered by a key of its own"),
    "protest": (5, "a protest says who, by which law and why; it stops the match"),
    "fair": (5, "what is entered under Foul and is none by the law is asked about before it is entered"),
}
"""What takes more than two taps, how many, and why."""
COUNTS = """(() => {
  window.taps = 0;
  addEventListener('pointerdown', (event) => event.isTrusted && (window.taps += 1), true);
})()"""
"""Counts every touch of the page, a drag too, whoever makes it."""


class Umpire:
    """Somebody who enters the acts of one match by pressing keys."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.most = 0
        """The most touches that an act has taken so far."""
        page.add_init_script(COUNTS)
        page.evaluate(COUNTS)

    def make(self, edition: str, *players: str, **more: Any) -> str:
        """Make a match as a guest and open its console."""
        self.page.request.post("/api/guests", data={"name": "Ada"})
        body = {"edition": edition, "mode": "umpired", "players": [{"name": one} for one in players], **more}
        answer = self.page.request.post("/api/matches", data=body)
        assert answer.ok, answer.text()
        name: str = answer.json()["id"]
        self.page.goto(f"/umpire/{name}")
        self.page.evaluate("localStorage.setItem('arbitro-console-hints', 'seen')")
        self.page.reload()
        expect(self.page.locator(".console")).to_be_visible()
        return name

    def tap(self, *keys: str | re.Pattern[str], longer: str = "") -> None:
        """Enter one act by the keys of these names; the act is confirmed before this returns.

        `longer`: which of those that take more than two taps it is.
        """
        before = self.sequence
        for key in keys:
            self.key(key).tap()
        expect(self.page.locator(".unsent")).to_have_count(0)
        self.page.wait_for_function(
            "before => document.querySelector('umpire-console').match.sequence > before", arg=before
        )
        self.counted(LONGER[longer][0] if longer else MOST_TAPS)

    def hook(self, act: str) -> Locator:
        """Return the key of an act that can be pressed now."""
        place = self.page.locator("dialog[open]")
        where = place if place.count() else self.page.locator(".console")
        return where.locator(f'[data-act="{act}"]').first

    def press(self, *acts: str, longer: str = "") -> None:
        """Enter one act by the keys that stand for these acts; it is confirmed before this returns."""
        before = self.sequence
        for act in acts:
            self.hook(act).tap()
        self.page.wait_for_function(
            "before => document.querySelector('umpire-console').match.sequence > before", arg=before
        )
        expect(self.page.locator(".unsent")).to_have_count(0)
        self.counted(LONGER[longer][0] if longer else MOST_TAPS)

    def counted(self, most: int = MOST_TAPS) -> None:
        """Count the touches since the last act: all that were made, and none takes more than it may."""
        taps: int = self.page.evaluate("() => { const made = taps; taps = 0; return made; }")
        self.most = max(self.most, taps)
        assert taps <= most, f"an act took {taps} taps"

    def key(self, name: str | re.Pattern[str]) -> Locator:
        """Return the key of a name that can be pressed now."""
        place = self.page.locator("dialog[open]")
        where = place if place.count() else self.page.locator(".console")
        exact = isinstance(name, str)
        return where.get_by_role("button", name=name, exact=exact).first

    @property
    def sequence(self) -> int:
        """The last entry that the console shows."""
        shown = self.page.wait_for_function("() => document.querySelector('umpire-console')?.match")
        told: int = shown.evaluate("match => match.sequence")
        return told

    def confirmed(self, sequence: int) -> None:
        """Wait until the hall has confirmed so many entries."""
        until = time.monotonic() + 20
        while self.sequence < sequence:
            assert time.monotonic() < until, "the hall confirms nothing"
            self.page.wait_for_timeout(50)

    def ruling_by_itself(self) -> None:
        """Wait until the device has the laws and the journal, so that it can rule without its hall."""
        ready = "() => document.querySelector('umpire-console').referee?.isReady"
        self.page.wait_for_function(ready, timeout=60_000)

    def foreseen(self, count: int) -> None:
        """Wait until the device has ruled on so many acts that wait."""
        self.page.wait_for_function(
            """count => {
              const { foreseen, foreseeing, outbox } = document.querySelector('umpire-console');
              return foreseeing === 'no' && foreseen?.ruled.length === count && outbox.waiting.length === count;
            }""",
            arg=count,
            timeout=20_000,
        )

    def state(self) -> dict[str, Any]:
        """Return the match as the hall has it."""
        name = self.page.evaluate("document.querySelector('umpire-console').match.id")
        told: dict[str, Any] = self.page.request.get(f"/api/matches/{name}").json()
        return told


@contextmanager
def phone_of(chromium: Browser, hall: str, language: str) -> Iterator[BrowserContext]:
    """Lend a phone in a language."""
    size = ViewportSize(width=390, height=844)
    with chromium.new_context(base_url=hall, locale=language, viewport=size, has_touch=True) as context:
        yield context


@contextmanager
def page_of(context: BrowserContext) -> Iterator[Page]:
    """Lend a page on which nothing may go wrong unseen."""
    troubles: list[str] = []
    page = context.new_page()
    page.on("pageerror", lambda error: troubles.append(str(error)))
    yield page
    assert not troubles, troubles


def spectator(context: BrowserContext, name: str) -> Page:
    """Return the page of somebody who watches a match, behind the one that was open before: a hidden page is slow."""
    before, page = context.pages[-1], context.new_page()
    page.goto(f"/watch/{name}")
    before.bring_to_front()
    return page
