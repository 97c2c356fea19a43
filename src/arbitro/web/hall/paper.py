"""Lines typed in from paper, read as the events of acts; nothing is stored."""

from typing import Any

import msgspec
from starlette.responses import Response

from arbitro.cases.shorthand import read_paper
from arbitro.kernel import Malformed
from arbitro.library import editions, game_of
from arbitro.web.hall.endpoint import Endpoint, HallRequest
from arbitro.web.hall.policy import EVERYONE

MOST_LINES = 1000


class Typed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was typed in, and by which laws it is a match."""

    edition: str
    lines: str


class Read(msgspec.Struct, frozen=True):
    """The events that lines say, as acts take them."""

    events: list[Any]
    lines: list[int]
    """The number of the line of each event, counted from one."""


async def read(asked: HallRequest) -> Response:
    """Read lines as events: as a console takes them, or as each game's paper has them."""
    typed = asked.body(Typed)
    if typed.edition not in editions():
        raise Malformed("edition", "unknown-edition", edition=typed.edition[:80])
    if typed.lines.count("\n") >= MOST_LINES:
        raise Malformed("lines", "out-of-range", least="1", most=str(MOST_LINES))
    found = read_paper(game_of(typed.edition), typed.lines)
    events = [event.name if event.value is True else {event.name: event.value} for _, event in found]
    return asked.json(Read(events, [number for number, _ in found]))


ENDPOINTS = (Endpoint("POST", "/api/lines", read, EVERYONE, Typed, {200: Read}),)
