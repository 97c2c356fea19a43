"""How fast the backgammon players weigh positions and decide, beside engines from PyPI where they are installed.

pip install bgsage gnubg-nn    # never a dependency
"""

import itertools
import time
from collections.abc import Callable
from random import Random
from statistics import fmean
from typing import Any

import pytest

from arbitro.backgammon.core.plays import Plays
from arbitro.players.backgammon.bgsage import signed_board
from arbitro.players.backgammon.evaluator import house_evaluator
from arbitro.players.backgammon.house import STRENGTHS, USUAL, house
from arbitro.players.backgammon.lessons import START
from arbitro.players.backgammon.sight import BackgammonSight, CubeStanding, Play

POSITIONS, DECISIONS = 500, 20


def games(count: int, seed: int) -> list[tuple[bytes, tuple[int, int], tuple[Play, ...]]]:
    """Return positions of games with a roll and its plays, each with a choice."""
    draw, plays, board = Random(seed), Plays(), START
    found: list[tuple[bytes, tuple[int, int], tuple[Play, ...]]] = []
    while len(found) < count:
        dice = draw.randint(1, 6), draw.randint(1, 6)
        number = plays.find(board, *dice)
        choices = tuple(Play(plays.steps(index), plays.result(index)) for index in range(number))
        if number > 1:
            found.append((board, dice, choices))
        after = choices[draw.randrange(number)].after if number else board
        board = after[26:] + after[:26] if any(after[1:26]) else START
    return found


def weigh(benchmark: Any, ready: Callable[[list[bytes]], Any], weigh_all: Callable[[Any], object]) -> None:
    """Measure a weigher on positions that are new in every round: some engines remember what they have weighed."""
    seeds = itertools.count(1)

    def new() -> tuple[tuple[Any], dict[str, Any]]:
        return (ready([board for board, _, _ in games(POSITIONS, next(seeds))]),), {}

    assert benchmark.pedantic(weigh_all, setup=new, rounds=20)
    benchmark.extra_info["positions a second, in the best round"] = round(
        POSITIONS / benchmark.stats.stats.min
    )


def test_positions_weighed(benchmark: Any) -> None:
    evaluator = house_evaluator()
    weigh(benchmark, b"".join, lambda boards: list(evaluator.evaluate(boards, False)))


def test_positions_weighed_by_gnubg_nn(benchmark: Any) -> None:
    gnubg = pytest.importorskip("gnubg_nn", reason="gnubg-nn is not installed")
    weigh(
        benchmark,
        lambda boards: [[[*board[27:]], [*board[1:26]]] for board in boards],
        lambda boards: [gnubg.probabilities(board, 0) for board in boards],
    )


def test_positions_weighed_by_bgsage(benchmark: Any) -> None:
    bgsage = pytest.importorskip("bgsage", reason="bgsage is not installed")
    engine = bgsage.create_analyzer("1ply", parallel_threads=1)
    weigh(
        benchmark,
        lambda boards: [signed_board(board) for board in boards],
        lambda boards: [engine.post_move_analytics(board, jacoby=False) for board in boards],
    )


@pytest.mark.parametrize("strength", STRENGTHS)
def test_decisions(benchmark: Any, strength: int) -> None:
    player = house(strength, Random(1))
    sights = [
        BackgammonSight(board, CubeStanding(5, 5), plays, dice) for board, dice, plays in games(DECISIONS, 2)
    ]
    assert all(benchmark(lambda: [player.act(sight) for sight in sights]))
    longest = benchmark.stats.stats.max / DECISIONS
    benchmark.extra_info["ms a decision, in the slowest round"] = round(1000 * longest, 2)
    spent = [_spent(lambda sight=sight: player.act(sight)) for sight in sights]
    benchmark.extra_info["ms of processor time, mean and most"] = f"{fmean(spent):.2f}; {max(spent):.2f}"
    if strength in (USUAL, max(STRENGTHS)):
        benchmark.extra_info["required"] = "1000 ms"


def _spent(work: Callable[[], object]) -> float:
    start = time.process_time()
    work()
    return 1000 * (time.process_time() - start)


def test_decisions_of_bgsage(benchmark: Any) -> None:
    bgsage = pytest.importorskip("bgsage", reason="bgsage is not installed")
    engine = bgsage.create_analyzer("1ply", parallel_threads=1)
    positions = [(signed_board(board), dice) for board, dice, _ in games(DECISIONS, 2)]
    assert all(
        benchmark(lambda: [engine.checker_play(board, *dice, away1=5, away2=5) for board, dice in positions])
    )
    benchmark.extra_info["ms a decision"] = round(1000 * benchmark.stats.stats.median / DECISIONS, 2)
