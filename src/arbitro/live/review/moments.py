"""What a review tells of a match: its decisions one by one, each with what it cost, what luck had to do with it."""

from typing import Literal

import msgspec

Kind = Literal["move", "cube", "roll", "break", "open", "hard", "safe", "hidden"]


class Ranked(msgspec.Struct, frozen=True):
    """A move that could be made, beside the others."""

    place: int
    """From 1 for the best."""
    made: str
    loss: float
    win: float
    """The chance to win the game after it."""


class ReviewMoment(msgspec.Struct, frozen=True, omit_defaults=True):
    """One decision, or one roll of the dice."""

    number: int
    """The entry of the journal."""
    side: str
    kind: Kind
    """A move, a word about the cube, a roll; a break; a stroke with an open pot, a hard one, none, nothing in sight."""
    part: int
    """The game, board or frame, from 1."""
    score: tuple[int, int]
    """After it: points of the match in backgammon, of the frame or the board in the others."""
    win: float | None = None
    """Backgammon: the first side's chance to win the match after it."""
    loss: float = 0.0
    """What it gave away: points for money in backgammon, a share of a pot in the others."""
    cost: float = 0.0
    """Backgammon: what it gave away of the chance to win the match."""
    luck: float = 0.0
    """What chance gave: of a roll in points for money; 1 for what fell though nothing was on."""
    good: bool | None = None
    """Whether a stroke did what could be hoped of it."""
    made: str = ""
    """What was done, in the game's own notation."""
    best: str = ""
    """What would have been better."""
    dice: tuple[int, ...] = ()
    cube: int = 1
    """Backgammon: its value before it."""
    owner: str = "centre"
    """Backgammon: whose cube it is."""
    position: str = ""
    """Backgammon: the position before it, as its GNU id."""
    ranked: tuple[Ranked, ...] = ()
    """Backgammon: the best moves and the one that was made; empty where there was no choice."""
    digest: str = ""
    """Of that entry: under it a stroke's motion never changes."""


class Review(msgspec.Struct, frozen=True):
    """A finished match looked at again."""

    sides: tuple[str, str]
    share: float
    """How much of it has been looked at, from 0 to 1."""
    moments: list[ReviewMoment] = []
    """In the order of the match; empty until all has been looked at."""
    like: tuple[int | None, int | None] = (None, None)
    """Backgammon: the strength of the house whose moves give away as much; None where there were too few."""
    luckless: float | None = None
    """Backgammon: the first side's chance to win the match by its decisions alone; None from a position set up."""
