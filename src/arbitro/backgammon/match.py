"""A match under way: the game, the score, the cube, the clock, and what is waiting for an answer."""

from __future__ import annotations

from typing import Literal

import msgspec

from arbitro.backgammon.notation import Step
from arbitro.backgammon.parameters import BackgammonParameters
from arbitro.backgammon.plays import Dice, Legal, legal
from arbitro.backgammon.position import SIDES, START, Position, Side, other
from arbitro.kernel import DelayClock

ENDLESS = 1_000_000
"""The length of a session that is played for points alone."""


class PerSide(msgspec.Struct, frozen=True):
    """A number for each side."""

    X: int = 0
    O: int = 0  # noqa: E741

    def of(self, side: Side) -> int:
        """Return a side's number."""
        return self.X if side == "X" else self.O

    def plus(self, side: Side, number: int) -> PerSide:
        """Return the pair with a side's number raised."""
        return PerSide(self.X + number, self.O) if side == "X" else PerSide(self.X, self.O + number)


class Cube(msgspec.Struct, frozen=True):
    """The doubling cube."""

    value: int = 1
    owner: Literal["X", "O", "centre"] = "centre"

    def open_to(self, side: Side) -> bool:
        """Tell whether a side has access to it."""
        return self.owner in ("centre", side)


class GameOutcome(msgspec.Struct, frozen=True):
    """How a game ended."""

    winner: Side
    points: int | None
    """None when the match was lost on time."""
    by: str
    """`single`, `gammon`, `backgammon`, `drop`, `resign`, `time` or `sanction`."""


class Resignation(msgspec.Struct, frozen=True):
    """A loss offered and not yet answered."""

    by: Side
    level: int


class EarlyRoll(msgspec.Struct, frozen=True):
    """A roll made before the other side had ended its turn."""

    by: Side
    dice: Dice
    noticed: bool = False
    stands: bool = False


class PlayedTurn(msgspec.Struct, frozen=True):
    """A turn of this game as it was played."""

    side: Side
    dice: Dice
    steps: tuple[Step, ...]
    legal: bool
    cube: Cube = Cube()
    """As it was when the turn was played."""


class Before(msgspec.Struct, frozen=True):
    """What an illegal play is taken back to."""

    position: Position
    turn: Side
    dice: Dice
    cube: Cube
    announced: Side | None
    early: EarlyRoll | None
    attempted: frozenset[Side]
    started: bool


class Rest(msgspec.Struct, frozen=True):
    """A break that is being taken."""

    by: Side
    until: int
    """When it is over, in milliseconds of the entries."""


class Note(msgspec.Struct, frozen=True):
    """Something the director has entered."""

    law: str
    what: str
    side: Side | None = None
    measure: str | None = None


