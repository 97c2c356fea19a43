"""What the fields of the form and their choices are called, in the words that rulings and consoles use."""

from arbitro.l10n import Language, say
from arbitro.library import word
from arbitro.web.whatif.asking import GIVEN_KEY

_KEYS = ("whatif-word", "after", "field", "word")
_CHOICES = ("whatif-word", "offence", "word", "field", "after")


def field_name(game: str, place: str, key: str, language: Language) -> str:
    """Return what a field is called: a key of the situation, or of the act."""
    if not key:
        return say(language, "whatif-value")
    kinds = _KEYS if place == GIVEN_KEY else ("whatif-word", "field", "after", "word")
    return " · ".join(word(game, part, language, *kinds) for part in key.split("."))


def choice_name(game: str, choice: str, language: Language) -> str:
    """Return what a choice is called; sides that have only a letter keep it."""
    return word(game, choice, language, *_CHOICES)
