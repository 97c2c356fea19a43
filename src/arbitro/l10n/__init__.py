"""What Arbitro says, in the reader's language: one function over the Fluent files beside this module.

Messages with nothing but words and texts to fill in are served straight from the file; the Fluent parser
is loaded only for a message that needs it (plurals, choices, numbers), so that the command line starts fast.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, lru_cache, partial
from importlib.resources import files
from typing import TYPE_CHECKING, Literal, get_args

if TYPE_CHECKING:
    from fluent.syntax.ast import Pattern

Language = Literal["en", "it", "es"]
LANGUAGES: tuple[Language, ...] = get_args(Language)
DEFAULT: Language = "en"

_ENTRY = re.compile(
    r"^(-?[A-Za-z][\w-]*) *= ?(.*(?:\n(?:[ \t]+\S.*|[ \t]*(?=\n[ \t\n]*[ \t]+\S)))*)", re.MULTILINE
)


_PLACE = re.compile(r"\{ *\$(\w+) *\}")


class UnknownMessage(KeyError):
    """The Fluent files of a language have no message of that name."""


def say(language: Language, message: str, /, **values: object) -> str:
    """Return the message in the language, with its values filled in."""
    pattern = messages(language).get(message)
    if pattern is None:
        raise UnknownMessage(f"{language}: {message}")
    if "{" in _PLACE.sub("", pattern) or not all(isinstance(value, str) for value in values.values()):
        from arbitro.l10n.pattern import NotOurFluent, fill_pattern

        try:
            return fill_pattern(_pattern(language, message), values, language, partial(_pattern, language))
        except NotOurFluent as error:
            raise ValueError(f"{language}: {message}: {error}") from error
    return _PLACE.sub(lambda place: str(values[place[1]]), _plain(pattern))


def knows(message: str) -> bool:
    """Tell whether there is such a message."""
    return message in messages(DEFAULT)


def add_words(language: Language, words: Mapping[str, str]) -> None:
    """Add messages that come from outside, such as what an edition is called; they replace nothing that was said."""
    messages(language).update(words)


@cache
def messages(language: Language) -> dict[str, str]:
    """Return every message of the language with its pattern as written."""
    folder = files(__package__).joinpath(language)
    found: dict[str, str] = {}
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        for name, pattern in read_words(file.read_text(encoding="utf-8")):
            if name in found:
                raise ValueError(f"{language}: {name} stands twice")
            found[name] = pattern
    return found


def read_words(text: str) -> list[tuple[str, str]]:
    """Return the messages of a Fluent file with their patterns as written."""
    return _ENTRY.findall(text)


def language_of_locale(wish: str | None) -> Language:
    """Return the language of a locale such as `it_IT.UTF-8`, or English when it is not one of ours."""
    code = (wish or "").casefold()[:2]
    return code if code in LANGUAGES else DEFAULT


@lru_cache(256)
def negotiate_language(header: str) -> Language:
    """Return the best of our languages for an `Accept-Language` header."""
    weighed: list[tuple[float, Language]] = []
    for part in header.split(","):
        tag, _, weight = part.strip().partition(";q=")
        if (code := tag.casefold()[:2]) in LANGUAGES:
            weighed.append((_weight(weight), code))
    return max(weighed, key=lambda pair: pair[0], default=(1.0, DEFAULT))[1]


def _weight(text: str) -> float:
    try:
        return float(text or 1)
    except ValueError:
        return 0.0


def _plain(pattern: str) -> str:
    return "\n".join(line.strip() for line in pattern.strip().splitlines())


@cache
def _pattern(language: Language, message: str) -> Pattern:
    from arbitro.l10n.pattern import parse_pattern

    return parse_pattern(message, messages(language)[message])
