"""What a snooker player sees, and what it can do."""

from enum import Enum
from typing import TypeAlias

import msgspec

from arbitro.snooker.balls import Ball
from arbitro.snooker.frame import Frame
from arbitro.snooker.table import Placed, Point


class SnookerWord(Enum):
    """A decision that is said in a word."""

    PLAY = "play"
    PLAY_AGAIN = "play_again"
    REPLACE = "replace"
    FREE_BALL = "free_ball"
    CLAIM = "claim"
    CONCEDE = "concede"
    ACCEPT = "accept"


class Strike(msgspec.Struct, frozen=True):
    """A stroke with the cue."""

    angle: float
    """Where it goes, in radians from the x axis to the left."""
    speed: float
    """Metres a second."""
    side: float = 0.0
    """How far to the right of the middle the tip strikes, in radii."""
    height: float = 0.0
    """How far above the middle the tip strikes, in radii."""
    place: Point | None = None
    """Where in the D a cue-ball in hand is put."""
    nominated: Ball | None = None
    """The colour played at, when it must be said."""
    elevation: float = 0.0
    """How far the butt is raised, in radians."""


Act: TypeAlias = SnookerWord | Strike


class Balls(msgspec.Struct, frozen=True):
    """Where the balls are, as exactly as an eye sees it: to a tenth of a millimetre."""

    cue: Point | None
    """None while the cue-ball is in hand."""
    others: tuple[Placed, ...]
    """The object balls."""


class SnookerSight(msgspec.Struct, frozen=True):
    """All that a player is shown when a decision is due."""

    frame: Frame
    """The frame as the referee has it."""
    balls: Balls
    """Where the balls are."""
    words: tuple[SnookerWord, ...]
    """What the player may say now."""
    may_nominate: tuple[Ball, ...] = ()
    """The balls at which a stroke may be played now; none when the player has first to answer."""
    original: Balls | None = None
    """The position that can be put back after a miss."""
