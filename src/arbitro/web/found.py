"""How the hall is found, shared and kept on a phone: for search engines, for previews of links, as an app."""

from starlette.requests import Request
from starlette.responses import FileResponse, JSONResponse, PlainTextResponse, Response

from arbitro.l10n import say
from arbitro.web.assets import FOLDER, asset
from arbitro.web.language import language_of

PRIVATE = (
    "/api/",
    "/accounts",
    "/devices",
    "/first",
    "/join",
    "/people",
    "/sign-in",
    "/umpire/table/",
    "/enter/",
)
"""Addresses that no search engine has to read: of single devices, of people, of programs."""
ICONS = (
    ("192x192", "icon-192.png", "any"),
    ("512x512", "icon-512.png", "any"),
    ("512x512", "icon-mask.png", "maskable"),
)
GREEN, PAPER = "#0f6b50", "#f7f5ef"


def robots(request: Request) -> Response:
    """Say what search engines may read: laws, games and what is public of events."""
    lines = ("User-agent: *", "Allow: /", *(f"Disallow: {path}" for path in PRIVATE))
    return PlainTextResponse("".join(f"{line}\n" for line in lines))


def manifest(request: Request) -> Response:
    """Describe the hall as an app, in the reader's language."""
    language, prefix = language_of(request), request.app.state.network.prefix
    places = {
        "/": "web-place-play",
        "/watch": "web-place-watch",
        "/umpire": "web-place-umpire",
        "/desk": "web-place-desk",
    }
    described = {
        # By its id a browser knows an installed app again, also where its first page changes.
        "id": f"{prefix}/",
        "name": say(language, "web-name"),
        "short_name": say(language, "web-name"),
        "description": say(language, "web-description"),
        "lang": language,
        "start_url": f"{prefix}/",
        "scope": f"{prefix}/",
        "display": "standalone",
        "theme_color": GREEN,
        "background_color": PAPER,
        "icons": [
            {"src": prefix + asset(file), "sizes": size, "type": "image/png", "purpose": purpose}
            for size, file, purpose in ICONS
        ],
        "shortcuts": [
            {"name": say(language, words), "url": prefix + place} for place, words in places.items()
        ],
    }
    return JSONResponse(
        described,
        headers={"cache-control": "no-cache", "vary": "Accept-Language, Cookie"},
        media_type="application/manifest+json",
    )


def favicon(request: Request) -> Response:
    """Send the picture that browsers ask for without being told of it."""
    return FileResponse(FOLDER / "icon-192.png", headers={"cache-control": "public, max-age=86400"})
