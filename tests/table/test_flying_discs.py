"""Discs in the air: flicks with a lift, rims that lift, the frame, the holes."""

from math import cos, hypot, pi, sin
from random import Random

import pytest

from arbitro.table import (
    Bounce,
    Contact,
    Fall,
    Flick,
    Landing,
    Layout,
    Left,
    Misplayed,
    Motion,
    Rack,
    Segment,
    Table,
    carrom_opening,
    carrom_table,
    rollout,
    simulate,
    simulate_many,
)
from arbitro.table.batch import Noise

G = 9.81
CARROM = carrom_table()
MAN, STRIKER = CARROM.pieces["queen"], CARROM.pieces["striker"]
BOUNCE, SLIDE, FRAME = 0.3, 0.13, 0.0222
UP = pi / 2


def alone(flick: Flick, table: Table = CARROM) -> Motion:
    return simulate(table, Layout({"striker": (flick.x, flick.y)}), flick)


def flights(motion: Motion, piece: str) -> list[Segment]:
    return [segment for segment in motion.path(piece) if segment.phase == "flying"]


def test_a_lift_throws_the_striker_up_by_its_sine() -> None:
    motion = alone(Flick(0.37, 0.1174, UP, 2.0, lift=0.15))
    hop = flights(motion, "striker")[0]
    assert (hop.vy, hop.vz) == pytest.approx((2.0 * cos(0.15), 2.0 * sin(0.15)), rel=1e-12)
    down = next(event for event in motion.events if isinstance(event, Landing))
    assert down.time == pytest.approx(2 * hop.vz / G, rel=1e-12)


def test_a_blow_aimed_down_is_thrown_back_and_slowed_by_the_board() -> None:
    hop = flights(alone(Flick(0.37, 0.1174, UP, 4.0, lift=-0.15)), "striker")[0]
    assert hop.vz == pytest.approx(BOUNCE * 4.0 * sin(0.15), rel=1e-12)
    rubbed = SLIDE * (1 + BOUNCE) * 4.0 * sin(0.15)
    assert hop.vy == pytest.approx(4.0 * cos(0.15) - rubbed, rel=1e-12)


def test_no_finger_lifts_more_than_the_limit() -> None:
    with pytest.raises(Misplayed) as refused:
        alone(Flick(0.37, 0.1174, UP, 2.0, lift=0.3))
    assert refused.value.fault == "lift"


@pytest.mark.parametrize(("lift", "off"), [(0.05, False), (0.19, True)])
def test_a_striker_whose_underside_is_above_the_frame_leaves_the_board(lift: float, off: bool) -> None:
    motion = alone(Flick(0.37, 0.5, UP, 5.0, lift=lift))
    met = next(event for event in motion.events if isinstance(event, Bounce | Left))
    assert isinstance(met, Left) is off
    assert (motion.off_table == ("striker",)) is off
    assert (flights(motion, "striker")[0].height(met.time) >= FRAME) is off


def test_a_flying_striker_falls_into_a_hole_only_from_low_or_if_it_comes_down_over_it() -> None:
    corner = CARROM.bed.pockets[2]
    away = 0.3 / 2**0.5
    start = (corner.x - away, corner.y - away)
    low = alone(Flick(*start, pi / 4, 2.0, lift=0.02)).events[-1]
    high = alone(Flick(*start, pi / 4, 3.5, lift=0.2)).events
    assert isinstance(low, Fall)
    assert not any(isinstance(event, Fall) and event.time < 0.12 for event in high)


def direct(speed: float, table: Table = CARROM) -> Motion:
    layout = Layout({"striker": (0.37, 0.1174), "white-1": (0.37, 0.3)})
    return simulate(table, layout, Flick(0.37, 0.1174, UP, speed))


def test_a_man_hit_directly_with_full_force_goes_over_the_frame() -> None:
    assert direct(5.5).off_table == ("white-1",)


@pytest.mark.parametrize("speed", [1.0, 3.0, 4.0])
def test_a_man_hit_with_less_stays_on_the_board(speed: float) -> None:
    assert direct(speed).off_table == ()


