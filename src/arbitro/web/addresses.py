"""The addresses of the site: the same in every language, and the same for ever."""

from urllib.parse import quote, urlencode

from arbitro.l10n import Language


def book(edition: str) -> str:
    """Return the address of a whole law book."""
    return f"/laws/{quote(edition)}"


def clause(edition: str, number: str) -> str:
    """Return the address of a clause in its book: the one that rulings cite."""
    return f"{book(edition)}#{quote(number)}"


def leaf(edition: str, number: str) -> str:
    """Return the address of the page that shows one clause beside its counterparts."""
    return f"{book(edition)}/{quote(number)}"


def glossary(game: str, term: str = "") -> str:
    """Return the address of a game's glossary, or of a term in it."""
    return f"/glossary/{quote(game)}" + (f"#{quote(term)}" if term else "")


def readings(edition: str) -> str:
    """Return the address of the readings of an edition's game."""
    return f"/readings#{quote(edition.partition('/')[0])}"


def search(words: str, edition: str = "") -> str:
    """Return the address of a search."""
    asked = {"q": words, "edition": edition}
    return "/search?" + urlencode({name: value for name, value in asked.items() if value})


def with_language(address: str, language: Language) -> str:
    """Return an address that also chooses the language."""
    return f"{address}{'&' if '?' in address else '?'}lang={language}"
