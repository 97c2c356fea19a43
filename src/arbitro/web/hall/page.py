"""The API on a page: every address, who may ask it, what it takes."""

from itertools import groupby

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from arbitro.store.grants import ROLES
from arbitro.web.hall.endpoint import Endpoint
from arbitro.web.hall.examples import EXAMPLES
from arbitro.web.hall.table import ENDPOINTS
from arbitro.web.page import page


def api_page(request: Request) -> Response:
    """Show every address of the hall's API."""
    by_path = groupby(ENDPOINTS, key=lambda one: one.path)
    rows = [(path, [_row(one) for one in methods]) for path, methods in by_path]
    return page(request, "api.html", addresses=rows)


def _row(one: Endpoint) -> dict[str, str]:
    example = "" if one.body is None else msgspec.json.encode(EXAMPLES[one.body]).decode()
    roles = "" if set(one.rule.roles) == set(ROLES) else ", ".join(one.rule.roles)
    return {"method": one.method, "roles": roles, "example": example}
