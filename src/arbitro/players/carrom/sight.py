"""What a carrom player sees, and what it can do. Everything is turned so that the player sits at the near side."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Literal, TypeAlias

import msgspec

from arbitro.carrom.board import Board, seat_of
from arbitro.carrom.game import GAMES, Carrom
from arbitro.carrom.geometry import BoardPoint, Piece
from arbitro.carrom.sides import Side
from arbitro.strokes.carrom.setting import SETTINGS, Setting

Task = Literal["stroke", "place", "demand"]
QUARTER = pi / 2


class Hit(msgspec.Struct, frozen=True):
    """A stroke: where the striker is set down and how it is flicked."""

    spot: BoardPoint
    """Where the striker is set down."""
    angle: float
    """In radians, from the player's right to the left: a quarter turn is straight ahead."""
    speed: float
    """In metres a second."""
    spin: float = 0.0
    """About the vertical in radians a second, to the left."""
    lift: float = 0.0
    """How far upward the blow is aimed, in radians."""

    @property
    def direction(self) -> BoardPoint:
        """The unit vector of the stroke."""
        return BoardPoint(cos(self.angle), sin(self.angle))

    def seen_from(self, seat: int) -> Hit:
        """Return the stroke of the near side as one of another seat sees it."""
        angle = self.angle - seat % 4 * QUARTER
        return Hit(self.spot.seen_from(seat), angle, self.speed, self.spin, self.lift)


class Put(msgspec.Struct, frozen=True):
    """A due man put on a spot."""

    spot: BoardPoint
    """Where the man is laid."""


class Ask(msgspec.Struct, frozen=True):
    """Additional points that the winner asks for."""

    points: int
    """How many of the points on demand."""


Act: TypeAlias = Hit | Put | Ask


class CarromSight(msgspec.Struct, frozen=True):
    """All that a player is shown when a decision is due."""

    edition: str
    """By which laws is played."""
    task: Task
    """What is to be decided: a stroke, where to put one man, or how many points to ask for."""
    player: str
    """The player as the referee names them: a side, or a seat in doubles."""
    board: Board
    """The referee's state."""
    men: tuple[Piece, ...]
    """The men and the queen on the board; before the break as they are meant to lie, without the rack's gaps."""

    @property
    def side(self) -> Side:
        """The player's side."""
        return self.board.side_of(self.player)

    @property
    def seat(self) -> int:
        """The player's seat."""
        return seat_of(self.board, self.player)

    @property
    def setting(self) -> Setting:
        """The table of the edition."""
        return SETTINGS[self.edition]

    @property
    def rack_seat(self) -> int:
        """Where the one for whose break the men were set up sits, seen from the player."""
        return (seat_of(self.board, self.board.opener) - self.seat) % 4

    @property
    def rules(self) -> Carrom:
        """The laws of the edition."""
        return GAMES[self.edition]
