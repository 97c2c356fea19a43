"""Draws against published tables and against every way there is."""

from itertools import combinations, permutations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro.desk.draws import avoidance, bracket, circle, matching, separation, swiss

BERGER = {
    4: ["1-4 2-3", "4-3 1-2", "2-4 3-1"],
    10: [
        "1-10 2-9 3-8 4-7 5-6",
        "10-6 7-5 8-4 9-3 1-2",
        "2-10 3-1 4-9 5-8 6-7",
        "10-7 8-6 9-5 1-4 2-3",
        "3-10 4-2 5-1 6-9 7-8",
        "10-8 9-7 1-6 2-5 3-4",
        "4-10 5-3 6-2 7-1 8-9",
        "10-9 1-8 2-7 3-6 4-5",
        "5-10 6-4 7-3 8-2 9-1",
    ],
    6: [
        "1-6 2-5 3-4",
        "6-4 5-3 1-2",
        "2-6 3-1 4-5",
        "6-5 1-4 2-3",
        "3-6 4-2 5-1",
    ],
    8: [
        "1-8 2-7 3-6 4-5",
        "8-5 6-4 7-3 1-2",
        "2-8 3-1 4-7 5-6",
        "8-6 7-5 1-4 2-3",
        "3-8 4-2 5-1 6-7",
        "8-7 1-6 2-5 3-4",
        "4-8 5-3 6-2 7-1",
    ],
}
"""The Berger tables as FIDE prints them (Handbook C.05, Annex 1); the order within a round is theirs too."""

REGIONAL = "1-16 8-9 5-12 4-13 3-14 6-11 7-10 2-15"
"""The first round of sixteen seeds as brackets print it; every two neighbours meet next."""


@pytest.mark.parametrize("size", BERGER)
def test_round_robins_are_the_published_berger_tables(size: int) -> None:
    for number, printed in enumerate(BERGER[size], start=1):
        assert {f"{one}-{other}" for one, other in circle.table(size, number)} == set(printed.split())


@given(st.integers(2, 31), st.integers(1, 2))
def test_in_a_round_robin_everybody_meets_everybody_once_a_leg(players: int, legs: int) -> None:
    names = [f"P{n}" for n in range(players)]
    rounds = list(circle.rounds(names, legs))
    met = [frozenset(pair) for pairs in rounds for pair in pairs if "bye" not in pair]
    assert len(met) == legs * players * (players - 1) // 2
    assert all(met.count(frozenset(pair)) == legs for pair in combinations(names, 2))
    assert all(len({name for pair in pairs for name in pair}) == 2 * len(pairs) for pairs in rounds)
    assert all(first != "bye" for pairs in rounds for first, _ in pairs)


def test_seeding_lines_are_those_of_printed_brackets() -> None:
    lines = bracket.lines(16)
    pairs = [frozenset(lines[place : place + 2]) for place in range(0, 16, 2)]
    printed = [frozenset(map(int, pair.split("-"))) for pair in REGIONAL.split()]
    assert pairs == printed


@pytest.mark.parametrize("size", [2, 4, 8, 64, 1024, 4096])
def test_seeds_meet_as_late_as_can_be(size: int) -> None:
    lines = bracket.lines(size)
    assert sorted(lines) == list(range(1, size + 1))
    best = size
    while best > 1:
        part = size // best
        sections = [lines[start : start + part] for start in range(0, size, part)]
        assert all(sum(rank <= best for rank in section) == 1 for section in sections)
        best //= 2


