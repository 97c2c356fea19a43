"""The frame: everything that the laws need to know of it between two acts."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from arbitro.kernel import Book
from arbitro.snooker.balls import ALL_COLOURS, COLOURS, VALUE, Ball, Colour, On
from arbitro.snooker.facts import Option, Path, SnookerStroke, Spots
from arbitro.snooker.parameters import SnookerParameters

Ending: TypeAlias = Literal["points", "claim", "concession", "three-misses", "misconduct"]
Spot: TypeAlias = str
"""Where a colour was put: a spot's name, `near-<spot>` (3.7.f) or `below-<spot>` (3.7.g)."""

RED_AND_BLACK = 8
"""The most that a red gives with its colour (4.3.a.2, 4.6.b)."""


class ChargedFoul(msgspec.Struct, frozen=True):
    """A foul as it was charged."""

    value: int
    """The points charged."""
    to: str
    """The side that gets the points."""
    miss: bool = False
    """Whether a miss was called with it."""


class FrameOutcome(msgspec.Struct, frozen=True):
    """How a frame ended."""

    winner: str | None
    """The side that won; None when it ended level."""
    by: Ending
    """How it ended."""


class ReplayPosition(msgspec.Struct, frozen=True):
    """What is put back when a missed stroke is replayed."""

    reds: int
    """Reds on the table."""
    colours: tuple[Colour, ...]
    """Colours on the table."""
    on: On | None
    """What was on."""
    free_ball: bool
    """Whether the striker had a free ball."""
    in_hand: bool
    """Whether the cue-ball was in hand."""
    opening: bool
    """Whether the first stroke was still to be made."""
    touching: tuple[Ball, ...]
    """Balls that the cue-ball touched."""
    misses: int
    """Misses that count towards the loss of the frame."""
    path: Path = "none"
    """The best straight path to a ball on that was open from it."""


