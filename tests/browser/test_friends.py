"""People play each other: in two browsers, over a link that is cut, by keys alone, by finger, in words."""

import re

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.test_axe import examined
from tests.browser.test_play import NEXT, STEP, moving, start

pytestmark = pytest.mark.browser
RACE = "XGID=-BB--------------------aa-:0:0:1:00:0:0:0:1:10"
"""Two men of X on points 1 and 2 each, O about to bear off: X wins with one roll or two."""


def join(host: Page, guest: Page, name: str) -> None:
    """Open the address of the invitation, and take the seat under a name."""
    guest.goto(host.locator(".address").inner_text().strip())
    guest.get_by_role("textbox").last.fill(name)
    guest.locator("main form button").click()
    guest.wait_for_url("**/play/backgammon/*")


def friends(chromium: Browser, hall: str) -> tuple[BrowserContext, BrowserContext]:
    made = [
        chromium.new_context(base_url=hall, locale=locale, reduced_motion="reduce")
        for locale in ("en-GB", "es-ES")
    ]
    return made[0], made[1]


def invite(page: Page, dice: str | None = None) -> None:
    """Make a match of one point for a friend, and wait for the address to give him."""
    page.goto("/play/backgammon")
    page.locator("select[name=against]").select_option("invite")
    page.locator("select[name=length]").select_option("1")
    if dice is not None:
        page.locator(".setup-more summary").click()
        page.locator("select[name=dice]").select_option(dice)
    page.locator("form.setup button[type=submit]").click()
    page.wait_for_url("**/play/backgammon/*")
    expect(page.locator(".invitation img")).to_be_visible()


def turn_of(*pages: Page) -> tuple[Page, Page]:
    """Return who has a move to make, and the other."""
    for _ in range(600):
        for page in pages:
            if page.locator(".offer-from").count():
                return page, next(other for other in pages if other is not page)
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody has to move")


def move(page: Page) -> None:
    while page.evaluate(NEXT) in ("from", "to"):
        page.evaluate(STEP, page.evaluate(NEXT))
    page.locator(".play-controls .primary:enabled").click()


def labels(page: Page) -> list[str]:
    found: list[str] = page.locator(".checker").evaluate_all(
        "(all) => all.map((one) => one.ariaLabel).sort()"
    )
    return found


def test_two_browsers_play_a_friend_match_and_each_moves_only_his_own(chromium: Browser, hall: str) -> None:
    one, two = friends(chromium, hall)
    with one, two:
        host, guest = one.new_page(), two.new_page()
        invite(host)
        host.reload()
        expect(host.locator(".invitation img")).to_be_visible()
        expect(host.locator(".stage-title h1")).to_have_text("Backgammon · a friend")
        join(host, guest, "Bea")
        expect(host.locator(".stage-title h1")).to_have_text("Backgammon · Bea")
        expect(host.locator(".side .who").first).to_have_text("You")
        expect(guest.locator(".stage-title h1")).to_have_text("Backgammon · Guest")
        mover, other = turn_of(host, guest)
        expect(other.locator(".offer-from")).to_have_count(0)
        move(mover)
        expect(other.get_by_role("button", name=re.compile("^(Roll|Tirar)"))).to_be_enabled()
        expect(mover.locator(".offer-from")).to_have_count(0)
        guest.locator(".aside summary").click()
        guest.get_by_role("button", name="Suerte").click()
        expect(host.locator(".reaction")).to_have_text("Bea: Good luck")
        guest.get_by_role("button", name="Pausa").click()
        expect(guest.locator(".proposal")).to_contain_text("Has pedido una pausa")
        expect(host.locator(".proposal")).to_contain_text("Bea asks for a pause")
        host.get_by_role("button", name="Not now").click()
        expect(guest.locator(".proposal")).to_contain_text("Guest responde: ahora no")
        guest.get_by_role("button", name="Pausa").click()
        expect(host.locator(".proposal")).to_contain_text("Bea asks for a pause")
        host.reload()
        host.get_by_role("button", name="Agree").click()
        expect(guest.locator(".play-controls")).to_contain_text("en pausa")
        guest.get_by_role("button", name="Continuar").click()
        expect(host.locator(".proposal")).to_have_count(0)


