"""A stroke in the browser: the pieces are where the exact motion has them, at any time, by mouse and by keyboard."""

import re
from math import pi
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from arbitro.table import Layout, Motion, Shot, simulate, snooker_table
from arbitro.web.table import EXAMPLES

pytestmark = pytest.mark.browser


def opened(page: Page) -> None:
    page.goto("/table")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_enabled()


def seek(page: Page, time: float) -> None:
    page.locator("stroke-replay input[type=range]").evaluate(
        "(bar, time) => { bar.value = time; bar.dispatchEvent(new Event('input')); }", str(time)
    )
    page.evaluate("() => document.querySelector('stroke-replay').updateComplete")


def shown(page: Page, table: str) -> dict[str, tuple[float, float]]:
    """Return where the pieces are drawn, in metres."""
    drawn = page.locator(f"svg[data-table={table}] [data-piece]:not([hidden])").evaluate_all(
        "(pieces) => pieces.map((piece) => [piece.dataset.piece, piece.getAttribute('transform')])"
    )
    numbers = {name: re.findall(r"-?[\d.]+(?:e-?\d+)?", transform) for name, transform in drawn}
    return {name: (float(x) / 1000, float(y) / 1000) for name, (x, y, *_) in numbers.items()}


def sent(name: str) -> Motion:
    """Return an example as the site sends it."""
    return Motion.from_json(EXAMPLES[name]().as_json())


def agree(page: Page, motion: Motion, time: float) -> None:
    """Hold the pieces that are shown to where they are at a time."""
    expected = motion.at(time)
    seen = shown(page, motion.table)
    assert seen.keys() == expected.keys()
    for piece, place in expected.items():
        assert seen[piece] == pytest.approx(place, abs=1e-9), piece


@pytest.mark.parametrize("name", EXAMPLES)
def test_every_piece_is_where_the_motion_has_it(page: Page, name: str) -> None:
    opened(page)
    with page.expect_response(f"**/strokes/{name}"):
        page.locator("stroke-replay form select").select_option(f"/api/table/strokes/{name}")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    motion = sent(name)
    expect(page.locator(f"svg[data-table={motion.table}]")).to_be_visible()
    for share in (0.0, 0.11, 0.37, 0.5, 0.83):
        seek(page, share * motion.duration)
        agree(page, motion, share * motion.duration)


def test_it_plays_to_its_end_and_again(page: Page, tmp_path: Path) -> None:
    layout = Layout({"cue": (0.8, 1.0), "blue": (0.8, 1.3)})
    motion = simulate(snooker_table(), layout, Shot(0.8, 1.0, pi / 2, 0.6))
    file = tmp_path / "stroke.json"
    file.write_bytes(motion.json())
    opened(page)
    page.get_by_label("Or a file of your own").set_input_files(file)
    page.get_by_label("Speed").select_option("2")
    expect(page.locator(".clock")).to_have_text(f"{motion.duration:.2f} s")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    agree(page, motion, motion.duration)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("button", name="Pause")).to_be_visible()


def test_keys_step_and_stop(page: Page) -> None:
    opened(page)
    page.locator(".tables").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".clock")).to_have_text("0.02 s")
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.keyboard.press("Home")
    expect(page.locator(".clock")).to_have_text("0.00 s")
    page.keyboard.press("End")
    motion = sent("carrom-break")
    agree(page, motion, motion.duration)


def test_what_is_no_stroke_gets_one_line(page: Page, tmp_path: Path) -> None:
    file = tmp_path / "stroke.json"
    opened(page)
    for text in (
        "{",
        "[]",
        '{"table": "carrom"}',
        '{"table": "x", "start": {"at": {}}, "segments": [], "duration": 1}',
    ):
        file.write_text(text)
        page.get_by_label("Or a file of your own").set_input_files([])
        page.get_by_label("Or a file of your own").set_input_files(file)
        expect(page.locator("stroke-replay").get_by_role("status")).to_have_text(
            re.compile("^This is not a recorded")
        )
