"""The pages of words: the glossaries, and the search through the clauses."""

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from arbitro.library import GAMES, editions, glossary, nearest, readings
from arbitro.web.finding import LONGEST, MOST, SearchQuery, answers
from arbitro.web.language import language_of
from arbitro.web.laws import known_game
from arbitro.web.page import page


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
    ask = read_search(request)
    hits = answers(ask, language_of(request), MOST)
    offered = [] if hits else nearest(ask.words, ask.editions)
    return page(request, "search.html", asked=ask, hits=hits, most=MOST, nearest=offered)


def read_search(request: Request) -> SearchQuery:
    """Read what the address asks for; a search too long or in no edition is a bad request."""
    words = request.query_params.get("q", "").strip()
    edition = request.query_params.get("edition", "")
    if len(words) > LONGEST or edition not in ("", *editions()):
        raise HTTPException(400)
    return SearchQuery(words, edition)
