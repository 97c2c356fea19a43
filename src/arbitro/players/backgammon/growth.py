"""How networks begin: at random, or as smaller ones that are given more inputs and more units."""

from __future__ import annotations

from array import array
from random import Random

from arbitro.players.backgammon.weights import Training, Weights
from arbitro.players.core import features, network


def fresh(units: int, race_units: int, seed: int) -> Weights:
    """Return small weights at random."""
    contact, race, crashed = (
        at_random(count, seed + number) for number, count in enumerate((units, race_units, units))
    )
    return Weights(contact, race, Training(), crashed)


def at_random(units: int, seed: int) -> array[float]:
    """Return small weights of a network at random."""
    return _small(network.size(features.INPUTS, units), Random(seed))


def grown(weights: Weights, units: int, race_units: int, seed: int) -> Weights:
    """Return networks of at least so many units that see all inputs and answer as the given ones do."""
    every = zip((weights.contact, weights.race, weights.crashed or weights.contact),
                (units, race_units, units), strict=True)  # fmt: skip
    contact, race, crashed = (
        _grown(one, weights.inputs, count, Random(seed + number)) for number, (one, count) in enumerate(every)
    )
    return Weights(contact, race, weights.training, crashed)


def _grown(numbers: array[float], inputs: int, units: int, draw: Random) -> array[float]:
    """Return a network's weights, new inputs without weight for its units, new units without weight for its answer."""
    had = network.units(inputs, len(numbers))
    more = max(0, units - had)
    rows = [numbers[place : place + had] for place in range(0, had * (inputs + 1), had)]
    bias, outputs = rows.pop(), numbers[had * (inputs + 1) :]
    rows += [_zeros(had)] * (features.INPUTS - inputs)
    found = array("f")
    for row in (*rows, bias):
        found += row + _small(more, draw)
    return found + outputs[: 5 * had] + _zeros(5 * more) + outputs[5 * had :]


def _small(count: int, draw: Random) -> array[float]:
    return array("f", (draw.uniform(-0.1, 0.1) for _ in range(count)))


def _zeros(count: int) -> array[float]:
    return array("f", bytes(4 * count))
