"""Whole games: a newcomer plays the house to the end by keys alone, by pointer, and by finger on a phone."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.test_play import lying

pytestmark = pytest.mark.browser
READY = """(game) => {
  const table = document.querySelector(`${game}-play`);
  return table?.match?.layout && !table.showing && (table.mine.length > 0 || table.match.state === "over");
}"""
"""Whether what happened has been seen and somebody here is to act, or nobody is any more."""
STEPS = 60


def tab_to(page: Page, what: str, key: str = "Tab") -> None:
    """Press Tab, or back, until something has the focus."""
    for _ in range(STEPS):
        if page.evaluate("(what) => !!document.activeElement?.matches(what)", what):
            return
        page.keyboard.press(key)
    raise AssertionError(f"Tab does not reach {what}")


def choose(page: Page, name: str, value: str) -> None:
    """Choose from a list by its keys."""
    tab_to(page, f"select[name={name}]")
    for _ in range(12):
        if page.evaluate("() => document.activeElement.value") == value:
            return
        page.keyboard.press("ArrowUp")
    raise AssertionError(f"{name} has no {value}")


def ready(page: Page, game: str) -> bool:
    """Wait until somebody here is to act; tell whether the match goes on."""
    page.wait_for_function(READY, arg=game)
    return bool(
        page.evaluate("(game) => document.querySelector(`${game}-play`).match.state !== 'over'", game)
    )


def set_up(page: Page, game: str, leave: list[str]) -> None:
    """From the page of a game begin a practice match against the weakest house player, by keys alone."""
    choose(page, "against", "1")
    tab_to(page, ".setup-more summary")
    page.keyboard.press("Enter")
    tab_to(page, f"{game}-setup button")
    page.keyboard.press("Enter")
    expect(page.locator(f"{game}-setup .board .piece").first).to_be_visible()
    tab_to(page, f"{game}-setup .board")
    for key in leave:
        page.keyboard.press(key)
    tab_to(page, "form.setup button[type=submit]")
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/play/{game}/*")


def advised(page: Page, game: str) -> None:
    """Do what the house would do: ask it for a hint, make that ready, strike; all by keys."""
    before = page.evaluate("(game) => document.querySelector(`${game}-play`).match.sequence", game)
    if page.evaluate(CHOOSING, game):
        page.locator("dialog .choice").first.wait_for()
        tab_to(page, ".choice")
    elif page.locator("match-hints").count() and page.locator(".cue-power, .power").count():
        page.locator("match-hints button").first.wait_for()
        tab_to(page, "match-hints > button")
        page.keyboard.press("Enter")
        page.locator(".hints, .refusal").first.wait_for()
        if page.locator("button.hint-row").count():
            tab_to(page, "button.hint-row")
            page.keyboard.press("Enter")
        tab_to(page, ".play-controls .primary", "Shift+Tab")
    else:
        tab_to(page, ".play-controls .primary")
    page.keyboard.press("Enter")
    page.wait_for_function(
        "([game, before]) => document.querySelector(`${game}-play`).match.sequence > before",
        arg=[game, before],
    )


CHOOSING = "(game) => document.querySelector(`${game}-play`).mine.some((due) => due.act === 'choose')"
"""Whether what is to be done is a choice after a foul."""
CARROM = ["n", "Delete"] * 36
"""The queen leaves, then the men until one of each colour is left."""
SNOOKER = ["Shift+N", "Delete"] * 3 + ["n", "n", "Delete"] * 5
"""The reds leave, then the colours until the black is left."""


@pytest.mark.parametrize(
    ("game", "leave", "left", "locale", "over"),
    [
        ("carrom", CARROM, ["black", "white"], "en-GB", "The match is over."),
        ("snooker", SNOOKER, ["black"], "es", "El partido ha terminado."),
    ],
)
def test_a_newcomer_plays_the_house_to_the_end_by_keys_alone(
    chromium: Browser, hall: str, game: str, leave: list[str], left: list[str], locale: str, over: str
) -> None:
    with chromium.new_context(base_url=hall, locale=locale, reduced_motion="reduce") as context:
        page = context.new_page()
        page.goto("/")
        tab_to(page, f"main a[href='/play/{game}']")
        page.keyboard.press("Enter")
        page.wait_for_url(f"**/play/{game}")
        set_up(page, game, leave)
        assert ready(page, game)
        assert sorted({piece.split("-")[0] for piece in lying(page)} - {"striker", "cue"}) == left
        assert len(lying(page)) == len(left) + 1
        for _ in range(STEPS):
            advised(page, game)
            if not ready(page, game):
                break
        expect(page.locator(".play-controls [role=status]").first).to_contain_text(over)
        expect(page.locator(".state.over")).to_be_visible()


@pytest.mark.nightly
@pytest.mark.parametrize(("game", "locale"), [("carrom", "en-GB"), ("snooker", "es")])
def test_a_newcomer_plays_a_whole_board_and_a_whole_frame(
    chromium: Browser, hall: str, game: str, locale: str
) -> None:
    with chromium.new_context(base_url=hall, locale=locale, reduced_motion="reduce") as context:
        page = context.new_page()
        page.set_default_timeout(120_000)
        page.goto(f"/play/{game}")
        page.locator("select[name=against]").first.select_option("1")
        page.locator("select[name=length]").select_option("1")
        page.locator("form.setup button[type=submit]").click()
        page.wait_for_url(f"**/play/{game}/*")
        while ready(page, game):
            advised(page, game)
        expect(page.locator(".state.over")).to_be_visible()


def test_a_finger_on_a_phone_places_the_striker_aims_it_and_strikes(chromium: Browser, hall: str) -> None:
    phone = chromium.new_context(
        base_url=hall, locale="it", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True
    )
    with phone:
        page = phone.new_page()
        page.emulate_media(reduced_motion="reduce")
        page.goto("/play/carrom")
        page.locator("select[name=against]").first.select_option("friend")
        page.locator("form.setup button[type=submit]").tap()
        page.wait_for_url("**/play/carrom/*")
        assert ready(page, "carrom")
        board = "document.querySelector('carrom-play').shown"
        before = page.evaluate(f"{board}.state.angle"), lying(page)["striker"]
        drag(page, f"{board}.state.at.striker", 60, 0)
        assert lying(page)["striker"] != pytest.approx(before[1], abs=1)
        box = page.locator(".live-board .board").bounding_box()
        assert box is not None
        page.touchscreen.tap(box["x"] + 0.3 * box["width"], box["y"] + 0.3 * box["height"])
        assert page.evaluate(f"{board}.state.angle") != pytest.approx(before[0], abs=0.01)
        strike = page.get_by_role("button", name="Tira")
        seen = strike.bounding_box()
        assert seen is not None
        assert seen["y"] + seen["height"] <= 844
        strike.tap()
        page.wait_for_function("() => document.querySelector('carrom-play').match.sequence >= 2")
        assert ready(page, "carrom")
        assert page.evaluate("document.documentElement.scrollWidth") <= 390


def drag(page: Page, place: str, right: float, down: float) -> None:
    """Drag what lies at a place of the plan by so many pixels, as a finger does."""
    at = page.evaluate(
        f"""() => {{
          const [x, y] = {place};
          const world = document.querySelector(".live-board .board > g");
          const there = new DOMPoint(x, y).matrixTransform(world.getScreenCTM());
          return [there.x, there.y];
        }}"""
    )
    touch = {"pointerType": "touch", "pointerId": 7, "isPrimary": True, "bubbles": True}
    steps = [("pointerdown", 0.0), ("pointermove", 0.5), ("pointermove", 1.0), ("pointerup", 1.0)]
    for kind, share in steps:
        where = {"clientX": at[0] + share * right, "clientY": at[1] + share * down}
        page.evaluate(
            """([kind, touch]) => {
              const board = document.querySelector(".live-board .board");
              board.setPointerCapture = () => {};
              board.dispatchEvent(new PointerEvent(kind, touch));
            }""",
            [kind, {**touch, **where}],
        )
