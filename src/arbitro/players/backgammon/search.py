"""Weighs plays and positions, at once or by looking a roll ahead."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from itertools import pairwise
from typing import TypeAlias

from arbitro.backgammon.core.plays import ROLLS, Plays, find_all
from arbitro.players.backgammon.chances import Chances
from arbitro.players.backgammon.evaluator import BOARD, Evaluator, doubles
from arbitro.players.core import chances as core

Worth: TypeAlias = "array[float]"

_DICE = bytes(die for roll in ROLLS for die in roll)
_WEIGHTS = [(1 if first == second else 2) / 36 for first, second in ROLLS]
_FIVE = range(5)


def turn_round(board: bytes) -> bytes:
    """Return a board from the other side."""
    return board[26:] + board[:26]


class Search:
    """An evaluator with room to look ahead."""

    def __init__(self, evaluator: Evaluator) -> None:
        self.evaluator = evaluator
        self._plays = Plays()
        self._results = memoryview(bytearray(BOARD * 4096))
        self._starts = array("i", bytes(4 * (len(ROLLS) + 1)))
        self._values = doubles(4096)

    def weigh(self, boards: Sequence[bytes], worth_turned: Worth) -> list[float]:
        """Return what each board is worth to the side that has just moved."""
        values = self._room(len(boards))
        core.value(self.evaluator.evaluate(b"".join(boards), True), worth_turned, values)
        return list(values)

    def weigh_ahead(self, board: bytes, worth: Worth) -> float:
        """Return what a board is worth to the side that has just moved, after every roll and best answer."""
        turned = turn_round(board)
        if not any(board[1:26]):
            return self.evaluator.chances(board).worth(worth)
        return sum(
            weight * min(values)
            for weight, (values, _) in zip(_WEIGHTS, self._answers(turned, worth), strict=True)
        )

    def chances(self, board: bytes, ahead: bool) -> Chances:
        """Return the chances of the side on roll, at once or over every roll and its best play for money."""
        if not ahead:
            return self.evaluator.chances(board)
        five = [0.0] * 5
        for weight, (values, outputs) in zip(_WEIGHTS, self._answers(board, REPLIES), strict=True):
            best = values.index(min(values))
            for place in _FIVE:
                five[place] += weight * outputs[5 * best + place]
        return Chances(*five).turned()

    def results(self, board: bytes, roll: tuple[int, int]) -> list[bytes]:
        """Return the boards after every play of a roll; the board itself where nothing can be moved."""
        self._plays.find(board, *roll)
        return self._plays.results() or [board]

    def replies(self, board: bytes, worth: Worth) -> list[tuple[float, float, bytes]]:
        """Return for each roll its share, what its best play leaves the other side, and the board after it."""
        found = []
        for roll, (values, _) in enumerate(self._answers(board, worth)):
            best = values.index(min(values))
            start = BOARD * (self._starts[roll] + best)
            found.append((_WEIGHTS[roll], values[best], bytes(self._results[start : start + BOARD])))
        return found

    def _answers(self, board: bytes, worth: Worth) -> list[tuple[list[float], list[float]]]:
        """Return for each roll of the side to move what its plays are worth to the other side, and the chances."""
        count = self._find(board)
        starts, results = self._starts, self._results
        outputs = self.evaluator.evaluate(results[: BOARD * count], True)
        values = self._room(count)
        core.value(outputs, worth, values)
        found = list(values)
        every = list(outputs)
        return [(found[start:end], every[5 * start : 5 * end]) for start, end in pairwise(starts)]

    def _find(self, board: bytes) -> int:
        """Lay the boards after every roll and play one behind the other; a roll that cannot be played is one."""
        boards = board * len(ROLLS)
        count = find_all(boards, _DICE, self._results, self._starts)
        if BOARD * (count + len(ROLLS)) > len(self._results):
            self._results = memoryview(bytearray(BOARD * (count + len(ROLLS))))
            find_all(boards, _DICE, self._results, self._starts)
        return self._stand_still(board, count)

    def _stand_still(self, board: bytes, count: int) -> int:
        """Enter the board itself for the rolls that cannot be played, and return how many boards there are then."""
        starts, results = self._starts, self._results
        if all(start < end for start, end in pairwise(starts)):
            return count
        found = bytes(results[: BOARD * count])
        pieces = [found[BOARD * start : BOARD * end] or board for start, end in pairwise(starts)]
        laid = b"".join(pieces)
        results[: len(laid)] = laid
        end = 0
        for roll, piece in enumerate(pieces):
            end += len(piece) // BOARD
            starts[roll + 1] = end
        return end

    def _room(self, count: int) -> memoryview[float]:
        if len(self._values) < count:
            self._values = doubles(count)
        return self._values[:count]


REPLIES = array("d", (-1, 2, 1, 1, -1, -1))
"""The other side's points for money: the side that plays keeps them least."""
