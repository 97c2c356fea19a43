"""What is seen, called, chosen or claimed in a frame and in a match."""

from typing import Literal, TypeAlias, get_args

import msgspec

from arbitro.kernel import Fact
from arbitro.snooker.balls import AnyBall, Ball, Colour
from arbitro.snooker.lying import LyingBalls

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
SIGHT: Literal["line-of-sight"] = "line-of-sight"
"""What one who is not the striker is told of, and pays nothing for (4.4)."""
MARKER: Literal["touched-marker"] = "touched-marker"
"""What one who is not the striker pays for as for the ball that is being cleaned (3.2.b.2)."""
Outside: TypeAlias = Offence | Literal["line-of-sight", "touched-marker"]
OUTSIDE: tuple[Outside, ...] = (*OFFENCES, SIGHT, MARKER)
"""What can be called outside a stroke."""

Path: TypeAlias = Literal["none", "part", "full"]
Unsaid: TypeAlias = Literal["", "path", "attempt"]
"""Nothing; whether a path was open, and then whether the attempt was fair; or only that."""
Option: TypeAlias = Literal["play", "play_again", "replace", "free_ball"]
TimeRuling: TypeAlias = Literal["nothing", "warning", "frame"]
"""What a shot clock that has run out costs, in the referee's opinion."""


class MouthFall(msgspec.Struct, frozen=True):
    """A ball on the edge of a pocket that fell in without being hit."""

    ball: Ball
    """The ball that fell."""
    involved: bool = False
    """Whether it would have been hit by a ball involved in the stroke."""


class SnookerStroke(Fact, frozen=True, gc=False, tag="Stroke"):
    """A completed stroke, as the referee saw it."""

    by: str | None = None
    """The player who played it, when it is said."""
    nominated: Ball | None = None
    """The ball that they nominated with it."""
    first: tuple[Ball, ...] = ()
    """The ball hit first, or the balls hit at once; left empty, the ball on (the nominated one)."""
    missed: bool = False
    """Nothing was hit."""
    potted: tuple[AnyBall, ...] = ()
    """The balls that entered a pocket, the cue-ball too."""
    off_table: tuple[AnyBall, ...] = ()
    """The balls forced off the table."""
    fouls: tuple[Offence, ...] = ()
    """What the referee called."""
    concerned: tuple[AnyBall, ...] = ()
    """The balls concerned in what they called."""
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
    fell: tuple[MouthFall, ...] = ()
    """Balls that fell in without being hit."""
    in_off: bool = False
    """Whether the cue-ball was potted; always follows from `potted`."""
    at_once: bool = False
    """Whether more than one ball was hit first; always follows from `first`."""
    unsaid: Unsaid = ""
    """What the referee has not said of a stroke at a table, and is asked if it failed."""

    def __post_init__(self) -> None:
        """Keep what follows from other fields in step with them, so that laws can be guarded by it."""
        msgspec.structs.force_setattr(self, "in_off", "cue" in self.potted)
        msgspec.structs.force_setattr(self, "at_once", len(self.first) > 1)

    @property
    def spoilt(self) -> bool:
        """Whether a ball fell in that would have been hit."""
        return bool(self.fell) and any(fall.involved for fall in self.fell)

    @property
    def gone(self) -> tuple[AnyBall, ...]:
        """Every ball potted or forced off the table."""
        return self.potted + self.off_table if self.off_table else self.potted


class Attempt(Fact, frozen=True):
    """What the referee answers when they are asked about a stroke that hit no ball on first (3.14)."""

    path: Path | None = None
    """Whether a straight path was open; None where they speak of the attempt alone."""
    unfair: bool | None = None
    """Whether the attempt was not fair; None where they speak of the path alone."""


class Foul(Fact, frozen=True):
    """A foul outside a stroke, by the striker or by another."""

    offence: Outside
    """What the referee calls."""
    by: str | None = None
    """The player who fouled; when nobody is named the striker, or for the line of sight the next player."""
    concerned: tuple[AnyBall, ...] = ()
    """The balls concerned."""
    snookered: bool = False
    """Whether the incoming player is snookered after it."""
    nominated: Ball | None = None
    """With a colour on and none declared: the one that the striker was on, as the official says when asked (2.12)."""


class FreeBall(Fact, frozen=True):
    """The referee calls FREE BALL after the foul just made: whoever comes to the table is snookered (3.10)."""


class Choose(Fact, frozen=True):
    """What the next player asks for after a foul."""

    option: Option
    """What they ask for."""


class Declare(Fact, frozen=True):
    """A nomination made on its own."""

    ball: Ball
    """The ball nominated."""


