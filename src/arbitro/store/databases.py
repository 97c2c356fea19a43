"""The two databases that a hall can be kept in, and what is particular to each of them."""

import contextlib
import secrets
import shutil
import sqlite3
import time
from pathlib import Path
from typing import Literal, Protocol

from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.pool import NullPool, QueuePool

from arbitro.store.batch import Alone
from arbitro.store.reading import last_position
from arbitro.store.refusals import BadAddress, Trouble
from arbitro.store.shortest import enter_in_file, enter_on_server

Synchronous = Literal["FULL", "NORMAL", "OFF"]
BUSY_SECONDS = 10.0
READERS = 8
"""Connections that read at the same time; more wait for one another."""
ROOM = 64 * 1024
"""Bytes without which a disk is full."""
CHANNEL = "arbitro"
"""Where a PostgreSQL server tells the nodes of a hall that there are new entries."""
_CLAIM = 0x6172_6269
"""The number of the lock under which nodes enter anything, one at a time."""


class Database(Protocol):
    """A database as the store uses it: one connection writes, others read."""

    writer: Engine
    readers: Engine

    def claim(self, connection: Connection) -> int:
        """Make this the only transaction that enters anything until it ends, and return the last position."""

    def enter_alone(self, connection: Connection, batch: Alone, at: int | None) -> int | None:
        """Enter appends in a transaction of their own by a shorter way; None where there is none.

        `at` is the position that they were numbered from, if it was known; returned is by how much it was another.
        """

    def trouble(self, error: DBAPIError) -> Trouble | None:
        """Return what keeps the database from working, or None when the statement itself is at fault."""

    def tidy(self, connection: Connection) -> None:
        """Do what the database should do now and then, between two transactions of the writer."""

    def now(self, connection: Connection) -> int:
        """Return the time that all nodes agree on, in milliseconds since 1970."""


class SQLite:
    """A file in the data folder: its journals are written by one process, and read by any."""

    def __init__(
        self, file: Path, synchronous: Synchronous = "FULL", journal: Literal["WAL", "DELETE"] = "WAL"
    ) -> None:
        self.file = file
        self._journal = journal
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
        for name, value in {"journal_mode": self._journal, **pragmas}.items():
            connection.execute(f"PRAGMA {name}={value}")
        return connection

    def claim(self, connection: Connection) -> int:
        """Return the last position; the transaction began by locking the file."""
        return int(connection.exec_driver_sql(_LAST_POSITION).scalar() or 0)

    def enter_alone(self, connection: Connection, batch: Alone, at: int | None) -> int | None:
        """Speak to the file without anything between."""
        if at is None or batch.epochs:
            return None
        driver = connection.connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        try:
            enter_in_file(driver, batch.rows)
        except sqlite3.Error as error:
            raise DBAPIError.instance("INSERT", None, error, sqlite3.Error) from error
        return 0

    def trouble(self, error: DBAPIError) -> Trouble | None:
        """Return the trouble that an error code of SQLite stands for; it does not always say that the disk is full."""
        trouble = sqlite_trouble(error.orig)
        if trouble is Trouble.FAILING and shutil.disk_usage(self.file.parent).free < ROOM:
            return Trouble.FULL
        return trouble

    def tidy(self, connection: Connection) -> None:
        """Bring the log into the database file, so that it begins anew; that is done outside of transactions."""
        driver = connection.connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        with contextlib.suppress(sqlite3.OperationalError):  # a disk in trouble: the next one brings in more
            driver.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()

    def shrink(self) -> None:
        """Give back the room of what an older schema had and this one has not; a disk without room for it keeps it."""
        with contextlib.closing(_connect(self.file, "rw")) as driver, contextlib.suppress(sqlite3.Error):
            driver.execute("VACUUM")
            driver.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()

    def now(self, connection: Connection) -> int:
        """Return the time of this machine."""
        return time.time_ns() // 1_000_000


def read_only(file: Path) -> Engine:
    """Return an engine that reads a hall's file and changes nothing in it."""
    return create_engine("sqlite+pysqlite://", creator=lambda: _connect(file, "ro"), poolclass=NullPool)


def _connect(file: Path, mode: str) -> sqlite3.Connection:
    return sqlite3.connect(
        f"{file.resolve().as_uri()}?mode={mode}",
        uri=True,
        timeout=BUSY_SECONDS,
        isolation_level=None,
        check_same_thread=False,
    )


