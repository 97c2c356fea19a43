"""What Arbitro does about each clause: its one status, and what the status points to."""

import tomllib
from functools import cache
from importlib.resources import files

import msgspec

from arbitro.kernel import law_numbers
from arbitro.library.shelf import package_of

STATUSES = ("decided", "enforced", "called", "timed", "measured", "desk", "stated", "open")
"""The statuses a clause can have; `open` is the honest one for what is still to be done."""

REASONS = ("definition", "heading", "permission", "scope", "advice", "spirit")
"""Why a clause is only stated."""

Pointer = str | list[str]


class Standing(msgspec.Struct, frozen=True):
    """The status of one clause and what it points to."""

    clause: str
    status: str
    points_to: tuple[str, ...]
    """Rules, cases, tests, inspection entries, a reason; for an open clause the status it will have."""


class Coverage(msgspec.Struct, frozen=True):
    """Every clause of an edition with its standing, and what is wrong with the list, if anything."""

    edition: str
    standings: dict[str, Standing]
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
    """Return the coverage of an edition, from the file beside its laws."""
    package = package_of(edition)
    tables = tomllib.loads(files(package).joinpath("coverage.toml").read_text(encoding="utf-8"))
    return _weigh(edition, law_numbers(package), tables)


def _weigh(edition: str, clauses: tuple[str, ...], tables: dict[str, dict[str, Pointer]]) -> Coverage:
    found: dict[str, Standing] = {}
    doubled: list[str] = []
    for status, table in tables.items():
        for clause, pointer in table.items():
            if clause in found:
                doubled.append(clause)
            found[clause] = Standing(clause, status, _pointers(pointer))
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
