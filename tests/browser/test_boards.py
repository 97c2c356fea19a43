"""The boards alone in a page: by finger and by key, turned, in text, and as the stroke was."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from arbitro.table import Motion
from arbitro.web.table import EXAMPLES

pytestmark = pytest.mark.browser

WAITS = 150
"""Tenths of a second that a stroke may take to come and be played."""


def board(page: Page, game: str) -> Locator:
    page.goto("/boards")
    shown = page.locator(f"board-show[data-game={game}]")
    expect(shown.locator(".piece").first).to_be_visible()
    return shown


def places(shown: Locator) -> dict[str, tuple[float, float]]:
    """Return where the pieces are drawn, in millimetres of the plan."""
    drawn = shown.locator("[data-piece]:not([hidden])").evaluate_all(
        "(pieces) => pieces.map((piece) => [piece.dataset.piece, piece.getAttribute('transform')])"
    )
    numbers = {name: re.findall(r"-?[\d.]+(?:e-?\d+)?", transform) for name, transform in drawn}
    return {name: (float(x), float(y)) for name, (x, y, *_) in numbers.items()}


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_checker_is_moved_by_click_and_taken_back(page: Page) -> None:
    shown = board(page, "backgammon")
    shown.get_by_role("button", name="Take a checker: point 24").click()
    shown.get_by_role("button", name="Move to: point 15").click()
    expect(shown.get_by_role("status")).to_have_text("Moved: 24/15")
    expect(shown.locator("[data-offer]")).to_have_count(0)
    shown.get_by_role("button", name="Undo").click()
    expect(shown.get_by_role("status")).to_have_text("Moved: 24/18")
    shown.get_by_role("button", name="Undo").click()
    expect(shown.get_by_role("status")).to_have_text("Roll 6-3: move a checker.")


def test_a_checker_is_dragged_and_goes_only_where_it_may(page: Page) -> None:
    shown = board(page, "backgammon")
    shown.scroll_into_view_if_needed()
    start = middle(shown.get_by_role("img", name="White, point 13, 5 of 5"))
    home = middle(shown.get_by_role("img", name="White, point 6, 1 of 5"))
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0] + 60, start[1] + 40)
    page.mouse.move(*home)
    page.mouse.up()
    expect(shown.get_by_role("status")).to_have_text("Roll 6-3: move a checker.")
    page.mouse.move(*start)
    page.mouse.down()
    target = shown.get_by_role("button", name="Move to: point 10")
    expect(target).to_be_visible()
    page.mouse.move(start[0] + 60, start[1] + 40)
    page.mouse.move(*middle(target))
    page.mouse.up()
    expect(shown.get_by_role("status")).to_have_text("Moved: 13/10")


def test_a_move_is_made_by_keys_alone(page: Page) -> None:
    shown = board(page, "backgammon")
    shown.locator("[data-offer]").first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(shown.locator("[data-offer]:focus")).to_have_accessible_name("Move to: point 7")
    page.keyboard.press("Enter")
    expect(shown.get_by_role("status")).to_have_text("Moved: 13/7")
    page.keyboard.press("Backspace")
    expect(shown.get_by_role("status")).to_have_text("Roll 6-3: move a checker.")


def test_the_striker_stays_on_its_line_and_the_aim_is_said(page: Page) -> None:
    shown = board(page, "carrom")
    striker = shown.get_by_role("img", name="Striker")
    striker.scroll_into_view_if_needed()
    start = middle(striker)
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0] + 500, start[1] - 120)
    page.mouse.up()
    assert places(shown)["striker"] == pytest.approx((590.8, 117.4), abs=0.1)
    shown.locator("svg").focus()
    page.keyboard.press("a")
    assert places(shown)["striker"] == pytest.approx((586.8, 117.4), abs=0.6)
    before = shown.get_by_role("status").text_content()
    for _ in range(30):
        page.keyboard.press("ArrowLeft")
    expect(shown.get_by_role("status")).not_to_have_text(before or "")


def test_the_cue_ball_in_hand_stays_within_the_d(page: Page) -> None:
    shown = board(page, "snooker")
    shown.scroll_into_view_if_needed()
    start = middle(shown.get_by_role("img", name="Cue ball"))
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0] - 300, start[1])
    page.mouse.up()
    x, y = places(shown)["cue"]
    assert ((x - 889) ** 2 + (y - 737) ** 2) ** 0.5 == pytest.approx(292, abs=0.5)
    assert y < 737


@pytest.mark.parametrize("game", ["carrom", "snooker"])
def test_a_stroke_plays_to_where_the_table_has_it_and_what_falls_is_gone(page: Page, game: str) -> None:
    shown = board(page, game)
    page.emulate_media(reduced_motion="reduce")
    shown.get_by_role("button", name="Play a stroke").click()
    motion = Motion.from_json(EXAMPLES[f"{game}-break"]().as_json())
    meant = {piece: (1000 * x, 1000 * y) for piece, (x, y) in motion.at(motion.duration).items()}
    for _ in range(WAITS):
        seen = places(shown)
        if seen.keys() == meant.keys() and all(
            seen[one] == pytest.approx(meant[one], abs=0.1) for one in meant
        ):
            break
        page.wait_for_timeout(100)
    assert seen.keys() == meant.keys()
    for piece, place in meant.items():
        assert seen[piece] == pytest.approx(place, abs=0.1)
    expect(shown.locator(".fallen *")).to_have_count(0)


def test_a_board_turned_is_the_same_board(page: Page) -> None:
    shown = board(page, "carrom")
    near, before = middle(shown.get_by_role("img", name="Striker")), places(shown)
    shown.get_by_role("button", name="Turn").click()
    shown.get_by_role("button", name="Turn").click()
    far = middle(shown.get_by_role("img", name="Striker"))
    assert places(shown) == before
    assert far[1] < near[1] - 200


@pytest.mark.parametrize(
    ("game", "row"),
    [
        ("carrom", "Queen 0 mm from the middle"),
        ("snooker", "Black, 7 points 889 mm from the left cushion, 3245 mm from the bottom cushion"),
        ("backgammon", "White point 13 5"),
    ],
)
def test_a_board_is_told_in_words(page: Page, game: str, row: str) -> None:
    shown = board(page, game)
    shown.get_by_role("button", name="Text").click()
    expect(shown.get_by_role("row").filter(has_text=re.compile(row.split()[0])).first).to_be_visible()
    assert any(row in " ".join(text.split()) for text in shown.get_by_role("row").all_inner_texts())
