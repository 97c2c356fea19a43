"""Says how soon one can play after the click on a cold page, how soon a stroke moves, and how much the page shifts.

Run by `make bench-play` on a machine that does nothing else. Each start has a server from an empty folder and a browser
with nothing in its cache; the time is from the click on Play on the first page to the first frame in which the main key
can be pressed, in matches that the visitor begins. A stroke's time is from the press of Strike to the first frame in
which a piece lies elsewhere; two people at one device play it, so that nothing is waited for but the hall. Layout shift
is what the browser counts, from the beginning of the page to the last stroke. It ends with 1 where a figure is missed.
"""

import shutil
import sys
from statistics import median, quantiles

from playwright.sync_api import Browser, Page, Playwright, sync_playwright

from benchmarks.first_content import FLAGS, served

GAMES = ("carrom", "snooker", "backgammon")
STARTS, STROKES, TRIES = 5, 30, 30
MOST_START, MOST_STROKE, MOST_SHIFT = 1500.0, 150.0, 0.02
"""Milliseconds, milliseconds, and the browser's own measure."""
PHONE = {"width": 390, "height": 844}
WATCHING = """() => {
  globalThis.shift = 0;
  const add = (list) => list.getEntries().forEach((one) => one.hadRecentInput || (globalThis.shift += one.value));
  new PerformanceObserver(add).observe({ type: "layout-shift", buffered: true });
  addEventListener("click", () => sessionStorage.setItem("clicked", String(Date.now())), true);
  const another = (due) => ["stroke", "move"].includes(due.act);
  const look = () => {
    const ready = document.querySelector('.play-controls:not(.coming) [data-part="main-action"], .offer-from');
    const play = document.querySelector("[data-match]");
    if (play?.match && !play.showing && play.mine.length && ready)
      globalThis.ready ??= Date.now() - Number(sessionStorage.getItem("clicked"));
    else if (play?.own?.length && !play.showing && !play.mine.length && play.match?.due.some(another))
      globalThis.ready ??= -1;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""
"""Counts shifts, and keeps how long after the click one can act; -1 where another began."""
STRIKE = """() => new Promise((done) => {
  const lies = () => [...document.querySelectorAll(".live-board [data-piece]")].map((one) =>
    one.getAttribute("transform") + one.hidden).join();
  const before = lies();
  const pressed = performance.now();
  document.querySelector('[data-part="main-action"]:enabled').click();
  const look = (now) => {
    if (lies() !== before) done(now - pressed);
    else if (now - pressed > 5000) done(null);
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})"""
"""How long after the press the first piece lies elsewhere; null where none does in five seconds."""
READY = """() => {
  const play = document.querySelector("[data-match]");
  if (!play?.match || play.showing || play.busy) return false;
  if (play.match.state === "over") return true;
  return play.mine.length > 0 && !!document.querySelector('[data-part="main-action"]:enabled');
}"""
NEXT = '[data-part="main-action"]:enabled'
OVER = "document.querySelector('[data-match]').match.state === 'over'"


def main() -> None:
    """Print a line for each figure of each game."""
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if chromium is None:
        sys.exit("Chromium is missing: install your system's package `chromium`.")
    with sync_playwright() as player:
        missed = [_starts(player, chromium, game) for game in GAMES]
        missed += [_strokes(player, chromium, game) for game in GAMES[:2]]
    sys.exit(int(any(missed)))


def _starts(player: Playwright, chromium: str, game: str) -> bool:
    """Tell whether the first act comes too late, after printing when it comes."""
    found = (_start(player, chromium, game) for _ in range(TRIES))
    times = sorted(time for time, _ in zip((one for one in found if one > 0), range(STARTS), strict=False))
    middle = median(times)
    said = f"{times[0]:.0f} to {times[-1]:.0f}"
    print(f"{game}: {middle:.0f} ms from the click to the first act, {said}", flush=True)
    return middle > MOST_START


def _start(player: Playwright, chromium: str, game: str) -> float:
    with served() as address:
        browser = player.chromium.launch(executable_path=chromium, args=FLAGS)
        page = _page(browser, address)
        page.goto("/")
        page.locator(f"quick-match form[data-game={game}] button").click()
        page.wait_for_url(f"**/play/{game}/*")
        page.wait_for_function("() => globalThis.ready !== undefined", timeout=60_000)
        time = float(page.evaluate("globalThis.ready"))
        browser.close()
    return time


def _page(browser: Browser, address: str) -> Page:
    context = browser.new_context(
        base_url=address,
        viewport={"width": PHONE["width"], "height": PHONE["height"]},
        has_touch=True,
        is_mobile=True,
        locale="en-GB",
    )
    context.add_init_script(f"({WATCHING})()")
    return context.new_page()


def _strokes(player: Playwright, chromium: str, game: str) -> bool:
    """Tell whether strokes move too late or the page shifts, after printing both."""
    times: list[float] = []
    shifts: list[float] = []
    with served() as address:
        browser = player.chromium.launch(executable_path=chromium, args=FLAGS)
        page = _page(browser, address)
        page.goto("/")
        page.locator(f"quick-match form[data-game={game}] .seg span").last.click()
        page.locator(f"quick-match form[data-game={game}] button").click()
        page.wait_for_url(f"**/play/{game}/*")
        while len(times) < STROKES:
            page.wait_for_function(READY, timeout=120_000)
            if page.evaluate(OVER):
                shifts.append(_shift(page))
                _play_again(page)
            elif (time := _act(page)) is not None:
                times.append(time)
        shifts.append(_shift(page))
        browser.close()
    late = quantiles(times, n=20, method="inclusive")[-1]
    print(
        f"{game}: {late:.0f} ms from strike to moving frame in 95 of 100 of {len(times)}, {median(times):.0f} in the"
        f" middle, {max(times):.0f} at most; layout shift {max(shifts):.4f}",
        flush=True,
    )
    return late > MOST_STROKE or max(shifts) > MOST_SHIFT


def _act(page: Page) -> float | None:
    """Do what is due, and return how long a stroke took to be seen; None where it was none."""
    time = None
    choice = page.locator("dialog .choice")
    if page.locator(".aim-strip").count():
        time = page.evaluate(STRIKE)
        page.evaluate("document.querySelector('[data-match]').skip()")
    elif choice.count() and choice.first.is_visible():
        choice.first.click()
    else:
        page.locator(NEXT).last.click()
    page.wait_for_timeout(100)
    return time


def _play_again(page: Page) -> None:
    """Begin the same match again, and wait for its page."""
    before = page.url
    page.locator(NEXT).last.click()
    page.wait_for_url(lambda address: address != before)


def _shift(page: Page) -> float:
    return float(page.evaluate("globalThis.shift"))


if __name__ == "__main__":
    main()
