"""`arbitro backup`, `arbitro restore` and `arbitro hall`: a hall kept safe, and taken elsewhere."""

from datetime import UTC, datetime
from pathlib import Path

import click

from arbitro.cli.commands import Group, TranslatedCommand, command, option, stop
from arbitro.cli.language import language, tell
from arbitro.cli.place import hall_options, read_password, refusals_told
from arbitro.l10n.dates import write_moment

hall = Group(name="hall", help="cli-hall")
_FILE = click.Path(path_type=Path)


@command("backup")
@click.argument("file", type=_FILE)
@hall_options
def backup(file: Path, data: Path, database: str | None) -> int:
    """Write the whole hall into one file, also while it is served."""
    from arbitro.store.copies import back_up
    from arbitro.store.seals import sealed_digest

    with refusals_told(file, "cli-unwritable"):
        checked = back_up(data, database, file)
    click.echo(tell("hall-backed-up", file=str(file), journals=checked.journals, entries=checked.entries))
    click.echo(tell("hall-backup-digest", digest=sealed_digest(file) or ""))
    # Written all the same: a backup with faults is better than none, but whoever asked must know.
    if not checked.whole:
        click.echo(tell("hall-backed-up-with-faults", folder=str(data)), err=True)
    return 0 if checked.whole else 1


@command("restore")
@click.argument("file", type=_FILE)
@hall_options
@option("--without-digest", is_flag=True, help="cli-option-without-digest")
def restore(file: Path, data: Path, database: str | None, without_digest: bool) -> None:
    """Make the hall of a backup that of the folder."""
    from arbitro.store import restoring

    with refusals_told(file):
        restored = restoring.restore(file, data, database, without_digest=without_digest)
    click.echo(tell("hall-restored", folder=str(data)))
    if restored.aside is not None:
        click.echo(tell("hall-set-aside", file=str(restored.aside)))
    if restored.digest is None:
        click.echo(tell("hall-restored-without-digest", file=str(file)), err=True)


@hall.command("export", cls=TranslatedCommand, help="cli-hall-export")
@click.argument("file", type=_FILE)
@hall_options
def export(file: Path, data: Path, database: str | None) -> None:
    """Write the whole hall into one file for another hall or another program."""
    from arbitro.store.transfer import export_hall

    with refusals_told(file, "cli-unwritable"):
        manifest = export_hall(data, database, file)
    click.echo(tell("hall-exported", file=str(file), journals=manifest.journals, entries=manifest.entries))


@hall.command("import", cls=TranslatedCommand, help="cli-hall-import")
@click.argument("file", type=_FILE)
@hall_options
@option("--without-digest", is_flag=True, help="cli-option-without-digest")
def import_file(file: Path, data: Path, database: str | None, without_digest: bool) -> None:
    """Take over the hall of a file into a folder that has none."""
    from arbitro.store.transfer import import_hall

    with refusals_told(file):
        imported = import_hall(file, data, database, without_digest=without_digest)
    journals, entries = imported.checked.journals, imported.checked.entries
    click.echo(tell("hall-imported", file=str(file), journals=journals, entries=entries))
    if imported.digest is None:
        click.echo(tell("hall-restored-without-digest", file=str(file)), err=True)


@hall.command("archive", cls=TranslatedCommand, help="cli-hall-archive")
@click.argument("file", type=_FILE)
@option("--days", type=click.IntRange(0), default=365, show_default=True, help="cli-option-days")
@hall_options
def archive(file: Path, days: int, data: Path, database: str | None) -> None:
    """Move finished matches that are old enough out of the hall into one file."""
    from arbitro.store.retention import archive_hall

    # What is archived leaves the hall: never over an archive that is there.
    if file.exists():
        stop(tell("hall-archive-there", file=str(file)))
    with refusals_told(file, "cli-unwritable"):
        gone = archive_hall(data, database, file, days)
    click.echo(tell("hall-archived", file=str(file), journals=gone.journals))


