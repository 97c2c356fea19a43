from typing import Any

import pytest

from arbitro.cases import referee
from arbitro.kernel import CaseEvent, Malformed
from arbitro.snooker.books.wpbsa.rules import FRAMES
from arbitro.snooker.facts import MouthFall, SnookerStroke
from arbitro.snooker.frame import Frame


def read(given: dict[str, Any], stroke: dict[str, Any]) -> object:
    return referee("snooker/wpbsa").read(given, [CaseEvent("stroke", stroke)])


@pytest.mark.parametrize(
    ("given", "stroke"),
    [
        ({"reds": 0, "colours": ["pink", "black"], "free_ball": True}, {"nominated": "blue"}),
        (
            {"reds": 0, "colours": ["black"]},
            {"first": "black", "fell": [{"ball": "pink", "involved": True}]},
        ),
    ],
)
def test_2_10_a_ball_off_the_table_is_neither_nominated_nor_falls(
    given: dict[str, Any], stroke: dict[str, Any]
) -> None:
    with pytest.raises(Malformed):
        read(given, stroke)


def test_3_9_b_2_a_touching_ball_is_put_back_too() -> None:
    frame = Frame(reds=3, touching=("red",), in_hand=False, opening=False)
    stroke = SnookerStroke(fouls=("push",), fell=(MouthFall("pink", involved=True),))
    after = FRAMES.judge(frame, stroke).state
    assert after.penalty
    assert after.touching == ("red",)


def test_a_frame_of_a_match_without_aggregate_points_names_its_winner() -> None:
    with pytest.raises(Malformed):
        referee("snooker/wpbsa").read({"level": "match", "best_of": 3}, [CaseEvent("frame", {})])


@pytest.mark.parametrize(
    ("stroke", "key"),
    [
        ({"nominated": "blue"}, "nominated"),
        ({"first": "red"}, "first"),
        ({"first": ["pink", "pink"]}, "first"),
        ({"potted": ["pink", "blue"]}, "potted"),
        ({"potted": ["pink", "pink"]}, "potted"),
        ({"potted": ["pink"], "off_table": ["pink"]}, "off_table"),
        ({"potted": ["pink"], "fell": [{"ball": "pink"}]}, "fell"),
        ({"fell": [{"involved": True}]}, "fell.ball"),
    ],
)
def test_a_ball_that_cannot_be_there_is_named_by_its_key(stroke: dict[str, Any], key: str) -> None:
    with pytest.raises(Malformed) as caught:
        read({"reds": 0, "colours": ["pink", "black"], "free_ball": True}, stroke)
    assert caught.value.key == f"when[0].stroke.{key}"


@pytest.mark.parametrize(
    ("event", "value", "key"),
    [
        ("missing", {"oversight": True}, "colour"),
        ("foul", {"by": "A"}, "offence"),
        ("stalemate", {}, "objects"),
    ],
)
def test_what_cannot_be_left_out_is_missing(event: str, value: dict[str, Any], key: str) -> None:
    with pytest.raises(Malformed) as caught:
        referee("snooker/wpbsa").read({}, [CaseEvent(event, value)])
    assert str(caught.value) == f"when[0].{event}.{key}: missing"


def test_3_17_pairs_play_in_turn() -> None:
    with pytest.raises(Malformed, match=r"given\.players"):
        read({"players": ["A1", "A2", "B1", "B2"]}, {})
    assert read({"players": ["B2", "A1", "B1", "A2"]}, {})
