"""In which language this run of the command speaks."""

import os
from collections.abc import Sequence
from contextvars import ContextVar

from arbitro.l10n import DEFAULT, LANGUAGES, Language, language_of_locale, say
from arbitro.l10n.numbers import write_number

_spoken: ContextVar[Language] = ContextVar("language", default=DEFAULT)


def language() -> Language:
    """Return the language of this run."""
    return _spoken.get()


def tell(message: str, /, **values: object) -> str:
    """Return a message in the language of this run."""
    return say(language(), message, **values)


def figure(value: float, form: str) -> str:
    """Return a number in a format of Python's, with the marks of the language of this run."""
    return write_number(value, language(), form)


def choose(arguments: Sequence[str]) -> None:
    """Choose the language: `--lang`, else `ARBITRO_LANG`, else the locale's."""
    _spoken.set(_requested_language(arguments) or language_of_locale(_environment()))


def _requested_language(arguments: Sequence[str]) -> Language | None:
    for place, argument in enumerate(arguments):
        if argument == "--":
            break
        name, _, value = argument.partition("=")
        if name == "--lang":
            wish = value or next(iter(arguments[place + 1 :]), "")
            # An unknown one is left to click, which refuses it; in the
            # environment it gives English (docs/command.md).
            return wish if wish in LANGUAGES else None
    return None


def _environment() -> str:
    # Our own variable, then those of the locale in the order of POSIX.
    names = ("ARBITRO_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
    return next((value for name in names if (value := os.environ.get(name))), "")
