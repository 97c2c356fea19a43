"""The best break of each side in a match."""

from typing import Any

from arbitro.kernel import Sitting
from arbitro.snooker.recorder import breaks, sheets


def best_breaks(sitting: Sitting[Any, Any]) -> tuple[int, int]:
    """Return the best break of each side, in the order of the match."""
    book, best = sitting.game.books[0], [0, 0]
    for sheet in sheets(sitting):
        first = 0 if sheet.start.sides[0] == min(sheet.start.sides) else 1
        for one in breaks(sheet.what_counts(book), book):
            side = sheet.start.side_named(one.player) ^ first
            best[side] = max(best[side], one.points)
    return best[0], best[1]
