"""What a player learns from the house: hints while he plays against it, and a review when it is over."""

import msgspec
from starlette.responses import Response

from arbitro.live.review import Review
from arbitro.live.study import is_to_decide, may_be_advised
from arbitro.players.hint import Hint
from arbitro.web.hall.endpoint import Asked, Endpoint
from arbitro.web.hall.policy import WATCH
from arbitro.web.hall.problems import Problem


class Hints(msgspec.Struct, frozen=True):
    """What may be done now."""

    sequence: int
    hints: list[Hint]
    """The best first."""


async def hints(asked: Asked) -> Response:
    """Return a few acts worth thinking about, for somebody who plays alone against the house and is to decide."""
    match = await asked.match()
    if not may_be_advised(match, asked.who.id):
        raise Problem(403, "no-hints")
    if not is_to_decide(match, asked.who.id):
        raise Problem(409, "not-your-turn")
    sequence = match.sitting.sequence
    return asked.json(Hints(sequence, list(await asked.hall.study.hints(match))))


async def review(asked: Asked) -> Response:
    """Return a finished match looked at again; `share` says how far that has come."""
    match = await asked.match()
    if match.sitting.standing().ended is None or match.sitting.review is not None:
        raise Problem(409, "not-over")
    return asked.json(await asked.hall.study.review(match))


ENDPOINTS = (
    Endpoint("GET", "/api/matches/{id}/hints", hints, WATCH, None, {200: Hints}),
    Endpoint("GET", "/api/matches/{id}/review", review, WATCH, None, {200: Review}),
)
