"""What is written of a request: a failure as a failure, one who left as one who left."""

import asyncio
import contextlib
import logging

import pytest
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from arbitro.web.logs import Requests

SCOPE: Scope = {"type": "http", "method": "GET", "path": "/", "headers": []}


async def leaves(scope: Scope, receive: Receive, send: Send) -> None:
    """Answer nothing, as when nobody waits any more."""


async def fails(scope: Scope, receive: Receive, send: Send) -> None:
    """Break before the answer."""
    raise RuntimeError


async def nobody() -> Message:
    """Say that whoever asked has gone."""
    return {"type": "http.disconnect"}


async def unheard(message: Message) -> None:
    """Take what is sent to nobody."""


def lines_of(app: ASGIApp, caplog: pytest.LogCaptureFixture) -> list[tuple[int, str]]:
    """Return the levels and lines that a request to an application leaves."""
    caplog.set_level(logging.INFO, "arbitro.request")
    with contextlib.suppress(RuntimeError):
        asyncio.run(Requests(app)(dict(SCOPE), nobody, unheard))
    return [(record.levelno, record.getMessage()) for record in caplog.records]


def test_one_who_leaves_before_the_answer_is_no_failure_of_the_hall(
    caplog: pytest.LogCaptureFixture,
) -> None:
    assert lines_of(leaves, caplog) == [(logging.INFO, "GET / 499")]


def test_what_breaks_is_warned_of(caplog: pytest.LogCaptureFixture) -> None:
    assert lines_of(fails, caplog) == [(logging.WARNING, "GET / 500")]
