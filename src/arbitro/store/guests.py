"""What guests have written: how much of the disk it takes, and how it goes when others need the room.

A guest is whoever came in under a name alone. What they write stays in journals like all else, so what a hall that
stands open to strangers keeps of them has a bound.
"""

import re
from collections.abc import Collection, Sequence

import msgspec
from sqlalchemy import Connection, case, delete, func, select

from arbitro.store.reading import last_position
from arbitro.store.retention import drop_journals
from arbitro.store.tables import accounts, entries, journals, leases, sessions
from arbitro.store.values import GUEST

AN_ENTRY = 160
"""Bytes that an entry takes beside its line and its request: its digest, its place in the indexes."""
A_MATCH = 12_000
"""Bytes that a match takes beside its entries: its checkpoint, its secret, its review."""
AT_ONCE = 20_000
"""Positions of the hall that are looked through in one question."""
_GUESTS = re.compile(rb"guest-[A-Z2-9]{10}")


class GuestJournal(msgspec.Struct, frozen=True):
    """What was written into a match of a guest between two positions of the hall."""

    journal: str
    owner: str
    size: int
    """Bytes on disk, as they are reckoned."""
    last: int
    """The hall's position of its last entry."""


class Written(msgspec.Struct, frozen=True):
    """What guests wrote after a position of the hall, up to another."""

    upto: int
    whole: bool
    """Whether the hall ends there."""
    journals: Sequence[GuestJournal]


def written(connection: Connection, since: int) -> Written:
    """Return what was written into matches of guests after a position; after the last part it is whole."""
    end = last_position(connection)
    upto = min(end, since + AT_ONCE)
    length = func.length(entries.c.line) + func.coalesce(func.length(entries.c.body), 0) + AN_ENTRY
    part = (
        select(
            entries.c.journal,
            func.sum(length).label("size"),
            func.min(entries.c.sequence).label("first"),
            func.max(entries.c.position).label("last"),
        )
        .where(entries.c.position > since, entries.c.position <= upto)
        .group_by(entries.c.journal)
        .subquery()
    )
    heading = func.length(journals.c.body) + func.length(journals.c.options) + A_MATCH
    # What a match weighs beside its entries is counted with the first, so that parts of the log add up
    # however they are cut.
    size = part.c.size + case((part.c.first == 0, heading), else_=0)
    rows = connection.execute(
        select(part.c.journal, journals.c.owner, size, part.c.last)
        .join(journals, journals.c.id == part.c.journal)
        .where(journals.c.owner.startswith(GUEST), journals.c.kind == "match")
    )
    found = [GuestJournal(journal, owner, int(size), last) for journal, owner, size, last in rows]
    return Written(upto, upto == end, found)


def still_there(connection: Connection) -> set[str]:
    """Return the matches of guests that there are."""
    return set(connection.scalars(select(journals.c.id).where(journals.c.owner.startswith(GUEST))))


def remove_matches(connection: Connection, matches: Collection[str], *, node: str, now: int) -> list[str]:
    """Remove matches of guests for good, and return which; never one that another node has."""
    newest = select(entries.c.journal).order_by(entries.c.position.desc()).limit(1).scalar_subquery()
    elsewhere = select(leases.c.journal).where(leases.c.expires > now, leases.c.node != node)
    wanted = select(journals.c.id).where(
        journals.c.id.in_(matches),
        journals.c.owner.startswith(GUEST),
        journals.c.id != newest,  # it holds the hall's position, from which the next entry is numbered
        journals.c.id.not_in(elsewhere),
    )
    gone = [*connection.scalars(wanted)]
    drop_journals(connection, gone)
    return gone


def count_guests(connection: Connection) -> int:
    """Return how many guests the hall remembers."""
    return (
        connection.scalar(select(func.count()).select_from(accounts).where(accounts.c.login.is_(None))) or 0
    )


def end_old_sessions(connection: Connection, now: int) -> None:
    """Forget sessions that are over."""
    connection.execute(delete(sessions).where(sessions.c.expires <= now))


def lost_guests(connection: Connection, came_before: int, *, all_of_them: bool = False) -> list[str]:
    """Return guests who came before some moment and have nothing here but a name: those who cannot come back, or all.

    Whoever has made a match, sits in one or is an entry of an event has more.
    """
    lost = select(accounts.c.id).where(accounts.c.login.is_(None), accounts.c.created < came_before)
    if not all_of_them:
        there = select(sessions.c.account).where(sessions.c.account.is_not(None))
        lost = lost.where(accounts.c.id.not_in(there))
    if not (guests := set(connection.scalars(lost))):
        return []
    for owner, options in connection.execute(select(journals.c.owner, journals.c.options)):
        guests.discard(owner)
        # A pattern over the bytes, as guests are named in many members of the options: one found too many is
        # only kept.
        guests.difference_update(name.decode() for name in _GUESTS.findall(options))
    return sorted(guests)


def forget_guests(connection: Connection, names: Collection[str]) -> None:
    """Forget guests and their sessions."""
    connection.execute(delete(sessions).where(sessions.c.account.in_(names)))
    connection.execute(delete(accounts).where(accounts.c.id.in_(names), accounts.c.login.is_(None)))
