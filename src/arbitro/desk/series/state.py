"""A series as a value: its terms, its events with their rankings, and the way back."""

from collections.abc import Iterator
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from arbitro.desk.acts import Amend, Deduct, Tick, Undo
from arbitro.desk.event import Consequences, EventAmendment, Logged
from arbitro.desk.numbers import Number
from arbitro.kernel import Fact

Tie = Literal["events", "firsts", "best", "last"]
Shared = Literal["each", "average"]
Award: TypeAlias = tuple[Number, ...] | dict[str, Number] | Literal["result"]
"""Points by place, as a list or by the number of the place; or the score itself."""
SOL: tuple[Number, ...] = (18, 16, *range(14, 0, -1))
"""What the places of an event give by SoL's table."""


class SeriesTerms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is announced of a series."""

    award: Award = SOL
    rest: Number = 0
    """What the places beyond the award give."""
    shared: Shared = "each"
    best: int | None = None
    """How many awards count; None: all."""
    minimum: int = 0
    """Who has been in fewer events is not ranked."""
    ties: tuple[Tie, ...] = ("events",)


class SeriesEvent(msgspec.Struct, frozen=True):
    """An event of a series: who shares which place, in order."""

    name: str
    ranking: tuple[tuple[str, ...], ...]
    date: str | None = None
    score: dict[str, Number] = {}
    weight: Number = 1

    @property
    def names(self) -> tuple[str, ...]:
        """Everybody who was in it."""
        return tuple(name for level in self.ranking for name in level)


class AddEvent(Fact, frozen=True):
    """One more event comes into a series."""

    name: str
    ranking: tuple[str | tuple[str, ...], ...]
    date: str | None = None
    score: dict[str, Number] = msgspec.field(default_factory=dict)
    weight: Number = 1


SeriesAct: TypeAlias = AddEvent | Deduct | Amend | Tick | Undo


class EventSeries(msgspec.Struct, frozen=True):
    """A series: its events as they came in, what was taken from whom, and the way back."""

    terms: SeriesTerms = SeriesTerms()
    events: tuple[SeriesEvent, ...] = ()
    now: int = 0
    deductions: dict[str, tuple[Number, ...]] = {}
    consequences: Consequences | None = None
    amendment: EventAmendment | None = None
    """What was only shown by the last act."""
    amendments: tuple[EventAmendment, ...] = ()
    past: tuple[tuple[int, Any], ...] = ()
    """The numbers of the acts that can be taken back, each with the series before it."""
    log: tuple[Logged, ...] = ()
    opening: Any = None

    def in_order(self) -> list[SeriesEvent]:
        """Return the events by date, those without one last, then as they came in."""
        return sorted(self.events, key=lambda event: (event.date is None, event.date or ""))

    def people(self) -> Iterator[str]:
        """Yield everybody who was in an event, once."""
        yield from dict.fromkeys(name for event in self.events for name in event.names)

    def bare(self) -> "EventSeries":
        """Return the series without its past and what was only shown."""
        return replace(self, past=(), log=(), opening=None, consequences=None, amendment=None)
