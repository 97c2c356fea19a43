"""What Arbitro does about each clause: its one status, and what the status points to."""

import tomllib
from functools import cache
from importlib.resources import files

import msgspec

from arbitro.library.overlay import STATUSES, Pointer, rules_under
from arbitro.library.shelf import amending, game, numbers, package_of

REASONS = ("definition", "heading", "permission", "scope", "advice", "spirit")
"""Why a clause is only stated."""


class ClauseStatus(msgspec.Struct, frozen=True):
    """The status of one clause and what it points to."""

    clause: str
    status: str
    points_to: tuple[str, ...]
    """Rules, cases, tests, inspection entries, a reason; for an open clause the status it will have."""


class Coverage(msgspec.Struct, frozen=True):
    """Every clause of an edition with its standing, and what is wrong with the list, if anything."""

    edition: str
    standings: dict[str, ClauseStatus]
    missing: tuple[str, ...]
    """Clauses of the book that have no status."""
    doubled: tuple[str, ...]
    """Clauses with more than one status."""
    unknown: tuple[str, ...]
    """Entries that are no clause of the book, and statuses that do not exist."""

    @property
    def open(self) -> tuple[str, ...]:
        """The clauses that nothing rules on yet."""
        return tuple(s.clause for s in self.standings.values() if s.status == "open")

    @property
    def sound(self) -> bool:
        """Whether every clause has exactly one status."""
        return not (self.missing or self.doubled or self.unknown)

    def count(self) -> dict[str, int]:
        """Return how many clauses have each status."""
        counts = dict.fromkeys(STATUSES, 0)
        for standing in self.standings.values():
            counts[standing.status] += 1
        return counts


@cache
def coverage(edition: str) -> Coverage:
    """Return the coverage of an edition, from the file beside its laws, or that of the one before and what differs."""
    if found := amending(edition):
        before = coverage(found.amends).standings
        standings = {}
        for law in numbers(edition):
            clause = found.clauses.get(law)
            if clause and clause.status:
                # It says so itself.
                (status, pointer), *_ = clause.status.items()
                standings[law] = ClauseStatus(law, status, _pointers(pointer))
            elif clause and clause.rules:
                standings[law] = ClauseStatus(law, "decided", tuple(rules_under(game(edition).books, law)))
            else:
                standings[law] = before[law]
        return Coverage(edition, standings, (), (), ())
    file = files(package_of(edition)).joinpath("coverage.toml")
    return _weigh(edition, numbers(edition), tomllib.loads(file.read_text(encoding="utf-8")))


def _weigh(edition: str, clauses: tuple[str, ...], tables: dict[str, dict[str, Pointer]]) -> Coverage:
    found: dict[str, ClauseStatus] = {}
    doubled: list[str] = []
    for status, table in tables.items():
        for clause, pointer in table.items():
            if clause in found:
                doubled.append(clause)
            found[clause] = ClauseStatus(clause, status, _pointers(pointer))
    known = set(clauses)
    unknown = [*(set(tables) - set(STATUSES)), *(clause for clause in found if clause not in known)]
    return Coverage(
        edition,
        {clause: found[clause] for clause in clauses if clause in found},
        tuple(clause for clause in clauses if clause not in found),
        tuple(doubled),
        tuple(sorted(unknown)),
    )


def _pointers(pointer: Pointer) -> tuple[str, ...]:
    return (pointer,) if isinstance(pointer, str) else tuple(pointer)
