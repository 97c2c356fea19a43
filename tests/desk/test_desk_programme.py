"""The plan of an event: hours and tables from the programme, and what never happens in it."""

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro.desk import Event, acts, judge, read_act, read_event, view
from arbitro.desk.days import minute_of
from arbitro.desk.event import Slot
from arbitro.desk.slots import Occupied, sources_of
from arbitro.kernel import CaseEvent as Written
from arbitro.kernel import Malformed
from tests.desk.floor import finished

DAY = "2026-11-21"
SATURDAY: dict[str, Any] = {"day": DAY, "from": "09:30", "to": "18:00"}
SUNDAY: dict[str, Any] = {"day": "2026-11-22", "from": "10:00", "to": "18:00"}


def event_of(**given: Any) -> Event:
    return read_event({"level": "event", "tables": 1, "programme": [SATURDAY], **given}, "desk")


def act_on(event: Event, *written: tuple[str, object]) -> Event:
    for name, value in written:
        verdict = judge(event, read_act(Written(name, value), "when"))
        assert verdict.refused is None, verdict.refused
        event = verdict.state
    return event


def starts(event: Event) -> dict[str, str]:
    return {name: slot["start"] for name, slot in view(event)["schedule"].items()}  # type: ignore[attr-defined]


def random_event(random: Random, format: str, entries: int) -> Event:
    """Return an event of a format with a programme, breaks, rest and people elsewhere drawn at random."""
    hours = sorted(random.sample(range(8, 22), 4))
    session: dict[str, Any] = {"day": DAY, "from": f"{hours[0]:02}:00", "to": f"{hours[3]:02}:30"}
    if random.random() < 0.5:
        session["breaks"] = [[f"{hours[1]:02}:10", f"{hours[2]:02}:00"]]
    programme = [
        session,
        SUNDAY,
        *([{**SUNDAY, "day": "2026-11-23", "rounds": ["R2"]}] * random.randrange(2)),
    ]
    away = [
        {
            who: name,
            "from": f"{DAY} {random.randrange(8, 12):02}:00",
            "to": f"{DAY} {random.randrange(12, 20)}:15",
        }
        for who, name in (("player", "P1"), ("player", "P2"), ("table", "T1"))
        if random.random() < 0.5
    ]
    given: dict[str, Any] = {
        "format": format,
        "entries": max(4, entries) if format == "groups" else entries,
        "tables": random.randrange(1, 5),
        "programme": programme,
        "minutes_per_match": random.choice([25, 40, {"default": 30, "R2": 55}]),
        "rest_minutes": random.choice([0, 10]),
        "elsewhere": away,
        "draw": True,
    }
    return event_of(**given, **({"groups": 2} if format == "groups" else {}))


def overlap(one: Slot, other: Slot, rest: int = 0) -> bool:
    return one.start < other.end + rest and other.start < one.end + rest


def check_plan(event: Event) -> None:
    """Nobody and no table is at two places at once, breaks are kept, what feeds a match comes before it."""
    setup, slots = event.setup, event.slots
    rest = int(setup.rest_minutes)
    for (name, one), (twin, other) in combinations(slots.items(), 2):
        assert one.table != other.table or not overlap(one, other)
        if set(event.matches[name].names) & set(event.matches[twin].names):
            assert not overlap(one, other, rest)
    for name, slot in slots.items():
        assert [source for source in sources_of(event, event.matches[name]) if source in slots] == [
            source
            for source in sources_of(event, event.matches[name])
            if source in slots and slots[source].end + rest <= slot.start
        ]
        assert any(_fits(slot, session) for session in _sessions(event, event.matches[name].round))
        for away in setup.elsewhere:
            engaged = Slot(minute_of(away.begin), minute_of(away.end), "")
            assert away.table != slot.table or not overlap(slot, engaged)
    assert not set(slots) & set(event.unscheduled)


def _sessions(event: Event, round_: str) -> list[Any]:
    programme = list(event.setup.programme or ())
    return [one for one in programme if round_ in one.rounds] or [one for one in programme if not one.rounds]


def _fits(slot: Slot, session: Any) -> bool:
    begin, end = (minute_of(f"{session.day} {hour}") for hour in (session.begin, session.end))
    breaks = [
        Slot(minute_of(f"{session.day} {pause[0]}"), minute_of(f"{session.day} {pause[1]}"), "")
        for pause in session.breaks
    ]
    return begin <= slot.start and slot.end <= end and not any(overlap(slot, pause) for pause in breaks)


FORMATS = st.sampled_from(["knockout", "double", "round-robin", "groups", "swiss", "league"])