def conflicts(size: int, order: list[str], club: dict[str, str | None]) -> int:
    pairs = [(order[r - 1], order[size - r]) for r in range(1, size // 2 + 1) if size + 1 - r <= len(order)]
    return sum(club[one] is not None and club[one] == club[other] for one, other in pairs)


@given(st.randoms(use_true_random=False), st.integers(2, 7))
def test_no_way_keeps_club_mates_further_apart_and_the_first_is_taken(random: Random, players: int) -> None:
    size, names = bracket.size_for(players), [f"P{n}" for n in range(players)]
    club = {name: random.choice([None, "a", "a", "b", "c"]) for name in names}
    seeded = random.randrange(players + 1)
    movable = list(range(seeded + 1 if seeded < players else size // 2 + 1, players + 1))
    moved = [names[rank - 1] for rank in movable]

    def placed(way: tuple[int, ...]) -> list[str]:
        order = list(names)
        for rank, place in zip(movable, way, strict=True):
            order[rank - 1] = moved[place]
        return order

    best = min(permutations(range(len(moved))), key=lambda way: (conflicts(size, placed(way), club), way))
    assert list(separation.apart(size, names, movable, club.__getitem__)) == placed(best)


@given(st.randoms(use_true_random=False), st.integers(2, 7), st.floats(0, 1))
def test_no_way_keeps_any_pairs_further_apart_and_the_first_is_taken(
    random: Random, players: int, share: float
) -> None:
    size, names = bracket.size_for(players), [f"P{n}" for n in range(players)]
    avoided = {frozenset(pair) for pair in combinations(names, 2) if random.random() < share}
    seeded = random.randrange(players + 1)
    movable = list(range(seeded + 1 if seeded < players else size // 2 + 1, players + 1))
    moved = [names[rank - 1] for rank in movable]

    def mates(one: str, other: str) -> bool:
        return frozenset((one, other)) in avoided

    def placed(way: tuple[int, ...]) -> list[str]:
        order = list(names)
        for rank, place in zip(movable, way, strict=True):
            order[rank - 1] = moved[place]
        return order

    def met(way: tuple[int, ...]) -> int:
        order = placed(way)
        return sum(
            mates(order[rank - 1], order[size - rank])
            for rank in range(1, size // 2 + 1)
            if size + 1 - rank <= players
        )

    best = min(permutations(range(len(moved))), key=lambda way: (met(way), way))
    assert list(avoidance.apart(size, names, movable, mates, 0)) == placed(best)


@given(st.randoms(use_true_random=False), st.integers(40, 90))
def test_pairs_to_avoid_among_clubs_cost_as_little_as_clubs_alone_in_a_large_field(
    random: Random, players: int
) -> None:
    names = [f"P{n}" for n in range(players)]
    club = {name: f"C{random.randrange(8)}" for name in names}
    avoided = {frozenset(random.sample(names, 2)) for _ in range(10)}
    size, movable = bracket.size_for(players), range(9, players + 1)

    def mates(one: str, other: str) -> bool:
        return club[one] == club[other] or frozenset((one, other)) in avoided

    bound = separation.Places(size, names, movable, club.__getitem__).least()
    order = avoidance.apart(size, names, movable, mates, bound)
    assert sorted(order) == sorted(names)
    assert order[:8] == tuple(names[:8])
    assert avoidance.Seating(size, order, mates).met == bound


@given(st.randoms(use_true_random=False), st.integers(2, 4), st.integers(1, 3))
def test_no_way_keeps_group_mates_further_apart(random: Random, groups: int, advance: int) -> None:
    names = [
        f"{'ABCD'[group]}{place}"
        for place in range(advance)
        for group in range(groups)
        if place == 0 or random.random() < 0.85
    ][:9]
    size, group = bracket.size_for(len(names)), {name: name[0] for name in names}
    upper = set(bracket.lines(size)[: size // 2])

    def weight(order: tuple[str, ...]) -> tuple[int, int]:
        together = [
            (one, other)
            for one, other in combinations(range(1, len(order) + 1), 2)
            if order[one - 1][0] == order[other - 1][0] and (one in upper) == (other in upper)
        ]
        return conflicts(size, list(order), {**group}), len(together)

    ways = [(*names[:groups], *way) for way in permutations(names[groups:])]
    place = {name: number for number, name in enumerate(names)}
    best = min(ways, key=lambda order: (weight(order), [place[name] for name in order]))
    assert separation.separate_halves(size, names, groups, group.__getitem__) == best


def every_sum(wins: list[int], met: matching.Met) -> int | None:
    """Return the least sum over every pairing without a rematch."""

    def least(left: tuple[int, ...]) -> int | None:
        if not left:
            return 0
        sums = []
        for place in range(1, len(left)):
            if not met(left[0], left[place]):
                rest = least(left[1:place] + left[place + 1 :])
                if rest is not None:
                    sums.append(rest + (wins[left[0]] - wins[left[place]]) ** 2)
        return min(sums, default=None)

    return least(tuple(range(len(wins))))


@given(st.randoms(use_true_random=False), st.integers(1, 5), st.floats(0, 0.8))
def test_a_swiss_reaches_the_least_sum_of_every_pairing(random: Random, pairs: int, known: float) -> None:
    wins = [random.randrange(5) for _ in range(2 * pairs)]
    before = {pair for pair in combinations(range(2 * pairs), 2) if random.random() < known}

    def met(one: int, other: int) -> bool:
        return (min(one, other), max(one, other)) in before

    found = matching.pairs(wins, met)
    assert (None if found is None else matching.spread(wins, found)) == every_sum(wins, met)


@given(st.randoms(use_true_random=False), st.integers(8, 20))
def test_a_large_field_is_paired_as_well_as_by_blossoms_over_all(random: Random, pairs: int) -> None:
    wins = sorted((min(random.randrange(7), random.randrange(7)) for _ in range(2 * pairs)), reverse=True)
    before = {
        pair
        for pair in combinations(range(2 * pairs), 2)
        if random.random() < (0.4 if wins[pair[0]] > 4 or wins[pair[1]] < 1 else 0.1)
    }

    def met(one: int, other: int) -> bool:
        return (min(one, other), max(one, other)) in before

    best = matching.best(wins, met, range(len(wins)))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(matching, "DENSE", 8)
        found = matching.pairs(wins, met)
    assert (found is None) == (best is None)
    if found is not None and best is not None:
        assert matching.spread(wins, found) == matching.spread(wins, best)
        assert not any(met(*pair) for pair in found)


@given(st.integers(2, 40), st.integers(2, 7), st.randoms(use_true_random=False))
def test_every_round_of_a_swiss_is_valid_as_it_is_told(players: int, rounds: int, random: Random) -> None:
    names = [f"P{n}" for n in range(players)]
    records = {name: swiss.SwissRecord(name, rank) for rank, name in enumerate(names)}
    for number in range(rounds):
        pairs = swiss.next_round(list(records.values())) if number else swiss.first_round(names)
        if pairs is None:
            break
        told = swiss.pairing(pairs, records, None if number else names)
        assert told.valid
        assert told.breaks
        assert told.rematches == 0
        for one, other in pairs:
            records |= played(records, one, other, random.choice([one, other]))


def played(
    records: dict[str, swiss.SwissRecord], one: str, other: str, winner: str
) -> dict[str, swiss.SwissRecord]:
    """Return the records of two after a match, or of one after a bye."""
    if other == "bye":
        record = records[one]
        return {
            one: swiss.SwissRecord(
                one, record.rank, record.wins + 1, record.met, True, record.balance, record.last
            )
        }
    changed = {}
    for name, against, side in ((one, other, 1), (other, one, -1)):
        record = records[name]
        changed[name] = swiss.SwissRecord(
            name,
            record.rank,
            record.wins + (winner == name),
            record.met | {against},
            record.had_bye,
            record.balance + side,
            side,
        )
    return changed
