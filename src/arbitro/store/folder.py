"""The data folder of a hall: where it is, and that only one program serves it."""

import errno
import os
import sqlite3
import sys
from pathlib import Path

from arbitro.store.refusals import InUse, Trouble, Unwritable

DATABASE = "hall.db"
LOCK = "hall.lock"
KEPT = "hall.kept"
"""The file that says that a hall is kept here: where it is found and the hall is not, the hall was lost."""


def data_folder() -> Path:
    """Return the folder in which this user's hall is kept when no other is named."""
    if named := os.environ.get("ARBITRO_DATA"):
        return Path(named)
    if sys.platform == "darwin":
        return Path.home() / "Library/Application Support/arbitro"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home()) / "arbitro"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share") / "arbitro"


def prepare(folder: Path) -> None:
    """Make sure that the folder is there, and stays there if the power fails now."""
    missing = [place for place in (folder, *folder.parents) if not place.exists()]
    # For its owner alone: digests of passwords and the secret of the hall's signature are in it
    # (docs/security.md).
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    for place in missing:
        synchronise(place.parent)


def lock_folder(folder: Path) -> "Lock":
    """Make sure that the folder is there and that this program alone serves it."""
    try:
        prepare(folder)
    except OSError as error:
        trouble = Trouble.FULL if error.errno == errno.ENOSPC else Trouble.READ_ONLY
        raise Unwritable(trouble, str(error)) from error
    return Lock(folder)


def remember(folder: Path, database: str) -> None:
    """Note in the folder that a hall is kept in a database."""
    if not remembers(folder, database):
        with (folder / KEPT).open("a", encoding="utf-8") as handle:
            handle.write(f"{database}\n")


def remembers(folder: Path, database: str) -> bool:
    """Tell whether the folder has a note that a hall was kept in a database."""
    try:
        return database in (folder / KEPT).read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return False


def synchronise(folder: Path) -> None:
    """Bring the names in a folder to the disk, where the system can do that."""
    if sys.platform == "win32":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


class Lock:
    """Held by whoever serves a folder; it ends with the process, however that ends.

    A transaction on a file of its own is a lock on every system, and unlike others it is not passed on to
    processes that are started meanwhile.
    """

    def __init__(self, folder: Path) -> None:
        try:
            self._held = sqlite3.connect(
                folder / LOCK, timeout=0, isolation_level=None, check_same_thread=False
            )
            self._held.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            raise _why(error, folder) from error
        except sqlite3.DatabaseError as error:
            raise Unwritable(Trouble.DAMAGED, str(folder / LOCK)) from error

    def release(self) -> None:
        """Let another program serve the folder."""
        self._held.close()


def _why(error: sqlite3.OperationalError, folder: Path) -> Exception:
    code = error.sqlite_errorcode & 0xFF
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return InUse(str(folder))
    if code in (sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM):
        return Unwritable(Trouble.READ_ONLY, str(folder))
    return Unwritable(Trouble.FULL if code == sqlite3.SQLITE_FULL else Trouble.FAILING, str(error))
