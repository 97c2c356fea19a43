"""Rollouts of a backgammon position: games played out by the house, with the luck of every roll taken out again.

Before each roll all 21 are looked at with their best plays: what the roll brought beyond their mean is luck, whose
expectation is nothing, so that taking it out leaves the mean as it is and most of the variance gone. The first two
rolls go evenly through all 36. A game ends early where the exact bearoff knows it.
"""

from __future__ import annotations

from functools import cache
from math import sqrt
from random import Random
from typing import Any

import msgspec

from arbitro.backgammon.core.plays import ROLLS
from arbitro.lab.jobs import Job
from arbitro.lab.ratings import NORMAL
from arbitro.players.backgammon.evaluator import house_evaluator
from arbitro.players.backgammon.search import REPLIES, BackgammonSearch, turn_round
from arbitro.players.backgammon.stakes import Money, worth

PART = 36
"""Games of a job."""
HOME = 6
PLACE = {roll: place for place, roll in enumerate(ROLLS)}
_MONEY = worth(Money(), 1)


class Sums(msgspec.Struct):
    """What games have come to: how many, points and their squares, as they fell and with the luck taken out."""

    games: int = 0
    raw: float = 0.0
    raw_squares: float = 0.0
    fair: float = 0.0
    fair_squares: float = 0.0

    def add(self, raw: float, fair: float) -> None:
        """Count a game."""
        self.games += 1
        self.raw, self.raw_squares = self.raw + raw, self.raw_squares + raw * raw
        self.fair, self.fair_squares = self.fair + fair, self.fair_squares + fair * fair


class Equity(msgspec.Struct, frozen=True):
    """What a position is worth to the side on roll, for money and without the cube."""

    equity: float
    margin: float
    """How far it may be off, with 95 %."""
    games: int
    raw: float
    """The mean without taking out the luck."""
    raw_margin: float


def jobs(board: bytes, games: int, seed: str) -> list[Job]:
    """Return a rollout in parts."""
    return [
        {"board": board.hex(), "seed": seed, "first": first, "count": min(PART, games - first)}
        for first in range(0, games, PART)
    ]


def rolled_out(job: Job) -> dict[str, Any]:
    """Play the games of a part."""
    sums = Sums()
    for number in range(job["first"], job["first"] + job["count"]):
        sums.add(*_game(bytes.fromhex(job["board"]), number, Random(f"{job['seed']}/{number}")))
    return {**job, **msgspec.to_builtins(sums)}


def equity(parts: list[dict[str, Any]]) -> Equity:
    """Return what the parts of a rollout say together."""
    games = sum(part["games"] for part in parts)
    fair, fair_margin = _mean(games, *(sum(part[key] for part in parts) for key in ("fair", "fair_squares")))
    raw, raw_margin = _mean(games, *(sum(part[key] for part in parts) for key in ("raw", "raw_squares")))
    return Equity(round(fair, 4), round(fair_margin, 4), games, round(raw, 4), round(raw_margin, 4))


def _mean(count: int, total: float, squares: float) -> tuple[float, float]:
    mean = total / count
    variance = max(0.0, squares / count - mean * mean) / max(1, count - 1)
    return mean, NORMAL * sqrt(variance)


@cache
def _search() -> BackgammonSearch:
    return BackgammonSearch(house_evaluator())


def _game(board: bytes, number: int, chance: Random) -> tuple[float, float]:
    """Return what a game came to for the side on roll, as it fell and with the luck taken out."""
    sign, luck, turn = 1, 0.0, 0
    while True:
        known = worth_known(board)
        if known is not None:
            return sign * known, sign * known - luck
        replies = _search().replies(board, REPLIES)
        expected = -sum(share * left for share, left, _ in replies)
        _, left, after = replies[PLACE[_roll(number, turn, chance)]]
        luck += sign * (-left - expected)
        board, sign, turn = turn_round(after), -sign, turn + 1


def worth_known(board: bytes) -> float | None:
    """Return what a game is worth to the side on roll where it is over or the exact bearoff knows it."""
    if not any(board[27:52]):
        return float(-_lost_by(board[:26]))
    if any(board[HOME + 1 : 26]) or any(board[26 + HOME + 1 : 52]):
        return None
    return _search().evaluator.chances(board).worth(_MONEY)


def _lost_by(men: bytes) -> int:
    """Return by how much a side has lost whose opponent has borne off: 1, 2 or 3."""
    if men[0]:
        return 1
    return 3 if any(men[19:26]) else 2


def _roll(number: int, turn: int, chance: Random) -> tuple[int, int]:
    """Return the dice of a turn; the first two rolls of the games go through all 36."""
    even = (number % 36, number // 36 % 36)
    return dice(even[turn] if turn < len(even) else chance.randrange(36))


def dice(place: int) -> tuple[int, int]:
    """Return one of the 36 rolls, the larger die first."""
    first, second = place // 6 + 1, place % 6 + 1
    return max(first, second), min(first, second)
