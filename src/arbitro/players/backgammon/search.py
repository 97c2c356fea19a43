"""Weighs plays and positions, at once or by looking one or two rolls ahead."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import TypeAlias

from msgspec.structs import astuple

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


class BackgammonSearch:
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

    def weigh_further(self, board: bytes, worth: Worth, worth_turned: Worth) -> float:
        """Return what a board is worth to the side that has just moved, after both sides' next rolls and best plays."""
        # Every roll of the reply with its best play, then every roll of one's own: twenty-one times twenty-one
        # positions with all their plays.
        if not any(board[1:26]):
            return self.evaluator.chances(board).worth(worth)
        replies = self.replies(turn_round(board), worth)
        found = []
        for share, left, after in replies:
            # A reply that bears off the last man ends the game: what it leaves is known without another roll.
            if any(after[1:26]):
                answers = self._answers(turn_round(after), worth_turned, own=True)
                left = sum(
                    weight * max(values) for weight, (values, _) in zip(_WEIGHTS, answers, strict=True)
                )
            found.append(share * left)
        return sum(found)

    def chances(self, board: bytes, ahead: int) -> Chances:
        """Return the chances of the side on roll, over so many rolls ahead and their best plays for money."""
        # Each reply is what is best for money, whoever asks: the chances of a position are no matter of the
        # score.
        if not ahead or not (any(board[1:26]) and any(board[27:52])):
            return self.evaluator.chances(board)
        five = [0.0] * 5
        for share, _, after, left in self._best(board, REPLIES):
            if ahead > 1:
                left = astuple(self.chances(turn_round(after), ahead - 1))
            for place in _FIVE:
                five[place] += share * left[place]
        return Chances(*five).mirror()

    def results(self, board: bytes, roll: tuple[int, int]) -> list[bytes]:
        """Return the boards after every play of a roll; the board itself where nothing can be moved."""
        self._plays.find(board, *roll)
        return self._plays.results() or [board]

    def replies(self, board: bytes, worth: Worth) -> list[tuple[float, float, bytes]]:
        """Return for each roll its share, what its best play leaves the other side, and the board after it."""
        return [(share, left, after) for share, left, after, _ in self._best(board, worth)]

    def _best(self, board: bytes, worth: Worth) -> Iterable[tuple[float, float, bytes, Sequence[float]]]:
        """Return the replies with the chances that they leave the other side."""
        found = []
        for roll, (values, outputs) in enumerate(self._answers(board, worth)):
            best = values.index(min(values))
            start = BOARD * (self._starts[roll] + best)
            after = bytes(self._results[start : start + BOARD])
            found.append((_WEIGHTS[roll], values[best], after, outputs[5 * best : 5 * best + 5]))
        return found

    def _answers(
        self, board: bytes, worth: Worth, own: bool = False
    ) -> list[tuple[list[float], list[float]]]:
        """Return for each roll of the side to move what its plays are worth, and the chances.

        They are worth it to the other side, which is left as little as can be, or to its own.
        """
        count = self._find(board, worth if own else array("d", (-one for one in worth)))
        starts, results = self._starts, self._results
        outputs = self.evaluator.evaluate(results[: BOARD * count], True)
        values = self._room(count)
        core.value(outputs, worth, values)
        found = list(values)
        every = list(outputs)
        return [(found[start:end], every[5 * start : 5 * end]) for start, end in pairwise(starts)]

    def _find(self, board: bytes, worth_turned: Worth) -> int:
        """Lay the boards after every roll and its plays that may be best one behind the other; return how many.

        A roll that cannot be played is one.
        """
        # A quick network first says which plays are worth weighing: most plays of a roll are far from the best.
        boards = board * len(ROLLS)
        count = find_all(boards, _DICE, self._results, self._starts, True)
        if BOARD * count > len(self._results):
            self._results = memoryview(bytearray(BOARD * count))
            find_all(boards, _DICE, self._results, self._starts, True)
        return self.evaluator.sift(self._results[: BOARD * count], self._starts, worth_turned)

    def _room(self, count: int) -> memoryview[float]:
        if len(self._values) < count:
            self._values = doubles(count)
        return self._values[:count]


REPLIES = array("d", (-1, 2, 1, 1, -1, -1))
"""The other side's points for money: the side that plays keeps them least."""
