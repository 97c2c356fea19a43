"""What the laws of snooker order of a match: the closed union of effects on it. A game is a number of frames (2.2)."""

from typing import ClassVar, TypeAlias

from arbitro.kernel import Weight
from arbitro.snooker.effects import OfSide, Order, Respotted


class FrameCounted(Order, frozen=True, gc=False):
    """A frame goes to a side."""

    weight: ClassVar[Weight] = Weight.UNIT_OVER
    winner: str
    """The side that gets it."""
    number: int
    """Which frame of the game."""


class FrameHalved(Order, frozen=True, gc=False):
    """A frame ends with the scores level, and counts for nobody."""

    weight: ClassVar[Weight] = Weight.UNIT_OVER
    number: int
    """Which frame of the game."""


class PointsCounted(Order, frozen=True, gc=False):
    """Points are added to the aggregate."""

    weight: ClassVar[Weight] = Weight.NOTED
    one: int
    """For the first side."""
    other: int
    """For the second side."""


class OpensNext(OfSide, frozen=True, gc=False):
    """Who opens the next frame."""

    weight: ClassVar[Weight] = Weight.FOLLOWS


class OpensFrame(OfSide, frozen=True, gc=False, tag="Begins"):
    """The lot says who opens the first frame."""


class FramesForfeited(OfSide, frozen=True, gc=False):
    """Frames not played are counted for a side."""

    weight: ClassVar[Weight] = Weight.UNIT_OVER
    frames: int
    """How many."""


class FrameLost(OfSide, frozen=True, gc=False):
    """The side loses the frame under way with the game."""

    weight: ClassVar[Weight] = Weight.UNIT_OVER


class TieOnAggregate(Order, frozen=True, gc=False):
    """The totals are equal after the last frame: the black is re-spotted."""

    weight: ClassVar[Weight] = Weight.GAME_OVER


class GameWon(Order, frozen=True, gc=False):
    """The game is over."""

    weight: ClassVar[Weight] = Weight.MATCH_OVER
    slot: ClassVar[str | None] = "game"
    winner: str
    """The side that wins."""


class GameGivenUp(OfSide, frozen=True, gc=False):
    """A side gives up what is left of the game."""

    weight: ClassVar[Weight] = Weight.MATCH_OVER
    slot: ClassVar[str | None] = "game"
    winner: str
    """The side that wins."""


class GameDrawn(Order, frozen=True, gc=False):
    """The game is over, and nobody has won it."""

    weight: ClassVar[Weight] = Weight.MATCH_OVER
    slot: ClassVar[str | None] = "game"


MatchEffect: TypeAlias = (
    FrameCounted
    | FrameHalved
    | PointsCounted
    | OpensNext
    | OpensFrame
    | Respotted
    | FramesForfeited
    | FrameLost
    | TieOnAggregate
    | GameWon
    | GameGivenUp
    | GameDrawn
)
