"""The tables of the hall: which match is played at each now, and which tables there are to choose from."""

import asyncio

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from arbitro.live.live_hall import LiveHall
from arbitro.live.match import LiveMatch
from arbitro.live.newest import newest_matches
from arbitro.live.particulars import Particulars
from arbitro.web.page import page

RECENT = 120
"""So many of the newest matches may still be played at a table."""
EVENTS = 12
"""So many of the newest events are asked for their tables."""
LOOK_AGAIN = "4"
"""Seconds after which a page that waits for a match looks again, also without scripts."""


async def match_at(hall: LiveHall, table: str) -> LiveMatch | None:
    """Return the match that everybody may see at a table now, the newest where several are open; None where none is."""
    for particulars, name in await _recent(hall):
        if particulars.table != table or particulars.private:
            continue
        match = await hall.match(name)
        # Asked again of the live match: the list is of the store, and a match may have been moved since.
        if match.particulars.table == table and match.sitting.standing().ended is None:
            return match
    return None


async def known_tables(hall: LiveHall) -> list[str]:
    """Return the tables of the newest events and of the newest matches, each once, by name."""
    found = {one.table for one, _ in await _recent(hall) if one.table and not one.private}
    events = await asyncio.to_thread(hall.store.journals, "desk")
    for standing in events[-EVENTS:]:
        live = await hall.office.event(standing.heading.id)
        found |= set() if live.notes.private else {*live.event.setup.tables}
    return sorted(found, key=_in_order)


async def console(request: Request) -> Response:
    """Lead a device to the console of the match at its table, or let it wait until one is called there."""
    hall: LiveHall | None = getattr(request.app.state, "hall", None)
    if hall is None:
        raise HTTPException(404)
    table = request.path_params["table"]
    match = await match_at(hall, table)
    if match is not None and match.particulars.mode == "umpired":
        return RedirectResponse(f"/umpire/{match.name}", status_code=303)
    answer = page(request, "table_waits.html", table=table)
    answer.headers["refresh"] = LOOK_AGAIN
    return answer


async def _recent(hall: LiveHall) -> list[tuple[Particulars, str]]:
    """Return the newest matches of the hall, the newest first; what guests play is their own."""
    found = await newest_matches(
        hall.store, RECENT, lambda heading, particulars: not particulars.casual, guests=False
    )
    return [(particulars, one.heading.id) for one, particulars in found]


def _in_order(table: str) -> tuple[int, int, str]:
    """Sort tables as people count them: 2 before 10, numbers before names."""
    digits = "".join(sign for sign in table if sign.isdigit())
    return (0, int(digits), table) if digits else (1, 0, table)
