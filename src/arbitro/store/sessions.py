"""Who asks with a token: looked up for every request, so that whoever was shut out is out at the very next one."""

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeAlias

from arbitro.store.databases import SQLite
from arbitro.store.grants import Giver, Grant, in_force
from arbitro.store.people import Account, Device, Session
from arbitro.store.postgresql import PostgreSQL
from arbitro.store.refusals import Trouble, Unreadable
from arbitro.store.tables import accounts, devices, grants

_ACCOUNT, _DEVICE, _GRANT = (
    ", ".join(f"{table.name}.{column.name}" for column in table.c) for table in (accounts, devices, grants)
)
_OF_ACCOUNT = (
    f"SELECT expires, {_ACCOUNT} FROM sessions JOIN accounts ON accounts.id = account WHERE token = ?"
)
_OF_DEVICE = f"SELECT expires, {_DEVICE} FROM sessions JOIN devices ON devices.id = device WHERE token = ?"
_GRANTED = f"SELECT {_GRANT} FROM grants WHERE device = ? AND revoked IS NULL ORDER BY id"
_GIVER = f"SELECT {_ACCOUNT} FROM accounts WHERE id = ?"
_GIVING = "SELECT state FROM devices WHERE id = ?"
_OWNER = "SELECT owner FROM journals WHERE id = ?"
Rows: TypeAlias = Callable[[str, str], Sequence[Sequence[Any]]]
"""Answers a plain question about one thing."""


class Sessions(Protocol):
    """Sessions read on a connection of their own, without anything between."""

    async def find(self, token: str, now: int) -> Session | None:
        """Return who asks with a token, or raise LookupError where it must be asked otherwise."""
        ...

    def close(self) -> None:
        """Read no more."""
        ...


class OfFile:
    """Sessions of SQLite: found in microseconds, so that an event loop need not step aside."""

    def __init__(self, database: SQLite) -> None:
        self._connection = database.connect({"query_only": 1})

    async def find(self, token: str, now: int) -> Session | None:
        """Return who asks with a token, or raise LookupError where it must be asked otherwise."""
        try:
            return _find_session(self._rows, token, now)
        except sqlite3.Error as error:
            raise LookupError from error

    def close(self) -> None:
        """Read no more."""
        self._connection.close()

    def _rows(self, query: str, what: str) -> Sequence[Sequence[Any]]:
        return self._connection.execute(query, (what,)).fetchall()


class OfServer:
    """Sessions of PostgreSQL: asked for in a thread, with one message to the server and back."""

    def __init__(self, database: PostgreSQL) -> None:
        self._database = database
        self._turn = threading.Lock()
        self._connection: Any = None

    async def find(self, token: str, now: int) -> Session | None:
        """Return who asks with a token, or raise LookupError where it must be asked otherwise."""
        return await asyncio.to_thread(self._ask_server, token, now)

    def close(self) -> None:
        """Read no more."""
        with self._turn:
            self._let_go()

    def _ask_server(self, token: str, now: int) -> Session | None:
        import psycopg

        with self._turn:
            try:
                if self._connection is None:
                    self._connection = self._database.open(autocommit=True)
                return _find_session(self._rows, token, now)
            except psycopg.Error as error:
                self._let_go()
                if self._database.breaker.is_open:  # to ask it otherwise is to wait once more
                    raise Unreadable(Trouble.UNREACHABLE, str(error)) from error
                raise LookupError from error

    def _let_go(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _rows(self, query: str, what: str) -> Sequence[Sequence[Any]]:
        rows: Sequence[Sequence[Any]] = self._connection.execute(
            query.replace("?", "%s"), (what,), prepare=True
        ).fetchall()
        return rows


def sessions_of(database: object) -> Sessions | None:
    """Return the sessions of a database; None where they can only be asked for otherwise."""
    try:
        if isinstance(database, SQLite):
            return OfFile(database)
        return OfServer(database) if isinstance(database, PostgreSQL) else None
    except sqlite3.Error:
        return None


def _find_session(rows: Rows, token: str, now: int) -> Session | None:
    """Return who asks with a token; None where it is unknown, expired or of somebody who was shut out."""
    return _of_account(rows, token, now) or _of_device(rows, token, now)


def _of_account(rows: Rows, token: str, now: int) -> Session | None:
    # By place, not by name: the columns of the table come in the order of the fields of `Account`, `closed`
    # last.
    for expires, *fields, closed in rows(_OF_ACCOUNT, token):
        return None if closed or expires <= now else Session(expires, account=Account(*fields))
    return None


def _of_device(rows: Rows, token: str, now: int) -> Session | None:
    for expires, *fields in rows(_OF_DEVICE, token):
        held = Device(*fields)
        if expires > now and held.state == "approved":
            givers = QueriedGivers(rows)
            return Session(expires, device=held, grants=in_force(givers.grants_of(held.id), givers, now))
    return None


class QueriedGivers:
    """Those who have given something, looked up by plain questions."""

    def __init__(self, rows: Rows) -> None:
        self._rows = rows

    def grants_of(self, device: str) -> tuple[Grant, ...]:
        """Return what a device was given and nobody took back."""
        return tuple(Grant(*one) for one in self._rows(_GRANTED, device))

    def giver(self, name: str) -> Giver | None:
        """Return somebody by their id; None for whoever was shut out."""
        for *fields, closed in self._rows(_GIVER, name):
            return None if closed else Giver(frozenset(Account(*fields).roles.split()))
        for (state,) in self._rows(_GIVING, name):
            return Giver(grants=self.grants_of(name), device=True) if state == "approved" else None
        return None

    def owner(self, match: str) -> str:
        """Return who made a match."""
        return next((str(owner) for (owner,) in self._rows(_OWNER, match)), "")
