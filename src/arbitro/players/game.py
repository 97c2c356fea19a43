"""What the hall must know of a game to play a match of it between machines."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Generic, Literal, Protocol, TypeVar

import msgspec

from arbitro.kernel import Fact, Terms, Verdict
from arbitro.players.player import Act, Kind, Sight

Colour = Literal["white", "black"]
COLOURS: tuple[Colour, Colour] = ("white", "black")

State = TypeVar("State")
"""What the referee rules on."""
Scene = TypeVar("Scene")
"""What lies on the table beyond the state: where the men or balls are. A game of dice has none."""


class Due(msgspec.Struct, Generic[Sight], frozen=True):
    """Whose decision is due, and what he sees."""

    side: Colour
    sight: Sight


class Game(Protocol[State, Scene, Sight, Act]):
    """A game as the hall plays it. It keeps nothing: all that changes is in the state and the scene."""

    edition: str
    kinds: Mapping[str, Kind[Sight, Act]]
    """The players it has, by the first part of their names."""
    usual_length: int
    """How long a match is when nobody says so, in the game's own measure."""

    def fits(self, length: int) -> bool:
        """Tell whether a match can have this length."""
        ...

    def judge(self, state: State, fact: Fact) -> Verdict[State]:
        """Return the referee's verdict on a fact."""
        ...

    def opening(self, length: int, chance: Random) -> tuple[Terms, tuple[Fact, ...]]:
        """Return what a match of a length is agreed to be, and what is set up before anybody acts."""
        ...

    def begin(self, length: int, chance: Random) -> tuple[State, Scene]:
        """Return a match of a length that has not begun."""
        ...

    def due(self, state: State, scene: Scene) -> Due[Sight] | None:
        """Return whose decision is due; None when chance alone goes on, or the match is over."""
        ...

    def carry_out(
        self, state: State, scene: Scene, act: Act | None, chance: Random
    ) -> tuple[Scene, Sequence[Fact]]:
        """Return what an act, or with None chance alone, leaves on the table, and the facts that were seen."""
        ...

    def foul(self, state: State) -> bool:
        """Tell whether the referee has found the last act not allowed without refusing it."""
        ...

    def winner(self, state: State) -> Colour | None:
        """Return who has won the match."""
        ...

    def score(self, state: State) -> Mapping[Colour, int]:
        """Return the score of the match."""
        ...

    def parts(self, state: State) -> tuple[tuple[int, int], ...]:
        """Return the points of white and black in each game or frame that the score counts, where it counts them."""
        ...
