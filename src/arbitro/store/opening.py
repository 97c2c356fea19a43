"""Databases opened: made and brought forward for the program that serves, left as they are for others."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy.exc import DBAPIError

from arbitro.store import schema
from arbitro.store.databases import Database, PostgreSQL, SQLite, Synchronous, close
from arbitro.store.folder import DATABASE, synchronise
from arbitro.store.refusals import CannotOpen, NoDriver, NoHall, Trouble, Unwritable


def served(folder: Path, url: str | None, synchronous: Synchronous) -> Database:
    """Return the database of a hall with this program's schema, made if need be."""
    if url is None:
        _make(folder / DATABASE)
    database = _database(folder, url, synchronous)
    with _opened(database), database.writer.begin() as connection:
        schema.bring_forward(connection)
    return database


def existing(folder: Path, url: str | None = None) -> Database:
    """Return the database of a hall that is there, or raise NoHall."""
    if url is None and not (folder / DATABASE).is_file():
        raise NoHall(str(folder))
    database = _database(folder, url, "FULL")
    with _opened(database), database.readers.connect() as connection:
        schema.check(connection)
    return database


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
def _opened(database: Database) -> Iterator[None]:
    """Tell what is wrong with a database by this package's own refusals, and leave no connection behind."""
    try:
        yield
    except CannotOpen:
        close(database)
        raise
    except DBAPIError as error:
        close(database)
        trouble = database.trouble(error)
        if trouble is Trouble.DAMAGED:
            raise NoHall(str(error.orig)) from error
        raise Unwritable(trouble or Trouble.FAILING, str(error.orig)) from error
