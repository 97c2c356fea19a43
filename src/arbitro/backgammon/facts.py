"""What is seen or claimed at a backgammon table."""

from __future__ import annotations

from typing import TypeAlias

from arbitro.backgammon.notation import Step
from arbitro.backgammon.position import Side
from arbitro.kernel import Fact

Dice = tuple[int, int]


class OpeningRoll(Fact, frozen=True):
    """Each side rolls one die to decide who begins; it also begins the next game."""

    X: int
    O: int  # noqa: E741  # the players are X and O


class NextGame(Fact, frozen=True):
    """The men and the cube are set up for the next game, before its opening roll."""


class Roll(Fact, frozen=True):
    """Two dice have fallen: of the side to play, or early of the other."""

    dice: Dice
    by: Side | None = None


class InvalidRoll(Fact, frozen=True):
    """A roll that does not count."""

    by: Side | None = None


class Move(Fact, frozen=True):
    """The side to play has moved its men, or cannot."""

    steps: tuple[Step, ...] = ()
    by: Side | None = None


class Double(Fact, frozen=True):
    """A side doubles."""

    by: Side | None = None
    shown: int | None = None
    """The level to which the cube was turned, where it was said."""


class Take(Fact, frozen=True):
    """A double is taken."""

    by: Side | None = None
    shown: int | None = None
    """The level at which the cube was taken, where it was said."""


class Drop(Fact, frozen=True):
    """A double is dropped."""

    by: Side | None = None


class ResignGame(Fact, frozen=True, tag="Resign"):
    """A side offers the loss of the game."""

    level: int
    """1, 2 or 3: a single game, a gammon, a backgammon."""
    by: Side | None = None


class AcceptResignation(Fact, frozen=True, tag="Accept"):
    """A resignation is accepted."""

    by: Side | None = None


class RefuseOffer(Fact, frozen=True, tag="Refuse"):
    """A resignation, or the claim that the game is decided, is refused."""

    by: Side | None = None


class Notice(Fact, frozen=True):
    """Somebody points out an error."""

    what: str
    """`illegal-move`, `premature-roll`, `bad-setup` or `wrong-cube`."""
    by: Side | None = None
    """Who points it out, where it was said; it changes nothing."""


class Condone(Fact, frozen=True):
    """The side that may choose lets an error stand, or does not."""

    stands: bool
    by: Side | None = None


class Press(Fact, frozen=True):
    """The clock is pressed."""

    by: Side | None = None


class Spend(Fact, frozen=True):
    """Time passes."""

    milliseconds: int


class Pause(Fact, frozen=True):
    """A side pauses the clock."""

    reason: str
    by: Side | None = None


class PickUp(Fact, frozen=True):
    """A side picked up the dice before the other had ended its turn, and the time penalty is claimed."""

    by: Side | None = None


class Flag(Fact, frozen=True):
    """A side's time is called."""

    side: Side


class LateSide(Fact, frozen=True, tag="Late"):
    """A side is late for the match or back from a break."""

    by: Side
    minutes: int


class TakeBreak(Fact, frozen=True, tag="Break"):
    """A side takes one of its breaks."""

    by: Side


class CreditPenalty(Fact, frozen=True, tag="Penalty"):
    """The director credits penalty points to a side."""

    to: Side
    points: int


class CorrectLength(Fact, frozen=True):
    """The match is found to be played at a wrong length."""

    length: int


class ResetBoard(Fact, frozen=True):
    """A side resets the board before the game is over; the side to play where none is named."""

    by: Side | None = None


class Offence(Fact, frozen=True):
    """The director sees or is told of a breach of the rules of conduct."""

    what: str
    by: Side | None = None
    """The player; none for a spectator."""


class Sanction(Fact, frozen=True):
    """The director decides what an offence costs."""

    offence: str
    measure: str
    """`warning`, `points`, `game`, `match`, `disqualification`, `expulsion`, `baffle-box`, `clock`, `no-option`."""
    to: Side | None = None
    """The player it falls on; none for a spectator."""
    points: int = 0
    by_hall: bool = False
    """Whether the hall runs the clock that comes with it."""


class AskDirector(Fact, frozen=True, tag="Request"):
    """A player asks the director for something."""

    by: Side
    what: str
    """One of the requests in `times_and_equipment`: an observer, a clock, other dice, fewer spectators."""
    granted: bool = True


class AppointObserver(Fact, frozen=True, tag="Observer"):
    """An observer is appointed to watch the match."""

    name: str = ""


class BaffleBox(Fact, frozen=True):
    """The rest of the match is played with a baffle box."""

    why: str = "agreed"
    """`agreed`, `preferred`, `required` or `imposed`."""


class Announcement(Fact, frozen=True):
    """The director announces how the match is to be played."""

    what: str
    """One of the announcements in `times_and_equipment`: dice on checkers, a stream, other breaks."""
    breaks: int | None = None
    """How many breaks each side has, where other breaks are announced."""


class StartsClock(Fact, frozen=True):
    """From now on the match is played with a clock."""

    bank_ms_per_point: int
    delay_ms: int
    why: str = "imposed"
    """`agreed`, `preferred`, `required`, `imposed` or `asked-by-director`."""
    by_hall: bool = False
    """Whether the hall runs the clock that comes with it."""


class SetClock(Fact, frozen=True):
    """The director sets the times of the clock by their best estimate."""

    X: int
    O: int  # noqa: E741
    why: str = "replaced"
    """`replaced`, `wrong-setting`, `time-given-back` or `ran-in-a-break`."""


class StartLateClock(Fact, frozen=True):
    """After five minutes of delay the director starts the late player's clock instead of giving points."""

    of: Side
    minutes: int | None = None
    """None where the director only says that the five minutes have passed."""


class RestartDelay(Fact, frozen=True):
    """After an invalid roll a player lets the delay start anew."""

    by: Side | None = None


class Emergency(Fact, frozen=True):
    """A player leaves the board in an emergency; the director is told."""

    by: Side


class ReportResult(Fact, frozen=True, tag="Result"):
    """A player reports the result of the match."""

    by: Side
    X: int
    O: int  # noqa: E741


class CorrectScore(Fact, frozen=True):
    """An error in the score is noticed."""

    X: int
    O: int  # noqa: E741


BackgammonFact: TypeAlias = (
    OpeningRoll
    | NextGame
    | Roll
    | InvalidRoll
    | Move
    | Double
    | Take
    | Drop
    | ResignGame
    | AcceptResignation
    | RefuseOffer
    | Notice
    | Condone
    | Press
    | Spend
    | Pause
    | PickUp
    | Flag
    | LateSide
    | TakeBreak
    | CreditPenalty
    | CorrectLength
    | ResetBoard
    | Offence
    | Sanction
    | AskDirector
    | AppointObserver
    | BaffleBox
    | Announcement
    | StartsClock
    | SetClock
    | StartLateClock
    | RestartDelay
    | Emergency
    | ReportResult
    | CorrectScore
)
