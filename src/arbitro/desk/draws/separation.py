"""Keeping club-mates, or group-mates, apart in the first round.

Every movable rank meets a fixed entry, another movable rank, or nobody. With N movable ranks, p of them pairs of
movable ranks, a club with c movable entries that f movable ranks would meet is kept apart in all but
max(0, c + f + p − N) matches: it has N − f − p places where it meets nobody of its own. At most one club can lack
places, so that this is the least number of matches between club-mates. It tells at every rank whether an entry can
still be given it, and no way has to be taken back.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import networkx as nx

from arbitro.desk.draws.bracket import lines

Mate = Callable[[str], str | None]
"""The club or group of an entry; None for an entry that has no mates."""


class Places:
    """The movable ranks that are still open, counted as the bound needs them."""

    def __init__(self, size: int, order: Sequence[str], movable: Sequence[int], club: Mate) -> None:
        self.open = set(movable)
        self.size = size
        self.club = club
        self.holder: dict[int, str] = {
            rank: name for rank, name in enumerate(order, 1) if rank not in self.open
        }
        self.left = Counter(club(order[rank - 1]) for rank in movable)
        self.meets: Counter[str | None] = Counter()
        self.pairs = 0
        for rank in movable:
            opponent = size + 1 - rank
            if opponent in self.holder:
                self.meets[club(self.holder[opponent])] += 1
            elif opponent in self.open and rank < opponent:
                self.pairs += 1
        self.met = 0
        """Matches of mates made so far."""

    def least(self) -> int:
        """Return the least number of matches of mates that can still come about, those made included."""
        room = len(self.open) - self.pairs
        return self.met + max(
            (
                count + self.meets[mates] - room
                for mates, count in self.left.items()
                if mates is not None and count + self.meets[mates] > room
            ),
            default=0,
        )

    def give(self, rank: int, name: str) -> None:
        """Give a rank to an entry."""
        mates, opponent = self.club(name), self.size + 1 - rank
        self.open.remove(rank)
        self.holder[rank] = name
        self.left[mates] -= 1
        if opponent in self.open:
            self.pairs -= 1
            self.meets[mates] += 1
        elif opponent in self.holder:
            against = self.club(self.holder[opponent])
            self.meets[against] -= 1
            self.met += mates is not None and against == mates

    def take(self, rank: int) -> None:
        """Take a rank back from the entry to which it was given last."""
        name = self.holder.pop(rank)
        mates, opponent = self.club(name), self.size + 1 - rank
        if opponent in self.open:
            self.pairs += 1
            self.meets[mates] -= 1
        elif opponent in self.holder:
            against = self.club(self.holder[opponent])
            self.meets[against] += 1
            self.met -= mates is not None and against == mates
        self.left[mates] += 1
        self.open.add(rank)


def apart(size: int, order: Sequence[str], movable: Sequence[int], club: Mate) -> tuple[str, ...]:
    """Return the order with the fewest first-round matches of club-mates, the first such by rank."""
    places = Places(size, order, movable, club)
    queues = _queues([order[rank - 1] for rank in movable], club)
    goal = places.least()
    for rank in sorted(movable):
        for mates in _heads(queues):
            _, name = queues[mates][-1]
            places.give(rank, name)
            if places.least() == goal:
                queues[mates].pop()
                break
            places.take(rank)
    return tuple(places.holder[rank] for rank in range(1, len(order) + 1))


Queues = dict[str | None, list[tuple[int, str]]]


def _queues(names: Sequence[str], club: Mate) -> Queues:
    """Return the movable entries of each club, the earliest in the draw last."""
    queues: Queues = {}
    for place, name in reversed(list(enumerate(names))):
        queues.setdefault(club(name), []).append((place, name))
    return queues


def _heads(queues: Queues) -> list[str | None]:
    """Return the clubs that have an entry left, by their earliest entry."""
    return sorted((mates for mates, queue in queues.items() if queue), key=lambda mates: queues[mates][-1][0])


def apart_from_pairs(
    size: int, order: Sequence[str], movable: Sequence[int], mates: Callable[[str, str], bool]
) -> tuple[str, ...]:
    """Return the same for any relation of mates, such as pairs to avoid, by matching what is left at each rank."""
    holder = {rank: name for rank, name in enumerate(order, 1) if rank not in movable}
    waiting = [order[rank - 1] for rank in movable]
    goal = _least(size, holder, sorted(movable), waiting, mates)
    for rank in sorted(movable):
        for name in waiting:
            rest = [other for other in waiting if other != name]
            given = {**holder, rank: name}
            open_ranks = [other for other in sorted(movable) if other not in given]
            if _least(size, given, open_ranks, rest, mates) == goal:
                holder, waiting = given, rest
                break
    return tuple(holder[rank] for rank in range(1, len(order) + 1))


def _least(
    size: int,
    holder: dict[int, str],
    open_ranks: Sequence[int],
    waiting: Sequence[str],
    mates: Callable[[str, str], bool],
) -> int:
    """Return the least number of matches of mates when the waiting entries get the open ranks."""
    met = sum(mates(holder[r], holder[size + 1 - r]) for r in holder if r < size + 1 - r in holder)
    opponents = [holder[size + 1 - rank] for rank in open_ranks if size + 1 - rank in holder]
    alone = [
        rank for rank in open_ranks if size + 1 - rank not in holder and size + 1 - rank not in open_ranks
    ]
    graph: nx.Graph[Any] = nx.Graph()
    for place, name in enumerate(waiting):
        for other, against in enumerate(opponents):
            graph.add_edge(("entry", place), ("fixed", other), weight=1 if mates(name, against) else 2)
        for other in range(len(alone)):
            graph.add_edge(("entry", place), ("alone", other), weight=2)
        for other in range(place):
            graph.add_edge(("entry", place), ("entry", other), weight=1 if mates(name, waiting[other]) else 2)
    found = nx.max_weight_matching(graph, maxcardinality=True)
    return met + sum(1 for one, other in found if graph[one][other]["weight"] == 1)


def halved(size: int, order: Sequence[str], fixed: int, group: Callable[[str], str]) -> tuple[str, ...]:
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
    goal = split.least()
    holder = list(order)
    queues = _queues(order[fixed:], group)
    for rank in movable:
        for mates in _heads(queues):
            _, name = queues[mates][-1]
            split.give(rank, name)
            if split.least() == goal:
                queues[mates].pop()
                holder[rank - 1] = name
                break
            split.take(rank)
    return tuple(holder)


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
