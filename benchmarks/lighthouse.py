"""Says what Lighthouse gives the pages on which people arrive: performance, accessibility, best practices, search.

Run by `make bench-lighthouse`, which installs Lighthouse apart, in `.tools`. A phone is simulated, on a slow network
and with a quarter of the processor, as Lighthouse does unless it is told otherwise. A hall is served with a match and
an event in it. Of each page the median of three runs; it ends with 1 where one of the four figures is below 95. Names
of pages after the command take only these, and a folder after `--reports` keeps what Lighthouse says in full.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from urllib.request import Request, urlopen

from tests.browser.desking import PASSWORD, PLAYERS, Served

APART = Path(__file__).resolve().parents[1] / ".tools/lighthouse"
FIGURES = ("performance", "accessibility", "best-practices", "seo")
LEAST, TIMES = 95, 3
FLAGS = "--headless=new --no-sandbox --disable-gpu --no-first-run --disable-background-networking"
FRAME = [{"stroke": {"potted": [ball]}} for ball in ("red", "black", "red", "pink", "red", "blue")]


class Person:
    """Somebody who asks the hall."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.cookie = ""

    def post(self, path: str, **wish: object) -> dict[str, object]:
        """Ask for something, and keep the cookie that comes back."""
        headers = {"content-type": "application/json", "cookie": self.cookie}
        asked = Request(self.address + path, json.dumps(wish).encode(), headers)
        with urlopen(asked) as answer:
            self.cookie = answer.headers.get("set-cookie", self.cookie).partition(";")[0]
            told: dict[str, object] = json.load(answer)
        assert told.get("refused") is None, told
        return told


def seeded(address: str) -> tuple[dict[str, str], str]:
    """Make a match and an event, and return the addresses to look at with the cookie of whoever plays."""
    player, director = Person(address), Person(address)
    player.post("/api/guests", name="Ada")
    snooker = {"edition": "snooker/wpbsa", "players": [{"name": "Kaya"}, {"name": "Lindqvist"}]}
    match = player.post("/api/matches", **snooker, mode="umpired")["id"]
    player.post(f"/api/matches/{match}/acts", command="frame", expected=0, events=FRAME)
    own = {"edition": "snooker/wpbsa", "players": [{"name": "Ada"}, {"house": 2}]}
    played = player.post("/api/matches", **own, mode="played")["id"]
    director.post("/api/session", name="Ada", password=PASSWORD)
    given = {"entries": list(PLAYERS), "draw": True}
    event = director.post("/api/desk", edition="carrom/icf-2001", title="Coppa", given=given)["id"]
    pages = {
        "first": "/",
        "play-carrom": "/play/carrom",
        "play-snooker": "/play/snooker",
        "play-backgammon": "/play/backgammon",
        "match": f"/play/snooker/{played}",
        "book": "/laws/carrom/icf-2001",
        "record": f"/record/{match}",
        "event": f"/desk/{event}",
    }
    return pages, player.cookie


def looked_at(url: str, cookie: str, report: Path) -> dict[str, float]:
    """Run Lighthouse once and return its four figures."""
    command = [APART / "node.exe", APART / "node_modules/lighthouse/cli/index.js", url, "--quiet"]
    command += ["--output=json", f"--output-path={report}", f"--only-categories={','.join(FIGURES)}"]
    command += [f"--chrome-flags={FLAGS}", f"--extra-headers={json.dumps({'Cookie': cookie})}"]
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if chromium is None:
        sys.exit("Chromium is missing: install your system's package `chromium`.")
    for last in (False, False, True):  # on a busy machine the beginning of a trace may be missing
        done = subprocess.run(command, check=last, env={**os.environ, "CHROME_PATH": chromium})
        if done.returncode == 0:
            break
    categories = json.loads(report.read_text(encoding="utf-8"))["categories"]
    return {figure: 100 * (categories[figure]["score"] or 0) for figure in FIGURES}


def main() -> None:
    """Print a line for each page."""
    given = argparse.ArgumentParser()
    given.add_argument("pages", nargs="*")
    given.add_argument("--reports", type=Path)
    given.add_argument("--times", type=int, default=TIMES)
    asked = given.parse_args()
    lowest = 100.0
    with tempfile.TemporaryDirectory() as data:
        reports = asked.reports or Path(data)
        reports.mkdir(parents=True, exist_ok=True)
        served = Served(Path(data) / "hall")
        try:
            pages, cookie = seeded(served.address)
            for name in asked.pages or pages:
                runs = [
                    looked_at(served.address + pages[name], cookie, reports / f"{name}.json")
                    for _ in range(asked.times)
                ]
                found = {figure: median(run[figure] for run in runs) for figure in FIGURES}
                print(
                    f"{name}: {', '.join(f'{figure} {found[figure]:.0f}' for figure in FIGURES)}", flush=True
                )
                lowest = min(lowest, *found.values())
        finally:
            served.stop()
    sys.exit(int(lowest < LEAST))


if __name__ == "__main__":
    main()
