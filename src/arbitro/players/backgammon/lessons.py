"""What networks learn from: positions of games that they play against themselves, many games at once, with targets.

A target is what follows: the best play of the roll that fell (TD(0); G. Tesauro, "Temporal Difference Learning and
TD-Gammon", Communications of the ACM 38, 1995), or of every roll. Now and then a game goes on with the second best
play, so that positions are met which the players avoid. A game is left as soon as the exact bearoff knows it.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from random import Random

import msgspec

from arbitro.backgammon.core.plays import ROLLS, find_all
from arbitro.players.backgammon.evaluator import BOARD, Evaluator, doubles, floats
from arbitro.players.backgammon.stakes import Money, worth_turned
from arbitro.players.core import chances, features, network

START = bytes({6: 5, 8: 3, 13: 5, 24: 2}.get(place % 26, 0) for place in range(BOARD))
MONEY = worth_turned(Money(), 1)
STRAYING = 0.08
"""How often a game goes on with the second best play."""
LOOKED_AT = 0.3
"""How many of the positions of a game are looked at a roll ahead."""
TOGETHER = 4
"""Positions that are looked at a roll ahead in one call."""
_ONE = array("f", (1.0,))
_EVERY = array("f", ((1 if first == second else 2) / 36 for first, second in ROLLS))
_DICE = bytes(die for roll in ROLLS for die in roll)


class Lesson(msgspec.Struct, frozen=True):
    """Positions, one behind the other, and five chances for each, as the bytes of floats."""

    boards: bytes
    targets: bytes

    def teach(self, evaluator: Evaluator, rate: float) -> None:
        """Move the networks towards the targets, in order."""
        evaluator.learn(self.boards, memoryview(self.targets).cast("f"), rate)


class Table:
    """Room to find the plays of many boards and their best ones."""

    def __init__(self, evaluator: Evaluator) -> None:
        self.evaluator = evaluator
        self.results = memoryview(bytearray(BOARD * 1024))
        self._values = doubles(1024)
        self.best = array("i")
        self.second = array("i")

    def weigh(self, boards: bytes, dice: bytes) -> memoryview[float]:
        """Find the best play of each board and its dice; return the chances of every play, for the other side."""
        rolls = len(dice) // 2
        starts = array("i", bytes(4 * (rolls + 1)))
        count = find_all(boards, dice, self.results, starts, True)
        if BOARD * count > len(self.results):
            self.results, self._values = memoryview(bytearray(2 * BOARD * count)), doubles(2 * count)
            find_all(boards, dice, self.results, starts, True)
        outputs = self.evaluator.evaluate(self.results[: BOARD * count], True)
        values = self._values[:count]
        chances.value(outputs, MONEY, values)
        self.best, self.second = (array("i", bytes(4 * rolls)) for _ in range(2))
        chances.choose(values, starts, self.best, self.second)
        return outputs

    def targets(self, boards: bytes, dice: bytes, shares: array[float]) -> memoryview[float]:
        """Return the chances of each board over its rolls and their best plays."""
        found = floats(network.OUTPUTS * len(dice) // (2 * len(shares)))
        chances.expect(self.weigh(boards, dice), self.best, shares, found)
        return found

    def after(self, place: int) -> bytes:
        """Return the board after one of the plays as the other side sees it."""
        board = bytes(self.results[BOARD * place : BOARD * (place + 1)])
        return board[26:] + board[:26]


def played(evaluator: Evaluator, games: int, chance: Random) -> Lesson:
    """Play games at once; each position learns from the best play of the roll that fell."""
    table, learnt, targets = Table(evaluator), [], []
    boards, dice = [START] * games, [_opening(chance) for _ in range(games)]
    while boards:
        laid = b"".join(boards)
        learnt.append(laid)
        targets.append(table.targets(laid, b"".join(dice), _ONE).tobytes())
        boards = [table.after(place) for place in _going_on(table, chance)]
        dice = [_roll(chance) for _ in boards]
    return Lesson(b"".join(learnt), b"".join(targets))


def looked_ahead(evaluator: Evaluator, games: int, chance: Random) -> Lesson:
    """Play games at once; some of the positions learn from the best play of every roll."""
    boards = played(evaluator, games, chance).boards
    places = [place for place in range(0, len(boards), BOARD) if chance.random() < LOOKED_AT]
    return ahead(Table(evaluator), [boards[place : place + BOARD] for place in places])


def ahead(table: Table, boards: Sequence[bytes]) -> Lesson:
    """Return positions with the chances over every roll and its best play."""
    targets = []
    for first in range(0, len(boards), TOGETHER):
        some = boards[first : first + TOGETHER]
        laid = b"".join(board * len(ROLLS) for board in some)
        targets.append(table.targets(laid, _DICE * len(some), _EVERY).tobytes())
    return Lesson(b"".join(boards), b"".join(targets))


def _going_on(table: Table, chance: Random) -> list[int]:
    """Return the plays by which the games that are not known yet go on."""
    plays = [
        second if chance.random() < STRAYING else best
        for best, second in zip(table.best, table.second, strict=True)
    ]
    return [place for place in plays if table.evaluator.kinds[place] >= features.RACE]


def _opening(chance: Random) -> bytes:
    return bytes(chance.sample(range(1, 7), 2))


def _roll(chance: Random) -> bytes:
    return bytes((chance.randint(1, 6), chance.randint(1, 6)))
