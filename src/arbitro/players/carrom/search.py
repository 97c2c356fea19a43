"""How a strong player finds its stroke: plain ones first, then a look all round, the best tried ever more often."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from math import radians, tau
from random import Random
from statistics import NormalDist, fmean

from arbitro.carrom.geometry import BoardPoint, is_legal_direction, striker_faults
from arbitro.players.carrom.aims import StrokeIdea, spots
from arbitro.players.carrom.foresight import Foresight
from arbitro.players.carrom.sight import Hit
from arbitro.players.carrom.strength import CarromStrength
from arbitro.table import Layout
from arbitro.table.stroke import FULL_FORCE

SPEEDS = (1.0, 1.6, 2.4, 3.5, 5.0)
"""The speeds at which a player looks round, in metres a second."""
EVERY = 2
"""A player looks round from one spot in so many."""
SURE = 0.97
"""A plain stroke that scores so often is played without a look round."""
SURELY = 48
"""How often it is tried to know that."""
EASE = 1.5
"""What the ease of a plain stroke is worth beside its ruling."""
EFFORT = 0.02
"""What a metre a second costs: of strokes that lead to the same, the gentle one is played."""
LIKELY, ROUND = 100, 200
"""How many plain strokes, and how many of those found all round, are tried with straying."""
VARIED = 3
"""How many strokes beside each of the best are tried too."""
ASIDE, TURNED, HARDER = 2.0, 0.4, 0.1
"""How far beside: in millimetres along the lines, in degrees, and as a share of the speed."""
SPINS = (-10, -5, 0, 0, 5, 10)
"""Spins that are thought of, in turns a second to the left."""
# Multiples of the golden section fill an interval evenly, however many are taken.
GOLDEN = 0.6180339887498949

Steps = tuple[tuple[int, int], ...]
"""How often strokes are tried, and how many of them the next time."""
BREAKS: Steps = ((8, 32), (32, 8), (96, 4))
FIRST: Steps = ((5, 40), (12, 12))
LAST: Steps = ((16, 16), (48, 6), (128, 2))


@cache
def strayings(count: int) -> tuple[tuple[float, float], ...]:
    """Return how far a finger strays in aim and force, in standard deviations: spread evenly over what is likely."""
    # Evenly spread and not drawn: the same few dozen tell as much as hundreds at random, and for all strokes
    # alike.
    bell = NormalDist()
    return tuple(
        (bell.inv_cdf((n + 0.5) / count), bell.inv_cdf((n + 0.5) * GOLDEN % 1.0)) for n in range(count)
    )


class CarromSearch:
    """Looks for the best stroke of one who sees the men in one or several layouts."""

    def __init__(
        self, foresight: Foresight, layouts: Sequence[Layout], strength: CarromStrength, whim: Random
    ) -> None:
        self.foresight = foresight
        self.sight = foresight.sight
        self.layouts = layouts
        self.strength = strength
        self.whim = whim

    def rank_strokes(self, thought_of: Sequence[StrokeIdea]) -> list[Hit]:
        """Return the strokes thought of and those found beside and all round, the most promising first."""
        # A plain stroke that scores nearly always needs no look all round, which is most of the thinking.
        if not self.sight.board.broken:
            return self._sift([aim.hit for aim in thought_of], BREAKS)
        # The plain strokes that look best when each is tried once.
        hits = [aim.hit for aim in thought_of]
        values = self.foresight.try_once(hits, self.layouts[0])
        order = sorted(range(len(hits)), key=lambda n: values[n] + EASE * thought_of[n].ease, reverse=True)
        likely = [hits[n] for n in order[:LIKELY]]
        plain = self._better(self._sift(likely, FIRST))
        hit = plain[0]
        tried = [self.strength.bent(hit, *stray) for stray in strayings(SURELY)]
        if fmean(self.foresight.scores(tried, self.layouts[0])) >= SURE:
            return plain
        # The best of all directions, from some spots at some speeds.
        places = spots(self.sight.setting.surface, self.sight.men)[self.whim.randrange(EVERY) :: EVERY]
        found = [one for spot in places for speed in SPEEDS for one in self._swept(spot, speed)]
        found.sort(key=lambda one: one[0], reverse=True)
        all_round = [hit for _, hit in found[:ROUND]]
        return self._better(self._sift([*plain[:ROUND], *all_round], FIRST))

    def _swept(self, spot: BoardPoint, speed: float) -> Iterator[tuple[float, Hit]]:
        """Yield strokes in every direction, each with what it and its neighbours are worth."""
        # Half of what a stroke is worth and a quarter of each neighbour's: one that works in a single direction
        # only is luck.
        count, turn, surface = self.strength.looks, self.whim.random(), self.sight.setting.surface
        swept = [Hit(spot, tau * (n + turn) / count, speed) for n in range(count)]
        hits = [hit for hit in swept if is_legal_direction(surface, hit.direction)]
        values = self.foresight.try_once(hits, self.layouts[0])
        after = [*values[1:], *values[:1]]
        for n, hit in enumerate(hits):
            yield values[n] / 2 + (values[n - 1] + after[n]) / 4, hit

    def _better(self, hits: Sequence[Hit]) -> list[Hit]:
        """Return strokes with some beside the best of them, the most promising first."""
        best = hits[: FIRST[-1][1]]
        beside = [self._vary(hit) for hit in best for _ in range(VARIED)]
        return self._sift([*best, *beside], LAST)

    def _vary(self, hit: Hit) -> Hit:
        """Return a stroke near another, with some spin or none."""
        spot = BoardPoint(hit.spot.x + self.whim.gauss(0.0, ASIDE), hit.spot.y)
        free = not striker_faults(self.sight.setting.surface, spot, 0, self.sight.men)
        return Hit(
            spot if free else hit.spot,
            hit.angle + radians(self.whim.gauss(0.0, TURNED)),
            min(hit.speed * (1.0 + self.whim.gauss(0.0, HARDER)), FULL_FORCE),
            self.whim.choice(SPINS) * tau,
        )

    def _sift(self, hits: Sequence[Hit], steps: Steps) -> list[Hit]:
        """Return strokes in the order of their promise: at each step fewer are tried, and more often."""
        # Many strokes a few times each, then fewer and more often: what is poor shows soon, and only rivals
        # need many tries.
        found, count = list(hits), len(hits)
        for copies, kept in steps:
            tried = found[:count]
            strayed = [self.strength.bent(hit, *stray) for hit in tried for stray in strayings(copies)]
            worths = self.foresight.averages(strayed, copies, self.layouts)
            promise = [worth - EFFORT * hit.speed for worth, hit in zip(worths, tried, strict=True)]
            order = sorted(range(len(tried)), key=promise.__getitem__, reverse=True)
            found[:count] = [tried[n] for n in order]
            count = min(count, kept)
        return found
