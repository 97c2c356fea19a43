"""What the papers of an event are written from, and what they are made of."""

from collections.abc import Callable, Iterable
from datetime import datetime
from typing import TypeAlias

import msgspec

from arbitro.desk.event import Event
from arbitro.desk.match import BYE, LineOf, LoserOf, Match, SameAs, WinnerOf
from arbitro.desk.telling import clock
from arbitro.kernel import Fact
from arbitro.l10n import Language
from arbitro.papers.press import Printed

Words: TypeAlias = Callable[..., str]


class Part(msgspec.Struct, frozen=True, kw_only=True):
    """A part of a paper: a table, or lines to write on."""

    heading: str = ""
    says: str = ""
    columns: tuple[str, ...] = ()
    wide: tuple[int, ...] = (1,)
    """The columns that take the room that is left."""
    rows: tuple[tuple[str, ...], ...] = ()
    fields: tuple[tuple[str, str], ...] = ()
    """Labels, each with what is known already."""
    lines: int = 0
    signs: tuple[str, ...] = ()


class Sheet(msgspec.Struct, frozen=True):
    """One paper: parts under a title; at its foot what it was printed from."""

    title: str
    beside: str
    foot: str
    parts: tuple[Part, ...]
    flipped: bool = False


class Source(msgspec.Struct, frozen=True):
    """An event with its title, where its journal stands, and what the hall knows beside it."""

    event: Event
    title: str
    sequence: int
    head: str
    acts: tuple[Fact, ...] = ()
    """The acts in force, from which reasons are read."""
    cards: dict[str, Printed] = {}
    """The papers of matches that are scored in the hall, as far as they have come."""
    address: str = ""
    """Where the event's pages are: what the codes lead to."""
    date: str = ""
    opened: float | None = None
    """When the event was opened, in seconds since 1970; None where only its own clock is known."""


class Desk(msgspec.Struct, frozen=True):
    """A source in a language: what every writer of a paper needs."""

    source: Source
    words: Words
    language: Language

    @property
    def event(self) -> Event:
        """The event."""
        return self.source.event

    @property
    def foot(self) -> str:
        """What the paper was printed from, so that it can be typed in again."""
        one = self.source
        return self.words("paper-from", title=one.title, act=one.sequence, head=one.head[:12])

    def time(self, second: int) -> str:
        """Return a second of the event as the clock on the wall shows it, or as the event's own clock does."""
        if self.source.opened is None:
            return clock(second)
        return f"{datetime.fromtimestamp(self.source.opened + second):%H:%M}"

    def columns(self, *names: str) -> tuple[str, ...]:
        """Return words for the head of a table."""
        return tuple(map(self.words, names))

    def sheet(self, title: str, *parts: Part, flipped: bool = False) -> Printed:
        """Return a paper of parts."""
        return Printed("event-paper", Sheet(title, self.source.title, self.foot, parts, flipped))

    def sides(self, match: Match) -> tuple[str, str]:
        """Return who plays a match, or where they come from."""
        return self.side(match, 0), self.side(match, 1)

    def side(self, match: Match, place: int) -> str:
        """Return a side of a match by its name; an open one by the match from which it comes."""
        side = match.sides[place]
        if side is not None:
            return self.words("bye") if side == BYE else side
        match match.feeds[place]:
            case WinnerOf(match=source) | SameAs(match=source):
                return self.words("paper-winner-of", match=source)
            case LoserOf(match=source) | LineOf(match=source):
                return self.words("paper-loser-of", match=source)
        return ""

    def round(self, name: str) -> str:
        """Return the name of a round: "Final", "Group A, round 1"."""
        kind, number = name[0], name[1:]
        if kind in self.event.groups:
            return self.words("round-group", group=kind, number=number)
        left = self.event.size.bit_length() - 1 - int(number) if kind == "R" and self.event.size else -1
        if 0 <= left < 3:
            return self.words(f"round-{('final', 'semi', 'quarter')[left]}")
        return self.words(f"round-{kind.lower()}", number=number)


Writer: TypeAlias = Callable[[Desk], Iterable[Printed]]


def score(match: Match) -> str:
    """Return the score of a match; nothing of one that is withheld."""
    if not match.score or "withheld" in (match.state, match.was):
        return ""
    return "–".join(str(match.score.get(name, 0)) for name in match.names)


def plain(value: object) -> str:
    """Return a value as text; nothing for what is not known."""
    return "" if value is None else f"{value:g}" if isinstance(value, float) else str(value)
