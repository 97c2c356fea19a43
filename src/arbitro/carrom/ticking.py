"""The clock that runs in a match of carrom, as its state keeps it."""

from typing import Literal

import msgspec

from arbitro.carrom.facts import Allowed
from arbitro.kernel import Countdown

Purpose = Literal["report", "break", "stroke", "placing", "interval"]


class Wanted(msgspec.Struct, frozen=True):
    """A clock that the laws have running, and what it measures: another of those is another clock."""

    purpose: Purpose
    of: str
    seconds: int
    mark: tuple[int | str, ...] = ()


class Ticking(msgspec.Struct, frozen=True):
    """A clock that was started."""

    wanted: Wanted
    countdown: Countdown


class RunOut(msgspec.Struct, frozen=True):
    """A time between boards that is up."""

    of: Allowed
    asked: bool = True
    """Whether the umpire has still to say who is late."""
