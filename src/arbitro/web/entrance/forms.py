"""Forms: read from a browser of this very site, and shown again with what was wrong."""

import secrets
from collections.abc import Awaitable, Callable, Mapping
from urllib.parse import parse_qsl

from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import RedirectResponse, Response

from arbitro.live.live_hall import LiveHall
from arbitro.store import Unwritable
from arbitro.web.cookies import cookie, give_cookie
from arbitro.web.hall.endpoint import HallRequest, same_origin, who_asks
from arbitro.web.hall.problems import Problem
from arbitro.web.language import language_of
from arbitro.web.page import page

FORM = "form"
"""The cookie and the field that must agree: another site can read neither."""
LARGEST = 16 * 1024
KIND = "application/x-www-form-urlencoded"
Fields = Mapping[str, str]


async def asking(request: Request) -> HallRequest:
    """Return a request of a page with who asks; there is no door where no hall is served."""
    hall: LiveHall | None = getattr(request.app.state, "hall", None)
    if hall is None:
        raise HTTPException(404)
    return HallRequest(request, hall, request.app.state.limits, await who_asks(request, hall), b"")


def form_page(request: Request, template: str, status: int = 200, **values: object) -> Response:
    """Return a page with a form that only this browser can send back; nobody keeps a copy of it."""
    # The same for every tab: a new one would make the forms in all others worthless.
    token = cookie(request, FORM)[:64] or secrets.token_urlsafe(16)
    answer = page(request, template, status=status, form=token, **values)
    answer.headers["cache-control"] = "no-store"
    # CSRF, by a double submit cookie (ASVS 3.5.1): `Strict` keeps it at home whoever made the browser ask.
    give_cookie(request, answer, FORM, token, samesite="strict")
    return answer


async def read_form(request: Request) -> Fields:
    """Return the fields of a form that this site itself gave out, or raise 400, 403, 413 or 415."""
    same_origin(request)
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != KIND:
        raise Problem(415, "not-a-form")
    fields = dict(parse_qsl((await _body(request)).decode("utf-8", "replace"), max_num_fields=32))
    # Beside the origin, which old browsers do not say.
    if not secrets.compare_digest(_token(fields.get(FORM, "")), _token(cookie(request, FORM))):
        raise Problem(403, "other-site")
    return fields


async def answer_form(
    request: Request,
    work: Callable[[Fields], Awaitable[Response]],
    again: Callable[[Problem], Awaitable[Response]],
) -> Response:
    """Do what a form asks, or show it again with what was wrong."""
    try:
        return await work(await read_form(request))
    except Problem as problem:
        return await again(problem)
    except Unwritable as error:
        return await again(Problem(503, f"disk-{error.trouble.value}"))


def problem_text(request: Request, problem: Problem | None) -> str:
    """Return what was wrong, in the reader's language."""
    return problem.detail(language_of(request)) if problem else ""


def onward(address: str) -> RedirectResponse:
    """Lead on to another page once a form was carried out."""
    # Post, redirect, get: a reload does not send the form again.
    return RedirectResponse(address, 303, {"cache-control": "no-store"})


async def _body(request: Request) -> bytes:
    read = bytearray()
    try:
        async for chunk in request.stream():
            read += chunk
            if len(read) > LARGEST:
                raise Problem(413, "too-large")
    except ClientDisconnect as error:
        raise Problem(400, "gone") from error
    return bytes(read)


def _token(given: str) -> bytes:
    """Return something to compare; nothing at all equals nothing."""
    return given.encode() or secrets.token_bytes(16)
