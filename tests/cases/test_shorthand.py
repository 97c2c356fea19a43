"""Paper typed in as it stands is read as the events of a case."""

import pytest

from arbitro.cases.shorthand import read_paper
from arbitro.kernel import CaseEvent, Malformed

RED, MISS = CaseEvent("stroke", {"potted": ["red"]}), CaseEvent("stroke")
BLACK = CaseEvent("stroke", {"nominated": "black", "potted": ["black"]})


@pytest.mark.parametrize(
    ("game", "line", "events"),
    [
        ("snooker", "1 7 -", [RED, BLACK, MISS]),
        ("snooker", "11 7", [CaseEvent("stroke", {"potted": ["red", "red"]}), BLACK]),
        ("snooker", "17-", [RED, BLACK, MISS]),
        ("snooker", "1117 -", [CaseEvent("stroke", {"potted": ["red"] * 3}), BLACK, MISS]),
        ("snooker", "1f7", [RED, CaseEvent("stroke", {"first": "black", "attempt": "fair"})]),
        (
            "snooker",
            "f fc",
            [
                CaseEvent("stroke", {"first": "none", "attempt": "fair"}),
                CaseEvent("stroke", {"potted": ["cue"]}),
            ],
        ),
        ("snooker", "concede", [CaseEvent("concede")]),
        ("backgammon", "X3 O1", [CaseEvent("roll", {"X": 3, "O": 1})]),
        ("backgammon", "61: 13/7 8/7", [CaseEvent("roll", [6, 1]), CaseEvent("move", "13/7 8/7")]),
        ("backgammon", "6-6:", [CaseEvent("roll", [6, 6]), CaseEvent("move", "cannot move")]),
        ("backgammon", "61 13 8", [CaseEvent("roll", [6, 1]), CaseEvent("move", "13/7 8/7")]),
        ("backgammon", "52 b 2", [CaseEvent("roll", [5, 2]), CaseEvent("move", "bar/20 2/off")]),
        ("backgammon", "44 24 24 20", [CaseEvent("roll", [4, 4]), CaseEvent("move", "24/20 24/20 20/16")]),
        ("backgammon", "66", [CaseEvent("roll", [6, 6]), CaseEvent("move", "cannot move")]),
        ("backgammon", "Doubles", [CaseEvent("double")]),
        ("backgammon", "move 8/5 6/5", [CaseEvent("move", "8/5 6/5")]),
        (
            "carrom",
            "w2, wq, b1s, -, p2",
            [
                CaseEvent("stroke", {"white": 2}),
                CaseEvent("stroke", {"white": 1, "queen": True}),
                CaseEvent("stroke", {"black": 1, "striker": True}),
                CaseEvent("stroke"),
                CaseEvent("place", 2),
            ],
        ),
        ("carrom", "w -", [CaseEvent("stroke", {"white": 1}), CaseEvent("stroke")]),
        ("carrom", "stroke white 1 queen", [CaseEvent("stroke", {"white": 1, "queen": True})]),
    ],
)
def test_a_line_of_paper(game: str, line: str, events: list[CaseEvent]) -> None:
    assert [event for _, event in read_paper(game, line)] == events


def test_each_event_knows_its_line_and_remarks_are_left_out() -> None:
    found = read_paper("snooker", "# frame 2\n\n1 7\n-  # Kaya\n")
    assert [number for number, _ in found] == [3, 3, 4]


def test_a_line_that_is_nothing_is_named() -> None:
    with pytest.raises(Malformed) as error:
        read_paper("carrom", "w1\nstroke: {[")
    assert error.value.key == "lines[2]"


@pytest.mark.parametrize("line", ["61 13 8 6", "61 30", "61 0"])
def test_a_turn_that_no_dice_can_make_is_named(line: str) -> None:
    with pytest.raises(Malformed) as error:
        read_paper("backgammon", f"X6 O1\n{line}")
    assert error.value.key == "lines[2]"
