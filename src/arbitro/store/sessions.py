"""Who asks with a token: looked up for every request, so that whoever was shut out is out at the very next one."""

import sqlite3
from typing import Any

from arbitro.store.databases import SQLite
from arbitro.store.people import Account, Device, Grant, Session
from arbitro.store.tables import accounts, devices, grants

_ACCOUNT, _DEVICE, _GRANT = (
    ", ".join(f"{table.name}.{column.name}" for column in table.c) for table in (accounts, devices, grants)
)
_OF_ACCOUNT = (
    f"SELECT expires, {_ACCOUNT} FROM sessions JOIN accounts ON accounts.id = account WHERE token = ?"
)
_OF_DEVICE = f"SELECT expires, {_DEVICE} FROM sessions JOIN devices ON devices.id = device WHERE token = ?"
_GRANTED = f"SELECT {_GRANT} FROM grants WHERE device = ? AND revoked IS NULL ORDER BY id"


class Sessions:
    """Sessions read from SQLite on a connection of their own, in microseconds: an event loop need not step aside."""

    def __init__(self, database: SQLite) -> None:
        self._connection = database.connect({"query_only": 1})

    def find(self, token: str, now: int) -> Session | None:
        """Return who asks with a token; None where it is unknown, expired or of somebody who was shut out."""
        return self._account(token, now) or self._device(token, now)

    def close(self) -> None:
        """Read no more."""
        self._connection.close()

    def _account(self, token: str, now: int) -> Session | None:
        row = self._row(_OF_ACCOUNT, token)
        if row is None or row[0] <= now:
            return None
        *fields, closed = row[1:]
        return None if closed else Session(row[0], account=Account(*fields))

    def _device(self, token: str, now: int) -> Session | None:
        row = self._row(_OF_DEVICE, token)
        if row is None or row[0] <= now:
            return None
        held = Device(*row[1:])
        if held.state != "approved":
            return None
        granted = self._connection.execute(_GRANTED, (held.id,)).fetchall()
        return Session(row[0], device=held, grants=tuple(Grant(*one) for one in granted))

    def _row(self, query: str, token: str) -> Any:
        return self._connection.execute(query, (token,)).fetchone()


def sessions_of(database: object) -> Sessions | None:
    """Return the sessions of a database that answers at once; None where a server has to be asked."""
    try:
        return Sessions(database) if isinstance(database, SQLite) else None
    except sqlite3.Error:
        return None
