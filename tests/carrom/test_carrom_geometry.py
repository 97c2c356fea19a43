from math import isclose

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro.carrom.geometry import (
    SURFACES,
    BoardPoint,
    Piece,
    has_space,
    is_blocked,
    is_legal_direction,
    opening,
    put_back,
    queen_spot,
    shot_with,
    spot_faults,
    striker_faults,
)
from arbitro.table import carrom_table, plan

ICF, CLASSIC = SURFACES["carrom/icf-2001"], SURFACES["carrom/classic-29"]
LEFT, RIGHT = ICF.base_circles
spots = st.builds(BoardPoint, st.floats(-60, 60), st.floats(-60, 60))
crowds = st.lists(spots, max_size=6)


def men(*points: BoardPoint) -> list[Piece]:
    return [Piece("white", point) for point in points]


def apart(points: list[BoardPoint]) -> list[BoardPoint]:
    kept: list[BoardPoint] = []
    for point in points:
        if all(point.to(other) >= ICF.man for other in kept):
            kept.append(point)
    return kept


def test_a4_the_base_circles_of_two_sides_are_about_half_an_inch_apart() -> None:
    neighbour = BoardPoint(-LEFT.y, LEFT.x)
    assert isclose(RIGHT.to(neighbour) - ICF.base_circle, 12.7, abs_tol=0.6)


def test_41a_the_men_are_set_up_in_a_compact_circle_with_the_whites_in_a_y() -> None:
    pieces = opening(ICF)
    colours = [piece.colour for piece in pieces]
    assert (colours.count("white"), colours.count("black"), colours.count("queen")) == (9, 9, 1)
    gaps = [one.at.to(other.at) for one in pieces for other in pieces if one is not other]
    assert min(gaps) > ICF.man - 1e-6
    stem = [piece for piece in pieces if abs(piece.at.x) < 1e-6 and piece.at.y < 0]
    assert [piece.colour for piece in stem] == ["white", "white"]
    assert all(piece.at.length + ICF.man / 2 < ICF.outer_circle / 2 for piece in pieces)


@pytest.mark.parametrize("seat", range(4))
def test_41a_the_stem_of_the_y_points_at_the_breaker(seat: int) -> None:
    stem = opening(ICF, seat)[1].at.seen_from(seat)
    assert isclose(stem.x, 0, abs_tol=1e-6)
    assert stem.y < 0


def test_130a_the_striker_touches_both_base_lines() -> None:
    middle = (ICF.lower_line + ICF.upper_line) / 2
    assert striker_faults(ICF, BoardPoint(0, middle)) == set()
    assert striker_faults(ICF, BoardPoint(0, middle + 4.7)) == set()
    assert striker_faults(ICF, BoardPoint(0, middle + 4.8)) == {"base-line"}
    assert striker_faults(ICF, BoardPoint(0, 0)) == {"base-line"}


def test_130b_the_striker_covers_the_base_circle_and_keeps_off_the_arrow() -> None:
    assert striker_faults(ICF, RIGHT) == set()
    assert striker_faults(ICF, RIGHT + BoardPoint(-4, 0)) == set()
    assert striker_faults(ICF, RIGHT + BoardPoint(-6, 0)) == {"base-circle"}
    assert "arrow" in striker_faults(ICF, RIGHT + BoardPoint(4, 0))


def test_striking_2_the_moon_is_not_cut() -> None:
    assert striker_faults(CLASSIC, RIGHT + BoardPoint(-20, 0)) == {"base-circle"}


@pytest.mark.parametrize("seat", range(4))
def test_every_player_has_lines_of_his_own(seat: int) -> None:
    spot = BoardPoint(30, (ICF.lower_line + ICF.upper_line) / 2)
    for other in range(4):
        turned = spot.seen_from(-other)
        assert (striker_faults(ICF, turned, seat) == set()) == (other == seat)


def test_the_striker_needs_a_free_spot() -> None:
    spot = BoardPoint(0, (ICF.lower_line + ICF.upper_line) / 2)
    assert striker_faults(ICF, spot, 0, men(spot + BoardPoint(36, 0))) == {"occupied"}
    assert striker_faults(ICF, spot, 0, men(spot + BoardPoint(37, 0))) == set()


def test_striking_3_the_striker_crosses_the_front_line_where_the_book_asks_for_it() -> None:
    back, ahead = BoardPoint(0.3, -1), BoardPoint(0.3, 1)
    assert is_legal_direction(ICF, back)
    assert not is_legal_direction(CLASSIC, back)
    assert not is_legal_direction(CLASSIC, BoardPoint(1, 0))
    assert is_legal_direction(CLASSIC, ahead)
    assert is_legal_direction(CLASSIC, back, seat=2)


