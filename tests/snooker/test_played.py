from collections import Counter
from math import atan2, hypot, pi, sqrt
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from arbitro.snooker.balls import COLOURS, Ball
from arbitro.snooker.books.wpbsa.rules import FRAMES
from arbitro.snooker.facts import SnookerStroke, Spots, Touching
from arbitro.snooker.frame import Frame
from arbitro.snooker.nomination import may_nominate
from arbitro.snooker.table import BALL_DIAMETER, BAULK_LINE, SPOTS, Point, rack
from arbitro.strokes.snooker.played import SnookerStrokePlayed, play, touching_pieces
from arbitro.strokes.snooker.setting import TABLE, ball_of, balls_of, metres, opening, point, settle_layout
from arbitro.table import Layout, Rack, Shot, snooker_spots

REACH = BALL_DIAMETER / 1000
UP = pi / 2


def laid(**at: tuple[float, float]) -> Layout:
    """Balls by the referee's millimetres; `red_1` names a red."""
    return Layout({name.replace("_", "-"): metres(Point(*place)) for name, place in at.items()})


def on_spots(*colours: str) -> dict[str, tuple[float, float]]:
    return {name: (spot.x, spot.y) for name, spot in SPOTS.items() if name in colours}


def struck(
    frame: Frame, layout: Layout, angle: float, speed: float, nominated: Ball | None = None, **tip: float
) -> SnookerStrokePlayed:
    return play(FRAMES, frame, layout, Shot(*layout.at["cue"], angle, speed, **tip), nominated)


def stroke_of(played: SnookerStrokePlayed) -> SnookerStroke:
    fact = played.facts[0]
    assert isinstance(fact, SnookerStroke)
    return fact


def mid_frame(reds: int = 1, **known: object) -> Frame:
    return Frame(reds=reds, in_hand=False, opening=False, **known)  # type: ignore[arg-type]


def towards(layout: Layout, x: float, y: float) -> float:
    to, cue = metres(Point(x, y)), layout.at["cue"]
    return atan2(to[1] - cue[1], to[0] - cue[0])


def conserved(frame: Frame, layout: Layout) -> bool:
    """Tell whether the balls on the bed are those that the referee counts."""
    counted: list[str] = [*["red"] * frame.reds, *frame.colours, *([] if frame.in_hand else ["cue"])]
    return Counter(ball_of(piece) for piece in layout.at) == Counter(counted)


def test_the_simulated_table_is_the_table_of_the_book() -> None:
    assert {name: point(at) for name, at in snooker_spots(TABLE).items()} == pytest.approx(SPOTS)
    seen = {(ball.ball, round(ball.x), round(ball.y)) for ball in balls_of(opening(Rack(gap=0.0)))}
    assert seen == {
        (ball.ball, round(ball.x), round(ball.y + 0.49 * (ball.ball == "red"))) for ball in rack()
    }


def test_a_straight_pot_is_seen_as_one() -> None:
    layout = laid(cue=(-551, 782), red_1=(-800, 200), **on_spots(*COLOURS))
    played = struck(mid_frame(), layout, towards(layout, -883, 6), 2.0, height=-0.4)
    stroke = stroke_of(played)
    assert (stroke.first, stroke.potted, stroke.path) == (("red",), ("red",), "full")
    assert (played.frame.score, played.frame.on, played.frame.reds) == ((1, 0), "colour", 0)


def test_nothing_hit_in_another_direction_is_not_a_fair_attempt() -> None:
    layout = laid(cue=(0, 1000), red_1=(0, 3000), **on_spots(*COLOURS))
    stroke = stroke_of(struck(mid_frame(), layout, pi, 0.3))
    assert (stroke.missed, stroke.unfair) == (True, True)


