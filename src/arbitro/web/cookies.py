"""Cookies of this site: no script reads them, and over TLS their names say that no other host has set them."""

from typing import Literal

from starlette.requests import Request
from starlette.responses import Response

PREFIX = "__Host-"
"""A browser takes a cookie of such a name only over TLS, from this very host, for all of it."""


def cookie(request: Request, name: str) -> str:
    """Return what a browser was given under a name; over TLS only what was given over TLS."""
    found = request.cookies.get(f"{PREFIX}{name}", "")
    # Without the prefix another host of the domain, or somebody on the way, may have set it.
    return found if found or _secure(request) else request.cookies.get(name, "")


def give_cookie(
    request: Request,
    answer: Response,
    name: str,
    value: str,
    *,
    lasts: int | None = None,
    samesite: Literal["lax", "strict"] = "lax",
) -> None:
    """Give a browser something to show again."""
    secure = _secure(request)
    named = f"{PREFIX}{name}" if secure else name
    answer.set_cookie(named, value, max_age=lasts, httponly=True, samesite=samesite, secure=secure)


def forget_cookie(request: Request, answer: Response, name: str) -> None:
    """Let a browser forget what it was given."""
    if _secure(request):
        answer.delete_cookie(f"{PREFIX}{name}", secure=True, httponly=True)
    # And the plain name: it may be from a time without TLS.
    answer.delete_cookie(name)


def _secure(request: Request) -> bool:
    return request.url.scheme == "https"
