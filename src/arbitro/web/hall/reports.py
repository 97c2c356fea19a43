"""What the consoles of the hall say of themselves: battery, link, acts not sent, version. Kept while the hall runs."""

import logging
from typing import Annotated

import msgspec
from starlette.responses import Response

from arbitro.live.live_hall import LiveHall
from arbitro.live.reports import ConsoleReport
from arbitro.web.hall.endpoint import Endpoint, HallRequest
from arbitro.web.hall.policy import ACT, DESK, EVERYONE
from arbitro.web.hall.problems import Problem

_log = logging.getLogger("arbitro.console")
# Six reports that did not come: a console is told to send one every 10 s.
LOST_MS = 60_000
"""So long after its last word a console that still has a match is lost."""
LOW = 20
"""Percent of a battery below which it is soon empty."""


class Reporting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a console says of itself."""

    match: str
    unsent: int = 0
    battery: int | None = None
    """Percent; null where the device does not tell."""
    charging: bool = False
    version: str = ""
    differs: Annotated[list[Annotated[str, msgspec.Meta(max_length=400)]], msgspec.Meta(max_length=5)] = []
    """What the hall has ruled otherwise than the device had ruled by itself: a fault of the program, to be told."""


class ConsoleLine(msgspec.Struct, frozen=True):
    """A console as the chief sees it."""

    device: str
    name: str
    match: str
    table: str
    age_s: int
    """Seconds since its last word."""
    lost: bool
    unsent: int
    battery: int | None
    charging: bool
    version: str

    @property
    def soon_empty(self) -> bool:
        """Whether its battery will not last."""
        return self.battery is not None and self.battery < LOW and not self.charging


async def report(asked: HallRequest) -> Response:
    """Say how the device of a console is; it is kept while the hall runs, and told to the desk alone."""
    body, now = asked.body(Reporting), asked.hall.time.wall()
    if not (0 <= body.unsent < 10_000 and (body.battery is None or 0 <= body.battery <= 100)):
        raise Problem(400, "malformed", key="battery", what=str(body.battery))
    # The match is in the body, where no rule of an endpoint looks.
    match = await asked.find_match(body.match)
    asked.check(ACT, match)
    for other in body.differs:
        _log.error("%s: a device ruled otherwise at entry %s", match.name, other)
    held = ConsoleReport(
        asked.who.id,
        asked.who.name,
        match.name,
        match.particulars.table or "",
        now,
        body.unsent,
        body.battery,
        body.charging,
        body.version[:20],
    )
    asked.hall.reports.keep(held)
    return asked.json({"every_s": 10})


async def consoles(asked: HallRequest) -> Response:
    """List the consoles of the hall, those in trouble first."""
    return asked.json(await lines(asked.hall))


async def lines(hall: LiveHall) -> list[ConsoleLine]:
    """Return the consoles of matches that are not over, those in trouble first."""
    now, found = hall.time.wall(), list[ConsoleLine]()
    for one in hall.reports.all():
        match = await hall.match(one.match)
        if match.sitting.standing().ended is not None:
            continue
        age = now - one.at
        found.append(
            ConsoleLine(
                one.who,
                one.name,
                one.match,
                one.table,
                age // 1000,
                age > LOST_MS,
                one.unsent,
                one.battery,
                one.charging,
                one.version,
            )
        )
    return sorted(found, key=_trouble)


def _trouble(one: ConsoleLine) -> tuple[bool, bool, bool, int]:
    """Sort what is lost first, then what has acts that the hall does not, then what is soon empty."""
    return (not one.lost, one.unsent == 0, not one.soon_empty, one.age_s)


ENDPOINTS = (
    Endpoint("POST", "/api/consoles/report", report, EVERYONE, Reporting, {200: None}),
    Endpoint("GET", "/api/consoles", consoles, DESK, None, {200: list[ConsoleLine]}),
)