@pytest.mark.parametrize(("speed", "unfair"), [(1.2, False), (0.2, True)])
def test_an_attempt_needs_direction_and_strength(speed: float, unfair: bool) -> None:
    layout = laid(cue=(-600, 900), red_1=(-600, 1900), **on_spots(*COLOURS))
    stroke = stroke_of(struck(mid_frame(), layout, towards(layout, -520, 1900), speed))
    assert (stroke.missed, stroke.unfair) == (True, unfair)


def test_a_ball_in_the_way_does_not_make_an_attempt_unfair() -> None:
    layout = laid(cue=(0, 1000), red_1=(0, 2400), **on_spots("blue"))
    stroke = stroke_of(struck(mid_frame(), layout, UP, 2.0))
    assert (stroke.first, stroke.unfair, stroke.path) == (("blue",), False, "none")


def test_an_in_off_leaves_the_cue_ball_in_hand() -> None:
    layout = laid(cue=(-789, 100), red_1=(-862.75, 26.25), black=(0, 3000))
    played = struck(mid_frame(), layout, towards(layout, -889, 0), 3.0, height=0.4)
    assert "cue" in stroke_of(played).potted
    assert played.frame.in_hand
    assert "cue" not in played.layout.at


def test_a_colour_comes_back_to_its_spot() -> None:
    layout = laid(cue=(-551, 782), green=(-800, 200), red_1=(0, 3000))
    frame = mid_frame(on="colour", colours=("green",))
    played = struck(frame, layout, towards(layout, -883, 6), 2.0, "green", height=-0.4)
    assert played.frame.score == (3, 0)
    assert point(played.layout.at["green"]) == SPOTS["green"]
    assert len(played.facts) == 1


def test_a_colour_whose_spot_is_occupied_goes_where_the_referee_says() -> None:
    layout = laid(cue=(-551, 782), green=(-800, 200), red_1=(-292, 740))
    frame = mid_frame(on="colour", colours=("green",))
    played = struck(frame, layout, towards(layout, -883, 6), 2.0, "green", height=-0.4)
    assert played.facts[1:] == (Spots(("green",)),)
    assert played.frame.spotted == (("green", "black"),)
    assert point(played.layout.at["green"]) == SPOTS["black"]


def test_with_every_spot_occupied_a_colour_goes_as_near_as_can_be() -> None:
    reds = {f"red_{n}": (spot.x, spot.y) for n, spot in enumerate(SPOTS.values(), start=1)}
    layout = laid(cue=(-551, 782), green=(-800, 200), **reds)
    played = struck(
        mid_frame(6, on="colour", colours=("green",)),
        layout,
        towards(layout, -883, 6),
        2.0,
        "green",
        height=-0.4,
    )
    assert played.frame.spotted == (("green", "near-green"),)
    x, y = played.layout.at["green"]
    red = played.layout.at["red-2"]
    assert hypot(x - red[0], y - red[1]) == pytest.approx(REACH, abs=1e-9)
    assert y > red[1]


@pytest.mark.parametrize(("other", "penalty"), [("red", None), ("pink", 6)])
def test_two_balls_met_at_once_are_both_first(other: Ball, penalty: int | None) -> None:
    piece = "red_2" if other == "red" else other
    layout = laid(cue=(0, 1000), red_1=(-30, 1500), **{piece: (30, 1500)})
    colours = () if other == "red" else (other,)
    played = struck(mid_frame(2 if other == "red" else 1, colours=colours), layout, UP, 1.0)
    assert sorted(stroke_of(played).first) == sorted(("red", other))
    assert (played.frame.penalty.value if played.frame.penalty else None) == penalty


def test_a_touching_ball_that_is_on_is_played_away_from() -> None:
    layout = laid(cue=(0, 1000), red_1=(0, 1000 + BALL_DIAMETER + 0.01), red_2=(500, 3000))
    frame = mid_frame(2, touching=("red",))
    assert touching_pieces(layout) == ("red-1",)
    away = struck(frame, layout, -UP, 0.3)
    assert away.frame.penalty is None
    into = struck(frame, layout, UP, 0.3)
    assert stroke_of(into).moved_touching
    assert into.frame.penalty is not None


