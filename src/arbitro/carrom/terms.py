"""What a match is agreed to be: how long it is, and the edition's book for that length."""

from functools import cache

import msgspec
from msgspec.structs import replace

from arbitro.carrom.match import Match
from arbitro.carrom.parameters import Parameters
from arbitro.kernel import Book


class Length(msgspec.Struct, frozen=True):
    """How long a match is."""

    games: int
    """Games that win it."""
    boards: int | None
    """Boards after which a game that is not level ends; None where only its points end it."""


@cache
def of_length(book: Book[Match, Parameters], length: Length) -> Book[Match, Parameters]:
    """Return a book of matches for another length, where it is another."""
    p = replace(book.parameters, boards=length.boards, games=length.games)
    return book if p == book.parameters else book.overlay(book.edition, book.laws, p)
