"""The hall is killed under an umpire and comes back; an act is corrected after a look at what would change."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.umpiring import LONGER, Umpire, page_of, phone_of

pytestmark = pytest.mark.browser


class Server:
    """A hall that can be killed and started again on its own port."""

    def __init__(self, data: Path) -> None:
        self.data, self.port = data, "0"
        self.start()

    def start(self) -> None:
        """Serve, and wait until the hall answers."""
        command = [str(Path(sys.executable).with_name("arbitro")), "serve", "--port", self.port]
        environment = {**os.environ, "ARBITRO_LANG": "en", "PYTHONUNBUFFERED": "1"}
        self.process = subprocess.Popen(
            [*command, "--data", str(self.data)], stdout=subprocess.PIPE, text=True, env=environment
        )
        assert self.process.stdout is not None
        said = re.search(r"http://[\w.]+:(\d+)", self.process.stdout.readline())
        assert said is not None
        self.address, self.port = said[0], said[1]

    def kill(self) -> None:
        """End it without a word."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path)
    yield server
    server.kill()


@pytest.fixture
def page(chromium: Browser, hall: str) -> Iterator[Page]:
    with phone_of(chromium, hall, "en-GB") as phone, page_of(phone) as page:
        yield page


def test_a_hall_that_is_killed_and_started_again_has_every_act_once(
    chromium: Browser, server: Server
) -> None:
    with phone_of(chromium, server.address, "es") as phone, page_of(phone) as page:
        umpire = Umpire(page)
        name = umpire.make("carrom/icf-2001", "Ferrari", "Perera")
        umpire.tap("1 ficha")
        server.kill()
        umpire.key("1 ficha").tap()
        umpire.key("Nada").tap()
        expect(page.locator(".link")).to_contain_text("· 2")
        expect(page.get_by_role("alert")).to_contain_text("La sala no responde")
        server.start()
        expect(page.locator(".unsent")).to_have_count(0)
        entries = page.request.get(f"/api/matches/{name}/journal").text().splitlines()
        assert len(entries) == 4
        assert umpire.state()["after"]["men"] == {"white": 7, "black": 9}
        page.reload()
        umpire.tap("Deshacer")
        assert umpire.state()["after"]["turn"] == "white"


def test_a_hall_without_room_says_so_and_takes_the_act_when_there_is_some(page: Page) -> None:
    umpire = Umpire(page)
    umpire.make("carrom/icf-2001", "Ferrari", "अनन्या चट्टोपाध्याय")
    full = {
        "code": "guests-full",
        "detail": "The room for matches of guests is full: try again in ten minutes.",
    }
    page.route("**/api/matches/*/acts*", lambda route: route.fulfill(status=503, json=full))
    umpire.key("2 pieces").tap()
    expect(page.locator("dialog[open]").get_by_role("alert")).to_contain_text(full["detail"])
    expect(page.locator("umpire-console")).not_to_contain_text("No connection to the hall")
    page.unroute("**/api/matches/*/acts*")
    umpire.key("Send now").tap()
    umpire.confirmed(1)
    expect(page.locator(".unsent")).to_have_count(0)


def test_acts_that_wait_outlive_the_tab(chromium: Browser, hall: str) -> None:
    with phone_of(chromium, hall, "en-GB") as phone:
        with page_of(phone) as page:
            umpire = Umpire(page)
            umpire.make("carrom/icf-2001", "Ferrari", "Perera")
            address = page.url
            page.route("**/api/matches/*/acts", lambda route: route.abort())
            umpire.key("2 pieces").tap()
            expect(page.locator(".unsent")).to_have_count(1)
            page.close()
        with page_of(phone) as again:
            again.goto(address)
            expect(again.locator(".calls li")).to_have_count(1)
            expect(again.locator(".unsent")).to_have_count(0)
            assert Umpire(again).state()["after"]["men"]["white"] == 7


def test_the_sketch_board_is_at_hand_without_a_link_and_a_hand_over_says_that_it_is_gone(page: Page) -> None:
    broken: list[str] = []
    page.on("pageerror", lambda error: broken.append(str(error)))
    umpire = Umpire(page)
    with page.expect_response("**/api/table/plans/carrom"):
        umpire.make("carrom/icf-2001", "Ferrari", "Perera")
    page.context.set_offline(True)
    umpire.hook("more").tap()
    umpire.key("Sketch board").tap()
    expect(page.locator("dialog[open] little-board [data-piece]").first).to_be_visible()
    page.keyboard.press("Escape")
    umpire.hook("menu").tap()
    umpire.key(re.compile("Hand over")).tap()
    expect(page.locator("umpire-console")).to_contain_text("No connection to the hall.")
    assert broken == []


