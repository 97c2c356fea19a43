"""The bed that pieces move on: straight cushions, round jaws, pockets, and what is drawn on it. Lengths in metres."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

Falls: TypeAlias = Literal["swallow", "gravity"]
"""A hole swallows at once whatever comes over it, or gravity takes what is not thrown back before it has sunk."""


class Cushion(msgspec.Struct, frozen=True):
    """A straight cushion by its nose, from one end to the other, the bed on its left."""

    x0: float
    y0: float
    x1: float
    y1: float


class Jaw(msgspec.Struct, frozen=True):
    """The rounded end of a cushion at a pocket, as the circle that its nose is a part of."""

    x: float
    y: float
    radius: float


class Pocket(msgspec.Struct, frozen=True):
    """A hole by its brink: a piece is over it when its centre comes within the circle."""

    name: str
    x: float
    y: float
    radius: float


class BedLine(msgspec.Struct, frozen=True):
    """A straight mark on the bed, by the middle of its thickness."""

    x0: float
    y0: float
    x1: float
    y1: float
    width: float = 0.002
    """How thick it is."""
    arrow: bool = False
    """Whether it is an arrow, whose tip is its first end."""


class Circle(msgspec.Struct, frozen=True):
    """A round mark on the bed by its outer edge, or the arc of one between two angles in degrees."""

    x: float
    y: float
    radius: float
    start: float = 0.0
    end: float = 360.0
    width: float = 0.002
    """How thick its line is."""
    red: bool = False
    """Whether it is filled with red."""


class Spot(msgspec.Struct, frozen=True):
    """A mark on the bed where a piece is put."""

    piece: str
    x: float
    y: float


class Bed(msgspec.Struct, frozen=True):
    """A playing surface with one corner at the origin."""

    width: float
    """Extent in x."""
    length: float
    """Extent in y."""
    cushions: tuple[Cushion, ...]
    pockets: tuple[Pocket, ...] = ()
    jaws: tuple[Jaw, ...] = ()
    lines: tuple[BedLine, ...] = ()
    circles: tuple[Circle, ...] = ()
    spots: tuple[Spot, ...] = ()
    frame: float = 0.0
    """Height of an upright frame: a disc that comes to it with its underside higher leaves the board."""
    rim: float = 0.0
    """Width of the wood around, as it is drawn."""
    cushion: float = 0.0
    """Width of the cushions from their noses to the wood, as they are drawn."""
    catch: float = 0.0
    """A disc in the air over a hole falls into it from under this height."""
    falls: Falls = "gravity"
    """How a piece falls whose middle comes over a hole."""
    lip: float = 0.0
    """How round the edge of a disc is that slides over the brink of a hole."""
    placed_from: float = 0.0
    placed_within: float = 0.0
    """How far from the middle of the bed a piece that is placed may have its own; 0 where none is placed so."""

    @property
    def mouth(self) -> float:
        """How far the pockets reach into the bed from its sides: what lies farther in is over none."""
        return max((self._reach(pocket) for pocket in self.pockets), default=0.0)

    def _reach(self, pocket: Pocket) -> float:
        return min(pocket.x, pocket.y, self.width - pocket.x, self.length - pocket.y) + pocket.radius
