"""The evaluator: the five chances of any backgammon position, by network or, at the end, exactly."""

from __future__ import annotations

from array import array
from functools import cache

from arbitro.players.backgammon.chances import Chances
from arbitro.players.backgammon.weights import Weights, house_weights
from arbitro.players.core import bearoff, chances, features, network

BOARD = 52
Boards = bytes | bytearray | memoryview


def floats(count: int) -> memoryview[float]:
    """Return room for so many floats, all zero."""
    return memoryview(bytearray(4 * count)).cast("f")


def doubles(count: int) -> memoryview[float]:
    """Return room for so many doubles, all zero."""
    return memoryview(bytearray(8 * count)).cast("d")


@cache
def one_sided() -> bearoff.Bearoff:
    """Return the exact table of bearing off; it is computed once, in about a second."""
    count = bearoff.count(15)
    return bearoff.Bearoff(15, floats(count * bearoff.ROLLS), floats(count), floats(count))


class Evaluator:
    """Networks for contact, for crashed positions and for the race, over one exact bearoff."""

    def __init__(self, weights: Weights) -> None:
        self.contact, self.race = _network(weights.contact), _network(weights.race)
        self.crashed = _network(weights.crashed) if weights.crashed else self.contact
        self.bearoff = one_sided()
        self.kinds = memoryview(bytearray())
        self.inputs = floats(0)
        self.outputs = floats(0)

    def evaluate(self, boards: Boards, turned: bool) -> memoryview[float]:
        """Return the five chances for each board, seen from its own side or, turned, from the other's.

        What is returned is overwritten by the next call.
        """
        count = len(boards) // BOARD
        self._make_room(count)
        kinds, outputs = self.kinds[:count], self.outputs[: network.OUTPUTS * count]
        features.encode(boards, turned, self.inputs, kinds)
        for kind, net in self.networks():
            net.forward(self.inputs, kinds, kind, outputs)
        self.bearoff.weigh(boards, turned, kinds, features.BEAROFF, outputs)
        chances.settle(boards, turned, kinds, features.OVER, features.RACE, outputs)
        return outputs

    def networks(self) -> list[tuple[int, network.Network]]:
        """Return the network of each kind of position that has one, in the order of their weights."""
        return [
            (features.CONTACT, self.contact),
            (features.RACE, self.race),
            (features.CRASHED, self.crashed),
        ]

    def see(self, boards: Boards) -> tuple[memoryview[float], memoryview[int]]:
        """Return the inputs and kinds of boards, each seen from its own side; the next call overwrites them."""
        count = len(boards) // BOARD
        self._make_room(count)
        features.encode(boards, False, self.inputs, self.kinds[:count])
        return self.inputs, self.kinds[:count]

    def chances(self, board: bytes, turned: bool = False) -> Chances:
        """Return the five chances of one board."""
        return Chances(*self.evaluate(board, turned))

    def _make_room(self, count: int) -> None:
        if len(self.kinds) < count:
            self.kinds = memoryview(bytearray(count))
            self.inputs, self.outputs = floats(count * features.INPUTS), floats(count * network.OUTPUTS)


@cache
def house_evaluator() -> Evaluator:
    """Return the evaluator of the house players."""
    return Evaluator(house_weights())


def _network(weights: array[float]) -> network.Network:
    units = network.units(features.INPUTS, len(weights))
    return network.Network(features.INPUTS, units, weights, floats(network.room(features.INPUTS, units)))
