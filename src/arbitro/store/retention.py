"""Retention: finished matches that are old enough leave the hall for a file, in which each can still be verified."""

import re
import zipfile
from collections.abc import Collection
from pathlib import Path

import msgspec
from sqlalchemy import Connection, delete, select

from arbitro.kernel import Sitting
from arbitro.library import game
from arbitro.store import reading
from arbitro.store.chain import claimed_link
from arbitro.store.databases import Database
from arbitro.store.folder import lock_folder
from arbitro.store.nodes import FORGOTTEN
from arbitro.store.opening import open_database
from arbitro.store.people import drop_codes
from arbitro.store.postgresql import PATIENT
from arbitro.store.refusals import InUse
from arbitro.store.replacing import replace_file
from arbitro.store.seals import LENGTH, seal, unseal
from arbitro.store.settings import drop, get, save
from arbitro.store.signing import SIGNATURE, sign_head
from arbitro.store.tables import checkpoints, entries, journals, leases, nodes, reviews
from arbitro.store.values import Loaded
from arbitro.store.verify import ARCHIVED

DAY = 24 * 3600 * 1000
_UNFIT = re.compile(r"[^\w.~-]")


class Archived(msgspec.Struct, frozen=True):
    """What has left a hall."""

    journals: int
    entries: int


def archive_hall(folder: Path, url: str | None, file: Path, days: int) -> Archived:
    """Move finished matches of no event that are older than so many days into one file.

    The file is whole and on the disk before anything is removed; nobody may serve the hall meanwhile. Raises OSError.
    """
    lock = lock_folder(folder)
    try:
        database = open_database(folder, url, "FULL", timeouts=PATIENT)
        try:
            return _archive(database, file, days)
        finally:
            database.close()
    finally:
        lock.release()


def _archive(database: Database, file: Path, days: int) -> Archived:
    with database.writer.begin() as connection:
        database.claim(connection)
        now = database.now(connection)
        # The lock is of this folder: other nodes on the database have folders of their own, and are known by
        # their signs of life.
        if connection.scalar(select(nodes.c.id).where(nodes.c.seen > now - FORGOTTEN)):
            raise InUse(str(file))
        last = select(entries.c.journal).order_by(entries.c.position.desc()).limit(1).scalar_subquery()
        old = select(journals.c.id).where(
            journals.c.kind == "match",
            journals.c.created < now - days * DAY,
            journals.c.id != last,  # it holds the hall's position, from which the next entry is numbered
        )
        names = [
            name for name in connection.scalars(old.order_by(journals.c.id)) if _is_over(connection, name)
        ]
        if not names:
            return Archived(0, 0)
        count = _write(connection, file, names, now)
        drop_journals(connection, names)
        return Archived(len(names), count)


def drop_journals(connection: Connection, names: Collection[str]) -> None:
    """Remove journals with all that hangs on them, and remember how many entries the hall has less."""
    count = 0
    for name in names:
        for table in (checkpoints, reviews, leases):
            connection.execute(delete(table).where(table.c.journal == name))
        count += connection.execute(delete(entries).where(entries.c.journal == name)).rowcount
        drop_codes(connection, f"seat {name}")
        connection.execute(delete(journals).where(journals.c.id == name))
        drop(connection, f"secret {name}")
    if count:
        # Without this number `journal verify` would take the gaps for entries that somebody cut out.
        gone = int(get(connection, ARCHIVED) or 0) + count
        save(connection, ARCHIVED, str(gone).encode())


def _is_over(connection: Connection, name: str) -> bool:
    """Tell whether a match has ended, and belongs to no event: of those the desk speaks for as long as it stands."""
    loaded = _load_journal(connection, name)
    if msgspec.json.decode(loaded.heading.options).get("event"):
        return False
    sitting = Sitting.load(game(loaded.heading.edition), loaded.export())
    return sitting.standing().ended is not None and sitting.review is None


def _write(connection: Connection, file: Path, names: list[str], now: int) -> int:
    """Write journals into a ZIP, each as it can be downloaded, and what the hall knew of it; return their entries."""
    count = 0
    with replace_file(file) as part:
        with zipfile.ZipFile(part, "w", zipfile.ZIP_DEFLATED) as archive:
            archive.comment = b" " * LENGTH  # room for the digest: whatever unpacks a ZIP passes over it
            for name in names:
                loaded = _load_journal(connection, name)
                count += len(loaded.lines)
                plain = _UNFIT.sub("_", name)
                archive.writestr(f"{plain}.jsonl", loaded.export())
                archive.writestr(f"{plain}.json", msgspec.json.encode(loaded.heading))
                last = len(loaded.lines) - 1
                if signed := sign_head(connection, name, last, claimed_link(loaded.lines[-1]).digest, now):
                    archive.writestr(f"{plain}{SIGNATURE}", msgspec.json.encode(signed))
        unseal(part)
        seal(part)
    return count


def _load_journal(connection: Connection, name: str) -> Loaded:
    loaded = reading.load(connection, name, "")
    assert loaded is not None
    return loaded
