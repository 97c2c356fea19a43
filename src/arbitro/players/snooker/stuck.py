"""How many reds cannot be potted: they hide one another, or lie where no pocket is open."""

from arbitro.players.snooker.pots import chances
from arbitro.players.snooker.view import ImaginedFrame
from arbitro.strokes.snooker.setting import TABLE

ACROSS, ALONG = (0.25, 0.75), (0.5, 0.7, 0.9)
"""Where the cue-ball of a break usually is, as shares of the width and the length of the bed."""
FROM = tuple((x * TABLE.bed.width, y * TABLE.bed.length) for x in ACROSS for y in ALONG)
STUCK = 2.0
"""Points that a red is worth less to a break while it cannot be potted."""


def stuck(view: ImaginedFrame, stray: float) -> float:
    """Return how many reds cannot be potted from the places where the cue-ball of a break usually is."""
    reds = view.pieces(("red",))
    seen = [chances(view.layout.at, place, reds, stray) for place in FROM]
    return sum(1.0 - max(one.get(red, 0.0) for one in seen) for red in reds)
