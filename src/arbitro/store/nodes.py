"""The nodes of a hall: each function runs on a connection of the store."""

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from arbitro.store.tables import nodes
from arbitro.store.values import Node

FORGOTTEN = 60 * 1000
"""Milliseconds after which a node that has died is forgotten, with the secret by which it knew others."""
_NODE = [nodes.c[name] for name in Node.__struct_fields__]


def enter(connection: Connection, node: Node, now: int) -> None:
    """Make a node known to the others, and forget those that have died."""
    connection.execute(delete(nodes).where(nodes.c.seen < now - FORGOTTEN))
    connection.execute(insert(nodes).values(**msgspec.structs.asdict(node), seen=now))


def mark_alive(connection: Connection, node: Node, now: int) -> None:
    """Note that a node is alive; one that stood still for so long that it was forgotten is known again."""
    connection.execute(delete(nodes).where(nodes.c.seen < now - FORGOTTEN, nodes.c.id != node.id))
    if not connection.execute(update(nodes).where(nodes.c.id == node.id).values(seen=now)).rowcount:
        enter(connection, node, now)


def leave(connection: Connection, node: str) -> None:
    """Forget a node."""
    connection.execute(delete(nodes).where(nodes.c.id == node))


def find(connection: Connection, node: str) -> Node | None:
    """Return a node, or None where it has left."""
    row = connection.execute(select(*_NODE).where(nodes.c.id == node)).first()
    return Node(*row) if row else None
