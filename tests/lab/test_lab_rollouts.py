"""Rollouts find what is known exactly, and taking out the luck leaves the mean and most of the variance goes."""

from math import hypot

import pytest

from arbitro.backgammon.position import START, counts_from_points
from arbitro.lab.rollouts import equity, jobs, rolled_out
from arbitro.players.backgammon.evaluator import house_evaluator
from arbitro.players.backgammon.stakes import Money, worth


def rolled(board: bytes, games: int) -> object:
    return equity([rolled_out(job) for job in jobs(board, games, "1")])


def test_a_race_that_is_known_exactly_is_found_to_the_last_digit() -> None:
    board = counts_from_points({1: 2, 6: 3}) + counts_from_points({2: 2, 5: 2})
    found = equity([rolled_out(job) for job in jobs(board, 36, "1")])
    assert found.margin == 0.0
    exact = house_evaluator().chances(board).worth(worth(Money(), 1))
    assert found.equity == pytest.approx(exact, abs=1e-4)


def test_taking_out_the_luck_leaves_the_mean_and_narrows_the_interval() -> None:
    board = counts_from_points({13: 2, 8: 3, 7: 2, 6: 4, 5: 2, 4: 2}) + counts_from_points(
        {20: 2, 13: 3, 8: 4, 6: 4, 5: 2}
    )
    found = equity([rolled_out(job) for job in jobs(board, 72, "2")])
    assert found.margin < found.raw_margin / 2
    assert abs(found.equity - found.raw) < hypot(found.margin, found.raw_margin) * 1.5


@pytest.mark.nightly
def test_the_side_that_begins_has_the_better_of_the_start() -> None:
    found = equity([rolled_out(job) for job in jobs(START.board("X"), 1296, "3")])
    assert 0.03 < found.equity < 0.12
    assert found.margin < 0.02