class Spots(Fact, frozen=True):
    """Which spots are occupied, for the spotting after the last stroke or the next."""

    occupied: tuple[Colour, ...] = ()
    """Spots on which no ball can be put."""
    no_space: tuple[Colour, ...] = ()
    """Spots with no room between them and the top cushion."""


class Touching(Fact, frozen=True):
    """The cue-ball has come to rest against other balls, and the referee says so."""

    balls: tuple[Ball, ...]
    """The balls that it touches, each kind once."""


class Disturbed(Fact, frozen=True):
    """Balls were moved by someone or something other than the striker."""

    by: Literal["other", "referee", "equipment", "contact"] = "other"
    """Who or what moved them; `contact`: one has come to touch the cue-ball since the referee looked (3.8.g)."""


class Missing(Fact, frozen=True):
    """A colour that should be on the table is not."""

    colour: Colour
    """The colour that is missing."""
    oversight: bool = True
    """Whether it is missing through an earlier oversight, and not because the striker played too soon."""
    by: str | None = None
    """The player who did not wait; the striker when nobody is named."""


class Surplus(Fact, frozen=True):
    """A colour potted in the final order was spotted by mistake."""

    colour: Colour
    """The colour that is too many."""


class ClaimFrame(Fact, frozen=True, tag="Claim"):
    """The striker claims the frame on the last black."""

    by: str | None = None
    """The side that claims."""


class Concede(Fact, frozen=True):
    """The striker offers the frame to their opponent."""

    by: str | None = None
    """The side that concedes."""


class Resign(Fact, frozen=True):
    """A side gives up the match, whoever is at the table."""

    by: str | None = None
    """The side that gives up."""


class Accept(Fact, frozen=True):
    """The opponent accepts it."""

    by: str | None = None
    """The side that accepts."""


class Refuse(Fact, frozen=True):
    """The opponent plays on."""

    by: str | None = None
    """The side that plays on."""


class Stalemate(Fact, frozen=True):
    """The referee proposes to restart the frame, a side objects, or the frame is restarted."""

    step: Literal["proposed", "objects", "restart"]
    """What happens."""
    by: str | None = None
    """The side that objects."""


class Misconduct(Fact, frozen=True):
    """Wilful or persistent unfair conduct, which loses the frame under way or the whole match."""

    by: str | None = None
    """The side or player; the striker when nobody is named."""
    loses: Literal["frame", "match"] = "frame"
    """What it loses."""


class TimeWasting(Fact, frozen=True):
    """An abnormal time taken over a stroke."""

    by: str | None = None
    """The player; the striker when nobody is named."""


class ShotClockExpired(Fact, frozen=True, tag="TimeUp"):
    """The shot clock of a player has run out: the referee is asked."""

    by: str


class TimeRuled(Fact, frozen=True):
    """What the referee makes of a shot clock that has run out."""

    ruling: TimeRuling
    by: str | None = None
    """The player; the striker when nobody is named."""


class Unnoticed(Fact, frozen=True):
    """The foul just made was not called before the next stroke."""


class Toss(Fact, frozen=True):
    """The lot for first play on the re-spotted black."""

    first: str
    """The player who plays first."""


class FramePlayed(Fact, frozen=True):
    """The result of a frame, or of the re-spotted black that breaks a tie on aggregate points."""

    winner: str | None
    """The side that won it; None when it ended level."""
    score: tuple[int, int] = (0, 0)
    """By side."""


class NextFrame(Fact, frozen=True):
    """The next frame is set up, or the black for a tie on aggregate points."""

    order: tuple[str, ...] = ()
    """The players in their order, where pairs change it (3.17.b)."""


class SnookerLies(Fact, frozen=True, tag="Lies"):
    """What lies on the table now, where it is played on a table in the hall."""

    layout: LyingBalls


FrameFact: TypeAlias = (
    SnookerStroke
    | Attempt
    | Foul
    | FreeBall
    | Choose
    | Declare
    | Spots
    | Touching
    | Disturbed
    | Missing
    | Surplus
    | ClaimFrame
    | Concede
    | Resign
    | Accept
    | Refuse
    | Stalemate
    | Misconduct
    | TimeWasting
    | TimeRuled
    | Unnoticed
    | Toss
)
"""What is entered while a frame is played."""
MatchFact: TypeAlias = FramePlayed | Misconduct | Resign | Toss | NextFrame
"""What the book on matches knows."""
SnookerFact: TypeAlias = FrameFact | FramePlayed | NextFrame | SnookerLies | ShotClockExpired
"""All that can be entered in a match."""
