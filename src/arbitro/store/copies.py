"""Backups: a whole hall in one file, made while it is served."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, SQLAlchemyError

from arbitro.store import schema
from arbitro.store.databases import SQLite, read_only, sqlite_trouble
from arbitro.store.opening import existing
from arbitro.store.refusals import Damaged, Trouble, Unsound, Unwritable
from arbitro.store.replacing import replace_file
from arbitro.store.seals import seal, sealed_digest
from arbitro.store.tables import head, metadata
from arbitro.store.values import Place
from arbitro.store.verify import Checked, check

CHUNK = 500
"""Rows that are held at a time."""


def back_up(folder: Path, url: str | None, file: Path) -> Checked:
    """Write the whole hall into one file, which gets its name once it is whole; raises OSError."""
    database = existing(folder, url)
    try:
        with replace_file(file) as part:
            if isinstance(database, SQLite):
                with (
                    closing(sqlite3.connect(database.file)) as source,
                    closing(sqlite3.connect(part)) as target,
                ):
                    # SQLite's online backup, which holds nobody up; a copy of the file alone would lack the
                    # acts that are still in its write-ahead log.
                    source.backup(target)
                    # The mode is kept in the file and would come along: a backup is one file without a log
                    # beside it.
                    target.execute("PRAGMA journal_mode=DELETE")
            else:
                with fill_hall(part) as target_connection, database.readers.connect() as connection:
                    # One snapshot for all tables: at the usual level each statement sees what was committed
                    # since the one before.
                    copy(connection.execution_options(isolation_level="REPEATABLE READ"), target_connection)
            try:
                # Before it gets its name, so that nobody finds out on the day of the restore
                # (docs/operate.md, Backup).
                checked = verify_backup(part)
            except Unsound as error:  # a copy, page by page, is as good as what was copied
                raise Damaged(str(folder)) from error
            seal(part)
            return checked
    finally:
        database.close()


def verify_backup(file: Path, kept: Place = Place()) -> Checked:  # noqa: B008 - a frozen value
    """Check the digest and every journal of a backup, or raise Unsound when it is none."""
    sealed_digest(file)
    with open_read_only(file) as connection:
        schema.check(connection)
        if not schema.sound(connection):
            raise Unsound(str(file))
        return check(connection, kept)


@contextmanager
def open_read_only(file: Path) -> Iterator[Connection]:
    """Give a connection to a hall's file that changes nothing in it; raises Unsound where that is none."""
    engine = read_only(file)
    try:
        with engine.connect() as connection:
            yield connection
    except (SQLAlchemyError, sqlite3.Error, ValueError, OverflowError) as error:
        raise Unsound(str(file)) from error
    finally:
        engine.dispose()


@contextmanager
def fill_hall(file: Path) -> Iterator[Connection]:
    """Give the one transaction that makes a hall of an empty file; raises Unsound for rows that fit none.

    The file is new: what is damaged is the one whose rows are read.
    """
    file.touch(mode=0o600)
    database = SQLite(file, journal="DELETE")
    try:
        with database.writer.begin() as connection:
            schema.bring_forward(connection)
            yield connection
    except (IntegrityError, DataError) as error:
        raise Unsound(str(file)) from error
    except DBAPIError as error:
        if (trouble := sqlite_trouble(error.orig)) in (None, Trouble.DAMAGED):
            raise Unsound(str(file)) from error
        raise Unwritable(trouble, str(error.orig)) from error
    finally:
        database.close()


def copy(source: Connection, target: Connection) -> None:
    """Copy every row of a hall, and where it stands, be there such an entry or not."""
    for table in (one for one in metadata.sorted_tables if one is not head):
        rows = source.execute(select(table).execution_options(yield_per=CHUNK))
        for chunk in rows.mappings().partitions():
            target.execute(insert(table), [dict(row) for row in chunk])
    # After the entries, each of which moves the head by a trigger: a hall cut off at its end must show it in
    # the copy.
    for row in source.execute(select(head)).mappings():
        target.execute(update(head).values(**row))
