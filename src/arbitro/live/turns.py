"""In which order what machines have to think about is thought about: nobody waits for the matches of another.

What somebody waits for comes before what nobody does. Of those who wait, each address has a turn after the other, and
of one address each person: however many guests one address brings, and however much one of them has asked for.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

Place = asyncio.Future[None]


class FairQueue:
    """So many places; who finds none free is let in by turns."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._awaited, self._others = TurnLine(), TurnLine()

    @asynccontextmanager
    async def turn(self, address: str, person: str = "", *, awaited: bool) -> AsyncIterator[None]:
        """Hold a place, as soon as it is the turn of whoever asks; `awaited` tells that somebody waits for it."""
        if self._free:
            self._free -= 1
        else:
            await self._let_in(self._awaited if awaited else self._others, address, person)
        try:
            yield
        finally:
            self._leave()

    async def _let_in(self, waiting: "TurnLine", address: str, person: str) -> None:
        place = asyncio.get_running_loop().create_future()
        waiting.join(address, person, place)
        try:
            await place
        except asyncio.CancelledError:
            if not place.cancelled():
                self._leave()  # it was given in the same moment
            raise

    def _leave(self) -> None:
        """Give a place to whoever is next."""
        for waiting in (self._awaited, self._others):
            # Who waited may have gone: their place in line goes to the next.
            while (place := waiting.next()) is not None:
                if not place.done():
                    place.set_result(None)
                    return
        self._free += 1


class TurnLine:
    """Those who wait, by their addresses and there by who they are."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, OrderedDict[str, deque[Place]]] = OrderedDict()

    def join(self, address: str, person: str, place: Place) -> None:
        """Let somebody wait."""
        self._waiting.setdefault(address, OrderedDict()).setdefault(person, deque()).append(place)

    def next(self) -> Place | None:
        """Return whose turn it is, and put them and their address behind all others; None where nobody waits."""
        if not self._waiting:
            return None
        address, people = self._waiting.popitem(last=False)
        person, places = people.popitem(last=False)
        place = places.popleft()
        if places:
            people[person] = places
        if people:
            self._waiting[address] = people
        return place
