"""The page on the program's dice: how they work in plain words, and a check of a match in the reader's browser."""

from functools import cache
from importlib.resources import files

from starlette.requests import Request
from starlette.responses import Response

from arbitro.backgammon import dice
from arbitro.l10n import Language
from arbitro.web.language import language_of
from arbitro.web.page import page


def explain_dice(request: Request) -> Response:
    """Explain the dice, and offer the check."""
    title, text = plain_words(language_of(request))
    return page(request, "dice.html", title=title, explained=text, reasons=dice.REASONS, ways=dice.WAYS)


@cache
def plain_words(language: Language) -> tuple[str, str]:
    """Return the title and the text of the explanation in a language, as Markdown."""
    text = files(dice).joinpath(f"plain.{language}.md").read_text(encoding="utf-8")
    title, _, rest = text.removeprefix("# ").partition("\n")
    return title, rest.strip()