@hall.command("director", cls=TranslatedCommand, help="cli-hall-director")
@click.argument("name")
@hall_options
def director(name: str, data: Path, database: str | None) -> None:
    """Make or reset a director's account with the password on standard input, also while the hall is served."""
    from arbitro.store import Store
    from arbitro.web.hall.first_director import appoint
    from arbitro.web.hall.problems import Problem

    password = read_password()
    with refusals_told(data):
        # `beside` opens a hall that another process may serve; only where there is none yet, one is made.
        if _empty(data, database):
            Store.serve(data, database).close()
        with Store.beside(data, database) as store:
            try:
                appoint(store, name, password)
            except Problem as problem:
                stop(problem.detail(language()))
    click.echo(tell("hall-director-made", name=name))


@hall.command("key", cls=TranslatedCommand, help="cli-hall-key")
@option("--new", is_flag=True, help="cli-option-new-key")
@hall_options
def key(new: bool, data: Path, database: str | None) -> None:
    """Print the keys that the hall signs its journals with, or begin with a new one, also while it is served."""
    from functools import partial

    from arbitro.live.time_source import SystemTime
    from arbitro.store import Store
    from arbitro.store.signing import can_sign, rotate_key, signing_keys

    if new and not can_sign():
        stop(tell("hall-cannot-sign"))
    with refusals_told(data), Store.beside(data, database) as store:
        if new:
            store.write(partial(rotate_key, now=SystemTime().wall())).result()
        found = store.read(signing_keys)
    for one in found:
        since, until = _moment(one.since), _moment(one.until)
        click.echo(tell("hall-key-was" if until else "hall-key-is", key=one.key, since=since, until=until))
    if not found:
        click.echo(tell("hall-no-key"), err=True)


@hall.command("person", cls=TranslatedCommand, help="cli-hall-person")
@click.argument("number", type=click.IntRange(1))
@option("--export", "export_all", is_flag=True, help="cli-option-person-export")
@option("--erase", "erase_all", is_flag=True, help="cli-option-person-erase")
@hall_options
def person(number: int, export_all: bool, erase_all: bool, data: Path, database: str | None) -> None:
    """Print all that the hall has of somebody in the register, or erase them."""
    from functools import partial

    import msgspec

    from arbitro.kernel.pseudonyms import forget
    from arbitro.live.personal import personal_data
    from arbitro.live.time_source import SystemTime
    from arbitro.store import Store, register

    # Neither, or both: nobody erases somebody by leaving an option out.
    if export_all == erase_all:
        stop(tell("hall-person-choose"))
    with (
        refusals_told(data),
        # An export only reads, also beside a server; erasing is done while
        # nobody serves the hall (docs/privacy.md).
        Store.beside(data, database) if export_all else Store.serve(data, database) as store,
    ):
        if store.read(partial(register.find, kind="person", number=number)) is None:
            stop(tell("hall-person-none", number=str(number)))
        if export_all:
            found = msgspec.json.encode(personal_data(store, number))
            click.echo(msgspec.json.format(found).decode())
            return
        gone = store.write(partial(register.erase, number=number, now=SystemTime().wall())).result()
        for one in gone:
            forget(one.pseudonym)
    click.echo(tell("hall-person-erased", number=str(number), names=len(gone)))


def _moment(at: int | None) -> str:
    """Return a moment in words, in UTC; nothing where there is none."""
    if at is None:
        return ""
    return f"{write_moment(datetime.fromtimestamp(at / 1000, UTC), language())} UTC"


def _empty(data: Path, database: str | None) -> bool:
    """Tell whether there is no hall yet."""
    from arbitro.store import NoHall, Store

    try:
        Store.beside(data, database).close()
    except NoHall:
        return True
    return False


@hall.command("description", cls=TranslatedCommand, help="cli-hall-description")
def description() -> None:
    """Print the description of the API (OpenAPI), from which clients are made."""
    import msgspec

    from arbitro.web.hall.table import description as described

    click.echo(msgspec.json.encode(described()).decode())


@command("permissions")
@option("--json", "as_json", is_flag=True, help="cli-option-json")
def permissions(as_json: bool) -> None:
    """Print who may ask which address, see which page and field, enter which act and give which role."""
    import msgspec

    from arbitro.web.hall.table import permissions as table
    from arbitro.web.hall.table import policy

    if as_json:
        click.echo(msgspec.json.encode(table()).decode())
        return
    for what, lines in policy().items():
        click.echo(tell(f"cli-permissions-{what}"))
        for line in lines:
            click.echo(f"  {line}")
