"""Which node owns a journal, until when: leases with a fencing token, the epoch. Each is one short statement."""

from collections.abc import Collection

from sqlalchemy import Connection, select, text, update

from arbitro.store.tables import leases
from arbitro.store.values import Lease

_LEASE = [leases.c[name] for name in Lease.__struct_fields__]
# One statement, so that of two nodes that take the same journal at once the second one sees the first one's lease.
_TAKE = text("""
INSERT INTO leases (journal, node, epoch, expires) VALUES (:journal, :node, 1, :until)
ON CONFLICT (journal) DO UPDATE SET
    node = excluded.node, expires = excluded.expires,
    epoch = leases.epoch + CASE WHEN leases.node = excluded.node THEN 0 ELSE 1 END
WHERE leases.node = excluded.node OR leases.expires <= :now OR leases.expires > :until
RETURNING journal, node, epoch, expires
""")
FREE = 0
"""When a lease has expired that was given back: nobody need look after the journal."""


def take(connection: Connection, journal: str, node: str, now: int, lasts: int) -> Lease:
    """Take a journal that is free or one's own, and return the lease that is then in force, whosever it is.

    A journal that changes hands gets a new epoch, under which alone appends are then accepted. A lease that lasts
    longer than any is given for shows that the clock was set back: it is as good as over.
    """
    given = {"journal": journal, "node": node, "now": now, "until": now + lasts}
    row = connection.execute(_TAKE, given).first()
    held = Lease(*row) if row else find(connection, journal)
    assert held is not None
    return held


def renew(connection: Connection, node: str, now: int, lasts: int) -> list[Lease]:
    """Prolong all leases that a node still holds, and return them."""
    mine = (leases.c.node == node) & (leases.c.expires > now)
    connection.execute(update(leases).where(mine).values(expires=now + lasts))
    return [Lease(*row) for row in connection.execute(select(*_LEASE).where(mine))]


def release(
    connection: Connection, node: str, journals: Collection[str] | None = None, expires: int = FREE
) -> None:
    """Give back some of what a node holds, or all of it, keeping its epochs."""
    # The row stays with its epoch: a fencing token that began at 1 again would let an old node's append in.
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
