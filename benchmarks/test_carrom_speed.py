"""How many carrom strokes a second are judged on one core, through the referee and in pure Python.

Time of the processor is measured, so that other work on the machine does not count.
"""

import time
from random import Random
from typing import Any

import pytest

from arbitro.carrom.board import Board
from arbitro.carrom.facts import CarromStroke, PlaceMen
from arbitro.carrom.game import GAMES
from arbitro.carrom.sides import SIDES
from arbitro.kernel import Fact

REQUIRED = 20_000
BOARDS = 60


def next_fact(rng: Random, board: Board) -> Fact:
    """Place what is due; otherwise strike, as players of some skill do."""
    for colour in SIDES:
        if board.to_place.of(colour):
            return PlaceMen(board.to_place.of(colour))
    men = 1 if board.men.of(board.side) and rng.random() < 0.5 else 0
    return CarromStroke(
        white=men if board.side == "white" else 0,
        black=men if board.side == "black" else 0,
        queen=board.queen == "board" and rng.random() < 0.1,
        striker=rng.random() < 0.08,
        improper="push" if rng.random() < 0.03 else "",
    )


def played_strokes(edition: str) -> list[tuple[Board, CarromStroke]]:
    """Return the strokes of whole boards, each with the board before it."""
    book, rng, strokes = GAMES[edition].boards, Random(7), []
    for _ in range(BOARDS):
        board = Board()
        while not board.over:
            fact = next_fact(rng, board)
            if isinstance(fact, CarromStroke):
                strokes.append((board, fact))
            board = book.judge(board, fact).state
    return strokes


@pytest.mark.benchmark(timer=time.process_time)
@pytest.mark.parametrize("edition", sorted(GAMES))
def test_judged_strokes(benchmark: Any, edition: str) -> None:
    book, strokes = GAMES[edition].boards, played_strokes(edition)

    def judge_all() -> int:
        return sum(len(book.judge(board, stroke).rulings) for board, stroke in strokes)

    assert benchmark(judge_all) > len(strokes)
    benchmark.extra_info["strokes a second"] = round(len(strokes) / benchmark.stats.stats.median)
    benchmark.extra_info["required"] = REQUIRED
