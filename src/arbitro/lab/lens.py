"""How learners see a game and act in it: numbers for a sight, an act for numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, Protocol, TypeAlias, get_args

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from arbitro.players.table import DecisionDue, PlayingTable

Numbers: TypeAlias = NDArray[Any]
Parts: TypeAlias = dict[str, Numbers]
"""An observation by the names of its parts."""
Episode: TypeAlias = Literal["match", "part"]
"""How long one is: a whole match, or a game, board or frame of it."""
Reward: TypeAlias = Literal["points", "win"]
"""What is rewarded: points as they are scored, less the other side's; or 1 for who has won, -1 for who has lost."""
EPISODES, REWARDS = get_args(Episode), get_args(Reward)


class Lens(Protocol):
    """What a game is to learners. It keeps nothing: what a learner has begun to do is in the actions it has chosen."""

    name: str
    """The game."""
    length: int
    """How long a match is, in the game's own measure."""
    episode: Episode
    """What an episode is."""

    @property
    def table(self) -> PlayingTable[Any, Any, Any, Any]:
        """Where it is played."""
        ...

    @property
    def seats(self) -> int:
        """How many play, the sides in turn."""
        ...

    @property
    def parts(self) -> Mapping[str, spaces.Box]:
        """What is seen, part by part."""
        ...

    @property
    def actions(self) -> spaces.Space[Any]:
        """What can be chosen."""
        ...

    def seat(self, state: Any, due: DecisionDue[Any]) -> int:
        """Return who decides."""
        ...

    def sees(self, state: Any, due: DecisionDue[Any] | None, seat: int, chosen: Sequence[Any]) -> Parts:
        """Return what one sees from a seat, after what has been chosen of the act under way."""
        ...

    def mask(self, due: DecisionDue[Any], chosen: Sequence[Any]) -> Numbers | None:
        """Return which actions are legal, where they are finite."""
        ...

    def act(self, due: DecisionDue[Any], chosen: Sequence[Any]) -> Any | None:
        """Return the act that the chosen actions make; None where it is not yet whole."""
        ...

    def forced_act(self, due: DecisionDue[Any]) -> Any | None:
        """Return the act that leaves nothing to decide, or is not left to learners; None otherwise."""
        ...

    def ends(self, state: Any) -> bool:
        """Tell whether an episode is over."""
        ...

    def winner(self, state: Any) -> int | None:
        """Return the side that has won an episode that is over; None when nobody has."""
        ...

    def svg(self, state: Any) -> str:
        """Return a picture."""
        ...

    def text(self, state: Any) -> str:
        """Return a picture in plain text."""
        ...


def flat(parts: Mapping[str, Numbers]) -> Numbers:
    """Return the parts of an observation one behind the other."""
    return np.concatenate([part.ravel() for part in parts.values()])


def flat_space(parts: Mapping[str, spaces.Box]) -> spaces.Box:
    """Return where a flat observation lies."""
    low = np.concatenate([part.low.ravel() for part in parts.values()])
    high = np.concatenate([part.high.ravel() for part in parts.values()])
    return spaces.Box(low, high, dtype=low.dtype.type)


def points(lens: Lens, state: Any) -> tuple[int, int]:
    """Return the points of both sides since the match began."""
    standing = lens.table.game.standing(state)
    if standing.part is None:
        return standing.score
    every = (*standing.parts, standing.part)
    return sum(one for one, _ in every), sum(other for _, other in every)


def one_hot(place: int, size: int, dtype: Any = np.float32) -> Numbers:
    """Return zeros with a one at a place; zeros alone for a place below zero."""
    row = np.zeros(size, dtype)
    if place >= 0:
        row[place] = 1
    return row
