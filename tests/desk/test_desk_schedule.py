"""The schedule: what is expected when and where, from the tables and from what has been played."""

import itertools
from typing import Any

import pytest

from arbitro.desk.schedule import Expected, schedule, unit_s
from tests.desk.counter import Counter


def hall(tables: int, entries: int = 4, **given: object) -> Counter:
    return Counter("desk", entries=entries, draw=True, tables=tables, **given)


def test_matches_are_expected_as_tables_come_free_and_finals_after_what_leads_to_them() -> None:
    found = schedule(hall(1).event)
    assert [(one.match, one.start, one.end) for one in found.expected] == [
        ("R1.1", 0, 1800),
        ("R1.2", 1800, 3600),
        ("R2.1", 3600, 5400),
    ]
    two = schedule(hall(2).event)
    assert [(one.match, one.start, one.table) for one in two.expected] == [
        ("R1.1", 0, "T1"),
        ("R1.2", 0, "T2"),
        ("R2.1", 1800, "T1"),
    ]
    assert two.end == 3600


def test_what_has_been_played_moves_the_expectation() -> None:
    desk = hall(1).do({"start": "R1.1"}, {"tick": 3600}, {"result": {"match": "R1.1", "winner": "P1"}})
    assert unit_s(desk.event) == (3600 + 2 * 1800) / 3
    assert schedule(desk.event).expected[0] == Expected("R1.2", 3600, 6000, "T1")


def test_longer_matches_are_expected_to_take_longer() -> None:
    desk = hall(2, best_of={"final": 9, "default": 5})
    ends = {one.match: one.end - one.start for one in schedule(desk.event).expected}
    assert ends["R2.1"] * 5 == ends["R1.1"] * 9


def test_a_match_in_play_keeps_its_table_until_its_expected_end() -> None:
    desk = hall(1).do({"assign_table": "auto"}, {"start": "R1.1"}, {"tick": 600})
    first, second, _ = schedule(desk.event).expected
    assert first == Expected("R1.1", 0, 1800, "T1")
    assert second == Expected("R1.2", 1800, 3600, "T1")


def test_who_is_taken_elsewhere_holds_up_his_match_alone() -> None:
    desk = hall(1).do({"hold": "P1"})
    found = schedule(desk.event)
    assert found.held == {"R1.1": "P1"}
    assert [one.match for one in found.expected] == ["R1.2"]


def test_a_player_is_expected_at_one_table_at_a_time() -> None:
    desk = Counter("desk", format="round-robin", entries=4, draw=True, tables=4)
    found = schedule(desk.event)
    assert len(found.expected) == 6
    for name in ("P1", "P2", "P3", "P4"):
        his = sorted(
            (one.start, one.end) for one in found.expected if name in desk["matches"][one.match]["sides"]
        )
        assert all(end <= start for (_, end), (start, _) in itertools.pairwise(his))


def test_without_tables_or_matches_nothing_is_expected() -> None:
    assert schedule(hall(0).event).expected == ()
    assert schedule(Counter("desk", entries=2, tables=1).event).end is None


@pytest.mark.parametrize("tables", [1, 3, 4, 8])
@pytest.mark.parametrize(
    ("form", "entries", "more"),
    [
        ("round-robin", 8, {}),
        ("round-robin", 7, {}),
        ("groups", 16, {"groups": 4}),
        ("swiss", 16, {}),
        ("swiss", 17, {}),
        ("knockout", 24, {"third_place": True}),
        ("double", 8, {}),
    ],
)
def test_the_end_does_not_move_because_matches_are_called(
    tables: int, form: str, entries: int, more: dict[str, Any]
) -> None:
    desk = Counter("carrom/icf-2001", format=form, entries=entries, draw=True, tables=tables, **more)
    before = schedule(desk.event)
    ready = desk["ready"][:tables]
    for place, match in enumerate(ready):
        desk.do({"call": {"match": match, **({"table": f"T{place + 1}"} if place % 2 else {})}})
    after = schedule(desk.event)
    assert after.end == before.end
    assert {one.match for one in after.expected} == {one.match for one in before.expected}
    assert after.held == {}


def test_rounds_of_a_swiss_that_are_not_paired_count_for_the_end() -> None:
    desk = Counter("desk", format="swiss", entries=9, swiss_rounds=3, draw=True, tables=2)
    assert schedule(desk.event).end == 3 * 2 * 1800
    desk.do(*({"result": {"match": f"R1.{n}", "winner": f"P{n}"}} for n in range(1, 5)))
    assert schedule(desk.event).end == 2 * 2 * 1800
    desk.do("draw")
    assert schedule(desk.event).end == 2 * 2 * 1800


def test_the_knockout_after_groups_counts_for_the_end_with_its_own_lengths() -> None:
    desk = Counter(
        "desk",
        format="groups",
        groups=3,
        entries=6,
        best_of={"default": 5, "final": 11},
        draw=True,
        tables=1,
    )
    assert desk.event.setup.advance == 2
    group, quarter, semi, final = 3, 2, 2, 1
    assert schedule(desk.event).end == round(0.8 * 1800 * (5 * (group + quarter + semi) + 11 * final))


def test_who_and_what_another_event_has_is_not_planned_with() -> None:
    desk = hall(2)
    found = schedule(desk.event, {"P1", "T1"})
    assert found.held == {"R1.1": "P1"}
    assert {one.table for one in found.expected} == {"T2"}
