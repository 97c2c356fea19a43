"""A match of an event: who plays, where its sides come from, how far it has come."""

from functools import cached_property
from typing import Any, Literal, TypeAlias

import msgspec

BYE = "bye"
"""What stands in a place that nobody fills. It is no name."""
DRAW = "draw"
"""What stands for the winner of a match that nobody won. It is no name."""

Side: TypeAlias = str | None
"""A name, `bye`, or nobody known yet."""

Sides: TypeAlias = tuple[Side, Side]

State = Literal[
    "waiting",
    "ready",
    "called",
    "playing",
    "reported",
    "disputed",
    "withheld",
    "suspended",
    "done",
    "bye",
    "void",
]
Won = Literal["play", "time", "bye", "walkover", "double-walkover", "late", "penalty", "disqualified"]
"""How a match was won."""

UNPLAYED: tuple[State, ...] = ("waiting", "ready", "called")
IN_PLAY: tuple[State, ...] = ("playing", "reported", "disputed", "withheld")
FINISHED: tuple[State, ...] = ("done", "bye", "void")
# `reported` is not among them: who has reported may be called elsewhere (desk.md, *Busy*).
HOLDING: tuple[State, ...] = ("called", "playing", "disputed")
"""States in which a match keeps its sides from any other."""
PLAYED: tuple[Won, ...] = ("play", "time")
"""How a match ends that was played to its end, or until its time was up."""
FORFEITED: tuple[Won, ...] = ("walkover", "late", "double-walkover")
"""How a match ends that was not played."""
LIVE: tuple[State, ...] = ("called", "playing", "reported", "disputed")
"""States in which a match is called or in play, and nothing about it is settled."""


class DrawSeat(msgspec.Struct, frozen=True, tag="Seat"):
    """A place given by the draw: a name, or `bye`."""

    name: str


class WinnerOf(msgspec.Struct, frozen=True, tag=True):
    """The place of whoever goes on from a match."""

    match: str


class LoserOf(msgspec.Struct, frozen=True, tag=True):
    """The place of whoever loses a match and has not left."""

    match: str


class LineOf(msgspec.Struct, frozen=True, tag=True):
    """A line of a consolation: the loser of a match or, where that was a bye, its holder if they lose the next."""

    match: str
    then: str | None
    """The match after it; None where there is none."""


class SameAs(msgspec.Struct, frozen=True, tag=True):
    """The place of a second final: a side of the first, if it has to be played again."""

    match: str
    side: int


Feed: TypeAlias = DrawSeat | WinnerOf | LoserOf | LineOf | SameAs


class MatchClock(msgspec.Struct, frozen=True):
    """A clock in use: the bank of each side and the delay, in seconds."""

    bank_s: int | float
    delay_s: int


class BoardScore(msgspec.Struct, frozen=True, order=True):
    """A board of a carrom match, counted within its game."""

    game: int
    board: int


class SideReport(msgspec.Struct, frozen=True):
    """A result as one side reports it."""

    winner: str
    score: dict[str, int] | None = None
    games: tuple[tuple[int, int], ...] | None = None


class TeamBoardWon(msgspec.Struct, frozen=True):
    """A board of a team match that is over: who won it for whom, and its score."""

    winner: str
    score: dict[str, int] | None = None


