"""Many strokes at once are the same strokes."""

from math import pi
from random import Random

import pytest

from arbitro.table import (
    Flick,
    Layout,
    Misplayed,
    Rack,
    Shot,
    Stroke,
    Table,
    carrom_opening,
    carrom_table,
    simulate,
    snooker_opening,
    snooker_table,
)
from arbitro.table.batch import Noise, noisy, rollout, simulate_many

CARROM, SNOOKER = carrom_table(), snooker_table()
BOARD, FRAME = carrom_opening(CARROM, Rack(seed=2)), snooker_opening(SNOOKER, Rack(seed=2))


def flicks(count: int) -> list[Flick]:
    dice = Random(3)
    return [
        Flick(dice.uniform(0.2, 0.54), 0.1174, dice.uniform(1.0, 2.1), dice.uniform(1.0, 5.0))
        for _ in range(count)
    ]


def test_many_strokes_end_as_each_of_them_alone() -> None:
    strokes = flicks(40)
    for stroke, outcome in zip(strokes, simulate_many(CARROM, BOARD, strokes), strict=True):
        motion = simulate(CARROM, BOARD, stroke)
        assert outcome.final == motion.final.at
        assert tuple(outcome.pocketed) == tuple(name for name in CARROM.pieces if name in motion.pocketed)
        assert outcome.duration == motion.duration
        assert (outcome.first,) == (motion.first_contacts[:1] or (None,))


def test_threads_change_nothing() -> None:
    strokes = flicks(64)
    one, four = (simulate_many(CARROM, BOARD, strokes, threads).numbers for threads in (1, 4))
    assert one == four


def test_results_are_a_buffer() -> None:
    outcomes = simulate_many(CARROM, BOARD, flicks(3))
    assert memoryview(outcomes.numbers).nbytes == 8 * 3 * (6 + 4 * len(CARROM.pieces))
    assert outcomes[-1] == outcomes[2]
    with pytest.raises(IndexError):
        outcomes[3]


def test_a_rollout_counts_what_noise_does() -> None:
    layout = FRAME.without(*(name for name in FRAME.at if name not in ("cue", "blue")))
    shot = Shot(*layout.at["cue"], pi / 2 + 0.0968, 2.5)
    sure = rollout(SNOOKER, layout, shot, Noise(), 50)
    shaky = rollout(SNOOKER, layout, shot, Noise(angle=0.05, speed=0.1), 400, seed=1)
    assert sure.first == {"blue": 1.0} or sure.first == {"none": 1.0}
    assert sum(shaky.first.values()) == pytest.approx(1.0)
    assert 0.0 < shaky.first["none"] < 1.0
    assert shaky == rollout(SNOOKER, layout, shot, Noise(angle=0.05, speed=0.1), 400, seed=1)


def test_noise_has_the_stated_spread() -> None:
    angles = [stroke.angle for stroke in noisy(Shot(0.9, 0.5, 1.0, 2.0), Noise(angle=0.01), 4000, 7)]
    mean = sum(angles) / len(angles)
    assert mean == pytest.approx(1.0, abs=1e-3)
    assert (sum((angle - mean) ** 2 for angle in angles) / len(angles)) ** 0.5 == pytest.approx(
        0.01, rel=0.05
    )


def test_noise_near_the_limit_of_speed_stays_within_it() -> None:
    hard = Flick(0.37, 0.1174, pi / 2, 5.4)
    assert max(stroke.speed for stroke in noisy(hard, Noise(speed=0.1), 200, 1)) == 5.5
    assert sum(rollout(CARROM, BOARD, hard, Noise(speed=0.1), 60).first.values()) == pytest.approx(1.0)


def test_a_tip_that_strays_too_far_is_a_miscue_and_counted_apart() -> None:
    edge = Shot(*FRAME.at["cue"], pi / 2, 3.0, side=0.45)
    told = rollout(SNOOKER, FRAME, edge, Noise(tip=0.05), 200)
    assert 0.05 < told.miscued < 0.4
    assert sum(told.first.values()) + told.miscued == pytest.approx(1.0)
    with pytest.raises(Misplayed) as refused:
        rollout(SNOOKER, FRAME, Shot(*FRAME.at["cue"], pi / 2, 3.0, side=0.8), Noise(tip=0.05), 10)
    assert refused.value.fault == "miscue"


@pytest.mark.parametrize(
    ("table", "layout", "stroke"),
    [
        (CARROM, BOARD, Shot(0.37, 0.1174, pi / 2, 2.0)),
        (SNOOKER, FRAME, Flick(*FRAME.at["cue"], pi / 2, 2.0)),
    ],
)
def test_the_stroke_of_the_other_game_is_refused(table: Table, layout: Layout, stroke: Stroke) -> None:
    with pytest.raises(Misplayed) as refused:
        simulate(table, layout, stroke)
    assert refused.value.fault == "kind"
    with pytest.raises(Misplayed) as refused:
        simulate_many(table, layout, [stroke])
    assert refused.value.fault == "kind"