def test_a_cut_link_is_said_and_the_match_is_where_it_was_when_it_is_back(
    chromium: Browser, hall: str
) -> None:
    one, two = friends(chromium, hall)
    with one, two:
        host, guest = one.new_page(), two.new_page()
        invite(host)
        join(host, guest, "Bea")
        mover, other = turn_of(host, guest)
        cut = one if other is host else two
        cut.set_offline(True)
        expect(other.get_by_role("alert")).to_be_visible()
        move(mover)
        cut.set_offline(False)
        expect(other.get_by_role("button", name=re.compile("^(Roll|Tirar)"))).to_be_enabled()
        expect(other.get_by_role("alert")).to_have_count(0)
        again = cut.new_page()
        again.goto(other.url)
        expect(again.get_by_role("button", name=re.compile("^(Roll|Tirar)"))).to_be_enabled()


def test_a_link_that_is_cut_before_anything_was_told_is_said_and_the_match_comes_when_it_is_back(
    chromium: Browser, hall: str
) -> None:
    one, two = friends(chromium, hall)
    with one, two:
        host, guest = one.new_page(), two.new_page()
        invite(host)
        guest.route("**/api/events**", lambda _: None)
        join(host, guest, "Bea")
        two.set_offline(True)
        expect(guest.get_by_role("alert")).to_be_visible()
        guest.unroute("**/api/events**")
        two.set_offline(False)
        expect(guest.locator(".checker")).to_have_count(30)
        expect(guest.get_by_role("alert")).to_have_count(0)


def practise(page: Page, against: str, position: str) -> None:
    page.goto("/play/backgammon")
    page.locator("select[name=against]").select_option(against)
    page.locator(".setup-more summary").click()
    page.locator("input[name=position]").fill(position)
    page.locator("form.setup button[type=submit]").click()
    page.wait_for_url("**/play/backgammon/*")


def test_a_game_of_backgammon_from_a_pasted_position_by_keys_alone_and_a_rematch(page: Page) -> None:
    practise(page, "friend", RACE)
    for _ in range(60):
        todo = page.evaluate(NEXT)
        if todo == "over":
            break
        if todo in ("from", "to"):
            page.locator(f".offer-{todo}").first.focus()
            page.keyboard.press("Enter")
        elif todo == "press":
            page.locator(".play-controls .primary:enabled").first.focus()
            page.keyboard.press("Enter")
        page.wait_for_timeout(60)
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    before = page.url
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(f"{before}.2")
    expect(page.locator(".checker[data-place='0']")).to_have_count(24)


def test_a_position_that_is_none_is_said_in_one_line(visit: BrowserContext) -> None:
    page = visit.new_page()
    page.goto("/play/backgammon")
    page.locator(".setup-more summary").click()
    page.locator("input[name=position]").fill("nonsense")
    page.locator("form.setup button[type=submit]").click()
    expect(page.get_by_role("alert")).to_contain_text("neither an XGID nor a GNUID")


def test_a_move_is_chosen_from_the_text_and_the_position_is_copied(page: Page) -> None:
    start(page, "friend", "3")
    moving(page)
    page.keyboard.press("t")
    expect(page.locator(".live-board")).to_be_hidden()
    heads = page.locator("backgammon-play :is(ruling-card, .acts, table)").evaluate_all(
        "(all) => all.map((one) => one.localName)"
    )
    assert heads == ["ruling-card", "ol", "table"]
    turn = page.locator(".side.turn .who").inner_text()
    page.keyboard.press("1")
    expect(page.locator(".side.turn .who")).not_to_have_text(turn)
    page.locator(".aside summary").click()
    page.get_by_role("button", name="Position as XGID").click()
    expect(page.locator(".ids code").first).to_contain_text("XGID=")
    assert examined(page) == []


