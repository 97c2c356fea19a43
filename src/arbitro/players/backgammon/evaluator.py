"""The evaluator: the five chances of any backgammon position, by network or, at the end, exactly."""

from __future__ import annotations

from array import array
from functools import cache

from arbitro.players.backgammon.chances import Chances
from arbitro.players.backgammon.weights import KINDS, Weights, house_weights
from arbitro.players.core import bearoff, chances, features, kinds, network

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
    """Networks for all kinds of positions, over one exact bearoff."""

    def __init__(self, weights: Weights) -> None:
        self.networks = [_network(one) for one in weights.nets]
        self._by_kind = [(kind, self.networks[weights.place(kind)]) for kind in KINDS]
        self.bearoff = one_sided()
        self.kinds = memoryview(bytearray())
        self.inputs = floats(0)
        self.outputs = floats(0)

    def evaluate(self, boards: Boards, turned: bool) -> memoryview[float]:
        """Return the five chances for each board, seen from its own side or, turned, from the other's.

        What is returned is overwritten by the next call.
        """
        inputs, found = self.see(boards, turned)
        outputs = self.outputs[: network.OUTPUTS * len(found)]
        for kind, net in self._by_kind:
            net.forward(inputs, found, kind, outputs)
        self.bearoff.weigh(boards, turned, found, kinds.BEAROFF, outputs)
        chances.settle(boards, turned, found, kinds.OVER, kinds.RACE, outputs)
        return outputs

    def see(self, boards: Boards, turned: bool = False) -> tuple[memoryview[float], memoryview[int]]:
        """Return the inputs and kinds of boards; the next call overwrites them."""
        count = len(boards) // BOARD
        self._make_room(count)
        found = self.kinds[:count]
        kinds.tell(boards, turned, found)
        features.encode(boards, turned, found, kinds.RACE, self.inputs)
        return self.inputs, found

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
