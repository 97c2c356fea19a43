"""Points and circles of the plane."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, hypot, pi, sin, sqrt

import msgspec

HAIR = 1e-6
"""Lengths below this, in millimetres, are none."""


class BoardPoint(msgspec.Struct, frozen=True, order=True):
    """A point in millimetres: x to the right, y away from the player at the near side."""

    x: float
    y: float

    def __add__(self, other: BoardPoint) -> BoardPoint:
        return BoardPoint(self.x + other.x, self.y + other.y)

    def __sub__(self, other: BoardPoint) -> BoardPoint:
        return BoardPoint(self.x - other.x, self.y - other.y)

    def __mul__(self, factor: float) -> BoardPoint:
        return BoardPoint(self.x * factor, self.y * factor)

    @property
    def length(self) -> float:
        """Its distance from the centre of the board."""
        return hypot(self.x, self.y)

    def to(self, other: BoardPoint) -> float:
        """Return the distance to another point."""
        return hypot(self.x - other.x, self.y - other.y)

    def dot(self, other: BoardPoint) -> float:
        """Return the scalar product."""
        return self.x * other.x + self.y * other.y

    def cross(self, other: BoardPoint) -> float:
        """Return the area spanned with another vector."""
        return self.x * other.y - self.y * other.x

    def unit(self) -> BoardPoint:
        """Return the direction of a vector that is not nothing."""
        return self * (1 / self.length)

    def seen_from(self, seat: int) -> BoardPoint:
        """Return the point as the player of a seat sees it; seats are counted counter-clockwise from the near side."""
        x, y = self.x, self.y
        match seat % 4:
            case 0:
                return self
            case 1:
                return BoardPoint(y, -x)
            case 2:
                return BoardPoint(-x, -y)
            case _:
                return BoardPoint(-y, x)


CENTRE = BoardPoint(0.0, 0.0)


def at(angle: float, distance: float, origin: BoardPoint = CENTRE) -> BoardPoint:
    """Return the point at an angle in radians and a distance from another."""
    return BoardPoint(origin.x + distance * cos(angle), origin.y + distance * sin(angle))


def around(origin: BoardPoint, radius: float, count: int) -> Iterator[BoardPoint]:
    """Yield points evenly spread on a circle."""
    for step in range(count):
        yield at(2 * pi * step / count, radius, origin)


def meetings(
    one: BoardPoint, radius: float, other: BoardPoint, other_radius: float
) -> tuple[BoardPoint, ...]:
    """Return the points that two circles share."""
    distance = one.to(other)
    if distance < HAIR or distance > radius + other_radius or distance < abs(radius - other_radius):
        return ()
    along = (distance**2 + radius**2 - other_radius**2) / (2 * distance)
    aside = sqrt(max(0.0, radius**2 - along**2))
    direction = (other - one).unit()
    foot = one + direction * along
    across = BoardPoint(-direction.y, direction.x) * aside
    return (foot + across, foot - across)
