"""A page: a template filled in the reader's language, with what lets a browser keep it."""

import hashlib
from functools import cache, partial
from urllib.parse import quote, urlencode

from jinja2 import Environment, PackageLoader, StrictUndefined
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from arbitro import __version__
from arbitro.kernel.plugin import plugins
from arbitro.l10n import LANGUAGES, Language, knows, say
from arbitro.library import GAMES, edition_name, editions, in_force
from arbitro.web import addresses
from arbitro.web.assets import asset
from arbitro.web.language import language_of, remember
from arbitro.web.prose import markdown, marked, prose
from arbitro.web.traits import game_traits

LONGEST_LINK = 2048
"""Signs of an address that a page repeats: more than the longest search needs."""
VARIES = {"vary": "Accept-Language, Cookie", "cache-control": "private, no-cache"}


def page(request: Request, template: str, *, status: int = 200, **values: object) -> Response:
    """Return a page of the site in the reader's language."""
    return answer(request, render(template, language_of(request), here=_here(request), **values), status)


def answer(request: Request, html: str, status: int = 200) -> Response:
    """Return a page that has been rendered, or 304 where the reader's copy is the same."""
    response = unchanged(request, HTMLResponse(html, status, VARIES))
    response.headers["content-language"] = language_of(request)
    remember(response, request)
    return response


def unchanged(request: Request, response: Response) -> Response:
    """Give an answer its ETag, and send only that where the reader already has it."""
    tag = f'W/"{hashlib.sha256(response.body).hexdigest()[:20]}"'
    response.headers["etag"] = tag
    held = request.headers.get("if-none-match", "")
    if response.status_code == 200 and tag in (one.strip() for one in held.split(",")):
        kept = {name: response.headers[name] for name in ("etag", "vary", "cache-control")}
        return Response(status_code=304, headers=kept)
    return response


def render(template: str, language: Language, *, here: str = "/", **values: object) -> str:
    """Return the template filled in, in a language; `here` is the address of the page without its language."""
    words = {"t": partial(say, language), "knows": knows, "name": partial(edition_name, language=language)}
    return _templates().get_template(template).render(language=language, here=here, **words, **values)


@cache
def _templates() -> Environment:
    templates = Environment(
        loader=PackageLoader("arbitro.web"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    # Games and editions come in the order in which the library lists them, not by the alphabet.
    templates.policies["json.dumps_kwargs"] = {"sort_keys": False}
    templates.filters |= {"markdown": markdown, "marked": marked, "prose": prose}
    templates.globals |= {
        "address": addresses,
        "asset": asset,
        "editions": editions(),
        "in_force": in_force,
        "games": GAMES,
        "game_traits": game_traits(),
        "plugins": plugins(),
        "languages": LANGUAGES,
        "version": __version__,
    }
    return templates


def _here(request: Request) -> str:
    """Return the address asked for on this site, without the choice of a language; the first page's for a long one."""
    kept = [(name, value) for name, value in request.query_params.multi_items() if name != "lang"]
    path = "/" + quote(request.scope["path"].lstrip("/"))
    address = f"{path}?{urlencode(kept)}" if kept else path
    return address if len(address) <= LONGEST_LINK else "/"
