"""An address of the hall as a picture that a phone reads: black on white with its quiet zone, in every theme."""

import io

import segno
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from arbitro.web.network import own_address

LONGEST = 200
QUIET = 4
"""Modules of white around it."""


def picture(request: Request) -> Response:
    """Draw an address of this hall, as the one who asks reaches it."""
    to = request.query_params.get("to", "").removeprefix(request.app.state.network.prefix)
    # Not a press for any code: only those that the hall itself shows.
    if not to.startswith(("/join/", "/desk/")) or len(to) > LONGEST:
        raise HTTPException(404)
    drawn = io.BytesIO()
    address = f"{own_address(request)}{to}"
    code = segno.make_qr(address, error="m")
    code.save(drawn, kind="svg", border=QUIET, light="#fff", dark="#000", xmldecl=False)
    return Response(drawn.getvalue(), media_type="image/svg+xml", headers={"cache-control": "private"})
