"""The formula of the First Internet Backgammon Server: Elo, in which a longer match tells and moves more."""

from math import sqrt

import msgspec

START = 1500.0
SETTLED = 400
"""Points of experience from which a rating no longer moves faster."""


class FibsRating(msgspec.Struct, frozen=True):
    """The rating of a player and their experience: the lengths of all their matches, added up."""

    rating: float = START
    experience: int = 0


def win_probability(player: float, opponent: float, length: int) -> float:
    """Return how likely a player is to win a match of a length."""
    return float(1 / (1 + 10 ** ((opponent - player) * sqrt(length) / 2000)))


def after_match(winner: FibsRating, loser: FibsRating, length: int) -> tuple[FibsRating, FibsRating]:
    """Return both ratings after a match; each moves by its player's own experience before it."""
    stake = 4 * sqrt(length) * (1 - win_probability(winner.rating, loser.rating, length))
    return (
        FibsRating(winner.rating + _pace(winner) * stake, winner.experience + length),
        FibsRating(loser.rating - _pace(loser) * stake, loser.experience + length),
    )


def _pace(player: FibsRating) -> float:
    """Return how much faster than a settled rating this one moves: five times at first."""
    # FIBS starts at five times the pace and comes down with experience, by 4/400 a point.
    return max(1.0, 5 - player.experience * 4 / SETTLED)
