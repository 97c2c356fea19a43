"""A hall copied while it is served, round by round: each is all that is new, and is taken in whole or not at all."""

import hashlib
from typing import Any

import msgspec
from sqlalchemy import Connection, Table, delete, func, insert, select, update

from arbitro.store.batch import stored_head
from arbitro.store.chain import Head, links
from arbitro.store.reading import last_position
from arbitro.store.settings import SEAL, SIGNING, get, save
from arbitro.store.tables import (
    accounts,
    checkpoints,
    codes,
    devices,
    entries,
    grants,
    journals,
    passkeys,
    pseudonyms,
    register,
    reviews,
    sessions,
    settings,
)
from arbitro.store.transfer import row_of
from arbitro.store.values import Place
from arbitro.store.verify import ARCHIVED

PAGE = 200
"""Entries of one round."""
BESIDE = (settings, accounts, passkeys, devices, sessions, grants, codes, register, pseudonyms, journals)
"""What is copied beside the entries, in an order in which it can be put in."""
FOLLOWS = "follows"
"""The setting in which a copy remembers what it is a copy of."""

OWN = (FOLLOWS, SEAL, SIGNING)
"""Settings that each hall has for itself: a copy cannot open votes sealed in the other, nor sign as it does."""


class Entered(msgspec.Struct, frozen=True, omit_defaults=True):
    """An entry as it is stored."""

    position: int
    journal: str
    line: bytes
    command: str | None = None
    asked: str | None = None
    body: bytes | None = None


class Rows(msgspec.Struct, frozen=True):
    """A table that has changed, whole."""

    table: str
    rows: list[dict[str, Any]]


class CopyRound(msgspec.Struct, frozen=True):
    """What is new in a hall since the round before."""

    position: int
    """Where the hall stands."""
    entries: list[Entered]
    tables: list[Rows]
    beside: str
    """What those who have these tables say when they ask again: a short digest of each."""


class Unlike(Exception):
    """The copy is of another hall, or one of the two was changed since."""


def new_round(connection: Connection, after: int, beside: str) -> CopyRound:
    """Return what is new for a copy; tables are read after the entries, so that nothing of theirs is missing."""
    columns = [entries.c[name] for name in Entered.__struct_fields__]
    query = select(*columns).where(entries.c.position > after).order_by(entries.c.position).limit(PAGE)
    position, new = last_position(connection), [Entered(*row) for row in connection.execute(query)]
    tables = [_rows(connection, table) for table in BESIDE]
    # What is beside the log has no positions by which to tell what is new: where its digest differs, a table
    # goes whole.
    digests = [_short(rows) for rows in tables]
    known = beside.split("-") if beside.count("-") == len(BESIDE) - 1 else [""] * len(BESIDE)
    changed = [rows for rows, now, then in zip(tables, digests, known, strict=True) if now != then]
    return CopyRound(position, new, changed, "-".join(digests))


def _rows(connection: Connection, table: Table) -> Rows:
    key = table.c[_key(table)]
    found = connection.execute(select(table).where(key.not_in(OWN)).order_by(key)).mappings()
    return Rows(str(table.name), [msgspec.to_builtins(dict(row)) for row in found])


def _short(rows: Rows) -> str:
    return hashlib.sha256(msgspec.json.encode(rows.rows)).hexdigest()[:16]


def check_place(connection: Connection, place: Place) -> None:
    """Raise Unlike where a hall has not at that position what a copy has."""
    if place != Place() and _digest(connection, place.position) != place.digest:
        raise Unlike


def place_of(connection: Connection) -> Place:
    """Return where a copy stands."""
    position = last_position(connection)
    return Place(position, _digest(connection, position) or "") if position else Place()


def begin_copy(connection: Connection, address: str) -> None:
    """Remember of what this is a copy; raises Unlike where there is a hall that is none."""
    # A hall with people or matches that follows nobody may be the only one of its kind: it is never written
    # over.
    if get(connection, FOLLOWS) is None and any(
        connection.scalar(select(func.count()).select_from(table)) for table in (journals, accounts)
    ):
        raise Unlike
    save(connection, FOLLOWS, address.encode())


def take_in(connection: Connection, new: CopyRound) -> Place:
    """Put a round into a copy after checking each entry against the one before it, and return where it stands.

    Raises BadJournal with the first entry that does not follow, Unlike where a position is left out.
    """
    for rows in new.tables:
        _put_rows(connection, _TABLES[rows.table], rows)
    heads: dict[str, Head] = {}
    position = last_position(connection)
    for one in new.entries:
        # What has left the hall for an archive leaves a gap, and the copy is told so with the settings.
        if one.position != position + 1 and (one.position <= position or get(connection, ARCHIVED) is None):
            raise Unlike
        position = one.position
        before = heads.get(one.journal) or stored_head(connection, one.journal)
        link = links([one.line], before)[0]
        heads[one.journal] = Head(link.number, link.digest)
        row = msgspec.structs.asdict(one) | {"sequence": link.number, "digest": link.digest}
        connection.execute(insert(entries), [row])
    # Backwards, because rows refer to those of tables before theirs by foreign keys.
    for rows in reversed(new.tables):
        table = _TABLES[rows.table]
        key = table.c[_key(table)]
        told = {row[key.name] for row in rows.rows} | set(OWN)
        for name in [name for name in connection.scalars(select(key)) if name not in told]:
            if table is journals:  # the hall has archived it
                for of_it in (checkpoints, reviews, entries):
                    connection.execute(delete(of_it).where(of_it.c.journal == name))
            connection.execute(delete(table).where(key == name))
    return place_of(connection)


def _put_rows(connection: Connection, table: Table, rows: Rows) -> None:
    """Put in what is new or changed; what is there alike stays."""
    key, kind = table.c[_key(table)], row_of(table)
    there = {row[key.name]: row for row in _rows(connection, table).rows}
    for row in rows.rows:
        if there.get(row[key.name]) != row:
            values = msgspec.structs.asdict(msgspec.convert(row, kind))
            if not connection.execute(update(table).where(key == row[key.name]).values(**values)).rowcount:
                connection.execute(insert(table), [values])


def _key(table: Table) -> str:
    return str(next(iter(table.primary_key.columns)).name)


def _digest(connection: Connection, position: int) -> str | None:
    return connection.scalar(select(entries.c.digest).where(entries.c.position == position))


_TABLES = {str(table.name): table for table in BESIDE}
