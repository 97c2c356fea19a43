"""The terms of each game, with the clauses that define them."""

from functools import cache
from importlib.resources import files

import msgspec

from arbitro.kernel import read_laws
from arbitro.kernel.plugin import plugin
from arbitro.l10n import Language
from arbitro.library.coverage import coverage
from arbitro.library.shelf import GAMES, UnknownEdition, editions_of


class Term(msgspec.Struct, frozen=True):
    """A word of the game in one language."""

    id: str
    """The same in every language."""
    word: str
    meaning: str
    defined_in: dict[str, tuple[str, ...]]
    """The clauses that define it, by edition."""


@cache
def glossary(game: str, language: Language) -> tuple[Term, ...]:
    """Return the terms of a game in a language, in alphabetical order of that language."""
    if game not in GAMES:
        raise UnknownEdition(game)
    file = files(plugin(game).rules.rpartition(".")[0]).joinpath(f"glossary.{language}.md")
    if not file.is_file():
        return ()
    text = read_laws(file.read_text(encoding="utf-8"))
    defined = _defined_in(game)
    terms = (Term(law.number, law.title, law.gist, defined.get(law.number, {})) for law in text.laws.values())
    return tuple(sorted(terms, key=lambda term: term.word.casefold()))


@cache
def _defined_in(game: str) -> dict[str, dict[str, tuple[str, ...]]]:
    """Return, for each term, the clauses whose status says that they define it."""
    found: dict[str, dict[str, tuple[str, ...]]] = {}
    for edition in editions_of(game):
        for standing in coverage(edition).standings.values():
            reason, _, term = standing.points_to[0].partition(":")
            if standing.status == "stated" and reason == "definition":
                clauses = found.setdefault(term, {})
                clauses[edition] = (*clauses.get(edition, ()), standing.clause)
    return found
