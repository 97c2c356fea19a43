"""Small things that the hall remembers: settings by their names, and a checkpoint of each journal."""

from sqlalchemy import Connection, delete, insert, select, update

from arbitro import __version__
from arbitro.store.tables import checkpoints, journals, settings
from arbitro.store.values import Checkpoint

SEAL = "seal"
"""The setting that seals the votes of committees; it leaves the hall in no copy."""


def get(connection: Connection, name: str) -> bytes | None:
    """Return a setting, or None where there is none."""
    return connection.scalar(select(settings.c.value).where(settings.c.name == name))


def put(connection: Connection, name: str, value: bytes) -> None:
    """Set a setting."""
    connection.execute(delete(settings).where(settings.c.name == name))
    connection.execute(insert(settings).values(name=name, value=value))


def keep(connection: Connection, journal: str, checkpoint: Checkpoint) -> None:
    """Keep a checkpoint instead of the one before it."""
    connection.execute(delete(checkpoints).where(checkpoints.c.journal == journal))
    connection.execute(
        insert(checkpoints).values(
            journal=journal, program=__version__, sequence=checkpoint.sequence, state=checkpoint.state
        )
    )


def put_options(connection: Connection, journal: str, options: bytes) -> None:
    """Remember what the hall wants to know of a journal, instead of what it did before."""
    connection.execute(update(journals).where(journals.c.id == journal).values(options=options))
