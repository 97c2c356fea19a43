"""Pull back to strike, the loupe and the fine strip, and the warning of a foul: by real touches."""

import math
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.touching import BALLS, Finger, lie, middle, seated

pytestmark = pytest.mark.browser
PHONES = [(390, 844), (844, 390)]


def sent(page: Page) -> list[Any]:
    """Return the list into which each act that the page sends is put."""
    acts: list[Any] = []
    page.on("request", lambda one: acts.append(one.post_data_json) if "/acts" in one.url else None)
    return acts


def handle(page: Page) -> tuple[float, float]:
    box = page.locator(".handle").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def state(page: Page, game: str, what: str) -> Any:
    return page.evaluate(f"document.querySelector('{game}-play').shown.state.{what}")


@pytest.mark.parametrize("size", PHONES)
def test_letting_go_of_the_handle_strikes_as_hard_as_it_was_pulled(
    chromium: Browser, hall: str, size: tuple[int, int]
) -> None:
    with seated(chromium, hall, "carrom", size) as page:
        acts, (x, y) = sent(page), handle(page)
        room = min(70, size[1] - y - 10)
        finger = Finger(page)
        finger.drag((x, y), (x, y + room), lift=False)
        word = page.locator(".finger-word")
        assert "%" in word.inner_text()
        assert page.locator(".finger-loupe").is_visible()
        angle = state(page, "carrom", "angle")
        speed = page.evaluate("document.querySelector('carrom-play').speed")
        finger.lift()
        page.wait_for_timeout(400)
        (hit,) = (act["event"]["hit"] for act in acts)
        assert hit["angle"] == pytest.approx(math.degrees(angle) % 360, abs=0.01)
        assert hit["speed"] == speed
        assert word.is_hidden()


def test_a_short_pull_and_a_second_finger_strike_nothing(chromium: Browser, hall: str) -> None:
    with seated(chromium, hall, "carrom", PHONES[0]) as page:
        acts, (x, y) = sent(page), handle(page)
        finger = Finger(page)
        finger.drag((x, y), (x, y + 15))
        x, y = handle(page)
        finger.drag((x, y), (x, y + 60), lift=False)
        finger.second((x, y + 60), (x + 80, y - 200))
        finger.lift()
        page.wait_for_timeout(300)
        assert acts == []
        assert state(page, "carrom", "pull") is None


def test_the_cue_is_pulled_back_and_a_finger_that_goes_ahead_aims(chromium: Browser, hall: str) -> None:
    with seated(chromium, hall, "snooker", PHONES[0]) as page:
        acts = sent(page)
        behind = page.locator(".cue-shaft").bounding_box()
        assert behind is not None
        x, y = behind["x"] + behind["width"] / 2, behind["y"] + behind["height"] / 2
        cue = middle(page, "Cue ball")
        long = math.hypot(x - cue[0], y - cue[1])
        way = ((x - cue[0]) / long, (y - cue[1]) / long)
        finger = Finger(page)
        finger.drag((x, y), (x - 40, y - 60))
        assert acts == []
        behind = page.locator(".cue-shaft").bounding_box()
        assert behind is not None
        x, y = behind["x"] + behind["width"] / 2, behind["y"] + behind["height"] / 2
        long = math.hypot(x - cue[0], y - cue[1])
        way = ((x - cue[0]) / long, (y - cue[1]) / long)
        finger.drag((x, y), (x + 70 * way[0], y + 70 * way[1]))
        page.wait_for_timeout(400)
        assert len(acts) == 1
        assert "strike" in acts[0]["event"]


@pytest.mark.parametrize("game", ["carrom", "snooker"])
def test_a_pixel_of_the_strip_turns_the_aim_by_less_than_a_tenth_of_a_degree(
    chromium: Browser, hall: str, game: str
) -> None:
    with seated(chromium, hall, game, PHONES[0]) as page:
        box = page.locator(".aim-strip .scale").bounding_box()
        assert box is not None
        before = state(page, game, "angle")
        start = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        Finger(page).drag(start, (start[0] + 20, start[1]))
        turned = abs(math.degrees(state(page, game, "angle") - before)) / 20
        assert 0 < turned <= 0.1
        before = state(page, game, "angle")
        page.locator(".aim-strip button").first.tap()
        assert abs(math.degrees(state(page, game, "angle") - before)) <= 0.1001


def test_strikes_by_the_button_only_where_somebody_wants_it_so(chromium: Browser, hall: str) -> None:
    with seated(chromium, hall, "carrom", PHONES[0]) as page:
        page.evaluate("localStorage.setItem('arbitro-strike-by-button', 'true')")
        page.reload()
        page.locator('[data-part="main-action"]').last.wait_for()
        acts, (x, y) = sent(page), handle(page)
        Finger(page).drag((x, y), (x, y + 60))
        page.wait_for_timeout(300)
        assert acts == []
        page.locator('[data-part="main-action"]').last.tap()
        page.wait_for_timeout(300)
        assert len(acts) == 1


def test_an_aim_at_a_ball_that_is_not_on_is_told_as_the_foul_that_it_would_be(
    chromium: Browser, hall: str
) -> None:
    with seated(chromium, hall, "snooker", (820, 1180), laid=lie(BALLS)) as page:
        x, y = middle(page, "Blue")
        Finger(page).drag((x + 3, y + 40), (x, y))
        status = page.locator('[data-part="status"]')
        expect(status).to_contain_text("strike now")
        assert "§" in status.inner_text()
        assert page.locator(".ghost.foul").count() == 1
        x, y = middle(page, "Red", last=True)
        Finger(page).drag((x + 3, y + 40), (x, y))
        page.wait_for_timeout(150)
        assert "strike now" not in status.inner_text()
        assert page.locator(".ghost.foul").count() == 0


def test_an_aim_straight_into_a_pocket_is_told_in_carrom_too(chromium: Browser, hall: str) -> None:
    with seated(chromium, hall, "carrom", PHONES[0]) as page:
        holes = page.locator(".b-hole").all()
        box = holes[-1].bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        Finger(page).drag((x, y + 30), (x, y))
        page.wait_for_timeout(200)
        first = page.evaluate("document.querySelector('carrom-play').warning")
        assert first["law"]
