"""A hall with a director for the tests of the desk: served, killed and started again, acted in by its API."""

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any
from uuid import uuid4

from playwright.sync_api import Browser, BrowserContext, Page

ARBITRO = str(Path(sys.executable).with_name("arbitro"))
PASSWORD = "a long password"
PLAYERS = ("Ferrari", "Silva", "Quintero", "Rahman", "Perera", "Ivanova", "Nowak", "Costa")


class Served:
    """A hall on a port of its own, with the director Ada."""

    def __init__(self, data: Path) -> None:
        self.data = str(data)
        self.address = ""
        self._start("0")
        appoint = [ARBITRO, "hall", "director", "Ada", "--data", self.data]
        subprocess.run(appoint, input=f"{PASSWORD}\n", text=True, check=True)

    def _start(self, port: str) -> None:
        environment = {**os.environ, "ARBITRO_LANG": "en", "PYTHONUNBUFFERED": "1"}
        command = [ARBITRO, "serve", "--port", port, "--data", self.data]
        self._server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        assert self._server.stdout is not None
        said = re.search(r"http://[\w.]+:\d+", self._server.stdout.readline())
        assert said is not None
        self.address = said[0]

    def killed_and_started_again(self) -> None:
        """Kill the hall as a cut of the current does, and start it on the same folder and port."""
        self._server.kill()
        self.stop()
        self._start(self.address.rpartition(":")[2])

    def stop(self) -> None:
        """End the hall."""
        self._server.terminate()
        self._server.wait()
        assert self._server.stdout is not None
        self._server.stdout.close()


def director(chromium: Browser, served: Served, locale: str, **more: Any) -> BrowserContext:
    """Open a director's browser, signed in."""
    context = chromium.new_context(
        base_url=served.address, locale=locale, viewport={"width": 1280, "height": 900}, **more
    )
    assert context.request.post("/api/session", data={"name": "Ada", "password": PASSWORD}).ok
    return context


def made(context: BrowserContext, edition: str, *, clock: str = "hall", **given: Any) -> str:
    """Make an event of eight players over the API, drawn unless it is said otherwise."""
    wish = {"edition": edition, "title": "Coppa", "given": {"entries": list(PLAYERS), "draw": True, **given}}
    answer = context.request.post("/api/desk", data={**wish, "options": {"matches": "none", "clock": clock}})
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def enter(context: BrowserContext, event: str, *acts: object) -> None:
    """Enter acts over the API, all at once."""
    sequence = context.request.get(f"/api/desk/{event}").json()["sequence"]
    body = {"command": str(uuid4()), "expected": sequence, "events": list(acts)}
    told = context.request.post(f"/api/desk/{event}/all", data=body).json()
    assert told.get("refused", told) is None, told


def won(*results: tuple[str, str]) -> list[object]:
    """Return acts that enter results without a score."""
    return [{"result": {"match": match, "winner": who}} for match, who in results]


def state(context: BrowserContext, event: str) -> Any:
    """Return what stands in an event."""
    return context.request.get(f"/api/desk/{event}").json()["event"]


def phone_of(
    chromium: Browser, context: BrowserContext, event: str, name: str, locale: str, **more: Any
) -> Page:
    """Open the phone of somebody who was invited to say who he is."""
    invited = context.request.post(f"/api/desk/{event}/invitations", data={"name": name}).json()
    here = context.pages[0].url
    page = chromium.new_context(
        base_url=here, locale=locale, viewport={"width": 390, "height": 844}, **more
    ).new_page()
    page.goto(invited["address"])
    return page
