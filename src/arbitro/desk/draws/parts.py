"""Keeping mates apart beyond the first round: in the quarters and the halves of a bracket.

How many of each club go to each part is a flow: a club sends its entries to halves and these to quarters, and every
pair of mates in one part costs, so that each further one costs more. Matches of mates in the first round cost in the
same way, because in every part all but one club have room (see `separation`). With convex costs a plan is the best
when no cycle of exchanges betters it; there are four parts, so that all cycles are looked at. Each rank then goes to
the earliest entry after which the best plan costs as little as before, and the plan is mended, not made anew.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from heapq import nsmallest
from itertools import permutations, product

from arbitro.desk.draws.bracket import lines
from arbitro.desk.draws.separation import give_out, queues

Mate = Callable[[str], str | None]
Edge = tuple[int, int]
Club = str | None


class PartPlan:
    """How many of each club are still to go to each part, and what the best such plan costs."""

    def __init__(
        self, size: int, order: Sequence[str], movable: Sequence[int], club: Mate, parts: int, depth: str
    ) -> None:
        self.size, self.club, self.parts = size, club, parts
        self.halves = [2 * part // parts for part in range(parts)]
        # One number for three aims in order (lexicographic): a greater power outweighs any sum of the lesser.
        big = (len(order) + 1) ** 2
        self.half_cost = 1 if depth == "half" else 0
        self.part_cost = big if parts > 2 else 0
        self.match_cost = big * big
        length = size // parts
        self.part_of = {rank: line // length for line, rank in enumerate(lines(size))}
        self.open = set(movable)
        self.holder = {rank: name for rank, name in enumerate(order, 1) if rank not in self.open}
        clubs = {club(name) for name in order}
        self.still: dict[Club, list[int]] = {one: [0] * parts for one in clubs}
        self.there: dict[Club, list[int]] = {one: [0] * parts for one in clubs}
        self.meets: dict[Club, list[int]] = {one: [0] * parts for one in clubs}
        """How many open ranks of each part would meet one of the club."""
        self.room = [0] * parts
        """In how many places of each part an entry can go without meeting another that goes there."""
        self.met = 0
        self._fill(order, movable)
        self.edges: dict[Edge, dict[Club, int]] = {
            (one, other): {} for one in range(parts) for other in range(parts) if one != other
        }
        self.cycles = list(_cycles(parts))
        for one in clubs:
            self._weigh(one)
        self.cost = self._whole_cost()
        self.past: list[list[tuple[Club, int, int]]] = []
        self._improve([])

    def _fill(self, order: Sequence[str], movable: Sequence[int]) -> None:
        """Count what is fixed, and make a first plan: every club in turn to the part with the most room."""
        for rank, name in self.holder.items():
            self.there[self.club(name)][self.part_of[rank]] += 1
        left = [0] * self.parts
        for rank in movable:
            part, opponent = self.part_of[rank], self.size + 1 - rank
            left[part] += 1
            if opponent in self.holder:
                self.meets[self.club(self.holder[opponent])][part] += 1
            if opponent not in self.open or rank < opponent:
                self.room[part] += 1
        waiting = Counter(self.club(order[rank - 1]) for rank in movable)
        # The largest clubs first: they have the least choice. Those without a club fill what is left.
        for one, count in sorted(waiting.items(), key=lambda item: (item[0] is None, -item[1], str(item[0]))):
            for _ in range(count):
                part = min(
                    (part for part in range(self.parts) if left[part]),
                    key=lambda part: (self.still[one][part] + self.there[one][part], -left[part]),
                )
                self.still[one][part] += 1
                left[part] -= 1

    def least(self) -> int:
        """Return the least that the arrangement can still cost."""
        return self.cost

    def give(self, rank: int, name: str) -> None:
        """Give a rank to an entry, and mend the plan."""
        club, part = self.club(name), self.part_of[rank]
        before: list[tuple[Club, int, int]] = []
        if not self.still[club][part]:
            source = next(other for other in range(self.parts) if self.still[club][other])
            # Somebody else has to make room there; the cheapest is taken, and the plan is mended afterwards.
            out = min(self.edges[part, source].items(), key=lambda item: item[1])[0]
            self._move(out, part, source, before)
            self._move(club, source, part, before)
        self._turn(rank, name, 1)
        after: list[tuple[Club, int, int]] = []
        self._improve(after)
        self.past += [before, after]

    # Only the last step is ever taken back: the bound says at once whether an entry can be had.
    def take(self, rank: int) -> None:
        """Take the rank that was given last back, and the plan as it was."""
        after, before = self.past.pop(), self.past.pop()
        for club, one, other in reversed(after):
            self._move(club, other, one, [])
        self._turn(rank, self.holder[rank], -1)
        for club, one, other in reversed(before):
            self._move(club, other, one, [])

    def _turn(self, rank: int, name: str, sign: int) -> None:
        """Count a rank as given, or as open again."""
        club, part, opponent = self.club(name), self.part_of[rank], self.size + 1 - rank
        cost = self._match_costs(part)
        self.still[club][part] -= sign
        self.there[club][part] += sign
        if sign > 0:
            self.open.remove(rank)
            self.holder[rank] = name
        else:
            del self.holder[rank]
            self.open.add(rank)
        if opponent in self.open:
            self.meets[club][part] += sign
        else:
            self.room[part] -= sign
            if opponent in self.holder:
                against = self.club(self.holder[opponent])
                self.meets[against][part] -= sign
                self.met += sign * (club is not None and club == against)
                self.cost += sign * self.match_cost * (club is not None and club == against)
                self._weigh(against)
        self._weigh(club)
        self.cost += self._match_costs(part) - cost
        # Only clubs near the limit of the part can have another price now.
        for one in self.still:
            if one is not None and self.still[one][part] + self.meets[one][part] >= self.room[part] - 1:
                self._weigh(one)

    def _match_costs(self, part: int) -> int:
        """Return what the matches of mates cost that a part cannot do without."""
        room, meets = self.room[part], self.meets
        over = (
            still[part] + meets[one][part] - room
            for one, still in self.still.items()
            if one is not None and still[part] + meets[one][part] > room
        )
        return self.match_cost * sum(over)

    def _whole_cost(self) -> int:
        cost = self.match_cost * self.met + sum(map(self._match_costs, range(self.parts)))
        for one, still in self.still.items():
            if one is None:
                continue
            full = [here + to_come for here, to_come in zip(self.there[one], still, strict=True)]
            cost += self.part_cost * sum(count * (count - 1) // 2 for count in full)
            for half in (0, 1):
                count = sum(number for number, of in zip(full, self.halves, strict=True) if of == half)
                cost += self.half_cost * count * (count - 1) // 2
        return cost

    def _delta(self, club: Club, one: int, other: int) -> int:
        """Return what it costs to send an entry of a club to another part."""
        if club is None:
            return 0
        still, there, meets = self.still[club], self.there[club], self.meets[club]
        cost = self.part_cost * (still[other] + there[other] - still[one] - there[one] + 1)
        if self.half_cost and self.halves[one] != self.halves[other]:
            full = [0, 0]
            for part, half in enumerate(self.halves):
                full[half] += still[part] + there[part]
            cost += full[self.halves[other]] - full[self.halves[one]] + 1
        if still[one] + meets[one] > self.room[one]:
            cost -= self.match_cost
        if still[other] + meets[other] >= self.room[other]:
            cost += self.match_cost
        return cost

    def _weigh(self, club: Club) -> None:
        """Keep what it costs to send an entry of a club from each part to each other."""
        still = self.still[club]
        for (one, other), costs in self.edges.items():
            if still[one] > 0:
                costs[club] = self._delta(club, one, other)
            else:
                costs.pop(club, None)

    def _move(self, club: Club, one: int, other: int, moves: list[tuple[Club, int, int]]) -> None:
        self.cost += self._delta(club, one, other)
        self.still[club][one] -= 1
        self.still[club][other] += 1
        self._weigh(club)
        moves.append((club, one, other))

    def _improve(self, moves: list[tuple[Club, int, int]]) -> None:
        """Exchange entries along cycles as long as that costs less."""
        while (found := self._better()) is not None:
            for club, one, other in found:
                self._move(club, one, other, moves)

    def _better(self) -> list[tuple[Club, int, int]] | None:
        """Return exchanges along a cycle that cost less than nothing; None where the plan is the best."""
        # Two of each edge, so that two steps of a cycle can be had by different clubs.
        best = {
            edge: nsmallest(2, ((cost, str(club), club) for club, cost in costs.items()))
            for edge, costs in self.edges.items()
        }
        for cycle in self.cycles:
            offers = [best[edge] for edge in cycle]
            if not all(offers) or sum(offer[0][0] for offer in offers) >= 0:
                continue
            for chosen in product(*offers):
                # What it costs besides when two of a club go from the same half to the other.
                across = [
                    (club, self.halves[one])
                    for (one, other), (_, _, club) in zip(cycle, chosen, strict=True)
                    if club is not None and self.halves[one] != self.halves[other]
                ]
                twice = 2 * self.half_cost * (len(across) - len(set(across)))
                if sum(cost for cost, _, _ in chosen) + twice < 0:
                    return [(club, *edge) for edge, (_, _, club) in zip(cycle, chosen, strict=True)]
        return None


def _cycles(parts: int) -> Iterator[tuple[Edge, ...]]:
    """Yield every way round through some of the parts, each once."""
    for count in range(2, parts + 1):
        for found in permutations(range(parts), count):
            if found[0] == min(found):
                yield tuple(zip(found, (*found[1:], found[0]), strict=True))


def apart_in_parts(
    size: int, order: Sequence[str], movable: Sequence[int], club: Mate, depth: str
) -> tuple[str, ...]:
    """Return the order with the fewest mates in the first round, then in a quarter, then in a half; the first such."""
    counts = Counter(mate for name in order if (mate := club(name)) is not None)

    def mate_of(name: str) -> str | None:
        mate = club(name)
        return mate if mate is not None and counts[mate] > 1 else None

    plan = PartPlan(size, order, movable, mate_of, 4 if size >= 8 else 2, depth)
    waiting = queues([order[rank - 1] for rank in sorted(movable)], mate_of)
    give_out(sorted(movable), waiting, plan, plan.least())
    return tuple(plan.holder[rank] for rank in range(1, len(order) + 1))
