"""`arbitro journal verify`: nothing was changed, cut off or lost."""

import zipfile
from pathlib import Path

import click

from arbitro.cli.commands import Command, Group, option
from arbitro.cli.language import tell
from arbitro.cli.place import refusals_told
from arbitro.store.verify import Checked

journal = Group(name="journal", help="cli-journal")
FAULTY = 1
_SQLITE = b"SQLite format 3\0"


@journal.command("verify", cls=Command, help="cli-journal-verify")
@click.argument("place", type=click.Path(path_type=Path))
@option("--database", help="cli-option-database")
def verify(place: Path, database: str | None) -> int:
    """Check every journal of a folder, a backup, an export, or one journal."""
    with refusals_told(place):
        checked = _checked(place, database)
    for name, fault in checked.faults:
        click.echo(
            tell(
                "journal-fault", journal=name, number=str(fault.number), what=tell(f"journal-{fault.reason}")
            )
        )
    if checked.missing:
        click.echo(tell("journal-missing", count=checked.missing))
    if not checked.whole:
        return FAULTY
    click.echo(tell("journal-whole", journals=checked.journals, entries=checked.entries))
    return 0


def _checked(place: Path, database: str | None) -> Checked:
    """Check what lies at a place, whatever of ours it is."""
    from arbitro.store import verify
    from arbitro.store.copies import verified
    from arbitro.store.transfer import check_export

    if place.is_dir():
        return verify.check_hall(place, database)
    with place.open("rb") as file:
        start = file.read(len(_SQLITE))
    if start == _SQLITE:
        return verified(place)
    return check_export(place) if zipfile.is_zipfile(place) else verify.check_journal(place)
