"""An event as the desk knows it at one moment: a value, made anew by every act."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from arbitro.desk.entry import EventEntry
from arbitro.desk.match import BYE, HOLDING, BoardScore, EventMatch
from arbitro.desk.numbers import Number
from arbitro.desk.setup import Setup, TimeLimit


class Dispute(msgspec.Struct, frozen=True):
    """A protest or a claim, from its making to its decision."""

    id: str
    kind: Literal["protest", "claim"]
    match: str
    by: str
    state: Literal["announced", "filed", "decided", "lapsed", "open", "ruled", "appealed", "voting"]
    board: BoardScore | None = None
    """Of a protest: the board it is about."""
    filed_at: int | None = None
    """Of a protest: when it came in writing."""
    decided_at: int | None = None
    past: bool = False
    """Of a protest: its board is played again, so it bars no other."""
    fee: int = 0
    fee_confirmed: bool = False
    """Whether the desk has said that it has the fee."""
    judge: str | None = None
    subject: str | None = None
    ruled_by: str | None = None
    ruling: str | None = None
    """What the official ruled."""
    decision: str | None = None
    """The decision in force."""
    final: bool = False
    members: tuple[str, ...] = ()
    votes: dict[str, str] = {}
    """Sealed votes of the present ballot."""
    paper: tuple[str, ...] = ()
    """Members who have voted on paper."""
    tally: dict[str, int] | None = None
    revote: bool = False
    evidence: tuple[str, ...] = ()
    facts: str | None = None
    """What happened, in the words of who disputes it."""
    grounds: str | None = None
    """Why they dispute it, in their words."""
    reasons: str | None = None
    """Why it was decided so."""

    @property
    def open(self) -> bool:
        """Whether something is still to be decided."""
        return self.state in ("announced", "filed", "open", "appealed", "voting")


class Fee(msgspec.Struct, frozen=True):
    """What a side has paid for protests, got back and lost."""

    paid: int = 0
    returned: int = 0
    kept: int = 0


class SeatMove(msgspec.Struct, frozen=True, rename={"left": "from"}):
    """The match that a player leaves and the one that they come into."""

    left: str | None = None
    to: str | None = None


class Consequences(msgspec.Struct, frozen=True):
    """What a correction would change."""

    moves: dict[str, SeatMove] = {}
    unplayed: tuple[str, ...] = ()
    in_play: tuple[str, ...] = ()
    done: tuple[str, ...] = ()
    acts: tuple[int, ...] = ()
    """Of an older act that is to be taken back: the later acts that would fail."""


class EventAmendment(msgspec.Struct, frozen=True, rename={"left": "from"}):
    """What was changed of an event, or would be: from what to what, and whom or which matches it concerns."""

    what: str
    of: str | None = None
    """The player or the round; None: the event."""
    left: Any = None
    to: Any = None
    affects: tuple[str, ...] = ()
    at: int | None = None
    """When it was done; None: it is only shown."""
    reason: str | None = None


class RoundClock(msgspec.Struct, frozen=True):
    """The clock of a round, with the limit that was announced when it started."""

    start: int
    ends: int
    limit: TimeLimit


class Slot(msgspec.Struct, frozen=True):
    """The minutes and the table that a match has in the plan."""

    start: int
    """Counted from the first day of the calendar, in local time."""
    end: int
    table: str


class Logged(msgspec.Struct, frozen=True):
    """An act as it was entered: they are numbered from 1, refused ones too."""

    # The fact itself, not its outcome: older acts are undone by
    # replaying the log without them (event sourcing).
    act: Any
    kind: Literal["done", "tick", "refused", "preview", "undo"]
    takes: tuple[int, ...] = ()
    """The numbers of the acts that it took back."""
    outcome: Any = None
    """How a draw, a lot, a late entry or a giving out of tables came out."""


class EventPlan(msgspec.Struct, frozen=True):
    """The matches of an event in their order, and which follow from which."""

    order: tuple[str, ...] = ()
    followers: dict[str, tuple[str, ...]] = {}


class EventStep(msgspec.Struct, frozen=True):
    """How the event was before an act: everything but the matches, and those that the act touched."""

    # What the act changed and nothing more, so that undo costs as little as the act (docs/decisions.md).
    before: Any
    """The event without its matches and its past."""
    touched: dict[str, EventMatch | None]
    """Each match that the act changed, as it was; None where it made it."""
    committed: bool = False
    """Whether the act was a draw under a commitment, which is not taken back."""
    number: int = 0
    """The number of the act."""


# `dict=True` gives the struct a `__dict__` for cached properties; it is
# frozen, so what is cached cannot go stale.
class Event(msgspec.Struct, frozen=True, dict=True):
    """A tournament event: its entries, its matches, its disputes, and the way back."""

    setup: Setup
    now: int = 0
    entries: dict[str, EventEntry] = {}
    commit: str | None = None
    drawn: bool = False
    order: tuple[str, ...] = ()
    """Names by rank, late entries last; of the knockout once the groups are over."""
    size: int | None = None
    """Lines of the knockout."""
    groups: dict[str, tuple[str, ...]] = {}
    qualified: bool = False
    """Whether the knockout after the groups is drawn."""
    swiss_rounds: int | None = None
    paired: int = 0
    """Swiss rounds paired."""
    matches: dict[str, EventMatch] = {}
    plan: EventPlan = EventPlan()
    slots: dict[str, Slot] = {}
    """When and where matches are planned."""
    unscheduled: tuple[str, ...] = ()
    """Matches for which the programme has no room."""
    postponed: dict[str, str | None] = {}
    """Of a league: matches that were moved, and the day that they have now."""
    deductions: dict[str, tuple[Number, ...]] = {}
    """The points that were taken from each player."""
    lots: tuple[tuple[str, ...], ...] = ()
    disputes: dict[str, Dispute] = {}
    fees: dict[str, Fee] = {}
    warnings: dict[str, tuple[str, ...]] = {}
    """The causes for which each player or spectator was warned."""
    exceptions: dict[str, tuple[str, ...]] = {}
    expelled: tuple[str, ...] = ()
    reports: dict[str, tuple[str, ...]] = {}
    reported: dict[str, tuple[str, ...]] = {}
    held: tuple[str, ...] = ()
    """Players, and tables, that are taken elsewhere for now."""
    clocks: dict[str, RoundClock] = {}
    """The clocks of the rounds that have been started."""
    queue: tuple[str, ...] = ()
    """Who waits, or has waited, for a place, in order."""
    checked_in: tuple[str, ...] = ()
    check_in_closed: bool = False
    paid: dict[str, tuple[Number, ...]] = {}
    """What each has paid, and got back as less than nothing."""
    consequences: Consequences | None = None
    amendment: EventAmendment | None = None
    """What was only shown by the last act."""
    amendments: tuple[EventAmendment, ...] = ()
    failed: int | None = None
    """Of several acts that were refused as one: which one was."""
    past: tuple[EventStep, ...] = ()
    log: tuple[Logged, ...] = ()
    opening: Any = None
    """The event as it was opened: what older acts are taken back from."""

    def entry(self, name: str | None) -> EventEntry | None:
        """Return an entry by its name."""
        return self.entries.get(name) if name else None

    def has_left(self, name: str | None) -> bool:
        """Tell whether a player has withdrawn or was disqualified."""
        found = self.entry(name)
        return found is not None and found.left

    def match(self, name: str | None) -> EventMatch | None:
        """Return a match by its id."""
        return self.matches.get(name) if name else None

    def in_order(self) -> Iterator[EventMatch]:
        """Yield the matches in their order."""
        return iter(self._ordered)

    def of(self, player: str) -> Iterator[EventMatch]:
        """Yield the matches of a player, in their order."""
        return (match for match in self.in_order() if player in match.sides)

    def rounds(self) -> Mapping[str, list[EventMatch]]:
        """Return the matches by round, in their order."""
        return self._rounds

    # A view of an event asks for both a dozen times: sorted anew each time they were a third of its cost.
    @cached_property
    def _ordered(self) -> tuple[EventMatch, ...]:
        return tuple(self.matches[name] for name in self.plan.order)

    @cached_property
    def _rounds(self) -> dict[str, list[EventMatch]]:
        found: dict[str, list[EventMatch]] = {}
        for match in self._ordered:
            found.setdefault(match.round, []).append(match)
        return found

    def busy(self, players: Iterable[str], apart_from: str | None = None) -> bool:
        """Tell whether one of the players is called or plays elsewhere."""
        people = self.people(players)
        if not people.isdisjoint(self.held):
            return True
        return any(
            match.state in HOLDING
            and match.id != apart_from
            and not people.isdisjoint(self.people(match.names))
            for match in self.matches.values()
        )

    def busy_names(self) -> frozenset[str]:
        """Return everybody who is called or plays, or is held: who looks through many matches asks only once."""
        playing = (name for match in self.matches.values() if match.state in HOLDING for name in match.names)
        return self.people(playing).union(self.held)

    def tables_in_use(self) -> dict[str, str]:
        """Return which match has each table that is not free; a team match gives up those whose boards are over."""
        boards = range(1, (self.setup.boards or 1) + 1)
        return {
            table: match.id
            for match in self.in_order()
            if not match.finished
            for table in match.tables
            if any(match.table_of(board) == table and board not in match.boards for board in boards)
        }

    def free_tables(self) -> list[str]:
        """Return the tables that nobody has, here or elsewhere."""
        used = self.tables_in_use()
        return [table for table in self.setup.tables if table not in used and table not in self.held]

    def people(self, names: Iterable[str]) -> frozenset[str]:
        """Return everybody whom entries stand for, and the entries' own names."""
        found = [(name, *self.entries[name].members) if name in self.entries else (name,) for name in names]
        return frozenset(person for people in found for person in people)

    def party(self, match: EventMatch, person: str | None) -> bool:
        """Tell whether somebody is a side of a match, or belongs to one."""
        return person is not None and person in self.people(match.names)

    def with_matches(self, *matches: EventMatch) -> "Event":
        """Return the event with matches as given."""
        return replace(self, matches=self.matches | {match.id: match for match in matches})

    def enter(self, *entries: EventEntry) -> "Event":
        """Return the event with entries as given."""
        return replace(self, entries=self.entries | {entry.name: entry for entry in entries})

    def dispute(self, *disputes: Dispute) -> "Event":
        """Return the event with disputes as given."""
        return replace(self, disputes=self.disputes | {dispute.id: dispute for dispute in disputes})

    def owe(self, law: str, about: str) -> "Event":
        """Return the event with a report owed; one that is owed or made already is not owed twice."""
        # Idempotent: the same breach found twice is one report.
        if about in self.reports.get(law, ()) or about in self.reported.get(law, ()):
            return self
        return replace(self, reports=with_item(self.reports, law, about))

    def has_exception(self, player: str, *laws: str) -> bool:
        """Tell whether a player has an exception from one of the laws."""
        return any(law in self.exceptions.get(player, ()) for law in laws)

    @property
    def over(self) -> bool:
        """Whether every match is finished and no other will come."""
        if not self.drawn or (self.groups and not self.qualified):
            return False
        # A Swiss between two rounds has no open match and is not over.
        if self.paired < (self.swiss_rounds or 0):
            return False
        return all(match.finished for match in self.matches.values())

    @property
    def stage(self) -> str:
        """Where the event stands: `entries`, `running` or `over`."""
        return "over" if self.over else "running" if self.drawn else "entries"


def with_item(items: Mapping[str, tuple[str, ...]], key: str, item: str) -> dict[str, tuple[str, ...]]:
    """Return lists by key with one more item."""
    return {**items, key: (*items.get(key, ()), item)}


def without_item(items: Mapping[str, tuple[str, ...]], key: str, item: str) -> dict[str, tuple[str, ...]]:
    """Return lists by key without an item; a list that is empty then goes too."""
    left = tuple(other for other in items.get(key, ()) if other != item)
    return {name: kept for name, kept in {**items, key: left}.items() if kept}


def plan_matches(matches: Iterable[EventMatch]) -> EventPlan:
    """Return the plan of matches given in their order."""
    order: list[str] = []
    followers: dict[str, list[str]] = {}
    for match in matches:
        order.append(match.id)
        for feed in match.feeds:
            for source in (getattr(feed, "match", None), getattr(feed, "then", None)):
                if source is not None and match.id not in followers.setdefault(source, []):
                    followers[source].append(match.id)
    return EventPlan(tuple(order), {name: tuple(found) for name, found in followers.items()})


def names_of(sides: Iterable[str | None]) -> tuple[str, ...]:
    """Return the names among sides."""
    return tuple(side for side in sides if side is not None and side != BYE)
