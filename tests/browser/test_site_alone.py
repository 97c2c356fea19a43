"""The site without a hall, tried as a newcomer would: served by `python -m http.server`, then with the network off."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.umpiring import page_of

pytestmark = pytest.mark.browser
KEPT = """async () => {
  const [name] = await caches.keys();
  const kept = name ? (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname) : [];
  const parts = ['interpreter', 'library', 'common', 'carrom', 'snooker', 'backgammon', 'desk', 'site'];
  return navigator.serviceWorker.controller && parts.every((part) => kept.some((one) => one.includes(`/${part}-`)))
    && kept.some((one) => one.endsWith('pyodide.asm.wasm')) && kept.some((one) => one.endsWith('site.zip'));
}"""
SCOPES = "async () => (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope)"


class Served:
    """A folder served by Python's own server."""

    def __init__(self, folder: Path) -> None:
        command = [
            sys.executable,
            "-u",
            "-m",
            "http.server",
            "0",
            "--bind",
            "127.0.0.1",
            "--directory",
            str(folder),
        ]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert self.process.stdout is not None
        self.address = "http://127.0.0.1:" + self.process.stdout.readline().split("port ")[1].split()[0]

    def stop(self) -> None:
        """End it, so that nothing answers any more."""
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


@pytest.fixture(scope="module")
def space(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("space")
    arbitro = str(Path(sys.executable).with_name("arbitro"))
    subprocess.run([arbitro, "site", "--out", str(folder / "club")], check=True, capture_output=True)
    (folder / "worker.js").write_text("// The service worker of another site in this web space.")
    return folder


@pytest.fixture
def served(space: Path) -> Iterator[Served]:
    """A server of the test's own: one of them ends it."""
    served = Served(space)
    yield served
    served.stop()


@pytest.fixture
def visitor(chromium: Browser, served: Served) -> Iterator[BrowserContext]:
    with chromium.new_context(base_url=served.address, locale="it-IT") as context:
        yield context


@pytest.fixture
def page(visitor: BrowserContext) -> Iterator[Page]:
    with page_of(visitor) as page:
        yield page


def test_books_search_what_if_exam_and_cases_work_without_a_hall(page: Page) -> None:
    page.goto("/club/")
    page.wait_for_url("**/club/it/")
    page.get_by_role("searchbox").or_(page.get_by_role("combobox")).first.fill("regina")
    expect(page.get_by_role("option").first).to_contain_text("egina", timeout=90_000)
    page.keyboard.press("Enter")
    expect(page.locator(".results li").first).to_be_visible(timeout=90_000)
    page.locator(".results li a").first.click()
    page.wait_for_url("**/club/it/laws/**")
    page.goto("/club/it/whatif/?edition=carrom/icf-2001&do=stroke&do.white=1")
    expect(page.locator("main [role=status]").first).to_contain_text("Un momento")
    expect(page.locator("#whatif-answers .lawref")).to_have_count(0)
    expect(page.locator("[name='do.white']")).to_have_value("1", timeout=90_000)
    expect(page.locator("#whatif-answers")).to_contain_text("48")
    page.goto("/club/it/umpire/exam/snooker/wpbsa/")
    page.wait_for_url("**seed=*", timeout=90_000)
    expect(page.locator(".exam-question")).to_have_count(20, timeout=90_000)
    page.locator(".exam-hand-in button").click()
    expect(page.locator(".exam-question.wrong")).to_have_count(20, timeout=90_000)
    page.goto("/club/it/check/")
    page.locator("#check-form button").click()
    expect(page.locator("#check-found article")).to_have_class("panel holds", timeout=90_000)


def test_it_goes_on_with_the_network_off(page: Page, visitor: BrowserContext, served: Served) -> None:
    page.goto("/club/it/laws/")
    assert all(scope.endswith("/club/") for scope in page.evaluate(SCOPES))
    for _ in range(240):
        if page.evaluate(KEPT):
            break
        page.wait_for_timeout(500)
    served.stop()
    visitor.set_offline(True)
    page.goto("/club/it/laws/snooker/wpbsa/")
    expect(page.locator("h1")).to_be_visible()
    page.goto("/club/it/whatif/?edition=snooker/wpbsa&do=stroke&do.potted=black")
    expect(page.locator("#whatif-answers .lawref").first).to_be_visible(timeout=90_000)
    page.goto("/club/it/search/?q=pallino")
    expect(page.locator("main h1")).to_contain_text("pallino", timeout=90_000)
