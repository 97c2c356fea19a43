"""What lies on the table: a layout that tells its places in the hall's millimetres."""

from arbitro.layout import Layout
from arbitro.snooker.table import BAULK_LINE, WIDTH

MILLIMETRE = 0.001


class LyingBalls(Layout, frozen=True):
    """What lies on the table, in metres of the bed from its left corner at the baulk end."""

    def positions(self) -> tuple[tuple[str, float, float], ...]:
        """Return each ball with its place in millimetres from the middle of the baulk-line, seen from baulk."""
        return tuple(
            (name, x / MILLIMETRE - WIDTH / 2, y / MILLIMETRE - BAULK_LINE)
            for name, (x, y) in self.at.items()
        )


def lying(layout: Layout) -> LyingBalls:
    """Return a layout of the table as what lies on it."""
    return LyingBalls(layout.at, layout.rack)
