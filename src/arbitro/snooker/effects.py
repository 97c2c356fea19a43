"""What the laws of snooker order of a frame: the closed union of effects on it."""

from typing import ClassVar, TypeAlias

from arbitro.kernel import Effect
from arbitro.snooker.balls import Ball, Colour, On
from arbitro.snooker.facts import Path, SnookerStroke, Spots
from arbitro.snooker.frame import Ending, Spot


class Order(Effect, frozen=True, gc=False):
    """Whatever a law of snooker orders."""

    prefix: ClassVar[str] = "snooker"


class OfPlayer(Order, frozen=True, gc=False):
    """An order that speaks of a player."""

    player: str


class OfSide(Order, frozen=True, gc=False):
    """An order that speaks of a side."""

    side: str


class OfBall(Order, frozen=True, gc=False):
    """An order that speaks of a ball."""

    ball: Ball


class Struck(OfPlayer, frozen=True, gc=False):
    """A stroke is made: what spoke only of the stroke before is over."""

    on: str
    """What was on."""
    stroke: SnookerStroke
    """The stroke as it was seen."""


class Scored(Order, frozen=True, gc=False):
    """The striker scores."""

    slot: ClassVar[str | None] = "points"
    side: str
    """The side it speaks of."""
    points: int
    """How many."""


class RedsGone(Order, frozen=True, gc=False):
    """Reds leave the table for good."""

    reds: int
    """How many."""


class ColourGone(Order, frozen=True, gc=False):
    """A colour potted in the final order stays off."""

    colour: Colour
    """Which."""


class NowOn(Order, frozen=True, gc=False):
    """The striker goes on, and this is on."""

    slot: ClassVar[str | None] = "on"
    on: On
    """What is on."""


class Passed(Order, frozen=True, gc=False):
    """The turn passes to the next player."""

    slot: ClassVar[str | None] = "turn"
    to: str
    """The next player."""


class Infringed(Order, frozen=True, gc=False):
    """The law is broken; another clause prices it."""

    punishes: ClassVar[bool] = True


class Fouled(Order, frozen=True, gc=False):
    """An offence is found; it is worth so much."""

    punishes: ClassVar[bool] = True
    value: int
    """What it costs."""


class Highest(Order, frozen=True, gc=False):
    """Of several offences the dearest is charged."""

    value: int
    """What it costs."""


class Charged(Order, frozen=True, gc=False):
    """The penalty goes to the other side, and the turn of a striker who fouled is over."""

    punishes: ClassVar[bool] = True
    value: int
    """What it costs."""
    by: str
    """The player who fouled."""
    to: str
    """Who gets it."""


class FoulCalled(OfPlayer, frozen=True, gc=False):
    """A foul is called outside a stroke."""

    punishes: ClassVar[bool] = True


class InPlay(Order, frozen=True, gc=False):
    """The cue-ball is no longer in hand."""


class Fined(Order, frozen=True, gc=False):
    """One who is not the striker pays the penalty; nothing else changes."""

    punishes: ClassVar[bool] = True
    value: int
    """What it costs."""
    by: str
    """The player who fouled."""
    to: str
    """Who gets it."""


class Offered(Order, frozen=True, gc=False):
    """The next player may choose."""

    to: str
    """The side that chooses."""


class CalledFree(Order, frozen=True, gc=False):
    """The next player has a free ball."""

    to: str
    """The player who has it."""


class MayNominate(OfPlayer, frozen=True, gc=False):
    """The player with the free ball may nominate any ball."""


class FreeLapsed(Order, frozen=True, gc=False):
    """The free ball is void."""


class CalledMiss(Order, frozen=True, gc=False):
    """Foul and a miss."""

    counted: bool
    """Whether it counts towards the loss of the frame: a full-ball path was open."""


class Replaceable(Order, frozen=True, gc=False):
    """The next player may have the position put back."""


class Warned(OfPlayer, frozen=True, gc=False):
    """Another miss will lose the frame."""

    misses: int = 3
    """Which miss from the position that is."""


class Spotted(Order, frozen=True, gc=False):
    """A colour is put on the table."""

    ball: Colour
    """The ball it speaks of."""
    spot: Spot
    """Where."""


class OwnSpotsFirst(Order, frozen=True, gc=False):
    """Colours whose own spot is free are placed before the others."""


class HighestFirst(Order, frozen=True, gc=False):
    """Of several colours to be spotted elsewhere the highest is placed first."""


class SpotsKnown(Order, frozen=True, gc=False):
    """What was said of the spots waits for the next spotting."""

    spots: Spots
    """What was said."""


class Removed(Order, frozen=True, gc=False):
    """A colour spotted by mistake is taken off."""

    ball: Colour
    """The ball it speaks of."""


class CalledTouching(OfBall, frozen=True, gc=False):
    """The cue-ball touches a ball."""


class HeldHit(OfBall, frozen=True, gc=False):
    """The touching ball counts as hit."""


class Unpunished(Order, frozen=True, gc=False):
    """No penalty."""


class PutBack(OfBall, frozen=True, gc=False):
    """A ball that fell by itself is put back and scores nothing."""


class Replayed(OfPlayer, frozen=True, gc=False):
    """All balls are put back and the same player plays again."""


