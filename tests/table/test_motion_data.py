"""Trajectories as data: what is recorded is what happened, in JSON and in bytes."""

from itertools import pairwise
from math import hypot, pi

import pytest
from msgspec.structs import replace

from arbitro.table import (
    Contact,
    Fall,
    Flick,
    Layout,
    Misplayed,
    Motion,
    Rack,
    Shot,
    carrom_opening,
    carrom_table,
    simulate,
    snooker_opening,
    snooker_table,
)
from arbitro.table.record import BadMotion, pack, unpack

CARROM, SNOOKER = carrom_table(), snooker_table()


@pytest.fixture(scope="module", params=["carrom", "snooker"])
def broken(request: pytest.FixtureRequest) -> Motion:
    if request.param == "carrom":
        layout = carrom_opening(CARROM, Rack(seed=5))
        return simulate(CARROM, layout, Flick(*layout.at["striker"], pi / 2 + 0.02, 4.5))
    layout = snooker_opening(SNOOKER, Rack(seed=5))
    return simulate(SNOOKER, layout, Shot(*layout.at["cue"], 1.63, 6.0, 0.2, 0.1))


def test_json_gives_the_same_motion_back(broken: Motion) -> None:
    assert Motion.from_json(broken.json()) == broken


def test_bytes_give_the_same_motion_back_but_for_rounded_spins(broken: Motion) -> None:
    again = unpack(pack(broken))
    unspun = {"wx": 0.0, "wy": 0.0, "wz": 0.0}
    assert [replace(s, **unspun) for s in again.segments] == [replace(s, **unspun) for s in broken.segments]
    assert replace(again, segments=()) == replace(broken, segments=())
    for mine, theirs in zip(again.segments, broken.segments, strict=True):
        assert mine.wz == pytest.approx(theirs.wz, rel=1e-6)


def test_a_record_from_before_anything_flew_is_read() -> None:
    motion = simulate(SNOOKER, Layout({"cue": (0.9, 0.5), "red-1": (0.9, 1.5)}), Shot(0.9, 0.5, pi / 2, 3.0))
    assert unpack(b"AMO1" + pack(motion)[4:]) == unpack(pack(motion))


def test_a_stroke_takes_a_few_kilobytes() -> None:
    layout = Layout({"cue": (0.9, 0.5), "red-1": (0.9, 1.5), "black": (1.0, 3.0)})
    assert len(pack(simulate(SNOOKER, layout, Shot(0.9, 0.5, pi / 2, 3.0)))) < 4_000


@pytest.mark.parametrize("data", [b"", b"AMO1", b"AMO1\xff\xff\xff\xff", b"nonsense that is no motion"])
def test_bytes_that_are_no_motion_are_refused(data: bytes) -> None:
    with pytest.raises(BadMotion):
        unpack(data)


def test_the_break_records_the_gap_and_seed_of_its_rack(broken: Motion) -> None:
    assert broken.start.rack == Rack(seed=5)
    assert broken.final.rack is None


def test_each_segment_starts_where_the_one_before_it_led(broken: Motion) -> None:
    for piece in {segment.piece for segment in broken.segments}:
        for before, then in pairwise(broken.path(piece)):
            x, y = before.at(then.time)
            assert hypot(x - then.x, y - then.y) < 1e-12


def test_at_the_end_everything_is_where_the_final_layout_says(broken: Motion) -> None:
    assert broken.at(broken.duration).keys() == broken.final.at.keys()
    for piece, (x, y) in broken.at(broken.duration).items():
        assert hypot(x - broken.final.at[piece][0], y - broken.final.at[piece][1]) < 1e-12


def test_events_come_in_the_order_of_their_times(broken: Motion) -> None:
    times = [event.time for event in broken.events]
    assert times == sorted(times)


def test_every_piece_is_on_the_bed_or_fell_once(broken: Motion) -> None:
    fell = [event.piece for event in broken.events if isinstance(event, Fall)]
    assert len(set(fell)) == len(fell)
    assert sorted([*fell, *broken.final.at]) == sorted(broken.start.at)


def test_two_pieces_met_at_the_same_moment_are_both_first() -> None:
    size = 2 * SNOOKER.pieces["cue"].radius
    reds = {"red-1": (0.889 - size / 2, 1.5), "red-2": (0.889 + size / 2, 1.5)}
    layout = Layout({"cue": (0.889, 0.5), **reds})
    motion = simulate(SNOOKER, layout, Shot(0.889, 0.5, pi / 2, 2.0))
    assert set(motion.first_contacts) == {"red-1", "red-2"}
    left, right = motion.path("red-1")[0], motion.path("red-2")[0]
    assert left.vx == pytest.approx(-right.vx, rel=1e-9)
    assert left.vy == pytest.approx(right.vy, rel=1e-9)


def test_a_ball_played_away_from_one_that_it_touches_does_not_move_it() -> None:
    size = 2 * SNOOKER.pieces["cue"].radius
    layout = Layout({"cue": (0.9, 0.5), "red-1": (0.9, 0.5 + size)})
    motion = simulate(SNOOKER, layout, Shot(0.9, 0.5, 0.0, 0.4))
    assert not [event for event in motion.events if isinstance(event, Contact)]
    assert motion.final.at["red-1"] == (0.9, 0.5 + size)


@pytest.mark.parametrize(
    ("shot", "why"),
    [
        (Shot(0.9, 0.5, 0.0, 30.0), "speed"),
        (Shot(0.9, 0.5, 0.0, 2.0, 0.6, 0.6), "miscue"),
        (Shot(0.9, 0.5, 0.0, 2.0, elevation=1.6), "elevation"),
        (Shot(0.92, 1.0, 0.0, 2.0), "overlap"),
        (Shot(0.9, 0.5, float("nan"), 2.0), "number"),
        (Shot(0.9, 0.5, float("inf"), 2.0), "number"),
        (Shot(0.9, 0.5, 1e20, 2.0), "angle"),
        (Shot(0.9, 0.5, 0.0, 2.0, float("nan")), "number"),
    ],
)
def test_a_stroke_that_nobody_can_play_is_refused(shot: Shot, why: str) -> None:
    with pytest.raises(Misplayed) as refused:
        simulate(SNOOKER, Layout({"cue": (0.9, 0.5), "red-1": (0.9, 1.0)}), shot)
    assert refused.value.fault == why


def test_a_piece_at_no_place_is_refused() -> None:
    layout = Layout({"cue": (0.9, 0.5), "red-1": (float("nan"), 1.0)})
    with pytest.raises(Misplayed) as refused:
        simulate(SNOOKER, layout, Shot(0.9, 0.5, 0.0, 2.0))
    assert refused.value.fault == "number"
