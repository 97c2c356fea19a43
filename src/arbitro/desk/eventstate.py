"""The state of an event as `view` returns it, described for the programs and pages that read it."""

from typing import Any, Literal, NotRequired, TypedDict

from arbitro.desk.draws.swiss import Pairing
from arbitro.desk.event import Consequences, EventAmendment, Fee
from arbitro.desk.format import Fixture
from arbitro.desk.match import TeamBoardWon
from arbitro.desk.numbers import Number

Sides = tuple[str | None, str | None]


class Source(TypedDict):
    """From which match somebody comes into an open place, and whether as its loser."""

    match: str
    lost: bool


class RoundTime(TypedDict):
    """The clock of a round."""

    start: int
    ends: int
    state: Literal["running", "warned", "up"]


class Planned(TypedDict):
    """The minutes and the table that a match has in the plan."""

    start: str
    end: str
    table: str


class MoneyState(TypedDict):
    """What is owed, paid and open."""

    owed: Number
    paid: Number
    open: Number


DeskMatch = TypedDict(
    "DeskMatch",
    {
        "sides": Sides,
        "from": tuple[Source | None, Source | None],
        "state": str,
        "winner": str | None,
        "by": str | None,
        "score": dict[str, Number] | None,
        "table": str | None,
        "deadline": int | None,
        "protest_by": int | None,
        "present": list[str],
        "clock": Any,
        "baffle": bool,
        "penalty": dict[str, int],
        "breaks_left": dict[str, int] | None,
        "break_end": int | None,
        "late_clock": str | None,
        "resume": Any,
        "advanced": str | None,
        "replays": int,
        "observer": str | None,
        "umpire": str | None,
        "started": int | None,
        "games": list[tuple[int, int]] | None,
        "start": Any,
        "ends": int | None,
        "time_up": bool,
        "last_unit": bool,
        "extra": bool,
        "line_up": NotRequired[dict[str, list[str]]],
        "boards": NotRequired[dict[str, TeamBoardWon]],
        "tables": NotRequired[list[str]],
    },
)
"""A match of an event; the winner of a withheld one is not told."""

StandingRow = TypedDict(
    "StandingRow",
    {
        "place": int | None,
        "played": int,
        "wins": int,
        "h2h": Number | None,
        "difference": Number,
        "for": Number,
        "against": Number,
        "buchholz": Number,
        "sonneborn": Number,
        "by": str | None,
        "points": NotRequired[Number],
        "draws": NotRequired[int],
        "losses": NotRequired[int],
        "deducted": NotRequired[Number],
    },
)
"""Where a player stands and by what; tie-breaks that are announced are there by their names too."""


class DisputeState(TypedDict):
    """What can be told of a dispute; votes are counted only when it is decided."""

    kind: Literal["protest", "claim"]
    match: str
    by: str
    state: str
    decision: str | None
    judge: str | None
    deadline: int | None
    overdue: bool
    fee: int | None
    fee_confirmed: bool
    members: list[str] | None
    votes: int
    tally: dict[str, int] | None
    revote: bool
    final: bool
    evidence: list[str]
    paper: list[str]
    facts: str | None
    grounds: str | None
    reasons: str | None


class Treasury(MoneyState):
    """What all owe and have paid, and what is to be given back."""

    back: Number


class EventState(TypedDict):
    """What stands of an event: the keys of a desk case; what only officials are told may be missing."""

    now: int
    stage: Literal["entries", "running", "over"]
    entries: dict[str, str]
    categories: dict[str, str]
    order: list[str]
    size: int | None
    byes: list[str]
    same_club: int | None
    same_quarter: int | None
    same_half: int | None
    groups: dict[str, list[str]]
    rounds: dict[str, list[Sides]]
    matches: dict[str, DeskMatch]
    ready: list[str]
    next: dict[str, str]
    champion: str | None
    champions: dict[str, str]
    alive: NotRequired[list[str]]
    out: NotRequired[list[str]]
    standings: dict[str, StandingRow]
    ranking: list[str] | dict[str, list[str]]
    placing: dict[str, tuple[int, int]]
    pairing: Pairing | None
    tables: dict[str, str | None]
    members: dict[str, list[str]]
    held: list[str]
    consequences: NotRequired[Consequences | None]
    amendment: NotRequired[EventAmendment | None]
    amendments: NotRequired[list[EventAmendment]]
    failed: int | None
    clocks: dict[str, RoundTime]
    schedule: dict[str, Planned]
    unscheduled: list[str]
    conflicts: dict[str, list[str]]
    fixtures: dict[str, Fixture]
    postponed: list[str]
    event: dict[str, str]
    waiting: list[str]
    checked_in: list[str]
    flags: NotRequired[dict[str, list[str]]]
    dues: NotRequired[dict[str, MoneyState]]
    treasury: NotRequired[Treasury]
    prize_list: dict[str, Number]
    prize_left: Number | None
    withheld: list[str]
    suspended: list[str]
    disputes: dict[str, DisputeState]
    fees: NotRequired[dict[str, Fee]]
    warnings: NotRequired[dict[str, int]]
    exceptions: NotRequired[dict[str, list[str]]]
    expelled: NotRequired[list[str]]
    requests: NotRequired[dict[str, list[str]]]
    reports: NotRequired[dict[str, list[str]]]
    reported: NotRequired[dict[str, list[str]]]
