"""A table of machines: who decides, what he sees, what is seen of what he does. The laws are the game's."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Generic, Literal, Protocol

import msgspec

from arbitro.kernel import Game, Terms
from arbitro.kernel.game import F, S
from arbitro.players.player import Act, Kind, Sight

Colour = Literal["white", "black"]
"""The first and the second side of a match, whatever the game calls them."""
COLOURS: tuple[Colour, Colour] = ("white", "black")


class Due(msgspec.Struct, Generic[Sight], frozen=True):
    """Whose decision is due, and what he sees."""

    side: Colour
    sight: Sight


class Table(Protocol[S, F, Sight, Act]):
    """What a game does not say itself, where machines play it. It keeps nothing: all that changes is in the state."""

    kinds: Mapping[str, Kind[Sight, Act]]
    """The players it has, by the first part of their names."""
    usual_length: int
    """How long a match is when nobody says so, in the game's own measure."""

    @property
    def game(self) -> Game[S, F]:
        """The laws by which it is played."""
        ...

    def fits(self, length: int) -> bool:
        """Tell whether a match can have this length."""
        ...

    def terms(self, length: int) -> Terms:
        """Return what a match of a length is agreed to be."""
        ...

    def due(self, state: S) -> Due[Sight] | None:
        """Return whose decision is due; None when chance alone goes on, or the match is over."""
        ...

    def carry_out(self, state: S, act: Act | None, chance: Random) -> Sequence[F]:
        """Return the facts that are seen of an act, or with None of chance and the umpire."""
        ...

    def foul(self, state: S) -> bool:
        """Tell whether the last act was one that is not refused and that a machine can always avoid."""
        ...
