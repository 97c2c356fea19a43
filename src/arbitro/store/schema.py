"""The schema of the database: brought forward to this version of the program, never back."""

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from arbitro.store.refusals import NewerSchema, NoHall, OlderSchema

REVISIONS = ("0001", "0002", "0003", "0004", "0005", "0006", "0007", "0008")
"""Every revision of the schema, oldest first; the files of the same names are in `migrations/versions`."""
MIGRATIONS = Path(__file__).parent / "migrations"


def check(connection: Connection) -> None:
    """Raise CannotOpen when the schema is not this program's own."""
    found = revision(connection)
    if found is None:
        raise NoHall
    if found not in REVISIONS:
        raise NewerSchema(found)
    if found != REVISIONS[-1]:
        raise OlderSchema(found)


def bring_forward(connection: Connection) -> bool:
    """Bring an empty or older database to this program's schema, all or nothing; a newer one is refused.

    Tell whether there was an older one.
    """
    found = revision(connection)
    if found is not None and found not in REVISIONS:
        raise NewerSchema(found)
    if found != REVISIONS[-1]:
        _upgrade(connection)
    return found not in (None, REVISIONS[-1])


def sound(connection: Connection, *, quick: bool = False) -> bool:
    """Tell whether every page of a file is one of SQLite's, and with `quick` nothing but that."""
    found = connection.exec_driver_sql(f"PRAGMA {'quick_check' if quick else 'integrity_check'}(1)")
    return found.scalar() == "ok"


def revision(connection: Connection) -> str | None:
    """Return the revision of the schema, or None where there is none."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return None if found is None else str(found)


def _upgrade(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, REVISIONS[-1])
