"""A series of events as commands of the desk begin it, enter acts and tell it."""

from pathlib import Path

import click
import msgspec

from arbitro.cli.commands import complain, stop
from arbitro.cli.events import announce, read_journal
from arbitro.cli.language import language
from arbitro.cli.saving import save
from arbitro.desk.series import read_act, view
from arbitro.desk.series.judging import announcement
from arbitro.desk.series.record import SeriesRecord, open_series
from arbitro.desk.series.record import load_series as loaded_series
from arbitro.desk.series.view import table_lines
from arbitro.kernel import CaseEvent as Written
from arbitro.kernel import Malformed, Message
from arbitro.library import explain_refusal
from arbitro.library import tell as tell_message


def load_series(file: Path, head: str | None = None) -> SeriesRecord:
    """Return the series of a file, or end the run with one line."""
    return read_journal(file, lambda lines: loaded_series(lines, head))


def begin_series(file: Path, given: dict[str, object], edition: str) -> int:
    """Begin a series in a new file."""
    try:
        record = open_series(given, edition)
    except Malformed as error:
        stop(tell_message(error.message, language()))
    save(file, record.journal.export())
    announce(table_lines(record.series))
    return 0


def enter_in_series(file: Path, written: list[Written], author: str) -> int:
    """Enter acts; what is refused changes nothing, and those after it go on."""
    record, refused = load_series(file), 0
    try:
        facts = [read_act(one, f"[{number}]") for number, one in enumerate(written)]
    except Malformed as error:
        stop(tell_message(error.message, language()))
    for fact in facts:
        record, verdict = record.enter(fact, author)
        if verdict.refused:
            refused += 1
            complain(explain_refusal("desk", verdict.refused, language(), room="desk"))
        elif (message := announcement(fact, verdict)) is not None:
            announce([message])
    save(file, record.journal.export())
    return 1 if refused else 0


def show_series(file: Path, as_json: bool) -> int:
    """Show the table of a series."""
    series = load_series(file).series
    if as_json:
        click.echo(msgspec.json.encode(view(series)).decode())
    else:
        announce(table_lines(series))
    return 0


def verify_series(file: Path, head: str | None) -> int:
    """Check that nothing was changed or cut off."""
    journal = load_series(file, head).journal
    announce([Message("desk-told-whole", {"entries": len(journal.entries), "head": journal.head})])
    return 0
