"""Typed lines are events of cases: one reader, and a line for every event."""

import pytest

from arbitro.cases.line import mend_event, read_line, write_line
from arbitro.cli.console.completion import completions
from arbitro.kernel import CaseEvent, Malformed, Offer

FOUL = Offer("foul", "official", {"by": "white", "offence": "touch"}, {"offence": ("touch", "elbow")})


@pytest.mark.parametrize(
    ("line", "event"),
    [
        ("double", CaseEvent("double")),
        ("stroke white 1 queen", CaseEvent("stroke", {"white": 1, "queen": True})),
        ("stroke white=1 queen", CaseEvent("stroke", {"white": 1, "queen": True})),
        ("stroke queen=true striker=false", CaseEvent("stroke", {"queen": True, "striker": False})),
        ("stroke: {white: 1, queen: true}", CaseEvent("stroke", {"white": 1, "queen": True})),
        (
            "stroke potted=red,pink nominated=pink",
            CaseEvent("stroke", {"potted": ["red", "pink"], "nominated": "pink"}),
        ),
        ("place 2", CaseEvent("place", 2)),
        ("timeout white", CaseEvent("timeout", "white")),
        ("roll 3 1", CaseEvent("roll", [3, 1])),
        ("roll X 3 O 2", CaseEvent("roll", {"X": 3, "O": 2})),
        ("move 13/7 8/7*", CaseEvent("move", "13/7 8/7*")),
        ("concede by black", CaseEvent("concede", {"by": "black"})),
        ("foul by black offence touch", CaseEvent("foul", {"by": "black", "offence": "touch"})),
        ("late by X minutes 10", CaseEvent("late", {"by": "X", "minutes": 10})),
    ],
)
def test_a_line_says_an_event(line: str, event: CaseEvent) -> None:
    assert read_line(line, [FOUL]) == event


@pytest.mark.parametrize(
    "event",
    [
        CaseEvent("double"),
        CaseEvent("place", 2),
        CaseEvent("roll", [3, 1]),
        CaseEvent("roll", {"X": 3, "O": 2}),
        CaseEvent("move", "13/7 8/7"),
        CaseEvent("condone", False),
        CaseEvent("stroke", {"potted": ["red", "pink"], "nominated": "pink", "snookered": True}),
        CaseEvent("foul", {"by": "black", "offence": "touch"}),
    ],
)
def test_the_line_of_an_event_says_it_again(event: CaseEvent) -> None:
    assert read_line(write_line(event)) == event


def test_words_of_the_readers_language_stand_for_those_of_cases() -> None:
    meanings = {"tiro": "stroke", "bianco": "white", "regina": "queen"}
    assert read_line("Tiro bianco 1 regina", (), meanings) == CaseEvent("stroke", {"white": 1, "queen": True})


def test_one_ball_is_made_a_list_where_the_reader_wants_one() -> None:
    event = CaseEvent("stroke", {"potted": "red", "first": "red"})
    assert mend_event(event, Malformed("stroke.potted", "not-a-list")) == CaseEvent(
        "stroke", {"potted": ["red"], "first": "red"}
    )
    assert mend_event(event, Malformed("stroke.potted", "not-a-flag")) is None
    assert mend_event(
        CaseEvent("misconduct", {"item": 6}), Malformed("misconduct.item", "not-text")
    ) == CaseEvent("misconduct", {"item": "6"})


@pytest.mark.parametrize("line", ["{", "stroke: {white", "a: 1\nb: 2", "- 1"])
def test_what_is_no_event_is_said_to_be_none(line: str) -> None:
    with pytest.raises(Malformed):
        read_line(f"{line} [" if ":" not in line else line)


def test_the_tab_key_offers_acts_then_their_keys_and_choices() -> None:
    assert completions("", [FOUL], ["undo", "log"]) == ["foul", "log", "undo"]
    assert completions("fo", [FOUL], ["undo"]) == ["foul"]
    assert completions("foul ", [FOUL], ["undo"]) == ["by", "elbow", "offence", "touch"]
    assert completions("foul by white off", [FOUL], []) == ["offence"]
