"""A disk that is watched, that fails on demand, and of which every crash can be thought through.

`disk.c` is compiled by the tests and loaded before the C library of a program that uses the store.
"""

import mmap
import os
import random
import shutil
import struct
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from enum import IntFlag
from pathlib import Path
from typing import NamedTuple

SOURCE = Path(__file__).parent / "disk.c"
ROOT = Path(__file__).parents[3]
SECTOR = 512
"""What a disk writes whole or not at all."""
_HEAD = struct.Struct("=cIqI")
_CONTROL = struct.Struct("=iii")


class Change(IntFlag):
    """Kinds of changes that can be made to fail."""

    WRITE = 1
    SYNC = 2
    RESIZE = 4
    MAKE = 8


class Op(NamedTuple):
    """A change to a file: `w`ritten, `t`runcated, `s`ynchronised, `c`reated or `u`nlinked."""

    what: str
    name: str
    offset: int
    data: bytes


def compiler() -> str | None:
    """Return a C compiler for a system on which libraries can be loaded before others, or None."""
    return shutil.which("cc") if sys.platform == "linux" else None


def built(folder: Path) -> Path:
    """Compile the watched disk."""
    library = folder / "disk.so"
    subprocess.run(
        [compiler() or "cc", "-shared", "-fPIC", "-O2", "-o", library, SOURCE, "-ldl", "-lpthread"],
        check=True,
    )
    return library


def environment(
    library: Path, folder: Path, log: Path | None = None, control: Path | None = None
) -> dict[str, str]:
    """Return the environment in which a program's changes to a folder are watched."""
    watched = {"LD_PRELOAD": str(library), "DISK_FOLDER": str(folder), "PYTHONPATH": str(ROOT)}
    logged = {"DISK_LOG": str(log)} if log else {}
    controlled = {"DISK_CONTROL": str(control)} if control else {}
    return {**os.environ, **watched, **logged, **controlled}


class Control:
    """What a watched program's disk is told to do."""

    def __init__(self, file: Path) -> None:
        with file.open("r+b") as handle:
            self._shared = mmap.mmap(handle.fileno(), _CONTROL.size)

    @staticmethod
    def make(file: Path) -> Path:
        """Make the file that is shared with the disk."""
        file.write_bytes(bytes(_CONTROL.size))
        return file

    def fail(self, error: int, changes: Change, after: int = 0) -> None:
        """Let changes fail, after a number of them that still succeed."""
        self._shared[:] = _CONTROL.pack(error, changes, after)

    def work(self) -> None:
        """Let everything succeed again."""
        self._shared[:] = bytes(_CONTROL.size)


def read_log(file: Path) -> list[Op]:
    """Return what was done to the watched folder, in order."""
    data, place, ops = file.read_bytes(), 0, []
    while place < len(data):
        what, name_size, offset, size = _HEAD.unpack_from(data, place)
        start = place + _HEAD.size + name_size
        ops.append(
            Op(what.decode(), data[place + _HEAD.size : start].decode(), offset, data[start : start + size])
        )
        place = start + size
    return ops


class File:
    """The bytes of a file: those that are safe, and what was done to it since."""

    def __init__(self) -> None:
        self.safe = bytearray()
        self.unsafe: list[Op] = []

    def synchronise(self) -> None:
        """Make safe what was done."""
        for op in self.unsafe:
            _apply(self.safe, op)
        self.unsafe.clear()

    def after_crash(self, chance: random.Random, share: float) -> bytes:
        """Return what may be left: of what was not safe any part, in any order, torn at any sector."""
        left = bytearray(self.safe)
        for op in self.unsafe:
            for piece in _pieces(op) if share < 1 and chance.random() < 0.5 else [op]:
                if chance.random() < share:
                    _apply(left, piece)
        return bytes(left)


class Disk:
    """The watched folder as it would be after a crash at any moment."""

    def __init__(self) -> None:
        self._files: dict[str, File] = {}
        self._safe_names: dict[str, File] = {}
        self._unsafe_names: list[tuple[str, File | None]] = []

    def do(self, op: Op) -> None:
        """Do to the disk what a program did."""
        if op.what == "s" and op.name == ".":
            self._safe_names = self._names(len(self._unsafe_names))
            self._unsafe_names.clear()
        elif op.what == "u":
            self._files.pop(op.name, None)
            self._unsafe_names.append((op.name, None))
        elif op.what == "c":
            self._files[op.name] = File()
            self._unsafe_names.append((op.name, self._files[op.name]))
        elif op.what == "s":
            self._files[op.name].synchronise()
        else:
            self._files[op.name].unsafe.append(op)

    def after_crash(self, chance: random.Random, share: float) -> dict[str, bytes]:
        """Return the files that may be left when `share` of what was not yet safe has reached the disk."""
        reached = sum(chance.random() < share for _ in self._unsafe_names)
        names = self._names(reached)
        return {name: file.after_crash(chance, share) for name, file in names.items()}

    def _names(self, reached: int) -> dict[str, File]:
        names = dict(self._safe_names)
        for name, file in self._unsafe_names[:reached]:
            if file is None:
                names.pop(name, None)
            else:
                names[name] = file
        return names


def _apply(content: bytearray, op: Op) -> None:
    if op.what == "t":
        del content[op.offset :]
        content.extend(bytes(op.offset - len(content)))
        return
    content.extend(bytes(max(0, op.offset - len(content))))
    content[op.offset : op.offset + len(op.data)] = op.data


def _pieces(op: Op) -> Iterator[Op]:
    """Tear a change into what a disk writes at once."""
    place = op.offset
    if op.what == "t":
        yield op
        return
    while place < op.offset + len(op.data):
        end = min(place - place % SECTOR + SECTOR, op.offset + len(op.data))
        yield op._replace(offset=place, data=op.data[place - op.offset : end - op.offset])
        place = end


@contextmanager
def small_disk(folder: Path, size: str) -> Iterator[bool]:
    """Mount a small disk on a folder, where that may be done, and tell whether it was."""
    folder.mkdir()
    done = (
        subprocess.run(
            ["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", folder], check=False, capture_output=True
        )
        if os.geteuid() == 0
        else None
    )
    mounted = done is not None and done.returncode == 0
    try:
        yield mounted
    finally:
        if mounted:
            subprocess.run(["umount", "-l", folder], check=True)
