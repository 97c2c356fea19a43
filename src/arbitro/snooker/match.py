"""A game of frames: who has won how many, who opens next, who has won."""

from collections.abc import Sequence
from typing import ClassVar, Literal, TypeAlias

import msgspec

from arbitro.kernel import Effect, Fact


class FramePlayed(Fact, frozen=True):
    """The result of a frame, or of the re-spotted black that breaks a tie on aggregate points."""

    winner: str | None
    score: tuple[int, int] = (0, 0)


class MatchMisconduct(Fact, frozen=True):
    """Conduct that loses the frame under way or the whole game."""

    by: str
    loses: Literal["frame", "match"] = "frame"


MatchFact: TypeAlias = FramePlayed | MatchMisconduct


class Match(msgspec.Struct, frozen=True):
    """A game of a fixed number of frames, or the best of so many."""

    sides: tuple[str, str] = ("A", "B")
    """The first opened the first frame."""
    length: int = 1
    best_of: bool = True
    """Whether play ends when one side has more than half of the frames."""
    aggregate_counts: bool = False
    frames: tuple[int, int] = (0, 0)
    aggregate: tuple[int, int] = (0, 0)
    played: int = 0
    sessions: tuple[int, ...] = ()
    """How many frames each session has, when the game is played in sessions."""
    respotted: bool = False
    winner: str | None = None
    decided: bool = False

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
    number: int


class FrameHalved(_Effect, frozen=True):
    """A frame ends with the scores level, and counts for nobody."""

    number: int


class PointsCounted(_Effect, frozen=True):
    """Points are added to the aggregate."""

    one: int
    other: int


class OpensNext(_Effect, frozen=True):
    """Who opens the next frame."""

    side: str


class FramesForfeited(_Effect, frozen=True):
    """Frames not played are counted for a side."""

    side: str
    frames: int


class TieOnAggregate(_Effect, frozen=True):
    """The totals are equal after the last frame: the black is re-spotted."""


class GameWon(_Effect, frozen=True):
    """The game is over."""

    slot: ClassVar[str | None] = "game"
    winner: str


class GameDrawn(_Effect, frozen=True):
    """The game is over, and nobody has won it."""

    slot: ClassVar[str | None] = "game"


MatchEffect: TypeAlias = FrameCounted | PointsCounted | OpensNext | FramesForfeited | TieOnAggregate | GameWon
