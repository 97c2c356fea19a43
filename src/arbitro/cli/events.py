"""Events of the desk as commands open and tell them."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TypeVar

import click
import msgspec

from arbitro.cli.commands import stop
from arbitro.cli.language import language, tell
from arbitro.cli.system import read, reason
from arbitro.desk.record import EventRecord, load_record
from arbitro.desk.series import SERIES
from arbitro.kernel import Message
from arbitro.kernel.journal import BadJournal
from arbitro.l10n import knows
from arbitro.library import tell as tell_message

T = TypeVar("T")

WORDED = ("state", "stage", "by")
"""Values that are words of the desk and not names."""


def load(file: Path, head: str | None = None) -> EventRecord:
    """Return the event of a file, or end the run with one line."""
    if is_series(file):
        stop(tell("cli-desk-is-a-series", file=str(file)))
    return read_journal(file, lambda lines: load_record(lines, head))


def is_series(file: Path) -> bool:
    """Tell whether a file is the journal of a series, by its first line; what cannot be read is none."""
    try:
        # The first line is the opening, which says what the rest is a journal of.
        with file.open("rb") as lines:
            opening = msgspec.json.decode(lines.readline())
        return bool(opening["act"]["terms"].get("level") == SERIES)
    except (OSError, msgspec.DecodeError, UnicodeDecodeError, LookupError, TypeError, AttributeError):
        return False


def read_journal(file: Path, reads: Callable[[bytes], T]) -> T:
    """Return what the journal of a file leads to, or end the run with one line."""
    try:
        return reads(read(str(file)))
    except OSError as error:
        stop(tell("cli-unreadable", file=str(file), reason=reason(error)))
    except BadJournal as error:
        what = tell(f"journal-{error.fault.reason}")
        stop(tell("journal-fault", journal=str(file), number=str(error.fault.number), what=what))


def announce(messages: Iterable[Message]) -> None:
    """Tell messages of the desk, one a line."""
    for message in messages:
        values = {
            name: _state_in_words(value) if name in WORDED else value
            for name, value in message.values.items()
        }
        click.echo(tell_message(Message(message.id, values), language()))


def _state_in_words(value: object) -> object:
    """Return a state, or how a match was won, in the user's language."""
    word = f"desk-word-{value}"
    return tell(word) if knows(word) else value
