"""`arbitro desk entries` and `arbitro desk export`: sheets that come in and go out."""

from datetime import UTC, datetime
from pathlib import Path

import click
import msgspec

from arbitro.cli.commands import BAD_INPUT, TranslatedCommand, complain, option, stop
from arbitro.cli.events import load
from arbitro.cli.language import language, tell
from arbitro.cli.saving import save
from arbitro.cli.system import read, reason
from arbitro.desk.reading import PEOPLE
from arbitro.desk.sheets.calendar import as_calendar
from arbitro.desk.sheets.people import People, PersonRow, Twin, Value, headings, people
from arbitro.desk.sheets.rows import rows_of
from arbitro.desk.sheets.tables import Sheet, as_objects, sheets
from arbitro.desk.sheets.trf import as_trf, has_report
from arbitro.desk.sheets.writing import as_csv, as_xlsx
from arbitro.kernel import Malformed
from arbitro.library import tell as tell_message


@click.command("entries", cls=TranslatedCommand, help="cli-desk-entries")
@click.argument("file")
@option(
    "--duplicates",
    type=click.Choice(["ask", "leave-out"]),
    default="ask",
    show_default=True,
    help="cli-option-desk-duplicates",
)
def entries(file: str, duplicates: str) -> int:
    """Print the entries of a sheet as `arbitro desk new --from` reads them, or name every bad cell."""
    found = _people(file)
    if found.aside:
        told = tell("desk-sheet-aside", columns=", ".join(found.aside), known=", ".join(PEOPLE))
        click.echo(told, err=True)
    for fault in found.faults:
        complain(tell_message(fault, language()))
    # All or nothing: who mends one cell reads the sheet again, and nobody is entered twice.
    if found.faults:
        return BAD_INPUT
    twins = [twin.again for twin in found.twins if duplicates == "leave-out" or _same(twin)]
    click.echo(msgspec.json.encode({"entries": _without(found.found, twins)}).decode())
    return 0


@click.command("export", cls=TranslatedCommand, help="cli-desk-export")
@click.argument("file", type=click.Path(path_type=Path))
@option(
    "--as",
    "form",
    type=click.Choice(["csv", "xlsx", "json", "trf16", "trf26", "ics"]),
    default="csv",
    help="cli-option-desk-as",
)
@option("--sheet", help="cli-option-desk-sheet")
@option("--out", type=click.Path(path_type=Path), help="cli-option-desk-out")
def export(file: Path, form: str, sheet: str | None, out: Path | None) -> int:
    """Write the sheets of an event, or one of them."""
    event = load(file).event
    if form in ("trf16", "trf26", "ics"):
        # FIDE's report of an event, or its calendar.
        title = file.stem
        if form == "ics":
            event_file = as_calendar(event, title, title, datetime.now(UTC))
        else:
            if not has_report(event):
                stop(tell("hall-problem-no-report"))
            event_file = as_trf(event, title, "trf26" if form == "trf26" else "trf16")
        return _put_out(event_file, out)
    found = sheets(event)
    name = sheet or ("matches" if form == "csv" else None)
    if name is not None and name not in found:
        stop(tell("cli-desk-no-sheet", sheet=name, known=", ".join(found)))
    chosen = found if name is None else {name: found[name]}
    # A workbook is bytes that no terminal shows.
    if form == "xlsx" and out is None:
        stop(tell("cli-desk-out-needed"))
    return _put_out(_write_sheets(chosen, form), out)


def _put_out(data: bytes, out: Path | None) -> int:
    if out is not None:
        save(out, data)
    else:
        click.echo(data.decode(), nl=False)
    return 0


def _people(file: str) -> People:
    try:
        return people(rows_of(read(file)), headings())
    except OSError as error:
        stop(tell("cli-unreadable", file=file, reason=reason(error)))
    except Malformed as error:
        stop(tell_message(error.message, language()))


def _same(twin: Twin) -> bool:
    """Ask whether a name that stands twice is one player; two players must be told apart in the sheet."""
    rows = {"name": twin.again.name, "first": str(twin.first.row), "again": str(twin.again.row)}
    try:
        answer = click.prompt(tell("cli-desk-same-player", **rows), default="", show_default=False, err=True)
    except click.Abort:
        # The end of the input is no yes.
        answer = ""
    same = answer.strip().casefold().startswith(tell("cli-desk-yes"))
    if not same:
        stop(tell("cli-desk-two-players", **rows))
    return True


def _without(found: tuple[PersonRow, ...], twins: list[PersonRow]) -> list[dict[str, Value]]:
    return [person.entry for person in found if person not in twins]


def _write_sheets(chosen: dict[str, Sheet], form: str) -> bytes:
    if form == "xlsx":
        return as_xlsx(chosen)
    if form == "csv":
        return as_csv(next(iter(chosen.values())))
    return msgspec.json.encode({name: as_objects(sheet) for name, sheet in chosen.items()}) + b"\n"
