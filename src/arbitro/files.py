"""Files written whole or not at all, and by one program at a time."""

import errno
import os
import secrets
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

if sys.platform != "win32":
    import fcntl


class FileInUse(Exception):
    """Another program writes the file."""


@contextmanager
def added_to(file: Path) -> Iterator[BinaryIO]:
    """Open a file to add to it, for this program alone until it is closed. Raises InUse; Windows does not hold it."""
    with file.open("ab") as stream:
        if sys.platform != "win32":
            try:
                fcntl.flock(stream, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError as error:
                raise FileInUse(str(file)) from error
        yield stream


def must_be_file(file: Path) -> None:
    """Raise OSError where a device or a pipe is: it may have no end, and nothing may take its place."""
    if file.exists() and not file.is_file() and not file.is_dir():
        raise OSError(errno.ENODEV, "not a file", str(file))


def replace(file: Path, data: bytes) -> None:
    """Write a file beside its place and move it there, so that the old one stays whole until the new one is.

    What is no ordinary file, such as a device or a pipe, is written to as it is. Raises OSError.
    """
    # A link stays a link: what it leads to is replaced.
    place = file.resolve()
    if place.exists() and not place.is_file():
        place.write_bytes(data)
        return
    beside = place.with_name(f".{secrets.token_hex(8)}.part")
    try:
        with beside.open("xb") as written:
            written.write(data)
            written.flush()
            # Before the rename: else the power may fail with the new name on the disk and nothing under it.
            os.fsync(written.fileno())
        if place.exists():
            beside.chmod(place.stat().st_mode & 0o777)
        beside.replace(place)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise
