"""What is announced of an event before it begins."""

from typing import Literal

import msgspec

from arbitro.desk.numbers import Number

Seeding = Literal["seed", "rating", "order", "random"]
Policy = Literal["option", "preference", "obligation"]
TieBreak = Literal[
    "points",
    "wins",
    "won",
    "h2h",
    "difference",
    "for",
    "games",
    "buchholz",
    "buchholz-cut-1",
    "buchholz-cut-2",
    "buchholz-median",
    "buchholz-median-2",
    "sonneborn",
    "sonneborn-cut-1",
    "progressive",
    "progressive-cut-1",
    "koya",
    "rating-average",
]
ByRound = int | dict[str, int]
"""A number for every match, or one for each round: by its id, its name, `default`."""
Lengths = int | dict[str, int | None]
"""A length by round; none where a round that has begun had none when the others got one."""

BOOK_BANK = 120
"""Seconds of bank time for a point of backgammon where nothing is announced."""
BOOK_DELAY = 12
"""Seconds of delay at each move of backgammon where nothing is announced."""
ROUND_ROBIN_TIEBREAKS: tuple[TieBreak, ...] = ("wins", "h2h", "difference", "for")
SWISS_TIEBREAKS: tuple[TieBreak, ...] = ("wins", "buchholz", "sonneborn", "h2h", "difference")


class Points(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a match gives, as announced; what is not said follows from the rest."""

    win: Number
    draw: Number | None = None
    loss: Number = 0
    bye: Number | None = None
    walkover: Number | None = None
    absent: Number = 0
    """Of who loses without play."""
    unit: Number = 0
    """Of each unit of the own score."""


class TimeLimit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long the matches of a round may take, and what happens then."""

    minutes: Number | dict[str, Number]
    warn_minutes: Number = 5
    then: Literal["finish-unit", "now"] = "finish-unit"
    level: Literal["draw", "extra", "last-scorer"] | None = None
    """What becomes of a match that is level then; None: a draw where it may be drawn, else one more unit."""


class AgeGroup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An age group: from so many years to so many, both included."""

    name: str
    min: int | None = None
    max: int | None = None


class Ages(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The age groups of an event, and the day that counts."""

    groups: tuple[AgeGroup, ...]
    on: str | None = None


class Handicap(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much of the difference of two handicaps the weaker side starts with."""

    share: Number = 1
    cap: Number | None = None


class Separate(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who are mates, and how far apart they are kept."""

    by: Literal["club", "country"] = "club"
    depth: Literal["round1", "quarter", "half"] = "round1"


class PlaySession(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"begin": "from", "end": "to"}
):
    """A session of the programme: a day, from an hour to another, with breaks, for all rounds or for some."""

    day: str
    begin: str
    end: str
    breaks: tuple[tuple[str, str], ...] = ()
    rounds: tuple[str, ...] = ()
    """The rounds that are played in it; none: those that no session names."""


class Engagement(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"begin": "from", "end": "to"}
):
    """A player or a table that another event has, from a minute to another."""

    begin: str
    end: str
    player: str | None = None
    table: str | None = None


class Dates(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The days of the rounds of a league: from the first on, so many days apart, some passed over."""

    first: str
    every: int = 7
    skip: tuple[str, ...] = ()


class Clocks(msgspec.Struct, frozen=True):
    """Which clocks there are and when they are used."""

    policy: Policy = "option"
    available: int | None = None
    """How many there are; None: enough."""
    bank_s_per_point: ByRound = BOOK_BANK
    delay_s: ByRound = BOOK_DELAY


class Baffles(msgspec.Struct, frozen=True):
    """Which baffle boxes there are and when they are used."""

    policy: Policy = "option"
    available: int | None = None


class Umpire(msgspec.Struct, frozen=True):
    """An umpire of the event, and the club that they had better not umpire."""

    name: str
    club: str | None = None


class Setup(msgspec.Struct, frozen=True):
    """The announced conditions of an event; only an amendment changes them once it is open."""

    edition: str = "desk"
    format: str = "knockout"
    """The name of a format that is registered."""
    seeding: Seeding = "seed"
    seeds: int | None = None
    """How many of the ranking keep their rank; None: all, or none with a random ranking."""
    places: Literal["fixed", "drawn"] = "fixed"
    separate: Separate | None = None
    avoid: tuple[tuple[str, str], ...] = ()
    length: Lengths | None = None
    best_of: Lengths | None = None
    draws: bool = False
    points: Points | None = None
    play_all: bool = False
    """Whether all games are played, also when the match is decided."""
    walkover_score: Number | None = None
    """What who wins without play, or has a bye in a Swiss, scores in `for`."""
    time_limit: TimeLimit | None = None
    handicap: Handicap | None = None
    third_place: bool = False
    consolation: Literal["first", "progressive"] | None = None
    last_chance: bool = False
    reset: bool = True
    legs: int = 1
    groups: int | None = None
    advance: int = 2
    tiebreaks: tuple[TieBreak, ...] = ()
    unplayed: Literal["nothing", "dummy"] | None = None
    """What rounds without play count in Buchholz and Sonneborn; None: `dummy` in a Swiss by points."""
    swiss_rounds: int | None = None
    categories: tuple[str, ...] = ()
    category: str | None = None
    approval: bool = False
    tables: tuple[str, ...] = ()
    boards: int | None = None
    """Of an event of teams: how many boards a match has. Lengths are then those of a board."""
    umpires: tuple[Umpire, ...] = ()
    busy: tuple[str, ...] = ()
    directors: tuple[str, ...] = ("TD1",)
    clock: Clocks = Clocks()
    baffle: Baffles = Baffles()
    protest_fee: int = 10
    late_limit_s: int | None = None
    start: str | None = None
    """The first day, `2026-11-21`."""
    end: str | None = None
    """The last day; None: the first."""
    place: str | None = None
    organiser: str | None = None
    zone: str | None = None
    programme: tuple[PlaySession, ...] | None = None
    minutes_per_match: Number | dict[str, Number] | None = None
    """Of every match, by round, or for each game or point (`per`)."""
    zero: str | None = None
    """The local hour of second 0; None: when the first session begins."""
    rest_minutes: Number = 0
    elsewhere: tuple[Engagement, ...] = ()
    dates: tuple[str, ...] | Dates | None = None
    """Of a league: the days of its rounds."""
    licence: Literal["noted", "required"] = "noted"
    ages: Ages | None = None
    capacity: int | None = None
    check_in: bool = False
    entry_fee: Number | None = None
    prizes: tuple[Number, ...] | dict[str, Number] | None = None
    prize_ties: Literal["share", "tie-break", "hort"] = "share"
    prize_round: Number = 1

    @property
    def game(self) -> str:
        """The game of its law book, or `desk` under no book."""
        return self.edition.partition("/")[0]