# `dict=True` for cached properties and the view: a match that nothing
# touches is shown without being made again.
class EventMatch(msgspec.Struct, frozen=True, dict=True):
    """One match with everything that the desk knows of it."""

    id: str
    feeds: tuple[Feed, Feed]
    sides: Sides = (None, None)
    state: State = "waiting"
    winner: str | None = None
    by: Won | None = None
    score: dict[str, int] | None = None
    """Running or final; points credited as a penalty included."""
    table: str | None = None
    further_tables: tuple[str, ...] = ()
    """Of a team match: the tables of the boards after the first, as long as it has a table at all."""
    called: int | None = None
    """When it was called."""
    due: int | None = None
    """When its sides have to be there: the start, or the end of a break."""
    rest: int | None = None
    """When the rest before the third game began, until both are back (carrom)."""
    rested: bool = False
    arrived: dict[str, int] = {}
    """Who has reported at the table since the call, the rest or the break, and when."""
    clock: MatchClock | None = None
    baffle: bool = False
    penalty: dict[str, int] = {}
    """Points credited to each side."""
    late: dict[str, int] = {}
    """Of these, the points credited for lateness."""
    charged: dict[str, int] = {}
    """The points that each side has paid for its present lateness."""
    late_clock: str | None = None
    breaks: dict[str, int] = {}
    """Breaks that each side has taken and that count."""
    break_end: int | None = None
    resume: BoardScore | None = None
    advanced: str | None = None
    """Who went on although the record names another winner."""
    before_leaving: Any = None
    """The match as it was before a side left and it was lost or void for that."""
    replays: int = 0
    games: tuple[tuple[int, int], ...] | None = None
    """The points of each game, as they were told with the result."""
    start: dict[str, int] | None = None
    """What each side starts with, fixed when it begins."""
    added: int = 0
    """Seconds added to the end of its round's time for this match alone."""
    last_unit: bool = False
    """Its time is up: the unit on the table is the last."""
    extra: bool = False
    """It was level when its time was up: one more unit decides."""
    observer: str | None = None
    told: dict[str, SideReport] = {}
    """What the sides have reported."""
    before_claim: State | None = None
    """The state to which it returns when its claims are settled."""
    was: State | None = None
    """The state in which it was suspended."""
    causes: tuple[str, ...] = ()
    """Why it is suspended: matches under protest, or `ruling` where an official has to rule on it."""
    ended: dict[str, int] = {}
    """When each board ended, by `game.board` (carrom)."""
    over_at: int | None = None
    """When its result came in."""
    line_ups: dict[str, tuple[str, ...]] = {}
    """Of a team match: whom each side has named for its boards, in their order."""
    boards: dict[int, TeamBoardWon] = {}
    """Of a team match: the boards that are over."""
    umpire: str | None = None
    started: int | None = None
    """When play began."""
    requests: tuple[str, ...] = ()
    """What a side has asked for and nobody has answered."""

    @property
    def tables(self) -> tuple[str, ...]:
        """Where it is played: at one table, or a team match at one for each of its boards while there are enough."""
        return (self.table, *self.further_tables) if self.table else ()

    def table_of(self, board: int) -> str | None:
        """Return where a board of a team match is played; with fewer tables than boards they take turns."""
        return self.tables[(board - 1) % len(self.tables)] if self.table else None

    @cached_property
    def round(self) -> str:
        """The round it belongs to: `R1` of `R1.3`."""
        return self.id.partition(".")[0]

    @property
    def finished(self) -> bool:
        """Whether nothing more happens in it."""
        return self.state in FINISHED

    @cached_property
    def known(self) -> bool:
        """Whether two names play it."""
        first, second = self.sides
        return first not in (None, BYE) and second not in (None, BYE)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The names among its sides."""
        return tuple(side for side in self.sides if side is not None and side != BYE)

    def other(self, name: str) -> str:
        """Return the opponent of a side."""
        first, second = self.sides
        found = second if name == first else first
        assert found is not None
        return found

    @property
    def has_begun(self) -> bool:
        """Whether it was called, is in play or finished; a bye is not."""
        return self.state not in ("waiting", "ready", "bye", "void")

    def has(self, name: str | None) -> bool:
        """Tell whether a name is a side of it."""
        return name is not None and name != BYE and name in self.sides

    @property
    def goes_on(self) -> Side:
        """Who goes on from it: None while that is open, `bye` where nobody does."""
        if self.state == "done":
            return self.advanced or self.winner or BYE
        if self.state in ("bye", "void"):
            return self.winner or BYE
        return None

    @property
    def falls(self) -> Side:
        """Who loses it: None while that is open, `bye` where nobody does or both do."""
        ahead = self.goes_on
        if ahead is None or ahead == BYE or self.state != "done":
            return None if ahead is None else BYE
        return self.other(ahead)
