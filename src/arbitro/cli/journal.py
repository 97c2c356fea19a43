"""`arbitro journal`: nothing was changed, cut off or lost; and the records of matches, written from their journals."""

import re
import zipfile
from collections import Counter
from pathlib import Path

import click
import msgspec

from arbitro.cli.commands import Group, TranslatedCommand, option, stop
from arbitro.cli.journals import read_journal, resume
from arbitro.cli.language import tell
from arbitro.cli.place import refusals_told
from arbitro.cli.saving import save
from arbitro.files import must_be_file
from arbitro.kernel.incoming import decode_json
from arbitro.kernel.plugin import load, plugin, plugins
from arbitro.kernel.signature import SignedHead, find_flaw
from arbitro.library import game_of
from arbitro.store.values import Place
from arbitro.store.verify import Checked

journal = Group(name="journal", help="cli-journal")
FAULTY = 1
EVERY_FORM = tuple(dict.fromkeys(form for game in plugins().values() for form in game.exports))
_HEAD = re.compile(r"[0-9]{1,18}:[0-9a-f]{64}")
# Files are told apart by how they begin, not by their names: a backup may be called anything.
_SQLITE = b"SQLite format 3\0"


@journal.command("verify", cls=TranslatedCommand, help="cli-journal-verify")
@click.argument("place", type=click.Path(path_type=Path))
@option("--database", help="cli-option-database")
@option("--head", help="cli-option-head")
@option("--signature", type=click.Path(path_type=Path), help="cli-option-signature")
@option("--key", "keys", multiple=True, help="cli-option-key")
def verify(
    place: Path, database: str | None, head: str | None, signature: Path | None, keys: tuple[str, ...]
) -> int:
    """Check every journal of a folder, a backup, an export, or one journal, and the signatures that are with it."""
    kept = _head(head)
    with refusals_told(place):
        checked = _check_place(place, database, kept)
        signatures = _signatures(place, signature)
    for name, fault in checked.faults:
        click.echo(
            tell(
                "journal-fault", journal=name, number=str(fault.number), what=tell(f"journal-{fault.reason}")
            )
        )
    if checked.missing:
        click.echo(tell("journal-missing", count=checked.missing))
    # What is not whole has no head to be noted down, and signatures of it prove nothing.
    if not checked.whole:
        return FAULTY
    click.echo(tell("journal-whole", journals=checked.journals, entries=checked.entries))
    if checked.head.position:
        written = f"{checked.head.position}:{checked.head.digest}"
        click.echo(tell("journal-head", head=written))
    return _tell_signatures(signatures, keys)


def _signatures(place: Path, signature: Path | None) -> list[tuple[str, SignedHead, str | None]]:
    """Return the signatures that are with journals, each with the digest of the entry up to which it is said to be."""
    from arbitro.store.signing import digest_of, signatures_beside

    try:
        if signature is not None:
            signed = decode_json(signature.read_bytes(), SignedHead)
            return [(place.name, signed, digest_of(place.read_bytes(), signed))]
        return list(signatures_beside(place)) if place.is_file() and zipfile.is_zipfile(place) else []
    except (msgspec.DecodeError, UnicodeDecodeError):
        stop(tell("journal-bad-signature", file=str(signature or place)))


def _tell_signatures(signatures: list[tuple[str, SignedHead, str | None]], keys: tuple[str, ...]) -> int:
    """Say which signatures are good, and of which keys; return how the command ends."""
    by_key, faulty = Counter[str](), 0
    for name, signed, digest in signatures:
        if flaw := find_flaw(signed, digest, keys):
            faulty = FAULTY
            click.echo(tell(f"journal-signature-{flaw}", journal=name, key=signed.key))
        else:
            by_key[signed.key] += 1
    for key, count in by_key.items():
        click.echo(tell("journal-signed", count=count, key=key))
    # A good signature says that some key made it; whose key that is, only a comparison tells (trust).
    if by_key and not keys:
        click.echo(tell("journal-compare-key"))
    return faulty


def _head(written: str | None) -> Place:
    """Return where a hall stood once, as it was noted down then."""
    if written is None:
        return Place()
    position, _, digest = written.strip().partition(":")
    if not _HEAD.fullmatch(written.strip()):
        stop(tell("journal-bad-head", head=written))
    return Place(int(position), digest)


def _check_place(place: Path, database: str | None, kept: Place) -> Checked:
    """Check what lies at a place, whatever of ours it is, and that it has come from where it stood once."""
    from arbitro.store import verify
    from arbitro.store.copies import verify_backup
    from arbitro.store.transfer import check_export

    # A device is no backup, and reading one need never end.
    must_be_file(place)
    if place.is_dir():
        return verify.check_hall(place, database, kept)
    with place.open("rb") as file:
        start = file.read(len(_SQLITE))
    if start == _SQLITE:
        return verify_backup(place, kept)
    return check_export(place, kept) if zipfile.is_zipfile(place) else verify.check_journal(place)


@journal.command("export", cls=TranslatedCommand, help="cli-journal-export")
@click.argument("file")
@option("--as", "form", type=click.Choice(EVERY_FORM), required=True, help="cli-option-as")
@option("--output", "-o", type=click.Path(path_type=Path), help="cli-option-output-file")
def export(file: str, form: str, output: Path | None) -> None:
    """Write the record of a match, as the journal tells it now."""
    sitting = resume(file, read_journal(file))
    name = game_of(sitting.game.edition)
    forms = plugin(name).exports
    if form not in forms:
        stop(tell("cli-journal-no-form", game=name, form=form, known=", ".join(forms)))
    written = load(forms[form])(sitting)
    if output:
        save(output, written.encode())
    else:
        click.echo(written, nl=False)
