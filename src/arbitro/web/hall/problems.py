"""What is answered when a request cannot be carried out: one clear line in the caller's language, and a code."""

from collections.abc import Mapping
from typing import Any

import msgspec
from starlette.responses import Response

from arbitro.kernel import Malformed
from arbitro.l10n import Language, knows, say
from arbitro.library import tell
from arbitro.live.refusals import BadCommand, CommandRefused, NoRoom, NotNow, NotTheirs, OwnShare

PROBLEM = "application/problem+json"


class Problem(Exception):
    """A request that cannot be carried out, and why."""

    def __init__(
        self,
        status: int,
        code: str = "",
        *,
        key: str | None = None,
        headers: Mapping[str, str] | None = None,
        more: Mapping[str, Any] | None = None,
        **values: object,
    ) -> None:
        super().__init__(code or str(status))
        self.status = status
        self.code = code or f"http-{status}"
        self.key = key
        self.headers = dict(headers or {})
        self.more = dict(more or {})
        """What else the answer holds: the sequence, the match, the conflicts."""
        self.values = values

    def title(self, language: Language) -> str:
        """Return what is wrong in a few words: of this very problem where it has its own, else of its status."""
        own = f"hall-title-{self.code}"
        return say(language, own if knows(own) else f"hall-status-{self.status}")

    def detail(self, language: Language) -> str:
        """Return what is wrong and what to do."""
        return say(language, _message(self.code, self.status), **self.values)


class BadRequest(Problem):
    """A document that cannot be understood."""

    def __init__(self, malformed: Malformed) -> None:
        super().__init__(400, "malformed", key=malformed.key)
        self.message = malformed.message

    def detail(self, language: Language) -> str:
        """Return which key cannot be understood, and why."""
        return tell(self.message, language)


# 429 where somebody's own share is used up, 503 where the room of all guests is (docs/operate.md).
STATUS: dict[type[CommandRefused], int] = {
    BadCommand: 400,
    NotTheirs: 403,
    NotNow: 409,
    OwnShare: 429,
    NoRoom: 503,
}
AGAIN_S = 600
"""Seconds after which there may be room where there is none now."""


def command_problem(refused: CommandRefused) -> Problem:
    """Return the problem of HTTP that a refusal of the hall is."""
    waiting = isinstance(refused, OwnShare | NoRoom)
    headers = {"retry-after": str(refused.values.get("seconds", AGAIN_S))} if waiting else {}
    problem = Problem(
        STATUS[type(refused)], refused.code, key=refused.key, headers=headers, more=refused.more
    )
    problem.values = refused.values
    return problem


def problem_response(problem: Problem, language: Language) -> Response:
    """Return a problem as the contract has it."""
    body: dict[str, Any] = {
        "status": problem.status,
        "code": problem.code,
        "title": problem.title(language),
        "detail": problem.detail(language),
        **problem.more,
    }
    if problem.key is not None:
        body["key"] = problem.key
    headers = {"cache-control": "no-store", "content-language": language, **problem.headers}
    return Response(msgspec.json.encode(body), problem.status, headers, PROBLEM)


def _message(code: str, status: int) -> str:
    # From the particular to the general: a new code is told by its status until it has words of its own.
    named = (f"hall-problem-{code}", f"web-error-{status}")
    return next((name for name in named if knows(name)), f"hall-status-{status}")
