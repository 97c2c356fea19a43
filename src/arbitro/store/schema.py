"""The schema of the database: brought forward to this version of the program, never back."""

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from arbitro import __version__
from arbitro.store.refusals import NewerSchema, NoHall, OlderSchema
from arbitro.store.settings import get, save

REVISIONS = ("0001", "0002", "0003", "0004", "0005", "0006", "0007", "0008", "0009", "0010", "0011")
"""Every revision of the schema, oldest first; the files of the same names are in `migrations/versions`."""
PROGRAM = "program"
"""The setting that notes which version of the program brought the database forward."""
MIGRATIONS = Path(__file__).parent / "migrations"


def check(connection: Connection) -> None:
    """Raise CannotOpen when the schema is not this program's own."""
    found = revision(connection)
    if found is None:
        raise NoHall
    if found not in REVISIONS:
        raise NewerSchema(found, written_by(connection))
    if found != REVISIONS[-1]:
        raise OlderSchema(found)


def bring_forward(connection: Connection) -> bool:
    """Bring an empty or older database to this program's schema, all or nothing; a newer one is refused.

    Tell whether there was an older one.
    """
    found = revision(connection)
    if found is not None and found not in REVISIONS:
        raise NewerSchema(found, written_by(connection))
    if found != REVISIONS[-1]:
        upgrade(connection, REVISIONS[-1])
    return found not in (None, REVISIONS[-1])


def is_older(connection: Connection) -> bool:
    """Tell whether there is a hall that an older version of the program wrote."""
    return revision(connection) in REVISIONS[:-1]


def sign(connection: Connection) -> None:
    """Note that this version of the program has a database in its hands, so that an older one can name it."""
    if get(connection, PROGRAM) != __version__.encode():
        save(connection, PROGRAM, __version__.encode())


def written_by(connection: Connection) -> str:
    """Return the version of the program that last brought a database forward; nothing where it is not noted."""
    return (get(connection, PROGRAM) or b"").decode()


def sound(connection: Connection, *, quick: bool = False) -> bool:
    """Tell whether every page of a file is one of SQLite's, and with `quick` nothing but that."""
    # The quick one leaves the indexes out: a killed hall of 50,000 entries has to answer after 2 s of a
    # processor (docs/operate.md, Fault testing).
    found = connection.exec_driver_sql(f"PRAGMA {'quick_check' if quick else 'integrity_check'}(1)")
    return found.scalar() == "ok"


def revision(connection: Connection) -> str | None:
    """Return the revision of the schema, or None where there is none."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return None if found is None else str(found)


def upgrade(connection: Connection, revision: str) -> None:
    """Bring a database forward to a revision."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    # Alembic's options go through ConfigParser, for which a lone % in a path begins an interpolation.
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
