"""The addresses of the files that pages load, each with the hash of its content; what every page needs is `site.css`.

Each request of a first visit costs a way to the hall and back, so that the styles of every page are one file.
"""

from collections.abc import Callable
from functools import cache
from pathlib import Path

from arbitro.web import letters

FOLDER = Path(__file__).parent / "static"
SITE = "site.css"
STYLES = (
    *("base", "parts", "shell", "laws", "search", "dice", "table", "boards", "watch", "cue", "entrance"),
    *("play", "menu"),
)
"""The styles of every page, in their order; those of paper come after them."""


def asset(path: str) -> str:
    """Return the address of a file with its version, or nothing where it has not been built."""
    version = version_of(path)
    return f"/static/{path}?v={version}" if version else ""


@cache
def page_styles() -> bytes:
    """Return the styles of every page as one file; a site without a hall shows no names, and has these alone."""
    screen = "".join((FOLDER / f"{name}.css").read_text("utf-8") for name in STYLES)
    paper = (FOLDER / "print.css").read_text("utf-8")
    return f"{screen}@media print {{\n{paper}}}\n".encode()


@cache
def hall_styles() -> bytes:
    """Return them with the letters of names."""
    return letters.letters_sheet() + page_styles()


MADE: dict[str, Callable[[], bytes]] = {SITE: hall_styles, letters.SHEET: letters.letters_sheet}
"""Styles that are put together when they are asked for."""


@cache
def version_of(path: str) -> str:
    """Return the hash of a file; nothing where it is not there."""
    if made := MADE.get(path):
        # The pocket referee has no style sheets: what it makes goes into a page that has them.
        return letters.fingerprint(made()) if (FOLDER / f"{STYLES[0]}.css").is_file() else ""
    found = [file for folder in (FOLDER, letters.FOLDER) if (file := folder / path).is_file()]
    return letters.fingerprint(found[0].read_bytes()) if found else ""
