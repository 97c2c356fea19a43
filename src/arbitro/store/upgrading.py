"""Before an older hall is brought forward it is backed up, so that its own version can be gone back to."""

import sqlite3
import time
from contextlib import closing
from pathlib import Path

from sqlalchemy import Connection, MetaData, insert, select, update

from arbitro.store import schema
from arbitro.store.databases import Database, SQLite
from arbitro.store.replacing import replace_file
from arbitro.store.seals import seal

CHUNK = 500
"""Rows that are held at a time."""


def back_up_older(database: Database, folder: Path) -> Path:
    """Write a hall as an older version left it into a file of the data folder, and return that."""
    file = folder / f"hall-before-upgrade-{time.strftime('%Y%m%d-%H%M%S')}.db"
    with replace_file(file) as part:
        if isinstance(database, SQLite):
            with closing(sqlite3.connect(database.file)) as source, closing(sqlite3.connect(part)) as target:
                source.backup(target)
                target.execute("PRAGMA journal_mode=DELETE")
        else:
            _copy_rows(database, part)
        seal(part)
    return file


def _copy_rows(database: Database, part: Path) -> None:
    """Make the older schema in a file, and copy every row of a server's tables, whatever their columns were then."""
    copied = SQLite(part, journal="DELETE")
    try:
        with (
            copied.writer.begin() as target,
            database.readers.connect() as connection,
        ):
            source = connection.execution_options(isolation_level="REPEATABLE READ")
            schema.upgrade(target, str(schema.revision(source)))
            _copy_tables(source, target)
    finally:
        copied.close()


def _copy_tables(source: Connection, target: Connection) -> None:
    tables = MetaData()
    # Reflected: this program knows the tables of its own revision only.
    tables.reflect(target)
    for table in tables.sorted_tables:
        rows = source.execute(select(table).execution_options(yield_per=CHUNK)).mappings()
        for chunk in rows.partitions():
            values = [dict(row) for row in chunk]
            # The migrations have made these two; where the hall stands is moved by whatever is entered.
            if table.name in ("alembic_version", "head"):
                target.execute(update(table).values(**values[0]))
            else:
                target.execute(insert(table), values)
