"""Journals of matches in files: read whole or not at all, and written entry by entry."""

import os
from pathlib import Path
from typing import Any, NoReturn

from arbitro.cli.commands import stop
from arbitro.cli.language import tell
from arbitro.cli.system import read, reason
from arbitro.files import replace
from arbitro.kernel import BadJournal, Fault, Journal, Malformed, Sitting
from arbitro.library import NotBuilt, UnknownEdition, game


def read_journal(file: str) -> Journal:
    """Return the journal of a file, or stop with a line that names its first bad entry."""
    try:
        return Journal.load(read(file))
    except OSError as error:
        stop(tell("cli-unreadable", file=file, reason=reason(error)))
    except BadJournal as error:
        stop(fault_told(file, error.fault))


def fault_told(file: str, fault: Fault) -> str:
    """Return what is wrong with a journal."""
    return tell("journal-fault", journal=file, number=str(fault.number), what=tell(f"journal-{fault.reason}"))


def resume(file: str, journal: Journal) -> Sitting[Any, Any]:
    """Return the match that a journal tells, or stop where this version cannot play it."""
    edition = journal.opened.edition
    try:
        return Sitting.resume(game(edition), journal)
    except (UnknownEdition, NotBuilt):
        stop(tell("cli-not-built", edition=edition))
    except (ValueError, Malformed):
        _unreadable(file)


def _unreadable(file: str) -> NoReturn:
    stop(fault_told(file, Fault(0, "unreadable")))


class JournalFile:
    """Where the journal of one match is kept: in a file, each entry on disk before it counts, or in memory alone."""

    def __init__(self, file: str | None, written: int = 0) -> None:
        self.file = file
        self.written = written
        """How many entries are in a file."""

    def keep(self, sitting: Sitting[Any, Any]) -> None:
        """Append what is new, or leave the file as it was and raise OSError."""
        if self.file is None:
            return
        with Path(self.file).open("ab") as file:
            size = file.tell()
            try:
                file.writelines(line + b"\n" for line in sitting.journal.lines(self.written))
                file.flush()
                # fsync: an entry counts once a power cut cannot take it back (durability).
                os.fsync(file.fileno())
            except OSError:
                # Half a line would make the journal unreadable: the file is cut back to its last whole entry.
                file.truncate(size)
                raise
        self.written = sitting.sequence + 1

    def save(self, sitting: Sitting[Any, Any], where: str) -> str | None:
        """Write the whole journal and return the file's name, None where none was named; raises OSError."""
        file = where or self.file
        if file and file != self.file:
            replace(Path(file), sitting.journal.export())
            self.written = max(self.written, sitting.sequence + 1) if self.file is None else self.written
        return file
