"""Every crash of a recorded run: what the disk may hold then is opened by the real store and looked through."""

import hashlib
import random
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import closing
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

import msgspec

from arbitro.store import CannotOpen, Store, Unwritable
from arbitro.store.chain import Head, read
from arbitro.store.folder import DATABASE
from tests.store.faults.disk import ROOT, Disk, Op, environment, read_log
from tests.store.journals import begin, lines

SHARES = (0.0, 1.0, 0.5, 0.9, 0.1)
"""How much of what was not yet safe may have reached the disk."""
RAM = Path("/dev/shm")


class Crash(msgspec.Struct, frozen=True):
    """What a crash left, and what had been acknowledged before it."""

    moment: int
    files: dict[str, bytes]
    acknowledged: int
    """The hall's position up to which everything had been acknowledged, and on which it is lost if missing."""


def record(library: Path, folder: Path, synchronous: str) -> list[Op]:
    """Run the recorded program and return what it did to its files, its acknowledgements among it."""
    log = folder.with_suffix(".log")
    folder.mkdir()
    subprocess.run(
        [sys.executable, "-m", "tests.store.faults.recorded", folder, synchronous],
        check=True,
        cwd=ROOT,
        env=environment(library, folder, log),
    )
    return read_log(log)


def crashes(ops: list[Op], rounds: int, part: int = 0, parts: int = 1) -> Iterator[Crash]:
    """Give crashes after each change, each several times with other luck; none twice."""
    disk, acknowledged, seen = Disk(), 0, set[bytes]()
    for moment, op in enumerate(ops):
        if op.name == "acks":
            acknowledged = max([acknowledged, *map(int, op.data.split())])
            continue
        if op.name.endswith("-shm") or op.name.startswith("hall.lock"):
            continue
        disk.do(op)
        if moment % parts == part:
            for turn in range(rounds):
                chance = random.Random(moment * 1000 + turn)
                crash = Crash(moment, disk.after_crash(chance, SHARES[turn % len(SHARES)]), acknowledged)
                if (known := _digest(crash)) not in seen:
                    seen.add(known)
                    yield crash


def _digest(crash: Crash) -> bytes:
    whole = hashlib.blake2b(str(crash.acknowledged).encode())
    for name, content in sorted(crash.files.items()):
        whole.update(name.encode() + content)
    return whole.digest()


def fault(crash: Crash, folder: Path) -> str | None:
    """Open what a crash left and return what is wrong with it, or None."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    for name, content in crash.files.items():
        (folder / name).write_bytes(content)
    try:
        with Store.serve(folder) as store:
            return _fault(store, folder, crash)
    except (CannotOpen, Unwritable) as error:
        return f"after change {crash.moment} it cannot be opened: {error!r}"


def _fault(store: Store, folder: Path, crash: Crash) -> str | None:
    if store.position < crash.acknowledged:
        return (
            f"after change {crash.moment} {crash.acknowledged - store.position} acknowledged entries are lost"
        )
    if wrong := _wrong(_rows(folder)):
        return f"after change {crash.moment} {wrong}"
    if crash.moment % 7 == 0:
        begin(store, "after the crash", lines(2)).result()
    return None


class Row(NamedTuple):
    """An entry as it lies in the database."""

    position: int
    journal: str
    sequence: int
    digest: str
    line: bytes
    command: str | None
    body: bytes | None


def _rows(folder: Path) -> list[Row]:
    with closing(sqlite3.connect(folder / DATABASE)) as connection:
        query = f"SELECT {','.join(Row._fields)} FROM entries ORDER BY position"
        return [Row(*row) for row in connection.execute(query)]


def _wrong(rows: list[Row]) -> str | None:
    """Return which entry is missing or not chained, or which append is there in part, or twice."""
    heads = defaultdict[str, Head](Head)
    first = Counter[str]()
    for number, row in enumerate(rows):
        link = known(row.line, row.sequence)
        if (row.position, Head(link.number - 1, link.previous)) != (number + 1, heads[row.journal]):
            return f"the entry {row} does not follow the one before it"
        heads[row.journal] = Head(row.sequence, row.digest)
        if row.command is not None:
            name = f"{row.journal} {first[row.journal]} {row.sequence} {link.digest}"
            if (row.command, row.body) != (name, b"x " + name.encode() * 20):
                return f"{name} is not what was appended"
            first[row.journal] = row.sequence + 1
    half = Counter(row.journal for row in rows) - first
    return f"appends are there in part: {half}" if half else None


known = lru_cache(maxsize=10_000)(read)


def scratch() -> tempfile.TemporaryDirectory[str]:
    """Return a folder that is quick to write, where there is one."""
    return tempfile.TemporaryDirectory(dir=RAM if RAM.is_dir() else None)