class AllPutBack(Order, frozen=True, gc=False):
    """All balls are put back after a foul."""


class Repositioned(Order, frozen=True, gc=False):
    """The referee puts disturbed balls where they were, without penalty."""


class Nominated(OfBall, frozen=True, gc=False):
    """The striker has said which ball they play at."""


class NextPlays(OfPlayer, frozen=True, gc=False, tag="Plays"):
    """The next player plays."""


class PlaysAgain(OfPlayer, frozen=True, gc=False):
    """The offender plays again from the position left."""


class Restored(OfPlayer, frozen=True, gc=False):
    """The offender plays again from the original position."""

    on: On
    """What is on."""


class OrderKept(Order, frozen=True, gc=False):
    """The order of play is kept after them, so that their partner may lose a turn."""


class Counts(Order, frozen=True, gc=False):
    """What they pot when asked to play again counts."""


class Condoned(Order, frozen=True, gc=False):
    """The foul was not called in time: it is as if the stroke had been fair."""


class Conceding(OfSide, frozen=True, gc=False):
    """A side offers the frame."""


class PlaysOn(Order, frozen=True, gc=False):
    """The concession is void."""


class Awarded(OfSide, frozen=True, gc=False):
    """Points that a side gets for the balls left."""

    points: int
    """How many."""


class Forfeited(OfSide, frozen=True, gc=False):
    """A side loses the points that it made."""


class Won(Order, frozen=True, gc=False):
    """The frame is over."""

    slot: ClassVar[str | None] = "outcome"
    winner: str
    """The side that wins it."""
    by: Ending
    """How it was won."""
    misses: int | None = None
    """By how many misses from one position, where it was won by them."""


class Halved(Order, frozen=True, gc=False):
    """The frame is over with the scores level."""


class Respotted(Order, frozen=True, gc=False):
    """The black is re-spotted and the players draw lots."""


class FirstOnBlack(OfPlayer, frozen=True, gc=False):
    """This player has first play at the re-spotted black, from in hand."""


class Cautioned(OfPlayer, frozen=True, gc=False):
    """A player is warned for wasting time."""


class ToldOfSight(OfPlayer, frozen=True, gc=False):
    """A player is told to keep out of the striker's line of sight."""


class NextIsMisconduct(OfPlayer, frozen=True, gc=False):
    """A player who goes on with it loses the frame."""


class Proposed(Order, frozen=True, gc=False):
    """The players are offered to restart the frame."""


class Objected(OfSide, frozen=True, gc=False):
    """Play goes on for a stated time."""


class SameOrder(Order, frozen=True, gc=False):
    """The order of play stays."""


class Restarted(Order, frozen=True, gc=False):
    """The frame begins anew: no points, all balls, the same opener and order."""

    opener: str
    """The player who breaks off."""


class InHand(Order, frozen=True, gc=False):
    """The cue-ball is in hand."""


class TakenAsOn(OfBall, frozen=True, gc=False):
    """The nominated free ball counts as the ball on."""

    on: On
    """What is on."""


class NoPoints(Order, frozen=True, gc=False):
    """What was potted in a foul stroke scores nothing."""


class NoMiss(Order, frozen=True, gc=False):
    """A foul, but no miss."""


class Irrevocable(Order, frozen=True, gc=False):
    """The request to play again stands."""


class WarningStands(Order, frozen=True, gc=False):
    """The warning that another miss loses the frame stays in force."""


class BallsReturned(Order, frozen=True, gc=False):
    """Balls that left the table in the missed stroke come back with the position."""


class MissAnswered(Order, frozen=True, gc=False, tag="Answered"):
    """The referee has said what they saw of a stroke that failed."""

    path: Path | None
    """The path that was open."""
    unfair: bool | None
    """Whether the attempt was not fair."""


class Chosen(Order, frozen=True, gc=False):
    """What the next player asked for after a miss."""

    option: str
    """What they asked for."""


FrameEffect: TypeAlias = (
    Struck
    | Scored
    | RedsGone
    | ColourGone
    | NowOn
    | Passed
    | Infringed
    | Fouled
    | Highest
    | Charged
    | FoulCalled
    | InPlay
    | Fined
    | Offered
    | CalledFree
    | FreeLapsed
    | CalledMiss
    | Replaceable
    | Warned
    | Spotted
    | MayNominate
    | BallsReturned
    | OwnSpotsFirst
    | HighestFirst
    | SpotsKnown
    | Removed
    | CalledTouching
    | HeldHit
    | Unpunished
    | PutBack
    | Replayed
    | AllPutBack
    | Repositioned
    | Nominated
    | NextPlays
    | PlaysAgain
    | Restored
    | OrderKept
    | Counts
    | Condoned
    | Conceding
    | PlaysOn
    | Awarded
    | Forfeited
    | Won
    | Halved
    | Respotted
    | FirstOnBlack
    | Cautioned
    | ToldOfSight
    | NextIsMisconduct
    | Proposed
    | Objected
    | SameOrder
    | Restarted
    | InHand
    | TakenAsOn
    | NoPoints
    | NoMiss
    | Irrevocable
    | WarningStands
    | MissAnswered
    | Chosen
)
