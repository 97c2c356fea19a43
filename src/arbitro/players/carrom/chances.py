"""How easy the next strokes are for both sides, from what lies on the board."""

from array import array

from arbitro.carrom.board import Board, seat_of
from arbitro.carrom.geometry import Surface
from arbitro.carrom.sides import Side, other
from arbitro.players.carrom.sight import CarromSight
from arbitro.players.core.openings import Openings
from arbitro.strokes.carrom.setting import STRIKER, colour_of
from arbitro.table import Layout, Table
from arbitro.table.batch import EACH, HEAD

PARTNER = 0.2
"""What the chances that wait for the partner count, in doubles."""
LATER = 0.4
"""What the chances of the side that is not to play count beside those of the side that is."""
PAIRS = 4
"""Seats of a board on which partners play."""
KINDS = {"white": 1, "black": 2, "queen": 3}
ABSENT = 0


class BoardChances:
    """Weighs the chances that a board leaves to both sides."""

    def __init__(self, surface: Surface) -> None:
        height = (surface.lower_line + surface.upper_line) / 2
        reach = surface.base_circles[1].x - surface.striker
        self._openings = Openings(surface.half, surface.pocket, surface.man, surface.striker, height, reach)

    def balance(self, row: memoryview, kinds: bytes, board: Board, sight: CarromSight) -> float:
        """Return the chances of a player's side less those of the opponent, from a row of the table's outcomes."""
        playing = board.side
        now = self._of(row, kinds, playing, board.turn, sight)
        following = board.right_of(board.turn)
        later = LATER * self._of(row, kinds, other(playing), following, sight)
        if len(board.seats) == PAIRS:
            now += PARTNER * self._of(row, kinds, playing, board.right_of(following), sight)
        return now - later if playing == sight.side else later - now

    def _of(self, row: memoryview, kinds: bytes, side: Side, player: str, sight: CarromSight) -> float:
        turns = (seat_of(sight.board, player) - sight.seat) % 4
        return self._openings.worth(row, HEAD, EACH, kinds, KINDS[side], turns)


def kinds_of(table: Table, layout: Layout) -> bytes:
    """Return for each piece of a table whether it lies on the board, and its colour."""
    return bytes(
        KINDS[colour_of(name)] if name in layout.at and name != STRIKER else ABSENT for name in table.pieces
    )


def row_of(table: Table, layout: Layout) -> memoryview:
    """Return a layout as a row of outcomes in which nothing has moved."""
    row = array("d", bytes(8 * HEAD))
    for name in table.pieces:
        x, y = layout.at.get(name, (0.0, 0.0))
        row.extend((x, y, -1.0, 0.0))
    return memoryview(row)
