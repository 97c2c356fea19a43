"""Neighbouring strengths against each other on equal terms: each seed is played twice, the players changing seats."""

from math import comb, sqrt
from statistics import fmean, variance
from typing import Any

import msgspec

from arbitro.players import COLOURS, PlayingTable, invite, play, read_name, table_named
from arbitro.players.carrom import KINDS, CarromTable

LENGTHS = {"backgammon": 5, "carrom": 1, "snooker": 1}
"""Matches to five points; single boards; single frames."""
PAIRS = {"backgammon": 100, "carrom": 30, "snooker": 20}
"""How many pairs of them tell one strength from the next."""
STEPS = tuple((game, weaker) for game in LENGTHS for weaker in (1, 2, 3, 4))
"""The twelve pairs of neighbours, a game and the weaker of the two, that so few matches can tell apart."""
Z = 1.96


class Tally(msgspec.Struct, frozen=True):
    """How often one player beat another."""

    pairs: tuple[int, ...]
    """Of the two matches from each seed, how many the first player won."""

    @property
    def matches(self) -> int:
        """How many were played."""
        return 2 * len(self.pairs)

    @property
    def won(self) -> int:
        """How many the first player won."""
        return sum(self.pairs)

    @property
    def interval(self) -> tuple[float, float]:
        """The interval of 95 % for the rate: the wider of Wilson's and the one by the spread of the pairs."""
        low, high = self._wilson()
        rate, half = self.won / self.matches, Z * sqrt(variance(self.pairs) / len(self.pairs)) / 2
        return max(0.0, min(low, rate - half)), min(1.0, max(high, rate + half))

    @property
    def by_luck(self) -> float:
        """How likely an equal player is to win as many."""
        ways = sum(comb(self.matches, won) for won in range(self.won, self.matches + 1))
        return float(ways / 2**self.matches)

    def _wilson(self) -> tuple[float, float]:
        n, rate = self.matches, fmean(self.pairs) / 2
        centre, size = rate + Z * Z / (2 * n), 1 + Z * Z / n
        half = Z * sqrt(rate * (1 - rate) / n + Z * Z / (4 * n * n))
        return (centre - half) / size, (centre + half) / size

    def __str__(self) -> str:
        low, high = self.interval
        return f"{self.won} of {self.matches}, {self.won / self.matches:.0%} (95 %: {low:.0%} to {high:.0%})"


def tally(name: str, one: str, other: str, pairs: int, seed: str = "benchmark") -> Tally:
    """Play pairs of matches with the same dice or racks, and the same toss for whoever sits at white."""
    return Tally(tuple(_pair(name, one, other, f"{seed}/{number}") for number in range(pairs)))


def _pair(name: str, one: str, other: str, seed: str) -> int:
    return _wins(name, one, other, seed) + (1 - _wins(name, other, one, seed))


def _wins(name: str, white: str, black: str, seed: str) -> bool:
    """Play one match and tell whether white wins."""
    table: PlayingTable[Any, Any, Any, Any] = (
        CarromTable(KINDS, boards=1) if name == "carrom" else table_named(name)
    )
    names = dict(zip(COLOURS, (white, black), strict=True))
    players = {colour: invite(table, read_name(names[colour]), f"{seed}/{colour}") for colour in COLOURS}
    return play(table, players, LENGTHS[name], seed).winner == "white"
