"""How networks of backgammon learn from lessons: in batches drawn from all of them, each weight by steps of its own.

A step goes along the mean of the last slopes of the error, divided by the root of their usual square (D. Kingma and
J. Ba, "Adam: a method for stochastic optimization", 2015): what is seen seldom learns as fast as what is seen in every
game.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from random import Random
from typing import Any, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from arbitro.players.backgammon.evaluator import BOARD, Evaluator, kinds_of
from arbitro.players.backgammon.lessons import Lesson
from arbitro.players.backgammon.weights import KINDS, Net, Weights, blank, read_weights, write_weights
from arbitro.players.core import features

BATCH = 512
"""Positions of a batch."""
MEAN = 1000
"""Over how many batches the mean runs."""
DRIFT, USUAL = 0.9, 0.999
"""How much of the mean slope, and of its usual square, is kept when the next one is seen."""
# Keeps a step finite where a weight has had no slope yet.
LEAST = 1e-8
PULL = 32.0
"""How much an error in what a position is worth counts beside those in its chances."""
WORTH = np.array((2, 1, 1, -1, -1), np.float32)
Floats: TypeAlias = NDArray[np.floating[Any]]


class Learning(msgspec.Struct, frozen=True):
    """What networks have learnt so far, and all that learning on needs."""

    learnt: Weights
    mean: Weights
    """The running mean of what was learnt: it plays, and is kept in the end."""
    drift: Weights
    """The mean of the last slopes."""
    spread: Weights
    """The usual square of the slopes."""
    batches: list[int]
    """How many each network has learnt."""


def begin_learning(weights: Weights) -> Learning:
    """Return weights that begin to learn; they themselves stay as they are."""
    learnt, mean = (read_weights(write_weights(weights)) for _ in range(2))
    return Learning(learnt, mean, blank(weights), blank(weights), [0] * len(weights.nets))


class Pupil:
    """Networks that learn."""

    def __init__(self, learning: Learning) -> None:
        self.batches = learning.batches
        self._evaluator = Evaluator(learning.learnt)
        several = (learning.learnt, learning.mean, learning.drift, learning.spread)
        self._numbers = [
            tuple(_numbers(weights.nets[place]) for weights in several) for place in range(2 * len(KINDS))
        ]
        self.layers = [_layers(net, _numbers(net)) for net in learning.learnt.nets]

    def learn(self, lessons: Sequence[Lesson], seed: int, rate: float) -> None:
        """Learn lessons in batches of one kind of position each, drawn from all of them."""
        boards = np.frombuffer(b"".join(one.boards for one in lessons), np.uint8).reshape(-1, BOARD)
        targets = np.frombuffer(b"".join(one.targets for one in lessons), np.float32).reshape(-1, 5)
        kinds = np.concatenate([kinds_of(one.boards) for one in lessons])
        batches = []
        for place, kind in enumerate(KINDS):
            rows = np.flatnonzero(kinds == kind)
            np.random.default_rng((seed, place)).shuffle(rows)
            batches += [(place, rows[first : first + BATCH]) for first in range(0, len(rows), BATCH)]
        Random(seed).shuffle(batches)
        for place, rows in batches:
            inputs, _ = self._evaluator.see(boards[rows].tobytes())
            seen = np.asarray(inputs)[: len(rows) * features.INPUTS].reshape(len(rows), features.INPUTS)
            for one in (place, len(KINDS) + place):
                # Move the weights of a network along a slope, and their mean after them.
                slope = slopes(self.layers[one], seen, targets[rows])
                weights, mean, drift, spread = self._numbers[one]
                self.batches[one] += 1
                age = self.batches[one]
                drift += (1 - DRIFT) * (slope - drift)
                spread += (1 - USUAL) * (slope * slope - spread)
                size = np.sqrt(spread / np.float32(1 - USUAL**age)) + np.float32(LEAST)
                weights -= np.float32(rate / (1 - DRIFT**age)) * drift / size
                mean += np.float32(1 / min(age, MEAN)) * (weights - mean)


def answers(layers: Sequence[tuple[Floats, Floats]], seen: Floats) -> list[Floats]:
    """Return what every layer answers to rows of inputs, these first and the five chances last."""
    found = [seen]
    for rows, biases in layers[:-1]:
        found.append(np.maximum(found[-1] @ rows + biases, 0))
    rows, biases = layers[-1]
    return [*found, 1 / (1 + np.exp(-(found[-1] @ rows + biases)))]


def slopes(layers: Sequence[tuple[Floats, Floats]], seen: Floats, targets: Floats) -> Floats:
    """Return how the error over some rows grows with each weight, in the order of the weights.

    The error is that in the chances (their relative entropy) and in what they are worth (by the square).
    """
    found = answers(layers, seen)
    chances = found[-1]
    error = chances - targets
    error += PULL * (error @ WORTH)[:, None] * WORTH * chances * (1 - chances)
    error /= np.float32(len(seen))
    parts: list[Floats] = []
    for (rows, _), before in zip(reversed(layers), reversed(found[:-1]), strict=True):
        parts += [error.sum(axis=0), (before.T @ error).ravel()]
        error = (error @ rows.T) * (before > 0)
    return np.concatenate(parts[::-1])


def _numbers(net: Net) -> Floats:
    """Return the weights of a network as an array that shares them."""
    return np.frombuffer(net.numbers, np.float32)


def _layers(net: Net, numbers: Floats) -> list[tuple[Floats, Floats]]:
    """Return the rows and biases of each layer, which share the numbers."""
    found, first = [], 0
    for seen, units in pairwise(net.widths):
        end = first + seen * units
        found.append((numbers[first:end].reshape(seen, units), numbers[end : end + units]))
        first = end + units
    return found
