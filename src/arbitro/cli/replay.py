"""`arbitro replay`: a match told from its journal."""

from typing import Any

import click
import msgspec

from arbitro.cli.commands import command, option, stop
from arbitro.cli.journals import read_journal, resume
from arbitro.cli.language import language, tell
from arbitro.cli.seats.terminal import show
from arbitro.cli.telling import entry_lines, rulings_of, stands, words_of
from arbitro.kernel import Journal, Refused, Sitting, ToldEntry
from arbitro.library import recount
from arbitro.library import tell as tell_message


@command("replay")
@click.argument("file")
@option("--at", "number", type=click.IntRange(min=0), help="cli-option-at")
@option("--json", "as_json", is_flag=True, help="cli-option-json-lines")
def replay(file: str, number: int | None, as_json: bool) -> None:
    """Tell every act of a match with its ruling, its law and what is said, and how the match then stands."""
    journal = read_journal(file)
    last = len(journal.entries) - 1
    if number is not None and number > last:
        stop(tell("cli-journal-no-entry", number=str(number), last=str(last)))
    # The first entries of a journal are a journal: to look back nothing has to be undone.
    sitting = resume(file, journal if number is None else Journal(journal.entries[: number + 1]))
    (_as_json if as_json else _as_words)(sitting)


def _as_words(sitting: Sitting[Any, Any]) -> None:
    edition = sitting.game.edition
    for one in sitting.history():
        for line in entry_lines(sitting.game, one):
            show(line)
    show(stands(sitting.standing(), sitting.journal.opened.players))
    view = sitting.view()
    for part in (view.match, view.after):
        if words := recount(edition, part, language()):
            show(words, "  ")


def _as_json(sitting: Sitting[Any, Any]) -> None:
    for one in sitting.history():
        click.echo(msgspec.json.encode(_entry(sitting.game.edition, one)))
    view, standing = sitting.view(), sitting.standing()
    end = {"sequence": sitting.sequence, "standing": standing, "match": view.match, "after": view.after}
    click.echo(msgspec.json.encode(end))


def _entry(edition: str, one: ToldEntry[Any, Any]) -> dict[str, object]:
    """Return an entry as it stands in the journal, with what is ruled on it and said of it."""
    entry, played = one.entry, one.played
    rulings = [*rulings_of(played.verdicts)] if played else []
    return {
        "number": entry.number,
        "at": entry.at,
        "author": entry.author,
        "act": entry.act,
        "counts": played is not None and not played.lapsed,
        "rulings": [
            {"law": one.law, "text": words_of(edition, one), "derived": one.derived}
            for one in rulings
            if not isinstance(one, Refused)
        ],
        "say": [tell_message(message, language()) for message in played.says] if played else [],
    }
