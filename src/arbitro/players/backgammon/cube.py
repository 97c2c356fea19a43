"""The doubling cube: what a position is worth with it, when to double and when to take.

The value lies between a dead cube, which nobody turns again, and a live one, which is always turned at the best
moment (R. Janowski, "Take-Points in Money Games", 1993). In a match the points where a live cube is turned are
found by following the doubles still to come; a side that has nothing more to lose doubles at once.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from arbitro.players.backgammon.chances import Chances
from arbitro.players.backgammon.stakes import Stakes, worth

LIFE = 0.68
"""How far a cube is from dead to live."""
NOTHING = 1e-9
"""Tips an even choice: a side that has nothing to lose doubles."""

Owner = Literal["mine", "theirs", "centre"]
TURNED: dict[Owner, Owner] = {"mine": "theirs", "theirs": "mine", "centre": "centre"}


class Decision(msgspec.Struct, frozen=True):
    """What a side on roll gets by not doubling, by a double taken, and by a double dropped."""

    waits: float
    taken: float
    dropped: float

    @property
    def doubles(self) -> bool:
        """Whether to double: better than waiting even after the opponent's best answer."""
        return min(self.taken, self.dropped) > self.waits

    @property
    def takes(self) -> bool:
        """Whether the opponent should take."""
        return self.taken <= self.dropped

    @property
    def beavers(self) -> bool:
        """Whether the opponent should double back for money: the double has made them the favourite."""
        return self.taken < 0


class Ends(msgspec.Struct, frozen=True):
    """What a game lost and a game won are worth on average at a level of the cube, gammons and all."""

    lost: float
    won: float


def decide(chances: Chances, stakes: Stakes, level: int, owner: Owner, jacoby: bool = False) -> Decision:
    """Return what doubling and not doubling bring the side on roll; by Jacoby, who waits wins single games only."""
    # Who has nothing to lose by doubling doubles: even where the figures are equal, the other may err.
    waits = worth_with_cube(chances.singles if jacoby else chances, stakes, level, owner)
    if stakes.mirror().useless(level) and not stakes.useless(level):
        waits = chances.worth(worth(stakes, level)) - NOTHING
    taken = worth_with_cube(chances, stakes, 2 * level, "theirs")
    return Decision(waits, taken, stakes.after(level))


def worth_with_cube(chances: Chances, stakes: Stakes, level: int, owner: Owner) -> float:
    """Return what a position is worth to the side on roll."""
    # Real cubes are turned neither never nor always at the best moment: 0.68 of the way from dead to live
    # (Janowski).
    if stakes.cubeless:
        return chances.worth(worth(stakes, level))
    level, owner = _turned_at_once(stakes, level, owner)
    dead = chances.worth(worth(stakes, level))
    return LIFE * _live(chances, stakes, level, owner) + (1 - LIFE) * dead


def _turned_at_once(stakes: Stakes, level: int, owner: Owner) -> tuple[int, Owner]:
    """Return the cube after the doubles of a side that has nothing to lose by them."""
    # A side that gets all it needs from the cube as it lies, while the other does not, risks nothing by its
    # being doubled.
    other = stakes.mirror()
    while stakes.useless(level) != other.useless(level):
        doubler: Owner = "theirs" if stakes.useless(level) else "mine"
        if owner not in (doubler, "centre"):
            break
        level, owner = 2 * level, TURNED[doubler]
    return level, owner


def _live(chances: Chances, stakes: Stakes, level: int, owner: Owner) -> float:
    """Return the worth with a cube that is always turned at the best moment."""
    # Between the points at which the cube is turned the worth is a straight line, since nothing is decided
    # there; beyond them the game is over or played for the gammon.
    ends, win = _ends(chances, stakes, level), chances.win
    low, floor, high, roof = 0.0, ends.lost, 1.0, ends.won
    if owner != "mine" and not stakes.mirror().useless(level):
        low, floor = 1 - _cash_point(chances.mirror(), stakes.mirror(), level), stakes.after(-level)
    if owner != "theirs" and not stakes.useless(level):
        high, roof = _cash_point(chances, stakes, level), stakes.after(level)
    if win < low:
        return _between(win, 0, ends.lost, low, floor)
    if win > high:
        return _between(win, high, roof, 1, ends.won)
    return _between(win, low, floor, high, roof)


def _cash_point(chances: Chances, stakes: Stakes, level: int) -> float:
    """Return the chance to win from which the other side should drop a double of a live cube."""
    # In a match it follows from the doubles still to come, and differs from score to score; for money it has a
    # closed form.
    if stakes.endless:
        ends = _ends(chances, stakes, 1)
        return (1 - ends.lost) / (ends.won - ends.lost + 0.5)
    low, floor, roof = _after_take(chances, stakes, 2 * level)
    if roof <= floor:
        return 1.0
    point = low + (stakes.after(level) - floor) / (roof - floor) * (1 - low)
    return min(max(point, low), 1.0)


def _after_take(chances: Chances, stakes: Stakes, level: int) -> tuple[float, float, float]:
    """Return where the other side would turn the cube it has taken, what that leaves, and what a win brings."""
    level, owner = _turned_at_once(stakes, level, "theirs")
    ends, other = _ends(chances, stakes, level), stakes.mirror()
    if owner == "mine" or other.useless(level):
        return 0.0, ends.lost, ends.won
    return 1 - _cash_point(chances.mirror(), other, level), stakes.after(-level), ends.won


def _ends(chances: Chances, stakes: Stakes, level: int) -> Ends:
    single, gammon, backgammon = (stakes.after(level * times) for times in (1, 2, 3))
    won = single
    if chances.win > 0:
        more = chances.gammon * (gammon - single) + chances.backgammon * (backgammon - gammon)
        won += more / chances.win
    single, gammon, backgammon = (stakes.after(-level * times) for times in (1, 2, 3))
    lost = single
    if chances.win < 1:
        more = chances.gammon_lost * (gammon - single) + chances.backgammon_lost * (backgammon - gammon)
        lost += more / (1 - chances.win)
    return Ends(lost, won)


def _between(place: float, left: float, low: float, right: float, high: float) -> float:
    return high if right <= left else low + (high - low) * (place - left) / (right - left)
