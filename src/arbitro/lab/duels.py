"""Two networks of backgammon against each other: games for money, cubeless, at once, with the luck taken out.

Each game is played twice from one seed with the seats changed. The luck of every roll is judged by the house's network
for both alike, so that a network is not paid for its own opinion.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from arbitro.backgammon.core.plays import ROLLS
from arbitro.backgammon.position import START
from arbitro.lab.batch import Job
from arbitro.lab.rollouts import PLACE, Sums, dice, worth_known
from arbitro.players.backgammon.evaluator import Evaluator
from arbitro.players.backgammon.search import REPLIES, Search, turn_round
from arbitro.players.backgammon.stakes import Money, worth_turned
from arbitro.players.backgammon.weights import house_weights, read_weights

HOUSE = "house"
"""The name of the house's own network, where a file of weights may be named."""
PART = 10
"""Games of a job, and as many with the seats changed."""
_MONEY = worth_turned(Money(), 1)


def jobs(one: str, other: str, games: int, seed: str) -> list[Job]:
    """Return a duel in parts: games in pairs with the same dice to begin with."""
    pairs = (games + 1) // 2
    return [
        {"one": one, "other": other, "seed": seed, "first": first, "count": min(PART, pairs - first)}
        for first in range(0, pairs, PART)
    ]


def fought(job: Job) -> dict[str, Any]:
    """Play the games of a part; points are those of the first network."""
    sums = Sums()
    one, other, judge = (search_of(name) for name in (job["one"], job["other"], HOUSE))
    for number in range(job["first"], job["first"] + job["count"]):
        for sign, seated in ((1, (one, other)), (-1, (other, one))):
            raw, fair = _game(seated, judge, Random(f"{job['seed']}/{number}"))
            sums.add(sign * raw, sign * fair)
    return {**job, **msgspec.to_builtins(sums)}


@lru_cache(maxsize=4)
def search_of(name: str) -> Search:
    """Return the search of a file of weights, or of the house."""
    return Search(Evaluator(house_weights() if name == HOUSE else read_weights(Path(name).read_bytes())))


def _game(seated: tuple[Search, Search], judge: Search, chance: Random) -> tuple[float, float]:
    """Return what a game came to for the one who begins, as it fell and with the luck taken out."""
    board, turn, luck = START.board("X"), 0, 0.0
    while True:
        sign = -1 if turn % 2 else 1
        known = worth_known(board)
        if known is not None:
            return sign * known, sign * known - luck
        roll = dice(chance.randrange(36))
        while not turn and roll[0] == roll[1]:
            roll = dice(chance.randrange(36))
        replies = judge.replies(board, REPLIES)
        expected = -sum(share * left for share, left, _ in _possible(replies, turn))
        luck += sign * (-replies[PLACE[roll]][1] - expected)
        board, turn = turn_round(_played(seated[turn % 2], board, roll)), turn + 1


def _possible(replies: list[tuple[float, float, bytes]], turn: int) -> list[tuple[float, float, bytes]]:
    """Return the rolls that can come, the doubles left out at the beginning of a game."""
    if turn:
        return replies
    kept = [one for one, (first, second) in zip(replies, ROLLS, strict=True) if first != second]
    return [(share * 36 / 30, left, board) for share, left, board in kept]


def _played(search: Search, board: bytes, roll: tuple[int, int]) -> bytes:
    """Return the board after the best play of a roll by a network alone."""
    boards = search.results(board, roll)
    values = search.weigh(boards, _MONEY)
    return boards[values.index(max(values))]
