"""What a tournament format is: one object that knows its draw, its rounds, who comes in late, and who has won."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Literal, TypeAlias

import msgspec

from arbitro.desk.answer import Answered, no
from arbitro.desk.entry import EventEntry
from arbitro.desk.event import Consequences, Event
from arbitro.desk.match import EventMatch
from arbitro.desk.offer import OfferField
from arbitro.desk.placed import EventStanding
from arbitro.desk.setup import ROUND_ROBIN_TIEBREAKS, Setup, TieBreak
from arbitro.kernel import Fact, Refused
from arbitro.l10n import Language, add_words

Tables: TypeAlias = Mapping[str, Sequence[EventStanding]]
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


class FormatPicture(msgspec.Struct, frozen=True):
    """What a format looks like, 96 wide and 64 high, as the data of SVG paths."""

    lines: str
    off: str = ""
    on: str = ""
    """What is filled, and what is filled in the colour that stands out: the winner."""


def bars(*places: tuple[int, int]) -> str:
    """Return players of a picture, each by its corner."""
    return "".join(f"M{x} {y}h18v7h-18z" for x, y in places)


def dots(*places: tuple[int, int]) -> str:
    """Return players of a picture as dots."""
    return "".join(f"M{x - 5} {y}a5 5 0 1 0 10 0a5 5 0 1 0-10 0" for x, y in places)


LEGS = OfferField("legs", "number", value=1, least=1, most=4, optional=True)
TIEBREAKS = OfferField("tiebreaks", "names", optional=True)
ROUNDS = OfferField("swiss_rounds", "number", null=True, least=1, most=30)


BRACKETS = ("W", "L", "F", "R", "T", "C", "X")
"""By what the rounds of brackets begin, as they are read: winners, losers, their final; the main one, third place."""


# A plug-in interface (strategy): the engine asks these questions and never for the name of a format.
class Format(ABC):
    """A format. It has no state of its own: an event holds what was drawn and played."""

    name: ClassVar[str]
    called: ClassVar[Mapping[Language, str]] = {}
    """What it is called in each language, where the program has no words for it: of a format from outside."""
    picture: ClassVar[FormatPicture] = FormatPicture(
        "M24 20h8v12h-8M42 32h-10", bars((6, 16), (6, 40)), bars((42, 28))
    )
    fields: ClassVar[tuple[OfferField, ...]] = ()
    """What is announced of an event of this format alone; what may be left out is folded away."""
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

    def brackets(self, event: Event) -> tuple[tuple[str, ...], ...]:
        """Return the brackets of an event, each by its rounds, in the order in which all who show them have it."""
        if self.one_table:
            return ()
        found: dict[str, list[str]] = {kind: [] for kind in BRACKETS}
        for name in event.rounds():
            if name[0] not in event.groups:
                found.setdefault(name[0], []).append(name)
        return tuple(tuple(names) for names in found.values() if names)

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
    def let_in(self, event: Event, entry: EventEntry) -> Event | None:
        """Return the event with a late entry in its place, or None where there is none."""

    def takes_back(self, entry: EventEntry) -> bool:
        """Tell whether who has withdrawn may come back as a late entry."""
        return not entry.drawn

    def voids(self, event: Event, name: str) -> bool:
        """Tell whether the matches of somebody who leaves are all void."""
        return False

    @abstractmethod
    def consequences(self, event: Event, right: EventMatch) -> Consequences | None:
        """Return what a right record would change, or None where it cannot be told."""

    @abstractmethod
    def put_right(self, event: Event, right: EventMatch) -> Event | None:
        """Return the event with a right record and what follows from it, as by `suspend`; None where it cannot be."""

    @abstractmethod
    def correct(self, event: Event, right: EventMatch, effect: Effect) -> Answered:
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

    def table(self, event: Event, rows: Sequence[EventStanding]) -> tuple[EventStanding, ...]:
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
