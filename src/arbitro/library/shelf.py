"""Which editions there are, where each lies, and who rules by it."""

from functools import cache
from importlib import import_module
from typing import Any

from arbitro.kernel import Game, LawText, law_text
from arbitro.l10n import Language

_FOLDERS = {
    "carrom/icf-2001": "icf_2001",
    "carrom/classic-29": "classic_29",
    "carrom/colombia": "colombia",
    "snooker/wpbsa": "wpbsa",
    "backgammon/wbgf-2.1": "wbgf_2_1",
}
EDITIONS: tuple[str, ...] = tuple(_FOLDERS)
GAMES: tuple[str, ...] = ("carrom", "snooker", "backgammon")


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
    if edition not in _FOLDERS:
        raise UnknownEdition(edition)
    return f"arbitro.{game_of(edition)}.books.{_FOLDERS[edition]}"


def text(edition: str, language: Language) -> LawText:
    """Return the text of an edition in a language."""
    return law_text(package_of(edition), language)


@cache
def game(edition: str) -> Game[Any, Any]:
    """Return the game by an edition, ready to be played, or raise NotBuilt: `GAMES` of `arbitro.<game>.game`."""
    found: Game[Any, Any] = _offered(edition, "game", "GAMES")
    return found


def _offered(edition: str, room: str, name: str) -> Any:
    """Return what a room of the game offers for an edition under a name, or raise NotBuilt."""
    package_of(edition)
    module = f"arbitro.{game_of(edition)}.{room}"
    try:
        offered: dict[str, Any] = getattr(import_module(module), name)
    except ModuleNotFoundError as error:
        if error.name != module:
            raise
        raise NotBuilt(edition) from error
    if edition not in offered:
        raise NotBuilt(edition)
    return offered[edition]
