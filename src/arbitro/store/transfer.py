"""A whole hall as one file for other halls and other programs: a ZIP in which each journal is a file of its own.

What belongs to one running server stays out of it: sessions, codes, leases and checkpoints. The digest of all of it
stands at the end, as the comment of the ZIP.
"""

import lzma
import struct
import tempfile
import zipfile
import zlib
from collections.abc import Iterator
from pathlib import Path

import msgspec
from sqlalchemy import Connection, Table, delete, func, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from arbitro import __version__
from arbitro.files import must_be_file
from arbitro.store.chain import claimed_link
from arbitro.store.copies import fill_hall
from arbitro.store.folder import lock_folder
from arbitro.store.opening import existing, open_database
from arbitro.store.postgresql import PATIENT
from arbitro.store.reading import head_of, standings
from arbitro.store.refusals import NewerSchema, NoDigest, NotEmpty, Unsound
from arbitro.store.replacing import replace_file
from arbitro.store.seals import LENGTH, seal, sealed_digest, unseal
from arbitro.store.signing import SIGNATURE, sign_head
from arbitro.store.tables import (
    accounts,
    devices,
    entries,
    grants,
    head,
    journals,
    passkeys,
    pseudonyms,
    register,
    settings,
)
from arbitro.store.values import Heading
from arbitro.store.values import Place as Noted
from arbitro.store.verify import Checked, check

FORMAT = 3
SEALED_SINCE = 2
"""The format whose files all carry a digest."""
TABLES = (settings, accounts, passkeys, devices, grants, register, pseudonyms)
"""What is taken along beside the journals, in an order in which it can be put back."""
ADDED = (passkeys, register, pseudonyms)
"""Those that files of older versions do not have."""
# What reading a ZIP that was tampered with may raise: RuntimeError where it asks for a password,
# NotImplementedError for a way of packing that Python does not have.
_UNREADABLE = (
    zipfile.BadZipFile,
    zlib.error,
    lzma.LZMAError,
    struct.error,
    msgspec.DecodeError,
    SQLAlchemyError,
    KeyError,
    ValueError,
    OverflowError,
    NotImplementedError,
    RuntimeError,
    EOFError,
)


class Manifest(msgspec.Struct, frozen=True):
    """What the file says of itself."""

    format: int
    program: str
    journals: int
    entries: int
    position: int = 0
    """Where the hall stood, and the digest of the entry there: one cut off at the end shows."""
    digest: str = ""


class Imported(msgspec.Struct, frozen=True):
    """What became of an exported hall."""

    checked: Checked
    digest: str | None
    """By which digest all of it was checked; None where the file carries none."""


