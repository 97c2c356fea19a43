"""The security log: who came in, who was refused, what was granted and taken back; each runs on a connection."""

import secrets
import time

import msgspec
from sqlalchemy import Connection, delete, insert, select

from arbitro.store.tables import security_log

MOST = 10_000
"""Lines that are kept: the oldest give way."""


class SecurityEvent(msgspec.Struct, frozen=True):
    """One line of the security log."""

    at: int
    event: str
    """What happened, in one word: `sign-in`, `sign-in-failed`, `account-closed` …"""
    who: str
    """The name of who did it; empty where nobody is known."""
    about: str
    """To whom or what it was done."""
    address: str


def note(connection: Connection, happened: SecurityEvent) -> None:
    """Enter a line; now and then the oldest beyond those that are kept are dropped."""
    # An id that sorts after those before it: many lines may be of one millisecond.
    connection.execute(
        insert(security_log).values(
            id=f"{time.time_ns():020}{secrets.token_hex(4)}", **msgspec.structs.asdict(happened)
        )
    )
    # By chance, one in 64: a stranger's wrong passwords do not each cost a look through the whole log.
    if secrets.randbelow(64) == 0:
        prune(connection)


def prune(connection: Connection, most: int = MOST) -> None:
    """Drop the oldest lines beyond those that are kept."""
    newest = select(security_log.c.at).order_by(security_log.c.at.desc()).offset(most).limit(1)
    before = connection.scalar(newest)
    if before is not None:
        connection.execute(delete(security_log).where(security_log.c.at <= before))


def lines(connection: Connection, before: int | None = None, most: int = 200) -> list[SecurityEvent]:
    """Return lines, the newest first, from before a moment on."""
    columns = [security_log.c[name] for name in SecurityEvent.__struct_fields__]
    query = select(*columns).order_by(security_log.c.at.desc(), security_log.c.id.desc()).limit(most)
    if before is not None:
        query = query.where(security_log.c.at < before)
    return [SecurityEvent(*row) for row in connection.execute(query)]
