"""A clause as the site shows it: its text, its address, its status, its place in the book, its counterparts."""

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import groupby

import msgspec

from arbitro.kernel import Law
from arbitro.l10n import Language
from arbitro.library import change_of, counterparts, coverage, text
from arbitro.web import addresses


class ClauseView(msgspec.Struct, frozen=True):
    """One clause of an edition in one language."""

    edition: str
    """The edition in which it stands: `carrom/icf-2001`."""
    number: str
    """Its number as the edition writes it."""
    title: str
    """A few words that say what it is about."""
    gist: str
    """What it requires."""
    section: str
    """The title of its section."""
    address: str
    """Where it stands on the site; the same in every language."""
    status: str
    """What Arbitro does about it."""
    points_to: tuple[str, ...]
    """The rules, tests, entries or reason behind the status."""
    counterparts: dict[str, tuple[str, ...]]
    """The clauses of the game's other editions that speak of the same thing, by edition."""
    changed: str
    """What it has that the edition before has not; empty where it is the same."""
    depth: int
    """How many clauses of the book it is a part of."""


class Section(msgspec.Struct, frozen=True):
    """A section of a book with its clauses."""

    title: str
    """Its heading in the language of the book."""
    clauses: tuple[ClauseView, ...]
    """In the order of the book."""


class Neighbours(msgspec.Struct, frozen=True):
    """The clauses before and after one in its book."""

    before: ClauseView | None
    """None before the first clause of the book."""
    after: ClauseView | None
    """None after the last."""


@cache
def clauses(edition: str, language: Language) -> dict[str, ClauseView]:
    """Return the clauses of an edition by number, in the order of the book."""
    laws = text(edition, language).laws
    depths = dict(_depths(laws))
    return {number: _clause(edition, law, language, depths[number]) for number, law in laws.items()}


@cache
def sections(edition: str, language: Language) -> tuple[Section, ...]:
    """Return the sections of an edition in the order of the book."""
    grouped = groupby(clauses(edition, language).values(), key=lambda clause: clause.section)
    return tuple(Section(title, tuple(group)) for title, group in grouped)


def neighbours(edition: str, number: str, language: Language) -> Neighbours:
    """Return the clauses before and after a clause."""
    book = list(clauses(edition, language).values())
    place = [clause.number for clause in book].index(number)
    return Neighbours(
        book[place - 1] if place else None,
        book[place + 1] if place + 1 < len(book) else None,
    )


def _clause(edition: str, law: Law, language: Language, depth: int) -> ClauseView:
    standing = coverage(edition).standings[law.number]
    return ClauseView(
        edition,
        law.number,
        law.title,
        law.gist,
        law.section,
        addresses.clause(edition, law.number),
        standing.status,
        standing.points_to,
        counterparts(edition, law.number),
        change_of(edition, law.number, language),
        depth,
    )


def _depths(numbers: Iterable[str]) -> Iterator[tuple[str, int]]:
    """Return for each number how many of those before it, still open, are its beginning."""
    above: list[str] = []
    for number in numbers:
        while above and not _is_part(number, above[-1]):
            above.pop()
        yield number, len(above)
        above.append(number)


def _is_part(number: str, whole: str) -> bool:
    """Tell whether a number goes on from another: `4.2.i` from `4.2`, `16a` from `16`; not `4.2.ii` from `4.2.i`."""
    rest = number.removeprefix(whole)
    return rest != number and (rest.startswith(".") or (rest.isalpha() and whole[-1].isdigit()))
