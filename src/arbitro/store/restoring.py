"""A backup put in the place of a hall; the hall that was there is kept beside it."""

import shutil
import sqlite3
import tempfile
import time
from contextlib import closing
from pathlib import Path

import msgspec
from sqlalchemy import Connection, delete, update
from sqlalchemy.exc import SQLAlchemyError

from arbitro.files import must_be_file
from arbitro.store import schema
from arbitro.store.copies import back_up, copy, fill_hall, open_read_only
from arbitro.store.databases import SQLite
from arbitro.store.folder import DATABASE, lock_folder
from arbitro.store.opening import open_database
from arbitro.store.postgresql import PATIENT
from arbitro.store.refusals import MissingHall, NoDigest, NoHall, Unsound
from arbitro.store.replacing import replace_file
from arbitro.store.seals import seal, sealed_digest, unseal
from arbitro.store.tables import head, metadata
from arbitro.store.verify import check

MAGIC = b"SQLite format 3\x00"
"""How every database of SQLite begins: nothing else is copied, however large it is."""
SEALED_SINCE = "0005"
"""The revision of the schema whose backups all carry a digest."""


class RestoreResult(msgspec.Struct, frozen=True):
    """What became of a backup."""

    aside: Path | None
    """Where the hall before it is kept, if there was one."""
    digest: str | None
    """By which digest all of it was checked; None where the backup carries none."""


def restore(
    file: Path, folder: Path, url: str | None = None, *, without_digest: bool = False
) -> RestoreResult:
    """Make the hall of a backup that of a folder; raises OSError.

    A backup of an older version is brought forward; one that is not whole is refused, and nothing is changed. Only
    backups of versions that wrote no digest are taken without one, or any where the caller says so.
    """
    lock = lock_folder(folder)
    try:
        with tempfile.TemporaryDirectory(dir=folder, prefix=".restore-") as scratch:
            digest, fresh = _fresh(file, Path(scratch), without_digest)
            aside = folder / f"hall-before-restore-{time.strftime('%Y%m%d-%H%M%S')}.db"
            # Put a fresh hall in its place, and tell whether there was another before it.
            if url is not None:
                in_file = _into_server(fresh, folder, aside, url)
            else:
                hall = folder / DATABASE
                there = hall.exists()
                if there:
                    _keep(hall, aside)
                with replace_file(hall) as part:
                    shutil.copyfile(fresh, part)
                in_file = there
            return RestoreResult(aside if in_file else None, digest)
    finally:
        lock.release()


def _fresh(file: Path, scratch: Path, without_digest: bool) -> tuple[str | None, Path]:
    """Return the digest of a backup, and a new hall with what it holds and nothing else that may be in its file."""
    taken, fresh = scratch / "taken.db", scratch / DATABASE
    must_be_file(file)
    with file.open("rb") as handle:
        if handle.read(len(MAGIC)) != MAGIC:
            raise Unsound(str(file))
    # A copy, because it is unsealed and brought forward: the backup, perhaps the only one, stays as it is.
    shutil.copyfile(file, taken)
    digest = sealed_digest(taken)
    if digest is not None:
        unseal(taken)
    sealed = digest is not None or without_digest
    database = SQLite(taken, journal="DELETE")
    try:
        with database.writer.begin() as connection:
            revision = schema.revision(connection)
            if revision is None or not schema.sound(connection):
                raise Unsound(str(taken))
            # Else whoever changed a backup would only have to cut its digest off.
            if not sealed and revision >= SEALED_SINCE:
                raise NoDigest(str(taken))
            schema.bring_forward(connection)
            if not check(connection).whole:
                raise Unsound(str(taken))
    except (SQLAlchemyError, sqlite3.Error, ValueError, OverflowError) as error:
        raise Unsound(str(taken)) from error
    finally:
        database.close()
    # Rows into a schema of our own: a trigger or a view that somebody put into the file does not come along.
    with open_read_only(taken) as source, fill_hall(fresh) as target:
        copy(source, target)
    return digest, fresh


def _keep(hall: Path, aside: Path) -> None:
    """Keep a hall's file under another name, as a backup if it is whole; its log must not stay beside the new one."""
    try:
        with closing(sqlite3.connect(hall)) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            whole = connection.execute("PRAGMA integrity_check(1)").fetchone() == ("ok",)
    except sqlite3.Error:
        whole = False  # a damaged file is kept as it is
    for ending in ("-wal", "-shm"):
        log = hall.with_name(hall.name + ending)
        if log.exists():
            log.rename(aside.with_name(aside.name + ending))
    shutil.copy2(hall, aside)
    if whole:
        seal(aside)


def _into_server(fresh: Path, folder: Path, aside: Path, url: str) -> bool:
    try:
        there = back_up(folder, url, aside).journals > 0
    except (NoHall, MissingHall):
        there = False
    database = open_database(folder, url, "FULL", anew=True, timeouts=PATIENT)
    try:
        with open_read_only(fresh) as source, database.writer.begin() as target:
            empty(target)
            copy(source, target)
    finally:
        database.close()
    return there


def empty(connection: Connection) -> None:
    """Take every row out of a hall, which then stands at its beginning."""
    for table in reversed(metadata.sorted_tables):
        # The row of the head stays: triggers move it, and none of them would make it again.
        if table is not head:
            connection.execute(delete(table))
    connection.execute(update(head).values(position=0, digest=""))
