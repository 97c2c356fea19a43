"""What is seen, called, chosen or claimed in a frame."""

from typing import Literal, TypeAlias, get_args

import msgspec

from arbitro.kernel import Fact
from arbitro.snooker.balls import AnyBall, Ball, Colour

Offence: TypeAlias = Literal[
    "double-hit",
    "feet-off-floor",
    "out-of-turn",
    "improper-in-hand",
    "jump",
    "non-standard-cue",
    "partner-talk",
    "balls-moving",
    "colour-not-spotted",
    "push",
    "touched-ball",
    "ball-off-table-used",
    "measuring",
    "consecutive-reds",
    "non-white-cue-ball",
    "no-nomination",
]
"""What the referee calls, in the order of law 3.12."""
OFFENCES: tuple[Offence, ...] = get_args(Offence)

Path: TypeAlias = Literal["none", "part", "full"]
Option: TypeAlias = Literal["play", "play_again", "replace", "free_ball"]


class Fall(msgspec.Struct, frozen=True):
    """A ball on the edge of a pocket that fell in without being hit."""

    ball: Ball
    involved: bool = False
    """Whether it would have been hit by a ball involved in the stroke."""


class Stroke(Fact, frozen=True, gc=False):
    """A completed stroke, as the referee saw it."""

    by: str | None = None
    """The player who played it, when it is said."""
    nominated: Ball | None = None
    """The ball that he nominated with it."""
    first: tuple[Ball, ...] = ()
    """The ball hit first, or the balls hit at once; left empty, the ball on (the nominated one)."""
    missed: bool = False
    """Nothing was hit."""
    potted: tuple[AnyBall, ...] = ()
    off_table: tuple[AnyBall, ...] = ()
    fouls: tuple[Offence, ...] = ()
    """What the referee called."""
    concerned: tuple[AnyBall, ...] = ()
    """The balls concerned in what he called."""
    path: Path = "none"
    """Whether a straight path was open to part of a ball on, or full-ball."""
    unfair: bool = False
    """Whether the referee finds that the attempt to hit a ball on was not fair."""
    snookered: bool = False
    """Whether the incoming player is snookered after it."""
    free_snooker: bool = False
    """Whether the snooker lies behind the nominated free ball."""
    moved_touching: bool = False
    """Whether a touching ball moved."""
    fell: tuple[Fall, ...] = ()

    @property
    def spoilt(self) -> bool:
        """Whether a ball fell in that would have been hit."""
        return bool(self.fell) and any(fall.involved for fall in self.fell)

    @property
    def gone(self) -> tuple[AnyBall, ...]:
        """Every ball potted or forced off the table."""
        return self.potted + self.off_table


class Foul(Fact, frozen=True):
    """A foul outside a stroke, by the striker or by another."""

    offence: Offence
    by: str | None = None
    concerned: tuple[AnyBall, ...] = ()
    snookered: bool = False
    """Whether the incoming player is snookered after it."""


class Choose(Fact, frozen=True):
    """What the next player asks for after a foul."""

    option: Option


class Declare(Fact, frozen=True):
    """A nomination made on its own."""

    ball: Ball


class Spots(Fact, frozen=True):
    """Which spots are occupied, for the spotting after the last stroke or the next."""

    occupied: tuple[Colour, ...] = ()
    no_space: tuple[Colour, ...] = ()
    """Spots with no room between them and the top cushion."""


class Touching(Fact, frozen=True):
    """The cue-ball has come to rest against other balls, and the referee says so."""

    balls: tuple[Ball, ...]
    """The balls that it touches, each kind once."""


class Disturbed(Fact, frozen=True):
    """Balls were moved by someone or something other than the striker."""

    by: Literal["other", "referee", "equipment"] = "other"


class Missing(Fact, frozen=True):
    """A colour that should be on the table is not."""

    colour: Colour
    oversight: bool = True
    """Whether it is missing through an earlier oversight, and not because the striker played too soon."""
    by: str | None = None


class Surplus(Fact, frozen=True):
    """A colour potted in the final order was spotted by mistake."""

    colour: Colour


class Claim(Fact, frozen=True):
    """The striker claims the frame on the last black."""

    by: str | None = None


class Concede(Fact, frozen=True):
    """The striker offers the frame to his opponent."""

    by: str | None = None


class Accept(Fact, frozen=True):
    """The opponent accepts it."""

    by: str | None = None


class Refuse(Fact, frozen=True):
    """The opponent plays on."""

    by: str | None = None


class Stalemate(Fact, frozen=True):
    """The referee proposes to restart the frame, a side objects, or the frame is restarted."""

    step: Literal["proposed", "objects", "restart"]
    by: str | None = None
    """The side that objects."""


class Misconduct(Fact, frozen=True):
    """Wilful or persistent unfair conduct."""

    by: str | None = None


class TimeWasting(Fact, frozen=True):
    """An abnormal time taken over a stroke."""

    by: str | None = None


class Unnoticed(Fact, frozen=True):
    """The foul just made was not called before the next stroke."""


class Toss(Fact, frozen=True):
    """The lot for first play on the re-spotted black."""

    first: str


FrameFact: TypeAlias = (
    Stroke
    | Foul
    | Choose
    | Declare
    | Spots
    | Touching
    | Disturbed
    | Missing
    | Surplus
    | Claim
    | Concede
    | Accept
    | Refuse
    | Stalemate
    | Misconduct
    | TimeWasting
    | Unnoticed
    | Toss
)
