"""`arbitro desk ratings`: the rating list that the journals of events lead to."""

from pathlib import Path

import click
import msgspec

from arbitro.cli.commands import TranslatedCommand, option, stop
from arbitro.cli.events import announce, load
from arbitro.cli.language import figure, tell
from arbitro.desk.answer import laws_of
from arbitro.desk.event import Event
from arbitro.desk.ratings.list import RatingLine, rating_list
from arbitro.desk.sheets.writing import as_csv
from arbitro.kernel import Message


@click.command("ratings", cls=TranslatedCommand, help="cli-desk-ratings")
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))
@option("--json", "form", flag_value="json", help="cli-option-json")
@option("--csv", "form", flag_value="csv", help="cli-option-csv")
def ratings(files: tuple[Path, ...], form: str | None) -> int:
    """Compute the ratings of events, in the order in which their files are named."""
    lines = rating_list(_events(files))
    if form == "json":
        click.echo(msgspec.json.encode(lines).decode())
    elif form == "csv":
        rows = [RatingLine.__struct_fields__, *map(msgspec.structs.astuple, lines)]
        click.echo(as_csv(rows).decode(), nl=False)
    else:
        announce(map(_line_message, lines))
    return 0


def _events(files: tuple[Path, ...]) -> list[Event]:
    """Return the events of files: different ones, of one game that is rated, or end the run with one line."""
    heads: dict[str, Path] = {}
    events: list[Event] = []
    for file in files:
        record = load(file)
        game = record.event.setup.game
        if laws_of(record.event).rating is None:
            stop(tell("cli-desk-unrated", file=str(file)))
        if events and game != events[0].setup.game:
            stop(tell("cli-desk-another-game", file=str(file)))
        # One event twice would count its matches twice; its head tells it under any file name.
        if (twin := heads.setdefault(record.journal.head, file)) is not file:
            stop(tell("cli-desk-same-event", file=str(file), twin=str(twin)))
        events.append(record.event)
    return events


def _line_message(line: RatingLine) -> Message:
    values = {
        "place": line.place,
        "player": line.player,
        "rating": figure(line.rating, ".2f"),
        "matches": line.matches,
    }
    if line.deviation is None:
        return Message("desk-told-fibs", {**values, "experience": line.experience})
    return Message("desk-told-glicko", {**values, "deviation": figure(line.deviation, ".2f")})
