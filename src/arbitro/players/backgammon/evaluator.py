"""The evaluator: the five chances of any backgammon position, by network or, at the end, exactly."""

from __future__ import annotations

from array import array
from functools import cache
from typing import TypeAlias

from arbitro.players.backgammon.chances import Chances
from arbitro.players.backgammon.weights import KINDS, Net, Weights, house_weights, room
from arbitro.players.core import bearoff, chances, features, kinds, network

BOARD = 52
KEPT = 4
"""How many plays of a roll are weighed at most where the quick networks choose them."""
MARGIN = 0.12
"""How much worse than the best the quick networks may think a play that is weighed, in points for money."""
Boards = bytes | bytearray | memoryview
Nets: TypeAlias = "list[tuple[int, network.Network]]"


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


def kinds_of(boards: Boards) -> memoryview[int]:
    """Return what kind of position each board is."""
    found = memoryview(bytearray(len(boards) // BOARD))
    kinds.tell(boards, False, found)
    return found


class Evaluator:
    """Networks for all kinds of positions and quick ones beside them, over one exact bearoff."""

    def __init__(self, weights: Weights) -> None:
        nets = [_network(net) for net in weights.nets]
        self._nets = list(zip(KINDS, nets[: len(KINDS)], strict=True))
        self._quick = list(zip(KINDS, nets[len(KINDS) :], strict=True))
        self.bearoff = one_sided()
        self.kinds = memoryview(bytearray())
        self.inputs = floats(0)
        self.outputs = floats(0)
        self._values = doubles(0)

    def evaluate(self, boards: Boards, turned: bool) -> memoryview[float]:
        """Return the five chances for each board, seen from its own side or, turned, from the other's.

        What is returned is overwritten by the next call.
        """
        return self._answer(self._nets, boards, turned)

    def sift(self, boards: memoryview[int], starts: array[int], worth_turned: array[float]) -> int:
        """Keep of each group of boards after a play those that may be the best; return how many.

        The quick networks say which: at most `KEPT`, and none that seems worse than another by `MARGIN`.
        """
        if len(boards) == BOARD * (len(starts) - 1):
            return len(starts) - 1
        outputs = self._answer(self._quick, boards, True)
        values = self._values[: len(boards) // BOARD]
        chances.value(outputs, worth_turned, values)
        return chances.sift(boards, values, starts, KEPT, MARGIN * max(map(abs, worth_turned)) / 2)

    def _answer(self, nets: Nets, boards: Boards, turned: bool) -> memoryview[float]:
        inputs, found = self.see(boards, turned)
        outputs = self.outputs[: network.OUTPUTS * len(found)]
        for kind, net in nets:
            net.forward(inputs, found, kind, outputs)
        self.bearoff.weigh(boards, turned, found, kinds.BEAROFF, outputs)
        chances.settle(boards, turned, found, kinds.OVER, kinds.RACE, outputs)
        return outputs

    def see(self, boards: Boards, turned: bool = False) -> tuple[memoryview[float], memoryview[int]]:
        """Return the inputs and kinds of boards; the next call overwrites them."""
        count = len(boards) // BOARD
        if len(self.kinds) < count:
            self.kinds = memoryview(bytearray(count))
            self.inputs, self.outputs = floats(count * features.INPUTS), floats(count * network.OUTPUTS)
            self._values = doubles(count)
        found = self.kinds[:count]
        kinds.tell(boards, turned, found)
        features.encode(boards, turned, found, kinds.RACE, self.inputs)
        return self.inputs, found

    def chances(self, board: bytes, turned: bool = False) -> Chances:
        """Return the five chances of one board."""
        return Chances(*self.evaluate(board, turned))


@cache
def house_evaluator() -> Evaluator:
    """Return the evaluator of the house players."""
    return Evaluator(house_weights())


def _network(net: Net) -> network.Network:
    return network.Network(array("i", net.widths), net.numbers, floats(room(net.widths)))
