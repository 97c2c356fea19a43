"""Which checkers the board lets be moved, die by die, is what the engine leaves open: every way to every legal move."""

from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

from arbitro.backgammon.plays import choices
from arbitro.backgammon.position import seen_from
from arbitro.backgammon.ways import find_ways
from tests.backgammon.test_legal_plays import plain_search, positions, step
from tests.browser.test_watch import Table

pytestmark = pytest.mark.browser
MANY = 400
OPEN = """async (asked) => {
  const { board } = document.querySelector('live-match');
  const open = () => [...board.drawing.querySelectorAll('.offer-from')].map((one) => Number(one.dataset.offer));
  return asked.map(({ men, dice, choices, stops, step }) => {
    board.set({ men, side: 'X', dice, choices, stops, made: [], chosen: null });
    const first = open();
    if (step) board.set({ made: [step] });
    return [first, step ? open() : []].map((points) => points.sort((one, other) => one - other));
  });
}"""


def reaches(board: bytes, dice: list[int], ends: set[bytes]) -> bool:
    """Tell whether some order of dice ends in a legal position."""
    return board in ends or any(reaches(after, left, ends) for *_, after, left in nexts(board, dice))


def nexts(board: bytes, dice: list[int]) -> list[tuple[int, int, bytes, list[int]]]:
    """Return every step that one checker can make: from where, by which die, and what is after it."""
    found = []
    for die in set(dice):
        left = list(dice)
        left.remove(die)
        moved = [(point, step(board, point, die)) for point in range(1, 26)]
        found += [(point, die, after, left) for point, after in moved if after]
    return found


def open_steps(board: bytes, dice: list[int], ends: set[bytes]) -> list[tuple[int, int, bytes, list[int]]]:
    return [one for one in nexts(board, dice) if reaches(one[2], one[3], ends)]


def test_a_checker_can_be_moved_where_the_law_lets_it_and_nowhere_else(page: Page) -> None:
    Table(page).make("halves", "backgammon/wbgf-2.1", "Okafor", "Brandt")
    page.goto("/watch/halves")
    expect(page.locator(".checker")).to_have_count(30)
    asked: list[dict[str, Any]] = []
    wanted: list[list[list[int]]] = []
    for board, first, second in positions(MANY, seed=5):
        dice = [first] * 4 if first == second else [first, second]
        _, ends = plain_search(board, first, second)
        steps = open_steps(board, dice, ends)
        made = steps[len(asked) % len(steps)] if steps else None
        after = open_steps(made[2], made[3], ends) if made else []
        asked.append(
            {
                "men": {"X": [*board[:26]], "O": [*board[26:]]},
                "dice": [first, second],
                "choices": [*choices(seen_from("X", board), "X", (first, second))],
                "stops": msgspec.to_builtins(find_ways(seen_from("X", board), (first, second))),
                "step": made and {"from": made[0], "to": max(made[0] - made[1], 0), "die": made[1]},
            }
        )
        wanted.append([sorted({one[0] for one in steps}), sorted({one[0] for one in after})])
    assert page.evaluate(OPEN, asked) == wanted