class BackgammonMatch(msgspec.Struct, frozen=True):
    """The whole state of a match."""

    length: int = 7
    money: int | None = None
    """How many games a money session has, with the Jacoby rule and beavers; None in a match."""
    score: PerSide = PerSide()
    policy: Literal["legal", "responsible"] = "legal"
    """What becomes of illegal moves: corrected, or as the opponent chooses."""
    crawford: Literal["ahead", "now", "past"] = "ahead"
    """Whether the Crawford game is still to come, is this one, or has been."""
    crawford_game: bool = False
    """Whether this game, or the one just over, is the Crawford game."""
    position: Position = START
    opening: bool = True
    """The roll that decides who begins is still to come."""
    starter: Side | None = None
    turn: Side | None = None
    dice: Dice | None = None
    moved: bool = False
    """The play is made but the clock is not yet pressed."""
    illegal: bool = False
    """The last play is illegal and nothing has made it stand yet."""
    before: Before | None = None
    """Where the last play goes back to if it is corrected."""
    cube: Cube = Cube()
    shown: Cube | None = None
    """How the cube lies where it lies wrongly."""
    offer: Side | None = None
    """The side whose double waits for an answer."""
    beaver: bool = False
    """The double that waits is a beaver: who made it keeps the cube."""
    announced: Side | None = None
    """The side that has doubled before the turn under way is over."""
    resignation: Resignation | None = None
    early: EarlyRoll | None = None
    attempted: frozenset[Side] = frozenset()
    """Sides that have tried to roll for their next turn, so that they may not double in it."""
    asked: str | None = None
    """The error about which a side has still to choose."""
    setup: Position | None = None
    """The position this game began from, where that was not the right one."""
    history: tuple[PlayedTurn, ...] = ()
    """The turns of this game, kept only where it began from a wrong position and they may be played again."""
    started: bool = False
    """The starter has played a turn of this game."""
    fixed: bool = False
    """The starter has begun the second turn, so that a wrong starting position stands."""
    claimed: Side | None = None
    """The side that paused the clock because it holds the game for decided."""
    outcome: GameOutcome | None = None
    """How the game that is over ended, until the next begins."""
    number: int = 1
    """The number of the game, counted from 1."""
    winner: Side | None = None
    """Who has won the match."""
    lost_by_both: bool = False
    """Both sides have been sent away, and nobody has won."""
    decided_by: Literal["play", "time", "penalty", "misconduct"] = "play"
    """What the score or the match was last changed by."""
    begun: bool = False
    """At least one game of the match is over."""
    next_length: int | None = None
    """The right length, to be set when the next game begins."""
    breaks: int | None = None
    """How many breaks each side has, where the director has announced it."""
    breaks_used: PerSide = PerSide()
    late: PerSide = PerSide()
    """Points credited to each side for the other's lateness."""
    late_settled: frozenset[tuple[Side, str]] = frozenset()
    """By which means, `points` or `clock`, each side's delay before the next game has been met."""
    rest: Rest | None = None
    """The break that is being taken."""
    clock: DelayClock | None = None
    hall_clock: bool = False
    """The hall runs the clock: its time is that of the entries, and it is pressed with the act that ends a turn."""
    now: int = 0
    """The milliseconds that have passed, as the clock counts them."""
    at: int = 0
    """When the last fact was entered, in milliseconds since the match was opened."""
    observer: bool = False
    baffle_box: bool = False
    notes: tuple[Note, ...] = ()
    reports: tuple[str, ...] = ()
    """Laws by which a report to the federation is owed."""
    no_option: frozenset[Side] = frozenset()
    """Sides that have lost the option to call an early roll void."""
    results: tuple[tuple[Side, PerSide], ...] = ()
    """The results the players have reported."""

    @property
    def under_way(self) -> bool:
        """Whether a game is being played."""
        return self.turn is not None and self.outcome is None and self.winner is None

    @property
    def over(self) -> bool:
        """Whether the match is over, won or lost by both."""
        return self.winner is not None or self.lost_by_both

    @property
    def between_games(self) -> bool:
        """Whether one game is over and the next has not begun."""
        return not self.over and (self.outcome is not None or (self.turn is None and self.begun))

    @property
    def decided(self) -> bool:
        """Whether a side holds the game for decided and the other has to agree or not."""
        paused = self.clock is not None and self.clock.paused_for == "game-decided"
        return paused and self.under_way and self.resignation is None

    @property
    def to_answer(self) -> Side | None:
        """The side that has to take or drop."""
        return other(self.offer) if self.offer else None

    @property
    def chooser(self) -> Side | None:
        """The side that has to choose whether an error stands."""
        if self.asked == "premature-roll" and self.early:
            return other(self.early.by)
        return other(self.before.turn) if self.asked == "illegal-move" and self.before else None

    @property
    def jacoby(self) -> bool:
        """Whether gammons and backgammons count as single games: in a money session, until the cube is turned."""
        return self.money is not None and self.cube.owner == "centre"

    @property
    def legal(self) -> Legal | None:
        """The legal plays of the roll, while one has still to be played."""
        if self.turn is None or self.dice is None or self.moved:
            return None
        return legal(self.position, self.turn, self.dice)

    @property
    def next_to_roll(self) -> Side | None:
        """The side whose men move next."""
        return other(self.turn) if self.turn and self.moved else self.turn

    def breaks_left(self, side: Side, p: BackgammonParameters) -> int:
        """Return how many breaks a side has left."""
        breaks = p.breaks_in(self.length) if self.breaks is None else self.breaks
        return max(0, breaks - self.breaks_used.of(side))

    def roller(self, by: Side | None) -> Side | None:
        """Return who rolled where it is not said: while dice are in play it is the other side, early."""
        if by is not None or self.turn is None:
            return by
        return self.turn if self.dice is None else other(self.turn)

    def needs(self, side: Side) -> int:
        """Return how many points a side is short of the match."""
        return self.length - self.score.of(side)

    @property
    def open_points(self) -> int:
        """How many points both sides together are short of; a money session counts one a side for each game."""
        return sum(self.money or self.needs(side) for side in SIDES)

    def dead(self, side: Side) -> bool:
        """Tell whether a side holds a cube that is enough to win the match."""
        return self.cube.owner == side and self.cube.value >= self.needs(side)

    def could_become(self, length: int) -> bool:
        """Tell whether the length can be corrected without making the match over, by points or by lateness."""
        return length > self.length or all(
            self.score.of(side) < length and self.late.of(side) * 2 <= length for side in SIDES
        )

    def time_left(self, side: Side) -> int:
        """Return what a side has on the clock, in milliseconds."""
        return self.clock.time_left(side, self.now) if self.clock else 0
