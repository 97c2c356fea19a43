"""What a tournament format is: one object that knows its draw, its rounds, who comes in late, and who has won."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Literal, TypeAlias

import msgspec

from arbitro.desk.answer import Answered, no
from arbitro.desk.setup import ROUND_ROBIN_TIEBREAKS, Setup, TieBreak
from arbitro.kernel import Fact, Refused
from arbitro.l10n import Language, add_words

if TYPE_CHECKING:
    from arbitro.desk.entry import Entry
    from arbitro.desk.event import Consequences, Event
    from arbitro.desk.match import Match
    from arbitro.desk.standing import Standing

Tables: TypeAlias = "Mapping[str, Sequence[Standing]]"
"""The standings of each group, or of the whole event under an empty name."""
Effect = Literal["score-only", "reroute", "suspend"]


class Exchanged(msgspec.Struct, frozen=True):
    """Two places of the draw that have changed their holders, sides not settled yet."""

    event: Any
    holders: tuple[str, str]
    """Who held them before."""
    changed: tuple[str, ...]
    """The matches with other seats."""


class Pair(Fact, frozen=True):
    """A round is paired by hand; without a reason it is only shown."""

    round: str
    pairs: tuple[tuple[str, str], ...]
    reason: str | None = None
    rematch: bool = False
    """Whether a rematch, or a second bye, is meant."""


class HeldPlace(msgspec.Struct, frozen=True):
    """A place of the draw: who holds it, and the matches that it leads to."""

    holder: str
    matches: tuple[str, ...]


class RoundByHand(msgspec.Struct, frozen=True):
    """A round that a director may pair: its pairs now, and some that it may have."""

    round: str
    now: list[list[str]] | None
    example: list[list[str]]


class Paired(msgspec.Struct, frozen=True):
    """A round paired by hand."""

    event: Any
    before: tuple[tuple[str, str], ...] | None
    """The pairs that it had; None where it is new."""


class Fixture(msgspec.Struct, frozen=True):
    """A match of a league: who is at home, who comes, on which day, and whether it was moved."""

    home: str | None
    away: str | None
    date: str | None
    postponed: bool


class Format(ABC):
    """A format. It has no state of its own: an event holds what was drawn and played."""

    name: ClassVar[str]
    called: ClassVar[Mapping[Language, str]] = {}
    """What it is called in each language, where the program has no words for it: of a format from outside."""
    tiebreaks: ClassVar[tuple[TieBreak, ...]] = ROUND_ROBIN_TIEBREAKS
    bracket: ClassVar[bool] = False
    """Whether it is a bracket from the first round on, without a table."""
    in_rounds: ClassVar[bool] = False
    """Whether each round is paired when the one before is over."""
    pairs_by_score: ClassVar[bool] = False
    """Whether it pairs by the scores of a Swiss, so that its pairs can be explained by them."""
    grouped: ClassVar[bool] = False
    """Whether it has a table for each group."""
    by_points: ClassVar[bool] = False
    """Whether it is by points also where none are announced."""
    legs: ClassVar[int] = 1
    """How often everybody meets everybody where nothing is announced."""
    has_dates: ClassVar[bool] = False
    """Whether each round has a day of its own."""
    side_events: ClassVar[tuple[str, ...]] = ()
    """The brackets beside the main one that have a champion of their own."""

    def check(self, setup: Setup) -> None:
        """Raise Malformed where something is announced that the format cannot have."""
        return

    def most_matches(self, setup: Setup, players: int) -> int:
        """Return how many matches a draw has at most: in a bracket everybody loses twice."""
        return 2 * players

    @abstractmethod
    def about_how_many_acts(self, setup: Setup, players: int) -> int:
        """Return about how many acts an event of so many players takes."""

    @abstractmethod
    def make(self, event: Event, names: tuple[str, ...], seeded: int) -> Event:
        """Return the event with the matches that follow from the ranks as drawn."""

    def draw_again(self, event: Event) -> Answered:
        """Answer a draw in an event that is drawn already."""
        return no("drawn_already")

    @abstractmethod
    def let_in(self, event: Event, entry: Entry) -> Event | None:
        """Return the event with a late entry in its place, or None where there is none."""

    def takes_back(self, entry: Entry) -> bool:
        """Tell whether who has withdrawn may come back as a late entry."""
        return not entry.drawn

    def voids(self, event: Event, name: str) -> bool:
        """Tell whether the matches of somebody who leaves are all void."""
        return False

    @abstractmethod
    def consequences(self, event: Event, right: Match) -> Consequences | None:
        """Return what a right record would change, or None where it cannot be told."""

    @abstractmethod
    def put_right(self, event: Event, right: Match) -> Event | None:
        """Return the event with a right record and what follows from it, as by `suspend`; None where it cannot be."""

    @abstractmethod
    def correct(self, event: Event, right: Match, effect: Effect) -> Answered:
        """Put the record of a match right, with the effect that was asked for."""

    def exchange(self, event: Event, one: str, other: str) -> Exchanged | None:
        """Return two places of the draw with their holders exchanged; None where there are no such places."""
        return None

    def places_of_the_draw(self, event: Event) -> dict[str, HeldPlace]:
        """Return the places that may change their holders, by the names that a director gives them."""
        return {}

    def round_by_hand(self, event: Event) -> RoundByHand | None:
        """Return the round that may be paired by hand now."""
        return None

    def pair(self, event: Event, act: Pair) -> Paired | Refused:
        """Return the event with a round paired by hand, or why it cannot be."""
        return no("pairs_follow_from_the_draw")

    def fixtures(self, event: Event) -> dict[str, Fixture]:
        """Return the matches with their days, where rounds have days."""
        return {}

    def table(self, event: Event, rows: Sequence[Standing]) -> tuple[Standing, ...]:
        """Return the standings in the order of the format: by the tie-breaks, unless it says otherwise."""
        return tuple(rows)

    @property
    def one_table(self) -> bool:
        """Whether everybody stands in one table."""
        return not (self.bracket or self.grouped)

    @abstractmethod
    def placing(self, event: Event, tables: Tables) -> dict[str, tuple[int, int]]:
        """Return the first and the last place of each who has a place already."""

    @abstractmethod
    def champion(self, event: Event, tables: Tables) -> str | None:
        """Return who has won the event, if it is decided and they were not disqualified."""


FORMATS: dict[str, Format] = {}
"""The formats by the names that are announced."""


def register(*formats: Format) -> None:
    """Make formats known under their names."""
    FORMATS.update({one.name: one for one in formats})
    for one in formats:
        for language, called in one.called.items():
            add_words(language, {f"room-format-{one.name}": called, f"room-format-{one.name}-says": called})


def format_of(event: Event) -> Format:
    """Return the format of an event."""
    return FORMATS[event.setup.format]
