"""Small things that the hall remembers: settings by their names, and a checkpoint of each journal."""

import msgspec
from sqlalchemy import Connection, delete, select, text, update

from arbitro import __version__
from arbitro.store.tables import journals, settings
from arbitro.store.values import StoredCheckpoint

_PUT = text(
    "INSERT INTO settings (name, value) VALUES (:name, :value) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)
_PUT_ONCE = text("INSERT INTO settings (name, value) VALUES (:name, :value) ON CONFLICT (name) DO NOTHING")
_KEEP = text(
    "INSERT INTO checkpoints (journal, program, sequence, state) VALUES (:journal, :program, :sequence, :state) "
    "ON CONFLICT (journal) DO UPDATE SET program = excluded.program, sequence = excluded.sequence, "
    "state = excluded.state"
)
SEAL = "seal"
"""The setting that seals the votes of committees; it leaves the hall in no copy."""
SIGNING = "signing"
"""The setting with which the hall signs its journals; it leaves the hall in no copy either."""


def get(connection: Connection, name: str) -> bytes | None:
    """Return a setting, or None where there is none."""
    return connection.scalar(select(settings.c.value).where(settings.c.name == name))


def save(connection: Connection, name: str, value: bytes) -> None:
    """Set a setting; of two nodes that do, the second one's holds."""
    connection.execute(_PUT, {"name": name, "value": value})


def put_once(connection: Connection, name: str, value: bytes) -> bytes:
    """Set a setting that nobody has set, and return it as it then is, whichever node came first."""
    connection.execute(_PUT_ONCE, {"name": name, "value": value})
    return get(connection, name) or value


def drop(connection: Connection, name: str) -> None:
    """Forget a setting."""
    connection.execute(delete(settings).where(settings.c.name == name))


def keep(connection: Connection, journal: str, checkpoint: StoredCheckpoint) -> None:
    """Keep a checkpoint instead of the one before it."""
    kept = {"journal": journal, "program": __version__, **msgspec.structs.asdict(checkpoint)}
    connection.execute(_KEEP, kept)


def put_options(connection: Connection, journal: str, options: bytes) -> None:
    """Remember what the hall wants to know of a journal, instead of what it did before."""
    connection.execute(update(journals).where(journals.c.id == journal).values(options=options))
