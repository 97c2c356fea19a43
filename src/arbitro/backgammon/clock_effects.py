"""What the laws of backgammon order of the clock: a closed union, carried out in `apply`."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from arbitro.backgammon.effects import Ordered
from arbitro.backgammon.position import Side
from arbitro.kernel import Weight


class ClockOrder(Ordered, frozen=True):
    """An effect on the clock, which leads only where nothing else has happened."""

    weight: ClassVar[Weight] = Weight.MADE


class TimeSpent(ClockOrder, frozen=True):
    """Time runs, first off the delay, then off the bank."""

    seconds: float


class ClockStarted(ClockOrder, frozen=True):
    """A side's clock is started."""

    slot: ClassVar[str | None] = "clock"
    side: Side
    for_answer: bool = False
    """It runs for a cube decision and not for a turn."""
    late: bool = False
    """It runs because the side is late."""


class ClockPaused(ClockOrder, frozen=True):
    """The clock is paused."""

    reason: str
    by: Side | None = None


class ClockResumed(ClockOrder, frozen=True):
    """The clock goes on."""


class DelayLost(ClockOrder, frozen=True):
    """A side loses the delay of its next turn."""

    side: Side


class DelayKept(ClockOrder, frozen=True):
    """The delay is not lost: there is one sanction, not both."""

    side: Side


class DelayRestarted(ClockOrder, frozen=True):
    """The delay starts anew."""


class ClockSet(ClockOrder, frozen=True):
    """The times of the clock are set."""

    X: float
    O: float  # noqa: E741


class ClockBrought(ClockOrder, frozen=True):
    """The match is played on with a clock."""

    seconds: float
    """What each side has."""
    delay: float
    by_hall: bool = False
    """Whether the hall runs it."""


ClockEffect: TypeAlias = (
    TimeSpent
    | ClockStarted
    | ClockPaused
    | ClockResumed
    | DelayLost
    | DelayKept
    | DelayRestarted
    | ClockSet
    | ClockBrought
)
"""What happens to the clock."""
