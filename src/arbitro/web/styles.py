"""The addresses of the files that pages load, each with the hash of its content; what every page needs is `site.css`.

Each request of a first visit costs a way to the hall and back, so that the styles of every page are one file.
"""

import hashlib
from functools import cache
from pathlib import Path

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
def site_styles() -> bytes:
    """Return the styles of every page as one file."""
    screen = "".join((FOLDER / f"{name}.css").read_text("utf-8") for name in STYLES)
    paper = (FOLDER / "print.css").read_text("utf-8")
    return f"{screen}@media print {{\n{paper}}}\n".encode()


@cache
def version_of(path: str) -> str:
    """Return the hash of a file; nothing where it is not there."""
    file = FOLDER / (path if path != SITE else f"{STYLES[0]}.css")
    if not file.is_file():
        return ""
    return hashlib.sha256(site_styles() if path == SITE else file.read_bytes()).hexdigest()[:12]
