"""Says what the pocket referee costs in headless Chromium: bytes, seconds to the first ruling, ms an act, memory.

`python -m benchmarks.pocket` serves a hall from an empty folder and asks a worker for one act, then for many, first
with an empty cache and then with a full one; the same acts are entered in CPython beside it. On an idle machine.
"""

import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, Request, sync_playwright

from arbitro.pocket.trial import play_at_random

IMPORT = """
import time
import sys
before = time.process_time()
from arbitro.library import game
game(sys.argv[1])
print(time.process_time() - before)
"""
EDITIONS = ("carrom/icf-2001", "snooker/wpbsa", "backgammon/wbgf-2.1")
ACTS, ROUNDS = 400, 4
FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
BEGIN = """async (edition) => {
  window.worker = new Worker("/pocket/worker.js", {type: "module"});
  window.asked = (acts, question = "trial") => new Promise((done, failed) => {
    worker.onmessage = ({data}) => data.error ? failed(new Error(data.error)) : done(JSON.parse(data.answer));
    const given = {edition, seed: "cost", acts};
    const base = location.origin + "/pocket/";
    worker.postMessage({id: 1, base, parts: [edition.split("/")[0]], question, given});
  });
  const start = performance.now();
  await asked(1);
  return performance.now() - start;
}"""
GO_ON = """async (acts) => {
  const {heads, seconds} = await asked(acts);
  return {each: seconds * 1000 / acts, heads, memory: await asked(0, "memory")};
}"""


def main() -> None:
    """Print a line for each game and cache."""
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if chromium is None:
        sys.exit("Chromium is missing: install your system's package `chromium`.")
    command = [str(Path(sys.executable).with_name("arbitro")), "serve", "--port", "0"]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as player:
        server = subprocess.Popen([*command, "--data", folder], stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        said = re.search(r"http://[\w.]+:\d+", server.stdout.readline())
        assert said is not None
        try:
            for edition in EDITIONS:
                print(edition, f"imported in CPython in {imported(edition):.3f} s of processor", sep=": ")
                browser = player.chromium.launch(executable_path=chromium, args=FLAGS)
                page = browser.new_context(base_url=said[0]).new_page()
                for cache in ("empty cache", "full cache"):
                    print(edition, cache, measure(page, edition), sep=": ")
                browser.close()
        finally:
            server.terminate()


def imported(edition: str) -> float:
    """Return the processor time in which the laws of one game are imported: the least of five processes."""
    command = [sys.executable, "-c", IMPORT, edition]
    return min(float(subprocess.run(command, capture_output=True, check=True).stdout) for _ in range(5))


def measure(page: Page, edition: str) -> str:
    """Return what one worker costs, beside CPython."""
    page.goto("/laws")
    sizes: list[int] = []

    def note(request: Request) -> None:
        # What the browser has in its cache comes over no wire: its size is told as nothing less its headers.
        if "/pocket/" in request.url:
            sizes.append(max(0, request.sizes()["responseBodySize"]))

    page.on("requestfinished", note)
    before = processor_seconds(page)
    first = page.evaluate(BEGIN, edition)
    worked = processor_seconds(page) - before
    # In turns, and of each the quickest: on a busy machine the two are compared in the same minute.
    each, own, memory = float("inf"), float("inf"), 0
    for _ in range(ROUNDS):
        found = page.evaluate(GO_ON, ACTS)
        here = play_at_random(edition, "cost", ACTS)
        assert tuple(found["heads"]) == here.heads
        each, own, memory = min(each, found["each"]), min(own, here.seconds * 1000 / ACTS), found["memory"]
    page.evaluate("worker.terminate()")
    return (
        f"{sum(sizes):,} bytes in {len(sizes)} requests, first ruling after {first / 1000:.2f} s "
        f"({worked:.2f} s of processor in all of the browser), "
        f"{each:.2f} ms an act ({own:.2f} in CPython: {each / own:.1f} ×), "
        f"{memory / 2**20:.0f} MB of WebAssembly memory"
    )


def processor_seconds(page: Page) -> float:
    """Return the processor time of all processes of the browser: on a busy machine it says more than the clock."""
    browser = page.context.browser
    assert browser is not None
    told = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")
    return float(sum(process["cpuTime"] for process in told["processInfo"]))


if __name__ == "__main__":
    main()
