"""Typed lines are events of cases: one reader, and a line for every event."""

import pytest

from arbitro.cases.line import mended, read_line, write_line
from arbitro.cli.console.completion import completions
from arbitro.kernel import Event, Malformed, Offer

FOUL = Offer("foul", "official", {"by": "white", "offence": "touch"}, {"offence": ("touch", "elbow")})


@pytest.mark.parametrize(
    ("line", "event"),
    [
        ("double", Event("double")),
        ("stroke white 1 queen", Event("stroke", {"white": 1, "queen": True})),
        ("stroke white=1 queen", Event("stroke", {"white": 1, "queen": True})),
        ("stroke queen=true striker=false", Event("stroke", {"queen": True, "striker": False})),
        ("stroke: {white: 1, queen: true}", Event("stroke", {"white": 1, "queen": True})),
        (
            "stroke potted=red,pink nominated=pink",
            Event("stroke", {"potted": ["red", "pink"], "nominated": "pink"}),
        ),
        ("place 2", Event("place", 2)),
        ("timeout white", Event("timeout", "white")),
        ("roll 3 1", Event("roll", [3, 1])),
        ("roll X 3 O 2", Event("roll", {"X": 3, "O": 2})),
        ("move 13/7 8/7*", Event("move", "13/7 8/7*")),
        ("concede by black", Event("concede", {"by": "black"})),
        ("foul by black offence touch", Event("foul", {"by": "black", "offence": "touch"})),
        ("late by X minutes 10", Event("late", {"by": "X", "minutes": 10})),
    ],
)
def test_a_line_says_an_event(line: str, event: Event) -> None:
    assert read_line(line, [FOUL]) == event


@pytest.mark.parametrize(
    "event",
    [
        Event("double"),
        Event("place", 2),
        Event("roll", [3, 1]),
        Event("roll", {"X": 3, "O": 2}),
        Event("move", "13/7 8/7"),
        Event("condone", False),
        Event("stroke", {"potted": ["red", "pink"], "nominated": "pink", "snookered": True}),
        Event("foul", {"by": "black", "offence": "touch"}),
    ],
)
def test_the_line_of_an_event_says_it_again(event: Event) -> None:
    assert read_line(write_line(event)) == event


def test_words_of_the_readers_language_stand_for_those_of_cases() -> None:
    meanings = {"tiro": "stroke", "bianco": "white", "regina": "queen"}
    assert read_line("Tiro bianco 1 regina", (), meanings) == Event("stroke", {"white": 1, "queen": True})


def test_one_ball_is_made_a_list_where_the_reader_wants_one() -> None:
    event = Event("stroke", {"potted": "red", "first": "red"})
    assert mended(event, Malformed("stroke.potted", "not-a-list")) == Event(
        "stroke", {"potted": ["red"], "first": "red"}
    )
    assert mended(event, Malformed("stroke.potted", "not-a-flag")) is None
    assert mended(Event("misconduct", {"item": 6}), Malformed("misconduct.item", "not-text")) == Event(
        "misconduct", {"item": "6"}
    )


@pytest.mark.parametrize("line", ["{", "stroke: {white", "a: 1\nb: 2", "- 1"])
def test_what_is_no_event_is_said_to_be_none(line: str) -> None:
    with pytest.raises(Malformed):
        read_line(f"{line} [" if ":" not in line else line)


def test_the_tab_key_offers_acts_then_their_keys_and_choices() -> None:
    assert completions("", [FOUL], ["undo", "log"]) == ["foul", "log", "undo"]
    assert completions("fo", [FOUL], ["undo"]) == ["foul"]
    assert completions("foul ", [FOUL], ["undo"]) == ["by", "elbow", "offence", "touch"]
    assert completions("foul by white off", [FOUL], []) == ["offence"]
