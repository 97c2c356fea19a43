"""The database of a hall as the store uses it, and the one that is a file: SQLite."""

import contextlib
import shutil
import sqlite3
import time
from pathlib import Path
from typing import Literal, Protocol

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool, QueuePool

from arbitro.store.batch import Alone
from arbitro.store.chain import Head
from arbitro.store.refusals import Trouble
from arbitro.store.tables import entries

Synchronous = Literal["FULL", "NORMAL", "OFF"]
BUSY_SECONDS = 10.0
READERS = 8
"""Connections that read at the same time; more wait for one another."""
PAGE = 8192
"""Bytes of a page of a new file: of an act of 0.72 kB five fit on the usual 4096, which leaves a tenth of it empty."""
ROOM = 64 * 1024
"""Bytes without which a disk is full."""
_NAMES = entries.columns.keys()
_ENTER = f"INSERT INTO entries ({', '.join(_NAMES)}) VALUES ({', '.join('?' * len(_NAMES))})"


class Database(Protocol):
    """A database as the store uses it: one connection writes, others read."""

    writer: Engine
    readers: Engine
    shared: bool
    """Whether other nodes may write it too."""

    def claim(self, connection: Connection) -> None:
        """Make this the only transaction that changes what is read before it is changed, until it ends."""

    def batch(self, heads: dict[str, Head], position: int) -> Alone:
        """Return what appends are gathered in that need nothing to be asked."""

    def enter_alone(self, connection: Connection, batch: Alone, at: int | None) -> int | None:
        """Enter appends in a transaction of their own by a shorter way; None where there is none.

        `at` is the position that they were numbered from, if it was known; returned is by how much it was another.
        """

    def trouble(self, error: DBAPIError) -> Trouble | None:
        """Return what keeps the database from working, or None when the statement itself is at fault."""

    def connection_lost(self, error: DBAPIError) -> bool:
        """Tell whether only the connection was lost: what was read by it may be read again by another."""

    def tidy(self, connection: Connection) -> None:
        """Do what the database should do now and then, between two transactions of the writer."""

    def now(self, connection: Connection) -> int:
        """Return the time that all nodes agree on, in milliseconds since 1970."""

    def disconnect(self) -> None:
        """Let go of what the writer has beside its connection, because the link was lost."""

    def close(self) -> None:
        """Close every connection."""


