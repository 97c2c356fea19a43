"""Papers are made one at a time, in a process of their own: those of officials first, the others by turns of addresses.

A page of figures and letters takes a good part of a second of a processor, more than anything else that a stranger may
ask for with one line, and the press keeps what it has read. However many ask, the hall has its processor for acts and
its memory for matches.
"""

import asyncio
from collections.abc import Callable

from starlette.exceptions import HTTPException
from starlette.requests import Request

from arbitro.live.turns import FairQueue
from arbitro.papers.press import PrintJob, press
from arbitro.web.hall.limits import network_of
from arbitro.web.sandbox import Sandbox

A_PAPER_S, OFFICIAL_S = 10.0, 120.0
"""Seconds of a processor that a paper may take, and all the papers of an event."""
MEMORY, OFFICIAL_MEMORY = 2**30, 3 * 2**30
"""Bytes that the press may take beyond what its process began with: the whole set of a double elimination of 512, which
is wanted when the laptop dies, takes 1.5 GB."""
PAPERS = 50
"""Papers after which a process is ended: the press keeps more of each than it gives back."""
PRINTER = Sandbox(at_once=1, memory=MEMORY, works=PAPERS)
OFFICIAL_PRINTER = Sandbox(at_once=1, memory=OFFICIAL_MEMORY, works=1)
"""A process for each: after a large set the next would have only what that one left."""


async def printed(
    request: Request, write: Callable[..., PrintJob], *given: object, official: bool = False
) -> list[bytes]:
    """Return the paper that somebody writes, when it is their turn; nothing is made for those who have left."""
    turns: FairQueue = request.app.state.printing
    address = network_of(request.client.host) if request.client else ""
    async with turns.turn(address, awaited=official):
        if await request.is_disconnected():
            raise HTTPException(503)
        job = await asyncio.to_thread(write, *given)
        if official:
            return await OFFICIAL_PRINTER.run(press, job, seconds=OFFICIAL_S)
        return await PRINTER.run(press, job, seconds=A_PAPER_S)
