"""What a match is agreed to be: how long, between how many, by which clock."""

from typing import Literal, TypeAlias

import msgspec

from arbitro.kernel import Malformed, Terms

Format: TypeAlias = Literal["singles", "four-handed"]
PLAYERS: dict[Format, tuple[str, ...]] = {"singles": ("A", "B"), "four-handed": ("A1", "B1", "A2", "B2")}
"""Who plays, in their order, by the fixed words of the game."""
MOST_FRAMES = 999
MOST_SECONDS = 3600


class SnookerLength(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long a match is: a single frame where nothing is said."""

    best_of: int | None = None
    """It ends when one side has more than half of so many frames."""
    frames: int | None = None
    """So many frames are played out."""
    aggregate: bool = False
    """Whether the points of all frames decide, and not the frames."""
    sessions: tuple[int, ...] = ()
    """How many frames each session has, when it is played in sessions."""


class ShotClock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A shot clock: the book has none, so it is a term of the match, and running out is the time-wasting of law 4.1."""

    stroke_s: int
    """Seconds for a stroke, and for every choice before it."""


class SnookerTerms(Terms, frozen=True, kw_only=True):
    """The terms of a match of snooker."""

    length: SnookerLength = SnookerLength()
    format: Format = "singles"
    clock: ShotClock | None = None
    """None where nobody counts the seconds."""
    wheelchair: tuple[str, ...] = ()
    """The players whom law 3.19.b.1 excuses."""


def check_terms(terms: SnookerTerms) -> SnookerTerms:
    """Return terms that can be agreed, or raise Malformed."""
    length, clock = terms.length, terms.clock
    if length.best_of is not None and length.frames is not None:
        raise Malformed("length", "snooker-length")
    for key in ("best_of", "frames"):
        _check_count(getattr(length, key), f"length.{key}", MOST_FRAMES)
    if length.sessions and (min(length.sessions) < 1 or sum(length.sessions) != frames_of(length)):
        raise Malformed("length.sessions", "snooker-sessions")
    _check_count(clock.stroke_s if clock else None, "clock.stroke_s", MOST_SECONDS)
    return terms


def frames_of(length: SnookerLength) -> int:
    """Return how many frames a match has at most."""
    return length.best_of or length.frames or 1


def _check_count(count: int | None, key: str, most: int) -> None:
    if count is not None and not 1 <= count <= most:
        raise Malformed(key, "out-of-range", least="1", most=str(most))
