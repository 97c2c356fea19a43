"""What may be done half by half on a board: no script reckons it, the engine is asked."""

from typing import Any

import msgspec
from starlette.responses import Response

from arbitro.kernel.plugin import load, plugins
from arbitro.web.hall.endpoint import Endpoint, HallRequest
from arbitro.web.hall.limits import network_of
from arbitro.web.hall.policy import EVERYONE
from arbitro.web.hall.problems import Problem


class Ways(msgspec.Struct, frozen=True):
    """The stops on the ways to the legal moves; the first is where it begins."""

    stops: list[Any]


async def ways(asked: HallRequest) -> Response:
    """Return the ways to the legal moves of a roll (`6-3`) from a position, in a game that is played in halves."""
    game, query = str(asked.request.path_params["game"]), asked.request.query_params
    found = plugins().get(game)
    if found is None or not found.ways:
        raise Problem(404)
    given = query.get("position", ""), query.get("dice", "")
    stops = await asked.hall.apart(asked.who.id, network_of(asked.device), load(found.ways), *given)
    return asked.json(Ways(list(stops)))


ENDPOINTS = (
    Endpoint("GET", "/api/ways/{game}", ways, EVERYONE, None, {200: Ways}, queries=("position", "dice")),
)
