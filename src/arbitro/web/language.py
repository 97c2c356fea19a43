"""In which language a request is answered.

`?lang=` chooses and is remembered in a cookie; else the cookie; else the browser's `Accept-Language`.
The addresses themselves are the same in every language.
"""

from starlette.requests import Request
from starlette.responses import Response

from arbitro.l10n import LANGUAGES, Language, negotiate_language

COOKIE = "lang"
_YEAR = 365 * 24 * 3600


def language_of(request: Request) -> Language:
    """Return the language in which the request is answered."""
    return (
        language_in_address(request)
        or (_ours(request.cookies.get(COOKIE)) if "cookie" in request.headers else None)
        or negotiate_language(request.headers.get("accept-language", ""))
    )


def language_in_address(request: Request) -> Language | None:
    """Return the language the address asks for, if it is one of ours."""
    return _ours(request.query_params.get("lang")) if request.scope["query_string"] else None


def remember(response: Response, request: Request) -> None:
    """Set the cookie where the address has chosen a language."""
    if language := language_in_address(request):
        response.set_cookie(COOKIE, language, max_age=_YEAR, samesite="lax")


def _ours(wish: str | None) -> Language | None:
    return next((language for language in LANGUAGES if language == wish), None)
