"""One real server and one real browser for each worker."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
PATIENCE = 30_000
"""How long, in ms, a page may take on a busy machine: how fast it is, benchmarks say."""
NAMES = ("chromium", "chromium-browser", "google-chrome")


@pytest.fixture(scope="session")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Serve the hall on a free port, as a user does, and return its address."""
    command = [str(Path(sys.executable).with_name("arbitro")), "serve", "--port", "0"]
    command += ["--data", str(tmp_path_factory.mktemp("hall"))]
    environment = {**os.environ, "ARBITRO_LANG": "en", "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as server:
        assert server.stdout is not None
        said = re.search(r"http://[\w.]+:\d+", server.stdout.readline())
        assert said is not None
        yield said[0]
        server.terminate()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """Start the system's Chromium, or skip where there is none."""
    path = next((found for name in NAMES if (found := shutil.which(name))), None)
    if path is None:
        pytest.skip("no Chromium on this machine: install your system's package `chromium`")
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def visit(chromium: Browser, hall: str) -> Iterator[BrowserContext]:
    """A visitor with an English browser on a desk, light."""
    context = chromium.new_context(
        base_url=hall, locale="en-GB", color_scheme="light", viewport={"width": 1280, "height": 800}
    )
    yield context
    context.close()


@pytest.fixture
def page(visit: BrowserContext) -> Iterator[Page]:
    """A page on which nothing may go wrong unseen."""
    troubles: list[str] = []
    page = visit.new_page()
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.on("console", lambda message: troubles.append(message.text) if message.type == "error" else None)
    yield page
    assert troubles == []