class SQLite:
    """A file in the data folder: its journals are written by one process, and read by any."""

    shared = False

    def __init__(
        self, file: Path, synchronous: Synchronous = "FULL", journal: Literal["WAL", "DELETE"] = "WAL"
    ) -> None:
        self.file = file
        self._journal = journal
        # IMMEDIATE: a transaction that has read cannot begin to write once another has, and no timeout helps
        # it. Checkpoints come by `tidy`, once what was written is acknowledged.
        self.writer = self._engine(
            "BEGIN IMMEDIATE", synchronous=synchronous, foreign_keys=1, wal_autocheckpoint=0
        )
        self.readers = self._engine("BEGIN", query_only=1)

    def _engine(self, begin: str, **pragmas: object) -> Engine:
        engine = create_engine(
            "sqlite+pysqlite://",
            creator=lambda: self.connect(pragmas),
            poolclass=QueuePool,
            pool_size=READERS,
            max_overflow=0,
            pool_timeout=BUSY_SECONDS,
        )

        @event.listens_for(engine, "begin")
        def start(connection: Connection) -> None:
            connection.exec_driver_sql(begin)

        return engine

    def connect(self, pragmas: dict[str, object]) -> sqlite3.Connection:
        """Return a connection of its own, set up as it is told."""
        connection = _connect(self.file, "rw")
        for name, value in {"page_size": PAGE, "journal_mode": self._journal, **pragmas}.items():
            connection.execute(f"PRAGMA {name}={value}")
        return connection

    def claim(self, connection: Connection) -> None:
        """Do nothing: the transaction began by locking the file."""

    def batch(self, heads: dict[str, Head], position: int) -> Alone:
        """Return what appends are gathered in."""
        return Alone(heads, position)

    def enter_alone(self, connection: Connection, batch: Alone, at: int | None) -> int | None:
        """Speak to the file without anything between: an act over HTTP costs a twelfth less of the processor."""
        # Without a known position, or with fencing tokens to compare, something has to be read first.
        if at is None or batch.epochs:
            return None
        driver = connection.connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        try:
            driver.execute("BEGIN IMMEDIATE")
            driver.executemany(_ENTER, batch.rows)
            driver.execute("COMMIT")
        except sqlite3.Error as error:
            with contextlib.suppress(sqlite3.Error):  # some errors have rolled back already
                driver.execute("ROLLBACK")
            raise DBAPIError.instance("INSERT", None, error, sqlite3.Error) from error
        return 0

    def trouble(self, error: DBAPIError) -> Trouble | None:
        """Return the trouble that an error code of SQLite stands for; it does not always say that the disk is full."""
        trouble = sqlite_trouble(error.orig)
        # Tried on a small disk that is really full (docs/operate.md, Fault testing): the code may be that of
        # an I/O error.
        if trouble is Trouble.FAILING and shutil.disk_usage(self.file.parent).free < ROOM:
            return Trouble.FULL
        return trouble

    def connection_lost(self, error: DBAPIError) -> bool:
        """Return False: a file is not lost on the way."""
        return False

    def tidy(self, connection: Connection) -> None:
        """Bring the log into the database file, so that it begins anew; that is done outside of transactions."""
        driver = connection.connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        with contextlib.suppress(sqlite3.OperationalError):  # a disk in trouble: the next one brings in more
            # PASSIVE waits for no reader: what one still needs is brought in the next time.
            driver.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()

    def shrink(self) -> None:
        """Give back the room of what an older schema had and this one has not; a disk without room for it keeps it."""
        with contextlib.closing(_connect(self.file, "rw")) as driver, contextlib.suppress(sqlite3.Error):
            driver.execute("VACUUM")
            driver.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()

    def now(self, connection: Connection) -> int:
        """Return the time of this machine."""
        return time.time_ns() // 1_000_000

    def disconnect(self) -> None:
        """Do nothing: there is no link."""

    def close(self) -> None:
        """Close every connection."""
        self.writer.dispose()
        self.readers.dispose()


def read_only(file: Path) -> Engine:
    """Return an engine that reads a hall's file and changes nothing in it."""
    return create_engine("sqlite+pysqlite://", creator=lambda: _connect(file, "ro"), poolclass=NullPool)


def _connect(file: Path, mode: str) -> sqlite3.Connection:
    return sqlite3.connect(
        f"{file.resolve().as_uri()}?mode={mode}",
        uri=True,
        timeout=BUSY_SECONDS,
        # The driver must begin no transactions of its own: the engines say how each begins.
        isolation_level=None,
        check_same_thread=False,
    )


def sqlite_trouble(error: BaseException | None) -> Trouble | None:
    """Return the trouble that an error of SQLite stands for, or None when it is none of the disk's."""
    code = getattr(error, "sqlite_errorcode", None)
    # Extended codes (SQLITE_IOERR_FSYNC …) carry the primary one in the lowest byte.
    return None if code is None else _SQLITE.get(code & 0xFF)


_SQLITE = {
    sqlite3.SQLITE_FULL: Trouble.FULL,
    sqlite3.SQLITE_READONLY: Trouble.READ_ONLY,
    sqlite3.SQLITE_PERM: Trouble.READ_ONLY,
    sqlite3.SQLITE_IOERR: Trouble.FAILING,
    sqlite3.SQLITE_CANTOPEN: Trouble.FAILING,
    sqlite3.SQLITE_NOMEM: Trouble.FAILING,
    sqlite3.SQLITE_BUSY: Trouble.BUSY,
    sqlite3.SQLITE_LOCKED: Trouble.BUSY,
    sqlite3.SQLITE_CORRUPT: Trouble.DAMAGED,
    sqlite3.SQLITE_NOTADB: Trouble.DAMAGED,
}
