"""Mates kept apart in the quarters and halves of a bracket: as far as can be, and of several ways the first."""

from itertools import combinations, permutations

from hypothesis import given, settings
from hypothesis import strategies as st

from arbitro.desk import acts, judge, read_event, view
from arbitro.desk.draws.bracket import lines, size_for
from arbitro.desk.draws.parts import apart_in_parts

CLUBS = st.lists(st.sampled_from([None, "A", "B", "C"]), min_size=5, max_size=16)


def in_the_same(part: list[int], clubs: list[str | None]) -> int:
    pairs = combinations(zip(part, clubs, strict=True), 2)
    return sum(one[1] is not None and one == other for one, other in pairs)


def cost(clubs: list[str | None], depth: str) -> tuple[int, int, int]:
    """Return the pairs of mates in the first round, in a quarter, in a half, counted from the printed lines."""
    size = size_for(len(clubs))
    line = {rank: place for place, rank in enumerate(lines(size))}
    at = [line[rank] for rank in range(1, len(clubs) + 1)]
    return (
        in_the_same([place // 2 for place in at], clubs),
        in_the_same([place // (size // 4) for place in at], clubs),
        in_the_same([place // (size // 2) for place in at], clubs) if depth == "half" else 0,
    )


@given(clubs=CLUBS, movable=st.integers(2, 6), depth=st.sampled_from(["quarter", "half"]))
@settings(max_examples=60)
def test_no_way_keeps_mates_further_apart_and_the_first_is_taken(
    clubs: list[str | None], movable: int, depth: str
) -> None:
    names = [f"P{number}" for number in range(len(clubs))]
    club = dict(zip(names, clubs, strict=True))
    first = max(0, len(names) - movable)
    ways = [[*names[:first], *way] for way in permutations(names[first:])]
    due = min(
        ways, key=lambda way: (cost([club[name] for name in way], depth), [names.index(one) for one in way])
    )
    ranks = range(first + 1, len(names) + 1)
    assert list(apart_in_parts(size_for(len(names)), names, ranks, club.__getitem__, depth)) == due


def test_a_field_of_512_is_divided_evenly_among_the_quarters() -> None:
    entries = [{"name": f"P{number}", "country": f"C{number % 32}"} for number in range(512)]
    separate = {"by": "country", "depth": "half"}
    event = read_event({"entries": entries, "separate": separate, "seeding": "order", "seeds": 16}, "desk")
    shown = view(judge(event, acts.Draw(seed="x")).state)
    # 16 of each country: four in each quarter make 6 pairs there, eight in each half 28.
    assert shown["same_club"] == 0
    assert shown["same_quarter"] == 32 * 4 * 6
    assert shown["same_half"] == 32 * 2 * 28


def test_who_has_no_country_has_no_mates() -> None:
    event = read_event({"entries": 8, "separate": {"by": "country", "depth": "half"}}, "desk")
    shown = view(judge(event, acts.Draw()).state)
    assert (shown["order"], shown["same_half"]) == ([f"P{number}" for number in range(1, 9)], 0)