def test_a_correction_shows_what_would_change_and_then_changes_it(page: Page) -> None:
    umpire = Umpire(page)
    umpire.make("carrom/icf-2001", "Ferrari", "Perera")
    for key in ("1 piece", "Nothing", "2 pieces"):
        umpire.tap(key)
    page.keyboard.press("c")
    page.locator('dialog[open] [data-act="correct:1"]').tap()
    expect(page.get_by_role("status").first).to_contain_text("Correcting entry 1")
    umpire.key("Nothing").tap()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("This would change")
    expect(sheet.locator(".changes li").first).to_contain_text("Entry 1 becomes")
    assert umpire.state()["sequence"] == 3
    sheet.get_by_role("button", name="Correct it").tap()
    assert umpire.state()["sequence"] == 3  # without a reason nothing is changed
    sheet.get_by_label("Reason").fill("it did not fall")
    sheet.get_by_role("button", name="Correct it").tap()
    expect(page.locator(".unsent")).to_have_count(0)
    page.wait_for_function("() => document.querySelector('umpire-console').match.sequence === 4")
    assert umpire.state()["after"]["men"]["white"] == 9


def test_a_forgotten_act_is_put_in_its_place_and_what_follows_is_said_first(page: Page) -> None:
    umpire = Umpire(page)
    umpire.make("carrom/icf-2001", "Wolfeschlegelsteinhausenbergerdorff-Anna", "अनन्या चट्टोपाध्याय")
    for key in ("1 piece", "Nothing", "2 pieces"):
        umpire.tap(key)
    umpire.hook("menu").tap()
    umpire.hook("insert").tap()
    expect(page.locator("dialog[open]")).to_contain_text("board 1")
    umpire.hook("insert:2").tap()
    expect(page.locator(".correcting")).to_contain_text("Inserting before entry 2")
    expect(page.locator(".player.turn")).to_contain_text("Wolfeschlegelsteinhausenbergerdorff-Anna")
    umpire.hook("white:2").tap()
    sheet = page.get_by_role("dialog")
    expect(sheet.locator(".changes .put")).to_contain_text("is put before entry 2")
    sheet.get_by_role("button", name="pressed too late").tap()
    umpire.hook("confirm").tap()
    umpire.confirmed(4)
    assert umpire.state()["after"]["men"] == {"white": 6, "black": 7}


def test_acts_that_the_hall_refuses_are_put_in_order_on_the_device(page: Page) -> None:
    umpire = Umpire(page)
    umpire.make("carrom/icf-2001", "Ferrari", "Perera")
    umpire.tap("1 piece")
    page.context.set_offline(True)
    for _ in range(2):
        umpire.hook("queen").tap()
    expect(page.locator('[data-part="say"]')).to_contain_text("has not ruled yet")
    expect(page.locator(".player.turn")).to_have_count(0)
    umpire.hook("miss").tap()
    page.context.set_offline(False)
    sheet = page.locator("dialog[open]")
    expect(sheet).to_contain_text("The hall stopped here", timeout=20_000)
    expect(sheet.locator(".stuck")).to_contain_text("queen")
    sheet.get_by_role("button", name=re.compile("^Put an act before")).first.tap()
    expect(page.locator(".correcting")).to_contain_text("The next act goes before")
    umpire.hook("white:1").tap()
    expect(sheet.locator(".queue li")).to_have_count(3)
    expect(sheet).to_contain_text("1 of 3 are possible")
    sheet.get_by_role("button", name=re.compile("^Leave out: .*queen")).tap()
    expect(sheet).to_contain_text("2 of 2 are possible")
    umpire.hook("send").tap()
    expect(page.locator(".unsent")).to_have_count(0)
    umpire.confirmed(4)
    after = umpire.state()["after"]
    assert (after["men"]["white"], after["queen"], after["turn"]) == (7, "white", "black")


