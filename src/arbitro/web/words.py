"""The pages of words: the glossaries, and the search through the clauses."""

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from arbitro.l10n import Language
from arbitro.library import GAMES, Found, editions, glossary, nearest, readings, search, understood
from arbitro.web.clauses import Clause, clauses
from arbitro.web.language import language_of
from arbitro.web.laws import known_game
from arbitro.web.page import page

LONGEST = 200
"""How many signs a search may have."""
MOST = 60
"""How many clauses a search shows at most."""


class Asked(msgspec.Struct, frozen=True):
    """What a search asks for."""

    words: str
    """Words in any language, or a number."""
    edition: str
    """One edition, or empty for all."""

    @property
    def editions(self) -> tuple[str, ...]:
        """The editions that are searched."""
        return (self.edition,) if self.edition else editions()

    @property
    def meant(self) -> str:
        """The words with their slips mended."""
        return understood(self.words, self.editions)


class Hit(msgspec.Struct, frozen=True):
    """A clause that answers a search, in the reader's language."""

    clause: Clause
    """The clause in the reader's language."""
    found: Found
    """The clause as it was found, perhaps in another language."""


def glossaries(request: Request) -> Response:
    """Show which glossaries there are."""
    counts = {game: len(glossary(game, language_of(request))) for game in GAMES}
    return page(request, "glossaries.html", counts=counts)


def terms(request: Request) -> Response:
    """Show the terms of a game with the clauses that define them."""
    game = known_game(request)
    return page(request, "glossary.html", game=game, terms=glossary(game, language_of(request)))


def read_so(request: Request) -> Response:
    """Show how the books are read where they are garbled, silent or at odds."""
    return page(request, "readings.html", readings=readings(language_of(request)))


def results(request: Request) -> Response:
    """Show the clauses that hold the words, best first."""
    ask = asked(request)
    hits = answers(ask, language_of(request), MOST)
    offered = [] if hits else nearest(ask.words, ask.editions)
    return page(request, "search.html", asked=ask, hits=hits, most=MOST, nearest=offered)


def asked(request: Request) -> Asked:
    """Read what the address asks for; a search too long or in no edition is a bad request."""
    words = request.query_params.get("q", "").strip()
    edition = request.query_params.get("edition", "")
    if len(words) > LONGEST or edition not in ("", *editions()):
        raise HTTPException(400)
    return Asked(words, edition)


def answers(ask: Asked, language: Language, limit: int) -> list[Hit]:
    """Return the clauses that answer, in the reader's language."""
    found = search(ask.words, editions=ask.editions, prefer=language, limit=limit)
    return [Hit(clauses(one.edition, language)[one.law.number], one) for one in found]