def test_the_rim_lifts_by_a_share_of_the_speed_that_the_contact_gives_less_what_is_held() -> None:
    motion = direct(5.5)
    met = next(event for event in motion.events if isinstance(event, Contact))
    man = next(segment for segment in motion.path("white-1") if segment.time >= met.time)
    given = hypot(man.vx, man.vy)
    assert man.vz == pytest.approx(0.5 * given - 2.5, rel=1e-9)


def test_the_lift_leaves_the_momentum_along_the_board_and_is_paid_by_what_the_contact_loses() -> None:
    flat = CARROM.with_coefficients(lift=0.0)
    for table in (CARROM, CARROM.with_coefficients(lift=40.0)):
        one, other = direct(5.5, flat), direct(5.5, table)
        met = next(event for event in other.events if isinstance(event, Contact))
        after = {s.piece: s for s in reversed(other.segments) if s.time >= met.time}
        plain = {s.piece: s for s in reversed(one.segments) if s.time >= met.time}
        assert [after[p].vy for p in ("striker", "white-1")] == [plain[p].vy for p in ("striker", "white-1")]
        spent = sum(CARROM.pieces[p].mass * after[p].vz ** 2 for p in ("striker", "white-1"))
        lost = STRIKER.mass * met_speed(other, met) ** 2 - sum(
            CARROM.pieces[p].mass * after[p].vy ** 2 for p in ("striker", "white-1")
        )
        assert 0.0 < spent <= lost * (1 + 1e-12)


def met_speed(motion: Motion, met: Contact) -> float:
    start = motion.path("striker")[0]
    return start.vy + start.ay * (met.time - start.time)


def test_a_pack_lifts_too_and_gains_nothing() -> None:
    layout = carrom_opening(CARROM, Rack(seed=1))
    motions = [
        simulate(CARROM, layout, Flick(*layout.at["striker"], UP + 0.01 * k, 5.5)) for k in range(-5, 6)
    ]
    assert any(segment.phase == "flying" for motion in motions for segment in motion.segments)


def test_what_leaves_is_counted_in_batches_and_rollouts() -> None:
    layout = Layout({"striker": (0.37, 0.1174), "white-1": (0.37, 0.3)})
    hard = Flick(0.37, 0.1174, UP, 5.5)
    outcome = simulate_many(CARROM, layout, [hard])[0]
    assert outcome.off == ("white-1",)
    assert "white-1" not in outcome.final
    assert outcome.pocketed == {}
    told = rollout(CARROM, layout, hard, Noise(angle=0.1), 200)
    assert 0.05 < told.off["white-1"] < 1.0
    assert told.played == 200


def test_ordinary_strokes_send_nothing_over_the_frame() -> None:
    dice = Random(1)
    layout = carrom_opening(CARROM, Rack(seed=1))
    opened = simulate(CARROM, layout, Flick(*layout.at["striker"], UP, 4.5)).final.without("striker")
    flicks = [
        Flick(dice.uniform(0.2, 0.54), 0.1174, dice.uniform(0.3, 2.8), dice.uniform(0.5, 4.0))
        for _ in range(500)
    ]
    assert not [outcome.off for outcome in simulate_many(CARROM, opened, flicks) if outcome.off]


def test_discs_lose_energy_with_the_height_counted() -> None:
    """From contact to contact a whole break keeps at most the energy of motion and of height that it had."""
    smooth = CARROM.with_coefficients(rub=0.0, cushion_rub=0.0)
    layout = carrom_opening(smooth, Rack(seed=3))
    motion = simulate(smooth, layout, Flick(*layout.at["striker"], UP + 0.02, 5.5, lift=-0.1))
    assert any(segment.phase == "flying" for segment in motion.segments)
    last = float("inf")
    for event in motion.events:
        parts = {s.piece: s for s in motion.segments if s.time <= event.time}
        now = sum(energy(smooth, part, event.time) for part in parts.values())
        assert now <= last * (1 + 1e-12)
        last = now


def energy(table: Table, part: Segment, time: float) -> float:
    t, mass = time - part.time, table.pieces[part.piece].mass
    along = (part.vx + part.ax * t) ** 2 + (part.vy + part.ay * t) ** 2
    return mass * ((along + (part.vz + part.az * t) ** 2) / 2 + G * part.height(time))
