"""Pairs of players by their wins: no rematch, and the least sum of squared differences.

Sorted by wins, neighbours give the least sum that any pairing can have, rematches or not. A pairing without a rematch
that reaches it is therefore the best there is, and in large fields there nearly always is one; it is looked for first.
Where it is missed, blossoms (networkx) find the least sum among the players near the trouble, and what lies
apart from them stays as it is as long as a bound proves that nothing better was lost.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from arbitro.extras import require

Met = Callable[[int, int], bool]
"""Whether two players, by their places in the list, have been paired before."""
Pairs = list[tuple[int, int]]

DENSE = 96
"""Up to so many players blossoms over all of them cost less than a tenth of a second."""


def pairs(wins: Sequence[int], met: Met) -> Pairs | None:
    """Return the pairs of places with the least sum of squared differences, or None where a rematch is needed."""
    require("networkx", "swiss")  # at the first round already, and not in the middle of an event
    found = _by_groups(wins, met)
    if found is not None and spread(wins, found) == least(wins):
        return found
    if len(wins) <= DENSE:
        return best(wins, met, range(len(wins)))
    return _around(wins, met)


def spread(wins: Sequence[int], found: Iterable[tuple[int, int]]) -> int:
    """Return the sum of squared differences of pairs."""
    return sum((wins[one] - wins[other]) ** 2 for one, other in found)


def least(wins: Iterable[int]) -> int:
    """Return the least sum that any pairing of so many wins can have, rematches or not."""
    level = sorted(wins)
    return sum((high - low) ** 2 for low, high in zip(level[::2], level[1::2], strict=True))


def best(wins: Sequence[int], met: Met, places: Iterable[int]) -> Pairs | None:
    """Return the pairs of the least sum among some players, by blossoms over all that may meet."""
    chosen = list(places)
    counts = [wins[place] for place in chosen] or [0]
    heavy = 1 + (max(counts) - min(counts)) ** 2
    import networkx as nx  # read only where it is needed: it would slow every start of the hall

    graph: nx.Graph[Any] = nx.Graph()
    graph.add_nodes_from(chosen)
    for number, one in enumerate(chosen):
        for other in chosen[:number]:
            if not met(one, other):
                graph.add_edge(one, other, weight=heavy - (wins[one] - wins[other]) ** 2)
    found = list(nx.max_weight_matching(graph, maxcardinality=True))
    return found if 2 * len(found) == len(chosen) else None


def possible(count: int, met: Met, most: int) -> bool:
    """Tell whether so many players, each paired with `most` others before at most, can be paired anew."""
    if count >= 2 * (most + 1):
        return True  # Dirac: everybody may still meet at least half of the others
    return best([0] * count, met, range(count)) is not None


def _around(wins: Sequence[int], met: Met) -> Pairs | None:
    """Return the least sum of a large field: both ends by blossoms, the middle by groups, where that is proved."""
    order = sorted(range(len(wins)), key=lambda place: wins[place])
    for width in (DENSE // 2, DENSE):
        low = _joint([wins[place] for place in order], width)
        high = _joint([wins[place] for place in reversed(order)], width)
        if low + high < len(order):
            found = _pair_ends(
                wins, met, order[:low], order[low : len(order) - high], order[len(order) - high :]
            )
            if found is not None:
                return found
    return best(wins, met, order)


def _joint(level: Sequence[int], width: int) -> int:
    """Return the least even number from a width on that cuts through a group of equal wins."""
    cuts = range(width, len(level), 2)
    return next((cut for cut in cuts if level[cut - 1] == level[cut]), len(level))


def _pair_ends(
    wins: Sequence[int], met: Met, low: list[int], middle: list[int], high: list[int]
) -> Pairs | None:
    """Return pairs of both ends by blossoms and of the middle by groups, if no pairing can have a lesser sum."""
    inner = [wins[place] for place in middle]
    between = _by_groups(inner, lambda one, other: met(middle[one], middle[other]))
    if between is None or spread(inner, between) != least(inner):
        return None
    found = [(middle[one], middle[other]) for one, other in between]
    for part, joint in ((low, wins[low[-1]]), (high, wins[high[0]])):
        paired = best(wins, met, part)
        if paired is None or spread(wins, paired) != _floor(wins, met, part, joint):
            return None
        found += paired
    return found


def _floor(wins: Sequence[int], met: Met, part: list[int], joint: int) -> int:
    """Return the least sum of an end when everybody in it may always be paired at the joint.

    Nobody beyond the joint is a better partner than somebody at it, and how many of the end are paired
    there is even or odd with their number: what the end costs at least does not depend on the others.
    """
    stuck = [place for place in part if wins[place] != joint]
    import networkx as nx  # read only where it is needed: it would slow every start of the hall

    graph: nx.Graph[Any] = nx.Graph()
    for number, one in enumerate(stuck):
        for other in stuck[:number]:
            if not met(one, other):
                graph.add_edge(one, other, weight=2 * (wins[one] - joint) * (wins[other] - joint))
    saved = sum(graph[one][other]["weight"] for one, other in nx.max_weight_matching(graph))
    return int(sum((wins[place] - joint) ** 2 for place in stuck) - saved)


def _by_groups(wins: Sequence[int], met: Met) -> Pairs | None:
    """Return pairs within the groups of equal wins, from the top, each odd group lending one to the next."""
    groups: dict[int, list[int]] = {}
    for place, count in enumerate(wins):
        groups.setdefault(count, []).append(place)
    found: Pairs = []
    down: list[int] = []
    for count in sorted(groups, reverse=True):
        group = [*down, *groups[count]]
        down, rest = _lent(group, met) if len(group) % 2 else ([], group)
        inner = _pair(rest, met) if rest is not None else None
        if inner is None:
            return None
        found += inner
    return found if not down else None


def _lent(group: list[int], met: Met) -> tuple[list[int], list[int] | None]:
    """Return the last of an odd group without whom the others can be paired, and those others."""
    for place in reversed(range(len(group))):
        rest = group[:place] + group[place + 1 :]
        if _pair(rest, met) is not None:
            return [group[place]], rest
    return [], None


def _pair(group: list[int], met: Met) -> Pairs | None:
    """Return a pairing of a group, the upper half against the lower, mended by exchange; None if it finds none."""
    half = len(group) // 2
    mates = group[half:]
    for number, one in enumerate(group[:half]):
        if not met(one, mates[number]):
            continue
        swap = next((k for k in range(half) if _fits(group, mates, number, k, met)), None)
        if swap is None:
            # A clash of the last pairs cannot be mended by one exchange; in a
            # large group the caller has a wider search.
            return None if len(group) > DENSE else best([0] * (1 + max(group)), met, group)
        mates[number], mates[swap] = mates[swap], mates[number]
    return list(zip(group[:half], mates, strict=True))


def _fits(group: list[int], mates: list[int], number: int, other: int, met: Met) -> bool:
    """Tell whether two pairs may exchange their lower players; pairs still to come are mended in their turn."""
    if met(group[number], mates[other]):
        return False
    return other > number or not met(group[other], mates[number])
