"""The weights of the two networks, and the file they are kept in: a line of JSON, then the numbers."""

from __future__ import annotations

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
    positions: int = 0
    """By how many positions with a look a roll ahead."""
    date: str = ""


class Heading(msgspec.Struct, frozen=True):
    """The first line of a file of weights."""

    inputs: int
    contact_units: int
    race_units: int
    training: Training


class Weights(msgspec.Struct, frozen=True):
    """What the networks for contact and for the race have learnt."""

    contact: array[float]
    race: array[float]
    training: Training


class BadWeights(ValueError):
    """A file of weights does not fit this program."""


def read_weights(data: bytes) -> Weights:
    """Read a file of weights."""
    line, _, numbers = data.partition(b"\n")
    heading = msgspec.json.decode(line, type=Heading)
    contact = network.size(heading.inputs, heading.contact_units)
    race = network.size(heading.inputs, heading.race_units)
    if heading.inputs != features.INPUTS or len(numbers) != 4 * (contact + race):
        raise BadWeights(f"for {heading.inputs} inputs, {len(numbers)} bytes")
    every = _in_order(array("f", numbers))
    return Weights(every[:contact], every[contact:], heading.training)


def write_weights(weights: Weights) -> bytes:
    """Return the file of weights."""
    contact, race = (network.units(features.INPUTS, len(one)) for one in (weights.contact, weights.race))
    heading = Heading(features.INPUTS, contact, race, weights.training)
    numbers = _in_order(weights.contact + weights.race)
    return msgspec.json.encode(heading) + b"\n" + numbers.tobytes()


def house_weights() -> Weights:
    """Return the weights of the house players."""
    return read_weights(files(__package__).joinpath("house.weights").read_bytes())


def _in_order(numbers: array[float]) -> array[float]:
    """Return the numbers with the lowest byte first, wherever the program runs."""
    if sys.byteorder == "big":
        numbers = array("f", numbers)
        numbers.byteswap()
    return numbers
