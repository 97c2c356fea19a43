"""A player learns: hints against the house and never against a friend, a review of what is over, sounds on request."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.test_axe import examined
from tests.browser.test_snooker_play import READY, act, start

pytestmark = pytest.mark.browser
COUNTED = """() => {
  window.sounded = 0;
  const make = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function () { window.sounded += 1; return make.call(this); };
}"""


def over(page: Page, game: str, edition: str, length: dict[str, int]) -> str:
    """Let two house players play a match to its end, and return its name."""
    page.goto("/")
    page.request.post("/api/guests", data={"name": "Ada"})
    players = [{"house": 2}, {"house": 1}]
    wish = {"edition": edition, "mode": "played", "players": players, "length": length}
    name = str(page.request.post("/api/matches", data=wish).json()["id"])
    page.goto(f"/watch/{name}")
    expect(page.locator(".state.over")).to_be_visible(timeout=120_000)
    return name


def test_a_hint_is_made_ready_on_the_table_and_a_friend_gets_none(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    match = start(page, "1")
    while page.locator(
        "dialog.choice-sheet"
    ).is_visible():  # the computer has fouled: what is to follow is chosen
        act(page)
    with page.expect_response(f"**{match}/hints", timeout=60_000) as answered:
        page.get_by_role("button", name="Hint").click()
    told = answered.value.json()["hints"]
    rows = page.locator("button.hint-row")
    expect(rows.first).to_contain_text("%")
    assert 1 <= len(told) <= 3
    assert [one["worth"] for one in told] == sorted((one["worth"] for one in told), reverse=True)
    rows.first.click()
    angle = page.evaluate("document.querySelector('snooker-play').shown.state.angle * 180 / Math.PI")
    assert angle % 360 == pytest.approx(told[0]["event"]["strike"]["angle"], abs=1e-6)
    act(page)
    assert page.locator("ruling-card .said").text_content()
    friends = start(page, "friend")
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    refused = page.request.get(f"{friends}/hints")
    assert (refused.status, refused.json()["code"]) == (403, "no-hints")


@pytest.mark.parametrize(
    ("game", "edition", "length", "rows"),
    [
        ("backgammon", "backgammon/wbgf-2.1", {"points": 1}, ["Blunders", "Luck, in points"]),
        ("carrom", "carrom/icf-2001", {"games": 1, "boards": 1}, ["Blunders"]),
    ],
)
def test_a_finished_match_is_looked_at_again(
    page: Page, game: str, edition: str, length: dict[str, int], rows: list[str]
) -> None:
    name = over(page, game, edition, length)
    page.goto(f"/play/{game}/{name}/review")
    expect(page.locator(".plot-line").first).to_be_visible(timeout=120_000)
    for row in rows:
        expect(page.get_by_role("row", name=row)).to_be_visible()
    moments = page.request.get(f"/api/matches/{name}/review").json()["moments"]
    acts = page.request.get(f"/api/matches/{name}").json()["sequence"]
    assert all(0 < one["number"] <= acts for one in moments)
    assert all(one.get("loss", 0) >= 0 for one in moments)
    slider = page.get_by_role("slider", name="Position shown")
    slider.fill(str(len(moments) - 1))
    expect(page.locator(".moment h2")).to_contain_text(f"act {moments[-1]['number']}")
    if game == "backgammon":
        decided = next(place for place, one in enumerate(moments) if one.get("ranked"))
        slider.fill(str(decided))
        expect(page.locator(".moment-board .arrow-best").first).to_be_visible()
        expect(page.locator(".ranked b").first).to_have_text(moments[decided]["ranked"][0]["made"])
        expect(page.get_by_role("row", name="Plays like")).to_be_visible()
        expect(page.locator(".review-aside .inside").first).to_contain_text("of 100 such matches")
    else:
        expect(page.locator(".moment-board .trail").first).to_be_attached()
    assert examined(page) == []


def test_a_match_that_goes_on_is_not_looked_at_again(page: Page) -> None:
    match = start(page, "friend")
    assert page.request.get(f"{match}/review").status == 409


def open_more(page: Page) -> None:
    """Open what is not needed at every turn; the choices after a foul are put aside first."""
    if page.locator("dialog.choice-sheet").count():
        page.keyboard.press("Escape")
    page.locator("details.aside summary").click()


def test_nothing_sounds_until_it_is_asked_for_and_the_choice_is_kept(chromium: Browser, hall: str) -> None:
    with chromium.new_context(base_url=hall, locale="en-GB", reduced_motion="reduce") as context:
        page = context.new_page()
        start(page, "friend")
        page.evaluate(COUNTED)
        act(page)
        assert page.evaluate("window.sounded") == 0
        if page.locator("dialog.choice-sheet").is_visible():  # a break may be a foul
            page.keyboard.press("Escape")
        page.get_by_role("button", name="Sound and vibration").click()
        assert page.evaluate("window.sounded") == 1
        page.reload()
        page.wait_for_function(READY)
        switch = page.get_by_role("button", name="Sound and vibration")
        expect(switch).to_have_attribute("aria-pressed", "true")
