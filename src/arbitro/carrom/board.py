"""A board under way: men, queen, dues, claims, the turn, and how it ended."""

from __future__ import annotations

from typing import Literal

import msgspec

from arbitro.carrom.facts import CarromStroke, PlaceMen
from arbitro.carrom.sides import NEITHER, NINE, NOBODY, NONE, SIDES, Each, Side

MEN = 9
"""The men of each colour (law B)."""
SEATS = 4
"""Sides of the board at which somebody can sit."""

Queen = Literal["board", "pending", "white", "black"]
FoulKind = Literal["foul", "technical"]
Round = Literal["pre-quarter", "quarter", "semi", "final"]


class BoardOutcome(msgspec.Struct, frozen=True):
    """How a board ended: won, or cancelled and to be replayed."""

    winner: Side | None = None
    points: int = 0
    on_demand: int = 0
    """Additional points that the winner may still ask for."""
    queen: int = 0
    """The part of the points that is for the queen, as the score card has it."""
    replay: bool = False
    slam: Side | None = None
    """Whose slam it was: white from the break, black in their first turn."""
    conceded: bool = False
    """Whether the game was given up at this board, which then gives no points."""


class Strayed(msgspec.Struct, frozen=True):
    """A turn just lost by pocketing an opponent's man: it goes on while nobody notices."""

    player: str
    strokes: int


class Made(msgspec.Struct, frozen=True):
    """The last act and the board before it: what still falls belongs to a stroke, what nobody saw stands."""

    before: Board
    act: CarromStroke | PlaceMen


class Board(msgspec.Struct, frozen=True):
    """The state of a board. Men pocketed are those neither on the board nor to be placed."""

    seats: tuple[str, ...] = SIDES
    """Who plays, counter-clockwise: the sides themselves in singles, the four seats in doubles."""
    score: Each[int] = NONE
    """Points in the game before this board."""
    men: Each[int] = NINE
    """Men on the board."""
    queen: Queen = "board"
    """On the board; pocketed by the side in turn and to be covered now; or covered by a side."""
    owed: Each[int] = NONE
    """Dues and penalties declared while no man was available."""
    to_place: Each[int] = NONE
    """Men of that colour taken out and now to be placed."""
    placers: Each[str] = NOBODY
    """Who places the men of that colour."""
    placed: Each[int] = NONE
    """Men of that colour already placed of the claim under way."""
    waiting: Each[bool] = NEITHER
    """Whether the claim on that colour waits for space."""
    opened: Each[bool] = NEITHER
    """Whether the side has itself pocketed a man of its own in this board."""
    turn: str = "white"
    strokes: int = 0
    """Strokes made in this turn; failed attempts at the break do not count."""
    broken: bool = False
    """Whether the break has been made."""
    called: bool = False
    """Whether the umpire has called "play"; where nobody says so before the break, it is taken for granted."""
    appeal: bool = False
    """Whether play stands still for an appeal."""
    attempts: int = 0
    """Failed attempts at the break in this turn."""
    passes: int = 0
    """Turns in a row that were passed over."""
    turns: int = 0
    """Turns over since the break; counted from a high number where the beginning is not known."""
    warnings: Each[int] = NONE
    """Warnings for distracting."""
    round: Round = "pre-quarter"
    foul: FoulKind | None = None
    """What the last event was declared to be."""
    outcome: BoardOutcome | None = None
    match_lost_by: Side | None = None
    game_lost_by: Side | None = None
    match_conceded: bool = False
    """Whether the match was given up, and not lost by conduct."""
    uncovered: Side | None = None
    """Whose queen has just come back uncovered."""
    strayed: Strayed | None = None
    """Who has just lost the turn by an opponent's man."""
    last: Made | None = None
    """The act just made, where more can still become of it."""

    def side_of(self, player: str) -> Side:
        """Return the side of a player."""
        if player in SIDES:
            return player
        return "white" if player.startswith("W") else "black"

    @property
    def side(self) -> Side:
        """The side in turn."""
        return self.side_of(self.turn)

    def in_turn(self, by: str) -> bool:
        """Tell whether a player, or a side, has the turn."""
        return by in (self.turn, self.side)

    def right_of(self, player: str) -> str:
        """Return the player on the right of another, who plays after them."""
        return self.seats[(self.seats.index(player) + 1) % len(self.seats)]

    def placer_of(self, colour: Side, player: str) -> str:
        """Return who places men of a colour that become due while a player has the turn."""
        return self.right_of(player) if self.side_of(player) == colour else player

    def available(self, colour: Side) -> int:
        """Return how many men of a colour lie in the pockets and can be taken out."""
        return MEN - self.men.of(colour) - self.to_place.of(colour)

    def outstanding(self, side: Side) -> int:
        """Return what a side still owes or has not had placed."""
        return self.owed.of(side) + self.to_place.of(side)

    def has_cleared(self, side: Side) -> bool:
        """Tell whether a side has no man left on the board and none to come back."""
        return not (self.men.of(side) or self.to_place.of(side) or self.owed.of(side))

    def must_place(self, colour: Side) -> bool:
        """Tell whether men of a colour must be placed before play goes on."""
        return self.to_place.of(colour) > 0 and not self.waiting.of(colour)

    @property
    def doubles(self) -> bool:
        """Whether four play."""
        return len(self.seats) > len(SIDES)

    @property
    def opener(self) -> str:
        """Who is the first to break: white, in doubles the first of its seats."""
        return "W1" if self.doubles else "white"

    @property
    def begun(self) -> bool:
        """Whether anything has happened on this board yet."""
        fresh = Board(self.seats, self.score, turn=self.turn, warnings=self.warnings, round=self.round)
        return self != fresh

    @property
    def over(self) -> bool:
        """Whether nothing more can be played on this board."""
        return self.outcome is not None or self.match_lost_by is not None


def seat_of(board: Board, player: str) -> int:
    """Return where a player sits, counted counter-clockwise from the near side: opposite each other in singles."""
    return board.seats.index(player) * SEATS // len(board.seats)
