"""The pages of the law books: the shelf, a game's books, a whole book, one clause, and what is done about each."""

from functools import cache

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from arbitro.cases.book import cases_of
from arbitro.l10n import Language
from arbitro.library import GAMES, STATUSES, coverage, editions, editions_of, text
from arbitro.web import addresses
from arbitro.web.clauses import ClauseView, clauses, neighbours, sections
from arbitro.web.language import language_of
from arbitro.web.network import page_address
from arbitro.web.page import answer, page, render


def shelf(request: Request) -> Response:
    """Show the books of every game."""
    return page(request, "shelf.html", books=headings(editions(), language_of(request)), shown=GAMES)


def game_shelf(request: Request) -> Response:
    """Show the books of one game."""
    game = known_game(request)
    books = headings(editions_of(game), language_of(request))
    return page(request, "shelf.html", books=books, shown=(game,))


def book(request: Request) -> Response:
    """Show a whole book, each clause under its number."""
    made = whole_book(known_edition(request), language_of(request))
    return answer(request, made.replace(ANYWHERE, page_address(request)))


ANYWHERE = "http://hall.invalid"
"""Stands for the address of the hall in what is made once for all."""


@cache
def whole_book(edition: str, language: Language) -> str:
    """Return the page of a whole book; it is the same for every reader, so it is made once."""
    return render(
        "book.html",
        language,
        here=addresses.book(edition),
        site=ANYWHERE,
        edition=edition,
        heading=text(edition, language).heading,
        sections=sections(edition, language),
        clauses=clauses(edition, language),
    )


def leaf(request: Request) -> Response:
    """Show one clause, its neighbours, and its counterparts in full."""
    edition, language = known_edition(request), language_of(request)
    number = known_number(request, edition, language)
    if number != request.path_params["number"]:
        # One address for a clause, the one that rulings cite, however its letters were typed.
        return RedirectResponse(addresses.leaf(edition, number), 301)
    clause = clauses(edition, language)[number]
    return page(
        request,
        "clause.html",
        clause=clause,
        clauses=clauses(edition, language),
        neighbours=neighbours(edition, number, language),
        others=_others(clause, language),
        cases=cases_of(edition, number),
    )


def show_coverage(request: Request) -> Response:
    """Show how many clauses of each edition have which status, and which are open."""
    found = [coverage(edition) for edition in editions()]
    counts = [one.count() for one in found]
    totals = {status: sum(count[status] for count in counts) for status in STATUSES}
    return page(request, "coverage.html", coverages=found, statuses=STATUSES, totals=totals)


def headings(editions: tuple[str, ...], language: Language) -> dict[str, dict[str, str]]:
    """Return for each edition its title, publisher, date, source, and the number of its clauses."""
    texts = {edition: text(edition, language) for edition in editions}
    return {edition: {**book.heading, "clauses": str(len(book.laws))} for edition, book in texts.items()}


def known_game(request: Request) -> str:
    """Return the game of the address, or answer that there is none."""
    game: str = request.path_params["game"]
    if game not in GAMES:
        raise HTTPException(404)
    return game


def known_edition(request: Request) -> str:
    """Return the edition of the address, or answer that there is none."""
    edition = "{game}/{edition}".format(**request.path_params)
    if edition not in editions():
        raise HTTPException(404)
    return edition


def known_number(request: Request, edition: str, language: Language) -> str:
    """Return the clause of the address, however its letters are written, or answer that there is none."""
    asked: str = request.path_params["number"]
    book = clauses(edition, language)
    if asked in book:
        return asked
    alike = (number for number in book if number.casefold() == asked.casefold())
    if number := next(alike, None):
        return number
    raise HTTPException(404)


def _others(clause: ClauseView, language: Language) -> dict[str, list[ClauseView]]:
    return {
        edition: [clauses(edition, language)[number] for number in numbers]
        for edition, numbers in clause.counterparts.items()
    }
