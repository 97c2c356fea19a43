"""Says how soon a page has content when the server and the browser have just been started.

Run by `make bench-first` on a machine that does nothing else. For each page a hall is served from an empty folder and
asked for nothing else before; the browser has nothing in its cache. The time is the browser's own: from the
beginning of the navigation to the first contentful paint. It ends with 1 where the median of a page is more than a
second.
"""

import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from playwright.sync_api import Playwright, sync_playwright

PAGES = ("/", "/play/carrom", "/play/snooker", "/play/backgammon", "/umpire", "/laws/carrom/icf-2001")
TIMES = 5
MOST = 1000.0
"""Milliseconds."""
FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
PAINTED = """() => new Promise((done) => {
  new PerformanceObserver((list) => {
    const found = list.getEntries().find((one) => one.name === "first-contentful-paint");
    if (found) done(found.startTime);
  }).observe({ type: "paint", buffered: true });
})"""


def main() -> None:
    """Print a line for each page."""
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if chromium is None:
        sys.exit("Chromium is missing: install your system's package `chromium`.")
    with sync_playwright() as player:
        medians = [_measured(player, chromium, page) for page in PAGES]
    sys.exit(int(max(medians) > MOST))


def _measured(player: Playwright, chromium: str, page: str) -> float:
    """Return the median time of a page, after printing it."""
    times = sorted(_once(player, chromium, page) for _ in range(TIMES))
    print(
        f"{page}: {median(times):.0f} ms to the first content, {times[0]:.0f} to {times[-1]:.0f}, {TIMES} starts"
    )
    return median(times)


def _once(player: Playwright, chromium: str, page: str) -> float:
    with served() as address:
        browser = player.chromium.launch(executable_path=chromium, args=FLAGS)
        visit = browser.new_page(base_url=address, viewport={"width": 1280, "height": 800})
        visit.goto(page)
        painted = float(visit.evaluate(PAINTED))
        browser.close()
    return painted


@contextmanager
def served() -> Iterator[str]:
    """Serve an empty hall, and give its address as soon as it is said."""
    command = [str(Path(sys.executable).with_name("arbitro")), "serve", "--port", "0", "--data"]
    with (
        tempfile.TemporaryDirectory() as data,
        subprocess.Popen(
            [*command, data], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        ) as server,
    ):
        assert server.stdout is not None
        address = re.search(r"http://\S+", server.stdout.readline())
        assert address is not None
        yield address[0]
        server.terminate()


if __name__ == "__main__":
    main()
