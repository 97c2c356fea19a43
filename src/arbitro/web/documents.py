"""The documents under `/docs`: files built ahead, which need no network, and run no script but those named by hash."""

import re
from base64 import b64encode
from functools import cache
from hashlib import sha256
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, RedirectResponse, Response
from starlette.routing import Match

from arbitro.extras import ExtraMissing
from arbitro.web.assets import ASK_AGAIN
from arbitro.web.headers import SECURITY

SITE = Path(__file__).parent / "docs"
PLACE = re.compile(r"<code>(/(?!api/(?!docs))[a-z/.-]*)</code>")
"""The address of a page of a hall, as the documents write it; what programs ask for, a stream that never ends among it,
is no page. In the folder that anybody opens there is no hall to lead to."""
INLINE = re.compile(rb"<script>(.*?)</script>", re.DOTALL)


def entrance(request: Request) -> Response:
    """Lead to the first page: links are beside it."""
    return RedirectResponse("/docs/index.html", 308)


def document(request: Request) -> Response:
    """Send a file of the documents."""
    if not SITE.is_dir():
        raise ExtraMissing("hall")
    # Resolved before it is compared: neither `..` nor a link leads out of the folder (path traversal).
    file = (SITE / request.path_params["path"]).resolve()
    if not file.is_relative_to(SITE.resolve()) or not file.is_file() or file.name.startswith("."):
        raise HTTPException(404)
    headers = {"cache-control": ASK_AGAIN}
    if file.suffix != ".html":
        return FileResponse(file, headers=headers)
    headers["content-security-policy"] = _policy(file, file.stat().st_mtime_ns)
    return HTMLResponse(_led(file.read_text(encoding="utf-8"), request), headers=headers)


def _led(page: str, request: Request) -> str:
    """Return a page on which the addresses of this hall that it names lead there."""

    def link(named: re.Match[str]) -> str:
        asked = {"type": "http", "method": "GET", "path": named[1]}
        matched = (route.matches(asked) for route in request.app.routes)
        # An address with a name in it may be one of somebody else's game, as in the page on writing one.
        served = any(match is Match.FULL and not found["path_params"] for match, found in matched)
        return f'<a href="{named[1]}">{named[0]}</a>' if served else named[0]

    return PLACE.sub(link, page)


@cache
def _policy(file: Path, _changed: int) -> str:
    """Return the policy of a page: its own small scripts by their hashes, and styles where they stand."""
    # `_changed` is a part of the key alone: documents that were built anew have other scripts.
    hashes = (b64encode(sha256(script).digest()).decode() for script in INLINE.findall(file.read_bytes()))
    scripts = " ".join(["script-src 'self'", *(f"'sha256-{one}'" for one in hashes)])
    policy = SECURITY["content-security-policy"].replace(
        "style-src 'self'", "style-src 'self' 'unsafe-inline'"
    )
    return policy.replace("script-src 'self'", scripts)
