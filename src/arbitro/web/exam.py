"""The umpires' exam on the site: which book, the paper of a seed, its marks, its PDF, the certificate and its check."""

import hashlib
import hmac
import secrets
from datetime import datetime
from functools import lru_cache, partial
from string import ascii_lowercase
from urllib.parse import urlencode

import msgspec
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from arbitro.cases.book import own_cases
from arbitro.cases.exam import (
    CHOICES,
    PASS_LINE,
    QUESTIONS,
    ChosenAnswer,
    ExamMark,
    Paper,
    make_paper,
    mark_paper,
    read_answers,
    write_answers,
)
from arbitro.l10n import Language
from arbitro.l10n.dates import write_date
from arbitro.library import GAMES, editions_of
from arbitro.live.live_hall import LiveHall
from arbitro.papers.exam import PrintedQuestion, certificate, exam_paper, printed_question
from arbitro.papers.press import Printed, print_job
from arbitro.store import as_asyncio
from arbitro.store.settings import get, put_once
from arbitro.web import addresses
from arbitro.web.language import language_of
from arbitro.web.laws import known_edition
from arbitro.web.network import own_address
from arbitro.web.page import page
from arbitro.web.printing import printed

LONGEST_SEED = 24
LONGEST_NAME = 80
SEAL = "exam seal"
"""Under which name the hall's key for certificates lies in its settings."""


class MarkedQuestion(msgspec.Struct, frozen=True):
    """A question with what was answered."""

    number: int
    asked: PrintedQuestion
    mark: ExamMark
    law: str
    """Where the deciding law stands on the site."""


def choose(request: Request) -> Response:
    """Show the books in which one can be examined."""
    books = {game: editions_of(game) for game in GAMES}
    return page(request, "exam_choice.html", books=books, questions=QUESTIONS, line=PASS_LINE)


def paper(request: Request) -> Response:
    """Show the questions of a seed; without one a new seed is drawn."""
    edition, seed = known_edition(request), request.query_params.get("seed", "")
    if not seed:
        return RedirectResponse(f"/umpire/exam/{edition}?seed={secrets.randbelow(9000) + 1000}", 303)
    made, language = _paper(edition, _known_seed(request)), language_of(request)
    questions = [printed_question(question, language) for question in made.questions]
    return page(
        request,
        "exam.html",
        edition=edition,
        seed=made.seed,
        questions=questions,
        letters=ascii_lowercase[:CHOICES],
        line=PASS_LINE,
    )


async def marks(request: Request) -> Response:
    """Show what was right, law by law, and lead those who passed to their certificate."""
    answers = _answers(request)
    if "answers" not in request.query_params:
        # One address for one set of answers, short enough for a code on paper.
        kept = {"seed": _known_seed(request), "name": _name(request), "answers": write_answers(answers)}
        return RedirectResponse(f"{request.url.path}?{urlencode(kept)}", 303)
    edition, language = known_edition(request), language_of(request)
    made = await run_in_threadpool(_paper, edition, _known_seed(request))
    found = await run_in_threadpool(mark_paper, made, answers)
    seal = await _seal(request, made, answers)
    asked = request.query_params.get("seal", "")
    mark_questions = [
        MarkedQuestion(
            number,
            printed_question(question, language),
            mark,
            addresses.clause(made.edition, question.clauses[mark.clause].law),
        )
        for number, (question, mark) in enumerate(zip(made.questions, found.marks, strict=True), 1)
    ]
    return page(
        request,
        "exam_marks.html",
        edition=edition,
        seed=made.seed,
        candidate=_name(request),
        marks=found,
        questions=mark_questions,
        line=PASS_LINE,
        seal=seal,
        # As bytes: compare_digest refuses text with letters beyond ASCII, and the seal comes from an address.
        genuine=bool(seal and asked) and hmac.compare_digest(seal.encode(), asked.encode()),
        asked=asked,
        query=urlencode({"seed": made.seed, "name": _name(request), "answers": write_answers(answers)}),
    )


async def paper_pdf(request: Request) -> Response:
    """Print the questions, or with `key` the right answers."""
    edition, seed = known_edition(request), _known_seed(request)
    language, key = language_of(request), "key" in request.query_params
    filled = await run_in_threadpool(lambda: exam_paper(_paper(edition, seed), language, key=key))
    return await _pdf(request, filled, language)


async def certificate_pdf(request: Request) -> Response:
    """Print the certificate of answers that reach the line."""
    made = await run_in_threadpool(_paper, known_edition(request), _known_seed(request))
    answers, name = _answers(request), _name(request)
    found, language = await run_in_threadpool(mark_paper, made, answers), language_of(request)
    seal = await _seal(request, made, answers)
    # Marked again from the answers: the address is the reader's to edit, and says nothing of having passed.
    if not (found.passed and name and seal):
        raise HTTPException(404)
    query = {"seed": made.seed, "name": name, "answers": write_answers(answers), "seal": seal}
    address = f"{own_address(request)}/umpire/exam/{made.edition}/marks?{urlencode(query)}"
    today = write_date(datetime.now().astimezone().date(), language)
    filled = certificate(made, found, name, language, date=today, address=address, seal=seal)
    return await _pdf(request, filled, language)


async def _pdf(request: Request, filled: Printed, language: Language) -> Response:
    made = await printed(request, print_job, (filled,), language)
    headers = {
        "content-disposition": f'inline; filename="{filled.template}.pdf"',
        "cache-control": "private",
    }
    return Response(made[0], media_type="application/pdf", headers=headers)


# Bounded, as anybody may ask for any seed.
@lru_cache(64)
def _paper(edition: str, seed: str) -> Paper:
    return make_paper(edition, seed, own_cases())


async def _seal(request: Request, made: Paper, answers: tuple[ChosenAnswer, ...]) -> str:
    """Return the seal of this hall over somebody's answers; nothing on a site without a hall."""
    hall: LiveHall | None = getattr(request.app.state, "hall", None)
    if hall is None:
        return ""
    key = await run_in_threadpool(hall.store.read, partial(get, name=SEAL))
    if key is None:
        fresh = secrets.token_bytes(32)
        # The first of several nodes that come here at once gives the key to all.
        key = await as_asyncio(hall.store.write(lambda connection: put_once(connection, SEAL, fresh)))
    sealed = "\n".join((made.edition, made.seed, _name(request), write_answers(answers)))
    return hmac.new(key, sealed.encode(), hashlib.sha256).hexdigest()[:16]


def _known_seed(request: Request) -> str:
    seed = request.query_params.get("seed", "").strip()
    if not seed or len(seed) > LONGEST_SEED or not seed.isprintable():
        raise HTTPException(404)
    return seed


def _name(request: Request) -> str:
    name = " ".join(request.query_params.get("name", "").split())[:LONGEST_NAME]
    return name if name.isprintable() else ""


def _answers(request: Request) -> tuple[ChosenAnswer, ...]:
    """Return what was chosen: from the form, two fields a question, or as two letters each."""
    asked = request.query_params
    if "answers" in asked:
        return read_answers(asked["answers"])
    letters = (asked.get(f"{kind}{number}", "-")[:1] or "-" for number in range(QUESTIONS) for kind in "sl")
    return read_answers("".join(letters))


ROUTES = [
    Route("/umpire/exam", choose),
    Route("/umpire/exam/{game}/{edition}", paper),
    Route("/umpire/exam/{game}/{edition}/marks", marks),
    Route("/umpire/exam/{game}/{edition}/paper.pdf", paper_pdf),
    Route("/umpire/exam/{game}/{edition}/certificate.pdf", certificate_pdf),
]
