"""An edition's board as a table that can be played on: millimetres of the law and metres of the bed."""

from __future__ import annotations

import msgspec

from arbitro.carrom.board import Board
from arbitro.carrom.geometry import SURFACES, BoardPoint, Piece, Surface, opening, put_back
from arbitro.carrom.geometry.surface import Colour
from arbitro.carrom.lying import MILLIMETRE
from arbitro.carrom.sides import SIDES, Side, other
from arbitro.table import Flick, Layout, Rack, Table, carrom_table
from arbitro.table.racks import spread

STRIKER = "striker"
QUEEN = "queen"


class PiecesAstray(RuntimeError):
    """More pieces lie on the table than the referee knows of: a fault of the program."""


class Setting(msgspec.Struct, frozen=True):
    """A surface of the law, and the table that is built to it."""

    surface: Surface
    """The dimensions of the edition, in millimetres from the centre."""
    table: Table
    """The table of the same dimensions, in metres from a corner."""

    def bed_place(self, point: BoardPoint) -> tuple[float, float]:
        """Return a point of the law as a place on the bed."""
        half = self.surface.half
        return (point.x + half) * MILLIMETRE, (point.y + half) * MILLIMETRE

    def point(self, place: tuple[float, float]) -> BoardPoint:
        """Return a place on the bed as a point of the law."""
        half = self.surface.half
        return BoardPoint(place[0] / MILLIMETRE - half, place[1] / MILLIMETRE - half)

    def lying(self, layout: Layout) -> tuple[Piece, ...]:
        """Return the men and the queen on the board."""
        return tuple(
            Piece(colour_of(name), self.point(place)) for name, place in layout.at.items() if name != STRIKER
        )

    def rack_layout(self, seat: int, rack: Rack) -> Layout:
        """Return the men set up for the break of a seat, with the rack's gaps (41a)."""
        pieces = opening(self.surface, seat)
        size, middle = self.surface.man, self.surface.half * MILLIMETRE
        units = [(piece.at.x / size, piece.at.y / size) for piece in pieces]
        places = spread(units, middle, middle, size * MILLIMETRE, rack)
        return Layout(dict(zip(_names(pieces), places, strict=True)), rack)

    def layout(self, pieces: tuple[Piece, ...]) -> Layout:
        """Return pieces of the law as they lie on the bed."""
        places = [self.bed_place(piece.at) for piece in pieces]
        return Layout(dict(zip(_names(pieces), places, strict=True)))

    def with_man(self, layout: Layout, colour: Colour, spot: BoardPoint) -> Layout:
        """Return the layout with a piece from the pockets put on a spot."""
        off = (name for name in self.table.pieces if name != STRIKER and name not in layout.at)
        name = next(name for name in off if colour_of(name) == colour)
        return Layout({**layout.at, name: self.bed_place(spot)})

    def restore(self, layout: Layout, board: Board, seat: int, first: Side = "white") -> Layout:
        """Return the layout after the umpire has put back the pieces that are on the board by the law (65, 94).

        The queen goes first, then the men of the side that played (65c).
        """
        if board.queen != "board" and QUEEN in layout.at:
            raise PiecesAstray(QUEEN)
        missing: list[Colour] = ["queen"] if board.queen == "board" and QUEEN not in layout.at else []
        for colour in (first, other(first)):
            lying = sum(name.startswith(colour) for name in layout.at)
            if lying > board.men.of(colour):
                raise PiecesAstray(colour)
            missing += [colour] * (board.men.of(colour) - lying)
        for piece in put_back(self.surface, missing, self.lying(layout), seat):
            layout = self.with_man(layout, piece.colour, piece.at)
        return layout

    def flick(
        self, spot: BoardPoint, angle: float, speed: float, spin: float = 0.0, lift: float = 0.0
    ) -> Flick:
        """Return a flick from a point of the law; angles are those of the bed."""
        x, y = self.bed_place(spot)
        return Flick(x, y, angle, speed, spin, lift)


def colour_of(name: str) -> Colour:
    """Return the colour of a piece of the table."""
    if name.startswith("white"):
        return "white"
    return "black" if name.startswith("black") else "queen"


def setting_of(surface: Surface) -> Setting:
    """Return the table that is built to a surface."""
    return Setting(surface, carrom_table(surface))


def _names(pieces: tuple[Piece, ...]) -> list[str]:
    """Return a name of the table for each piece."""
    count = dict.fromkeys(SIDES, 0)
    names = []
    for piece in pieces:
        if piece.colour == "queen":
            names.append(QUEEN)
        else:
            count[piece.colour] += 1
            names.append(f"{piece.colour}-{count[piece.colour]}")
    return names


class Settings(dict[str, Setting]):
    """The table of each edition; of one that comes later, built when it is first asked for."""

    def __missing__(self, edition: str) -> Setting:
        self[edition] = setting_of(SURFACES[edition])
        return self[edition]


SETTINGS = Settings({edition: setting_of(surface) for edition, surface in SURFACES.items()})
