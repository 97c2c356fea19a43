"""Events of the desk as commands open and tell them."""

from collections.abc import Iterable
from pathlib import Path

import click

from arbitro.cli.commands import stop
from arbitro.cli.language import language, tell
from arbitro.cli.system import read, reason
from arbitro.desk.record import Record, loaded
from arbitro.kernel import Message
from arbitro.kernel.journal import BadJournal
from arbitro.l10n import knows
from arbitro.library import tell as tell_message

WORDED = ("state", "stage", "by")
"""Values that are words of the desk and not names."""


def load(file: Path, head: str | None = None) -> Record:
    """Return the event of a file, or end the run with one line."""
    try:
        return loaded(read(str(file)), head)
    except OSError as error:
        stop(tell("cli-unreadable", file=str(file), reason=reason(error)))
    except BadJournal as error:
        what = tell(f"journal-{error.fault.reason}")
        stop(tell("journal-fault", journal=str(file), number=str(error.fault.number), what=what))


def announce(messages: Iterable[Message]) -> None:
    """Tell messages of the desk, one a line."""
    for message in messages:
        values = {name: _worded(value) if name in WORDED else value for name, value in message.values.items()}
        click.echo(tell_message(Message(message.id, values), language()))


def _worded(value: object) -> object:
    """Return a state, or how a match was won, in the user's language."""
    word = f"desk-word-{value}"
    return tell(word) if knows(word) else value
