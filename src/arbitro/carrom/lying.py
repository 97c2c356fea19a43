"""What lies on the board: a layout of the table that tells its places in the hall's millimetres."""

from arbitro.carrom.geometry.surface import Surface
from arbitro.layout import Layout

MILLIMETRE = 0.001
HALF = Surface().half
"""Half the side of the surface: the same in every edition (A.1)."""


class LyingMen(Layout, frozen=True):
    """What lies on the board, in metres of the bed, the chair of the first player at the near side."""

    def positions(self) -> tuple[tuple[str, float, float], ...]:
        """Return each piece with its place in millimetres from the middle, x to the right, y away from that chair."""
        return tuple((name, x / MILLIMETRE - HALF, y / MILLIMETRE - HALF) for name, (x, y) in self.at.items())


def lying(layout: Layout) -> LyingMen:
    """Return a layout of the table as what lies on the board."""
    return LyingMen(layout.at, layout.rack)
