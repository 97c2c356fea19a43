"""Names at the desk: whoever looks the same is one, and what cannot be shown is no name."""

import pytest

from arbitro.desk import read_event
from arbitro.desk.record import load_record, open_record
from arbitro.kernel import Malformed
from tests.desk.counter import Counter

TWINS = ("anna neri", "ANNA NERI", "Anna  Neri ", "An\u200bna Neri")
BAD = ("", " ", "Bye", "x" * 81, "Anna\u202e", "Anna\n", "\u200b")


@pytest.mark.parametrize("twin", TWINS)
def test_who_looks_like_an_entry_is_not_entered_beside_it(twin: str) -> None:
    desk = Counter("desk", entries=["Anna Neri", "Berta", "Carla"]).do({"enter": twin})
    assert desk.refused == ""
    desk = desk.do("draw", {"late_entry": twin})
    assert desk.refused == ""
    assert desk.do({"late_entry": "Dora"}).refused is None


@pytest.mark.parametrize("twin", TWINS)
def test_a_list_has_nobody_twice(twin: str) -> None:
    with pytest.raises(Malformed):
        read_event({"entries": ["Anna Neri", twin]}, "desk")


@pytest.mark.parametrize("name", BAD)
def test_what_cannot_be_shown_is_no_name(name: str) -> None:
    with pytest.raises(Malformed):
        read_event({"entries": ["Anna", name]}, "desk")
    for act in ("enter", "late_entry"):
        with pytest.raises(Malformed):
            Counter("desk", entries=2).do({act: name})
    with pytest.raises(Malformed):
        Counter("desk", entries=2).do({"enter": {"player": "Team", "members": ["Ada", name]}})


def test_a_member_of_two_teams_is_found_by_looks() -> None:
    teams = [{"name": "Reds", "members": ["Ada", "Bea"]}, {"name": "Blues", "members": ["ada ", "Cleo"]}]
    with pytest.raises(Malformed):
        read_event({"boards": 2, "entries": teams}, "desk")
    desk = Counter("desk", boards=2, entries=teams[:1])
    assert desk.do({"enter": {"player": "Blues", "members": ["ada ", "Cleo"]}}).refused == ""
    assert desk.do({"enter": {"player": "Blues", "members": ["Dora", "Cleo"]}}).refused is None


def test_an_event_that_is_kept_is_read_with_the_names_it_has() -> None:
    record = open_record({"entries": ["Anna", "Berta"]}, "desk")
    lines = record.journal.export()
    assert list(load_record(lines).event.entries) == ["Anna", "Berta"]
    kept = read_event({"entries": ["Anna", "anna ", "x" * 200]}, "desk", kept=True)
    assert list(kept.entries) == ["Anna", "anna ", "x" * 200]
