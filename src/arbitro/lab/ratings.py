"""Ratings from matches: the strengths that make the results likeliest, and how far they may be off.

The model is that of R. Bradley and M. Terry (Biometrika 39, 1952), in points of Elo: 400 are ten to one. The
interval is that of 95 % from the curvature at the maximum. A drawn match added to every pair keeps one who has won or
lost all their matches on the scale.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from math import log, sqrt
from typing import Any

import msgspec
import numpy as np

from arbitro.lab.lens import Numbers

# Points of Elo for a natural logarithm of odds: 400 points are odds of ten to one.
SCALE = 400 / log(10)
NORMAL = 1.959964
"""Standard deviations on either side of the middle that hold 95 %."""
ROUNDS = 200


class Rating(msgspec.Struct, frozen=True):
    """A player's strength on the scale of those who played; their mean is 0."""

    player: str
    rating: float
    margin: float
    """How far it may be off, with 95 %."""
    won: int
    played: int


def rate_players(results: Sequence[Mapping[str, Any]]) -> list[Rating]:
    """Return the ratings of all who played, the strongest first."""
    # Half a game each way for every pair that met: without it whoever won all would be infinitely strong.
    wins = Counter(
        (row[row["winner"]], row["black" if row["winner"] == "white" else "white"]) for row in results
    )
    names = sorted({name for pair in wins for name in pair})
    table = np.array([[float(wins[one, other]) for other in names] for one in names])
    met = table + table.T
    strengths, spread = _likeliest(table + 0.5 * (met > 0))
    return sorted(
        (
            Rating(
                name,
                round(float(SCALE * strengths[n]), 1),
                round(float(SCALE * NORMAL * spread[n]), 1),
                int(table[n].sum()),
                int(met[n].sum()),
            )
            for n, name in enumerate(names)
        ),
        key=lambda one: -one.rating,
    )


def _likeliest(wins: Numbers) -> tuple[Numbers, Numbers]:
    """Return the strengths that make the wins likeliest, and their standard deviations (Newton's method)."""
    # Steps are bounded: from level strengths Newton's first may overshoot far, and never come back.
    count, met = len(wins), wins + wins.T
    strengths = np.zeros(count)
    for _ in range(ROUNDS):
        chance = 1 / (1 + np.exp(strengths[None, :] - strengths[:, None]))
        slope = (wins - met * chance).sum(1)
        step = np.linalg.pinv(_curvature(met, chance)) @ slope
        strengths += np.clip(step, -1, 1)
        if np.abs(step).max() < 1e-10:
            break
    spread = np.sqrt(np.diag(np.linalg.pinv(_curvature(met, chance))).clip(0))
    return strengths - strengths.mean(), spread


def _curvature(met: Numbers, chance: Numbers) -> Numbers:
    weight = met * chance * (1 - chance)
    curved: Numbers = np.diag(weight.sum(1)) - weight
    return curved


def share(won: float, played: int) -> tuple[float, float, float]:
    """Return the share won and the interval of 95 % around it (E. B. Wilson, 1927)."""
    if not played:
        return 0.0, 0.0, 1.0
    p, z = won / played, NORMAL
    middle, width = p + z * z / (2 * played), z * sqrt(p * (1 - p) / played + z * z / (4 * played**2))
    return p, (middle - width) / (1 + z * z / played), (middle + width) / (1 + z * z / played)
