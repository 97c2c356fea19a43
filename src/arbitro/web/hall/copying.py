"""A running hall for whoever keeps a live copy of it: what is new since the place where the copy stands."""

from functools import partial

from starlette.responses import Response

from arbitro.store.copying import Unlike, check_place, new_round
from arbitro.store.values import Place
from arbitro.web.hall.endpoint import Endpoint, HallRequest
from arbitro.web.hall.policy import COPY
from arbitro.web.hall.problems import Problem


async def copy(asked: HallRequest) -> Response:
    """Return what is new in the whole hall after a position: entries, and people and sessions where they changed."""
    place = _place(asked)
    try:
        # By the digest at its place: a copy of another hall, or one that was acted in since, is refused.
        await asked.read(partial(check_place, place=place))
    except Unlike as error:
        raise Problem(400, "another-hall", key="digest") from error
    beside = asked.request.query_params.get("beside", "")
    return asked.json(await asked.read(partial(new_round, after=place.position, beside=beside)))


def _place(asked: HallRequest) -> Place:
    after = asked.request.query_params.get("after") or "0"
    # 18 digits: a position has 64 bits in the database, a number in Python has no end.
    if not (after.isascii() and after.isdigit() and len(after) <= 18):
        raise Problem(400, "bad-position", key="after")
    position = int(after)
    return Place(position, asked.request.query_params.get("digest", "")) if position else Place()


ENDPOINTS = (
    Endpoint("GET", "/api/copy", copy, COPY, None, {200: None}, queries=("after", "digest", "beside")),
)
