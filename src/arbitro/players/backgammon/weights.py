"""The weights of the networks, and the file they are kept in: a line of JSON, then the numbers."""

from __future__ import annotations

import struct
import sys
from array import array
from importlib.resources import files

import msgspec

from arbitro.players.core import features, network


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
    contact_units: int
    race_units: int
    training: Training
    crashed_units: int = 0
    half: bool = False
    """Whether a number has two bytes instead of four."""
    rectified: bool = False
    """Whether a hidden unit answers what it sums up where that is positive; others are of an earlier kind."""


class Weights(msgspec.Struct, frozen=True):
    """What the networks for contact, for the race and for crashed positions have learnt."""

    contact: array[float]
    race: array[float]
    training: Training
    crashed: array[float] | None = None
    """None where crashed positions are left to the network for contact."""

    def each(self) -> list[array[float]]:
        """Return the weights of every network, in the order of the file."""
        return [self.contact, self.race, *([self.crashed] if self.crashed else [])]

    def units(self) -> list[int]:
        """Return the hidden units of every network."""
        return [network.units(features.INPUTS, len(one)) for one in self.each()]


class BadWeights(ValueError):
    """A file of weights does not fit this program."""


def read_weights(data: bytes) -> Weights:
    """Read a file of weights."""
    line, _, numbers = data.partition(b"\n")
    heading = msgspec.json.decode(line, type=Heading)
    units = (heading.contact_units, heading.race_units, heading.crashed_units)
    contact, race, crashed = (network.size(heading.inputs, one) if one else 0 for one in units)
    count = contact + race + crashed
    if not heading.rectified:
        raise BadWeights("of an earlier kind")
    if heading.inputs != features.INPUTS or len(numbers) != _size(count, heading.half):
        raise BadWeights(f"for {heading.inputs} inputs, {len(numbers)} bytes")
    every = (
        array("f", struct.unpack(f"<{count}e", numbers))
        if heading.half
        else _lowest_first(array("f", numbers))
    )
    return Weights(
        every[:contact],
        every[contact : contact + race],
        heading.training,
        every[contact + race :] or None,
    )


def write_weights(weights: Weights, half: bool = False) -> bytes:
    """Return the file of weights, the lowest byte of each number first; halves are right to three digits."""
    contact, race, crashed = (*weights.units(), 0)[:3]
    heading = Heading(features.INPUTS, contact, race, weights.training, crashed, half, True)
    written = (struct.pack(f"<{len(one)}e", *one) if half else _lowest_first(one) for one in weights.each())
    return b"".join((msgspec.json.encode(heading), b"\n", *written))


def blank(weights: Weights) -> Weights:
    """Return as many weights, all zero."""
    contact, race, crashed = (
        array("f", bytes(4 * len(one or ()))) for one in (weights.contact, weights.race, weights.crashed)
    )
    return msgspec.structs.replace(weights, contact=contact, race=race, crashed=crashed or None)


def house_weights() -> Weights:
    """Return the weights of the house players."""
    return read_weights(files(__package__).joinpath("house.weights").read_bytes())


def _lowest_first(numbers: array[float]) -> array[float]:
    """Return numbers whose bytes are, or were, with the lowest of each first."""
    if sys.byteorder == "big":
        numbers = numbers[:]
        numbers.byteswap()
    return numbers


def _size(count: int, half: bool) -> int:
    return count * (2 if half else 4)
