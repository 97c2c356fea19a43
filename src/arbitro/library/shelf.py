"""Which editions there are, where each lies, and who rules by it."""

from functools import cache
from typing import Any

from arbitro.kernel import Game, LawText, law_text
from arbitro.kernel.plugin import load, plugin, plugins
from arbitro.l10n import Language

_PACKAGES = {
    edition: package for plugin in plugins().values() for edition, package in plugin.editions.items()
}
EDITIONS: tuple[str, ...] = tuple(_PACKAGES)
GAMES: tuple[str, ...] = tuple(plugins())


class UnknownEdition(LookupError):
    """There is no such edition on the shelf."""


class NotBuilt(LookupError):
    """The edition's text is here, but nobody rules by it yet."""


def game_of(edition: str) -> str:
    """Return the game of an edition."""
    return edition.partition("/")[0]


def editions_of(game: str) -> tuple[str, ...]:
    """Return the editions of a game, in the order of the shelf."""
    return tuple(edition for edition in EDITIONS if game_of(edition) == game)


def package_of(edition: str) -> str:
    """Return the package in which an edition lies."""
    if edition not in _PACKAGES:
        raise UnknownEdition(edition)
    return _PACKAGES[edition]


def text(edition: str, language: Language) -> LawText:
    """Return the text of an edition in a language."""
    return law_text(package_of(edition), language)


@cache
def game(edition: str) -> Game[Any, Any]:
    """Return the game by an edition, ready to be played, or raise NotBuilt."""
    package_of(edition)
    offered: dict[str, Game[Any, Any]] = load(plugin(game_of(edition)).rules)
    if edition not in offered:
        raise NotBuilt(edition)
    return offered[edition]
