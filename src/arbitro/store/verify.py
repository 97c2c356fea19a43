"""Every journal of a hall checked, line by line."""

from collections.abc import Iterable
from itertools import groupby
from pathlib import Path

import msgspec
from sqlalchemy import Connection, select

from arbitro.kernel.journal import BadJournal, Fault
from arbitro.store.chain import Head, links
from arbitro.store.opening import existing
from arbitro.store.reading import head_of, last_position
from arbitro.store.settings import get
from arbitro.store.tables import entries, journals
from arbitro.store.values import Place

_CHUNK = 500
_ROWS = (
    select(entries.c.journal, entries.c.sequence, entries.c.digest, entries.c.line)
    .order_by(entries.c.journal, entries.c.sequence)
    .execution_options(yield_per=_CHUNK)
)


ARCHIVED = "archived"
"""The setting that says how many entries have left the hall for archives: at so many positions there is none."""


class Checked(msgspec.Struct, frozen=True):
    """What was found when a hall was checked."""

    journals: int
    entries: int
    faults: tuple[tuple[str, Fault], ...]
    """The first bad entry of each journal that has one."""
    missing: int = 0
    """Positions of the hall at which there should be an entry, and is none."""
    head: Place = Place()
    """Where the hall stands, for whoever keeps it elsewhere and compares it later."""

    @property
    def whole(self) -> bool:
        """Tell whether nothing was changed, cut off or lost."""
        return not self.faults and not self.missing


class _Row(msgspec.Struct, frozen=True):
    """A line, and what is said of it beside it."""

    line: bytes
    head: Head | None


def check(connection: Connection, kept: Place = Place()) -> Checked:  # noqa: B008 - a frozen value
    """Check every journal of a database, and that no position is empty up to where the hall stands or once stood."""
    counted, faults = 0, []
    unseen = set(connection.scalars(select(journals.c.id)))
    total = len(unseen)
    for name, rows in groupby(connection.execute(_ROWS), key=lambda row: str(row.journal)):
        unseen.discard(name)
        count, fault = _first_fault(_Row(row.line, Head(row.sequence, row.digest)) for row in rows)
        counted += count
        if fault:
            faults.append((name, fault))
    faults.extend((name, Fault(0, "cut-short")) for name in sorted(unseen))
    stands, last = Place(), last_position(connection)
    try:
        stands = head_of(connection)
    except ValueError:
        faults.append(("head", Fault(0, "wrong-digest")))
    faults.extend(found for one in (stands, kept) if (found := _exchanged_journal(connection, one)))
    gone = int(get(connection, ARCHIVED) or 0)
    # The head, or what somebody wrote down elsewhere, may be beyond the last entry: then the end was cut off.
    missing = max(last, stands.position, kept.position) - counted - gone
    return Checked(total, counted, tuple(faults), missing, stands)


def _exchanged_journal(connection: Connection, stood: Place) -> tuple[str, Fault] | None:
    """Return which journal has another entry than the one where the hall stood."""
    found = select(entries.c.journal, entries.c.sequence, entries.c.digest).where(
        entries.c.position == stood.position
    )
    row = connection.execute(found).first()
    if row is None or row.digest == stood.digest:
        return None
    return str(row.journal), Fault(row.sequence, "wrong-digest")


def check_hall(folder: Path, url: str | None, kept: Place = Place()) -> Checked:  # noqa: B008 - a frozen value
    """Check every journal of a hall, also while it is served, and that it has come from where it stood once."""
    database = existing(folder, url)
    try:
        with database.readers.connect() as connection:
            if connection.dialect.name == "postgresql":
                connection.execution_options(isolation_level="REPEATABLE READ")
            return check(connection, kept)
    finally:
        database.close()


def check_journal(file: Path) -> Checked:
    """Check a journal that was exported as JSON Lines."""
    lines = file.read_bytes().split(b"\n")
    count, fault = _first_fault(_Row(line, None) for line in lines if line)
    fault = fault or (None if count else Fault(0, "cut-short"))
    return Checked(1, count, ((file.name, fault),) if fault else ())


def _first_fault(rows: Iterable[_Row]) -> tuple[int, Fault | None]:
    """Return how many lines there are and the first of them that is not in order."""
    count, head, fault = 0, Head(), None
    for row in rows:
        count += 1
        if fault is None:
            head, fault = _step(row, head)
    return count, fault


def _step(row: _Row, head: Head) -> tuple[Head, Fault | None]:
    try:
        link = links([row.line], head)[0]
    except BadJournal as error:
        return head, error.fault
    after = Head(link.number, link.digest)
    return after, None if row.head in (None, after) else Fault(link.number, "wrong-digest")
