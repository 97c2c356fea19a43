"""Which node owns a journal. All of it is meant for `Store.write`: nodes come to the database one at a time."""

from sqlalchemy import Connection, delete, insert, select, update

from arbitro.store.tables import leases
from arbitro.store.values import Lease


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


def renew(connection: Connection, node: str, now: int, lasts: int) -> None:
    """Prolong all leases that a node still holds."""
    mine = (leases.c.node == node) & (leases.c.expires > now)
    connection.execute(update(leases).where(mine).values(expires=now + lasts))


def release(connection: Connection, node: str) -> None:
    """Give back whatever a node holds, keeping its epochs."""
    connection.execute(update(leases).where(leases.c.node == node).values(expires=0))


def find(connection: Connection, journal: str) -> Lease | None:
    """Return the last lease of a journal, expired or not."""
    columns = [leases.c[name] for name in Lease.__struct_fields__]
    row = connection.execute(select(*columns).where(leases.c.journal == journal)).first()
    return Lease(*row) if row else None
