"""A game of frames: who has won how many, who opens next, who has won."""

from collections.abc import Sequence
from typing import ClassVar, Literal, TypeAlias

import msgspec

from arbitro.kernel import Effect, Fact


class FramePlayed(Fact, frozen=True):
    """The result of a frame, or of the re-spotted black that breaks a tie on aggregate points."""

    winner: str | None
    """The side that won it; None when it ended level."""
    score: tuple[int, int] = (0, 0)
    """By side."""


class MatchMisconduct(Fact, frozen=True):
    """Conduct that loses the frame under way or the whole game."""

    by: str
    """The side that offended."""
    loses: Literal["frame", "match"] = "frame"
    """What it loses."""


MatchFact: TypeAlias = FramePlayed | MatchMisconduct


class Match(msgspec.Struct, frozen=True):
    """A game of a fixed number of frames, or the best of so many."""

    sides: tuple[str, str] = ("A", "B")
    """The first opened the first frame."""
    length: int = 1
    """How many frames at most."""
    best_of: bool = True
    """Whether play ends when one side has more than half of the frames."""
    aggregate_counts: bool = False
    """Whether totals decide, and not frames."""
    frames: tuple[int, int] = (0, 0)
    """Won, by side."""
    aggregate: tuple[int, int] = (0, 0)
    """Points of all frames, by side."""
    played: int = 0
    """Frames finished."""
    sessions: tuple[int, ...] = ()
    """How many frames each session has, when the game is played in sessions."""
    respotted: bool = False
    """Whether the re-spotted black still decides."""
    winner: str | None = None
    """The side that has won."""
    decided: bool = False
    """Whether there is a winner, or a draw."""

    @property
    def over(self) -> bool:
        """Whether no frame is played any more; a fixed number of frames is played out."""
        return self.decided and (self.best_of or not self.left)

    @property
    def needed(self) -> int:
        """The frames that decide it."""
        return self.length // 2 + 1

    @property
    def left(self) -> int:
        """The frames that can still be played."""
        return self.length - self.played

    @property
    def opens_next(self) -> str | None:
        """Who opens the next frame: the sides in turn (3.3.b)."""
        if self.over or self.respotted:
            return None
        return self.sides[self.played % 2]

    @property
    def session(self) -> int | None:
        """The number of the session under way, from one."""
        played = self.played
        for number, frames in enumerate(self.sessions, start=1):
            if played < frames:
                return number
            played -= frames
        return len(self.sessions) or None

    @property
    def session_over(self) -> bool:
        """Whether the frame just played was the last of its session."""
        ends = {sum(self.sessions[:number]) for number in range(1, len(self.sessions) + 1)}
        return self.over or self.played in ends


def winner_of_games(games: Sequence[Match]) -> str | None:
    """Return who wins a match of several games: most games, or the highest total where totals count (3.1.h)."""
    totals: dict[str, int] = {}
    for game in games:
        for side, points in zip(game.sides, game.aggregate, strict=True):
            won = points if game.aggregate_counts else int(game.winner == side)
            totals[side] = totals.get(side, 0) + won
    best = max(totals.values(), default=0)
    leaders = [side for side, total in totals.items() if total == best]
    return leaders[0] if len(leaders) == 1 else None


class _Effect(Effect, frozen=True):
    prefix: ClassVar[str] = "snooker"


class FrameCounted(_Effect, frozen=True):
    """A frame goes to a side."""

    winner: str
    """The side that gets it."""
    number: int
    """Which frame of the game."""


class FrameHalved(_Effect, frozen=True):
    """A frame ends with the scores level, and counts for nobody."""

    number: int
    """Which frame of the game."""


class PointsCounted(_Effect, frozen=True):
    """Points are added to the aggregate."""

    one: int
    """For the first side."""
    other: int
    """For the second side."""


class OpensNext(_Effect, frozen=True):
    """Who opens the next frame."""

    side: str
    """The side that opens."""


class FramesForfeited(_Effect, frozen=True):
    """Frames not played are counted for a side."""

    side: str
    """The side that gets them."""
    frames: int
    """How many."""


class FrameLost(_Effect, frozen=True):
    """The frame under way is lost with the game."""

    side: str
    """The side that loses it."""


class TieOnAggregate(_Effect, frozen=True):
    """The totals are equal after the last frame: the black is re-spotted."""


class GameWon(_Effect, frozen=True):
    """The game is over."""

    slot: ClassVar[str | None] = "game"
    winner: str
    """The side that wins."""


class GameDrawn(_Effect, frozen=True):
    """The game is over, and nobody has won it."""

    slot: ClassVar[str | None] = "game"


MatchEffect: TypeAlias = (
    FrameCounted
    | FrameHalved
    | PointsCounted
    | OpensNext
    | FramesForfeited
    | FrameLost
    | TieOnAggregate
    | GameWon
    | GameDrawn
)
