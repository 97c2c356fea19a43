"""The files the pages load: styles, pictures, and the built scripts, served under the hash of their content."""

from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from arbitro.web import letters
from arbitro.web.styles import FOLDER as FOLDER
from arbitro.web.styles import MADE, version_of
from arbitro.web.styles import asset as asset

FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"


class Assets(StaticFiles):
    """Serves the files; under the hash of its content a file may be kept for ever."""

    def __init__(self) -> None:
        super().__init__(directory=FOLDER)
        self.all_directories.append(letters.FOLDER)

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return the file with how long it may be kept."""
        if made := MADE.get(path):
            response = Response(made(), media_type="text/css")
        else:
            response = await super().get_response(path, scope)
        # By a hash from before an upgrade: kept for ever, the new content would lie under the old name.
        current = f"v={version_of(path)}".encode() == scope["query_string"]
        response.headers["cache-control"] = FOR_EVER if current else ASK_AGAIN
        return response
