"""What is read from the database; all of it while others write."""

from collections.abc import Collection
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, func, select

from arbitro.store.tables import checkpoints, entries, head, journals
from arbitro.store.values import GUEST, Heading, JournalStanding, Kind, Line, Loaded, Place, StoredCheckpoint

_HEADING = [journals.c[name] for name in Heading.__struct_fields__]
_LINE = [entries.c[name] for name in Line.__struct_fields__]
_LAST_POSITION = select(func.max(entries.c.position))


def heading(connection: Connection, journal: str) -> Heading | None:
    """Return what stands above a journal, or None where there is none."""
    row = connection.execute(select(*_HEADING).where(journals.c.id == journal)).first()
    return _heading(row) if row else None


def options(connection: Connection, journal: str) -> bytes | None:
    """Return what the hall remembers of a journal, or None where there is none."""
    return connection.scalar(select(journals.c.options).where(journals.c.id == journal))


def load(connection: Connection, journal: str, program: str) -> Loaded | None:
    """Return a journal with the checkpoint that this version of the program wrote, or None where there is none."""
    found = heading(connection, journal)
    if found is None:
        return None
    lines = select(entries.c.line).where(entries.c.journal == journal).order_by(entries.c.sequence)
    row = connection.execute(
        select(checkpoints.c.sequence, checkpoints.c.state).where(
            checkpoints.c.journal == journal, checkpoints.c.program == program
        )
    ).first()
    # A snapshot is of one version's types: another judges the journal from its beginning and asks nobody.
    checkpoint = StoredCheckpoint(*row) if row else None
    return Loaded(found, tuple(connection.scalars(lines)), checkpoint)


def after(
    connection: Connection, position: int, wanted: Collection[str] | None, until: int | None, limit: int
) -> list[Line]:
    """Return the entries after a position of the hall, in order; those of some journals, or of all."""
    query = select(*_LINE).where(entries.c.position > position).order_by(entries.c.position).limit(limit)
    if wanted is not None:
        query = query.where(entries.c.journal.in_(wanted))
    if until is not None:
        query = query.where(entries.c.position <= until)
    return [Line(*row) for row in connection.execute(query)]


def last_position(connection: Connection) -> int:
    """Return the hall's position: that of the last entry of all, 0 for an empty hall."""
    return int(connection.scalar(_LAST_POSITION) or 0)


def head_of(connection: Connection) -> Place:
    """Return where the hall says that it stands; nowhere where it says nothing. Raises ValueError if garbled."""
    row = connection.execute(select(head.c.position, head.c.digest)).first()
    if row is None:
        return Place()
    # SQLite holds any type in any column: whoever changed the file may have left text for a number.
    if not (isinstance(row.position, int) and isinstance(row.digest, str)):
        raise ValueError("where the hall stands is garbled")
    return Place(row.position, row.digest)


def standings(
    connection: Connection,
    kind: Kind | None,
    newest: int | None = None,
    skip: int = 0,
    *,
    guests: bool | None = None,
) -> list[JournalStanding]:
    """Return every journal, oldest first; or so many of the newest, after some; of guests, or of others."""
    last = select(func.max(entries.c.sequence)).where(entries.c.journal == journals.c.id).scalar_subquery()
    query = select(*_HEADING, last.label("sequence"))
    if kind is not None:
        query = query.where(journals.c.kind == kind)
    if guests is not None:
        of_guests = journals.c.owner.startswith(GUEST)
        query = query.where(of_guests if guests else ~of_guests)
    query = query.order_by(journals.c.created.desc(), journals.c.id.desc()).limit(newest).offset(skip)
    rows = connection.execute(query).all()
    return [JournalStanding(_heading(row), row.sequence) for row in reversed(rows)]


def _heading(row: Row[*tuple[Any, ...]]) -> Heading:
    return msgspec.convert({name: getattr(row, name) for name in Heading.__struct_fields__}, Heading)
