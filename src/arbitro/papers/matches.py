"""The official paper of a match: filled in as it stands, or blank for the table."""

from typing import Any

from arbitro.kernel import Sitting
from arbitro.kernel.plugin import load, plugins
from arbitro.l10n import Language
from arbitro.library import game_of
from arbitro.papers.occasion import MatchPaper, Occasion
from arbitro.papers.press import Printed, PrintJob, Size, pdf, press, print_job

NAMELESS = ("", "")


def paper_of(game: str) -> MatchPaper | None:
    """Return the official paper of a game, where it has one."""
    found = plugins().get(game)
    return load(found.paper) if found and found.paper else None


def match_paper(
    sitting: Sitting[Any, Any], occasion: Occasion, language: Language, size: Size = "a4"
) -> bytes | None:
    """Return the official paper of a match as it stands, as PDF; None where its game has none."""
    job = match_job(sitting, occasion, language, size)
    return press(job)[0] if job else None


def match_job(
    sitting: Sitting[Any, Any], occasion: Occasion, language: Language, size: Size = "a4"
) -> PrintJob | None:
    """Return the official paper of a match as it stands, as it goes to the press; None where its game has none."""
    paper = paper_of(game_of(sitting.game.edition))
    if paper is None:
        return None
    return print_job((Printed(paper.template, paper.filled(sitting, occasion)),), language, size)


def blank_paper(game: str, language: Language, size: Size = "a4") -> bytes | None:
    """Return the official paper of a game with nothing filled in, as PDF; None where it has none."""
    paper = paper_of(game)
    if paper is None:
        return None
    return pdf(paper.template, paper.blank(Occasion(), NAMELESS, None), language, size)


def blank_card(game: str, occasion: Occasion, names: tuple[str, str], length: int | None = None) -> Printed:
    """Return the paper of a game that has one, to be printed with others."""
    paper = paper_of(game)
    assert paper is not None
    return Printed(paper.template, paper.blank(occasion, names, length))
