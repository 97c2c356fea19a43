"""Geometry and openings: what the books measure."""

from itertools import combinations
from math import hypot, sqrt

import pytest

from arbitro.table import (
    Layout,
    Rack,
    Table,
    carrom_opening,
    carrom_rack,
    carrom_table,
    snooker_opening,
    snooker_spots,
    snooker_table,
)
from arbitro.table.models import FIRST, apply_models

CARROM, SNOOKER = carrom_table(), snooker_table()


def gaps(table: Table, layout: Layout) -> list[float]:
    """Return the gaps between neighbours of the rack."""
    return [
        hypot(layout.at[a][0] - layout.at[b][0], layout.at[a][1] - layout.at[b][1])
        - table.pieces[a].radius
        - table.pieces[b].radius
        for a, b in combinations((name for name in layout.at if name != table.struck), 2)
    ]


@pytest.mark.parametrize("gap", [0.0, 1e-6, 2e-5, 1e-4])
@pytest.mark.parametrize("seed", range(5))
def test_a_carrom_rack_has_42_contacts_with_gaps_up_to_twice_the_mean(gap: float, seed: int) -> None:
    near = [g for g in gaps(CARROM, carrom_opening(CARROM, Rack(gap, seed))) if g < 5e-3]
    assert len(near) == 42
    assert -1e-15 <= min(near) <= max(near) <= 2 * gap + 1e-15


def test_a_triangle_of_reds_has_30_contacts() -> None:
    layout = snooker_opening(SNOOKER, Rack(2e-5, 1))
    reds = Layout({name: at for name, at in layout.at.items() if name.startswith("red") or name == "cue"})
    assert len([g for g in gaps(SNOOKER, reds) if g < 5e-3]) == 30


def test_the_same_seed_gives_the_same_rack_and_another_one_another() -> None:
    assert carrom_opening(CARROM, Rack(seed=1)) == carrom_opening(CARROM, Rack(seed=1))
    assert carrom_opening(CARROM, Rack(seed=1)).at != carrom_opening(CARROM, Rack(seed=2)).at


def test_the_first_rack_is_the_same_on_every_machine() -> None:
    assert carrom_opening(CARROM, Rack(seed=1)).at["queen"] == (0.3700013312315034, 0.37000491563514526)


def test_the_pockets_of_the_carrom_board_touch_both_frames() -> None:
    for pocket in CARROM.bed.pockets:
        assert min(pocket.x, CARROM.bed.width - pocket.x) == pytest.approx(pocket.radius)
        assert min(pocket.y, CARROM.bed.length - pocket.y) == pytest.approx(pocket.radius)


def test_the_snooker_table_is_as_the_book_measures_it() -> None:
    assert (SNOOKER.bed.width, SNOOKER.bed.length) == (1.778, 3.569)
    spots = snooker_spots(SNOOKER)
    assert spots["black"][1] == pytest.approx(3.569 - 0.324)
    assert spots["blue"] == (0.889, 1.7845)
    assert spots["pink"][1] == pytest.approx((spots["blue"][1] + 3.569) / 2)
    assert spots["green"][0] < spots["brown"][0] < spots["yellow"][0]
    assert {spots[name][1] for name in ("green", "brown", "yellow")} == {0.737}
    assert len(SNOOKER.bed.jaws) == 12


def test_mouths_of_the_snooker_pockets_are_as_wide_as_stated() -> None:
    mouths = sorted(
        hypot(a.x - b.x, a.y - b.y) - a.radius - b.radius for a, b in combinations(SNOOKER.bed.jaws, 2)
    )
    assert mouths[:6] == pytest.approx([0.0777043] * 4 + [0.092] * 2, abs=1e-7)


def test_corners_are_three_and_a_half_inches_wide_where_the_slate_falls() -> None:
    hole = next(pocket for pocket in SNOOKER.bed.pockets if pocket.name == "baulk-left")
    brink = hole.x + hole.radius / sqrt(2)
    jaws = [jaw for jaw in SNOOKER.bed.jaws if hypot(jaw.x, jaw.y) < 0.2]
    across = [abs(jaw.x - jaw.y) / sqrt(2) for jaw in jaws]
    along = [brink * sqrt(2) - (jaw.x + jaw.y) / sqrt(2) for jaw in jaws]
    half = [a - sqrt(jaw.radius**2 - d**2) for a, d, jaw in zip(across, along, jaws, strict=True)]
    assert along == pytest.approx([0.030] * 2)
    assert sum(half) == pytest.approx(0.089)


def test_pockets_that_swallow_have_the_jaws_that_they_had() -> None:
    jaws = apply_models(SNOOKER, FIRST).bed.jaws
    mouths = sorted(hypot(a.x - b.x, a.y - b.y) - a.radius - b.radius for a, b in combinations(jaws, 2))
    assert mouths[:6] == pytest.approx([0.086] * 4 + [0.092] * 2)


def test_cushions_end_where_their_jaws_begin() -> None:
    for cushion in SNOOKER.bed.cushions:
        for end in ((cushion.x0, cushion.y0), (cushion.x1, cushion.y1)):
            touching = [
                j for j in SNOOKER.bed.jaws if abs(hypot(j.x - end[0], j.y - end[1]) - j.radius) < 1e-12
            ]
            assert len(touching) == 1


def test_a_carrom_rack_is_set_up_by_hand_unless_its_gaps_are_told() -> None:
    assert carrom_opening(CARROM).rack == carrom_rack() == Rack(1e-4, 0)
    assert snooker_opening(SNOOKER).rack == Rack(2e-5, 0)
