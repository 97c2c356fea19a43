"""Which node owns a journal. All of it is meant for `Store.write`: nodes come to the database one at a time."""

from collections.abc import Collection

from sqlalchemy import Connection, delete, insert, select, update

from arbitro.store.tables import leases
from arbitro.store.values import Lease

_LEASE = [leases.c[name] for name in Lease.__struct_fields__]
FREE = 0
"""When a lease has expired that was given back: nobody need look after the journal."""


def take(connection: Connection, journal: str, node: str, now: int, lasts: int) -> Lease:
    """Take a journal that is free or one's own, and return the lease that is then in force, whosever it is.

    A journal that changes hands gets a new epoch, under which alone appends are then accepted. A lease that lasts
    longer than any is given for shows that the clock was set back: it is as good as over.
    """
    held = find(connection, journal)
    if held and held.node != node and now < held.expires <= now + lasts:
        return held
    epoch = (held.epoch if held else 0) + (not held or held.node != node)
    lease = Lease(journal, node, epoch, now + lasts)
    connection.execute(delete(leases).where(leases.c.journal == journal))
    connection.execute(insert(leases).values(journal=journal, node=node, epoch=epoch, expires=lease.expires))
    return lease


def renew(connection: Connection, node: str, now: int, lasts: int) -> list[Lease]:
    """Prolong all leases that a node still holds, and return them."""
    mine = (leases.c.node == node) & (leases.c.expires > now)
    connection.execute(update(leases).where(mine).values(expires=now + lasts))
    return [Lease(*row) for row in connection.execute(select(*_LEASE).where(mine))]


def release(
    connection: Connection, node: str, journals: Collection[str] | None = None, expires: int = FREE
) -> None:
    """Give back some of what a node holds, or all of it, keeping its epochs."""
    mine = leases.c.node == node
    if journals is not None:
        mine &= leases.c.journal.in_(journals)
    connection.execute(update(leases).where(mine, leases.c.expires > expires).values(expires=expires))


def orphans(connection: Connection, now: int) -> list[str]:
    """Return the journals whose node held them to the end and did not come back."""
    left = (leases.c.expires > FREE) & (leases.c.expires <= now)
    return list(connection.scalars(select(leases.c.journal).where(left)))


def find(connection: Connection, journal: str) -> Lease | None:
    """Return the last lease of a journal, expired or not."""
    row = connection.execute(select(*_LEASE).where(leases.c.journal == journal)).first()
    return Lease(*row) if row else None
