"""In which order what machines have to think about is thought about: nobody waits for the matches of another.

What somebody waits for comes before what nobody does; and of those who wait, each has a turn after the other, however
much one of them has asked for.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turns:
    """So many places; who finds none free is let in by turns."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._awaited: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        self._others: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def turn(self, whose: str, *, awaited: bool) -> AsyncIterator[None]:
        """Hold a place, as soon as it is the turn of whoever asks; `awaited` tells that somebody waits for it."""
        if self._free:
            self._free -= 1
        else:
            await self._let_in(self._awaited if awaited else self._others, whose)
        try:
            yield
        finally:
            self._leave()

    async def _let_in(self, waiting: OrderedDict[str, deque[asyncio.Future[None]]], whose: str) -> None:
        place = asyncio.get_running_loop().create_future()
        waiting.setdefault(whose, deque()).append(place)
        try:
            await place
        except asyncio.CancelledError:
            if not place.cancelled():
                self._leave()  # it was given in the same moment
            raise

    def _leave(self) -> None:
        """Give a place to whoever is next."""
        for waiting in (self._awaited, self._others):
            while waiting:
                whose, line = waiting.popitem(last=False)
                place = line.popleft()
                if line:
                    waiting[whose] = line
                if not place.done():
                    place.set_result(None)
                    return
        self._free += 1
