"""Why the store does not do what it is asked: each refusal is a type of its own, and leaves nothing half done."""

from collections.abc import Mapping
from enum import StrEnum
from typing import ClassVar

from arbitro import __version__


class Trouble(StrEnum):
    """What keeps the store from writing."""

    FULL = "full"
    """There is no room left on the disk."""
    READ_ONLY = "read-only"
    FAILING = "failing"
    """The disk or the system answered with an error."""
    BUSY = "busy"
    """Another program holds the database for longer than one waits."""
    UNREACHABLE = "unreachable"
    """The database server does not answer."""
    DAMAGED = "damaged"
    """The file is no database, or no longer a whole one."""
    CLOSED = "closed"
    """The store has been closed."""


class Unavailable(Exception):
    """The database does not do its work now; the same may be asked again later."""

    def __init__(self, trouble: Trouble, detail: str = "") -> None:
        super().__init__(f"{trouble.value}: {detail}" if detail else trouble.value)
        self.trouble = trouble


class Unwritable(Unavailable):
    """Nothing was written; what was acknowledged can still be read."""


class Unreadable(Unavailable):
    """Nothing can be read."""


class StoreRefusal(Exception):
    """What was asked does not fit what is stored; nothing was written."""


class Stale(StoreRefusal):
    """The journal stands at another entry than the caller expected."""

    def __init__(self, journal: str, sequence: int) -> None:
        super().__init__(f"{journal} stands at {sequence}")
        self.sequence = sequence
        """The number of its last entry; -1 where there is none."""


class Repeated(StoreRefusal):
    """The command was carried out before."""


class Reused(StoreRefusal):
    """The command's id was used before, with another body."""


class Taken(StoreRefusal):
    """A journal of that name is there already."""


class Fenced(StoreRefusal):
    """Somebody else has taken the journal over since."""


class CannotOpen(Exception):
    """The data folder, its database or a file cannot be used."""

    reason: ClassVar[str]
    """Why, in one word."""
    values: Mapping[str, str] = {}
    """What else is said of it."""


class InUse(CannotOpen):
    """Another program serves the hall of this folder."""

    reason = "in-use"


class NewerSchema(CannotOpen):
    """What is stored was written by a newer version of the program."""

    reason = "newer"

    def __init__(self, revision: str, program: str = "") -> None:
        super().__init__(revision)
        self.values = {"revision": revision, "program": program or "?", "own": __version__}


class OlderSchema(CannotOpen):
    """What is stored was written by an older version, and is brought forward by the program that serves it."""

    reason = "older"


class NoHall(CannotOpen):
    """There is no hall in that folder or database."""

    reason = "none"


class MissingHall(CannotOpen):
    """A hall was kept here, and its database is gone or empty: that is no reason to begin a new one."""

    reason = "missing"


class Damaged(CannotOpen):
    """The database of the hall is no database any more, or not a whole one."""

    reason = "damaged"


class NoDigest(CannotOpen):
    """The backup or export does not say by which digest it can be checked."""

    reason = "no-digest"


class NotEmpty(CannotOpen):
    """There is a hall already where another should be put."""

    reason = "not-empty"


class NoDriver(CannotOpen):
    """The program was installed without what it needs to speak to a database server."""

    reason = "no-driver"


class BadAddress(CannotOpen):
    """The address of the database is none of a PostgreSQL server."""

    reason = "bad-address"


class Unsound(CannotOpen):
    """The file is no backup or export of a hall, or was changed since it was made."""

    reason = "unsound"
