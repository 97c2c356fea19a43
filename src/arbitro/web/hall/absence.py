"""How long a player has still to wait for the side that has left a match, asked beside the command `walkover`."""

import msgspec
from starlette.responses import Response

from arbitro.live.absence import absence
from arbitro.web.hall.endpoint import Endpoint, HallRequest
from arbitro.web.hall.policy import SPEAK


class AbsenceShown(msgspec.Struct, frozen=True):
    """Whether the match can be ended because the other side has left it."""

    absent: str
    """The side whose act is due, and nobody of it has acted."""
    minutes: int
    """After how long without an act it may be ended."""
    left_ms: int
    """How much of that is still to come; 0 when it may be ended now."""
    law: str | None = None
    """The clause that gives that time; null where it is the hall's own."""


async def waited_for(asked: HallRequest) -> Response:
    """Return after how long without an act the match may be ended, for the side that waits for the other."""
    match = await asked.match()
    found = absence(asked.who.id, match, match.sitting, match.now)
    return asked.json(AbsenceShown(found.absent, found.minutes, found.left_ms, found.law))


ENDPOINTS = (Endpoint("GET", "/api/matches/{id}/walkover", waited_for, SPEAK, None, {200: AbsenceShown}),)
