"""The weights of the networks, and the file they are kept in: a line of JSON, then the numbers."""

from __future__ import annotations

import struct
import sys
from array import array
from importlib.resources import files

import msgspec

from arbitro.players.core import features, kinds, network

KINDS = range(kinds.RACE, kinds.COUNT)
"""The kinds that networks answer for."""


class Training(msgspec.Struct, frozen=True):
    """How weights were learnt."""

    commands: tuple[str, ...] = ()
    """The commands that were given, one after the other."""
    games: int = 0
    """Over how many whole games."""
    refined: int = 0
    """Over how many games whose positions were looked at a roll ahead."""
    date: str = ""


class Heading(msgspec.Struct, frozen=True):
    """The first line of a file of weights."""

    inputs: int
    training: Training
    units: tuple[int, ...] = ()
    """Hidden units of each network; files of an earlier kind do not say."""
    half: bool = False
    """Whether a number has two bytes instead of four."""


class Weights(msgspec.Struct, frozen=True):
    """What networks have learnt: one for each family of kinds of positions or, parted, one for each kind."""

    nets: tuple[array[float], ...]
    training: Training

    @property
    def parted(self) -> bool:
        """Whether each kind has a network of its own."""
        return len(self.nets) == len(KINDS)

    def place(self, kind: int) -> int:
        """Return which of the networks answers for a kind."""
        if self.parted:
            return kind - kinds.RACE
        return next(place for place, family in enumerate(kinds.FAMILIES) if kind in family)

    def units(self) -> tuple[int, ...]:
        """Return the hidden units of every network."""
        return tuple(network.units(features.INPUTS, len(one)) for one in self.nets)


class BadWeights(ValueError):
    """A file of weights does not fit this program."""


def read_weights(data: bytes) -> Weights:
    """Read a file of weights."""
    line, _, numbers = data.partition(b"\n")
    heading = msgspec.json.decode(line, type=Heading)
    sizes = [network.size(heading.inputs, units) for units in heading.units]
    width, read = (2, _read_halves) if heading.half else (4, _read_floats)
    if len(sizes) not in (len(kinds.FAMILIES), len(KINDS)):
        raise BadWeights("of an earlier kind")
    if heading.inputs != features.INPUTS or len(numbers) != width * sum(sizes):
        raise BadWeights(f"for {heading.inputs} inputs, {len(numbers)} bytes")
    ends = [width * sum(sizes[: place + 1]) for place in range(len(sizes))]
    parts = (numbers[end - width * size : end] for end, size in zip(ends, sizes, strict=True))
    return Weights(tuple(map(read, parts)), heading.training)


def write_weights(weights: Weights, half: bool = False) -> bytes:
    """Return the file of weights, the lowest byte of each number first; halves are right to three digits."""
    heading = Heading(features.INPUTS, weights.training, weights.units(), half)
    written = (struct.pack(f"<{len(one)}e", *one) if half else _lowest_first(one) for one in weights.nets)
    return b"".join((msgspec.json.encode(heading), b"\n", *written))


def blank(weights: Weights) -> Weights:
    """Return as many weights, all zero."""
    return Weights(tuple(array("f", bytes(4 * len(one))) for one in weights.nets), weights.training)


def house_weights() -> Weights:
    """Return the weights of the house players."""
    return read_weights(files(__package__).joinpath("house.weights").read_bytes())


def _read_halves(numbers: bytes) -> array[float]:
    return array("f", struct.unpack(f"<{len(numbers) // 2}e", numbers))


def _read_floats(numbers: bytes) -> array[float]:
    return _lowest_first(array("f", numbers))


def _lowest_first(numbers: array[float]) -> array[float]:
    """Return numbers whose bytes are, or were, with the lowest of each first."""
    if sys.byteorder == "big":
        numbers = numbers[:]
        numbers.byteswap()
    return numbers
