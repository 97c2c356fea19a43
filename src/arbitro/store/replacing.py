"""A file that takes the place of another once it is whole and on the disk."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from arbitro.files import must_be_file
from arbitro.store.databases import sqlite_trouble
from arbitro.store.folder import synchronise
from arbitro.store.refusals import Trouble, Unwritable


@contextmanager
def replace_file(file: Path) -> Iterator[Path]:
    """Give a file to write into, which takes the place of another once it is whole and on the disk."""
    must_be_file(file)
    part = file.with_name(f".{file.name}.part")
    # What a program that was killed here left behind.
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    try:
        yield part
        # fsync before the rename, the folder's names after it: when the power fails there is the old file or
        # all of the new one.
        with part.open("rb+") as handle:
            os.fsync(handle.fileno())
        os.replace(part, file)
        synchronise(file.absolute().parent)
    except sqlite3.Error as error:
        raise Unwritable(sqlite_trouble(error) or Trouble.FAILING, str(error)) from error
    finally:
        part.unlink(missing_ok=True)