def test_142_men_can_leave_no_room_for_the_striker() -> None:
    height = (ICF.lower_line + ICF.upper_line) / 2
    wall = men(*(BoardPoint(-255 + 30 * step, height) for step in range(18)))
    assert not is_blocked(ICF, 0, [])
    assert is_blocked(ICF, 0, wall)
    assert not is_blocked(ICF, 2, wall)
    assert not is_blocked(ICF, 0, wall[:8] + wall[11:])


def test_85_89b_where_men_may_be_placed() -> None:
    assert spot_faults(ICF, BoardPoint(50, 0), []) == set()
    assert spot_faults(ICF, BoardPoint(69.1, 0), []) == set()
    assert spot_faults(ICF, BoardPoint(69.2, 0), []) == {"outside-circle"}
    assert spot_faults(ICF, BoardPoint(31.7, 0), []) == {"on-centre"}
    assert spot_faults(ICF, BoardPoint(50, 0), men(BoardPoint(50, 31))) == {"disturbed"}


def test_16_114_a_man_may_not_make_a_pair_or_a_cannon_with_the_queen() -> None:
    queen = BoardPoint(30, 30)
    line = BoardPoint(1, 1).unit()
    assert shot_with(ICF, queen - line * ICF.man, queen) == "cannon"
    assert shot_with(ICF, queen - line * (ICF.man + 10), queen) == "pair"
    assert shot_with(ICF, queen - line * (ICF.man * 2 + 1), queen) is None
    assert shot_with(ICF, queen + BoardPoint(ICF.man, 0), queen) is None
    beside = queen - line * (2 * ICF.man - 1)
    assert "shot-with-queen" in spot_faults(ICF, beside, [Piece("queen", queen)])


def test_79a_the_set_up_leaves_no_space() -> None:
    assert has_space(ICF, [])
    assert not has_space(ICF, opening(ICF))
    assert has_space(ICF, opening(ICF)[:12])


def test_93_94_the_queen_goes_to_the_centre_or_covers_most_of_what_is_free() -> None:
    assert queen_spot(ICF, []) == BoardPoint(0, 0)
    assert queen_spot(ICF, men(BoardPoint(40, 0))) == BoardPoint(0, 0)
    beside = queen_spot(ICF, men(BoardPoint(10, 0)))
    assert isclose(beside.x, 10 - ICF.man)
    assert queen_spot(ICF, men(BoardPoint(0, 0))).y == pytest.approx(ICF.man)
    assert queen_spot(ICF, men(BoardPoint(0, 0)), seat=2).y == pytest.approx(-ICF.man)


@given(crowds)
def test_94_no_free_spot_near_the_centre_covers_more(points: list[BoardPoint]) -> None:
    pieces = men(*apart(points))
    spot = queen_spot(ICF, pieces)
    assert all(spot.to(piece.at) >= ICF.man - 1e-5 for piece in pieces)
    for step in range(0, int(spot.length), 3):
        for x, y in ((1, 0), (0, 1), (-1, 0), (0, -1), (0.7, 0.7), (-0.7, 0.7), (0.7, -0.7), (-0.7, -0.7)):
            nearer = BoardPoint(x * step, y * step)
            free = all(nearer.to(piece.at) >= ICF.man for piece in pieces)
            assert not free or nearer.length >= spot.length - 1e-5


@pytest.mark.parametrize("seat", range(4))
def test_65_jumped_pieces_touch_each_other_away_from_the_player(seat: int) -> None:
    first, second, third = put_back(ICF, ["queen", "white", "black"], [], seat)
    assert first == Piece("queen", BoardPoint(0, 0))
    assert second.at.seen_from(seat).y == pytest.approx(ICF.man)
    assert second.at.seen_from(seat).x == pytest.approx(0, abs=1e-6)
    assert third.at.to(first.at) == pytest.approx(ICF.man)
    assert third.at.to(second.at) == pytest.approx(ICF.man)


@given(crowds)
def test_65_nothing_is_put_on_top_of_anything(points: list[BoardPoint]) -> None:
    pieces = men(*apart(points))
    laid = put_back(ICF, ["queen", "white", "black", "black"], pieces, 0)
    everything = [*pieces, *laid]
    gaps = [one.at.to(other.at) for one in everything for other in everything if one is not other]
    assert min(gaps) >= ICF.man - 1e-4


@pytest.mark.parametrize("radius", [0.0, 20.0, 31.7, 31.9, 50.0, 69.0, 69.2, 85.0, 120.0])
def test_the_plan_of_a_board_names_where_a_man_is_placed_as_the_law_rules_on_it(radius: float) -> None:
    bed, faults = plan(carrom_table()).bed, spot_faults(ICF, BoardPoint(radius, 0.0), ())
    assert (bed.placed_from <= radius <= bed.placed_within) == (not faults)