class Frame(msgspec.Struct, frozen=True, gc=False):
    """A frame in play."""

    players: tuple[str, ...] = ("A", "B")
    """In order of play; the first opens."""
    sides: tuple[str, str] = ("A", "B")
    """The names of the two sides."""
    wheelchairs: tuple[str, ...] = ()
    """The players in a wheelchair (3.19.b.1)."""
    score: tuple[int, int] = (0, 0)
    """By side."""
    striker: int | None = 0
    """The place of the player at the table; None until the lot for the re-spotted black."""
    reds: int = 15
    """Reds on the table."""
    colours: tuple[Colour, ...] = COLOURS
    """The colours on the table, from the lowest up."""
    mislaid: tuple[Colour, ...] = ()
    """Colours off by mistake that the final order has passed over."""
    on: On | None = "red"
    """None when no ball is left."""
    free_ball: bool = False
    """Whether the striker has a free ball."""
    in_hand: bool = True
    """Whether the cue-ball is in hand."""
    opening: bool = True
    """Whether the first stroke is still to be made."""
    misses: int = 0
    """Misses called from this position while a full-ball path was open."""
    path: Path = "none"
    """For a position put back after a miss: the path that was open from it."""
    touching: tuple[Ball, ...] = ()
    """Balls that the cue-ball touches."""
    aggregate: bool = False
    """Whether aggregate points decide the contest."""
    break_points: int = 0
    """The striker's break so far."""
    respotted: bool = False
    """Whether the black has been re-spotted."""
    lot: bool = False
    """Whether the lot for the re-spotted black may still be drawn."""
    declared: Ball | None = None
    """The ball nominated for the next stroke."""
    penalty: ChargedFoul | None = None
    """Of the last stroke or foul."""
    spotted: tuple[tuple[Colour, Spot], ...] = ()
    """Of the last stroke."""
    spots: Spots | None = None
    """What was said of the spots for the next spotting."""
    choosing: bool = False
    """Whether the next player has still to say what they ask for after a foul."""
    offender: int | None = None
    """The place of the player who fouled last."""
    again: bool = False
    """Whether the striker was asked to play again."""
    original: ReplayPosition | None = None
    """The position that can be put back, when it can."""
    last: SnookerStroke | None = None
    """The last stroke; None after a foul outside one."""
    before: Frame | None = None
    """The frame before the last foul, until the next player has chosen."""
    warned: tuple[str, ...] = ()
    """Who was warned for wasting time."""
    conceded: int | None = None
    """The side that has offered the frame."""
    stalemate: Literal["proposed", "objected"] | None = None
    """Whether a restart was proposed, or a side has objected to it."""
    strokes_since: int = 0
    """Strokes since the objection to a restart."""
    outcome: FrameOutcome | None = None
    """How the frame ended; None while it lasts."""
    fouling: int = 0
    """The highest penalty found while a foul is being judged."""
    breaches: int = 0
    """How many offences were found while a foul is being judged."""
    charged: bool = False
    """Whether the penalty has been given and what follows from it has not."""

    def side(self, player: int) -> int:
        """Return the side of the player at a place in the order."""
        return player % 2

    def place_of(self, name: str | None) -> int | None:
        """Return the place of a player, the striker's when nobody is named."""
        return self.striker if name is None else self.players.index(name)

    def side_named(self, name: str) -> int:
        """Return the side of that name, or of the player of that name."""
        return self.sides.index(name) if name in self.sides else self.players.index(name) % 2

    def together(self, one: str, other: str) -> bool:
        """Tell whether two names, of sides or players, belong to one side."""
        return self.side_named(one) == self.side_named(other)

    def following(self, player: int) -> int:
        """Return the place of the player whose turn comes after."""
        return (player + 1) % len(self.players)

    @property
    def begun(self) -> bool:
        """Whether anything has happened in it (3.3.c)."""
        if not self.opening or self.outcome or self.conceded is not None or any(self.score):
            return True
        said = self.before or self.warned or self.stalemate or self.declared or self.spots
        return bool(said) or self.respotted != self.lot

    @property
    def first_on(self) -> On | None:
        """What is on at the first stroke of a turn: red while reds remain, then the lowest colour (3.3.e)."""
        if self.reds:
            return "red"
        return self.colours[0] if self.colours else None

    @property
    def black_alone(self) -> bool:
        """Whether only the black is left."""
        return not self.reds and self.colours == ("black",)

    @property
    def on_table(self) -> int:
        """The value of the balls left, each red with a black."""
        if self.reds or self.on == "colour":
            return RED_AND_BLACK * self.reds + ALL_COLOURS
        return sum(VALUE[colour] for colour in self.colours)

    @property
    def belonging(self) -> tuple[Colour, ...]:
        """The colours that belong on the table, those off by mistake too."""
        # Colours off by mistake count as if they were spotted (4.3.a.2), and those above the ball on are still
        # to come.
        if self.reds or self.on == "colour":
            return COLOURS
        if not self.colours or self.on is None:
            return ()
        there = (*self.colours, *self.mislaid)
        return tuple(colour for colour in COLOURS if colour in there or VALUE[colour] > VALUE[self.on])

    @property
    def astray(self) -> tuple[Colour, ...]:
        """The colours that belong on the table and are not there."""
        return tuple(colour for colour in self.belonging if colour not in self.colours)

    def potted_in_order(self, colour: Colour) -> bool:
        """Tell whether a colour has been potted in the final order."""
        if self.reds or self.on == "colour" or colour in self.mislaid:
            return False
        return self.on is None or VALUE[colour] < VALUE[self.on]

    @property
    def awarded(self) -> int:
        """What the balls left give the opponent of one who loses the frame (4.3.a.2, 4.6.b)."""
        return RED_AND_BLACK * self.reds + sum(VALUE[colour] for colour in self.belonging)

    @property
    def remaining(self) -> int:
        """The points that the striker can still have."""
        # With a colour on the black may be taken first, whichever it will be; a free ball adds what it stands
        # for.
        if self.outcome:
            return 0
        return self.on_table + (VALUE["black"] if self.on == "colour" else self._free)

    @property
    def _free(self) -> int:
        """What a free ball adds for the player who has it."""
        if not self.free_ball or self.on is None or self.on == "colour":
            return 0
        return RED_AND_BLACK if self.on == "red" else VALUE[self.on]

    @property
    def behind(self) -> int:
        """By how many points the side that is behind is behind."""
        return abs(self.score[0] - self.score[1])

    @property
    def snookers_needed(self) -> bool:
        """Whether a side is behind by more than what is left to be had; a free ball is only its owner's."""
        side = None if self.striker is None else self.side(self.striker)
        striker_behind = side is not None and self.score[side] < self.score[1 - side]
        return self.behind > self.remaining - (0 if striker_behind else self._free)

    @property
    def options(self) -> tuple[Option, ...]:
        """What the next player may ask for."""
        if not self.choosing:
            return ()
        replace: tuple[Option, ...] = ("replace",) if self.original else ()
        free: tuple[Option, ...] = ("free_ball",) if self.free_ball else ()
        return ("play", "play_again", *replace, *free)

    def warning(self, p: SnookerParameters) -> Literal["frame", "time"] | None:
        """Return the warning that stands by an edition's numbers."""
        if self.misses >= p.misses - 1:
            return "frame"
        return "time" if self.warned else None

    @property
    def position(self) -> ReplayPosition:
        """What would be put back."""
        return ReplayPosition(
            self.reds,
            self.colours,
            self.on,
            self.free_ball,
            self.in_hand,
            self.opening,
            self.touching,
            self.misses,
            self.path,
        )


Frames: TypeAlias = Book[Frame, SnookerParameters]
"""An edition's book on frames."""
