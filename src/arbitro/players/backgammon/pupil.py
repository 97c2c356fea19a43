"""How networks learn from lessons: in batches drawn from all of them, each weight in steps of its own size.

A step is the slope of the error over a batch, divided by the root of its usual square (T. Tieleman and G. Hinton,
"Lecture 6.5: rmsprop", 2012): what is seen seldom learns as fast as what is seen in every game.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from random import Random

from arbitro.players.backgammon.evaluator import Evaluator
from arbitro.players.backgammon.lessons import Lesson
from arbitro.players.backgammon.weights import Weights, blank
from arbitro.players.core import network

BATCHES = 24
"""Into how many batches the lessons of a step are dealt."""


class Pupil:
    """Weights that learn, with the usual size of their slopes."""

    def __init__(self, weights: Weights, spread: Weights) -> None:
        self.weights, self.spread = weights, spread
        self._evaluator = Evaluator(weights)
        self._slopes = blank(weights)

    def learn(self, lessons: Sequence[Lesson], step: int, rate: float) -> None:
        """Learn the lessons of a step, which counts from 0."""
        targets = memoryview(b"".join(lesson.targets for lesson in lessons)).cast("f")
        inputs, kinds = self._evaluator.see(b"".join(lesson.boards for lesson in lessons))
        rows = array("i", range(len(kinds)))
        Random(step).shuffle(rows)
        for batch in range(BATCHES):
            some = rows[batch::BATCHES]
            for place, (kind, net) in enumerate(self._evaluator.networks()):
                if net.learn(inputs, kinds, kind, some, targets, self._slopes.each()[place]):
                    self._descend(place, rate, BATCHES * step + batch)

    def _descend(self, place: int, rate: float, age: int) -> None:
        weights, slopes, spread = (one.each()[place] for one in (self.weights, self._slopes, self.spread))
        network.descend(weights, slopes, spread, rate, age)
