"""How networks learn from lessons: in batches drawn from all of them, each weight in steps of its own size.

A step is the slope of the error over a batch, divided by the root of its usual square (T. Tieleman and G. Hinton,
"Lecture 6.5: rmsprop", 2012): what is seen seldom learns as fast as what is seen in every game.
"""

from __future__ import annotations

import os
from array import array
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from random import Random

from arbitro.players.backgammon.evaluator import Evaluator
from arbitro.players.backgammon.lessons import Lesson
from arbitro.players.backgammon.weights import KINDS, Weights, blank
from arbitro.players.core import network

BATCH = 256
"""Positions of a batch."""
MEAN = 600
"""Over how many batches the mean runs, which is moved after every so many of them."""
MOVED = 8


class Pupil:
    """Weights that learn, with the usual size of their slopes, and their running mean."""

    def __init__(
        self, weights: Weights, spread: Weights, mean: Weights, batches: Sequence[int] | None = None
    ) -> None:
        self.weights, self.spread, self.mean = weights, spread, mean
        self.batches = list(batches or [0] * len(weights.nets))
        """How many each network has learnt."""
        self._evaluator = Evaluator(weights)
        self._slopes = blank(weights).nets

    def learn(self, lessons: Sequence[Lesson], seed: int, rate: float) -> None:
        """Learn lessons in batches that are drawn from all of them; each network on a core of its own, while there are.

        What they come to does not depend on how many there are: networks have nothing in common.
        """
        targets = memoryview(b"".join(lesson.targets for lesson in lessons)).cast("f")
        inputs, kinds = self._evaluator.see(b"".join(lesson.boards for lesson in lessons))
        rows = [array("i") for _ in self.weights.nets]
        place_of = {kind: rows[self.weights.place(kind)] for kind in KINDS}
        for row, kind in enumerate(kinds):
            if kind in place_of:
                place_of[kind].append(row)

        def study(place: int) -> None:
            Random(f"{seed}/{place}").shuffle(rows[place])
            self._study(place, inputs, rows[place], targets, rate)

        with ThreadPoolExecutor(os.cpu_count()) as cores:
            longest_first = sorted(range(len(rows)), key=lambda place: -len(rows[place]))
            list(cores.map(study, longest_first))

    def _study(
        self,
        place: int,
        inputs: memoryview[float],
        rows: array[int],
        targets: memoryview[float],
        rate: float,
    ) -> None:
        """Learn some rows with one network, in batches."""
        weights, spread, mean = (one.nets[place] for one in (self.weights, self.spread, self.mean))
        slopes = self._slopes[place]
        for first in range(0, len(rows), BATCH):
            batch = rows[first : first + BATCH]
            self._evaluator.networks[place].learn(inputs, batch, targets, slopes)
            network.descend(weights, slopes, spread, rate, self.batches[place])
            self.batches[place] += 1
            if self.batches[place] % MOVED == 0:
                network.approach(mean, weights, MOVED / min(self.batches[place], MEAN))
