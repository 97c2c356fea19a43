from math import atan2, pi

import pytest

from arbitro.snooker.books.wpbsa.rules import FRAMES
from arbitro.snooker.frame import Frame
from arbitro.snooker.geometry.watching import seen, watch
from arbitro.snooker.table import SPOTS
from arbitro.table import Shot, simulate, snooker_opening, snooker_spots, snooker_table

MIDDLE = 0.889


def at(x: float, y: float) -> tuple[float, float]:
    """Return a place of this book's millimetres as the playing table has it."""
    return MIDDLE + x / 1000, y / 1000


def test_the_spots_of_the_playing_table_are_those_of_the_book() -> None:
    _, balls = seen(snooker_spots(snooker_table()))
    for ball in balls:
        spot = SPOTS[ball.ball]  # type: ignore[index]  # the six colours
        assert (ball.x, ball.y) == pytest.approx((spot.x, spot.y))


def test_a_foul_that_leaves_a_snooker_is_seen_as_one() -> None:
    before = {"cue": at(0, 500), "red-1": at(0, 3000), "blue": at(-500, 1000)}
    after = {"cue": at(0, 2000), "red-1": at(0, 3000), "blue": at(10, 2500)}
    frame = Frame(reds=1, in_hand=False, opening=False)
    seen_stroke = watch(frame, before, after, first=["blue"]).stroke
    assert (seen_stroke.path, seen_stroke.snookered, seen_stroke.first) == ("full", True, ("blue",))
    judged = FRAMES.judge(frame, seen_stroke).state
    assert judged.options == ("play", "play_again", "replace", "free_ball")


def test_a_snooker_behind_the_free_ball_is_seen() -> None:
    before = {"cue": at(0, 500), "red-1": at(0, 3000), "blue": at(0, 2400)}
    after = {"cue": at(0, 2000), "red-1": at(0, 3000), "blue": at(0, 2500)}
    frame = Frame(reds=1, free_ball=True, in_hand=False, opening=False)
    assert watch(frame, before, after, first=["blue"], nominated="blue").stroke.free_snooker


def test_a_colour_comes_back_on_the_highest_free_spot() -> None:
    before = {"cue": at(0, 500), "red-1": at(300, 3000), "black": at(0, 3245)}
    after = {"cue": at(0, 3240), "red-1": at(300, 3000)}
    frame = Frame(reds=1, on="colour", in_hand=False, opening=False)
    found = watch(frame, before, after, first=["black"], potted=["black"], nominated="black")
    assert found.spots.occupied == ("black",)
    assert [(ball.ball, ball.y) for ball in found.returned] == [("black", SPOTS["pink"].y)]


def test_in_hand_the_whole_d_is_looked_at() -> None:
    before = {"cue": at(0, 500), "red-1": at(0, 3000)}
    found = watch(Frame(reds=1), before, {"red-1": at(0, 3000)}, first=["red-1"], potted=["cue"])
    assert found.stroke.potted == ("cue",)
    assert not found.stroke.snookered


def test_a_stroke_played_on_the_table_is_judged() -> None:
    table = snooker_table()
    layout = snooker_opening(table)
    x, y = layout.at["cue"]
    for turn in (0.0, 0.02, pi):
        target = layout.at["red-15"]
        motion = simulate(table, layout, Shot(x, y, atan2(target[1] - y, target[0] - x) + turn, 4.0))
        found = watch(
            Frame(), motion.start.at, motion.final.at, first=motion.first_contacts, potted=motion.pocketed
        )
        verdict = FRAMES.judge(Frame(), found.stroke)
        assert not verdict.refused
        assert found.stroke.missed == (not motion.first_contacts)
