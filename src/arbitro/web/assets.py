"""The files the pages load: styles, pictures, and the built scripts, each under the hash of its content."""

import hashlib
from functools import cache
from pathlib import Path

from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

FOLDER = Path(__file__).parent / "static"
_FOR_EVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"


class Assets(StaticFiles):
    """Serves the files; under the hash of its content a file may be kept for ever."""

    def __init__(self) -> None:
        super().__init__(directory=FOLDER)

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return the file with how long it may be kept."""
        response = await super().get_response(path, scope)
        current = f"v={_version(path)}".encode() == scope["query_string"]
        response.headers["cache-control"] = _FOR_EVER if current else _ASK_AGAIN
        return response


def asset(path: str) -> str:
    """Return the address of a file with its version, or nothing where it has not been built."""
    version = _version(path)
    return f"/static/{path}?v={version}" if version else ""


@cache
def _version(path: str) -> str:
    file = FOLDER / path
    return hashlib.sha256(file.read_bytes()).hexdigest()[:12] if file.is_file() else ""
