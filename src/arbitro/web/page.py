"""A page: a template filled in the reader's language, with what lets a browser keep it."""

import hashlib
from urllib.parse import quote, urlencode

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from arbitro.web.language import language_of, remember
from arbitro.web.network import page_address
from arbitro.web.rendering import render as render

LONGEST_LINK = 2048
"""Signs of an address that a page repeats: more than the longest search needs."""
VARIES = {"vary": "Accept-Language, Cookie", "cache-control": "private, no-cache"}


def page(request: Request, template: str, *, status: int = 200, **values: object) -> Response:
    """Return a page of the site in the reader's language."""
    # The address asked for on this site, without the choice of a language; the first page's for a long one.
    kept = [(name, value) for name, value in request.query_params.multi_items() if name != "lang"]
    path = "/" + quote(request.scope["path"].lstrip("/"))
    address = f"{path}?{urlencode(kept)}" if kept else path
    here = address if len(address) <= LONGEST_LINK else "/"

    return answer(
        request,
        render(template, language_of(request), here=here, site=page_address(request), **values),
        status,
    )


def answer(request: Request, html: str, status: int = 200) -> Response:
    """Return a page that has been rendered, or 304 where the reader's copy is the same."""
    response = with_etag(request, HTMLResponse(html, status, VARIES))
    response.headers["content-language"] = language_of(request)
    remember(response, request)
    return response


def with_etag(request: Request, response: Response) -> Response:
    """Give an answer its ETag, and send only that where the reader already has it."""
    # Weak, as the same page goes out compressed or not.
    tag = f'W/"{hashlib.sha256(response.body).hexdigest()[:20]}"'
    response.headers["etag"] = tag
    held = request.headers.get("if-none-match", "")
    if response.status_code == 200 and tag in (one.strip() for one in held.split(",")):
        kept = {name: response.headers[name] for name in ("etag", "vary", "cache-control")}
        return Response(status_code=304, headers=kept)
    return response
