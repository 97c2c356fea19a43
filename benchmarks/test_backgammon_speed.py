"""Backgammon's core: legal plays one by one and in a batch, whole random games, and a turn before the referee."""

from array import array
from typing import Any

from arbitro.backgammon import facts as f
from arbitro.backgammon.core.plays import BOARD, Plays, find_all, random_games
from arbitro.backgammon.game import GAMES
from arbitro.backgammon.match import Match
from arbitro.backgammon.notation import read_play
from arbitro.backgammon.position import START
from benchmarks.backgammon_beside_peers import positions

ASKED = positions(5000)
GAME = GAMES["backgammon/wbgf-2.1"]


def test_legal_plays_one_by_one(benchmark: Any) -> None:
    plays = Plays()

    def ask() -> None:
        for board, first, second in ASKED:
            plays.find(board, first, second)
            plays.results()

    benchmark(ask)
    benchmark.extra_info["positions a second"] = round(len(ASKED) / benchmark.stats["min"])


def test_legal_plays_in_a_batch(benchmark: Any) -> None:
    boards = b"".join(board for board, _, _ in ASKED)
    dice = bytes(die for _, first, second in ASKED for die in (first, second))
    results, starts = bytearray(BOARD * 40 * len(ASKED)), array("i", [0] * (len(ASKED) + 1))
    benchmark(find_all, boards, dice, results, starts)
    benchmark.extra_info["positions a second"] = round(len(ASKED) / benchmark.stats["min"])


def test_random_games(benchmark: Any) -> None:
    outcomes = array("b", [0] * 1000)
    benchmark(random_games, START.board("X"), 3, outcomes)
    benchmark.extra_info["games a second"] = round(len(outcomes) / benchmark.stats["min"])


def test_a_turn_before_the_referee(benchmark: Any) -> None:
    begun = GAME.judge(Match(), f.OpeningRoll(3, 1)).state
    move = f.Move(read_play("8/5 6/5"))

    def turn() -> None:
        GAME.judge(GAME.judge(begun, move).state, f.Roll((6, 2)))

    benchmark(turn)
    benchmark.extra_info["turns a second"] = round(1 / benchmark.stats["min"])
