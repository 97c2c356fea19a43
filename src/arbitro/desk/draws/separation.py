"""Keeping club-mates, or group-mates, apart in the first round.

Every movable rank meets a fixed entry, another movable rank, or nobody. With N movable ranks, p of them pairs of
movable ranks, a club with c movable entries that f movable ranks would meet is kept apart in all but
max(0, c + f + p − N) matches: it has N − f − p places where it meets nobody of its own. At most one club can lack
places, so that this is the least number of matches between club-mates. It tells at every rank whether an entry can
still be given it, and no way has to be taken back.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from heapq import heapify, heappop, heappush
from typing import Protocol

from arbitro.desk.draws.bracket import lines

Mate = Callable[[str], str | None]
"""The club or group of an entry; None for an entry that has no mates."""


class Places:
    """The movable ranks that are still open, counted as the bound needs them."""

    def __init__(self, size: int, order: Sequence[str], movable: Sequence[int], club: Mate) -> None:
        self.open = set(movable)
        self.mine = frozenset(movable)
        self.size = size
        self.club = club
        self.holder: dict[int, str] = {
            rank: name for rank, name in enumerate(order, 1) if rank not in self.open
        }
        self.meets: Counter[str | None] = Counter()
        self.pairs = 0
        self.met = 0
        """Matches of mates made so far."""
        self._load: Counter[str | None] = Counter()
        """What each club has left, and how many open ranks would meet it."""
        self._loads: Counter[int] = Counter()
        self._peak = 0
        for rank in movable:
            self._weigh(club(order[rank - 1]), 1)
            opponent = size + 1 - rank
            if opponent in self.holder:
                self._meet(club(self.holder[opponent]), 1)
            elif opponent in self.open and rank < opponent:
                self.pairs += 1

    def least(self) -> int:
        """Return the least number of matches of mates that can still come about, those made included."""
        return self.met + max(0, self._peak - (len(self.open) - self.pairs))

    def give(self, rank: int, name: str) -> None:
        """Give a rank to an entry."""
        self.open.remove(rank)
        self.holder[rank] = name
        self._turn(rank, name, 1)

    def take(self, rank: int) -> None:
        """Take a rank back from the entry to which it was given last."""
        name = self.holder[rank]
        self._turn(rank, name, -1)
        del self.holder[rank]
        self.open.add(rank)

    def _turn(self, rank: int, name: str, sign: int) -> None:
        """Count a rank as given, or as open again."""
        mates, opponent = self.club(name), self.size + 1 - rank
        self._weigh(mates, -sign)
        if opponent in self.open:
            self.pairs -= sign
            self._meet(mates, sign)
        elif opponent in self.holder:
            against = self.club(self.holder[opponent])
            self._meet(against, -sign)
            if mates is not None and against == mates:
                self.met += sign

    def _meet(self, mates: str | None, sign: int) -> None:
        self.meets[mates] += sign
        self._weigh(mates, sign)

    def _weigh(self, mates: str | None, sign: int) -> None:
        """Keep the greatest load of a club as loads go up and down."""
        if mates is None:
            return
        before = self._load[mates]
        self._load[mates] = before + sign
        self._loads[before] -= 1
        self._loads[before + sign] += 1
        self._peak = max(self._peak, before + sign)
        # The peak goes down by as much as it went up: amortized constant, whatever the number of clubs.
        while self._peak and not self._loads[self._peak] > 0:
            self._peak -= 1


def apart(size: int, order: Sequence[str], movable: Sequence[int], club: Mate) -> tuple[str, ...]:
    """Return the order with the fewest first-round matches of club-mates, the first such by rank."""
    places = Places(size, order, movable, club)
    goal = places.least()
    give_out(sorted(movable), queues([order[rank - 1] for rank in movable], club), places, goal)
    return tuple(places.holder[rank] for rank in range(1, len(order) + 1))


class Giving(Protocol):
    """What ranks are given out by: it counts what is given, and tells what can still come about."""

    def give(self, rank: int, name: str) -> None:
        """Give a rank to an entry."""

    def take(self, rank: int) -> None:
        """Take the rank that was given last back."""

    def least(self) -> object:
        """Return the best that can still come about."""


def give_out(ranks: Sequence[int], waiting: "Queues", places: Giving, goal: object) -> None:
    """Give each rank to the earliest entry that leaves the goal within reach."""
    # One head per club, in a heap: of mates only the earliest in the draw needs to be tried.
    heads = [(queue[-1][0], mates or "", mates) for mates, queue in waiting.items()]
    heapify(heads)
    for rank in ranks:
        tried = []
        while True:
            head = heappop(heads)
            queue = waiting[head[2]]
            places.give(rank, queue[-1][1])
            if places.least() == goal:
                break
            places.take(rank)
            tried.append(head)
        queue.pop()
        if queue:
            heappush(heads, (queue[-1][0], head[1], head[2]))
        for other in tried:
            heappush(heads, other)


Queues = dict[str | None, list[tuple[int, str]]]


def queues(names: Sequence[str], club: Mate) -> Queues:
    """Return the movable entries of each club, the earliest in the draw last."""
    found: Queues = {}
    for place, name in reversed(list(enumerate(names))):
        found.setdefault(club(name), []).append((place, name))
    return found


def separate_halves(
    size: int, order: Sequence[str], fixed: int, group: Callable[[str], str]
) -> tuple[str, ...]:
    """Return the order that keeps group-mates apart in the first round, then in the halves; the first such by rank.

    The first `fixed` ranks stay. Matches of the first round lie within a half, so the bound of this module holds in
    each half by itself; how many of a group go to the upper half is settled by the cheapest split.
    """
    upper = frozenset(lines(size)[: size // 2])
    movable = list(range(fixed + 1, len(order) + 1))
    halves = [
        Places(size, [*order], [rank for rank in movable if (rank in upper) == half], group)
        for half in (True, False)
    ]
    split = Split(halves, order, upper, fixed, group)
    give_out(movable, queues(order[fixed:], group), split, split.least())
    given = {rank: name for places in halves for rank, name in places.holder.items() if rank in places.mine}
    return (*order[:fixed], *(given[rank] for rank in movable))


class Split:
    """How many of each group are in each half, and how cheaply the rest can be divided."""

    def __init__(
        self,
        halves: list[Places],
        order: Sequence[str],
        upper: frozenset[int],
        fixed: int,
        group: Callable[[str], str],
    ) -> None:
        self.halves, self.upper, self.group = halves, upper, group
        self.placed = [Counter[str](), Counter[str]()]
        for rank in range(1, fixed + 1):
            self.placed[rank not in upper][group(order[rank - 1])] += 1
        self.waiting = Counter(group(name) for name in order[fixed:])

    def give(self, rank: int, name: str) -> None:
        """Give a rank to an entry."""
        half = rank not in self.upper
        self.halves[half].give(rank, name)
        self.placed[half][self.group(name)] += 1
        self.waiting[self.group(name)] -= 1

    def take(self, rank: int) -> None:
        """Take the rank that was given last back."""
        half = rank not in self.upper
        name = self.halves[half].holder[rank]
        self.halves[half].take(rank)
        self.placed[half][self.group(name)] -= 1
        self.waiting[self.group(name)] += 1

    def least(self) -> tuple[int, int]:
        """Return the fewest matches of mates in the first round and, with them, the fewest pairs in a half."""
        # From none upwards: the fewest matches come first, and the first division found has them.
        for excess in range(sum(self.waiting.values()) + 1):
            found = [
                pairs
                for above in range(excess + 1)
                if (pairs := self._pairs(above, excess - above)) is not None
            ]
            if found:
                return self.halves[0].met + self.halves[1].met + excess, min(found)
        raise AssertionError("every division has so many matches of mates at most")

    def _pairs(self, above: int, below: int) -> int | None:
        """Return the fewest pairs of mates in a half when so many matches of mates are allowed in each."""
        top, bottom = self.halves
        low: dict[str, int] = {}
        high: dict[str, int] = {}
        for mates in self.placed[0].keys() | self.placed[1].keys() | self.waiting.keys():
            rest = self.waiting[mates]
            high[mates] = min(rest, len(top.open) - top.pairs - top.meets[mates] + above)
            low[mates] = max(0, rest - (len(bottom.open) - bottom.pairs - bottom.meets[mates] + below))
            if low[mates] > high[mates]:
                return None
        if not sum(low.values()) <= len(top.open) <= sum(high.values()):
            return None
        chosen = dict(low)
        # Convex costs: taking the cheapest step each time gives the least sum, no search needed.
        for _ in range(len(top.open) - sum(low.values())):
            cheapest = min((m for m in chosen if chosen[m] < high[m]), key=lambda m: self._step(m, chosen[m]))
            chosen[cheapest] += 1
        return sum(self._cost(mates, count) for mates, count in chosen.items())

    def _cost(self, mates: str, count: int) -> int:
        one = self.placed[0][mates] + count
        other = self.placed[1][mates] + self.waiting[mates] - count
        return one * (one - 1) // 2 + other * (other - 1) // 2

    def _step(self, mates: str, count: int) -> int:
        return self._cost(mates, count + 1) - self._cost(mates, count)
