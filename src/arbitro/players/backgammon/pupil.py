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

BATCH = 256
"""Positions of a batch."""
MEAN = 600
"""Over how many batches the mean runs, which is moved after every so many of them."""
MOVED = 8


class Pupil:
    """Weights that learn, with the usual size of their slopes, and their running mean."""

    def __init__(self, weights: Weights, spread: Weights, mean: Weights, batches: int = 0) -> None:
        self.weights, self.spread, self.mean = weights, spread, mean
        self.batches = batches
        self._evaluator = Evaluator(weights)
        self._slopes = blank(weights)

    def learn(self, lessons: Sequence[Lesson], seed: int, rate: float) -> None:
        """Learn lessons in batches that are drawn from all of them."""
        targets = memoryview(b"".join(lesson.targets for lesson in lessons)).cast("f")
        inputs, kinds = self._evaluator.see(b"".join(lesson.boards for lesson in lessons))
        rows = array("i", range(len(kinds)))
        Random(seed).shuffle(rows)
        for first in range(0, len(rows), BATCH):
            some = rows[first : first + BATCH]
            for place, (kind, net) in enumerate(self._evaluator.networks()):
                if net.learn(inputs, kinds, kind, some, targets, self._slopes.each()[place]):
                    self._descend(place, rate)
            self.batches += 1
            if self.batches % MOVED == 0:
                self._follow()

    def _descend(self, place: int, rate: float) -> None:
        weights, slopes, spread = (one.each()[place] for one in (self.weights, self._slopes, self.spread))
        network.descend(weights, slopes, spread, rate, self.batches)

    def _follow(self) -> None:
        """Move the mean towards what is learnt."""
        share = MOVED / min(self.batches, MEAN)
        for mean, learnt in zip(self.mean.each(), self.weights.each(), strict=True):
            network.approach(mean, learnt, share)
