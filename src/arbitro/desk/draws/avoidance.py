"""Keeping any pairs apart in the first round, clubs or not.

An arrangement with the fewest matches of mates is found first, by exchanges down to the bound of the clubs, or by
blossoms where exchanges do not reach it. Then each rank in turn goes to the earliest entry with which as few matches
can be had: an exchange of two or three shows that they can, blossoms decide where it does not.
"""

from collections.abc import Callable, Sequence
from typing import Any

from arbitro.extras import require

Mates = Callable[[str, str], bool]
MOST_MATCHED = 256
"""Up to so many open ranks are matched by blossoms; beyond, only exchanges are tried."""


class Seating:
    """An arrangement of entries in ranks, and how many matches of mates it has."""

    def __init__(self, size: int, order: Sequence[str], mates: Mates) -> None:
        self.size, self.mates = size, mates
        self.names = list(order)
        self.rank = {name: rank for rank, name in enumerate(order, 1)}
        self.met = sum(self.meets(rank) for rank in range(1, min(size // 2, len(order)) + 1))

    def meets(self, rank: int) -> bool:
        """Tell whether a rank and its opponent are mates."""
        opponent = self.size + 1 - rank
        return max(rank, opponent) <= len(self.names) and self.mates(
            self.names[rank - 1], self.names[opponent - 1]
        )

    def exchange(self, *ranks: int) -> None:
        """Let the entry of each rank go to the rank before it, and that of the first to the last."""
        matches = {min(rank, self.size + 1 - rank) for rank in ranks}
        self.met -= sum(map(self.meets, matches))
        moved = [self.names[rank - 1] for rank in ranks]
        for rank, name in zip(ranks, [*moved[1:], moved[0]], strict=True):
            self.names[rank - 1] = name
            self.rank[name] = rank
        self.met += sum(map(self.meets, matches))

    def take(self, seated: dict[int, str]) -> None:
        """Take over an arrangement."""
        for rank, name in seated.items():
            self.names[rank - 1] = name
            self.rank[name] = rank
        self.met = sum(self.meets(rank) for rank in range(1, min(self.size // 2, len(self.names)) + 1))


def apart(
    size: int, order: Sequence[str], movable: Sequence[int], mates: Mates, bound: int
) -> tuple[str, ...]:
    """Return the order with the fewest first-round matches of mates, the first such by rank.

    `bound`: as few as that nobody can have fewer.
    """
    seating, ranks = Seating(size, order, mates), sorted(movable)
    waiting = [order[rank - 1] for rank in ranks]
    # Exchanges are cheap and nearly always reach the bound; blossoms cost the cube of the ranks.
    _improve(seating, ranks, bound)
    if seating.met > bound and len(ranks) <= MOST_MATCHED:
        seating.take(_match_ranks(seating, ranks))
    goal = seating.met
    for place in range(len(ranks)):
        # Greedy by rank, as desk.md orders arrangements: the earliest entry that allows so few.
        name = next(name for name in waiting if _give_first_rank(seating, ranks[place:], name, goal))
        waiting.remove(name)
    return tuple(seating.names)


def _improve(seating: Seating, ranks: Sequence[int], bound: int) -> None:
    """Exchange entries as long as that leaves fewer matches of mates."""
    better = True
    while better and seating.met > bound:
        better = False
        for rank in ranks:
            if seating.meets(rank) and _exchange_with_any(seating, rank, ranks, seating.met - 1):
                better = True


def _exchange_with_any(seating: Seating, rank: int, ranks: Sequence[int], most: int) -> bool:
    for other in ranks:
        if other != rank:
            seating.exchange(rank, other)
            if seating.met <= most:
                return True
            seating.exchange(rank, other)
    return False


def _give_first_rank(seating: Seating, ranks: Sequence[int], name: str, goal: int) -> bool:
    """Give the first of the open ranks to an entry if the goal is kept; otherwise leave everything as it is."""
    rank, held = ranks[0], seating.rank[name]
    if held == rank:
        return True
    opponent = seating.size + 1 - rank
    fixed = opponent <= len(seating.names) and opponent not in ranks
    # A mate fixed on the other side cannot be exchanged away: nothing needs to be tried.
    if goal == 0 and fixed and seating.mates(name, seating.names[opponent - 1]):
        return False
    seating.exchange(rank, held)
    if seating.met == goal:
        return True
    for third in ranks[1:]:
        if third != held:
            seating.exchange(held, third)
            if seating.met == goal:
                return True
            seating.exchange(held, third)
    if len(ranks) <= MOST_MATCHED:
        before = {other: seating.names[other - 1] for other in ranks}
        seating.take(_match_ranks(seating, ranks[1:]))
        if seating.met == goal:
            return True
        seating.take(before)
    seating.exchange(rank, held)
    return False


def _match_ranks(seating: Seating, ranks: Sequence[int]) -> dict[int, str]:
    """Return the open ranks given out with the fewest matches of mates, by blossoms."""
    open_ranks, size, count = set(ranks), seating.size, len(seating.names)
    waiting = [seating.names[rank - 1] for rank in ranks]
    single = [rank for rank in ranks if size + 1 - rank not in open_ranks]
    require("networkx", "swiss")
    import networkx as nx  # read only where it is needed: it would slow every start of the hall

    graph: nx.Graph[Any] = nx.Graph()
    for place, name in enumerate(waiting):
        for rank in single:
            opponent = size + 1 - rank
            meets = opponent <= count and seating.mates(name, seating.names[opponent - 1])
            # 2 for good, 1 for mates: with `maxcardinality` everybody is seated
            # first, then as few mates meet as can be.
            graph.add_edge(name, rank, weight=1 if meets else 2)
        for other in waiting[:place]:
            graph.add_edge(name, other, weight=1 if seating.mates(name, other) else 2)
    pairs = iter(rank for rank in ranks if rank < size + 1 - rank and size + 1 - rank in open_ranks)
    given: dict[int, str] = {}
    for one, other in nx.max_weight_matching(graph, maxcardinality=True):
        if isinstance(one, int) or isinstance(other, int):
            rank, name = (one, other) if isinstance(one, int) else (other, one)
            given[rank] = name
        else:
            rank = next(pairs)
            given |= {rank: one, size + 1 - rank: other}
    return given


def mend_order(
    size: int,
    order: Sequence[str],
    movable: Sequence[int],
    mates: Mates,
    club: Callable[[str], str | None],
) -> tuple[str, ...]:
    """Return an order that keeps clubs apart in the parts of a bracket, with pairs to avoid exchanged away.

    Two of one club, or two without one, change ranks: so the parts stay as good as they are. Where that does not
    help, any two do as long as there is one match of mates less.
    """
    seating, ranks = Seating(size, order, mates), sorted(movable)
    for alike in (True, False):
        for rank in ranks:
            for other in ranks:
                if not seating.meets(rank) or other == rank:
                    continue
                if alike and club(seating.names[rank - 1]) != club(seating.names[other - 1]):
                    continue
                before = seating.met
                seating.exchange(rank, other)
                if seating.met >= before:
                    seating.exchange(rank, other)
    return tuple(seating.names)
