"""A game of frames: who has won how many, who opens next, who has won."""

from typing import TypeAlias

import msgspec

from arbitro.kernel import Book
from arbitro.snooker.parameters import SnookerParameters


class SnookerMatch(msgspec.Struct, frozen=True):
    """A game of a fixed number of frames, or the best of so many."""

    sides: tuple[str, str] = ("A", "B")
    """By their names; as a rule the first opened the first frame."""
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
    first: int = 0
    """The place of the side that opened the first frame."""
    respotted: bool = False
    """Whether the re-spotted black still decides."""
    winner: str | None = None
    """The side that has won."""
    decided: bool = False
    """Whether there is a winner, or a draw."""
    given_up: bool = False
    """Whether a side has given up what was left of it."""

    @property
    def over(self) -> bool:
        """Whether no frame is played any more; a fixed number of frames is played out."""
        return self.given_up or (self.decided and (self.best_of or not self.left))

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
        return self.opener(self.played)

    def opener(self, frame: int) -> str:
        """Return who opens a frame, counted from nought: the sides in turn."""
        return self.sides[(frame + self.first) % 2]

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


Matches: TypeAlias = Book[SnookerMatch, SnookerParameters]
"""An edition's book on matches."""
