"""What the laws of snooker order of a frame: a closed union, carried out in `apply`."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import ClassVar

from arbitro.kernel import Effect, Message, Weight
from arbitro.snooker.balls import AnyBall, Ball, Colour, On
from arbitro.snooker.facts import SnookerStroke, Spots
from arbitro.snooker.frame import Ending, Spot


def tell_balls(balls: Iterable[AnyBall]) -> tuple[Message, ...]:
    """Return balls as a list that is told: the blue, two reds."""
    counted = Counter(balls)
    return tuple(Message("snooker-ball-told", {"ball": ball, "count": counted[ball]}) for ball in counted)


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

    weight: ClassVar[Weight] = Weight.MADE
    on: str
    """What was on."""
    stroke: SnookerStroke
    """The stroke as it was seen."""
    scores: bool = False
    """Whether another law says what was potted with it."""

    def message(self) -> Message:
        """Return what the player did with it, and what the referee called."""
        if self.scores:
            return Message("snooker-at-table", {"player": self.player, "on": self.on})
        called = tuple(Message(f"snooker-offence-{offence}") for offence in self.stroke.fouls)
        did = tuple(self._did()) or (Message("snooker-did-nothing"),)
        return Message("snooker-struck", {"player": self.player, "did": did, "called": called or "none"})

    def _did(self) -> Iterator[Message]:
        stroke = self.stroke
        wrong = stroke.first != (stroke.nominated or self.on,)
        if stroke.missed:
            yield Message("snooker-did-miss")
        elif stroke.first and wrong and (self.on != "colour" or "red" in stroke.first or stroke.nominated):
            yield Message("snooker-did-hit", {"what": tell_balls(stroke.first), "count": len(stroke.first)})
        if potted := [ball for ball in stroke.potted if ball != "cue"]:
            yield Message("snooker-did-pot", {"what": tell_balls(potted)})
        if stroke.in_off:
            yield Message("snooker-did-in-off")
        if stroke.off_table:
            yield Message("snooker-did-force-off", {"what": tell_balls(stroke.off_table)})


class Scored(Order, frozen=True, gc=False):
    """The striker scores."""

    slot: ClassVar[str | None] = "points"
    side: str
    """The side it speaks of."""
    points: int
    """How many."""
    player: str
    """Who potted."""
    potted: tuple[AnyBall, ...]
    """What they potted."""
    free: Colour | None = None
    """Which of them was the free ball."""

    def message(self) -> Message:
        """Return what was potted, and its points."""
        what = tell_balls(ball for ball in self.potted if ball != self.free)
        if self.free in self.potted:
            what = (Message("snooker-free-told", {"ball": self.free}), *what)
        return Message("snooker-scored", {"player": self.player, "points": self.points, "what": what})


class RedsGone(Order, frozen=True, gc=False):
    """Reds leave the table for good."""

    weight: ClassVar[Weight] = Weight.NOTED
    reds: int
    """How many."""


class ColourGone(Order, frozen=True, gc=False):
    """A colour potted in the final order stays off."""

    weight: ClassVar[Weight] = Weight.NOTED
    colour: Colour
    """Which."""


class NowOn(Order, frozen=True, gc=False):
    """The striker goes on, and this is on."""

    weight: ClassVar[Weight] = Weight.FOLLOWS
    slot: ClassVar[str | None] = "on"
    on: On
    """What is on."""


class Passed(Order, frozen=True, gc=False):
    """The turn passes to the next player."""

    weight: ClassVar[Weight] = Weight.FOLLOWS
    slot: ClassVar[str | None] = "turn"
    to: str
    """The next player."""


class Infringed(Order, frozen=True, gc=False):
    """The law is broken; another clause prices it."""

    weight: ClassVar[Weight] = Weight.BROKEN


class Fouled(Order, frozen=True, gc=False):
    """An offence is found; it is worth so much."""

    weight: ClassVar[Weight] = Weight.FAULT
    value: int
    """What it costs."""

    @property
    def gravity(self) -> int:
        """What it costs: of several offences the dearest leads, as it alone is charged."""
        return self.value


class Highest(Order, frozen=True, gc=False):
    """Of several offences the dearest is charged."""

    weight: ClassVar[Weight] = Weight.NOTED
    value: int
    """What it costs."""


class Charged(Order, frozen=True, gc=False):
    """The penalty goes to the other side, and the turn of a striker who fouled is over."""

    weight: ClassVar[Weight] = Weight.BROKEN
    value: int
    """What it costs."""
    by: str
    """The player who fouled."""
    to: str
    """Who gets it."""


class FoulCalled(OfPlayer, frozen=True, gc=False):
    """A foul is called outside a stroke."""

    weight: ClassVar[Weight] = Weight.BROKEN


class InPlay(Order, frozen=True, gc=False):
    """The cue-ball is no longer in hand."""

    weight: ClassVar[Weight] = Weight.NOTED


class Fined(Order, frozen=True, gc=False):
    """One who is not the striker pays the penalty; nothing else changes."""

    weight: ClassVar[Weight] = Weight.BROKEN
    value: int
    """What it costs."""
    by: str
    """The player who fouled."""
    to: str
    """Who gets it."""


class Offered(Order, frozen=True, gc=False):
    """The next player may choose."""

    weight: ClassVar[Weight] = Weight.FOLLOWS
    to: str
    """The side that chooses."""


class CalledFree(Order, frozen=True, gc=False):
    """The next player has a free ball."""

    weight: ClassVar[Weight] = Weight.DECIDED
    to: str
    """The player who has it."""


class MayNominate(OfPlayer, frozen=True, gc=False):
    """The player with the free ball may nominate any ball."""

    weight: ClassVar[Weight] = Weight.FOLLOWS


class FreeLapsed(Order, frozen=True, gc=False):
    """The free ball is void."""

    weight: ClassVar[Weight] = Weight.FOLLOWS


class CalledMiss(Order, frozen=True, gc=False):
    """Foul and a miss."""

    weight: ClassVar[Weight] = Weight.DECIDED
    counted: bool
    """Whether it counts towards the loss of the frame: a full-ball path was open."""


class Replaceable(Order, frozen=True, gc=False):
    """The next player may have the position put back."""

    weight: ClassVar[Weight] = Weight.FOLLOWS


class Warned(OfPlayer, frozen=True, gc=False):
    """Another miss will lose the frame."""

    misses: int = 3
    """Which miss from the position that is."""

    weight: ClassVar[Weight] = Weight.DECIDED


class Spotted(Order, frozen=True, gc=False):
    """A colour is put on the table."""

    weight: ClassVar[Weight] = Weight.MADE
    ball: Colour
    """The ball it speaks of."""
    spot: Spot
    """Where."""


class OwnSpotsFirst(Order, frozen=True, gc=False):
    """Colours whose own spot is free are placed before the others."""

    weight: ClassVar[Weight] = Weight.NOTED


class HighestFirst(Order, frozen=True, gc=False):
    """Of several colours to be spotted elsewhere the highest is placed first."""

    weight: ClassVar[Weight] = Weight.NOTED


class SpotsKnown(Order, frozen=True, gc=False):
    """What was said of the spots waits for the next spotting."""

    weight: ClassVar[Weight] = Weight.MADE
    spots: Spots
    """What was said."""


class Removed(Order, frozen=True, gc=False):
    """A colour spotted by mistake is taken off."""

    weight: ClassVar[Weight] = Weight.MADE
    ball: Colour
    """The ball it speaks of."""


class CalledTouching(OfBall, frozen=True, gc=False):
    """The cue-ball touches a ball."""

    weight: ClassVar[Weight] = Weight.DECIDED


class HeldHit(OfBall, frozen=True, gc=False):
    """The touching ball counts as hit."""

    weight: ClassVar[Weight] = Weight.NOTED


class Unpunished(Order, frozen=True, gc=False):
    """No penalty."""

    weight: ClassVar[Weight] = Weight.FOLLOWS


class PutBack(OfBall, frozen=True, gc=False):
    """A ball that fell by itself is put back and scores nothing."""

    weight: ClassVar[Weight] = Weight.MADE


class Replayed(OfPlayer, frozen=True, gc=False):
    """All balls are put back and the same player plays again."""

    weight: ClassVar[Weight] = Weight.DECIDED


class AllPutBack(Order, frozen=True, gc=False):
    """All balls are put back after a foul."""

    weight: ClassVar[Weight] = Weight.FOLLOWS


class Repositioned(Order, frozen=True, gc=False):
    """The referee puts disturbed balls where they were, without penalty."""

    weight: ClassVar[Weight] = Weight.MADE


class Nominated(OfBall, frozen=True, gc=False):
    """The striker has said which ball they play at."""

    weight: ClassVar[Weight] = Weight.MADE


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

    weight: ClassVar[Weight] = Weight.NOTED


class Counts(Order, frozen=True, gc=False):
    """What they pot when asked to play again counts."""

    weight: ClassVar[Weight] = Weight.NOTED


class Condoned(Order, frozen=True, gc=False):
    """The foul was not called in time: it is as if the stroke had been fair."""

    weight: ClassVar[Weight] = Weight.DECIDED


class Conceding(OfSide, frozen=True, gc=False):
    """A side offers the frame."""


class PlaysOn(Order, frozen=True, gc=False):
    """The concession is void."""


class Awarded(OfSide, frozen=True, gc=False):
    """Points that a side gets for the balls left."""

    weight: ClassVar[Weight] = Weight.FOLLOWS
    points: int
    """How many."""


class Forfeited(OfSide, frozen=True, gc=False):
    """A side loses the points that it made."""

    weight: ClassVar[Weight] = Weight.FOLLOWS


class Won(Order, frozen=True, gc=False):
    """The frame is over."""

    weight: ClassVar[Weight] = Weight.UNIT_OVER
    slot: ClassVar[str | None] = "outcome"
    winner: str
    """The side that wins it."""
    by: Ending
    """How it was won."""
    misses: int | None = None
    """By how many misses from one position, where it was won by them."""


class Halved(Order, frozen=True, gc=False):
    """The frame is over with the scores level."""

    weight: ClassVar[Weight] = Weight.UNIT_OVER


class Respotted(Order, frozen=True, gc=False):
    """The black is re-spotted and the players draw lots."""

    weight: ClassVar[Weight] = Weight.DECIDED


class FirstOnBlack(OfPlayer, frozen=True, gc=False):
    """This player has first play at the re-spotted black, from in hand."""


class Cautioned(OfPlayer, frozen=True, gc=False):
    """A player is warned for wasting time."""

    weight: ClassVar[Weight] = Weight.DECIDED


class ToldOfSight(OfPlayer, frozen=True, gc=False):
    """A player is told to keep out of the striker's line of sight."""

    weight: ClassVar[Weight] = Weight.DECIDED


class NextIsMisconduct(OfPlayer, frozen=True, gc=False):
    """A player who goes on with it loses the frame."""

    weight: ClassVar[Weight] = Weight.FOLLOWS


class Proposed(Order, frozen=True, gc=False):
    """The players are offered to restart the frame."""


class Objected(OfSide, frozen=True, gc=False):
    """Play goes on for a stated time."""


class SameOrder(Order, frozen=True, gc=False):
    """The order of play stays."""

    weight: ClassVar[Weight] = Weight.NOTED


class Restarted(Order, frozen=True, gc=False):
    """The frame begins anew: no points, all balls, the same opener and order."""

    weight: ClassVar[Weight] = Weight.DECIDED
    opener: str
    """The player who breaks off."""


class InHand(Order, frozen=True, gc=False):
    """The cue-ball is in hand."""

    weight: ClassVar[Weight] = Weight.FOLLOWS


class TakenAsOn(OfBall, frozen=True, gc=False):
    """The nominated free ball counts as the ball on."""

    weight: ClassVar[Weight] = Weight.NOTED
    on: On
    """What is on."""


class NoPoints(Order, frozen=True, gc=False):
    """What was potted in a foul stroke scores nothing."""

    weight: ClassVar[Weight] = Weight.NOTED
