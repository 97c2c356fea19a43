"""What networks of backgammon learn from."""

from array import array
from random import Random

import pytest
from msgspec.structs import astuple

from arbitro.players.backgammon.evaluator import BOARD, Evaluator
from arbitro.players.backgammon.lessons import START, LessonTable, ahead, looked_ahead, play_lesson
from arbitro.players.backgammon.search import BackgammonSearch, turn_round
from arbitro.players.backgammon.weights import house_weights
from arbitro.players.core import chances


def boards(count: int) -> list[bytes]:
    found = play_lesson(Evaluator(house_weights()), 4, Random(1)).boards
    return [found[place : place + BOARD] for place in range(0, BOARD * count, BOARD)]


def test_a_position_learns_from_the_roll_that_fell() -> None:
    evaluator = Evaluator(house_weights())
    lesson = play_lesson(evaluator, 1, Random(3))
    assert lesson.boards[:BOARD] == START
    targets = memoryview(lesson.targets).cast("f")
    second = lesson.boards[BOARD : 2 * BOARD]
    assert list(targets[:5]) == pytest.approx(astuple(evaluator.chances(second).mirror()), abs=1e-6)


def test_a_position_learns_by_a_share_from_what_came_of_it() -> None:
    """The first position of three of one game is moved to the third's target, seen from its own side each time."""
    targets = array("f", (0.5, 0, 0, 0, 0, 0.5, 0.2, 0, 0.1, 0, 0.25, 0.1, 0.05, 0.4, 0.2, 0.9, 0.3, 0, 0, 0))
    chances.trace(targets, array("i", (1, 2, -1, -1)), 0.5)
    second = [0.5 + 0.5 * (0.75 - 0.5), 0.2 + 0.5 * 0.2, 0.1, 0.1, 0.025]
    assert list(targets[10:]) == pytest.approx([0.25, 0.1, 0.05, 0.4, 0.2, 0.9, 0.3, 0, 0, 0])
    assert list(targets[5:10]) == pytest.approx(second)
    first = [0.5 * 0.5 + 0.5 * (1 - second[0]), second[3] / 2, second[4] / 2, second[1] / 2, second[2] / 2]
    assert list(targets[:5]) == pytest.approx(first)


def test_a_position_is_corrected_by_what_is_found_wrong_later() -> None:
    """The first of two positions gets a share of what the look from the second has beyond its answer."""
    targets = array("f", (0.5, 0.2, 0.1, 0.3, 0.2, 0.6, 0.25, 0.02, 0.15, 0.04))
    answers = array("f", (0.4, 0, 0, 0, 0, 0.5, 0.2, 0, 0.1, 0))
    chances.correct(targets, answers, array("i", (1, -1)), 0.5)
    assert list(targets) == pytest.approx([0.45, 0.225, 0.12, 0.325, 0.21, 0.6, 0.25, 0.02, 0.15, 0.04])


def test_with_the_whole_share_looks_ahead_add_up_to_what_a_game_came_to_less_its_luck(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("arbitro.players.backgammon.lessons.STRAYING", 0)
    evaluator = Evaluator(house_weights())
    lesson = looked_ahead(evaluator, 1, Random(3), 1.0)
    laid = play_lesson(evaluator, 1, Random(3)).boards
    some = [laid[place : place + BOARD] for place in range(0, len(laid), BOARD)]
    expected = memoryview(ahead(LessonTable(evaluator), laid).targets).cast("f")[::5]
    wrong = [look - evaluator.chances(board).win for look, board in zip(expected, some, strict=True)]
    for turn, found in enumerate(memoryview(lesson.targets).cast("f")[: 5 * len(some) : 5]):
        later = sum((-1) ** (place - turn) * wrong[place] for place in range(turn + 1, len(wrong)))
        assert found == pytest.approx(expected[turn] + later, abs=1e-4)


def test_what_the_other_of_two_near_plays_leads_to_is_corrected_alike() -> None:
    evaluator = Evaluator(house_weights())
    table = LessonTable(evaluator)
    laid = play_lesson(evaluator, 4, Random(3)).boards
    lesson = looked_ahead(evaluator, 4, Random(3), 0.9)
    assert lesson.boards.startswith(laid)
    rows, beside = len(laid) // BOARD, len(lesson.boards) // BOARD
    assert 1.2 < beside / rows < 1.9
    at_once = ahead(table, lesson.boards).targets
    pairs = zip(memoryview(lesson.targets).cast("f"), memoryview(at_once).cast("f"), strict=True)
    moved = [new - old for new, old in pairs]
    changes = [moved[place : place + 5] for place in range(0, len(moved), 5)]
    for change in changes[rows:]:
        assert any(change == pytest.approx(other, abs=1e-5) for other in changes[:rows])


def test_with_the_whole_share_a_game_without_straying_learns_what_it_came_to(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("arbitro.players.backgammon.lessons.STRAYING", 0)
    lesson = play_lesson(Evaluator(house_weights()), 1, Random(3), 1.0)
    win = memoryview(lesson.targets).cast("f")[::5].tolist()
    assert len(win) > 20
    for turn, found in enumerate(win):
        assert found == pytest.approx(win[0] if turn % 2 == 0 else 1 - win[0], abs=1e-5)


def test_a_position_looked_at_ahead_learns_from_every_roll() -> None:
    evaluator = Evaluator(house_weights())
    some = boards(40)[::7]
    lesson = ahead(LessonTable(evaluator), b"".join(some))
    targets = memoryview(lesson.targets).cast("f")
    for place, board in enumerate(some):
        expected = astuple(BackgammonSearch(evaluator).chances(board, 1))
        assert list(targets[5 * place : 5 * place + 5]) == pytest.approx(expected, abs=1e-5)


def test_the_same_seed_gives_the_same_lesson() -> None:
    evaluator = Evaluator(house_weights())
    assert looked_ahead(evaluator, 2, Random(5)) == looked_ahead(evaluator, 2, Random(5))
    assert looked_ahead(evaluator, 2, Random(5)) != looked_ahead(evaluator, 2, Random(6))


def test_every_game_goes_on_until_the_bearoff_knows_it() -> None:
    evaluator = Evaluator(house_weights())
    lesson = play_lesson(evaluator, 8, Random(7))
    found = [lesson.boards[place : place + BOARD] for place in range(0, len(lesson.boards), BOARD)]
    assert len(lesson.targets) == 4 * 5 * len(found)
    assert found.count(START) == 8
    assert all(any(board[7:26]) or any(turn_round(board)[7:26]) for board in found)
