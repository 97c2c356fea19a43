"""How networks learn from lessons: in batches drawn from all of them, each weight in steps of its own size.

A step is the slope of the error over a batch, divided by the root of its usual square (T. Tieleman and G. Hinton,
"Lecture 6.5: rmsprop", 2012): what is seen seldom learns as fast as what is seen in every game.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from random import Random

from arbitro.players.backgammon.evaluator import Evaluator
from arbitro.players.backgammon.lessons import Lesson
from arbitro.players.backgammon.weights import Weights, blank
from arbitro.players.core import network

BATCH = 256
"""Positions of a batch."""
SHARES = 4
"""In how many shares a batch is learnt at once."""
MEAN = 600
"""Over how many batches the mean runs, which is moved after every so many of them."""
MOVED = 8


class Pupil:
    """Weights that learn, with the usual size of their slopes, and their running mean."""

    def __init__(self, weights: Weights, spread: Weights, mean: Weights, batches: int = 0) -> None:
        self.weights, self.spread, self.mean = weights, spread, mean
        self.batches = batches
        self._evaluators = [Evaluator(weights) for _ in range(SHARES)]
        self._slopes = [blank(weights) for _ in range(SHARES)]

    def learn(self, lessons: Sequence[Lesson], seed: int, rate: float) -> None:
        """Learn lessons in batches that are drawn from all of them.

        A batch is learnt in shares, each by a core of its own where there are as many; the slopes are added in order.
        """
        targets = memoryview(b"".join(lesson.targets for lesson in lessons)).cast("f")
        inputs, kinds = self._evaluators[0].see(b"".join(lesson.boards for lesson in lessons))
        rows = array("i", range(len(kinds)))
        Random(seed).shuffle(rows)
        with ThreadPoolExecutor(SHARES) as cores:
            for first in range(0, len(rows), BATCH):
                shares = [rows[first + share : first + BATCH : SHARES] for share in range(SHARES)]
                counts = list(cores.map(partial(self._study, inputs, kinds, targets), range(SHARES), shares))
                self._descend([sum(each) for each in zip(*counts, strict=True)], rate)

    def _study(
        self,
        inputs: memoryview[float],
        kinds: memoryview[int],
        targets: memoryview[float],
        share: int,
        rows: array[int],
    ) -> list[int]:
        """Find the slopes of a share of a batch; return how many of its rows each network learns from."""
        nets = zip(self._evaluators[share].networks(), self._slopes[share].each(), strict=True)
        return [net.learn(inputs, kinds, kind, rows, targets, slopes) for (kind, net), slopes in nets]

    def _descend(self, counts: Sequence[int], rate: float) -> None:
        """Move each network along the slopes of a batch, and now and then the mean towards it."""
        for place, count in enumerate(counts):
            if count:
                slopes, *others = (one.each()[place] for one in self._slopes)
                for other in others:
                    network.gather(slopes, other)
                spread = self.spread.each()[place]
                network.descend(self.weights.each()[place], slopes, spread, rate, self.batches)
        self.batches += 1
        if self.batches % MOVED == 0:
            self._follow()

    def _follow(self) -> None:
        """Move the mean towards what is learnt."""
        share = MOVED / min(self.batches, MEAN)
        for mean, learnt in zip(self.mean.each(), self.weights.each(), strict=True):
            network.approach(mean, learnt, share)