class TransferPlace(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where an entry stands in the hall, and the command that it ends."""

    position: int
    command: str | None = None
    asked: str | None = None
    body: bytes | None = None


class JournalSheet(msgspec.Struct, frozen=True):
    """What is known of a journal beside its lines."""

    heading: Heading
    places: list[TransferPlace]


def export_hall(folder: Path, url: str | None, file: Path) -> Manifest:
    """Write a whole hall into one file while it is served; raises OSError."""
    database = existing(folder, url)
    try:
        with replace_file(file) as part, database.readers.connect() as connection:
            if connection.dialect.name == "postgresql":
                connection.execution_options(isolation_level="REPEATABLE READ")
            with zipfile.ZipFile(part, "w", zipfile.ZIP_DEFLATED) as archive:
                archive.comment = b" " * LENGTH  # room for the digest: whatever unpacks a ZIP passes over it
                known, now = standings(connection, None), database.now(connection)
                count = sum(
                    _export_journal(connection, archive, number, one.heading, now)
                    for number, one in enumerate(known)
                )
                for table in TABLES:
                    rows = [dict(row) for row in connection.execute(select(table)).mappings()]
                    archive.writestr(f"{table.name}.jsonl", msgspec.json.Encoder().encode_lines(rows))
                stood = head_of(connection)
                manifest = Manifest(FORMAT, __version__, len(known), count, stood.position, stood.digest)
                archive.writestr("hall.json", msgspec.json.encode(manifest))
            unseal(part)
            seal(part)
            return manifest
    finally:
        database.close()


def import_hall(
    file: Path, folder: Path, url: str | None = None, *, without_digest: bool = False
) -> Imported:
    """Make the hall of a file that of a folder which has none, all or nothing; every journal is verified.

    Only files of versions that wrote no digest are taken without one, or any where the caller says so.
    """
    must_be_file(file)
    lock = lock_folder(folder)
    try:
        database = open_database(folder, url, "FULL", anew=True, timeouts=PATIENT)
        try:
            with database.writer.begin() as connection:
                return _import(connection, file, without_digest)
        finally:
            database.close()
    finally:
        lock.release()


def check_export(file: Path, kept: Noted = Noted()) -> Checked:  # noqa: B008 - a frozen value
    """Check every journal of an exported hall, or raise Unsound when the file is none."""
    sealed_digest(file)
    with tempfile.TemporaryDirectory() as scratch, fill_hall(Path(scratch) / "hall.db") as connection:
        return _taken_over(connection, file, kept)


def _export_journal(
    connection: Connection, archive: zipfile.ZipFile, number: int, heading: Heading, now: int
) -> int:
    rows = connection.execute(
        select(entries.c.position, entries.c.command, entries.c.asked, entries.c.body, entries.c.line)
        .where(entries.c.journal == heading.id)
        .order_by(entries.c.sequence)
    ).all()
    places = [TransferPlace(row.position, row.command, row.asked, row.body) for row in rows]
    archive.writestr(f"journals/{number:06}.json", msgspec.json.encode(JournalSheet(heading, places)))
    archive.writestr(f"journals/{number:06}.jsonl", b"".join(row.line + b"\n" for row in rows))
    # A hall with a journal that has lost all its entries can still be exported: that is how it is looked into.
    last = claimed_link(rows[-1].line).digest if rows else None
    if last and (signed := sign_head(connection, heading.id, len(rows) - 1, last, now)):
        archive.writestr(f"journals/{number:06}{SIGNATURE}", msgspec.json.encode(signed))
    return len(rows)


def _import(connection: Connection, file: Path, without_digest: bool) -> Imported:
    for table in (journals, accounts):
        if connection.scalar(select(func.count()).select_from(table)):
            raise NotEmpty
    connection.execute(delete(settings))  # what an empty hall has noted of itself gives way
    digest = sealed_digest(file)
    checked = _taken_over(connection, file, sealed=digest is not None or without_digest)
    if not checked.whole:
        raise Unsound(str(file))
    return Imported(checked, digest)


def _taken_over(
    connection: Connection,
    file: Path,
    kept: Noted = Noted(),  # noqa: B008 - a frozen value
    *,
    sealed: bool = True,
) -> Checked:
    try:
        with zipfile.ZipFile(file) as archive:
            manifest = msgspec.json.decode(archive.read("hall.json"), type=Manifest)
            if not sealed and manifest.format >= SEALED_SINCE:
                raise NoDigest(str(file))
            _fill(connection, archive, manifest)
        return check(connection, kept)
    except _UNREADABLE as error:
        raise Unsound(str(file)) from error


def _fill(connection: Connection, archive: zipfile.ZipFile, manifest: Manifest) -> None:
    if manifest.format > FORMAT:
        raise NewerSchema(str(manifest.format), manifest.program)
    for number in range(manifest.journals):
        name = f"journals/{number:06}"
        sheet = msgspec.json.decode(archive.read(f"{name}.json"), type=JournalSheet)
        lines = archive.read(f"{name}.jsonl").split(b"\n")[:-1]
        connection.execute(insert(journals), [msgspec.structs.asdict(sheet.heading)])
        connection.execute(insert(entries), list(_rows(sheet, lines)))
    for table in TABLES:
        if table in ADDED and f"{table.name}.jsonl" not in archive.namelist():  # there were none
            continue
        rows = archive.read(f"{table.name}.jsonl")
        decoded = msgspec.json.Decoder(row_of(table)).decode_lines(rows)
        if decoded:
            connection.execute(insert(table), [msgspec.structs.asdict(row) for row in decoded])
    if manifest.position:
        connection.execute(update(head).values(position=manifest.position, digest=manifest.digest))


def _rows(sheet: JournalSheet, lines: list[bytes]) -> Iterator[dict[str, object]]:
    for number, (place, line) in enumerate(zip(sheet.places, lines, strict=True)):
        whose = {
            "journal": sheet.heading.id,
            "sequence": number,
            # As the line claims it: `check` compares it with the bytes once everything is in.
            "digest": claimed_link(line).digest,
            "line": line,
        }
        yield whose | msgspec.structs.asdict(place)


def row_of(table: Table) -> type[msgspec.Struct]:
    """Return the type by which a row is read, so that each value is what its column holds."""
    return msgspec.defstruct(
        table.name,
        [
            (str(column.name), column.type.python_type | None if column.nullable else column.type.python_type)
            for column in table.columns
        ],
    )
