"""Papers are made one at a time: those of officials first, the others for each address in turn.

A page of figures and letters takes a good part of a second of a processor, more than anything else that a stranger may
ask for with one line. However many ask, the hall has its processor for acts.
"""

import asyncio
from collections.abc import Callable
from typing import TypeVar

from starlette.exceptions import HTTPException
from starlette.requests import Request

from arbitro.live.turns import Turns
from arbitro.web.hall.limits import network_of

T = TypeVar("T")


async def printed(request: Request, work: Callable[..., T], *given: object, official: bool = False) -> T:
    """Return what makes a paper, when it is the turn of whoever asks; nothing is made for those who have left."""
    turns: Turns = request.app.state.printing
    address = network_of(request.client.host) if request.client else ""
    async with turns.turn(address, awaited=official):
        if await request.is_disconnected():
            raise HTTPException(503)
        return await asyncio.to_thread(work, *given)
