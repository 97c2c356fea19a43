"""The plan of a table for the browser: what is simulated and refereed is drawn and aimed at by the same numbers."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from arbitro.table.bed import Bed
from arbitro.table.table import Table

MILLIMETRES = 1000.0
Part = TypeVar("Part", bound=msgspec.Struct)
ANGLES = ("start", "end")
"""Fields of a mark that are no lengths."""


class TablePlan(msgspec.Struct, frozen=True):
    """A table in millimetres from its lower left corner, y upwards."""

    table: str
    """The game."""
    struck: str
    """The piece that is struck."""
    pieces: dict[str, float]
    """The radius of each piece."""
    masses: dict[str, float]
    """The weight of each piece in grams."""
    bounce: float
    """Restitution of two pieces that meet slowly."""
    bed: Bed
    """Its cushions, jaws, pockets and marks."""


def plan(table: Table) -> TablePlan:
    """Return the plan of a table."""
    return TablePlan(
        table.name,
        table.struck,
        {name: _length(body.radius) for name, body in table.pieces.items()},
        {name: _length(body.mass) for name, body in table.pieces.items()},
        table.coefficients.bounce_slow,
        _to_millimetres(table.bed),
    )


def _to_millimetres(part: Part) -> Part:
    """Return a part of the bed with its lengths in millimetres."""
    fields: dict[str, object] = {}
    for name in part.__struct_fields__:
        value = getattr(part, name)
        if isinstance(value, tuple):
            fields[name] = tuple(map(_to_millimetres, value))
        elif isinstance(value, float) and name not in ANGLES:
            fields[name] = _length(value)
    return msgspec.structs.replace(part, **fields)


def _length(metres: float) -> float:
    """Return millimetres to a millionth, so that 0.0318 m are 31.8 mm."""
    return round(metres * MILLIMETRES, 6)
