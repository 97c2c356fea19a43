"""The same as JSON: editions, clauses, glossaries, coverage, search as one types."""

import re

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from arbitro import __version__
from arbitro.l10n import Language, say
from arbitro.library import coverage, edition_name, glossary
from arbitro.library import editions as all_editions
from arbitro.web.clauses import clauses
from arbitro.web.finding import MOST, SearchHit, answers
from arbitro.web.language import language_of
from arbitro.web.laws import headings, known_edition, known_game, known_number
from arbitro.web.page import VARIES, with_etag
from arbitro.web.words import read_search


class Suggestion(msgspec.Struct, frozen=True):
    """A clause offered while one types."""

    edition: str
    """The edition in which it stands."""
    number: str
    """Its number in that edition."""
    title: str
    """A few words that say what it is about."""
    gist: str
    """What it requires."""
    name: str
    """The edition as the reader calls it."""
    address: str
    """Where it stands on the site."""


class Suggestions(msgspec.Struct, frozen=True):
    """The clauses offered, and what is said of them to those who listen."""

    said: str
    """How many there are, in the reader's language."""
    results: list[Suggestion]
    """The clauses, best first."""


def json(request: Request, value: object) -> Response:
    """Return a value as JSON, or 304 where the reader's copy is the same."""
    return with_etag(request, Response(msgspec.json.encode(value), 200, VARIES, "application/json"))


def health(request: Request) -> Response:
    """Say that the site answers, and which version it is."""
    body = msgspec.json.encode({"status": "ok", "version": __version__})
    return Response(body, headers={"cache-control": "no-store"}, media_type="application/json")


def suggestions(request: Request) -> Response:
    """Return the clauses that answer a search, best first."""
    language, ask = language_of(request), read_search(request)
    hits = answers(ask, language, _limit(request))
    said = say(language, "web-search-count", count=len(hits)) if ask.words else ""
    return json(request, Suggestions(said, [_suggestion(hit, language) for hit in hits]))


def editions(request: Request) -> Response:
    """Return every edition with its title, publisher, date and source."""
    return json(request, headings(all_editions(), language_of(request)))


def edition_clauses(request: Request) -> Response:
    """Return every clause of an edition, in the order of the book."""
    edition = known_edition(request)
    return json(request, list(clauses(edition, language_of(request)).values()))


def one_clause(request: Request) -> Response:
    """Return one clause."""
    edition, language = known_edition(request), language_of(request)
    return json(request, clauses(edition, language)[known_number(request, edition, language)])


def game_terms(request: Request) -> Response:
    """Return the terms of a game."""
    return json(request, glossary(known_game(request), language_of(request)))


def counts(request: Request) -> Response:
    """Return how many clauses of each edition have which status, and which are open."""
    found = {edition: coverage(edition) for edition in all_editions()}
    return json(request, {name: {"status": one.count(), "open": one.open} for name, one in found.items()})


def _limit(request: Request) -> int:
    asked = request.query_params.get("limit", "8")
    # int() also reads other scripts, and figures without end.
    limit = int(asked) if re.fullmatch("[0-9]{1,4}", asked) else 0
    if not 1 <= limit <= MOST:
        raise HTTPException(400)
    return limit


def _suggestion(hit: SearchHit, language: Language) -> Suggestion:
    clause = hit.clause
    return Suggestion(
        clause.edition,
        clause.number,
        clause.title,
        clause.gist,
        edition_name(clause.edition, language),
        clause.address,
    )
