"""Which rounds make which bracket, said once for the pages, the screens and the papers."""

from typing import Any

import pytest

from arbitro.desk import Event, judge, read_act, read_event
from arbitro.desk.format import format_of
from arbitro.kernel import CaseEvent

ENTRIES = ["Alessandra della Rovere", "आरव शर्मा", "O’Brien", "Nguyễn Văn An", "Ida", "Ugo", "Zoë", "Łukasz"]


def drawn(**given: Any) -> Event:
    event = read_event({"level": "event", "tables": 2, "entries": ENTRIES, **given}, "desk")
    verdict = judge(event, read_act(CaseEvent("draw", {"seed": "a"}), "when"))
    assert verdict.refused is None, verdict.refused
    return verdict.state


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({"format": "knockout"}, [["R1", "R2", "R3"]]),
        ({"format": "knockout", "third_place": True}, [["R1", "R2", "R3"], ["T"]]),
        ({"format": "round-robin"}, []),
        ({"format": "swiss", "swiss_rounds": 3}, []),
    ],
)
def test_the_brackets_of_a_format_are_those_that_are_shown(
    given: dict[str, Any], expected: list[list[str]]
) -> None:
    event = drawn(**given)
    assert [[*names] for names in format_of(event).brackets(event)] == expected


def test_a_double_elimination_is_read_winners_first_and_every_round_is_in_one_bracket() -> None:
    event = drawn(format="double")
    brackets = format_of(event).brackets(event)
    assert [names[0][0] for names in brackets] == ["W", "L", "F"]
    assert sorted(name for names in brackets for name in names) == sorted(event.rounds())
