"""What is answered when something is not there, cannot be read, or went wrong: a page of the site, or JSON."""

from collections.abc import Callable

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from arbitro.l10n import knows
from arbitro.web.hall.problems import Problem, problem_response
from arbitro.web.headers import secured
from arbitro.web.language import language_of
from arbitro.web.page import page


def refused(request: Request, error: Exception) -> Response:
    """Answer a request for something that is not there or cannot be read."""
    if not isinstance(error, HTTPException):
        raise error
    answer = explained(request, error.status_code)
    answer.headers.update(error.headers or {})
    return answer


def failed(request: Request, error: Exception) -> Response:
    """Answer a request that the program could not carry out."""
    return secured(explained(request, 500))


def explained(request: Request, status: int) -> Response:
    """Say in the reader's language what is wrong."""
    known = f"web-error-{status}"
    message = known if knows(known) else "web-error-400"
    if request.url.path.startswith("/api/"):
        return problem_response(Problem(status), language_of(request))
    return page(request, "error.html", status=status, code=status, message=message)


HANDLERS: dict[type[Exception], Callable[[Request, Exception], Response]] = {
    HTTPException: refused,
    Exception: failed,
}
"""Which of them answers for what."""
