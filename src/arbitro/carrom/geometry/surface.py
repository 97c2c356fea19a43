"""The board of each edition in millimetres."""

from math import pi, sqrt
from typing import Literal

import msgspec

from arbitro.carrom.geometry.points import CENTRE, BoardPoint, at
from arbitro.measures import CarromMeasures

Colour = Literal["white", "black", "queen"]


class Piece(msgspec.Struct, frozen=True):
    """A man or the queen lying on the board."""

    colour: Colour
    at: BoardPoint


class Surface(CarromMeasures, frozen=True, kw_only=True):
    """The dimensions of a board and its pieces, and how it is played on."""

    forward_only: bool = False
    """Whether the striker must cross the upper base line."""

    @property
    def half(self) -> float:
        """Half the side of the surface."""
        return self.side / 2

    @property
    def lower_line(self) -> float:
        """Where the near player's lower base line runs."""
        return self.frame_to_line - self.half

    @property
    def upper_line(self) -> float:
        """Where the near player's upper base line runs."""
        return self.lower_line + self.between_lines

    @property
    def base_circles(self) -> tuple[BoardPoint, BoardPoint]:
        """The centres of the near player's base circles: on the lines, touching the neighbour's upper line."""
        aside, height = self.half - self.base_aside, self.base_depth - self.half
        return BoardPoint(-aside, height), BoardPoint(aside, height)

    @property
    def pockets(self) -> tuple[BoardPoint, ...]:
        """The centres of the four pockets, tucked into the corners."""
        place = self.half - self.pocket / 2
        return tuple(BoardPoint(x * place, y * place) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1)))


SURFACES: dict[str, Surface] = {
    "carrom/icf-2001": Surface(),
    "carrom/classic-29": Surface(forward_only=True),
    "carrom/colombia": Surface(),
}
"""The board of each edition: the books agree on its dimensions; only one forbids playing back."""


def opening(surface: Surface, seat: int = 0) -> tuple[Piece, ...]:
    """Return the men set up for the break: whites in a Y whose stem points at the breaker (41a)."""
    stem = -pi / 2 + seat * pi / 2
    pieces = [Piece("queen", CENTRE)]
    for step in range(6):
        angle = stem + step * pi / 3
        pieces.append(Piece("black" if step % 2 else "white", at(angle, surface.man)))
        pieces.append(Piece("white", at(angle, 2 * surface.man)))
        pieces.append(Piece("black", at(angle + pi / 6, sqrt(3) * surface.man)))
    return tuple(pieces)
