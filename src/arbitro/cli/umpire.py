"""`arbitro umpire`: a match umpired in typed lines, each act with its ruling."""

from collections.abc import Callable
from pathlib import Path
from time import monotonic_ns
from typing import Any

import click
import msgspec

from arbitro.cli.commands import command, complain, option, stop
from arbitro.cli.console.completion import complete_with, completions
from arbitro.cli.console.console import Console
from arbitro.cli.journals import JournalFile, read_journal, resume
from arbitro.cli.language import language, tell
from arbitro.cli.laws import EditionChoice
from arbitro.cli.seats.terminal import LeftTheTable, show, spelling
from arbitro.cli.system import NotText, next_line, reason
from arbitro.kernel import Game, Malformed, Sitting
from arbitro.library import NotBuilt, game
from arbitro.library import tell as tell_message
from arbitro.library.yaml12 import documents


@command("umpire")
@click.argument("edition", type=EditionChoice())
@option("--player", "players", multiple=True, help="cli-option-player")
@option("--set", "terms", multiple=True, help="cli-option-set")
@option("--journal", "file", type=click.Path(dir_okay=False), help="cli-option-journal")
@option("--author", default="umpire", show_default=True, help="cli-option-author")
def umpire(
    edition: str, players: tuple[str, ...], terms: tuple[str, ...], file: str | None, author: str
) -> None:
    """Open a match, or go on with the one in the journal, and carry out what is typed."""
    # An empty file is a journal that nobody has begun.
    there = file is not None and Path(file).is_file() and Path(file).stat().st_size > 0
    sitting = _find_match(edition, str(file)) if there else _open_match(edition, players, terms, author)
    journal = JournalFile(file, sitting.sequence + 1 if there else 0)
    try:
        # The opening is kept before a line is typed: a file that cannot be written is found now.
        journal.keep(sitting)
    except OSError as error:
        stop(tell("cli-unwritable", file=str(file), reason=reason(error)))
    _run(Console(sitting, journal, _clock(sitting), author))


def _run(console: Console) -> None:
    words = [spelling(command) for command in console.commands]
    complete_with(lambda line: completions(line, console.sitting.offers(), words))
    show(tell("console-welcome", edition=console.edition))
    try:
        while True:
            for line in console.status():
                show(line)
            try:
                typed = next_line(f"{console.prompt()}> ")
            except NotText:
                complain(tell("cli-not-utf8", file=tell("cli-line")))
                continue
            for line in console.do(typed):
                show(line)
    except (LeftTheTable, EOFError, KeyboardInterrupt):
        click.echo()


def _find_match(edition: str, file: str) -> Sitting[Any, Any]:
    sitting = resume(file, read_journal(file))
    if sitting.game.edition != edition:
        stop(tell("cli-umpire-other-edition", file=file, edition=sitting.game.edition))
    return sitting


def _open_match(
    edition: str, players: tuple[str, ...], terms: tuple[str, ...], author: str
) -> Sitting[Any, Any]:
    try:
        played = game(edition)
        return Sitting.open(played, _terms(played, terms), players, author=author)
    except NotBuilt:
        stop(tell("cli-not-built", edition=edition))
    except Malformed as error:
        stop(tell_message(error.message, language()))


def _terms(played: Game[Any, Any], terms: tuple[str, ...]) -> Any:
    """Return the terms of a match as they were typed, each `length.points=5`, or stop."""
    said: dict[str, Any] = {}
    for term in terms:
        name, equals, value = term.partition("=")
        if not equals:
            stop(tell("cli-umpire-set", text=term))
        *above, last = name.split(".")
        into = said
        for part in above:
            into = into.setdefault(part, {})
        # Read as YAML, as in cases: 5 is a number and `true` a truth.
        into[last] = next(documents(value), None)
    try:
        return msgspec.convert(said, played.terms)
    except msgspec.ValidationError:
        stop(
            tell("cli-umpire-terms", terms=", ".join(terms), known=", ".join(played.terms.__struct_fields__))
        )


def _clock(sitting: Sitting[Any, Any]) -> Callable[[], int]:
    """Return the time since the match was opened; a match that goes on goes on where it was left."""
    # Monotonic: the clock of the system may be set back in a match, moments of a journal may not.
    begun, before = monotonic_ns(), sitting.journal.at
    return lambda: before + (monotonic_ns() - begun) // 1_000_000
