"""The site without a hall, written as files: law books, search, what-if, exam and cases, ruled on by their readers.

Every address is relative, so that the folder may lie anywhere; a service worker keeps it for whoever has no link.
"""

import asyncio
import hashlib
import json
import re
from collections.abc import Iterator
from pathlib import Path

from starlette.types import Message

from arbitro.l10n import DEFAULT, LANGUAGES, Language, say
from arbitro.library import GAMES, editions
from arbitro.web import app
from arbitro.web.alone import make_page, relink
from arbitro.web.pocket import INDEX, PARTS, WORKER
from arbitro.web.rendering import render, stand_alone
from arbitro.web.styles import FOLDER, SITE, page_styles

WRITTEN = ("search", "whatif", "umpire/exam")
"""Pages that are made anew for what is asked of them; as files they stand there empty."""
EXAMPLE = """id: example
edition: carrom/icf-2001
given: {turn: white, broken: true, men: {white: 9, black: 9}}
when:
  - stroke: {white: 1}
then: {turn: white, men: {white: 8, black: 9}, laws: ["48"]}
"""
KEEPER = "site-worker.js"
_FILE = re.compile(r'(?:href|src)="(?:\.\./)*static/([^"?]+)')
_STYLED = re.compile(r"url\([\"']?(?:/static/)?([\w./-]+\.\w+)")


class FolderOccupied(Exception):
    """The folder has other files in it."""


def write_site(folder: Path) -> int:
    """Write the site into an empty folder, or over an earlier one, and return how many files it has."""
    # The worker is the mark of a site that was written earlier: no other folder is written over.
    if folder.is_dir() and any(folder.iterdir()) and not (folder / KEEPER).is_file():
        raise FolderOccupied
    stand_alone()
    pages = dict(asyncio.run(_pages()))
    files = {**pages, **_static(pages), **_pocket()}
    files["index.html"] = _door().encode()
    manifest = {
        "name": say(DEFAULT, "web-name"),
        "short_name": say(DEFAULT, "web-name"),
        "start_url": "index.html",
        "scope": "./",
        "display": "standalone",
        "icons": [{"src": "static/favicon.svg", "sizes": "any", "type": "image/svg+xml"}],
    }
    files["manifest.webmanifest"] = json.dumps(manifest).encode()
    kept = [name for name in files if not name.startswith("pocket/") or name.endswith((".json", "worker.js"))]
    files[KEEPER] = _keeper(files, kept)
    for name, data in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(data)
    return len(files)


async def _pages() -> list[tuple[str, bytes]]:
    site, found = app(), list[tuple[str, bytes]]()
    for language in LANGUAGES:
        for path in _paths():
            if path in WRITTEN:
                html = make_page(path, "", language, "../" * (path.count("/") + 2)).text
            elif path.startswith("umpire/exam"):
                html = _link_files(render("alone.html", language, here=f"/{path}"), path, language)
            elif path == "check":
                html = _link_files(
                    render("check.html", language, here="/check", example=EXAMPLE), path, language
                )
            else:
                html = _link_files(await _fetch_page(site, f"/{path}", language), path, language)
            found.append((f"{language}/{path}/index.html", html.encode()))
        found.append(
            (
                f"{language}/index.html",
                _link_files(await _fetch_page(site, "/laws", language), "", language).encode(),
            )
        )
    return found


def _paths() -> Iterator[str]:
    """Yield the addresses of the site, without the language."""
    yield from ("laws", "laws/coverage", "glossary", "readings", "check", *WRITTEN)
    for game in GAMES:
        yield from (f"laws/{game}", f"glossary/{game}")
    for edition in editions():
        yield from (f"laws/{edition}", f"umpire/exam/{edition}", f"umpire/exam/{edition}/marks")


def _link_files(html: str, path: str, language: Language) -> str:
    return relink(html, "../" * (path.count("/") + 2 if path else 1), language)


async def _fetch_page(site: object, path: str, language: Language) -> str:
    """Return a page as the hall serves it."""
    parts: list[bytes] = []

    async def receive() -> Message:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Message) -> None:
        if message["type"] == "http.response.start" and message["status"] != 200:
            raise LookupError(path)
        parts.append(message.get("body", b""))

    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": "GET",
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": f"lang={language}".encode(),
        "root_path": "",
        "headers": [(b"host", b"localhost")],
        "server": ("localhost", 80),
        "client": ("127.0.0.1", 0),
    }
    await site(scope, receive, send)  # type: ignore[operator]  # an application
    return b"".join(parts).decode()


def _static(pages: dict[str, bytes]) -> dict[str, bytes]:
    """Return the styles, scripts and pictures that the pages load."""
    names = {name for page in pages.values() for name in _FILE.findall(page.decode())}
    found: dict[str, bytes] = {}
    while names - found.keys() - {SITE}:
        for name in names - found.keys() - {SITE}:
            found[name] = (FOLDER / name).read_bytes()
            if name.endswith(".css"):
                names |= {one for one in _STYLED.findall(found[name].decode()) if (FOLDER / one).is_file()}
    found[SITE] = page_styles()
    return {f"static/{name}": data for name, data in found.items()}


def _pocket() -> dict[str, bytes]:
    """Return the laws for browsers, uncompressed: a web space compresses by itself, or not at all."""
    if not (PARTS / INDEX).is_file():
        raise LookupError(INDEX)
    parts = json.loads((PARTS / INDEX).read_text("utf-8"))
    # No match is played where no hall is: its strokes are not seen again.
    current = {folder for name, folder in parts.items() if name != "strokes"}
    files = [
        file
        for file in PARTS.rglob("*")
        if file.parent.name in current and file.suffix not in (".br", ".gz") and file.is_file()
    ]
    found = {
        f"pocket/{file.relative_to(PARTS).as_posix()}": file.read_bytes() for file in (*files, PARTS / INDEX)
    }
    return {**found, "pocket/worker.js": (FOLDER / WORKER).read_bytes()}


def _door() -> str:
    """Return the first page: it leads to the reader's language."""
    links = "".join(
        f'<a href="{one}/" lang="{one}">{say(one, f"web-language-{one}")}</a> ' for one in LANGUAGES
    )
    return f"""<!doctype html>
<html lang="{DEFAULT}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{say(DEFAULT, "web-name")}</title>
<script>
  const ours = {json.dumps([*LANGUAGES])};
  const wished = navigator.languages.map((one) => one.slice(0, 2)).find((one) => ours.includes(one));
  location.replace((wished ?? ours[0]) + "/");
</script>
<p>{links}</p>
</html>
"""


def _keeper(files: dict[str, bytes], kept: list[str]) -> bytes:
    """Return the service worker, with the list of what it keeps and a name that changes with any of it."""
    digest = hashlib.sha256()
    for name in sorted(files):
        digest.update(name.encode() + b"\0" + files[name] + b"\0")
    parts = [name for name in files if name not in kept]
    told = {
        "NAME": f"arbitro-site-{digest.hexdigest()[:12]}",
        "PAGES": [re.sub(r"(^|/)index\.html$", r"\1", name) for name in kept],
        "PARTS": parts,
    }
    script = (FOLDER / KEEPER).read_text("utf-8")
    lines = "".join(f"const {name} = {json.dumps(value)};\n" for name, value in told.items())
    return (lines + script).encode()
