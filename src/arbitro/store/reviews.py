"""What was found when a finished journal was looked at again: kept, so that it is worked out once."""

from sqlalchemy import Connection, delete, insert, select

from arbitro import __version__
from arbitro.store.tables import reviews


def find_review(connection: Connection, journal: str, digest: str) -> bytes | None:
    """Return what this version of the program found in a journal that ended so; None where it has not looked."""
    found = select(reviews.c.body).where(
        reviews.c.journal == journal, reviews.c.digest == digest, reviews.c.program == __version__
    )
    return connection.scalar(found)


def keep(connection: Connection, journal: str, digest: str, body: bytes) -> None:
    """Keep what was found instead of what was kept before."""
    connection.execute(delete(reviews).where(reviews.c.journal == journal))
    row = {"journal": journal, "digest": digest, "program": __version__, "body": body}
    connection.execute(insert(reviews).values(row))
