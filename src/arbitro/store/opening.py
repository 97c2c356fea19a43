"""Databases opened: made and brought forward for the program that serves, left as they are for others."""

import hashlib
import logging
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import make_url
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from arbitro.store import schema
from arbitro.store.databases import Database, SQLite, Synchronous
from arbitro.store.folder import DATABASE, remember, remembers, synchronise
from arbitro.store.postgresql import SERVING, PostgreSQL, Timeouts
from arbitro.store.refusals import CannotOpen, Damaged, MissingHall, NoDriver, NoHall, Trouble, Unwritable
from arbitro.store.signing import make_key
from arbitro.store.upgrading import back_up_older

_log = logging.getLogger("arbitro.database")


def open_database(
    folder: Path,
    url: str | None,
    synchronous: Synchronous,
    *,
    anew: bool = False,
    timeouts: Timeouts = SERVING,
) -> Database:
    """Return the database of a hall with this program's schema, made where there never was one, or `anew`.

    An older one is backed up into the folder before it is brought forward. Raises Missing where a hall was kept
    and is gone, Damaged where its file is not whole.
    """
    name = _name(url)
    expected = not anew and remembers(folder, name)
    if url is None:
        # A hall whose database was deleted or lost must not begin anew as an empty one (docs/operate.md,
        # Where it is kept).
        if expected and not (folder / DATABASE).exists():
            raise MissingHall(str(folder))
        _make(folder / DATABASE)
    database = _database(folder, url, synchronous)
    with _translate_errors(database):
        # Before the transaction that brings it forward: whatever becomes of that, there is a file to go back
        # to.
        _back_up_older(database, folder)
    with _translate_errors(database), database.writer.begin() as connection:
        database.claim(connection)  # of several nodes that start at once, one makes the tables
        if expected and schema.revision(connection) is None:
            raise MissingHall(str(folder))
        older = schema.bring_forward(connection)
        if not anew:
            schema.sign(connection)
            make_key(connection, database.now(connection))
    if older and isinstance(database, SQLite):
        database.shrink()
    # Only now: a start that failed must not leave a note that a hall was kept here and is lost.
    _note(folder, name)
    if url is None:
        return database
    database.close()
    # Migrations were waited for as long as they took; who serves is told within 2 s that the server is
    # silent.
    return PostgreSQL(url, timeouts)


def existing(folder: Path, url: str | None = None) -> Database:
    """Return the database of a hall that is there, or raise NoHall, or Missing where one was."""
    lost = MissingHall if remembers(folder, _name(url)) else NoHall
    if url is None and not (folder / DATABASE).is_file():
        raise lost(str(folder))
    database = _database(folder, url, "FULL")
    with _translate_errors(database), database.readers.connect() as connection:
        if schema.revision(connection) is None:
            raise lost(str(folder))
        schema.check(connection)
    return database


def _back_up_older(database: Database, folder: Path) -> None:
    with database.readers.connect() as connection:
        if isinstance(database, SQLite) and not schema.sound(connection, quick=True):
            raise Damaged(str(database.file))
        older = schema.is_older(connection)
    if older:
        file = back_up_older(database, folder)
        _log.warning("backed the hall up before bringing it forward: %s", file)


def _name(url: str | None) -> str:
    """Return by which name a folder remembers a database: of a server's, nothing that is secret."""
    if url is None:
        return DATABASE
    try:
        plain = make_url(url).render_as_string(hide_password=True)
    except (SQLAlchemyError, ValueError):
        plain = url
    return f"server {hashlib.sha256(plain.encode()).hexdigest()[:32]}"


def _note(folder: Path, name: str) -> None:
    try:
        remember(folder, name)
    except OSError as error:
        raise Unwritable(Trouble.READ_ONLY, str(error)) from error


def _database(folder: Path, url: str | None, synchronous: Synchronous) -> Database:
    if url is None:
        return SQLite(folder / DATABASE, synchronous)
    try:
        return PostgreSQL(url)
    except ModuleNotFoundError as error:
        raise NoDriver(str(error)) from error


def _make(file: Path) -> None:
    """Make the file, readable by its owner only: the digests of passwords are in it."""
    try:
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
        synchronise(file.parent)
    except OSError as error:
        raise Unwritable(Trouble.READ_ONLY, str(error)) from error


@contextmanager
def _translate_errors(database: Database) -> Iterator[None]:
    """Tell what is wrong with a database by this package's own refusals, and leave no connection behind."""
    try:
        yield
    except CannotOpen:
        database.close()
        raise
    except DBAPIError as error:
        database.close()
        trouble = database.trouble(error)
        if trouble is Trouble.DAMAGED:
            raise Damaged(str(error.orig)) from error
        raise Unwritable(trouble or Trouble.FAILING, str(error.orig)) from error
