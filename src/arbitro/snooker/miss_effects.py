"""What the laws of snooker order when a miss is called, answered and put back: of the effects on a frame."""

from typing import ClassVar

from arbitro.kernel import Weight
from arbitro.snooker.effects import Order
from arbitro.snooker.facts import Path


class NoMiss(Order, frozen=True, gc=False):
    """A foul, but no miss."""

    weight: ClassVar[Weight] = Weight.MADE


class Irrevocable(Order, frozen=True, gc=False):
    """The request to play again stands."""

    weight: ClassVar[Weight] = Weight.NOTED


class WarningStands(Order, frozen=True, gc=False):
    """The warning that another miss loses the frame stays in force."""

    weight: ClassVar[Weight] = Weight.NOTED


class BallsReturned(Order, frozen=True, gc=False):
    """Balls that left the table in the missed stroke come back with the position."""

    weight: ClassVar[Weight] = Weight.NOTED


class MissAnswered(Order, frozen=True, gc=False, tag="Answered"):
    """The referee has said what they saw of a stroke that failed."""

    weight: ClassVar[Weight] = Weight.NOTED
    path: Path | None
    """The path that was open."""
    unfair: bool | None
    """Whether the attempt was not fair."""


class Chosen(Order, frozen=True, gc=False):
    """What the next player asked for after a miss."""

    weight: ClassVar[Weight] = Weight.MADE
    option: str
    """What they asked for."""