@given(seed=st.integers(0, 2**32), format=FORMATS, entries=st.integers(2, 12))
def test_nobody_is_at_two_places_and_no_break_is_touched(seed: int, format: str, entries: int) -> None:
    event = random_event(Random(seed), format, entries)
    check_plan(event)
    assert view(event)["conflicts"] == {}, "who is known at the draw is planned around where they are"
    again = random_event(Random(seed), format, entries)
    assert (again.slots, again.unscheduled) == (event.slots, event.unscheduled)
    anew = act_on(event, ("amend", {"what": "tables", "add": ["Blue"], "reason": "borrowed"}))
    check_plan(anew)
    back = judge(anew, acts.Undo()).state
    assert (back.slots, back.unscheduled) == (event.slots, event.unscheduled)


@given(seed=st.integers(0, 2**32), format=FORMATS, entries=st.integers(2, 8))
def test_results_do_not_move_what_is_planned(seed: int, format: str, entries: int) -> None:
    random = Random(seed)
    event = random_event(random, format, entries)
    over = finished(event, random)
    check_plan(over)
    assert {name: over.slots[name] for name in event.slots} == event.slots


def spans() -> Iterator[st.SearchStrategy[tuple[int, int]]]:
    yield st.tuples(st.integers(0, 60), st.integers(1, 9)).map(lambda span: (span[0], span[0] + span[1]))


@given(taken=st.lists(next(spans())), at=st.integers(0, 70), minutes=st.integers(1, 9))
def test_the_first_free_minute_is_the_first_that_is_free(
    taken: list[tuple[int, int]], at: int, minutes: int
) -> None:
    free = next(
        minute
        for minute in range(at, 200)
        if not any(begin < minute + minutes and minute < end for begin, end in taken)
    )
    assert Occupied(taken).free_from(at, minutes) == free


def test_a_match_that_a_late_entry_makes_has_no_hour_until_the_plan_is_made_anew() -> None:
    event = act_on(event_of(entries=3, draw=True), ("late_entry", "Eva"))
    assert "R1.1" not in starts(event)
    assert view(event)["unscheduled"] == []
    anew = act_on(event, ("amend", {"what": "length", "to": 5, "reason": "slow"}))
    assert starts(anew) == {"R1.1": f"{DAY} 09:30", "R1.2": f"{DAY} 10:00", "R2.1": f"{DAY} 10:30"}


def test_the_plan_begins_no_sooner_than_the_present_minute() -> None:
    event = act_on(event_of(entries=2), ("tick", 3659), ("draw", True))
    assert starts(event) == {"R1.1": f"{DAY} 10:30"}
    assert starts(event_of(entries=2, zero="09:00", now=3660, draw=True)) == {"R1.1": f"{DAY} 10:01"}


def test_second_0_stays_at_its_hour_when_the_programme_is_amended() -> None:
    event = act_on(event_of(entries=2, draw=True), ("tick", 7200))
    moved = act_on(event, ("amend", {"what": "programme", "to": [SUNDAY], "reason": "power cut"}))
    assert starts(moved) == {"R1.1": "2026-11-22 10:00"}


def test_what_was_unscheduled_and_is_played_holds_nothing_up_in_a_plan_made_anew() -> None:
    short = [{"day": DAY, "from": "09:30", "to": "10:00"}]
    event = event_of(entries=4, draw=True, programme=short)
    assert view(event)["unscheduled"] == ["R1.2", "R2.1"]
    played = act_on(event, ("result", {"match": "R1.2", "winner": "P2"}))
    longer = act_on(played, ("amend", {"what": "programme", "to": [*short, SUNDAY], "reason": "x"}))
    assert starts(longer) == {"R1.1": f"{DAY} 09:30", "R2.1": "2026-11-22 10:00"}
    assert view(longer)["unscheduled"] == ["R1.2"]


def test_an_older_amendment_that_is_undone_gives_the_hours_of_then() -> None:
    event = event_of(entries=4, draw=True)
    change = ("amend", {"what": "programme", "to": [SUNDAY], "reason": "x"})
    after = act_on(event, change, ("tick", 36_000), ("undo", {"act": 1, "reason": "no power cut"}))
    assert starts(after) == starts(event)


def test_without_programme_or_table_nothing_is_planned() -> None:
    assert view(event_of(entries=4, draw=True, tables=0))["schedule"] == {}
    event = event_of(entries=4, draw=True)
    assert starts(act_on(event, ("amend", {"what": "programme", "to": [], "reason": "x"}))) == {}


def test_a_first_round_by_hand_and_rounds_as_given_are_planned() -> None:
    event = event_of(entries=3, draw=True)
    pairs = [["P2", "P3"], ["P1", "bye"]]
    paired = act_on(event, ("pair", {"round": "R1", "pairs": pairs, "reason": "x"}))
    assert starts(paired) == {"R1.1": f"{DAY} 09:30", "R2.1": f"{DAY} 10:00"}
    swiss = event_of(format="swiss", entries=2, swiss_rounds=2, rounds=[[["P1", "P2", "P1"]]])
    assert starts(swiss) == {"R1.1": f"{DAY} 09:30"}


