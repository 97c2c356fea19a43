"""`arbitro papers`: the official papers as PDF, blank for the table or filled in from a journal."""

from pathlib import Path

import click

from arbitro.cli.commands import Group, TranslatedCommand, option, stop
from arbitro.cli.journals import read_journal, resume
from arbitro.cli.language import language, tell
from arbitro.cli.saving import save
from arbitro.kernel.plugin import plugin, plugins
from arbitro.library import game_of
from arbitro.papers import SIZES, Occasion, Size, blank_paper, match_paper

papers = Group(name="papers", help="cli-papers")


@papers.command("blank", cls=TranslatedCommand, help="cli-papers-blank")
@click.argument("game", type=click.Choice([game.name for game in plugins().values() if game.paper]))
@option("--size", type=click.Choice(SIZES), default=SIZES[0], help="cli-option-size")
@option("--output", "-o", type=click.Path(path_type=Path), help="cli-option-output-paper")
def blank(game: str, size: Size, output: Path | None) -> None:
    """Write the paper of a game with nothing filled in."""
    paper = blank_paper(game, language(), size)
    assert paper is not None
    _save(output or Path(f"{game}.pdf"), paper)


@papers.command("match", cls=TranslatedCommand, help="cli-papers-match")
@click.argument("file")
@option("--size", type=click.Choice(SIZES), default=SIZES[0], help="cli-option-size")
@option("--output", "-o", type=click.Path(path_type=Path), help="cli-option-output-paper")
def match(file: str, size: Size, output: Path | None) -> None:
    """Write the paper of the match that a journal tells."""
    sitting = resume(file, read_journal(file))
    name = "" if file == "-" else Path(file).stem
    occasion = Occasion(match=name, act=sitting.sequence, head=sitting.journal.head)
    paper = match_paper(sitting, occasion, language(), size)
    if paper is None:
        game = game_of(sitting.game.edition)
        stop(tell("cli-journal-no-form", game=game, form="pdf", known=", ".join(plugin(game).exports)))
    _save(output or Path(f"{name or 'match'}.pdf"), paper)


def _save(file: Path, paper: bytes) -> None:
    save(file, paper)
    click.echo(tell("cli-papers-written", file=str(file)))
