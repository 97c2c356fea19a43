"""The chance to win a match from a score: by a published table as far as it goes, beyond it by recursion.

The table, with its source, is in `match_equity.txt`: up to 25 points short. Beyond, every game is weighed as the
players weigh theirs, with the cube of `cube`; either side wins as often, and 26 of 100 games are gammons. Such a
recursion over doubles at the best moment is that of N. Zadeh, "On Doubling in Tournament Backgammon",
Management Science 23 (1977).
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Literal

import msgspec

from arbitro.players.backgammon.chances import Chances
from arbitro.players.backgammon.cube import worth_with_cube
from arbitro.players.backgammon.sight import CubeStanding
from arbitro.players.backgammon.stakes import Money, Stakes

EVEN = Chances(0.5, 0.13, 0.005, 0.13, 0.005)
"""A game about to begin."""

Crawford = Literal["ahead", "now", "past"]


class Score(msgspec.Struct, frozen=True):
    """What is played for in a match: the chance to win it."""

    mine: int
    """How many points this side is short of the match."""
    theirs: int
    crawford: Crawford = "ahead"
    """Whether the Crawford game is still to come, is this one, or has been."""
    endless = False

    @property
    def cubeless(self) -> bool:
        """Whether this is the Crawford game."""
        return self.crawford == "now"

    def after(self, points: int) -> float:
        """Return the chance to win the match after a game won or lost by so many points."""
        mine, theirs = max(self.mine - max(points, 0), 0), max(self.theirs - max(-points, 0), 0)
        return chance(mine, theirs, self.crawford != "ahead")

    def mirror(self) -> Score:
        """Return it from the other side."""
        return Score(self.theirs, self.mine, self.crawford)

    def useless(self, level: int) -> bool:
        """Tell whether a cube at this level is enough to win the match."""
        return self.mine <= level


def stakes_of(standing: CubeStanding) -> Stakes:
    """Return what is played for as a player stands."""
    if standing.mine is None or standing.theirs is None:
        return Money()
    return Score(standing.mine, standing.theirs, standing.crawford)


def chance(mine: int, theirs: int, crawford_over: bool = False) -> float:
    """Return the chance to win a match of a side that is so many points short, before the next game."""
    if not mine or not theirs:
        return 0.0 if mine else 1.0
    if mine == theirs:
        return 0.5
    if mine > theirs:
        return 1 - chance(theirs, mine, crawford_over)
    past, rows = crawford_over and mine == 1, published_rows()
    if theirs < len(rows):
        return 1 - rows[-1][theirs - 1] if past else rows[mine - 1][theirs - 1]
    return _ahead(mine, theirs, past)


@cache
def published_rows() -> list[list[float]]:
    """Return the rows of the published table: one for each score of a side, then one for after the Crawford game."""
    text = files("arbitro.players.backgammon").joinpath("match_equity.txt").read_text("utf-8")
    lines = (line for line in text.splitlines() if not line.startswith("#"))
    return [[float(number) for number in line.split()] for line in lines]


@cache
def _ahead(mine: int, theirs: int, crawford_over: bool) -> float:
    """Return the chance of the side that is nearer to the end."""
    crawford: Crawford = "past" if crawford_over else "now" if mine == 1 else "ahead"
    return worth_with_cube(EVEN, Score(mine, theirs, crawford), 1, "centre")
