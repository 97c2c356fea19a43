"""Replays a break of 19 men and one of 15 reds in headless Chromium, and says how many frames came late.

A frame is late when the one before it is more than one and a half frames old (25 ms at 60 frames a second). Run by
`make bench-frames` on a machine that does nothing else; it ends with 1 where more than 1 % of the frames are late.
"""

import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import CDPSession, Page, sync_playwright

STROKES = {"carrom-break": "19 men", "snooker-break": "15 reds"}
TIMES = 3
LATE = 25.0
"""Milliseconds."""
MOST = 0.01
FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
MEASURE = """async (play) => {
  const gaps = [];
  let last = 0;
  let going = true;
  const tick = (now) => {
    if (last) gaps.push(now - last);
    last = now;
    if (going) requestAnimationFrame(tick);
  };
  document.querySelector("stroke-replay .controls button").click();
  requestAnimationFrame(tick);
  const film = document.querySelector("stroke-replay").film;
  await new Promise((done) => setTimeout(done, film.duration * 1000));
  going = false;
  return gaps;
}"""
"""Plays the stroke of the page and returns the milliseconds between its frames."""


def main() -> None:
    """Print a line for each break."""
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if chromium is None:
        sys.exit("Chromium is missing: install your system's package `chromium`.")
    command = [str(Path(sys.executable).with_name("arbitro")), "serve", "--port", "0", "--data"]
    with (
        tempfile.TemporaryDirectory() as data,
        sync_playwright() as player,
        subprocess.Popen([*command, data], stdout=subprocess.PIPE, text=True) as server,
    ):
        assert server.stdout is not None
        address = re.search(r"http://\S+", server.stdout.readline())
        assert address is not None
        browser = player.chromium.launch(executable_path=chromium, args=FLAGS)
        page = browser.new_page(base_url=address[0], viewport={"width": 1280, "height": 800})
        page.set_default_timeout(60_000)
        shares = [_measured(page, stroke) for stroke in STROKES]
        browser.close()
        server.terminate()
    sys.exit(int(max(shares) > MOST))


def _measured(page: Page, stroke: str) -> float:
    """Return the share of late frames of a stroke that is played a few times."""
    page.goto("/table")
    page.locator("stroke-replay select").first.select_option(f"/api/table/strokes/{stroke}")
    page.wait_for_function(
        "(name) => document.querySelector('stroke-replay').film?.course.motion.table === name",
        arg=stroke.partition("-")[0],
    )
    page.wait_for_timeout(8000)
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    before = _worked(session)
    gaps = [gap for _ in range(TIMES) for gap in page.evaluate(MEASURE)]
    work = 1000 * (_worked(session) - before) / len(gaps)
    late = sum(gap > LATE for gap in gaps) / len(gaps)
    middle = sorted(gaps)[len(gaps) // 2]
    said = f"{len(gaps)} frames, {late:.2%} late, median {middle:.1f} ms apart, {work:.1f} ms of processor a frame"
    print(f"{stroke} ({STROKES[stroke]}): {said}")
    return late


def _worked(session: CDPSession) -> float:
    """Return the seconds of processor time that the page's main thread has used."""
    metrics = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
    return float(metrics["TaskDuration"])


if __name__ == "__main__":
    main()
