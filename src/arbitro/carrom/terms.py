"""What a match is agreed to be: how long, between how many, in which round, by which clock."""

from functools import cache

import msgspec
from msgspec.structs import replace

from arbitro.carrom.board import Round
from arbitro.carrom.match import CarromMatch, Format
from arbitro.carrom.parameters import CarromParameters
from arbitro.kernel import Book, Malformed, Terms
from arbitro.kernel.given import not_one_of

GAMES = (1, 3)
"""A match is a single game, or the best of three (57)."""
MOST_BOARDS = 99
MOST_SECONDS = 3600


class CarromLength(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long a match is; what is left out is as the law has it."""

    games: int | None = None
    """It is the best of so many games."""
    boards: int | None = None
    """Boards after which a game that is not level ends."""


class CarromClock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A clock that calls the time by itself."""

    seconds: int | None = None
    """The time for a stroke, the break and placing; the law's where it is left out."""


class CarromTerms(Terms, frozen=True, kw_only=True):
    """The terms of a match of carrom."""

    length: CarromLength = CarromLength()
    format: Format = "singles"
    round: Round = "pre-quarter"
    clock: CarromClock | bool = False
    """Whether running out of time is entered by itself; else an official calls it."""


def check_terms(terms: CarromTerms) -> CarromTerms:
    """Return terms that can be agreed, or raise Malformed."""
    length, clock = terms.length, terms.clock
    if length.games not in (None, *GAMES):
        raise not_one_of(length.games, "length.games", GAMES)
    if length.boards is not None and not 1 <= length.boards <= MOST_BOARDS:
        raise Malformed("length.boards", "out-of-range", least="1", most=str(MOST_BOARDS))
    if (
        isinstance(clock, CarromClock)
        and clock.seconds is not None
        and not 1 <= clock.seconds <= MOST_SECONDS
    ):
        raise Malformed("clock.seconds", "out-of-range", least="1", most=str(MOST_SECONDS))
    return terms


@cache
def of_length(
    book: Book[CarromMatch, CarromParameters], length: CarromLength
) -> Book[CarromMatch, CarromParameters]:
    """Return a book of matches for another length, where it is another."""
    own = book.parameters
    games = own.games if length.games is None else length.games // 2 + 1
    p = replace(own, boards=length.boards or own.boards, games=games)
    return book if p == own else book.overlay(book.edition, book.laws, p)
