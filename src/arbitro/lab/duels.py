"""Two networks of backgammon against each other: games for money, cubeless, with the luck taken out.

Each game is played twice from one seed with the seats changed. The luck of every roll is judged by the house's network
for both alike, so that a network is not paid for its own opinion.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import msgspec

from arbitro.backgammon.core.plays import ROLLS
from arbitro.backgammon.position import START
from arbitro.lab.jobs import Job
from arbitro.lab.rollouts import PLACE, Sums, dice, worth_known
from arbitro.players.backgammon.evaluator import Evaluator
from arbitro.players.backgammon.house import STRENGTHS, BackgammonHouse, BackgammonStrength
from arbitro.players.backgammon.search import REPLIES, BackgammonSearch, turn_round
from arbitro.players.backgammon.sight import BackgammonSight, CubeStanding, Play
from arbitro.players.backgammon.weights import house_weights, read_weights

HOUSE = "house"
"""The name of the house's own network, where a file of weights may be named."""
PART = 10
"""Games of a job, and as many with the seats changed."""
Seat: TypeAlias = Callable[[bytes, tuple[int, int]], bytes]
"""Returns the board after what is played with a roll."""
_LOOKING = (BackgammonStrength(0.0, 0.0), STRENGTHS[5], STRENGTHS[6])
"""How one plays who looks no roll, one and two rolls ahead."""


def jobs(one: str, other: str, games: int, seed: str) -> list[Job]:
    """Return a duel in parts: games in pairs with the same dice to begin with."""
    pairs = (games + 1) // 2
    return [
        {"one": one, "other": other, "seed": seed, "first": first, "count": min(PART, pairs - first)}
        for first in range(0, pairs, PART)
    ]


def play_duel(job: Job) -> dict[str, Any]:
    """Play the games of a part; points are those of the first network."""
    one, other = (seat_of(job[name]) for name in ("one", "other"))
    sums = pairs(one, other, job["seed"], range(job["first"], job["first"] + job["count"]))
    return {**job, **msgspec.to_builtins(sums)}


def pairs(one: Seat, other: Seat, seed: str, numbers: range) -> Sums:
    """Play pairs of games with the seats changed; points are those of the first."""
    sums = Sums()
    for number in numbers:
        for sign, seated in ((1, (one, other)), (-1, (other, one))):
            raw, fair = _game(seated, search_of(HOUSE), Random(f"{seed}/{number}"))
            sums.add(sign * raw, sign * fair)
    return sums


def seat_of(name: str, rolls: int = 0) -> Seat:
    """Return what plays by a file of weights or by the house's, looking so many rolls ahead."""
    return partial(_play_roll, BackgammonHouse(_LOOKING[rolls], Random(0), search_of(name)))


@lru_cache(maxsize=4)
def search_of(name: str) -> BackgammonSearch:
    """Return the search of a file of weights, or of the house."""
    return BackgammonSearch(
        Evaluator(house_weights() if name == HOUSE else read_weights(Path(name).read_bytes()))
    )


def _game(seated: tuple[Seat, Seat], judge: BackgammonSearch, chance: Random) -> tuple[float, float]:
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
        board, turn = turn_round(seated[turn % 2](board, roll)), turn + 1


def _possible(replies: list[tuple[float, float, bytes]], turn: int) -> list[tuple[float, float, bytes]]:
    """Return the rolls that can come, the doubles left out at the beginning of a game."""
    if turn:
        return replies
    kept = [one for one, (first, second) in zip(replies, ROLLS, strict=True) if first != second]
    return [(share * 36 / 30, left, board) for share, left, board in kept]


def _play_roll(house: BackgammonHouse, board: bytes, roll: tuple[int, int]) -> bytes:
    """Return the board after what a player of the house plays with a roll for money."""
    plays = tuple(Play((), after) for after in house.search.results(board, roll))
    act = house.act(BackgammonSight(board, CubeStanding(), plays, roll))
    assert isinstance(act, Play)
    return act.after
