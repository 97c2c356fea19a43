"""What the papers of an event are written from, and what they are made of."""

from collections.abc import Callable, Iterable
from datetime import date, datetime
from typing import TypeAlias

import msgspec

from arbitro.desk.event import Event
from arbitro.desk.match import BYE, EventMatch, LineOf, LoserOf, SameAs, WinnerOf
from arbitro.desk.telling import clock
from arbitro.kernel import Fact
from arbitro.l10n import Language
from arbitro.l10n.dates import write_date
from arbitro.l10n.numbers import write_number
from arbitro.papers.press import Printed, Size

Words: TypeAlias = Callable[..., str]


class PaperPart(msgspec.Struct, frozen=True, kw_only=True):
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


class PaperSheet(msgspec.Struct, frozen=True):
    """One paper: parts under a title; at its foot what it was printed from."""

    title: str
    beside: str
    foot: str
    parts: tuple[PaperPart, ...]
    flipped: bool = False


class PaperSource(msgspec.Struct, frozen=True):
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
    """What every writer of a paper is given: the source, and how its names, days, numbers and scores are written."""

    source: PaperSource
    words: Words
    language: Language
    size: Size = "a4"

    @property
    def event(self) -> Event:
        """The event."""
        return self.source.event

    @property
    def foot(self) -> str:
        """What the paper was printed from, so that it can be typed in again."""
        one = self.source
        return self.words("paper-from", title=one.title, act=one.sequence, head=one.head[:12])

    @property
    def date(self) -> str:
        """The day of the event as people write it; nothing where it is not known."""
        return self.day(self.source.date)

    def day(self, written: str) -> str:
        """Return a day as people write it; nothing where it is not known."""
        return write_date(date.fromisoformat(written), self.language) if written else ""

    def number(self, value: object) -> str:
        """Return a number as people write it, a text as it is; nothing for what is not known."""
        if isinstance(value, float):
            return write_number(value, self.language, ".10g")
        return "" if value is None else str(value)

    def time(self, second: int) -> str:
        """Return a second of the event as the clock on the wall shows it, or as the event's own clock does."""
        if self.source.opened is None:
            return clock(second)
        return f"{datetime.fromtimestamp(self.source.opened + second):%H:%M}"

    def columns(self, *names: str) -> tuple[str, ...]:
        """Return words for the head of a table."""
        return tuple(map(self.words, names))

    def sheet(self, title: str, *parts: PaperPart, flipped: bool = False) -> Printed:
        """Return a paper of parts."""
        return Printed("event-paper", PaperSheet(title, self.source.title, self.foot, parts, flipped))

    def sides(self, match: EventMatch) -> tuple[str, str]:
        """Return who plays a match, or where they come from."""
        return self.side(match, 0), self.side(match, 1)

    def side(self, match: EventMatch, place: int) -> str:
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

    def score(self, match: EventMatch) -> str:
        """Return the score of a match; nothing of one that is withheld."""
        if not match.score or "withheld" in (match.state, match.was):
            return ""
        return "–".join(self.number(match.score.get(name, 0)) for name in match.names)

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
