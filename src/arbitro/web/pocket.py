"""The parts of the pocket referee: the interpreter, its library and the laws, for browsers that rule by themselves.

Each part has an address with the hash of its content, and lies there compressed ahead of time: 6 MB of WebAssembly and
bytecode would take a second of processor each time they were compressed on the way.
"""

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, Response

from arbitro.kernel.plugin import OWN, load
from arbitro.web.assets import ASK_AGAIN, FOLDER, FOR_EVER, asset
from arbitro.web.headers import SECURITY

PARTS = FOLDER / "pocket"
INDEX = "parts.json"
KINDS = {
    ".wasm": "application/wasm",
    ".mjs": "text/javascript",
    ".json": "application/json",
    ".zip": "application/zip",
}
ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""By what a browser accepts, the best first: the ending of the file that is compressed so."""
WORKER = "built/pocket-worker.js"
POLICY = SECURITY["content-security-policy"].replace(
    "script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'"
)
"""A worker has the policy of its own script: WebAssembly is allowed to it, and to no page."""


def in_pocket(edition: str) -> bool:
    """Tell whether a browser can rule by an edition: one of ours, where the parts have been built."""
    built = (PARTS / INDEX).is_file() and bool(asset(WORKER))
    return built and any(edition in load(own).editions for own in OWN)


def part(request: Request) -> Response:
    """Send a file of a part, in the smallest form that the browser takes."""
    name = request.path_params["path"]
    file = PARTS / name
    # The path is a stranger's: no way out of the folder, and nothing in it but parts.
    if ".." in name or file.suffix not in KINDS or not file.is_file():
        raise HTTPException(404)
    kind, accepted = KINDS[file.suffix], request.headers.get("accept-encoding", "")
    headers = {"cache-control": ASK_AGAIN if name == INDEX else FOR_EVER, "vary": "accept-encoding"}
    for encoding, ending in ENCODINGS.items():
        packed = Path(f"{file}{ending}")
        if encoding in accepted and packed.is_file():
            coded = {**headers, "content-encoding": encoding}
            return FileResponse(packed, headers=coded, media_type=kind)
    return FileResponse(file, headers=headers, media_type=kind)


def worker(request: Request) -> Response:
    """Send the worker's script, with the one policy under which WebAssembly may be compiled."""
    file = FOLDER / WORKER
    if not file.is_file():
        raise HTTPException(404)
    headers = {"cache-control": ASK_AGAIN, "content-security-policy": POLICY}
    return FileResponse(file, headers=headers, media_type="text/javascript")