class PostgreSQL:
    """A database on a server, which several nodes may write."""

    def __init__(self, url: str) -> None:
        self._url = _with_psycopg(url)
        self.name = secrets.token_hex(8)
        """What this program adds to its notices, by which it knows that they are its own."""
        self.writer = create_engine(self._url, pool_size=2, pool_pre_ping=True)
        self.readers = create_engine(self._url, pool_size=READERS, pool_pre_ping=True)
        event.listen(self.writer, "connect", _insist_on_disk)

    def claim(self, connection: Connection) -> int:
        """Wait for the other nodes' transactions, so that positions are seen in the order of commits."""
        # What was committed while one waited for the lock is seen by the next statement only.
        connection.execute(text(self._claiming))
        return last_position(connection)

    def enter_alone(self, connection: Connection, batch: Alone, at: int | None) -> int | None:
        """Speak to the server once: it looks itself whether nothing has changed."""
        import psycopg

        driver = connection.connection.driver_connection
        try:
            before = enter_on_server(driver, self._claiming, batch)
        except psycopg.Error as error:
            with contextlib.suppress(psycopg.Error):  # the connection may be lost
                connection.connection.rollback()
            raise DBAPIError.instance("INSERT", None, error, psycopg.Error) from error
        return None if before is None else before - (at or 0)

    @property
    def _claiming(self) -> str:
        return f"SELECT pg_advisory_xact_lock({_CLAIM}), pg_notify('{CHANNEL}', '{self.name}')"

    def notify(self, connection: Connection, what: str) -> None:
        """Tell the other nodes something once the transaction is on disk."""
        connection.execute(
            text("SELECT pg_notify(:channel, :what)"), {"channel": CHANNEL, "what": f"{self.name} {what}"}
        )

    @property
    def address(self) -> str:
        """The server's address, as its own tools write it."""
        return make_url(self._url).set(drivername="postgresql").render_as_string(hide_password=False)

    def trouble(self, error: DBAPIError) -> Trouble | None:
        """Return the trouble that an SQLSTATE stands for; none at all means that the server is gone."""
        state = getattr(error.orig, "sqlstate", None)
        if error.connection_invalidated or (
            state is None and type(error.orig).__name__ == "OperationalError"
        ):
            return Trouble.UNREACHABLE
        return next(
            (trouble for start, trouble in _POSTGRESQL.items() if (state or "").startswith(start)), None
        )

    def tidy(self, connection: Connection) -> None:
        """Do nothing: the server tidies by itself."""

    def now(self, connection: Connection) -> int:
        """Return the time of the server."""
        return int(
            connection.scalar(text("SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)"))
            or 0
        )


def sqlite_trouble(error: BaseException | None) -> Trouble | None:
    """Return the trouble that an error of SQLite stands for, or None when it is none of the disk's."""
    code = getattr(error, "sqlite_errorcode", None)
    return None if code is None else _SQLITE.get(code & 0xFF)


def close(database: Database) -> None:
    """Close every connection to a database."""
    database.writer.dispose()
    database.readers.dispose()


# Asked before every append: as plain text it costs a third of what an expression does.
_LAST_POSITION = "SELECT max(position) FROM entries"
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
_POSTGRESQL = {
    "53100": Trouble.FULL,
    "53": Trouble.BUSY,
    "25006": Trouble.READ_ONLY,
    "55P03": Trouble.BUSY,
    "40": Trouble.BUSY,
    "58": Trouble.FAILING,
    "XX": Trouble.DAMAGED,
    "08": Trouble.UNREACHABLE,
    "57": Trouble.UNREACHABLE,
}


def _with_psycopg(url: str) -> str:
    try:
        address = make_url(url)
    except (ArgumentError, ValueError) as error:
        raise BadAddress(url) from error
    if address.get_backend_name() not in ("postgresql", "postgres"):
        raise BadAddress(url)
    return address.set(drivername="postgresql+psycopg").render_as_string(hide_password=False)


def _insist_on_disk(connection: object, _: object) -> None:
    """A server that acknowledges before the disk does is told otherwise; stricter settings stay."""
    with connection.cursor() as cursor:  # type: ignore[attr-defined]  # psycopg may not be installed
        cursor.execute(
            "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
        )
    connection.commit()  # type: ignore[attr-defined]
