"""The weights of the networks, and the file they are kept in: a line of JSON, then the numbers."""

from __future__ import annotations

import lzma
import struct
import sys
from array import array
from importlib.resources import files
from itertools import pairwise
from math import sqrt
from random import Random

import msgspec

from arbitro.players.core import features, kinds, network

KINDS = (kinds.RACE, kinds.CRASHED, kinds.CONTACT)
"""The kinds that networks answer for, in the order of the file."""
UNITS = (1024, 256, 64)
"""The hidden units of networks where nothing else is said, from the first layer to the last."""
LAYERS = network.DEEPEST - 1
"""How many hidden layers there may be."""
QUICK = (32,)
"""Those of the quick networks, which only say which plays are worth weighing."""


class Training(msgspec.Struct, frozen=True):
    """How weights were learnt."""

    commands: tuple[str, ...] = ()
    """The commands that were given, one after the other."""
    games: int = 0
    """Over how many whole games."""
    refined: int = 0
    """Over how many games whose positions were looked at a roll ahead."""
    date: str = ""


class WeightsHeading(msgspec.Struct, frozen=True):
    """The first line of a file of weights."""

    inputs: int
    training: Training
    units: tuple[tuple[int, ...], ...]
    """Hidden units in the layers of each network, those of the quick ones behind the others."""
    half: bool = False
    """Whether a number has two bytes instead of four: of each network all the upper ones, then all the lower."""


class Net(msgspec.Struct, frozen=True):
    """The hidden units in the layers of a network, and its weights."""

    units: tuple[int, ...]
    numbers: array[float]

    @property
    def widths(self) -> tuple[int, ...]:
        """How many inputs there are and how many units in each layer, up to the chances."""
        return (features.INPUTS, *self.units, network.OUTPUTS)


class Weights(msgspec.Struct, frozen=True):
    """What networks have learnt: one for each kind of position, then a quick one for each."""

    nets: tuple[Net, ...]
    training: Training


class BadWeights(ValueError):
    """A file of weights does not fit this program."""


def size(widths: tuple[int, ...]) -> int:
    """Return how many weights a network has: of each layer, with its biases."""
    return sum((seen + 1) * units for seen, units in pairwise(widths))


def room(widths: tuple[int, ...]) -> int:
    """Return how many floats a network needs to work in: the sums of its layers, and a blank row of inputs."""
    return sum(widths[1:]) + widths[0]


def fresh(units: tuple[int, ...], quick: tuple[int, ...], seed: int) -> Weights:
    """Return small weights at random."""
    shapes = [shape for shape in (units, quick) for _ in KINDS]
    return Weights(
        tuple(_at_random(shape, Random(seed + number)) for number, shape in enumerate(shapes)), Training()
    )


def read_weights(data: bytes) -> Weights:
    """Read a file of weights."""
    line, _, numbers = data.partition(b"\n")
    try:
        heading = msgspec.json.decode(line, type=WeightsHeading)
    except msgspec.ValidationError as error:
        raise BadWeights("of an earlier kind") from error
    empty = [Net(units, array("f")) for units in heading.units]
    width = 2 if heading.half else 4
    read = _read_halves if heading.half else lambda part: _lowest_first(array("f", part))
    if len(empty) != 2 * len(KINDS) or heading.inputs != features.INPUTS or not all(map(_fits, empty)):
        raise BadWeights(f"for {heading.inputs} inputs, {heading.units} units")
    sizes = [width * size(net.widths) for net in empty]
    if len(numbers) != sum(sizes):
        raise BadWeights(f"{len(numbers)} bytes")
    ends = [sum(sizes[: place + 1]) for place in range(len(sizes))]
    parts = (numbers[end - size : end] for end, size in zip(ends, sizes, strict=True))
    return Weights(
        tuple(Net(net.units, read(part)) for net, part in zip(empty, parts, strict=True)), heading.training
    )


def write_weights(weights: Weights, half: bool = False) -> bytes:
    """Return the file of weights; halves are right to three digits."""
    heading = WeightsHeading(
        features.INPUTS, weights.training, tuple(net.units for net in weights.nets), half
    )
    each = (net.numbers for net in weights.nets)
    written = (_halves(one) if half else _lowest_first(one) for one in each)
    return b"".join((msgspec.json.encode(heading), b"\n", *written))


def blank(weights: Weights) -> Weights:
    """Return as many weights, all zero."""
    nets = (Net(net.units, array("f", bytes(4 * len(net.numbers)))) for net in weights.nets)
    return Weights(tuple(nets), weights.training)


def house_weights() -> Weights:
    """Return the weights of the house players; their file is packed, which zip does a tenth worse."""
    return read_weights(lzma.decompress(files(__package__).joinpath("house.weights.xz").read_bytes()))


def _fits(net: Net) -> bool:
    """Tell whether a network is of a size that can be worked with."""
    return len(net.units) <= LAYERS and all(0 < units <= network.WIDEST for units in net.units)


def _at_random(units: tuple[int, ...], draw: Random) -> Net:
    """Return a network of small weights, the smaller the more of them are summed up."""
    net, numbers = Net(units, array("f")), array("f")
    for seen, width in pairwise(net.widths):
        most = 1 / sqrt(seen)
        numbers.extend(draw.uniform(-most, most) for _ in range((seen + 1) * width))
    return Net(units, numbers)


def _read_halves(numbers: bytes) -> array[float]:
    halves, middle = bytearray(len(numbers)), len(numbers) // 2
    halves[1::2], halves[0::2] = numbers[:middle], numbers[middle:]
    return array("f", struct.unpack(f"<{middle}e", halves))


def _halves(numbers: array[float]) -> bytes:
    """Return numbers in two bytes each: all the upper ones, which are much alike and pack well, then the lower."""
    # Upper bytes of weights differ little, so that they pack well behind each other: the wheel carries half of
    # what it would.
    halves = struct.pack(f"<{len(numbers)}e", *numbers)
    return halves[1::2] + halves[0::2]


def _lowest_first(numbers: array[float]) -> array[float]:
    """Return numbers whose bytes are, or were, with the lowest of each first."""
    if sys.byteorder == "big":
        numbers = numbers[:]
        numbers.byteswap()
    return numbers
