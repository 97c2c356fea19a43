"""What a whole match comes to when every moment of it has been looked at."""

from collections.abc import Iterable, Sequence

from arbitro.kernel import Journal
from arbitro.live.review.moments import Review, ReviewMoment

ERRORS = (135.0, 88.0, 48.0, 18.0, 0.0)
"""Thousandths of a point that a move of house:1 to house:5 gives away: `python -m benchmarks.review_strengths`."""
FEWEST = 8
"""Decisions from which something can be said of a player."""
EVEN = 0.5


def conclude_review(sides: tuple[str, str], journal: bytes, moments: Sequence[ReviewMoment]) -> Review:
    """Return the review of a match that has been looked at to its end."""
    one, other = (_like(moments, side) for side in sides)
    if not any(one.ranked for one in moments) or Journal.load(journal).opened.terms.get("given"):
        luckless = None
    else:
        cost = {side: sum(one.cost for one in moments if one.side == side) for side in sides}
        luckless = round(min(1.0, max(0.0, EVEN - cost[sides[0]] + cost[sides[1]])), 3)
    return Review(sides, 1.0, [*moments], (one, other), luckless)


def error(moments: Iterable[ReviewMoment], side: str) -> tuple[int, float]:
    """Return how many moves a side had a choice in, and the thousandths of a point that each gave away."""
    losses = [one.loss for one in moments if one.side == side and one.ranked]
    return len(losses), 1000 * sum(losses) / (len(losses) or 1)


def _like(moments: Sequence[ReviewMoment], side: str) -> int | None:
    count, given = error(moments, side)
    if count < FEWEST:
        return None
    return 1 + min(range(len(ERRORS)), key=lambda place: abs(ERRORS[place] - given))