def carrom(page: Page, **chosen: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.goto("/play/carrom")
    page.locator(".setup-more summary").click()
    for name, value in chosen.items():
        page.locator(f"select[name={name}]").select_option(value)
    page.locator("form.setup button[type=submit]").click()
    page.wait_for_url("**/play/carrom/*")
    expect(page.get_by_role("button", name="Strike")).to_be_enabled()


def test_a_stroke_of_carrom_is_made_by_keys_alone(page: Page) -> None:
    carrom(page, against="friend", length="1")
    page.locator(".live-board [data-part=board]").focus()
    for key in ("d", "ArrowLeft", "ArrowLeft", "ArrowUp", "Enter"):
        page.keyboard.press(key)
    page.wait_for_function("() => document.querySelector('carrom-play').match.sequence >= 2")
    hit = page.request.get(f"/api/matches/{page.url.rpartition('/')[2]}/journal").text().splitlines()[2]
    assert '"stroke":' in hit


def test_in_doubles_at_one_device_all_four_sit_around_the_board_and_it_turns_to_who_plays(page: Page) -> None:
    carrom(page, against="friend", format="doubles", partner="friend")
    expect(page.locator(".chair")).to_have_count(4)
    first = page.locator(".chair.turn").inner_text()
    expect(page.locator(".chair.turn")).to_have_class(re.compile("chair-0"))
    page.get_by_role("button", name="Strike").click()
    page.wait_for_function("() => document.querySelector('carrom-play').match.sequence >= 2")
    expect(page.get_by_role("button", name=re.compile("^(Strike|Place it here)$"))).to_be_enabled()
    assert page.locator(".chair").count() == 4
    assert first


def test_a_finger_on_a_phone_moves_a_checker(chromium: Browser, hall: str) -> None:
    phone = chromium.new_context(
        base_url=hall, locale="en-GB", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True
    )
    with phone:
        page = phone.new_page()
        page.emulate_media(reduced_motion="reduce")
        start(page, "friend", "3")
        moving(page)
        before = labels(page)
        page.locator(".offer-from").first.tap()
        page.locator(".offer-to .target").first.tap()
        assert labels(page) != before
        page.get_by_role("button", name="Undo").tap()
        expect(page.locator(".offer-from").first).to_be_visible()
        assert labels(page) == before
        assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_on_a_short_phone_nothing_of_the_board_or_the_ruling_lies_behind_the_controls(
    chromium: Browser, hall: str
) -> None:
    with chromium.new_context(
        base_url=hall, locale="it-IT", viewport={"width": 360, "height": 640}, reduced_motion="reduce"
    ) as phone:
        page = phone.new_page()
        page.request.post("/api/guests", data={"name": "Ada"})
        laid = [{"piece": "white-1", "x": 60, "y": 200}, {"piece": "black-1", "x": -60, "y": 40}]
        seats = [{"name": "Ada"}, {"name": "Bea"}]
        wish = {
            "edition": "carrom/icf-2001",
            "mode": "played",
            "players": seats,
            "options": {"position": laid},
        }
        match = page.request.post("/api/matches", data=wish).json()
        page.goto(f"/play/carrom/{match['id']}")
        expect(page.get_by_role("button", name="Tira")).to_be_enabled()
        assert above(page, ".live-board [data-part=board]", ".play-controls")
        now = page.request.get(f"/api/matches/{match['id']}").json()["sequence"]
        stroke = {"hit": {"x": -100, "y": -252.6, "angle": 53.28, "speed": 2.4}}
        act = {"command": "pocketed", "expected": now, "event": stroke}
        page.request.post(f"/api/matches/{match['id']}/acts", data=act)
        expect(page.get_by_role("button", name="Piazzala qui")).to_be_enabled()
        assert above(page, "ruling-card", ".play-controls")


def above(page: Page, upper: str, lower: str) -> bool:
    """Tell whether one part ends before another begins."""
    ends, begins = (page.locator(part).first.bounding_box() for part in (upper, lower))
    assert ends
    assert begins
    return ends["y"] + ends["height"] <= begins["y"] + 1


def test_men_are_laid_by_hand_and_played_from(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.goto("/play/carrom")
    page.locator("select[name=against]").select_option("friend")
    page.locator(".setup-more summary").click()
    page.get_by_role("button", name="Set up the pieces yourself").click()
    board = page.locator(".setup-board svg")
    expect(board.locator(".piece")).to_have_count(19)
    board.focus()
    page.keyboard.press("n")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Delete")
    expect(board.locator(".piece")).to_have_count(18)
    assert examined(page) == []
    page.locator("form.setup button[type=submit]").click()
    page.wait_for_url("**/play/carrom/*")
    expect(page.get_by_role("button", name="Strike")).to_be_enabled()
    expect(page.locator(".live-board .piece")).to_have_count(19)


def test_checkers_are_laid_by_hand_with_dice_and_cube_and_played_from(page: Page) -> None:
    page.goto("/play/backgammon")
    page.locator("select[name=against]").select_option("friend")
    page.locator(".setup-more summary").click()
    page.get_by_role("button", name="Set up the checkers yourself").click()
    board = page.locator(".setup-board svg")
    board.locator("[data-side=X][data-place='6'][data-high='4']").drag_to(
        board.locator("[data-side=X][data-place='8'][data-high='0']")
    )
    board.locator("[data-side=X][data-place='24'][data-high='1']").click()
    board.locator("[data-side=X][data-place='13'][data-high='0']").click()
    board.locator("[data-side=O][data-place='24'][data-high='1']").focus()
    page.keyboard.press("Delete")
    page.get_by_label("First die").select_option("6")
    page.get_by_label("Second die").select_option("3")
    page.locator("backgammon-setup select").nth(3).select_option("2")
    laid = "XGID=-a----D-D---eF---c-e----A-:1:1:1:63:0:0:0:0:10"
    expect(page.locator("input[name=position]")).to_have_value(laid)
    assert examined(page) == []
    page.locator("form.setup button[type=submit]").click()
    page.wait_for_url("**/play/backgammon/*")
    expect(page.locator(".checker[data-side=X][data-place='8']")).to_have_count(4)
    expect(page.locator(".offer-from").first).to_be_visible()


def test_the_dice_of_a_match_under_way_are_checked_in_the_browser(page: Page) -> None:
    start(page, "friend", "3")
    moving(page)
    page.locator(".aside summary").click()
    page.get_by_role("link", name="Check the dice").click()
    page.wait_for_url("**/dice?match=*")
    said = page.locator("dice-verifier [role=status]")
    expect(said).to_contain_text("all links and dice are correct")


def test_two_devices_make_the_dice_and_who_waits_for_a_link_that_is_late_goes_on(
    chromium: Browser, hall: str
) -> None:
    one, two = friends(chromium, hall)
    with one, two:
        host, guest = one.new_page(), two.new_page()
        invite(host, "exchange")
        join(host, guest, "Bea")
        mover, other = turn_of(host, guest)
        told = host.request.get(f"/api/matches/{host.url.rsplit('/', 1)[1]}/dice").json()
        assert told["hall"] == ["server"]
        move(mover)
        roll = other.get_by_role("button", name=re.compile("^(Roll|Tirar)"))
        expect(roll).to_be_enabled()
        mover.close()
        other.clock.install()
        roll.click()
        expect(other.get_by_text(re.compile("part of the dice|Se espera el eslabón"))).to_be_visible()
        other.route("**/dice", lambda route: route.abort())
        other.clock.fast_forward(21_000)
        expect(other.get_by_role("button", name=re.compile("Go on without it|Seguir sin él"))).to_be_visible()
