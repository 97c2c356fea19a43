"""How networks begin: at random, as smaller ones that are given more units, as several in one, or as parts of one."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from random import Random

from arbitro.players.backgammon.weights import KINDS, Training, Weights
from arbitro.players.core import features, kinds, network


def fresh(units: int, race_units: int, seed: int) -> Weights:
    """Return small weights at random, for each family of kinds."""
    counts = (race_units, *(units for _ in kinds.FAMILIES[1:]))
    return Weights(tuple(at_random(count, seed + number) for number, count in enumerate(counts)), Training())


def at_random(units: int, seed: int) -> array[float]:
    """Return small weights of a network at random."""
    return _small(network.size(features.INPUTS, units), Random(seed))


def parted(weights: Weights) -> Weights:
    """Return networks for each kind of its own that answer as those of the families do."""
    return Weights(tuple(weights.nets[weights.place(kind)][:] for kind in KINDS), weights.training)


def grown(weights: Weights, units: int, race_units: int, seed: int) -> Weights:
    """Return networks of at least so many units that answer as the given ones do."""
    race = weights.place(kinds.RACE)
    return Weights(
        tuple(
            _grown(one, race_units if place == race else units, Random(seed + place))
            for place, one in enumerate(weights.nets)
        ),
        weights.training,
    )


def joined(several: Sequence[Weights]) -> Weights:
    """Return networks with the units of all the given ones, which answer as these do on average.

    Networks that learnt apart err apart: their mean errs less than each. The mean is that of the sums behind the
    chances.
    """
    if len(several) == 1:
        return several[0]
    if any(one.parted for one in several):
        several = [parted(one) for one in several]
    every = zip(*(one.nets for one in several), strict=True)
    return Weights(tuple(map(_joined, every)), _together([one.training for one in several]))


def _joined(nets: Sequence[array[float]]) -> array[float]:
    """Return the weights of one network for those of several."""
    counts = [network.units(features.INPUTS, len(one)) for one in nets]
    ends = [count * (features.INPUTS + 1) for count in counts]
    found = array("f")
    for row in range(features.INPUTS + 1):
        for one, count in zip(nets, counts, strict=True):
            found += one[row * count : (row + 1) * count]
    for output in range(network.OUTPUTS):
        for one, count, end in zip(nets, counts, ends, strict=True):
            first = end + output * count
            found += array("f", (weight / len(nets) for weight in one[first : first + count]))
    biases = zip(*(one[-network.OUTPUTS :] for one in nets), strict=True)
    return found + array("f", (sum(each) / len(nets) for each in biases))


def _together(several: Sequence[Training]) -> Training:
    """Return how networks were learnt that were joined: all that was done for each."""
    return Training(
        tuple(command for one in several for command in one.commands),
        sum(one.games for one in several),
        sum(one.refined for one in several),
        max(one.date for one in several),
    )


def _grown(numbers: array[float], units: int, draw: Random) -> array[float]:
    """Return a network's weights, new units without weight for its answer."""
    had = network.units(features.INPUTS, len(numbers))
    more = max(0, units - had)
    end = had * (features.INPUTS + 1)
    rows, outputs = (numbers[place : place + had] for place in range(0, end, had)), numbers[end:]
    found = array("f")
    for row in rows:
        found += row + _small(more, draw)
    for place in range(0, network.OUTPUTS * had, had):
        found += outputs[place : place + had] + _zeros(more)
    return found + outputs[-network.OUTPUTS :]


def _small(count: int, draw: Random) -> array[float]:
    return array("f", (draw.uniform(-0.1, 0.1) for _ in range(count)))


def _zeros(count: int) -> array[float]:
    return array("f", bytes(4 * count))