def test_two_taps_of_one_finger_are_one_act_and_can_be_two(page: Page) -> None:
    umpire = Umpire(page)
    umpire.make("snooker/wpbsa", "Ferrari", "Perera")
    box = umpire.hook("nothing").bounding_box()
    assert box is not None
    finger = page.context.new_cdp_session(page)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    for _ in range(2):
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        page.wait_for_timeout(60)
    umpire.confirmed(1)
    expect(page.locator(".toast")).to_contain_text("not counted")
    assert umpire.state()["sequence"] == 1
    umpire.hook("both").tap()
    umpire.confirmed(2)


def test_a_protest_is_reviewed_and_a_pause_stands(page: Page) -> None:
    umpire = Umpire(page)
    umpire.make("carrom/icf-2001", "Ferrari", "Perera")
    umpire.tap("1 piece")
    umpire.hook("menu").tap()
    umpire.hook("protest").tap()
    expect(page.get_by_label("By which law")).to_have_value("25")
    page.get_by_label("In one line").fill("the piece was touched")
    page.get_by_role("radio", name="Perera").tap()
    page.get_by_role("button", name="Enter the protest").tap()
    expect(page.locator(".ended")).to_contain_text("under review")
    umpire.counted(LONGER["protest"][0])
    umpire.tap("End the review")
    umpire.tap("Menu", re.compile("^Pause"))
    expect(page.locator(".ended")).to_contain_text("Play is paused")
    umpire.tap("Play goes on")
    assert umpire.state()["state"] == "running"


def test_the_keyboard_runs_a_board(page: Page) -> None:
    umpire = Umpire(page)
    umpire.make("carrom/icf-2001", "Ferrari", "Perera")
    for keys, after in ((["1"], 1), (["b", "0"], 2), (["u"], 3), (["r"], 4)):
        for key in keys:
            page.keyboard.press(key)
        page.wait_for_function(
            "after => document.querySelector('umpire-console').match.sequence === after", arg=after
        )
        page.wait_for_timeout(500)  # the stream may tell of an act before its answer has come
    assert umpire.state()["after"]["men"] == {"white": 8, "black": 8}
    page.keyboard.press("f")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.get_by_role("searchbox").fill("elbow")
    expect(page.locator(".offence:visible", has_text=re.compile("elbow", re.I)).first).to_be_visible()
    expect(page.locator(".offence:visible", has_text="Push")).to_have_count(0)
    page.keyboard.press("Escape")  # empties the field
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("game", ["carrom", "snooker"])
def test_a_task_entered_wrongly_is_explained_by_law(page: Page, game: str) -> None:
    page.goto(f"/umpire/training/{game}")
    wrong, right = ("Nothing", "1 piece") if game == "carrom" else ("Nothing potted: break ends", "red")
    page.get_by_role("button", name=wrong, exact=True).tap()
    expect(page.locator(".not-quite")).to_contain_text("§")
    page.get_by_role("button", name=right, exact=True).tap()
    expect(page.locator(".dots .h")).to_have_count(1)
    expect(page.locator(".not-quite")).to_have_count(0)
    expect(page.locator(".calls li")).to_have_count(1)


@pytest.mark.parametrize(
    ("edition", "clock", "key"),
    [("carrom/icf-2001", {"seconds": 300}, "1 piece"), ("backgammon/wbgf-2.1", True, "")],
)
def test_clocks_stand_after_undo_until_the_umpire_lets_them_run(
    page: Page, edition: str, clock: object, key: str
) -> None:
    umpire = Umpire(page)
    name = umpire.make(edition, "Wolfeschlegelsteinhausenbergerdorff-Anna", "अनन्या चट्टोपाध्याय", clock=clock)
    if key:
        umpire.tap(key)
        umpire.tap(key)
    else:
        for place, event in enumerate(({"roll": {"X": 3, "O": 1}}, {"move": "8/5 6/5"})):
            body = {"command": f"{name}-{place}", "expected": place, "event": event}
            assert page.request.post(f"/api/matches/{name}/acts", data=body).ok
        umpire.confirmed(2)
    page.keyboard.press("u")
    umpire.confirmed(3)
    assert {(one["running"], one["reason"]) for one in umpire.state()["clocks"]} == {(False, "corrected")}
    if key:
        stopped = page.get_by_role("button", name=re.compile("stopped"))
        expect(stopped).to_contain_text("stopped")
        stopped.tap()
    else:
        page.keyboard.press("?")
        page.get_by_role("dialog").get_by_role("button", name=re.compile("Let the clocks run")).tap()
    umpire.confirmed(4)
    assert any(one["running"] for one in umpire.state()["clocks"])
