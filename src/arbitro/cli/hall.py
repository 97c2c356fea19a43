"""`arbitro backup`, `arbitro restore` and `arbitro hall`: a hall kept safe, and taken elsewhere."""

from pathlib import Path

import click

from arbitro.cli.commands import Command, Group, command
from arbitro.cli.language import tell
from arbitro.cli.place import hall_options, refusals_told

hall = Group(name="hall", help="cli-hall")
_FILE = click.Path(path_type=Path)


@command("backup")
@click.argument("file", type=_FILE)
@hall_options
def backup(file: Path, data: Path, database: str | None) -> int:
    """Write the whole hall into one file, also while it is served."""
    from arbitro.store.copies import back_up

    with refusals_told(file, "cli-unwritable"):
        checked = back_up(data, database, file)
    click.echo(tell("hall-backed-up", file=str(file), journals=checked.journals, entries=checked.entries))
    if not checked.whole:
        click.echo(tell("hall-backed-up-with-faults", folder=str(data)), err=True)
    return 0 if checked.whole else 1


@command("restore")
@click.argument("file", type=_FILE)
@hall_options
def restore(file: Path, data: Path, database: str | None) -> None:
    """Make the hall of a backup that of the folder."""
    from arbitro.store import restoring

    with refusals_told(file):
        aside = restoring.restore(file, data, database)
    click.echo(tell("hall-restored", folder=str(data)))
    if aside is not None:
        click.echo(tell("hall-set-aside", file=str(aside)))


@hall.command("export", cls=Command, help="cli-hall-export")
@click.argument("file", type=_FILE)
@hall_options
def export(file: Path, data: Path, database: str | None) -> None:
    """Write the whole hall into one file for another hall or another program."""
    from arbitro.store.transfer import export_hall

    with refusals_told(file, "cli-unwritable"):
        manifest = export_hall(data, database, file)
    click.echo(tell("hall-exported", file=str(file), journals=manifest.journals, entries=manifest.entries))


@hall.command("import", cls=Command, help="cli-hall-import")
@click.argument("file", type=_FILE)
@hall_options
def import_file(file: Path, data: Path, database: str | None) -> None:
    """Take over the hall of a file into a folder that has none."""
    from arbitro.store.transfer import import_hall

    with refusals_told(file):
        checked = import_hall(file, data, database)
    click.echo(tell("hall-imported", file=str(file), journals=checked.journals, entries=checked.entries))