def test_minutes_for_each_point_are_rounded_up_and_exact() -> None:
    per = event_of(entries=2, draw=True, length=3, minutes_per_match={"per": 0.1})
    assert view(per)["schedule"]["R1.1"]["end"] == f"{DAY} 09:31"  # type: ignore[index]


def test_the_new_name_of_somebody_who_is_elsewhere_is_elsewhere() -> None:
    away = [{"player": "P1", "from": f"{DAY} 09:00", "to": f"{DAY} 12:00"}]
    event = event_of(entries=2, elsewhere=away)
    renamed = act_on(
        event, ("amend", {"what": "name", "player": "P1", "to": "Ada", "reason": "x"}), ("draw", True)
    )
    assert starts(renamed) == {"R1.1": f"{DAY} 12:00"}


@pytest.mark.parametrize(
    "given",
    [
        {"programme": [{**SATURDAY, "to": "09:30"}]},
        {"programme": [{**SATURDAY, "from": "9:30"}]},
        {"programme": [{**SATURDAY, "day": "21 November"}]},
        {"programme": [{"day": DAY, "from": "09:30"}]},
        {"programme": [{**SATURDAY, "lunch": "12:00"}]},
        {"programme": [SATURDAY, {**SATURDAY, "from": "17:59", "to": "20:00"}]},
        {"programme": [{**SATURDAY, "breaks": [["12:00", "12:00"]]}]},
        {"programme": [{**SATURDAY, "rounds": ["round one"]}]},
        {"minutes_per_match": 0},
        {"minutes_per_match": {"per": 6, "R1": 20}},
        {"minutes_per_match": {"someday": 20}},
        {"minutes_per_match": float("inf")},
        {"rest_minutes": -1},
        {"zero": "noon"},
        {"elsewhere": [{"from": f"{DAY} 09:00", "to": f"{DAY} 10:00"}]},
        {"elsewhere": [{"player": "P1", "from": f"{DAY} 10:00", "to": f"{DAY} 10:00"}]},
        {"elsewhere": [{"player": "P1", "from": "10:00", "to": "11:00"}]},
        {"start": "2026-11-22", "end": "2026-11-21"},
        {"dates": ["2026-09-07"]},
        {"dates": []},
        {"format": "league", "dates": ["2026-09-31"]},
        {"format": "league", "dates": {"first": "2026-09-07", "every": 0}},
        {"format": "league", "dates": {"first": "2026-09-07", "skip": ["monday"]}},
        {"format": "league", "dates": {"every": 7}},
    ],
)
def test_what_contradicts_itself_is_malformed(given: dict[str, Any]) -> None:
    with pytest.raises(Malformed):
        event_of(**{"entries": 2, **given})


def test_an_amended_programme_is_checked_like_an_announced_one() -> None:
    with pytest.raises(Malformed):
        read_act(Written("amend", {"what": "programme", "to": [{**SATURDAY, "to": "08:00"}]}), "when")
    with pytest.raises(Malformed):
        read_act(Written("postpone", {"match": "R1.1", "to": "soon", "reason": "x"}), "when")
    with pytest.raises(Malformed):
        read_act(Written("postpone", {"match": "R1.1", "reason": "x"}), "when")


def test_a_league_moves_only_what_is_there_and_not_begun() -> None:
    event = read_event(
        {"format": "league", "entries": 3, "draw": True, "dates": {"first": "9999-12-30"}}, "desk"
    )
    moves = [("R1.1", "2026-01-01"), ("R9.9", "2026-01-01"), ("R1.2", "9999-12-30")]
    for match, day in moves:
        assert judge(event, acts.Postpone(match, day, "x")).refused
    assert view(event)["fixtures"]["R2.2"]["date"] is None  # type: ignore[index]
    moved = act_on(event, ("postpone", {"match": "R1.2", "to": None, "reason": "x"}))
    back = act_on(moved, ("postpone", {"match": "R1.2", "to": "9999-12-30", "reason": "x"}))
    assert view(back)["fixtures"]["R1.2"]["postponed"] is True  # type: ignore[index]
    assert view(judge(moved, acts.Undo()).state)["postponed"] == []
    called = act_on(event, ("call", "R1.2"))
    assert judge(called, acts.Postpone("R1.2", None, "x")).refused
    knockout = event_of(entries=2, draw=True)
    assert judge(knockout, acts.Postpone("R1.1", "2026-01-01", "x")).refused
