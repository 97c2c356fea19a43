"""Jump shots and balls forced off the table, as the referee sees them of a stroke on the simulated table."""

from math import pi, radians
from random import Random

import pytest

from arbitro.snooker.books.wpbsa.rules import FRAMES
from arbitro.snooker.facts import SnookerStroke
from arbitro.snooker.frame import Frame
from arbitro.snooker.nomination import may_nominate
from arbitro.snooker.table import SPOTS, Point
from arbitro.strokes.snooker.jump import is_jump_shot, passes
from arbitro.strokes.snooker.played import SnookerStrokePlayed, play
from arbitro.strokes.snooker.setting import metres, opening, point
from arbitro.table import Bounce, Contact, Layout, Rack, Shot

UP = pi / 2


def laid(**at: tuple[float, float]) -> Layout:
    """Balls by the referee's millimetres; `red_1` names a red."""
    return Layout({name.replace("_", "-"): metres(Point(*place)) for name, place in at.items()})


def struck(layout: Layout, angle: float, speed: float, raised: float, **known: object) -> SnookerStrokePlayed:
    reds = sum(name.startswith("red") for name in layout.at)
    colours = tuple(name for name in SPOTS if name in layout.at)
    frame = Frame(reds=reds, colours=colours, in_hand=False, opening=False, **known)  # type: ignore[arg-type]
    return play(FRAMES, frame, layout, Shot(*layout.at["cue"], angle, speed, elevation=radians(raised)))


def stroke_of(played: SnookerStrokePlayed) -> SnookerStroke:
    fact = played.facts[0]
    assert isinstance(fact, SnookerStroke)
    return fact


def test_2_19_passing_over_a_ball_without_touching_it_is_a_jump_shot() -> None:
    played = struck(laid(cue=(0, 1000), red_1=(0, 1300), red_2=(0, 2500)), UP, 4.5, 40)
    stroke = stroke_of(played)
    assert stroke.fouls == ("jump",)
    assert played.frame.penalty is not None
    assert played.frame.penalty.value == 4


def test_2_19_a_level_stroke_is_no_jump_shot() -> None:
    assert stroke_of(struck(laid(cue=(0, 1000), red_1=(0, 1300)), UP, 4.5, 0)).fouls == ()


def test_2_19_touching_a_ball_and_landing_beyond_it_is_a_jump_shot() -> None:
    """The cue-ball clips the top of the ball on and comes down behind it."""
    found = []
    for height in range(60):
        layout = laid(cue=(0, 1000), red_1=(0, 1240 + height))
        played = struck(layout, UP, 3.4, 40)
        if "jump" in stroke_of(played).fouls and stroke_of(played).first == ("red",):
            found.append(played)
    assert found
    for played in found:
        met = next(event for event in played.motion.events if isinstance(event, Contact))
        assert any(time <= met.time for time in passes(played.motion, "red-1"))


@pytest.mark.parametrize(
    ("first", "second", "speed", "raised"),
    [
        ((-7.3, 1163.0), (43.4, 1178.3), 4.58, 21.6),
        ((5.8, 1144.2), (-55.1, 1151.4), 4.72, 26.2),
    ],
)
def test_2_19_a_first_one_ball_and_then_over_another_is_none(
    first: tuple[float, float], second: tuple[float, float], speed: float, raised: float
) -> None:
    played = struck(laid(cue=(0, 1000), red_1=first, red_2=second), UP, speed, raised)
    met = next(event for event in played.motion.events if isinstance(event, Contact))
    assert (met.piece, met.other) == ("cue", "red-1")
    assert [time > met.time for time in passes(played.motion, "red-2")][:1] == [True]
    assert stroke_of(played).fouls == ()


def test_2_19_b_leaping_into_a_ball_without_landing_beyond_it_is_none() -> None:
    played = struck(laid(cue=(0, 1000), red_1=(0, 1150)), UP, 3.0, 30)
    assert list(passes(played.motion, "red-1"))
    assert stroke_of(played).first == ("red",)
    assert stroke_of(played).fouls == ()


def test_2_19_c_over_the_ball_that_was_hit_lawfully_after_a_cushion_is_none() -> None:
    played = struck(laid(cue=(0, 3219.496), red_1=(-38.1229, 3430.2556)), 1.7432, 3.0071, 63.5894)
    met = next(event for event in played.motion.events if isinstance(event, Contact))
    over = list(passes(played.motion, "red-1"))[-1]
    assert any(
        isinstance(event, Bounce) and event.piece == "cue" and met.time < event.time < over
        for event in played.motion.events
    )
    assert stroke_of(played).fouls == ()
    assert is_jump_shot(played.motion, lawful=False)


def test_2_14_the_cue_ball_forced_off_the_table_is_a_foul_and_in_hand() -> None:
    played = struck(laid(cue=(0, 3200), red_1=(500, 1000), black=(0, 1000)), UP, 6.0, 35)
    stroke = stroke_of(played)
    assert (stroke.off_table, stroke.missed) == (("cue",), True)
    assert played.frame.in_hand
    assert "cue" not in played.layout.at
    assert played.frame.penalty is not None


def test_3_7_a_colour_forced_off_the_table_comes_back_to_its_spot() -> None:
    """A colour near the cushion is lifted over it by a cue-ball that comes down on it."""
    for step in range(6_000):
        dice = Random(step)
        layout = laid(
            cue=(0, 3300 + dice.uniform(0, 80)),
            blue=(dice.uniform(-20, 20), 3480 + dice.uniform(0, 40)),
            red_1=(0, 800),
        )
        played = struck(layout, UP, dice.uniform(8, 14), dice.uniform(35, 75))
        if "blue" in stroke_of(played).off_table:
            assert point(played.layout.at["blue"]) == SPOTS["blue"]
            assert played.frame.penalty is not None
            assert played.frame.penalty.value >= 5
            return
    pytest.fail("no colour left the table")


def test_frames_with_raised_cues_are_refereed_to_the_last_stroke() -> None:
    """Wild strokes send balls off: the referee's balls are those on the table after every one."""
    off = jumps = 0
    for seed in range(12):
        dice = Random(seed)
        frame, layout = Frame(), opening(Rack(seed=seed))
        for _ in range(15):
            at = metres(Point(150, 700)) if frame.in_hand else layout.at["cue"]
            if frame.in_hand and any(abs(at[0] - x) + abs(at[1] - y) < 0.08 for x, y in layout.at.values()):
                break
            named = dice.choice(may_nominate(frame)) if frame.on == "colour" or frame.free_ball else None
            shot = Shot(*at, dice.uniform(0, 2 * pi), dice.uniform(1, 9), 0.0, 0.0, dice.uniform(0, 1.2))
            played = play(FRAMES, frame, layout, shot, named)
            off += len(stroke_of(played).off_table)
            jumps += "jump" in stroke_of(played).fouls
            for fact in played.facts:
                verdict = FRAMES.judge(frame, fact)
                assert verdict.refused is None
                frame = verdict.state
            layout = played.layout
            if frame.outcome or frame.striker is None:
                break
            on_bed = sorted("red" if name.startswith("red") else name for name in layout.at)
            held = [] if frame.in_hand else ["cue"]
            assert on_bed == sorted([*["red"] * frame.reds, *frame.colours, *held])
    assert off > 10
    assert jumps > 3
