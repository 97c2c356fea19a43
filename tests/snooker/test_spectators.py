"""What spectators of snooker are told beside the score, and the referee is not (5.1.b)."""

from random import Random

import pytest
from msgspec.structs import replace

from arbitro.library import game
from arbitro.snooker.books.wpbsa.rules import FRAMES
from arbitro.snooker.contest import SnookerContest
from arbitro.snooker.facts import SnookerStroke, Toss
from arbitro.snooker.frame import Frame
from arbitro.snooker.terms import SnookerTerms
from tests.snooker.play import random_stroke

GAME = game("snooker/wpbsa")


def contest(**given: object) -> SnookerContest:
    found: SnookerContest = GAME.start(SnookerTerms(given=given))
    return found


def test_spectators_are_told_break_remaining_lead_snookers_and_frame_ball() -> None:
    left = {"reds": 0, "colours": ["pink", "black"], "ball_on": "pink"}
    behind = contest(score={"A": 60, "B": 35}, striker="B", **left)
    assert GAME.spectators(behind) == {
        "break": {"B": 0},
        "remaining": 13,
        "ahead": {"side": "A", "points": 25},
        "snookers": {"A": 0, "B": 2},
        "frame_ball": [],
    }
    level = GAME.spectators(contest(score={"A": 40, "B": 40}, striker="A", **{"break": 12}, **left))
    assert level == {
        "break": {"A": 12},
        "remaining": 13,
        "ahead": None,
        "snookers": {"A": 0, "B": 0},
        "frame_ball": [],
    }
    last = contest(score={"A": 40, "B": 38}, striker="A", **left)
    assert GAME.spectators(last)["frame_ball"] == ["pink"]  # type: ignore[index]


def test_sides_stand_in_the_order_of_the_match_whoever_opened() -> None:
    first = contest()
    second = replace(first, frame=Frame(players=("B", "A"), sides=("B", "A"), score=(7, 0)))
    told = GAME.spectators(second)
    assert told is not None
    assert [*told["snookers"]] == ["A", "B"]
    assert told["ahead"] == {"side": "B", "points": 7}


def test_5_1_b_the_referee_is_told_none_of_it() -> None:
    assert GAME.spectators(contest(), "official") is None
    assert GAME.spectators(contest(), "player") == GAME.spectators(contest())


@pytest.mark.parametrize("seed", range(30))
def test_as_many_of_the_cheapest_fouls_as_are_told_and_no_fewer_bring_a_side_level(seed: int) -> None:
    random, frame = Random(seed), Frame()
    while not frame.outcome:
        fact = Toss("A") if frame.striker is None else random_stroke(random, frame)
        frame = FRAMES.judge(frame, fact).state
        if frame.striker is None or frame.on in (None, "colour") or frame.outcome:
            continue
        told = GAME.spectators(replace(contest(), frame=frame))
        assert told is not None
        miss = FRAMES.judge(frame, SnookerStroke(missed=True))
        assert miss.state.penalty is not None
        for side, other in ((0, 1), (1, 0)):
            mine = told["remaining"] if frame.side(frame.striker) == side else frame.on_table
            behind = frame.score[other] - frame.score[side]
            needed = told["snookers"][frame.sides[side]]
            assert needed * miss.state.penalty.value + mine >= behind
            assert needed == 0 or (needed - 1) * miss.state.penalty.value + mine < behind
