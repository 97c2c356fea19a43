"""What is announced of an event before it begins."""

from typing import Literal

import msgspec

Seeding = Literal["seed", "rating", "order", "random"]
Policy = Literal["option", "preference", "obligation"]
TieBreak = Literal["wins", "h2h", "difference", "for", "buchholz", "sonneborn"]
ByRound = int | dict[str, int]
"""A number for every match, or one for each round: by its id, its name, `default`."""

BOOK_BANK = 120
"""Seconds of bank time for a point of backgammon where nothing is announced."""
BOOK_DELAY = 12
"""Seconds of delay at each move of backgammon where nothing is announced."""
ROUND_ROBIN_TIEBREAKS: tuple[TieBreak, ...] = ("wins", "h2h", "difference", "for")
SWISS_TIEBREAKS: tuple[TieBreak, ...] = ("wins", "buchholz", "sonneborn", "h2h", "difference")


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
    """An umpire of the event, and the club that he had better not umpire."""

    name: str
    club: str | None = None


class Setup(msgspec.Struct, frozen=True):
    """The announced conditions of an event. Nothing in it changes once the event is open."""

    edition: str = "desk"
    format: str = "knockout"
    """The name of a format that is registered."""
    seeding: Seeding = "seed"
    seeds: int | None = None
    """How many of the ranking keep their rank; None: all, or none with a random ranking."""
    places: Literal["fixed", "drawn"] = "fixed"
    separate: Literal["club"] | None = None
    avoid: tuple[tuple[str, str], ...] = ()
    length: ByRound | None = None
    best_of: ByRound | None = None
    third_place: bool = False
    consolation: Literal["first", "progressive"] | None = None
    last_chance: bool = False
    reset: bool = True
    legs: int = 1
    groups: int | None = None
    advance: int = 2
    tiebreaks: tuple[TieBreak, ...] = ()
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

    @property
    def game(self) -> str:
        """The game of its law book, or `desk` under no book."""
        return self.edition.partition("/")[0]
