"""Matches in memory, within a budget: an LRU cache from which a match goes that nobody needs now.

Everything acknowledged is on disk, so that a match which is asked for again is read again.
"""

from collections import OrderedDict
from collections.abc import Callable, Iterator
from weakref import WeakValueDictionary

from arbitro.live.match import LiveMatch

MEGABYTE = 2**20
BUDGET = 256
"""Megabytes for matches, unless it is set otherwise."""
A_MATCH = 60_000
AN_ENTRY = 4_500
"""Bytes that a match takes, and each of its entries: measured with benchmarks/hall_memory.py, rounded up."""
LOOKS = 64
"""How many matches are looked at for one to evict: where they are all needed, an act does not wait for it."""


class MatchCache:
    """The matches of a node by name, the least recently used first."""

    def __init__(self, needed: Callable[[LiveMatch], bool], budget: int = BUDGET * MEGABYTE) -> None:
        self.budget = budget
        self.weight = 0
        """Bytes that the matches in it take, as they are reckoned."""
        self.evictions = 0
        self._needed = needed
        self._kept: OrderedDict[str, LiveMatch] = OrderedDict()
        self._weights: dict[str, int] = {}
        # A request under way, or a task, may hold a match that was evicted: there must never be two of it.
        self._alive: WeakValueDictionary[str, LiveMatch] = WeakValueDictionary()
        self._times: dict[str, tuple[int, int]] = {}
        """When matches that were evicted began, so that their time goes on; with the entry that they stood at."""

    def get(self, name: str) -> LiveMatch | None:
        """Return a match that is in memory, and note that it is used."""
        found = self._alive.get(name)
        if found is not None:
            if name in self._kept:
                self._kept.move_to_end(name)
            else:
                self.store(found)
        return found

    def store(self, match: LiveMatch) -> None:
        """Keep a match, or how much it has grown; what was not used for longest goes where it is too much."""
        self._kept[match.name] = self._alive[match.name] = match
        self._kept.move_to_end(match.name)
        weight = A_MATCH + AN_ENTRY * match.sitting.sequence
        self.weight += weight - self._weights.get(match.name, 0)
        self._weights[match.name] = weight
        began = self._times.pop(match.name, None)
        # Only at the same entry: another node may have gone on with it, and then its time counts from there.
        if began is not None and began[0] == match.sitting.sequence:
            match.began = began[1]
        for _ in range(LOOKS):
            if self.weight <= self.budget or len(self._kept) == 1:
                return
            # Let go of the match that was not used for longest, or put it behind the others where it is
            # needed.
            name, oldest = next(iter(self._kept.items()))
            if oldest is match or self._needed(oldest):
                self._kept.move_to_end(name)
            else:
                del self._kept[name]
                self.weight -= self._weights.pop(name)
                self._times[name] = (oldest.sitting.sequence, oldest.began)
                self.evictions += 1

    def drop(self, name: str) -> None:
        """Let go of a match that is not in the hall any more; who still holds it reads it again before they act."""
        if (match := self._alive.pop(name, None)) is not None:
            # Whoever still holds it must not enter anything into a journal that is gone.
            match.doubtful = True
            if match.timer is not None:
                match.timer.cancel()
        if self._kept.pop(name, None) is not None:
            self.weight -= self._weights.pop(name)
        self._times.pop(name, None)

    def __iter__(self) -> Iterator[LiveMatch]:
        return iter(tuple(self._alive.values()))

    def __len__(self) -> int:
        return len(self._alive)