def test_a_cue_ball_that_comes_to_rest_against_a_ball_is_called_touching() -> None:
    gap = 0.3
    layout = laid(cue=(0, 1000), red_1=(0, 1000 + BALL_DIAMETER + gap * 1000), black=(500, 3000))
    roll = 2 * TABLE.coefficients.roll * TABLE.coefficients.gravity
    played = struck(mid_frame(), layout, UP, sqrt(roll * gap * 1.00001), height=0.4)
    assert played.facts[1:] == (Touching(("red",)),)
    assert played.frame.touching == ("red",)


def test_a_foul_that_leaves_a_snooker_gives_a_free_ball() -> None:
    layout = laid(cue=(0, BAULK_LINE - 60), brown=(0, BAULK_LINE), red_1=(0, 3000))
    played = struck(mid_frame(colours=("brown",)), layout, -UP, 0.05)
    assert stroke_of(played).snookered
    assert played.frame.free_ball


def test_a_snooker_behind_the_free_ball_is_seen() -> None:
    frame = mid_frame(colours=("brown",), free_ball=True)
    layout = laid(cue=(0, 600), brown=(0, BAULK_LINE), red_1=(0, 3000))
    played = struck(frame, layout, UP, 0.35, "brown", height=-0.3)
    stroke = stroke_of(played)
    assert (stroke.first, stroke.free_snooker) == (("brown",), True)
    assert played.frame.penalty is not None


def test_in_hand_the_cue_ball_is_played_from_the_d() -> None:
    layout = laid(red_1=(0, 3000), black=(300, 3000))
    frame = Frame(reds=1, colours=("black",), opening=False)
    outside = play(FRAMES, frame, layout, Shot(*metres(Point(400, 700)), UP, 1.0))
    assert stroke_of(outside).fouls == ("improper-in-hand",)
    inside = play(FRAMES, frame, layout, Shot(*metres(Point(200, 700)), UP, 1.0))
    assert stroke_of(inside).fouls == ()


def test_a_tie_leaves_the_black_alone_on_its_spot() -> None:
    layout = laid(cue=(-551, 782), black=(-800, 200))
    frame = mid_frame(0, colours=("black",), on="black", score=(0, 7))
    played = struck(frame, layout, towards(layout, -883, 6), 2.0, height=-0.4)
    assert played.frame.respotted
    assert played.frame.striker is None
    assert played.layout == Layout({"black": metres(SPOTS["black"])})


def test_the_rack_is_part_of_the_record_of_the_break() -> None:
    layout = opening(Rack(gap=1e-5, seed=7))
    played = play(FRAMES, Frame(), layout, Shot(*metres(Point(150, 700)), UP, 4.0))
    assert played.motion.start.rack == Rack(gap=1e-5, seed=7)
    assert played.layout.rack is None


@settings(max_examples=25)
@given(st.integers(0, 2**32))
def test_balls_are_conserved_between_the_table_and_the_referee(seed: int) -> None:
    random = Random(seed)
    frame, layout = Frame(), opening(Rack(seed=seed))
    for _ in range(12):
        nominated = random.choice(may_nominate(frame)) if frame.on == "colour" or frame.free_ball else None
        at = metres(Point(150, 700)) if frame.in_hand else layout.at["cue"]
        if frame.in_hand and any(hypot(at[0] - x, at[1] - y) < REACH for x, y in layout.at.values()):
            return
        played = play(
            FRAMES, frame, layout, Shot(*at, random.uniform(0, 2 * pi), random.uniform(0.3, 6.0)), nominated
        )
        for fact in played.facts:
            verdict = FRAMES.judge(frame, fact)
            assert verdict.refused is None
            frame = verdict.state
        layout = played.layout
        assert frame == played.frame
        assert layout == settle_layout(frame, layout)
        if frame.outcome or frame.striker is None:
            return
        assert conserved(frame, layout)
