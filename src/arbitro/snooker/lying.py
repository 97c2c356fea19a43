"""What lies on the table: a layout that tells its places in the hall's millimetres."""

from arbitro.snooker.table import BAULK_LINE, WIDTH
from arbitro.table import Layout

MILLIMETRE = 0.001


class Lying(Layout, frozen=True):
    """What lies on the table, in metres of the bed from its left corner at the baulk end."""

    def shown(self) -> tuple[tuple[str, float, float], ...]:
        """Return each ball with its place in millimetres from the middle of the baulk-line, seen from baulk."""
        return tuple(
            (name, x / MILLIMETRE - WIDTH / 2, y / MILLIMETRE - BAULK_LINE)
            for name, (x, y) in self.at.items()
        )


def lying(layout: Layout) -> Lying:
    """Return a layout of the table as what lies on it."""
    return Lying(layout.at, layout.rack)
