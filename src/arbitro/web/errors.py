"""What is answered when something is not there, cannot be read, or went wrong: a page of the site, or JSON."""

from collections.abc import Callable

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from arbitro.extras import ExtraMissing
from arbitro.l10n import knows
from arbitro.store import Unavailable
from arbitro.web.hall.problems import Problem, problem_response
from arbitro.web.headers import add_security_headers
from arbitro.web.language import language_of
from arbitro.web.page import page


def answer_refusal(request: Request, error: Exception) -> Response:
    """Answer a request for something that is not there or cannot be read."""
    if not isinstance(error, HTTPException):
        raise error
    answer = explain_status(request, error.status_code)
    answer.headers.update(error.headers or {})
    return answer


def answer_failure(request: Request, error: Exception) -> Response:
    """Answer a request that the program could not carry out."""
    # Starlette answers this outside of all middleware, which would have put them on.
    return add_security_headers(explain_status(request, 500))


def explain_status(request: Request, status: int) -> Response:
    """Say in the reader's language what is wrong."""
    message = _message(status)
    # hall.md, "Errors": never HTML on `/api/`.
    if request.url.path == "/api" or request.url.path.startswith("/api/"):
        return problem_response(Problem(status), language_of(request))
    return page(request, "error.html", status=status, code=status, message=message)


def unavailable(request: Request, error: Exception) -> Response:
    """Answer a request whose hall cannot be read or written now: in one line, and when to come again."""
    assert isinstance(error, Unavailable)
    return answer_problem(request, Problem(503, f"disk-{error.trouble.value}", headers={"retry-after": "5"}))


def incomplete(request: Request, error: Exception) -> Response:
    """Answer a request that needs a part of the program that is not installed here."""
    assert isinstance(error, ExtraMissing)
    return answer_problem(request, Problem(409, "extra-missing", extra=error.extra))


def answer_problem(request: Request, problem: Exception) -> Response:
    """Answer a request of a page with a problem that the page itself does not deal with."""
    assert isinstance(problem, Problem)
    language = language_of(request)
    if request.url.path.startswith("/api/"):
        return problem_response(problem, language)
    known = {"message": _message(problem.status), "advice": problem.detail(language)}
    if problem.status == 503:
        known["title"] = problem.title(language)
    answer = page(request, "error.html", status=problem.status, code=problem.status, **known)
    # A page that says "not now" must not be what a browser shows later.
    answer.headers.update({"cache-control": "no-store", **problem.headers})
    return answer


def _message(status: int) -> str:
    known = f"web-error-{status}"
    return known if knows(known) else "web-error-400"


HANDLERS: dict[type[Exception], Callable[[Request, Exception], Response]] = {
    HTTPException: answer_refusal,
    Unavailable: unavailable,
    ExtraMissing: incomplete,
    Problem: answer_problem,
    Exception: answer_failure,
}
"""Which of them answers for what."""
